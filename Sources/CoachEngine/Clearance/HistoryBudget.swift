import ChatModel

/// Which of a conversation's messages go into a request.
///
/// A turn, a person's message with all that answers it, goes in whole or in short, so that a tool's result never stands
/// without its call. The last turn always goes in whole: if that is too long, the provider says so.
public struct HistoryBudget: Sendable {
    /// An estimate; see `TokenEstimate`.
    public var tokens: Int

    /// Turns are shortened several at a time: a provider's cache holds as long as the beginning of a talk stays the same.
    private static let step = 2

    public init(tokens: Int) { self.tokens = tokens }

    /// The messages that fit into the budget: the oldest turns go into one short text before the first that is kept.
    public func trimmed(_ messages: [ChatMessage]) -> [ChatMessage] {
        let turns = Self.turns(of: Self.sendable(messages))
        let costs = turns.map { turn in turn.reduce(0) { $0 + TokenEstimate.tokens(in: $1) } }
        guard costs.reduce(0, +) > tokens, turns.count > 1 else { return turns.flatMap { $0 } }
        let inShort = min(1_500, tokens / 6)
        let first = Self.firstWhole(costs, within: tokens - inShort)
        var kept = turns[first...].flatMap { $0 }
        let earlier = EarlierTurns(turns: Array(turns[..<first])).text(upTo: inShort)
        kept[0].text = earlier + "\n\n" + kept[0].text
        return kept
    }

    /// The turn from which on all fit.
    private static func firstWhole(_ costs: [Int], within tokens: Int) -> Int {
        var left = tokens
        var first = costs.count - 1
        left -= costs[first]
        while first > 0, costs[first - 1] <= left {
            first -= 1
            left -= costs[first]
        }
        return min(costs.count - 1, max(1, (first + step - 1) / step * step))
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
    /// The estimated tokens of a text.
    public static func tokens(in text: String) -> Int {
        var ascii = 0
        var other = 0
        for scalar in text.unicodeScalars { if scalar.isASCII { ascii += 1 } else { other += 1 } }
        return (ascii + 3) / 4 + other
    }

    /// The tokens of messages, with the few that a provider adds to each.
    public static func tokens(in message: ChatMessage) -> Int {
        let calls = message.toolCalls.reduce(0) { $0 + tokens(in: $1.name) + tokens(in: $1.argumentsJSON) + 4 }
        return tokens(in: message.text) + calls + tokens(in: message.providerRecord?.json ?? "") + 4
    }

    /// The estimated tokens of a tool's definition.
    public static func tokens(in tool: ToolDefinition) -> Int {
        tokens(in: tool.name) + tokens(in: tool.summary) + tokens(in: tool.parametersJSON) + 8
    }
}
