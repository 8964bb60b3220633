import HealthModel
import HealthQuery

/// A day in one table, with what stands out; how rested it looks; the rings.
enum DaySummary {
    private static let shown: [DayField] = [
        .sleep, .restingHeartRate, .heartRateVariability, .steps, .activeEnergy, .exerciseMinutes,
    ]

    static func markdown(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let day = min(ask.span?.days.upperBound ?? lookup.today, lookup.today)
        guard let recorded = lookup.recorded(shown) else { return "" }
        guard !recorded.isEmpty else { return NeverRecorded.markdown(ofAll: shown, &lookup) }
        let readings = recorded.map { DayReading($0, on: day, &lookup) }
        let workouts = lookup.ask(
            "workouts", ["range": .range(.day(day)), "columns": .list([.string("type"), .string("duration_min")])])
        let when = DayName.relative(day, to: lookup.today)
        guard readings.contains(where: { $0.value != nil }) else {
            let first = readings.first.map { $0.missing(today: lookup.today) } ?? ""
            return "Nothing was recorded \(when): missing, not zero. \(first)"
        }
        let outside = readings.filter { $0.place == .above || $0.place == .below }
        let finding =
            outside.isEmpty
            ? "Your day \(when == "today" ? "so far" : when) looks like your usual ones."
            : "What stands out \(when): "
                + outside.map {
                    "\(Wording.name($0.field)) \(Wording.isPlural($0.field) ? "are" : "is") \($0.place?.rawValue ?? "") your usual range"
                }.joined(separator: ", ") + "."
        var parts = [finding, Wording.table(["", Wording.capitalised(when), "Usual"], DayRows.of(readings))]
        let list = workouts.rows().prefix(4).compactMap { row -> String? in
            guard let type = row["type"].text else { return nil }
            return "\(Wording.plain(type)) (\(row["duration_min"].number.map { Wording.hours($0) } ?? "?"))"
        }
        if !list.isEmpty { parts.append("Workouts: \(list.joined(separator: ", ")).") }
        if day == lookup.today, let time = lookup.clock.partialUntil {
            parts.append("The day is still running (as of \(time)), so its sums are not held against full days.")
        }
        return parts.joined(separator: "\n\n")
    }

    // MARK: Rings

    static func rings(_ ask: Ask, _ lookup: inout Lookup) -> String {
        if let span = ask.span, !span.isDay { return closed(span, &lookup) }
        if case .streak? = ask.operation { return closed(.everything(until: lookup.today), &lookup) }
        let day = min(ask.span?.days.upperBound ?? lookup.today, lookup.today)
        let pairs: [(DayField, DayField)] = [
            (.activeEnergy, .moveGoal), (.exerciseMinutes, .exerciseGoal), (.standHours, .standGoal),
        ]
        guard let recorded = lookup.recorded(pairs.flatMap { [$0.0, $0.1] }) else { return "" }
        let rings = pairs.filter { recorded.contains($0.0) && recorded.contains($0.1) }
        guard !rings.isEmpty else { return "No goals of rings are recorded in your data." }
        let finding = lookup.ask(
            "days",
            [
                "range": .range(.day(day)),
                "columns": .list(rings.flatMap { [.string($0.0.rawValue), .string($0.1.rawValue)] }),
            ])
        let row = finding.rows().first
        let lines = rings.map { field, goal -> [String] in
            let value = row?[field.rawValue].number
            let target = row?[goal.rawValue].number
            let share = value.flatMap { value in target.flatMap { $0 > 0 ? value / $0 : nil } }
            return [
                Wording.title(field), value.map { Wording.value($0, field) } ?? "missing",
                target.map { Wording.value($0, field) } ?? "–", share.map { "\(Wording.number($0 * 100))%" } ?? "–",
            ]
        }
        let when = DayName.relative(day, to: lookup.today)
        let reached = rings.filter { field, goal in
            guard let value = row?[field.rawValue].number, let target = row?[goal.rawValue].number else { return false }
            return value >= target
        }
        let lead = "\(reached.count) of \(rings.count) rings closed \(when)."
        let note =
            day == lookup.today && lookup.clock.partialUntil != nil ? "\n\nThe day is still running." : ""
        let cheer = lookup.voice.celebration(closed: reached.count, of: rings.count).map { "\n\n" + $0 } ?? ""
        return "**\(lead)**\n\n\(Wording.table(["", "Value", "Goal", ""], lines))\(note)\(cheer)"
    }

    private static func closed(_ span: Span, _ lookup: inout Lookup) -> String {
        let finding = lookup.ask(
            "days",
            [
                "range": .range(span), "where": .list([.condition(.ringsClosed, "==", 1)]), "streaks": .boolean(true),
            ])
        if finding.isUnknown { return "No goals of rings are recorded in your data." }
        guard finding.hasData else { return "No rings were recorded \(span.within): missing, not zero." }
        let count = finding.count("count")
        var text = "All rings were closed on **\(Wording.days(count))** \(span.within), of "
        text += "\(finding.count("recorded_days")) recorded."
        if let length = finding["longest"]["length"].integer, length > 0,
            let from = finding["longest"]["from"].text.flatMap({ CivilDay(iso: $0) })
        {
            text += " The longest run was \(Wording.days(length)), from \(DayName.dateWithYear(from))."
            text += finding.count("current") > 0 ? " The current one is \(Wording.days(finding.count("current")))." : ""
        }
        return text
    }

    // MARK: Recovery

    /// Sleep and HRV strain downward, the resting heart rate and the respiratory rate upward.
    private static let watched: [DayField] = [.sleep, .heartRateVariability, .restingHeartRate, .respiratoryRate]

    static func recovery(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let day = min(ask.span?.days.upperBound ?? lookup.today, lookup.today)
        guard let recorded = lookup.recorded(watched + [.load]) else { return "" }
        let readings = watched.filter(recorded.contains).map { DayReading($0, on: day, &lookup) }
        let load = recorded.contains(.load) ? lookup.ask("compute", ["name": .string("acwr")]) : nil
        let signs = readings.filter { $0.place != nil }
        guard !signs.isEmpty else {
            return "I can't tell: of sleep, HRV and resting heart rate, none has both a value "
                + "\(DayName.relative(day, to: lookup.today)) and a usual range of at least 14 days. How you feel is the "
                + "better guide then."
        }
        func isStrain(_ reading: DayReading) -> Bool {
            let strainsUpward = [.restingHeartRate, .respiratoryRate].contains(reading.field)
            return reading.place == (strainsUpward ? .above : .below)
        }
        let strained = signs.count { isStrain($0) }
        let finding =
            switch strained {
            case 0:
                "Nothing speaks against a normal day: \(signs.count) of \(signs.count) readings are as usual or better."
            case 1: "One of \(signs.count) readings is off your usual; mixed, but one reading alone says little."
            default: "\(strained) of \(signs.count) readings are off your usual in the direction of strain."
            }
        let rows = signs.map {
            [Wording.title($0.field), $0.shown ?? "–", $0.usualRange ?? "–", isStrain($0) ? "strain" : "fine"]
        }
        var parts = ["**\(finding)**", Wording.table(["", "Value", "Usual", "Sign"], rows, words: [3])]
        if let ratio = load?.number("value") {
            parts.append(
                "Training load of the last 7 days is \(Wording.number(ratio, decimals: 2)) times that of the last 28; it "
                    + "describes, and predicts nothing.")
        }
        parts.append(
            (strained >= 2
                ? "Two ways to go: an easy half hour, or a rest day."
                : "Two ways to go: what you had planned, or something easy if your body says so.")
                + " With pain, fever or illness it is rest in any case. Which suits you today?")
        return parts.joined(separator: "\n\n")
    }
}
