import ArgumentParser
import Console
import Entries
import HealthModel
import ProgramContext

/// `airfit snapshot`: the day's snapshot.
struct SnapshotCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Print what is known about a day.",
        discussion: """
            With --json one object; every field is there, null where nothing was measured. What Settings, Permissions hides \
            is left out, and standard error says so.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Print JSON.")
    var json = false
    @Flag(help: "Say how the meal, the plan, the streak, tags and the last talk come about.")
    var why = false

    func run() async throws {
        let (json, why) = (json, why)
        try await Context.running([common, root.common]) { context in
            let report = try await context.report()
            let shown = context.shown(report.snapshot)
            if json {
                Output.json(SnapshotJSON.text(of: shown))
            } else {
                Output.print(
                    SnapshotText.text(
                        of: shown, units: context.settings.units.system, hidden: context.privacy.hidden,
                        withReasons: why))
            }
            if let note = context.hiddenNote { Output.error(note) }
            let ahead = EntryWording.ahead(report.entriesAhead)
            if !ahead.isEmpty { Output.error(ahead + ".") }
        }
    }
}

extension Context {
    /// Without what the person hides.
    func shown(_ snapshot: HealthSnapshot) -> HealthSnapshot {
        privacy.hidden.isEmpty ? snapshot : snapshot.limited(to: privacy.shown)
    }

    /// The categories left out of the output, as a sentence; `nil` without any.
    var hiddenNote: String? {
        let hidden = HealthCategory.allCases.filter(privacy.hidden.contains)
        guard !hidden.isEmpty else { return nil }
        return "Hidden, so not shown: \(hidden.map(\.title).joined(separator: ", ")); see privacy.shown."
    }
}
