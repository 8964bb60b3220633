import ScreenKit
import Canvas
import ChatModel

/// Tokens, price and speed in few words, the least important left out where there is no room.
struct UsageWording {
    private var parts: [(text: String, rank: Int)] = []

    /// - Parameter contextLimit: tokens the model reads at most; `nil` where that is not known.
    init(_ account: ConversationAccount, contextLimit: Int?) {
        guard let usage = account.lastAnswer else {
            // The last answer cost nothing or failed; what those before it took was spent.
            addTotal(of: account, beyond: 0)
            return
        }
        if let input = usage.input { add("\(Tokens.grouped(input)) in", 1) }
        if let output = usage.output { add("\(Tokens.grouped(output)) out", 0) }
        if let price = Self.price(of: usage) { add(price, 2) }
        if let first = usage.secondsToFirstToken, let text = Seconds.noticeable(first) {
            add("first word after \(text)", 5)
        }
        if let speed = usage.tokensPerSecond, speed.isFinite, speed >= 0.5, (usage.secondsInAll ?? 0) > 0.05 {
            add("\(Int(min(speed, 99_999).rounded())) tokens/s", 6)
        }
        addTotal(of: account, beyond: usage.costUSD ?? 0)
        if let context = Self.context(account.contextTokens, of: contextLimit) { add(context, 3) }
    }

    private mutating func addTotal(of account: ConversationAccount, beyond last: Double) {
        guard account.totalUSD > last * 1.000_001 else { return }
        let sign = account.isEstimate || account.unpriced > 0 ? "~" : ""
        add("\(sign)\(Dollars.text(account.totalUSD)) in all", 4)
    }

    private mutating func add(_ text: String, _ rank: Int) { parts.append((text, rank)) }

    /// As much as fits on a line, what matters most first; the order is always the same.
    func text(width: Int) -> String {
        var left = width
        var kept: [Int] = []
        for index in parts.indices.sorted(by: { parts[$0].rank < parts[$1].rank }) {
            let needed = parts[index].text.cellWidth + (kept.isEmpty ? 0 : 3)
            guard needed <= left || kept.isEmpty else { continue }
            left -= needed
            kept.append(index)
        }
        return kept.sorted().map { parts[$0].text }.joined(separator: " · ")
    }

    /// `$0.0031`, `~$0.0031` where it was computed, `free`, `price unknown`; `nil` where nothing was counted.
    static func price(of usage: TokenUsage) -> String? {
        guard let cost = usage.costUSD else { return usage.input ?? usage.output == nil ? nil : "price unknown" }
        if cost <= 0 { return "free" }
        return (usage.costIsEstimate ? "~" : "") + Dollars.text(cost)
    }

    /// `ctx 12 % of 1.05 M`.
    private static func context(_ tokens: Int?, of limit: Int?) -> String? {
        guard let tokens, let limit, limit > 0, tokens > 0 else { return nil }
        let percent = Double(tokens) / Double(limit) * 100
        let words = percent < 1 ? "<1" : "\(Int(min(percent, 999).rounded()))"
        return "ctx \(words) % of \(Tokens.short(limit))"
    }
}
