import AppStore
import Archive
import ArgumentParser
import ChatModel
import Console
import JSON
import ProgramContext
import Settings
import SettingsModel

/// `airfit config confirm`: settings of a restored backup that are off until the person says yes.
struct ConfigConfirm: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "confirm", abstract: "Confirm settings of a restored backup that are off until then.",
        discussion: """
            After airfit restore, settings that run programs, send data or speak to a model are off until you have seen \
            their exact words and confirmed them. What was set so on this machine before stays in force.
            """)

    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Confirm all of it without a question.")
    var yes = false

    @Flag(help: "Drop it: the settings stay as they are now.")
    var drop = false

    @Flag(help: "Only list what waits, as JSON.")
    var json = false

    func validate() throws {
        if [yes, drop, json].count(where: { $0 }) > 1 {
            throw ValidationError("Take one of --yes, --drop and --json.")
        }
    }

    func run() async throws {
        let (yes, drop, json) = (yes, drop, json)
        try await Context.running([common]) { context in
            let work = context.waitingConfirmation
            let waiting = work.waiting
            if json {
                return Output.json(
                    JSONText.object([
                        "waiting": waiting.entries.map { ["key": $0.key, "value": $0.value.exact(isCode: false)] }
                    ]))
            }
            guard !waiting.isEmpty else { return Output.print("Nothing waits to be confirmed.") }
            Output.print("From a restored backup, and off until you confirm it:")
            for entry in waiting.entries { Output.print("  \(entry.line)") }
            if drop {
                work.drop()
                return Output.print("It is dropped; the settings stay as they are.")
            }
            if !yes {
                try Confirmation.typed(
                    "confirm", after: "It runs programs, sends data or speaks to a model.", orFlag: "--yes")
            }
            try await work.confirm(waiting)
            Output.print("It is in force.")
        }
    }
}
