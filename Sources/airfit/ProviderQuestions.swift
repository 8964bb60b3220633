import ArgumentParser
import ChatModel
import Foundation
import Providers
import Settings
import SettingsModel

/// Asks whether a key command may run, or a host may be sent to.
struct ProviderQuestion {
    enum Subject: Equatable {
        case command([String])
        /// By `ProviderDirectory.origin(of:)`.
        case host(String)
    }
    let id: ProviderID
    let subject: Subject

    private var word: String {
        switch subject {
        case .command: "run"
        case .host: "send"
        }
    }

    var lines: [String] {
        switch subject {
        case .command(let words):
            [
                "The key command of \(id.rawValue) is new or has changed. It is a program that AirFit runs for the key:",
                "  \(ExactText.command(words))",
            ]
        case .host(let host):
            [
                "The address of \(id.rawValue) in config.toml is new or has changed. Your questions, and your key where there "
                    + "is one, would go to:",
                "  \(ExactText.quoted(host, isCode: true))",
            ]
        }
    }

    var prompt: String {
        switch subject {
        case .command: "Type \"\(word)\" to run it now and from now on:"
        case .host: "Type \"\(word)\" to send there now and from now on:"
        }
    }

    /// - Parameter answer: what was typed; `nil` for nothing.
    func isConfirmed(by answer: String?) -> Bool { answer?.lowercased() == word }

    /// Asks on the terminal itself, as standard input may hold the question to the coach.
    /// - Throws: `Failure` for every answer but the word, and without a terminal.
    func ask() throws {
        guard HiddenPrompt.isPossible, let terminal = PromptTerminal() else { throw unasked(advice: nil) }
        lines.forEach(terminal.show)
        guard isConfirmed(by: terminal.ask(prompt)) else {
            switch subject {
            case .command: throw Failure("The key command of \(id.rawValue) was not run.", .key)
            case .host(let host): throw Failure("Nothing was sent to \(host).", .key)
            }
        }
    }

    /// What is said where nobody can be asked.
    /// - Parameter advice: what to do, as a clause, where that is not the command line's way.
    func unasked(advice: String?) -> Failure {
        let advice = advice ?? "airfit keys confirm \(id.rawValue) shows it and asks"
        switch subject {
        case .command:
            return Failure(
                "The key command of \(id.rawValue) is new or has changed and was not run, as you have not confirmed it; "
                    + "\(advice).", .key)
        case .host(let host):
            return Failure(
                "The address of \(id.rawValue) is new or has changed and nothing was sent to \(host), as you have not "
                    + "confirmed it; \(advice).", .key)
        }
    }

    /// From now on it holds.
    /// - Throws: `Failure` where that cannot be kept.
    func confirm(in keys: KeySupply) throws {
        switch subject {
        case .command(let words): try keys.approvals.confirm(words, of: id)
        case .host(let host): try keys.hosts.confirm([host], of: id)
        }
    }

    var confirmed: String {
        switch subject {
        case .command: "The key command of \(id.rawValue) may run from now on."
        case .host(let host): "\(id.rawValue) is asked at \(host) from now on."
        }
    }
}

extension Context {
    /// Hosts of the configuration and key commands that wait for the person's yes, in that order.
    var providerQuestions: [ProviderQuestion] {
        let directory = providerDirectory
        let hosts = directory.ids.compactMap { id in
            directory.unconfirmedHost(of: id).map { ProviderQuestion(id: id, subject: .host($0)) }
        }
        return hosts + keys.unconfirmedCommands.map { ProviderQuestion(id: $0.id, subject: .command($0.words)) }
    }
}

extension ProviderApprovals {
    /// Confirms the hosts of addresses that the person gave to the program itself, word for word: that is their yes.
    func confirmHosts(setBy changes: [SettingsFile.Change]) throws {
        for case .set(let key, .text(let address)) in changes {
            let parts = key.split(separator: ".").map(String.init)
            guard parts.count == 3, parts[0] == "providers", parts[2] == "base_url",
                let host = ProviderDirectory.origin(of: address)
            else { continue }
            try confirm([host], of: ProviderID(parts[1]))
        }
    }
}

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
            if let provider { _ = try context.nameOfProvider(provider) }
            let waiting = context.providerQuestions.filter { provider == nil || $0.id == provider }
            guard !waiting.isEmpty else { return Output.aside("There is nothing to confirm.") }
            for question in waiting {
                if yes {
                    question.lines.forEach(Output.aside)
                } else {
                    guard HiddenPrompt.isPossible else {
                        throw Failure("This cannot be asked here; give --yes to confirm without a question.", .key)
                    }
                    try question.ask()
                }
                try question.confirm(in: context.keys)
                Output.aside(question.confirmed)
            }
        }
    }
}
