import HealthModel
import HealthQuery

/// The best and the worst, of days, weeks or months.
enum ExtremeAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let (wantsHigh, remark) = direction(field, ask)
        let asked = ask.span ?? .everything(until: lookup.today)
        let (span, leavesOutToday) = lookup.counted(asked, field)
        let note = leavesOutToday && !span.isEverything ? "\n\nToday is left out: it is still running." : ""
        if ask.grouping != .day { return groups(field, ask, span, wantsHigh, remark, &lookup) + note }
        // The order of bedtimes is that of the evening, not of the numbers after midnight.
        let sorted = field == .bedTime ? DayField.bedAfterNoon : field
        let finding = lookup.ask(
            "days",
            [
                "range": .range(span), "columns": .list([.string(sorted.rawValue)]),
                "order_by": .string(sorted.rawValue), "order": .string(wantsHigh ? "desc" : "asc"),
                "limit": .integer(3),
            ])
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        let rows = finding.rows().compactMap { row -> (day: CivilDay, value: String)? in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }), let value = row[sorted.rawValue].number
            else { return nil }
            return (day, Wording.value(value, sorted))
        }
        guard let top = rows.first else {
            return "\(Wording.capitalised(Wording.name(field))) has no recorded \(Wording.unitOfTime(field)) "
                + "\(span.within): missing, not zero.\(StatisticsAnswer.elsewhere(finding))"
        }
        var text = "\(subject(field, wantsHigh)) \(span.within) \(Wording.isPlural(field) ? "were" : "was") "
        text += "**\(top.value)** on \(DayName.short(top.day)) \(top.day.components.year).\(remark)"
        if rows.count > 1 {
            let lines = rows.map { ["\(DayName.short($0.day)) \($0.day.components.year)", $0.value] }
            text += "\n\n" + Wording.table(["Day", Wording.title(field)], lines)
        }
        return text + note
    }

    private static func groups(
        _ field: DayField, _ ask: Ask, _ span: Span, _ wantsHigh: Bool, _ remark: String, _ lookup: inout Lookup
    ) -> String {
        let isSum = field.kind == .cumulative
        let statistic = field.kind == .clock ? "circular_mean_min" : isSum ? "sum" : "mean"
        let finding = lookup.statistics(
            field, span, groupedBy: ask.grouping.rawValue,
            [
                "rank_by": .string(statistic), "order": .string(wantsHigh ? "desc" : "asc"), "limit": .integer(3),
                "full_weeks_only": ask.grouping == .week ? .boolean(true) : nil,
            ])
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        let rows = finding.rows().compactMap { row -> [String]? in
            guard let key = row["key"].text, let value = row[statistic].number else { return nil }
            let shown = isSum ? Wording.value(value, field) : Wording.mean(value, field)
            return [GroupKey.words(key), shown, "\(row["n"].integer ?? 0)"]
        }
        guard let top = rows.first else {
            return "No whole \(ask.grouping.rawValue) has values of \(Wording.name(field)) \(span.within)."
        }
        let kind = isSum ? "in all" : "on average"
        let place = top[0].prefix(1).lowercased() + top[0].dropFirst()
        let title = top[0].hasPrefix("Week") ? "the \(place)" : top[0]
        return
            "For \(Wording.name(field)), the \(wantsHigh ? "highest" : "lowest") \(ask.grouping.rawValue) \(span.within) "
            + "was **\(title)**: \(top[1]) \(kind) (n = \(top[2])).\(remark)\n\n"
            + Wording.table([Wording.capitalised(ask.grouping.rawValue), isSum ? "Sum" : "Average", "n"], rows)
    }

    private static func direction(_ field: DayField, _ ask: Ask) -> (wantsHigh: Bool, remark: String) {
        switch ask.operation {
        case .highest?: return (true, "")
        case .lowest?: return (false, "")
        default: break
        }
        let isBest = ask.operation != .worst
        if let better = better(field) { return (better == isBest, "") }
        return (
            isBest,
            " Neither end is better as such; I took \"\(isBest ? "best" : "worst")\" as \(isBest ? "highest" : "lowest")."
        )
    }

    /// Whether more is better, where that can be defended.
    private static func better(_ field: DayField) -> Bool? {
        switch field {
        case .steps, .activeEnergy, .exerciseMinutes, .standHours, .vo2Max, .sleep, .deep, .rem, .sleepEfficiency,
            .heartRateVariability, .distance, .flights, .bloodOxygen, .daylightMinutes, .mindfulMinutes, .mood, .energy,
            .motivation, .workouts, .workoutMinutes, .runDistance:
            true
        case .restingHeartRate, .walkingHeartRate, .awake, .stress, .soreness, .latency: false
        default: nil
        }
    }

    /// `The most steps`, `The shortest time asleep`, `The lowest resting heart rate`.
    private static func subject(_ field: DayField, _ wantsHigh: Bool) -> String {
        let name = Wording.name(field)
        if Wording.isPlural(field) { return "The \(wantsHigh ? "most" : "fewest") \(name)" }
        if Wording.isDuration(field) { return "The \(wantsHigh ? "longest" : "shortest") \(name)" }
        if field.kind == .clock { return "The \(wantsHigh ? "latest" : "earliest") \(name)" }
        return "The \(wantsHigh ? "highest" : "lowest") \(name)"
    }
}
