import HealthModel
import HealthQuery

/// Whether a goal of the person's own was reached: on a day, or on how many days.
enum GoalAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let finding = lookup.ask(
            "compute", ["name": .string(Ask.Formula.goalDistance.rawValue), "metric": .string(field.rawValue)])
        // Nights are told in hours and minutes.
        let isSleep = field == .sleepHours
        let field = isSleep ? .sleep : field
        let name = Wording.name(field)
        guard let goal = finding.number("goal").map({ isSleep ? $0 * 60 : $0 }) else {
            if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
            let reason = finding["reason"].text.map { " (\(Wording.plain($0)))" } ?? ""
            return "I can't hold \(name) against a goal of a day\(reason). `set a goal of …` sets one."
        }
        if let span = ask.span, !span.isDay { return days(field, goal, ask, &lookup) }
        switch ask.operation {
        case .count?, .streak?, .gap?: return days(field, goal, ask, &lookup)
        default: break
        }
        let day = min(ask.span?.days.upperBound ?? lookup.today, lookup.today)
        let row = lookup.ask("days", ["range": .range(.day(day)), "columns": .list([.string(field.rawValue)])])
            .rows().first
        let when = Wording.when(field, day, today: lookup.today)
        guard let value = row?[field.rawValue].number else {
            return
                "\(Wording.capitalised(name)) has no value \(when), so your goal of \(Wording.value(goal, field)) can't "
                + "be held against it."
        }
        let (shown, aim) = (Wording.value(value, field), Wording.value(goal, field))
        if value >= goal { return "**Yes**: \(shown) \(when), with a goal of \(aim)." }
        let rest = "\(Wording.value(goal - value, field)) short"
        if day == lookup.today, let time = lookup.clock.partialUntil, field.kind == .cumulative {
            return "**Not yet**: \(shown) of \(aim) \(when) (as of \(time)), \(rest)."
        }
        return "**No**: \(shown) \(when), with a goal of \(aim): \(rest)."
    }

    private static func days(_ field: DayField, _ goal: Double, _ ask: Ask, _ lookup: inout Lookup) -> String {
        var ask = ask
        let bound = Ask.Threshold(relation: .atLeast, value: goal)
        switch ask.operation {
        case .streak?: ask.operation = .streak(bound)
        default: ask.operation = .count(bound)
        }
        return DayCountAnswer.markdown(field, ask, &lookup)
    }
}
