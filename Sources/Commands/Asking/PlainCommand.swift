import ChatModel
import Foundation

/// A command of the plain chat.
enum PlainCommand: Equatable {
    case ask(String)
    /// A prepared question, in a conversation of its own.
    case prepared(Conversation.Kind)
    case help, new, today, quit
    /// `nil` asks which one it is.
    case model(String?)
    /// Sets the categories that the provider may see; `nil` asks for the current ones.
    case share(String?)
    /// Sends other providers' answers along.
    case earlier
    /// Another subject is taken up after a crisis.
    case subject
    /// No more notices as the last one about measured values.
    case dismiss
    /// Dismissed notices are shown again.
    case restore
    /// Lists the questions that wait for the network.
    case waiting
    /// Sends one of them, counted from 1; `nil` for the first.
    case send(Int?)
    /// Deletes one of them.
    case drop(Int?)
    /// The last question waits for the network: its answer failed for that.
    case wait
    case unknown(String)
    case nothing

    static let summary = """
        Write a question and press Enter. Ctrl-C stops the answer.
        /new begins a new conversation.
        /model says who answers; /model PROVIDER MODEL changes it.
        /share says what the provider may see; /share activity,sleep changes it, /share none shares nothing.
        /earlier lets it see what others answered in this conversation so far.
        /subject takes up another subject after a crisis: your data go along again.
        /dismiss keeps the last notice about your data away; /restore shows dismissed ones again.
        /waiting lists what waits for the network; /send N sends it now, /drop N deletes it.
        /wait has a question wait whose answer failed because the network was away.
        /today tells what is known about the day.
        /brief asks the coach about today, /review about the week; each begins a new conversation.
        /help lists the commands.
        /quit ends the chat, as Ctrl-D does.
        """

    init(_ line: String) {
        let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.hasPrefix("/") else {
            self = text.isEmpty ? .nothing : .ask(text)
            return
        }
        let words = text.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first ?? "" {
        case "help", "?": self = .help
        case "new": self = .new
        case "today": self = .today
        case "brief": self = .prepared(.brief)
        case "review": self = .prepared(.review)
        case "quit", "exit", "q": self = .quit
        case "model": self = .model(words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : nil)
        case "share": self = .share(words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : nil)
        case "earlier": self = .earlier
        case "subject": self = .subject
        case "dismiss": self = .dismiss
        case "restore": self = .restore
        case "waiting": self = .waiting
        case "wait": self = .wait
        case "send": self = .send(words.count > 1 ? Int(words[1].trimmingCharacters(in: .whitespaces)) : nil)
        case "drop": self = .drop(words.count > 1 ? Int(words[1].trimmingCharacters(in: .whitespaces)) : nil)
        case let name: self = .unknown(name)
        }
    }
}
