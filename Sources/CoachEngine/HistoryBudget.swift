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

    /// Without answers that hold nothing, calls without a result and results without a call.
    private static func sendable(_ messages: [ChatMessage]) -> [ChatMessage] {
        let answered = Set(messages.compactMap { $0.author == .tool ? $0.answersCall : nil })
        var open: Set<String> = []
        return messages.compactMap { message in
            switch message.author {
            case .person: return message
            case .tool:
                guard let call = message.answersCall, open.remove(call) != nil else { return nil }
                return message
            case .coach:
                var message = message
                let isWhole = message.toolCalls.allSatisfy { answered.contains($0.id) }
                if !isWhole {
                    // The provider's record holds the calls too: without all results it would be refused.
                    message.toolCalls = []
                    message.providerRecord = nil
                }
                open.formUnion(message.toolCalls.map(\.id))
                return message.text.isEmpty && message.toolCalls.isEmpty ? nil : message
            }
        }
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
}
