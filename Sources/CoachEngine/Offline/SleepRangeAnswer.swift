import HealthModel

/// The nights of several days: mean, range, each night or week, and the weeks before beside them.
enum SleepRangeAnswer {
    static let metrics: [MetricID] = [.sleep, .sleepDeep, .sleepREM, .sleepEfficiency]

    /// - Parameter values: By metric and the day a night ended on; time asleep of `before` too.
    static func markdown(_ values: [MetricID: [CivilDay: Double]], span: Span, before: Span) -> String {
        let asleep = values[.sleep] ?? [:]
        let nights = asleep.filter { span.days.contains($0.key) }.sorted { $0.key < $1.key }
        guard let mean = SampleStatistics.mean(nights.map(\.value)),
            let shortest = nights.min(by: { $0.value < $1.value }),
            let longest = nights.max(by: { $0.value < $1.value })
        else { return "No night was recorded \(span.within): missing, not zero." }
        var text = "\(Wording.capitalised(span.within)) you slept **\(Wording.hours(mean))** a night on average "
        text += "(n = \(nights.count) of \(span.count) nights)"
        if nights.count > 1 {
            text += ", from \(Wording.hours(shortest.value)) (\(DayName.short(shortest.key))) "
            text += "to \(Wording.hours(longest.value)) (\(DayName.short(longest.key)))"
        }
        var parts = [text + ". " + comparison(mean, nights.count, asleep, before)]
        parts.append(span.count <= 14 ? eachNight(values, span) : eachWeek(nights, span))
        let short = nights.count { $0.value < 420 }
        if nights.count > 1 {
            let count = short == 0 ? "None" : short == nights.count ? "All" : "\(short)"
            parts.append(
                "\(count) of the \(nights.count) recorded nights \(short == 1 ? "was" : "were") under 7 hours.")
        }
        return parts.joined(separator: "\n\n")
    }

    private static func comparison(_ mean: Double, _ count: Int, _ asleep: [CivilDay: Double], _ before: Span) -> String
    {
        let earlier = asleep.filter { before.days.contains($0.key) }.map(\.value)
        guard earlier.count >= 7, count >= 3, let usual = SampleStatistics.mean(earlier) else {
            return "For a comparison with \(before.name) there are too few nights (n = \(earlier.count))."
        }
        let change = Wording.shownDifference(mean, usual, .sleep)
        let words =
            change.magnitude < 10
            ? "about as much as" : "\(Wording.hours(change.magnitude)) \(change > 0 ? "more" : "less") than"
        return "That is \(words) in \(before.name): \(Wording.hours(usual)) a night (\(before.dates), "
            + "n = \(earlier.count))."
    }

    private static func eachNight(_ values: [MetricID: [CivilDay: Double]], _ span: Span) -> String {
        let shown = metrics.filter { metric in values[metric]?.contains { span.days.contains($0.key) } == true }
        let rows = (0..<span.count).map { offset -> [String] in
            let day = span.days.lowerBound.advanced(by: offset)
            let cells = shown.map { metric in values[metric]?[day].map { Wording.value($0, metric) } }
            let isMissing = cells.allSatisfy { $0 == nil }
            return [DayName.short(day)] + cells.enumerated().map { $1 ?? (isMissing && $0 == 0 ? "missing" : "–") }
        }
        let names: [MetricID: String] = [
            .sleep: "Asleep", .sleepDeep: "Deep", .sleepREM: "REM", .sleepEfficiency: "Efficiency",
        ]
        return Wording.table(["Night to"] + shown.map { names[$0] ?? $0.title }, rows)
    }

    /// By the weeks that begin on a Monday, or by months where those would be more than fifteen.
    private static func eachWeek(_ nights: [(key: CivilDay, value: Double)], _ span: Span) -> String {
        let isMonthly = span.count > 100
        let groups = Dictionary(grouping: nights) { night -> CivilDay in
            guard isMonthly else { return max(night.key.advanced(by: -night.key.weekday), span.days.lowerBound) }
            return night.key.advanced(by: 1 - night.key.components.day)
        }
        let rows = groups.sorted { $0.key < $1.key }.map { start, nights -> [String] in
            let (year, month, _) = start.components
            let name = isMonthly ? "\(DayName.months[month - 1]) \(year)" : DayName.short(start)
            let values = nights.map(\.value)
            return [
                name, SampleStatistics.mean(values).map(Wording.hours) ?? "–", values.min().map(Wording.hours) ?? "–",
                values.max().map(Wording.hours) ?? "–", "\(values.count)",
            ]
        }
        let header = [isMonthly ? "Month" : "Week from", "Mean", "Shortest", "Longest", "Nights"]
        return Wording.table(header, rows)
    }
}
