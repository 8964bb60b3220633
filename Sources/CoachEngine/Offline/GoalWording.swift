import HealthModel
import HealthQuery
import OfflineCoach

/// How near the person's goals are.
struct GoalWording {
    var language: Language
    var today: CivilDay

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }
    private static let metrics: [DayField] = [
        .steps, .activeEnergy, .exerciseMinutes, .standHours, .sleepHours, .weight, .water, .runDistance, .workouts,
        .mindfulMinutes,
    ]

    func markdown(_ quantity: Quantity?, _ days: Days?, _ isCounted: Bool, _ lookup: inout Lookup) -> String {
        if case .day(let named)? = quantity, let days, days.to <= today {
            let field = named == .sleep ? .sleepHours : named
            return isCounted || !days.isDay ? counted(field, days, &lookup) : reached(field, days.to, &lookup)
        }
        if case .day(let named)? = quantity, days == nil, !isCounted {
            return reached(named == .sleep ? .sleepHours : named, today, &lookup)
        }
        if case .day(let named)? = quantity, isCounted {
            return counted(named == .sleep ? .sleepHours : named, Days(from: nil, to: today), &lookup)
        }
        return all(quantity, &lookup)
    }

    /// On how many days the goal of a day was reached.
    private func counted(_ field: DayField, _ days: Days, _ lookup: inout Lookup) -> String {
        let finding = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
        guard lookup.isComplete else { return "" }
        guard let goal = finding.number("goal") else { return missing(field) }
        let test = JSONTree.object([
            ("field", .string(field.rawValue)), ("op", .string(">=")), ("value", .figure(goal)),
        ])
        let range = days.from.map { "\($0.iso)..\(days.to.iso)" } ?? "all"
        let count = lookup.ask("days", ["range": .string(range), "where": .list([test])])
        guard lookup.isComplete else { return "" }
        let recorded = count.count("recorded_days")
        let reached = count.count("count")
        let aim = Wording.value(goal, field)
        return isGerman
            ? "**\(reached) Tage** mit mindestens \(aim): \(wording.name(field)), \(wording.days(days)), n = \(recorded)."
            : "**\(reached) days** with at least \(aim): \(wording.name(field)), \(wording.days(days)), n = \(recorded)."
    }

    /// Whether the goal of a day was reached on one.
    private func reached(_ field: DayField, _ day: CivilDay, _ lookup: inout Lookup) -> String {
        let finding = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
        let row = lookup.ask("days", ["range": .string(day.iso), "columns": .list([.string(field.rawValue)])])
        guard lookup.isComplete else { return "" }
        guard let goal = finding.number("goal") else { return missing(field) }
        let (aim, date) = (Wording.value(goal, field), wording.date(day))
        let name = wording.name(field == .sleepHours ? .sleep : field)
        guard let value = row.rows().first?[field.rawValue].number else {
            return isGerman
                ? "\(Wording.capitalised(name)): kein Wert am \(date), deshalb lässt sich das Ziel von \(aim) nicht prüfen."
                : "\(Wording.capitalised(name)) has no value on \(date), so the goal of \(aim) can't be held against it."
        }
        let shown = Wording.value(value, field)
        if value >= goal {
            return isGerman
                ? "**Ja**: \(shown) am \(date), Ziel \(aim)." : "**Yes**: \(shown) on \(date), with a goal of \(aim)."
        }
        let short = Wording.value(goal - value, field)
        if day == today, let time = lookup.clock.partialUntil, field.isFinalAfterDay {
            return isGerman
                ? "**Noch nicht**: \(shown) von \(aim) (Stand \(time)), es fehlen \(short)."
                : "**Not yet**: \(shown) of \(aim) today (as of \(time)), \(short) short."
        }
        return isGerman
            ? "**Nein**: \(shown) am \(date), Ziel \(aim), es fehlen \(short)."
            : "**No**: \(shown) on \(date), with a goal of \(aim): \(short) short."
    }

    private func missing(_ field: DayField) -> String {
        let name = wording.name(field == .sleepHours ? .sleep : field)
        return isGerman
            ? "Für \(name) ist kein Ziel eines Tages gesetzt. `set a goal of …` setzt eines."
            : "No goal of a day is set for \(name). `set a goal of …` sets one."
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
            guard let goal = finding.number("goal"), let distance = finding.number("value") else { continue }
            lines.append(line(field, goal, distance))
        }
        guard lookup.isComplete else { return "" }
        guard !lines.isEmpty else {
            return isGerman
                ? "Dafür ist kein Ziel am Tag gesetzt. `set a goal of 9000 steps` setzt eines."
                : "No goal of a day is set for that. `set a goal of 9000 steps` sets one."
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ field: DayField, _ goal: Double, _ distance: Double) -> String {
        let aim = Wording.value(goal, field)
        let name = Wording.capitalised(wording.name(field == .sleepHours ? .sleep : field))
        let gap = Wording.value(distance.magnitude, field)
        let state =
            distance >= 0 && field != .weight
            ? (isGerman ? "erreicht" : "reached")
            : isGerman
                ? "\(gap) \(distance >= 0 ? "darüber" : "fehlen")" : "\(gap) \(distance >= 0 ? "above" : "to go")"
        return isGerman ? "- **\(name)**: Ziel \(aim), \(state)." : "- **\(name)**: goal \(aim), \(state)."
    }
}
