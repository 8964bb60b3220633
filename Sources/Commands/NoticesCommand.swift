import ArgumentParser
import ChatModel
import CoachEngine
import Console
import ConversationStore
import Foundation
import CoachScreen
import JSON
import ProgramContext

/// `airfit notices`: which notices about measured values were shown, and which are dismissed.
struct NoticesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notices", abstract: "List the coach's notices about your data, or dismiss one.",
        discussion: """
            A notice about measured values is shown once, and again when what it is about grows. Kinds: \
            \(ReadingConcern.allCases.map(\.rawValue).joined(separator: ", ")). Those about a low or raised resting heart rate and \
            about weight loss are dismissed for good; the others come back when the value gets graver. Notices of a crisis \
            or an emergency in what you write are always shown.
            """)

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp("Don't show notices of this kind any more.", valueName: "kind"))
    var dismiss: ReadingConcern?

    @Flag(help: "Show dismissed notices again.")
    var restore = false

    @Flag(help: "Print one JSON object a line.")
    var json = false

    func validate() throws {
        if dismiss != nil && restore { throw ValidationError("Use either --dismiss or --restore.") }
    }

    func run() async throws {
        let (dismiss, restore, json) = (dismiss, restore, json)
        try await Context.running([common]) { context in
            let store = context.conversations
            if let dismiss {
                try await store.dismiss(dismiss, at: Date())
                Output.printNote(NoticeWords.dismissed(dismiss) + ".")
            } else if restore {
                try await store.restoreNotices()
                Output.printNote(NoticeWords.restored + ".")
            } else {
                let (hidden, last) = (context.privacy.hidden, context.lastInstant ?? .distantFuture)
                let shown = try await store.shownNotices().filter {
                    !hidden.contains($0.concern.category) && $0.seenAt <= last
                }
                Self.print(shown, json: json, zone: context.zone)
            }
        }
    }

    private static func print(_ notices: [ShownNotice], json: Bool, zone: TimeZone) {
        if json { return notices.forEach { Output.json($0.json) } }
        if notices.isEmpty { return Output.print("No notice about your data was shown yet.") }
        for notice in notices { Output.print(notice.line(in: zone)) }
    }
}

extension ReadingConcern: ExpressibleByArgument {}

extension ShownNotice {
    /// `weight_loss  last seen 2026-11-20  dismissed`.
    fileprivate func line(in zone: TimeZone) -> String {
        let date = seenAt.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
        return "\(concern.rawValue)  last seen \(date)" + (dismissedLevel == nil ? "" : "  dismissed")
    }

    fileprivate var json: String {
        JSONText.object([
            "kind": concern.rawValue, "level": level, "seen_at": seenAt.formatted(.iso8601),
            "dismissed": dismissedLevel != nil,
        ])
    }
}
