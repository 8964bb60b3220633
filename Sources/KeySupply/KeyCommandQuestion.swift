import ChatModel
import Console
import Foundation
import SettingsModel

/// Asks whether a key command may run.
public struct KeyCommandQuestion: Sendable {
    public let id: ProviderID
    public let words: [String]

    public init(id: ProviderID, words: [String]) {
        self.id = id
        self.words = words
    }

    private static let word = "run"

    public var lines: [String] {
        [
            "The key command of \(id.rawValue) is new or has changed. It is a program that AirFit runs for the key:",
            "  \(ExactText.command(words))",
        ]
    }
    public var prompt: String { "Type \"\(Self.word)\" to run it now and from now on:" }

    /// - Parameter answer: what was typed; `nil` for nothing.
    public func isConfirmed(by answer: String?) -> Bool { answer?.lowercased() == Self.word }

    /// Asks on the terminal itself, as standard input may hold the question to the coach.
    /// - Throws: `Failure` for every answer but the word, and without a terminal.
    public func ask() throws {
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
