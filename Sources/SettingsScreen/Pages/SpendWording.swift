import ScreenKit
import ChatModel

/// The wording of receipts and sums: the same on the page and by the command.
public enum SpendWording {
    /// `$0.0031`, `~$0.0031` where it was computed from a list of prices, `free`, `unknown`, `not charged`.
    public static func price(_ cost: RequestCost) -> String {
        switch cost {
        case .told(let dollars): Dollars.text(dollars)
        case .computed(let dollars): "~" + Dollars.text(dollars)
        case .free: "free"
        case .unknown: "unknown"
        case .nothing: "not charged"
        }
    }

    /// `~$0.52`, and how many requests it leaves out because nobody knows their price.
    public static func price(_ sum: SpendAccount.Sum) -> String {
        let dollars = (sum.isComputed ? "~" : "") + Dollars.text(sum.dollars)
        guard sum.unknown > 0 else { return dollars }
        return "\(sum.dollars > 0 ? dollars : "$0.00") + \(Tokens.grouped(sum.unknown)) unknown"
    }

    /// `~$0.52 of $10.00 (5 %)`; without a limit the price alone.
    public static func price(_ sum: SpendAccount.Sum, of limit: Double?) -> String {
        guard let limit else { return price(sum) }
        let dollars = (sum.isComputed ? "~" : "") + Dollars.text(sum.dollars, of: limit)
        let unknown = sum.unknown > 0 ? " + \(Tokens.grouped(sum.unknown)) unknown" : ""
        return "\(dollars) of \(Dollars.text(limit)) (\(percent(sum.dollars, of: limit)))\(unknown)"
    }

    /// `5 %`, `<1 %`; a hundred only where the limit is reached.
    public static func percent(_ part: Double, of whole: Double) -> String {
        guard whole > 0 else { return "100 %" }
        let share = part / whole * 100
        if share > 0, share < 1 { return "<1 %" }
        let rounded = Int(min(share, 99_999).rounded())
        return "\(part < whole ? min(99, rounded) : rounded) %"
    }

    /// `41 requests`.
    public static func requests(_ sum: SpendAccount.Sum) -> String {
        sum.requests == 1 ? "1 request" : "\(Tokens.grouped(sum.requests)) requests"
    }

    /// `123,456 in, 12,345 out`, and how many requests it leaves out because their provider did not count all.
    public static func tokens(_ sum: SpendAccount.Sum) -> String {
        let counted = tokens(sum.inputTokens, sum.outputTokens)
        let hasCount = sum.inputTokens != nil || sum.outputTokens != nil
        guard hasCount, sum.uncounted > 0 else { return counted }
        return "\(counted) + \(Tokens.grouped(sum.uncounted)) not counted"
    }

    /// `1,840 in, 212 out`; `not counted` where the provider told neither.
    public static func tokens(_ usage: TokenUsage?) -> String { tokens(usage?.input, usage?.output) }

    private static func tokens(_ input: Int?, _ output: Int?) -> String {
        let parts = [input.map { "\(Tokens.grouped($0)) in" }, output.map { "\(Tokens.grouped($0)) out" }]
        let told = parts.compactMap { $0 }
        return told.isEmpty ? notCounted : told.joined(separator: ", ")
    }

    /// What stands for tokens that no provider told.
    public static let notCounted = "not counted"

    /// The conversation that a request was made in.
    public static func talk(_ talk: SpendReceipt.Talk) -> String {
        switch talk {
        case .none: "no conversation"
        case .kept(_, let title): ShortText.oneLine(title, 60)
        case .deleted: "a deleted conversation"
        case .untold: "not noted"
        }
    }

    /// How a request ended.
    public static func outcome(_ outcome: String) -> String {
        switch outcome {
        case "stop": "whole"
        case "length": "cut at its length"
        case "tool_calls": "called tools"
        case "content_filter": "filtered"
        case "cancelled": "stopped"
        default: "failed: \(ShortText.oneLine(outcome, 40))"
        }
    }

    /// A receipt, a fact a line.
    public static func receipt(_ receipt: SpendReceipt, _ calendar: SpendCalendar) -> String {
        let request = receipt.request
        let usage = request.usage
        var lines = [
            (
                "Time",
                "\(calendar.day(of: request.startedAt)) \(calendar.clock(of: request.startedAt)) (\(calendar.zone.identifier))"
            ),
            ("Provider", ShortText.oneLine(request.model.provider.rawValue, 60)),
            ("Model", ShortText.oneLine(request.model.model, 200)), ("Price", long(request.cost)),
            ("Tokens", tokens(usage)),
        ]
        func add(_ name: String, _ count: Int?) {
            if let count { lines.append((name, Tokens.grouped(count))) }
        }
        add("From the cache", usage?.cachedInput)
        add("To the cache", usage?.cacheWriteInput)
        add("For thinking", usage?.thinking)
        if let first = usage?.secondsToFirstToken { lines.append(("First word after", Seconds.short(first))) }
        if let all = usage?.secondsInAll { lines.append(("In all", Seconds.short(all))) }
        lines += [("Ended", outcome(request.outcome)), ("Conversation", talk(receipt.talk))]
        return lines.map { "\($0): \($1)" }.joined(separator: "\n")
    }

    private static func long(_ cost: RequestCost) -> String {
        switch cost {
        case .told: "\(price(cost)), as the provider told"
        case .computed: "\(price(cost)), by the list of prices"
        case .free: "free"
        case .unknown: "unknown: it counts in no sum of dollars"
        case .nothing: "not charged: it was refused first"
        }
    }
}
