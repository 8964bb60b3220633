import ChatModel

/// Which of a conversation's messages go into a request.
///
/// A turn, a person's message with all that answers it, goes in whole or not at all, so that a tool's result never
/// stands without its call. The last turn always goes in: if that is too long, the provider says so.
public struct HistoryBudget: Sendable {
    /// An estimate; see `TokenEstimate`.
    public var tokens: Int

    public init(tokens: Int) { self.tokens = tokens }

    public func trimmed(_ messages: [ChatMessage]) -> [ChatMessage] {
        var kept: [[ChatMessage]] = []
        var left = tokens
        for turn in Self.turns(of: Self.sendable(messages)).reversed() {
            let cost = turn.reduce(0) { $0 + TokenEstimate.tokens(in: $1) }
            guard kept.isEmpty || cost <= left else { break }
            kept.append(turn)
            left -= cost
        }
        return kept.reversed().flatMap { $0 }
    }

    /// Without answers that hold nothing, calls without a result and results without a call: a request with one of them
    /// is refused, and so would be every later one.
    ///
    /// Results are looked for right behind their calls alone, since some providers number the calls of each answer anew.
    /// They go in the order of the calls: in which order the tools were through differs from time to time, and what was
    /// sent once should stay equal.
    private static func sendable(_ messages: [ChatMessage]) -> [ChatMessage] {
        var kept: [ChatMessage] = []
        for (index, message) in messages.enumerated() {
            switch message.author {
            case .person: kept.append(message)
            case .tool: break  // goes with its call
            case .coach:
                let following = messages[(index + 1)...].prefix { $0.author == .tool }
                kept += sendable(message, following)
            }
        }
        return kept
    }

    /// An answer with the results of all its calls, or without any call.
    private static func sendable(_ answer: ChatMessage, _ results: some Sequence<ChatMessage>) -> [ChatMessage] {
        var answer = answer
        let ordered = answer.toolCalls.compactMap { call in results.first { $0.answersCall == call.id } }
        let isWhole = ordered.count == answer.toolCalls.count
        if !isWhole { answer.toolCalls = [] }
        // The provider's record holds the calls too: without all results it would be refused. That of an answer which
        // broke off may be half of one.
        if !isWhole || (answer.toolCalls.isEmpty && !answer.hasEndedNormally) { answer.providerRecord = nil }
        if answer.toolCalls.isEmpty { return answer.text.isEmpty ? [] : [answer] }
        return [answer] + ordered
    }

    /// Each begins with a person's message; what stands before the first one is left out.
    private static func turns(of messages: [ChatMessage]) -> [[ChatMessage]] {
        var turns: [[ChatMessage]] = []
        for message in messages {
            if message.author == .person {
                turns.append([message])
            } else if !turns.isEmpty {
                turns[turns.count - 1].append(message)
            }
        }
        return turns
    }
}

extension ChatMessage {
    fileprivate var hasEndedNormally: Bool { completion == .complete || completion == .length }
}

/// Tokens of a text without a tokenizer: four ASCII letters to a token, and each other character one. English text and
/// JSON come out a little high, which is the safe side of a limit.
public enum TokenEstimate {
    public static func tokens(in text: String) -> Int {
        var ascii = 0
        var other = 0
        for scalar in text.unicodeScalars { if scalar.isASCII { ascii += 1 } else { other += 1 } }
        return (ascii + 3) / 4 + other
    }

    /// With the few that a provider adds to each message.
    public static func tokens(in message: ChatMessage) -> Int {
        let calls = message.toolCalls.reduce(0) { $0 + tokens(in: $1.name) + tokens(in: $1.argumentsJSON) + 4 }
        return tokens(in: message.text) + calls + tokens(in: message.providerRecord?.json ?? "") + 4
    }

    /// What a provider is told about a tool.
    public static func tokens(in tool: ToolDefinition) -> Int {
        tokens(in: tool.name) + tokens(in: tool.summary) + tokens(in: tool.parametersJSON) + 8
    }
}
