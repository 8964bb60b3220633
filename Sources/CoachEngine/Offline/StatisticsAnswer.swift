import HealthModel

/// A metric over a range of days: mean, sum, extremes, counts and runs of days.
enum StatisticsAnswer {
    /// - Parameters:
    ///   - values: The recorded days of the span; today is left out of it where its sum is still growing.
    ///   - leavesOutToday: Whether it was, to say so.
    static func markdown(
        _ metric: MetricID, _ operation: Ask.Operation?, _ values: [DailyValue], span: Span, leavesOutToday: Bool
    ) -> String {
        let name = Wording.capitalised(Wording.name(metric))
        guard !values.isEmpty else {
            return "\(name) has no recorded day \(span.within): missing, not zero."
        }
        let body: String
        switch operation {
        case .count(let threshold)?: body = count(metric, threshold, values, span)
        case .streak(let threshold)?: body = run(metric, threshold, values, span)
        case .best?, .worst?, .highest?, .lowest?: body = extreme(metric, operation, values, span)
        case .total? where metric.kind == .cumulative || metric.isDuration: body = total(metric, values, span)
        default: body = average(metric, values, span)
        }
        let note = leavesOutToday ? "\n\nToday is left out: it is still running." : ""
        return body + note
    }

    private static func average(_ metric: MetricID, _ values: [DailyValue], _ span: Span) -> String {
        guard let mean = SampleStatistics.mean(values.map(\.value)),
            let low = values.min(by: { $0.value < $1.value }), let high = values.max(by: { $0.value < $1.value })
        else { return "" }
        let name = Wording.name(metric)
        let digits = metric.unit == "bpm" ? 1 : 0
        var text =
            "Average \(name) \(span.within): **\(Wording.value(mean, metric, extraDecimals: digits))** a \(Wording.unitOfTime(metric)), "
        text += "\(coverage(metric, values, span))."
        guard values.count > 1 else { return text }
        text += " Lowest \(Wording.value(low.value, metric)) on \(DayName.short(low.day)), "
        text += "highest \(Wording.value(high.value, metric)) on \(DayName.short(high.day))."
        if metric.kind == .cumulative {
            text += " In all: \(Wording.value(values.reduce(0) { $0 + $1.value }, metric))."
        }
        return text + (weekTable(metric, values, span) ?? "")
    }

    private static func total(_ metric: MetricID, _ values: [DailyValue], _ span: Span) -> String {
        let sum = values.reduce(0) { $0 + $1.value }
        let mean = sum / Double(values.count)
        return "In all **\(Wording.value(sum, metric))** \(span.within), \(coverage(metric, values, span)); "
            + "\(Wording.value(mean, metric)) a recorded \(Wording.unitOfTime(metric))."
            + (weekTable(metric, values, span) ?? "")
    }

    private static func extreme(
        _ metric: MetricID, _ operation: Ask.Operation?, _ values: [DailyValue], _ span: Span
    ) -> String {
        let wantsHigh: Bool
        var remark = ""
        switch operation {
        case .highest?: wantsHigh = true
        case .lowest?: wantsHigh = false
        default:
            let isBest = operation == .best
            switch metric.betterDirection ?? usualDirection(metric) {
            case .higher?: wantsHigh = isBest
            case .lower?: wantsHigh = !isBest
            case nil:
                wantsHigh = isBest
                remark = " Neither end is better as such; I took \"\(isBest ? "best" : "worst")\" as "
                remark += "\(isBest ? "highest" : "lowest")."
            }
        }
        let sorted = values.sorted { wantsHigh ? $0.value > $1.value : $0.value < $1.value }
        guard let top = sorted.first else { return "" }
        let ties = values.count { $0.value == top.value }
        var text = "\(subject(metric, wantsHigh: wantsHigh)) \(span.within) \(isPlural(metric) ? "were" : "was") "
        text += "**\(Wording.value(top.value, metric))** on \(DayName.short(top.day)) \(top.day.components.year)"
        text += ties > 1 ? " (\(ties) days share it)" : ""
        text += ", \(coverage(metric, values, span)).\(remark)"
        guard sorted.count >= 3 else { return text }
        let rows = sorted.prefix(3).map { [DayName.short($0.day), Wording.value($0.value, metric)] }
        return text + "\n\n" + Wording.table(["Day", metric.title], Array(rows))
    }

    private static func isPlural(_ metric: MetricID) -> Bool { metric == .steps || metric == .flights }

    /// `The most steps`, `The shortest time asleep`, `The lowest resting heart rate`.
    private static func subject(_ metric: MetricID, wantsHigh: Bool) -> String {
        let name = Wording.name(metric)
        if isPlural(metric) { return "The \(wantsHigh ? "most" : "fewest") \(name)" }
        if metric.isDuration { return "The \(wantsHigh ? "longest" : "shortest") \(name)" }
        return "The \(wantsHigh ? "highest" : "lowest") \(name)"
    }

    private static func usualDirection(_ metric: MetricID) -> MetricID.Direction? {
        switch metric {
        case .sleep, .sleepDeep, .sleepREM, .sleepEfficiency, .heartRateVariability, .distance, .flights, .bloodOxygen,
            .daylightMinutes, .mindfulMinutes:
            .higher
        case .restingHeartRate, .walkingHeartRate, .sleepAwake: .lower
        default: nil
        }
    }

    private static func count(
        _ metric: MetricID, _ threshold: Ask.Threshold, _ values: [DailyValue], _ span: Span
    ) -> String {
        let hits = values.filter { threshold.holds(for: $0.value) }
        let share = 100 * Double(hits.count) / Double(values.count)
        var text = "**\(Wording.days(hits.count))** with \(bound(threshold, metric)) \(span.within): "
        text += "\(Wording.number(share))% of the \(values.count) recorded days"
        let missing = span.count - values.count
        if missing > 0 { text += " (\(missing) not recorded, so neither counted nor missed)" }
        text += "."
        if let last = hits.last { text += " The latest was \(DayName.short(last.day))." }
        return text
    }

    /// An unrecorded day ends a run.
    private static func run(
        _ metric: MetricID, _ threshold: Ask.Threshold, _ values: [DailyValue], _ span: Span
    ) -> String {
        var longest: (length: Int, end: CivilDay)?
        var length = 0
        var previous: CivilDay?
        for value in values {
            let follows = previous.map { value.day - $0 == 1 } ?? true
            length = threshold.holds(for: value.value) ? (follows ? length + 1 : 1) : 0
            previous = value.day
            if length > (longest?.length ?? 0) { longest = (length, value.day) }
        }
        guard let longest else { return "No day with \(bound(threshold, metric)) \(span.within)." }
        let start = longest.end.advanced(by: 1 - longest.length)
        var text = "Longest run with \(bound(threshold, metric)) \(span.within): "
        text += "**\(Wording.days(longest.length))**, \(DayName.date(start)) to \(DayName.dateWithYear(longest.end))."
        if length > 0, let last = values.last?.day, span.days.upperBound - last <= 1 {
            text += " The current run is \(Wording.days(length))."
        }
        return text
    }

    private static func bound(_ threshold: Ask.Threshold, _ metric: MetricID) -> String {
        let value = "\(threshold.relation.rawValue) \(Wording.value(threshold.value, metric))"
        return metric == .steps || metric == .flights ? value : "\(value) (\(Wording.name(metric)))"
    }

    /// `n = 28 of 30 days`.
    private static func coverage(_ metric: MetricID, _ values: [DailyValue], _ span: Span) -> String {
        "n = \(values.count) of \(span.count) \(Wording.unitOfTime(metric))\(span.count == 1 ? "" : "s")"
    }

    /// Day by day for about a week.
    private static func weekTable(_ metric: MetricID, _ values: [DailyValue], _ span: Span) -> String? {
        guard (3...10).contains(span.count) else { return nil }
        let byDay = Dictionary(values.map { ($0.day, $0.value) }) { first, _ in first }
        let rows = (0..<span.count).map { offset -> [String] in
            let day = span.days.lowerBound.advanced(by: offset)
            return [DayName.short(day), byDay[day].map { Wording.value($0, metric) } ?? "missing"]
        }
        return "\n\n" + Wording.table(["Day", metric.title], rows)
    }
}
