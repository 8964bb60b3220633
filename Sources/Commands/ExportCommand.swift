import Archive
import ArgumentParser
import ChatModel
import Console
import ConversationStore
import DataWork
import Foundation
import HealthModel
import HealthStore
import ProgramContext
import Settings

/// The format of an export.
enum ExportKind: String, CaseIterable, ExpressibleByArgument {
    case json, csv, markdown
}

/// `airfit export`: everything that is the person's, in a file of their own.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all your data to a file (JSON) or a folder (CSV), or conversations alone.",
        discussion: """
            Health data, check-ins, conversations, requests and settings; never a key. airfit import reads the JSON \
            back. The file appears when it is whole and can be read by you alone. Ctrl-C stops and leaves nothing. With \
            --date, nothing of later days is in it.

            With --conversations, or --conversation and words of a title, conversations alone are written: as JSON that can \
            be imported again, with all branches, or as Markdown to read; several in Markdown are a folder.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Option(
        help:
            "json: one file that can be imported again. csv: a folder with a file for each table. markdown: conversations."
    )
    var format = ExportKind.json

    @Flag(help: "Only conversations, all of them.")
    var conversations = false

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Only the conversation with these words in its title.", valueName: "words"))
    var conversation: [String] = []

    @Flag(help: "Encrypt it with a passphrase; JSON only.")
    var encrypt = false

    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Replace a file that is there already; a folder, a link or a device never.")
    var force = false

    @Flag(help: "List the exports and backups made so far.")
    var list = false

    @Flag(help: "Print what was done as JSON.")
    var json = false

    @Argument(help: ArgumentHelp("The file or folder to write.", valueName: "path"))
    var path: String?

    func validate() throws {
        if encrypt, format == .csv {
            throw ValidationError("CSV is a folder of files and cannot be encrypted: take --format json.")
        }
        if format == .csv, conversations || !conversation.isEmpty {
            throw ValidationError("Conversations are written with --format json or markdown.")
        }
        if encrypt, conversations || !conversation.isEmpty || format == .markdown {
            throw ValidationError("Only an export of everything, or a backup, can be encrypted.")
        }
        if path == nil, !list { throw ValidationError("Say where to write the export: airfit export PATH.") }
    }

    func run() async throws {
        let (path, format, force, list, json) = (path, format, force, list, json)
        let (encrypt, options) = (encrypt, passphrase)
        let talksOnly = conversations || !conversation.isEmpty || format == .markdown
        let titles = conversation
        try await Context.running([common, root.common]) { context in
            guard let path, !list else { return ExportListing(context.exportHistory).print(asJSON: json) }
            if talksOnly {
                try context.refuseMissingStores()
                let chosen = try await context.conversations(titled: titles)
                let done = try await context.exportTalks(
                    chosen, to: path, as: format == .markdown ? .markdown : .json, mayReplace: force)
                return done.print(asJSON: json)
            }
            let secret =
                encrypt
                ? try options.passphrase(of: "the export", isNew: true, environment: context.environment) : nil
            let meter = ProgressLine()
            let done: ExportHistory.Entry
            do {
                done = try await context.export(
                    to: path, format: format == .csv ? .csv : .json, mayReplace: force,
                    opener: secret.map(SealedSink.opener)
                ) { meter.show($0) }
            } catch {
                Output.progress("")
                throw Failure(archiving: error)
            }
            Output.progress("")
            if json {
                Output.json(ExportListing.json(done))
            } else {
                let limit = context.todayFollowsClock ? "" : " and no health data after \(context.today.iso)"
                Output.print(
                    "\(done.path): \(grouped(done.rows)) rows, \(byteText(done.bytes)). It holds no keys\(limit).")
            }
        }
    }
}

/// Shows how far an export is, ten times a second at most.
final class ProgressLine: @unchecked Sendable {  // touched by the one thread that writes the export
    private let begin = ContinuousClock.now
    private var shownAt: ContinuousClock.Instant?

    func show(_ progress: ExportProgress) {
        let now = ContinuousClock.now
        guard Output.showsProgress, shownAt.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
        shownAt = now
        let bar = progress.fraction.map { share in
            let filled = Int(share * 30)
            return String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled) + " "
        }
        Output.progress(
            "\(bar ?? "")\(grouped(progress.rows)) rows, \(byteText(progress.bytes))  Ctrl-C stops, nothing half stays")
    }
}
