import Archive
import Canvas
import ChatModel
import Console
import Foundation
import HealthModel
import JSON
import SettingsScreen

/// The account of spending as `airfit spend` prints it.
public struct SpendReport: Sendable {
    private let account: SpendAccount
    private let budget: Budget
    private let moment: Date
    private var calendar: SpendCalendar { account.calendar }

    public init(_ account: SpendAccount, _ budget: Budget, at moment: Date) {
        self.account = account
        self.budget = budget
        self.moment = moment
    }

    // MARK: Text

    /// Receipts that stand below the sums.
    private static let listed = 20

    /// The account of today and the month, with the limits and what is left at providers.
    public func text(_ credit: [ProviderCredit]) -> String {
        let (day, month) = (account.day(of: moment), account.month(of: moment))
        var lines = Self.columns([
            [
                "Today", SpendWording.price(day, of: budget.dayUSD), SpendWording.requests(day),
                SpendWording.tokens(day),
            ],
            [
                "This month", SpendWording.price(month, of: budget.monthUSD), SpendWording.requests(month),
                SpendWording.tokens(month),
            ],
        ])
        if !credit.isEmpty {
            lines += ["", "Credit"] + Self.columns(credit.map { ["  \($0.provider.rawValue)", $0.words] })
        }
        let receipts = account.receipts.prefix(Self.listed)
        guard !receipts.isEmpty else {
            return (lines + ["", "There are no receipts yet. The offline coach takes nothing and has none."])
                .joined(separator: "\n")
        }
        let rest = account.receipts.count - receipts.count
        lines += ["", rest > 0 ? "The last \(receipts.count) of \(account.receipts.count) receipts" : "Receipts"]
        lines += Self.columns(
            receipts.map { receipt in
                let request = receipt.request
                return [
                    "  \(calendar.day(of: request.startedAt)) \(calendar.clock(of: request.startedAt))",
                    request.model.settingsName, SpendWording.tokens(request.usage), SpendWording.price(request.cost),
                    SpendWording.talk(receipt.talk),
                ]
            })
        return lines.joined(separator: "\n")
    }

    /// The spending of each group, as a table.
    public func text(_ grouping: SpendAccount.Grouping) -> String {
        let groups = account.groups(by: grouping)
        guard !groups.isEmpty else { return "There are no receipts yet." }
        let head = [grouping.rawValue.uppercased(), "REQUESTS", "TOKENS IN", "TOKENS OUT", "NOT COUNTED", "PRICE"]
        let rows = groups.map { group in
            [
                group.name, "\(group.sum.requests)", group.sum.inputTokens.map(String.init) ?? SpendWording.notCounted,
                group.sum.outputTokens.map(String.init) ?? SpendWording.notCounted, "\(group.sum.uncounted)",
                SpendWording.price(group.sum),
            ]
        }
        return Self.columns([head] + rows).joined(separator: "\n")
    }

    /// As wide as their widest cell; the last one is not filled up.
    private static func columns(_ rows: [[String]]) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].cellWidth : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.cellWidth) }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    // MARK: CSV

    /// The spending of each group, as CSV with a row of headings.
    public var csv: String {
        let head = [
            "time", "provider", "model", "input_tokens", "output_tokens", "cached_input_tokens", "thinking_tokens",
            "cost_usd", "price", "outcome", "conversation", "conversation_id",
        ]
        let rows = account.receipts.map { receipt in
            let request = receipt.request
            let counts = [
                request.usage?.input, request.usage?.output, request.usage?.cachedInput, request.usage?.thinking,
            ]
            return [time(request.startedAt), request.model.provider.rawValue, request.model.model]
                + counts.map { $0.map(String.init) ?? "" }
                + [
                    request.cost.dollars.map(Self.number) ?? "", Self.name(of: request.cost), request.outcome,
                    Self.name(of: receipt.talk), Self.identifier(of: receipt.talk) ?? "",
                ]
        }
        return CSVText.table([head] + rows)
    }

    /// The groups as CSV, with a row of headings.
    public func csv(_ grouping: SpendAccount.Grouping) -> String {
        let head = [
            grouping.rawValue, "requests", "input_tokens", "output_tokens", "cost_usd", "unknown_price",
            "unknown_tokens",
        ]
        let rows = account.groups(by: grouping).map { group in
            [
                group.name, "\(group.sum.requests)", group.sum.inputTokens.map(String.init) ?? "",
                group.sum.outputTokens.map(String.init) ?? "", Self.number(group.sum.dollars),
                "\(group.sum.unknown)", "\(group.sum.uncounted)",
            ]
        }
        return CSVText.table([head] + rows)
    }

    // MARK: JSON

    /// The account of today and the month as one JSON object.
    public func json(credit: [ProviderCredit]?) -> String {
        var fields: [String: Any] = [
            "currency": "USD", "time_zone": calendar.zone.identifier,
            "today": Self.fields(account.day(of: moment), limit: budget.dayUSD)
                .merging(["date": calendar.day(of: moment)]) { one, _ in one },
            "month": Self.fields(account.month(of: moment), limit: budget.monthUSD)
                .merging(["month": calendar.monthName(of: moment)]) { one, _ in one },
            "receipts": account.receipts.map(fields),
        ]
        fields["credit"] = credit?.map { credit -> [String: Any] in
            var fields: [String: Any] = [
                "provider": credit.provider.rawValue, "remaining_usd": credit.remainingUSD ?? NSNull() as Any,
            ]
            fields["problem"] = credit.problem?.code
            return fields
        }
        return JSONText.object(fields)
    }

    /// The spending of each group, as one JSON object.
    public func json(_ grouping: SpendAccount.Grouping) -> String {
        JSONText.object([
            "by": grouping.rawValue, "currency": "USD", "time_zone": calendar.zone.identifier,
            "groups": account.groups(by: grouping).map { group in
                Self.fields(group.sum, limit: nil).merging([grouping.rawValue: group.name]) { one, _ in one }
            },
        ])
    }

    private static func fields(_ sum: SpendAccount.Sum, limit: Double?) -> [String: Any] {
        var fields: [String: Any] = [
            "requests": sum.requests, "input_tokens": sum.inputTokens ?? NSNull() as Any,
            "output_tokens": sum.outputTokens ?? NSNull() as Any, "unknown_tokens": sum.uncounted,
            "cost_usd": rounded(sum.dollars), "is_computed": sum.isComputed, "unknown_price": sum.unknown,
        ]
        if let limit {
            fields["limit_usd"] = limit
            if limit > 0 { fields["share"] = rounded(sum.dollars / limit) }
        }
        return fields
    }

    private func fields(_ receipt: SpendReceipt) -> [String: Any] {
        let request = receipt.request
        return [
            "time": time(request.startedAt), "provider": request.model.provider.rawValue,
            "model": request.model.model, "input_tokens": request.usage?.input ?? NSNull() as Any,
            "output_tokens": request.usage?.output ?? NSNull() as Any,
            "cached_input_tokens": request.usage?.cachedInput ?? NSNull() as Any,
            "thinking_tokens": request.usage?.thinking ?? NSNull() as Any,
            "cost_usd": request.cost.dollars.map(Self.rounded) ?? NSNull() as Any,
            "price": Self.name(of: request.cost), "outcome": request.outcome,
            "conversation": Self.name(of: receipt.talk),
            "conversation_id": Self.identifier(of: receipt.talk) ?? NSNull() as Any,
        ]
    }

    // MARK: Spelling

    /// With the offset of the person's zone at that moment.
    private func time(_ moment: Date) -> String {
        moment.iso8601(offset: calendar.zone.secondsFromGMT(for: moment))
    }

    private static func name(of cost: RequestCost) -> String {
        switch cost {
        case .told: "told"
        case .computed: "computed"
        case .free: "free"
        case .unknown: "unknown"
        case .nothing: "not_charged"
        }
    }

    private static func name(of talk: SpendReceipt.Talk) -> String {
        switch talk {
        case .none: "none"
        case .kept: "kept"
        case .deleted: "deleted"
        case .untold: "not_noted"
        }
    }

    private static func identifier(of talk: SpendReceipt.Talk) -> String? {
        if case .kept(let id, _) = talk { id.uuidString.lowercased() } else { nil }
    }

    /// Without the tail of digits that adding up leaves.
    private static func rounded(_ amount: Double) -> Double { (amount * 1e9).rounded() / 1e9 }

    /// `0.0031`, never with an exponent.
    private static func number(_ amount: Double) -> String {
        var text = String(format: "%.9f", amount)
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }
}
