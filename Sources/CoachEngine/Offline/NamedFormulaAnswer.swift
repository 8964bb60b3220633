import HealthModel
import HealthQuery

/// Named formulas, with what went into them.
enum NamedFormulaAnswer {
    static func markdown(_ formula: Ask.Formula, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let finding = lookup.ask(
            "compute",
            [
                "name": .string(formula.rawValue),
                "range": takesRange(formula) ? .range(span(formula, ask, lookup.today)) : nil,
            ])
        guard finding.hasData else { return missing(formula, finding) }
        let today = lookup.today
        func weight() -> String {
            guard let kilograms = finding.number("weight_kg"), let day = finding.day("weight_date") else { return "" }
            return "from \(Wording.value(kilograms, .weight)) \(DayName.relative(day, to: today))"
        }
        let value = finding.number("value")
        switch formula {
        case .zones: return zones(finding)
        case .bmi: return "Your BMI is **\(number(value, 1))**, \(weight()). It knows nothing of muscle or build."
        case .mifflin:
            return
                "At rest your body needs about **\(number(value)) kcal** a day by the Mifflin–St Jeor formula, \(weight()) "
                + "at \(finding.count("age")) years. Formulas like this miss single people by a tenth and more."
        case .leanMass:
            let day = finding.day("date").map { " \(DayName.relative($0, to: today))" } ?? ""
            return
                "Your lean mass was **\(value.map { Wording.value($0, in: Wording.units.weight()) } ?? "?")**\(day), from "
                + "weight and body fat of that day. Scales estimate body fat roughly."
        case .ctl:
            return "Your long-term training load (42 days, exponentially weighted) is **\(number(value, 1))** AU a day."
        case .acwr:
            return
                "The training load of the last 7 days is **\(number(value, 2))** times that of the last 28. It describes what "
                + "was, and predicts no injury."
        case .monotony:
            return "Monotony of your load is **\(number(value, 2))** (mean over spread), with a load of "
                + "\(number(finding.number("weekly_load"))) AU in all. Higher means more of the same each day."
        case .energyFromTrend:
            return
                "From the slope of your weight (\(signed(finding.number("slope_kg_day").map { $0 * 7 }, 2)) kg a week) the energy "
                + "balance is about **\(signed(value)) kcal** a day. It is an estimate that water and salt disturb."
        case .goalDistance:
            guard let value, let goal = finding.number("goal") else { return missing(formula, finding) }
            return
                "You are **\(Wording.value(value.magnitude, .weight))** \(value >= 0 ? "above" : "below") your goal of "
                + "\(Wording.value(goal, .weight))."
        case .vo2Percentile:
            return
                "Your VO₂max of \(number(finding.number("vo2max"), 1)) ml/kg/min is at about percentile **\(number(value))** for your "
                + "age and sex. A watch estimates it, often by some points too high or low."
        }
    }

    private static func span(_ formula: Ask.Formula, _ ask: Ask, _ today: CivilDay) -> Span {
        if let span = ask.span, !span.isDay { return span }
        switch formula {
        case .energyFromTrend: return .last(42, until: today)
        case .monotony: return .last(7, until: today)
        default: return .everything(until: today)
        }
    }

    private static func takesRange(_ formula: Ask.Formula) -> Bool {
        [.bmi, .energyFromTrend, .monotony].contains(formula)
    }

    private static func zones(_ finding: Finding) -> String {
        let rows = finding.rows("zones").compactMap { zone -> [String]? in
            guard let number = zone[0].integer, let from = zone[1].number, let to = zone[2].number else { return nil }
            return ["Zone \(number)", "\(Wording.number(from)) – \(Wording.number(to)) bpm"]
        }
        guard !rows.isEmpty else { return missing(.zones, finding) }
        return
            "Your heart rate zones, from a maximum of **\(number(finding.number("max"))) bpm** (by age unless you set it):\n\n"
            + Wording.table(["", "From – to"], rows)
    }

    private static func missing(_ formula: Ask.Formula, _ finding: Finding) -> String {
        let what =
            switch formula {
            case .bmi: "A BMI needs your height and a weight"
            case .mifflin: "It needs your sex, age, height and a weight"
            case .zones: "Zones need your date of birth, or a maximum of your own"
            case .vo2Percentile: "It needs a VO₂max, your age and sex"
            case .goalDistance: "It needs a goal and a weight; `set a goal of …` sets one"
            case .leanMass: "It needs a weight and a body fat of the same day"
            case .energyFromTrend: "It needs several weights in these days"
            case .ctl, .acwr, .monotony: "It needs workouts with heart rates"
            }
        let reason = finding["reason"].text.map { " (\(Wording.plain($0)))" } ?? ""
        return
            "I can't compute that: \(what.prefix(1).lowercased() + what.dropFirst())\(reason). The profile is in Settings."
    }

    private static func number(_ value: Double?, _ decimals: Int = 0) -> String {
        value.map { Wording.number($0, decimals: decimals) } ?? "?"
    }

    private static func signed(_ value: Double?, _ decimals: Int = 0) -> String {
        value.map { ($0 > 0 ? "+" : "") + Wording.number($0, decimals: decimals) } ?? "?"
    }
}

/// What there is.
enum CatalogueAnswer {
    struct Recorded {
        var field: DayField
        /// Days with a value.
        var days: Int
        var first: CivilDay
        var last: CivilDay
    }

    /// What only says another one in another way.
    private static let derived: Set<DayField> = [
        .logHeartRateVariability, .sleepHours, .bedAfterNoon, .deepShare, .remShare, .moveClosed, .exerciseClosed,
        .standClosed, .movePercent, .midSleep, .zone, .sleepSource, .moveGoal, .exerciseGoal, .standGoal,
    ]

    /// What was ever recorded, in the order of the catalogue. A day without a workout counts as one with none of them, but
    /// without any workout nothing of workouts was recorded.
    static func recorded(_ lookup: inout Lookup) -> [Recorded] {
        let finding = lookup.ask("metrics_catalog")
        let all = (finding["metrics"].members ?? []).compactMap { name, entry -> Recorded? in
            guard let field = DayField(rawValue: name), !derived.contains(field), field.category != nil,
                let first = entry["first"].text.flatMap(CivilDay.init(iso:)),
                let last = entry["last"].text.flatMap(CivilDay.init(iso:))
            else { return nil }
            return Recorded(field: field, days: entry["recorded_days"].integer ?? 0, first: first, last: last)
        }
        let ofWorkouts: Set<DayField> = [.workouts, .workoutMinutes, .strength, .runDistance, .load]
        guard all.contains(where: { ofWorkouts.contains($0.field) }) else { return all }
        let workouts = lookup.ask("workouts", ["range": .string("all")])
        return workouts.count("count") > 0 ? all : all.filter { !ofWorkouts.contains($0.field) }
    }

    static func markdown(_ lookup: inout Lookup) -> String {
        let all = recorded(&lookup)
        guard let first = all.map(\.first).min(), let last = all.map(\.last).max() else { return NeverRecorded.empty }
        let lines = HealthCategory.allCases.compactMap { category -> String? in
            let rows = all.filter { $0.field.category == category }.map { "\(Wording.name($0.field)) (\($0.days))" }
            return rows.isEmpty ? nil : "- **\(category.title)**: \(rows.joined(separator: ", "))"
        }
        return
            "**\(all.count) metric\(all.count == 1 ? "** is" : "s** are") recorded, from \(DayName.dateWithYear(first)) to "
            + "\(DayName.dateWithYear(last)). The number of days with a value stands in brackets.\n\n"
            + lines.joined(separator: "\n")
    }
}
