import ArgumentParser
import ChatModel
import Foundation
import SettingsModel

/// Asks whether a key command may run.
struct KeyCommandQuestion {
    let id: ProviderID
    let words: [String]

    private static let word = "run"

    var lines: [String] {
        [
            "The key command of \(id.rawValue) is new or has changed. It is a program that AirFit runs for the key:",
            "  \(ExactText.command(words))",
        ]
    }
    var prompt: String { "Type \"\(Self.word)\" to run it now and from now on:" }

    /// - Parameter answer: what was typed; `nil` for nothing.
    func isConfirmed(by answer: String?) -> Bool { answer?.lowercased() == Self.word }

    /// Asks on the terminal itself, as standard input may hold the question to the coach.
    /// - Throws: `Failure` for every answer but the word, and without a terminal.
    func ask() throws {
        guard HiddenPrompt.isPossible, let terminal = PromptTerminal() else {
            throw Failure.unconfirmedCommand(of: id, advice: nil)
        }
        lines.forEach(terminal.show)
        guard isConfirmed(by: terminal.ask(prompt)) else {
            throw Failure("The key command of \(id.rawValue) was not run.", .key)
        }
    }
}

extension Failure {
    /// - Parameter advice: what to do, as a clause, where that is not the command line's way.
    static func unconfirmedCommand(of id: ProviderID, advice: String?) -> Failure {
        let advice = advice ?? "airfit keys confirm \(id.rawValue) shows it and asks"
        return Failure(
            "The key command of \(id.rawValue) is new or has changed and was not run, as you have not confirmed it; "
                + "\(advice).", .key)
    }
}

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
