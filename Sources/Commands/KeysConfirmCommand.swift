import ArgumentParser
import ChatModel
import Console
import Foundation
import KeySupply
import ProgramContext
import SettingsModel

/// `airfit keys confirm`: lets the key commands of the configuration run.
struct KeysConfirm: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "confirm", abstract: "Confirm a key command that is new or has changed, so that it may run.",
        discussion: """
            A key_command of the configuration runs only after you have seen its exact words and confirmed them, once for \
            each change. What was confirmed stays on this machine: no backup or export holds it. Without a provider all \
            that wait are asked about.
            """)

    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Confirm without a question.")
    var yes = false

    @Argument(help: "The provider's id; all that wait without it.")
    var provider: String?

    func run() async throws {
        let (yes, provider) = (yes, provider.map { ProviderID($0) })
        try await Context.running([common]) { context in
            if let provider { _ = try context.nameOfProvider(provider) }
            let keys = context.keys
            if let provider, keys.commandWords(of: provider) == nil {
                throw Failure("\(provider.rawValue) has no key command.", .usage)
            }
            let waiting = keys.unconfirmedCommands.filter { provider == nil || $0.id == provider }
            guard !waiting.isEmpty else { return Output.aside("There is no key command to confirm.") }
            for (id, words) in waiting {
                if yes {
                    Output.aside("\(id.rawValue): \(ExactText.command(words))")
                } else {
                    guard HiddenPrompt.isPossible else {
                        throw Failure("This cannot be asked here; give --yes to confirm without a question.", .key)
                    }
                    try KeyCommandQuestion(id: id, words: words).ask()
                }
                try keys.approvals.confirm(words, of: id)
                Output.aside("The key command of \(id.rawValue) may run from now on.")
            }
        }
    }
}
