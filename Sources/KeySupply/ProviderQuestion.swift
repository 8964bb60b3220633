import ChatModel
import Console
import Providers
import SettingsModel

/// Asks whether a key command may run, or a host may be sent to.
public struct ProviderQuestion: Sendable {
    /// A question that the person confirms.
    public enum Subject: Equatable, Sendable {
        case command([String])
        /// By `ProviderDirectory.origin(of:)`.
        case host(String)
    }
    public let id: ProviderID
    public let subject: Subject

    public init(id: ProviderID, subject: Subject) { (self.id, self.subject) = (id, subject) }

    private var word: String {
        switch subject {
        case .command: "run"
        case .host: "send"
        }
    }

    public var lines: [String] {
        switch subject {
        case .command(let words):
            [
                "The key command of \(id.rawValue) is new or has changed. It is a program that AirFit runs for the key:",
                "  \(ExactText.command(words))",
            ]
        case .host(let host):
            [
                "The address of \(id.rawValue) in config.toml is new or has changed. What is asked of it, and your key where "
                    + "there is one, would go to:",
                "  \(ExactText.quoted(host, isCode: true))",
            ]
        }
    }

    public var prompt: String {
        switch subject {
        case .command: "Type \"\(word)\" to run it now and from now on:"
        case .host: "Type \"\(word)\" to send there now and from now on:"
        }
    }

    /// - Parameter answer: what was typed; `nil` for nothing.
    public func isConfirmed(by answer: String?) -> Bool { answer?.lowercased() == word }

    /// Asks on the terminal itself, as standard input may hold the question to the coach.
    /// - Throws: `Failure` for every answer but the word, and without a terminal.
    public func ask() throws {
        guard HiddenPrompt.isPossible, let terminal = PromptTerminal() else { throw unasked(advice: nil) }
        lines.forEach(terminal.show)
        guard isConfirmed(by: terminal.ask(prompt)) else {
            switch subject {
            case .command: throw Failure("The key command of \(id.rawValue) was not run.", .key)
            case .host(let host): throw Failure("Nothing was sent to \(host).", .key)
            }
        }
    }

    /// The failure where nobody can be asked.
    /// - Parameter advice: what to do, as a clause, where that is not the command line's way.
    public func unasked(advice: String?) -> Failure {
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

    /// Keeps the person's yes.
    /// - Throws: `Failure` where that cannot be kept.
    public func confirm(in keys: KeySupply) throws {
        switch subject {
        case .command(let words): try keys.approvals.confirm(words, of: id)
        case .host(let host): try keys.hosts.confirm([host], of: id)
        }
    }

    public var confirmed: String {
        switch subject {
        case .command: "The key command of \(id.rawValue) may run from now on."
        case .host(let host): "\(id.rawValue) is asked at \(host) from now on."
        }
    }
}
