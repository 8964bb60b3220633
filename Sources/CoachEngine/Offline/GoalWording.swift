import HealthModel
import HealthQuery
import HealthQuestions
import OfflineCoach

/// How near the person's goals are.
struct GoalWording {
    var language: Language
    var today: CivilDay

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in shown(value, field) }
    }
    private func shown(_ value: Double, _ field: DayField) -> String {
        Wording.said(Wording.value(value, field), language)
    }
    private static let metrics: [DayField] = [
        .steps, .activeEnergy, .exerciseMinutes, .standHours, .sleepHours, .weight, .water, .runDistance, .workouts,
        .mindfulMinutes,
    ]

    /// - Parameter outcome: `nil` for how near the goal is, or whether it was reached on the one day.
    func markdown(
        _ quantity: Quantity?, _ days: Days?, counting outcome: Request.GoalOutcome?, _ lookup: inout Lookup
    ) -> String {
        guard case .day(let named)? = quantity, (days?.to ?? today) <= today else { return all(quantity, &lookup) }
        let field = named == .sleep ? .sleepHours : named
        if let outcome { return counted(outcome, field, days ?? Days(from: nil, to: today), &lookup) }
        return reached(field, days?.to ?? today, &lookup)
    }

    /// On how many days the goal of a day was reached, or on how many of those with a value it was not.
    private func counted(
        _ outcome: Request.GoalOutcome, _ field: DayField, _ days: Days, _ lookup: inout Lookup
    ) -> String {
        let finding = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
        guard lookup.isComplete else { return "" }
        guard let goal = finding.number("goal") else { return missing(field, finding) }
        if let period = period(finding) {
            let isThisOne = days.from == finding.day("from") && days.to == today
            return isThisOne ? sum(of: period, field, goal, finding) : missing(field, finding)
        }
        let test = JSONTree.object([
            ("field", .string(field.rawValue)), ("op", .string(outcome == .reached ? ">=" : "<")),
            ("value", .figure(goal)),
        ])
        let range = days.from.map { "\($0.iso)..\(days.to.iso)" } ?? "all"
        let count = lookup.ask("days", ["range": .string(range), "where": .list([test])])
        guard lookup.isComplete else { return "" }
        let recorded = count.count("recorded_days")
        let found = count.count("count")
        let aim = shown(goal, field)
        return isGerman
            ? "**\(found) \(found == 1 ? "Tag" : "Tage")** mit \(outcome == .reached ? "mindestens" : "weniger als") \(aim): \(wording.name(field)), \(wording.days(days)), n = \(recorded)."
            : "**\(found) \(found == 1 ? "day" : "days")** with \(outcome == .reached ? "at least" : "less than") \(aim): \(wording.name(field)), \(wording.days(days)), n = \(recorded)."
    }

    /// Whether the goal of a day was reached on one.
    private func reached(_ field: DayField, _ day: CivilDay, _ lookup: inout Lookup) -> String {
        let finding = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
        let row = lookup.ask("days", ["range": .string(day.iso), "columns": .list([.string(field.rawValue)])])
        guard lookup.isComplete else { return "" }
        guard let goal = finding.number("goal") else { return missing(field, finding) }
        if let period = period(finding) {
            return day == today ? sum(of: period, field, goal, finding) : missing(field, finding)
        }
        let (aim, date) = (shown(goal, field), wording.date(day))
        guard let value = row.rows().first?[field.rawValue].number else {
            return isGerman
                ? "\(name(field)): kein Wert am \(date), deshalb lässt sich das Ziel von \(aim) nicht prüfen."
                : "\(name(field)): no value on \(date), so the goal of \(aim) can't be checked."
        }
        let amount = shown(value, field)
        if value >= goal {
            return isGerman
                ? "**Ja**: \(amount) am \(date), Ziel \(aim)."
                : "**Yes**: \(amount) on \(date), with a goal of \(aim)."
        }
        let short = gap(from: value, to: goal, field)
        if day == today, let time = lookup.clock.partialUntil, field.isFinalAfterDay {
            return isGerman
                ? "**Noch nicht**: \(amount) von \(aim) (Stand \(time)), es fehlen \(short)."
                : "**Not yet**: \(amount) of \(aim) today (as of \(time)), \(short) short."
        }
        return isGerman
            ? "**Nein**: \(amount) am \(date), Ziel \(aim), es fehlen \(short)."
            : "**No**: \(amount) on \(date), with a goal of \(aim): \(short) short."
    }

    /// The span of a goal that is of more than a day.
    private func period(_ finding: Finding) -> CalendarSpan? { finding["period"].text.flatMap(CalendarSpan.init) }

    /// `this month`.
    private func this(_ period: CalendarSpan) -> String {
        guard isGerman else { return "this \(period.rawValue)" }
        return switch period {
        case .day: "heute"
        case .week: "in dieser Woche"
        case .month: "in diesem Monat"
        case .year: "in diesem Jahr"
        }
    }

    /// ` a month`.
    private func each(_ period: CalendarSpan) -> String {
        guard isGerman else { return " a \(period.rawValue)" }
        return switch period {
        case .day: " am Tag"
        case .week: " in der Woche"
        case .month: " im Monat"
        case .year: " im Jahr"
        }
    }

    /// Whether the goal of a week, a month or a year is reached in this one.
    private func sum(of period: CalendarSpan, _ field: DayField, _ goal: Double, _ finding: Finding) -> String {
        let (aim, sum) = (shown(goal, field), finding.number("sum") ?? 0)
        guard sum < goal else {
            return isGerman
                ? "**Ja**: \(shown(sum, field)) \(this(period)), Ziel \(aim)."
                : "**Yes**: \(shown(sum, field)) \(this(period)), with a goal of \(aim)."
        }
        return isGerman
            ? "**Noch nicht**: \(shown(sum, field)) von \(aim) \(this(period)), es fehlen \(gap(from: sum, to: goal, field))."
            : "**Not yet**: \(shown(sum, field)) of \(aim) \(this(period)), \(gap(from: sum, to: goal, field)) short."
    }

    private func missing(_ field: DayField, _ finding: Finding) -> String {
        let name = wording.name(field == .sleepHours ? .sleep : field)
        guard let period = period(finding) else {
            return isGerman
                ? "Für \(name) ist kein Tagesziel gesetzt. `set a goal of …` setzt eines."
                : "No daily goal is set for \(name). `set a goal of …` sets one."
        }
        return isGerman
            ? "Für \(name) ist ein Ziel\(each(period)) gesetzt und kein Tagesziel."
            : "A \(period.rawValue)ly goal is set for \(name), and no daily one."
    }

    private func all(_ quantity: Quantity?, _ lookup: inout Lookup) -> String {
        let fields: [DayField]
        switch quantity {
        case .day(.sleep)?: fields = [.sleepHours]
        case .day(let field)?: fields = [field]
        default: fields = Self.metrics
        }
        var lines: [String] = []
        for field in fields {
            let finding = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
            guard let goal = finding.number("goal"), let value = finding.number("last") ?? finding.number("sum") else {
                // A goal that stands is not left out in silence.
                if let reason = finding["reason"].text, !reason.hasPrefix("no goal is set") {
                    let period = CalendarSpan.allCases.first { reason.hasSuffix("this \($0.rawValue)") }
                    lines.append(
                        isGerman
                            ? "- **\(name(field))**: \(period.map(this) ?? "noch") nichts erfasst."
                            : "- **\(name(field))**: nothing recorded \(period.map(this) ?? "yet").")
                }
                continue
            }
            lines.append(line(field, goal, value, finding))
        }
        guard lookup.isComplete else { return "" }
        guard !lines.isEmpty else {
            return isGerman
                ? "Dafür ist kein Ziel gesetzt. `set a goal of 9000 steps` setzt eines."
                : "No goal is set for that. `set a goal of 9000 steps` sets one."
        }
        return lines.joined(separator: "\n")
    }

    private func name(_ field: DayField) -> String {
        Wording.capitalised(wording.name(field == .sleepHours ? .sleep : field))
    }

    /// Without a sign, as the two are shown.
    private func gap(from value: Double, to goal: Double, _ field: DayField) -> String {
        let gap = Wording.shownDifference(goal, value, field) { _ in Wording.unit(of: field).decimals }
        return shown(gap.magnitude, field)
    }

    /// With the day of the value, where that is not today.
    private func line(_ field: DayField, _ goal: Double, _ value: Double, _ finding: Finding) -> String {
        let aim = shown(goal, field) + (period(finding).map(each) ?? "")
        let gap = gap(from: value, to: goal, field)
        let state =
            value >= goal && field != .weight
            ? (isGerman ? "erreicht" : "reached")
            : isGerman
                ? "\(gap) \(value >= goal ? "darüber" : "fehlen")" : "\(gap) \(value >= goal ? "above" : "to go")"
        let day = finding.day("date").flatMap { $0 == today ? nil : " (\(wording.date($0)))" } ?? ""
        return isGerman
            ? "- **\(name(field))**: Ziel \(aim), \(state)\(day)."
            : "- **\(name(field))**: goal \(aim), \(state)\(day)."
    }
}
