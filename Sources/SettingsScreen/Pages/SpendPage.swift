import ScreenKit
import Canvas
import ChatModel
import SettingsModel
import Widgets

/// The spending page: sums against the limits, credit, and each request as a receipt.
enum SpendPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        sums(state) + [.heading("Limits")]
            + SettingsRow.fields(["budget.day_usd", "budget.month_usd", "budget.warn_at"])
            + SettingsRow.fields(["budget.unpriced"])
            + [.heading("Credit with the providers")] + credit(state)
            + [.heading("Added up")] + groups(state) + [.heading("Receipts")] + receipts(state)
    }

    // MARK: Sums

    private static func sums(_ state: SettingsState) -> [SettingsRow] {
        var rows: [SettingsRow] = [.heading("Spent")]
        if let problem = state.spend.problem { rows.append(.text(problem, .bad)) }
        guard let account = state.spend.account else {
            return state.spend.problem == nil ? rows + [.text("Reading …", .faint)] : rows
        }
        let (budget, moment) = (state.settings.budget, state.spend.readAt)
        let (day, month) = (account.day(of: moment), account.month(of: moment))
        rows += [
            .fact("Today", SpendWording.price(day, of: budget.dayUSD), role(day, budget.dayUSD, budget)),
            .fact("This month", SpendWording.price(month, of: budget.monthUSD), role(month, budget.monthUSD, budget)),
            .fact("Requests this month", SpendWording.requests(month)),
            .fact("Tokens this month", SpendWording.tokens(month)),
        ]
        guard month.unknown > 0 else { return rows }
        let words =
            month.unknown == 1
            ? "1 of them has no known price: no limit holds it"
            : "\(month.unknown) of them have no known price: no limit holds them"
        return rows + [.text("\(words) back.", .warning)]
    }

    private static func role(_ sum: SpendAccount.Sum, _ limit: Double?, _ budget: Budget) -> StyleRole {
        guard let limit else { return .text }
        return sum.dollars >= limit ? .bad : sum.dollars >= limit * budget.warnAt ? .warning : .text
    }

    // MARK: Credit

    private static func credit(_ state: SettingsState) -> [SettingsRow] {
        let providers = state.providers
        let asked = providers.entries.compactMap { entry -> SettingsRow? in
            guard entry.state == .ready, entry.hasKey, let asking = providers.asked[entry.id] else { return nil }
            guard case .answered(let answer) = asking else { return .fact(entry.name, "asking …", .muted) }
            if let left = answer.remainingUSD {
                return .fact(entry.name, "\(Dollars.text(max(0, left))) left", .strong)
            }
            if let problem = answer.problem { return .fact(entry.name, problem.cause.lowercased(), .warning) }
            return .fact(entry.name, "does not tell", .muted)
        }
        let ask = SettingsRow.action(
            "credit", "Ask what is left", help: "Asks each provider that has a key; none of your data goes along.")
        return state.spend.wantsCredit ? asked + [ask] : [ask]
    }

    // MARK: Groups

    private static func groups(_ state: SettingsState) -> [SettingsRow] {
        let title =
            switch state.spend.grouping {
            case .day: "By day"
            case .month: "By month"
            case .provider: "By provider"
            case .model: "By model"
            }
        let choice = SettingsRow.action(
            "by", title, value: "‹ ›", help: "Left and right: by day, month, provider or model.")
        guard let account = state.spend.account else { return [choice] }
        let groups = account.groups(by: state.spend.grouping)
        let shown = groups.prefix(31).map { group in
            SettingsRow.fact(
                ShortText.oneLine(group.name, 40),
                "\(SpendWording.requests(group.sum)) · \(SpendWording.tokens(group.sum)) · \(SpendWording.price(group.sum))"
            )
        }
        let more = groups.count - shown.count
        return [choice] + shown
            + (more > 0 ? [.text("\(more) more: airfit spend --by \(state.spend.grouping.rawValue)")] : [])
            + [.text("~ is computed from a list of prices; the rest is what the providers told. US dollars.")]
    }

    // MARK: Receipts

    private static func receipts(_ state: SettingsState) -> [SettingsRow] {
        let kept = SettingsRow.fields(["budget.keep_months"])
        guard let account = state.spend.account else { return kept }
        var rows: [SettingsRow] = []
        if account.receipts.isEmpty {
            rows.append(.text("None yet. The offline coach takes nothing and has none."))
        }
        rows += account.receipts.prefix(state.spend.listed).map { receipt in
            let request = receipt.request
            let (day, clock) = (
                account.calendar.day(of: request.startedAt), account.calendar.clock(of: request.startedAt)
            )
            return .action(
                .receipt(receipt.id), "\(day) \(clock)  \(ShortText.oneLine(request.model.model, 24))",
                value: SpendWording.price(request.cost),
                help:
                    "\(SpendWording.tokens(request.usage)); \(SpendWording.talk(receipt.talk)). Enter shows all of it.")
        }
        let more = account.receipts.count - state.spend.listed
        if more > 0 { rows.append(.action("more", "Show more", value: "\(Tokens.grouped(more)) more")) }
        rows.append(
            .action(
                "write", "Write all as CSV", help: "Into a file of your home folder; it holds no word of what was said."
            ))
        return rows + kept
            + [
                .text(
                    "A receipt holds time, model, tokens and price, and which conversation it was in; nothing of what was said."
                )
            ]
    }

    // MARK: What its rows do

    static var facts: [SettingsEffect] { [.spend(.load), .provider(.list)] }

    static func opened(_ state: inout SettingsState) -> [SettingsEffect] {
        (state.spend.listed, state.spend.wantsCredit) = (SpendState.page, false)
        return facts
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "by": return adjust(id, by: 1, in: &state)
        case "more":
            state.spend.listed += SpendState.page
            return []
        case "write": return [.spend(.write)]
        case "credit":
            state.spend.wantsCredit = true
            let ready = state.providers.entries.filter { $0.state == .ready && $0.hasKey }.map(\.id)
            guard !ready.isEmpty else {
                return [.notice("No provider has a key that could be asked.", isProblem: false)]
            }
            return ready.flatMap { state.ask($0, again: true) }
        case .receipt(let number): return show(receipt: number, in: &state)
        default: return []
        }
    }

    static func adjust(_ id: SettingsRowID, by steps: Int, in state: inout SettingsState) -> [SettingsEffect] {
        let all = SpendAccount.Grouping.allCases
        guard id == "by", let place = all.firstIndex(of: state.spend.grouping) else { return [] }
        state.spend.grouping = all[((place + steps) % all.count + all.count) % all.count]
        return []
    }

    private static func show(receipt number: Int64, in state: inout SettingsState) -> [SettingsEffect] {
        guard let account = state.spend.account, let receipt = account.receipts.first(where: { $0.id == number })
        else { return [] }
        state.show(.reading(TextSheet(title: "Receipt", text: SpendWording.receipt(receipt, account.calendar))))
        return []
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] {
        state.row(at: .spend)?.id == "by" ? [KeyHint("← →", "change")] : []
    }
}
