import ChatModel

/// The tokens and cost of a conversation: of its last answer, and of all answers together.
struct ConversationAccount: Equatable, Sendable {
    /// All rounds of the last answer together; `nil` before the first one.
    var lastAnswer: TokenUsage?
    /// Tokens that the next question brings along, as far as the last round counted them.
    var contextTokens: Int?
    /// US dollars of all answers in all branches.
    private(set) var totalUSD = 0.0
    private(set) var isEstimate = false
    /// Answers that were counted but have no price.
    private(set) var unpriced = 0

    init() {}

    /// - Parameters:
    ///   - tree: all branches: what was spent is spent, whichever is shown.
    ///   - path: the branch that is shown.
    init(tree: MessageTree, path: [ChatMessage]) {
        for message in tree.messages { add(message) }
        lastAnswer = Self.lastAnswer(of: path)
        contextTokens = path.last { $0.usage != nil }.flatMap { Self.context(of: $0.usage) }
    }

    /// A message of the coach is complete.
    mutating func add(_ message: ChatMessage) {
        guard message.author == .coach, let usage = message.usage else { return }
        contextTokens = Self.context(of: usage) ?? contextTokens
        if let cost = usage.costUSD {
            totalUSD += cost
            isEstimate = isEstimate || (usage.costIsEstimate && cost > 0)
        } else if (usage.input ?? usage.output) != nil {
            unpriced += 1
        }
    }

    private static func context(of usage: TokenUsage?) -> Int? {
        guard let usage, let input = usage.input else { return nil }
        return input.addingReportingOverflow(usage.output ?? 0).partialValue
    }

    /// The usage of the last turn, its rounds added up.
    static func lastAnswer(of path: [ChatMessage]) -> TokenUsage? {
        let begin = path.lastIndex { $0.author == .person }.map { $0 + 1 } ?? 0
        let rounds = path[begin...].filter { $0.author == .coach }.compactMap(\.usage)
        guard var sum = rounds.first else { return nil }
        for usage in rounds.dropFirst() { sum.add(usage) }
        return sum
    }
}

extension TokenUsage {
    /// A further round of the same answer. The first token is the first round's; time is added up, so that the speed is
    /// that of all rounds.
    fileprivate mutating func add(_ next: TokenUsage) {
        func sum(_ left: Int?, _ right: Int?) -> Int? {
            guard let left, let right else { return left ?? right }
            let (total, overflow) = left.addingReportingOverflow(right)
            return overflow ? left : total
        }
        input = sum(input, next.input)
        output = sum(output, next.output)
        cachedInput = sum(cachedInput, next.cachedInput)
        cacheWriteInput = sum(cacheWriteInput, next.cacheWriteInput)
        thinking = sum(thinking, next.thinking)
        if let cost = costUSD, let more = next.costUSD { costUSD = cost + more } else { costUSD = nil }
        costIsEstimate = costIsEstimate || next.costIsEstimate
        if let all = secondsInAll, let more = next.secondsInAll {
            // The wait before the first token of a later round is no time of writing.
            secondsInAll = all + more - (next.secondsToFirstToken ?? 0)
        }
    }
}
