import ChatModel

/// A conversation as the providers want it that insist on pairs: every call with its result, nothing without the other.
struct ConversationTurns {
    /// A call that was answered.
    struct AnsweredCall {
        var call: ToolCall
        /// The message of the tool.
        var result: ChatMessage
    }
    enum Turn {
        case person(String)
        /// - Parameter calls: in the order they were made; those that were never answered are left out.
        case coach(ChatMessage, calls: [AnsweredCall])
    }

    private(set) var turns: [Turn] = []

    /// - Parameter messages: oldest first. A result belongs to the last call of its id before it: servers begin again with
    ///   the same ids in every answer.
    init(_ messages: [ChatMessage]) {
        var results: [Int: [String: ChatMessage]] = [:]
        var open: [String: Int] = [:]
        for (place, message) in messages.enumerated() {
            switch message.author {
            case .person: break
            case .coach: for call in message.toolCalls { open[call.id] = place }
            case .tool:
                guard let call = message.answersCall, let asked = open.removeValue(forKey: call) else { continue }
                results[asked, default: [:]][call] = message
            }
        }
        for (place, message) in messages.enumerated() {
            switch message.author {
            case .person: if !message.text.isBlank { turns.append(.person(message.text)) }
            case .coach:
                let calls = message.toolCalls.compactMap { call in
                    results[place]?[call.id].map { AnsweredCall(call: call, result: $0) }
                }
                if !message.text.isBlank || !calls.isEmpty { turns.append(.coach(message, calls: calls)) }
            case .tool: break  // goes with its call
            }
        }
    }
}

extension ChatMessage {
    /// The record of the turn as `model` wrote it: `nil` where another model did, for records are understood by their own
    /// model only, and where not all its calls were answered, for the record holds them all.
    func record(for model: ModelReference, answered: [ConversationTurns.AnsweredCall]) -> Any? {
        guard let record = providerRecord, record.model == model, answered.count == toolCalls.count else { return nil }
        return RequestJSON.parsed(record.json)
    }
}

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
