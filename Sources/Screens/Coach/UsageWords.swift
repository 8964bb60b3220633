import Canvas
import ChatModel

/// Tokens, price and speed in few words, the least important left out where there is no room.
struct UsageWords {
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

/// US dollars: four places below a cent, then two.
enum Dollars {
    static func text(_ amount: Double) -> String {
        guard amount.isFinite, amount >= 0, amount < 1e12 else { return "$?" }
        if amount > 0, amount < 0.0001 { return "<$0.0001" }
        let places = amount > 0 && amount < 0.01 ? 4 : 2
        let scale = places == 4 ? 10_000 : 100
        let units = Int((amount * Double(scale)).rounded())
        let fraction = String(units % scale)
        return "$\(Tokens.grouped(units / scale))."
            + String(repeating: "0", count: places - fraction.count) + fraction
    }

    /// A price for a million tokens: `$1.25`, `$0.075`, `free`.
    static func price(_ amount: Double) -> String {
        guard amount != 0 else { return "free" }
        let mills = amount * 1000
        let hasMills = amount < 1 && Int(mills.rounded()) % 10 != 0 && mills.rounded() >= 1
        guard hasMills else { return text(amount) }
        let digits = String(Int(mills.rounded()))
        return "$0." + String(repeating: "0", count: 3 - digits.count) + digits
    }
}

/// Counts of tokens.
enum Tokens {
    /// `1,234`.
    static func grouped(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
    }

    /// `900`, `128 k`, `1.05 M`.
    static func short(_ number: Int) -> String {
        if number < 1000 { return String(number) }
        if number < 999_500 { return "\(Int((Double(number) / 1000).rounded())) k" }
        let hundredths = Int((Double(number) / 10_000).rounded())
        let fraction = hundredths % 100
        let text =
            fraction == 0 ? "" : fraction % 10 == 0 ? ".\(fraction / 10)" : ".\(fraction < 10 ? "0" : "")\(fraction)"
        return "\(hundredths / 100)\(text) M"
    }
}

/// Times of seconds and less.
enum Seconds {
    /// `4.2 s`, `2 min 05 s`.
    static func tenths(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 100_000 else { return "? s" }
        if seconds >= 100 {
            let whole = Int(seconds.rounded())
            return "\(whole / 60) min \(whole % 60 < 10 ? "0" : "")\(whole % 60) s"
        }
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }

    /// `12 ms`, `4.2 s`.
    static func short(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 0.95 else { return tenths(seconds) }
        return seconds > 0 && seconds < 0.001 ? "<1 ms" : "\(Int((seconds * 1000).rounded())) ms"
    }

    /// As `short`; `nil` for what nobody could notice.
    static func noticeable(_ seconds: Double) -> String? { seconds < 0.001 ? nil : short(seconds) }
}
