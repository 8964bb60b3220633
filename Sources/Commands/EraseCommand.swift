import Archive
import ArgumentParser
import Console
import DataWork
import JSON
import ProgramContext

/// `airfit erase`: deletes everything.
struct EraseCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let word = "delete everything"
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Delete everything that AirFit keeps on this machine. This cannot be undone.",
        discussion: """
            Health data, conversations, keys, drafts, logs, caches, what earlier restores kept, and with --config the \
            settings and themes. Exports and backups elsewhere are not touched; their paths are told. Quit AirFit's \
            full screen first.

            With --taken-back only what was taken back goes for good: entries of the log, and the files' names of undone \
            imports. Deleted conversations and memories are gone at once; this also writes the pages of both databases anew, \
            so that nothing of what was deleted stays in unused parts of the files.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Delete settings and themes too.")
    var config = false

    @Flag(help: "Only what was taken back or deleted before; all else stays.")
    var takenBack = false

    @Flag(help: "Do not ask.")
    var yes = false

    @Flag(help: "Print what was done as JSON.")
    var json = false

    func validate() throws {
        if takenBack, config { throw ValidationError("--taken-back leaves the settings as they are.") }
    }

    func run() async throws {
        let (config, yes, json, takenBack) = (config, yes, json, takenBack)
        try await Context.running([common, root.common]) { context in
            if takenBack { return try await TakenBackErasure(context: context).run(asking: !yes, asJSON: json) }
            if !yes {
                try Confirmation.typed(
                    Self.word, after: "All your health data, conversations and keys will be gone for good.",
                    orFlag: "--yes")
            }
            let done: EraseWork.Done
            do {
                done = try await context.erasing.run(withSettings: config)
            } catch {
                throw Failure(archiving: error)
            }
            if json { Output.json(done.json) } else { Output.print(done.lines.joined(separator: "\n")) }
            if !done.outcome.left.isEmpty { throw Failure("Not everything could be deleted.", .other) }
        }
    }
}

extension EraseWork.Done {
    fileprivate var json: String {
        JSONText.object([
            "files": outcome.files, "bytes": outcome.bytes, "left": outcome.left, "not_touched": elsewhere,
            "settings_kept": keepsSettings,
            "items": outcome.removed.map { ["name": $0.name, "files": $0.files, "bytes": $0.bytes] as [String: Any] },
        ])
    }
}
