import ArgumentParser
import ChatModel
import Console
import KeySupply
import ProgramContext
import WeatherModel

/// `airfit keys confirm`: lets the key commands of the configuration run.
struct KeysConfirm: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "confirm", abstract: "Confirm an address or a key command that is new or has changed.",
        discussion: """
            A key_command of the configuration runs, and a host that a base_url names is sent something, only after you have \
            seen it and confirmed it, once for each change. What was confirmed stays on this machine: no backup or export \
            holds it. Without a provider all that wait are asked about.
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
            if let provider, WeatherProviderID(rawValue: provider.rawValue) == nil {
                _ = try context.nameOfProvider(provider)
            }
            let waiting = context.providerQuestions.filter { provider == nil || $0.id == provider }
            guard !waiting.isEmpty else { return Output.printNote("There is nothing to confirm.") }
            for question in waiting {
                if yes {
                    question.lines.forEach(Output.printNote)
                } else {
                    guard HiddenPrompt.isPossible else {
                        throw Failure("This cannot be asked here; give --yes to confirm without a question.", .key)
                    }
                    try question.ask()
                }
                try question.confirm(in: context.keys)
                Output.printNote(question.confirmed)
            }
        }
    }
}
