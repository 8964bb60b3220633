import ChatModel
import CoachTools
import Foundation
import HealthModel
import JSON

/// The part of a conversation that a model may read: earlier turns were answered by whoever was talked with then, on
/// the data that the person shared with them at that time.
struct SharedHistory: Sendable {
    var model: ModelReference
    var consent: ConsentFilter
    /// The filters of other models of the same provider: where they answer.
    var relatives: [ModelReference: ConsentFilter] = [:]
    /// Turns that others answered up to then go along; `nil` where none does.
    var earlierTalkUntil: Date?
    /// All of it may be read: it stays on this machine, and nothing is kept back there.
    var isOpen = false
    /// Index of the message from which on a crisis holds: what was said before it stays back, and results of tools do.
    var crisisStart: Int?

    /// With the last turn, which is being answered, whoever answered the ones before.
    func passed(_ messages: [ChatMessage]) -> [ChatMessage] {
        let open = messages.lastIndex { $0.author == .person } ?? messages.startIndex
        let earlier = Array(messages[..<open].dropFirst(crisisStart.map { min($0, open) } ?? 0))
        return (seen(earlier) + messages[open...]).compactMap { message in
            crisisStart == nil ? withoutWithheld(message).withoutCategories : message.wordsAlone
        }
    }

    /// Turns that the model may be shown: its own, and those of others that stood there when the person said so.
    func seen(_ messages: [ChatMessage]) -> [ChatMessage] {
        guard !isOpen else { return messages }
        var turns: [[ChatMessage]] = []
        for message in messages {
            if message.author == .person || turns.isEmpty { turns.append([]) }
            turns[turns.count - 1].append(message)
        }
        return turns.filter { isOwn($0) || isLetAlong($0) }.flatMap { $0 }
    }

    private func isLetAlong(_ turn: [ChatMessage]) -> Bool {
        guard let earlierTalkUntil else { return false }
        return turn.allSatisfy { $0.createdAt <= earlierTalkUntil }
    }

    /// Whether the model answered, and nobody else. An answer whose author nobody knows may be of another, and so may a
    /// question that was never answered have been asked of another.
    private func isOwn(_ turn: [ChatMessage]) -> Bool {
        guard consent.isConfirmed, let first = turn.first else { return false }
        if let since = consent.confirmedAt, first.createdAt < since { return false }
        let answers = turn.filter { $0.author == .coach }
        return !answers.isEmpty && answers.allSatisfy { $0.model.map(isSameReader) ?? false }
    }

    private func isSameReader(_ author: ModelReference) -> Bool {
        if author == model { return true }
        guard author.provider == model.provider, let other = relatives[author] else { return false }
        return other.place == consent.place && other.host == consent.host
    }

    private func withoutWithheld(_ message: ChatMessage) -> ChatMessage {
        guard let result = message.toolResult else { return message }
        var message = message
        message.toolResult?.json = SharedResult.passed(result.json, consent)
        message.text = SharedResult.passed(message.text, consent)
        return message
    }
}

extension ChatMessage {
    /// Without what a tool's result says of itself for later readers: it is nothing to a model.
    fileprivate var withoutCategories: ChatMessage {
        guard let result = toolResult else { return self }
        var message = self
        message.toolResult?.json = SharedResult.withoutCategories(result.json)
        message.text = SharedResult.withoutCategories(text)
        return message
    }

    /// Without calls, results, thinking and the provider's record, in which all of them may stand; `nil` for a tool's.
    fileprivate var wordsAlone: ChatMessage? {
        guard author != .tool else { return nil }
        var message = self
        message.toolCalls = []
        message.thinking = ""
        message.providerRecord = nil
        return message
    }
}
