import HealthModel

/// One period against another, for one metric or for the main ones.
enum ComparisonAnswer {
    static let main: [MetricID] = [
        .steps, .activeEnergy, .exerciseMinutes, .sleep, .restingHeartRate, .heartRateVariability,
    ]

    /// - Parameter values: By metric, the recorded days of both periods.
    static func markdown(_ values: [(MetricID, [DailyValue])], recent: Span, before: Span) -> String {
        var rows: [[String]] = []
        for (metric, days) in values {
            let now = days.filter { recent.days.contains($0.day) }.map(\.value)
            let then = days.filter { before.days.contains($0.day) }.map(\.value)
            guard !now.isEmpty || !then.isEmpty else { continue }
            let means = (SampleStatistics.mean(now), SampleStatistics.mean(then))
            let change: String
            if isEnough(now, recent), isEnough(then, before), let new = means.0, let old = means.1 {
                change = Wording.difference(Wording.shownDifference(new, old, metric), metric)
            } else {
                change = "too few days"
            }
            rows.append([
                Wording.title(metric), cell(means.0, metric, now.count, recent),
                cell(means.1, metric, then.count, before),
                change,
            ])
        }
        let days = recent.isDay && before.isDay
        let header = [days ? "" : "Daily mean", recent.title, before.title, "Change"]
        guard !rows.isEmpty else {
            return
                "Nothing was recorded in \(recent.described) or in \(before.described), so there is nothing to compare."
        }
        return "**\(Wording.capitalised(recent.described))** against **\(before.described)**"
            + (days ? ":" : "; in brackets the recorded days, of which a change needs four in each:") + "\n\n"
            + Wording.table(header, rows)
    }

    private static func isEnough(_ values: [Double], _ span: Span) -> Bool { values.count >= min(4, span.count) }

    private static func cell(_ mean: Double?, _ metric: MetricID, _ count: Int, _ span: Span) -> String {
        mean.map { "\(Wording.value($0, metric))\(span.isDay ? "" : " (\(count))")" } ?? "missing"
    }
}
