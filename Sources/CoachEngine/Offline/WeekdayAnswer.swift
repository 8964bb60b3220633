import HealthModel

/// A metric by the day of the week.
enum WeekdayAnswer {
    static func markdown(_ metric: MetricID, _ values: [DailyValue], span: Span) -> String {
        let name = Wording.name(metric)
        let days = Dictionary(grouping: values) { $0.day.weekday }.mapValues { $0.map(\.value) }
        let means = days.compactMapValues(SampleStatistics.mean)
        guard values.count >= 14, means.count == 7, let top = means.max(by: { $0.value < $1.value }),
            let bottom = means.min(by: { $0.value < $1.value })
        else {
            return "There is too little on record to tell the days of the week apart for \(name) \(span.within) "
                + "(n = \(Wording.days(values.count)))."
        }
        let rows = (0..<7).map { weekday in
            [
                DayName.weekdays[weekday], means[weekday].map { Wording.value($0, metric) } ?? "missing",
                "\(days[weekday]?.count ?? 0)",
            ]
        }
        return "\(Wording.capitalised(name)) \(span.within), n = \(Wording.days(values.count)): highest on "
            + "**\(DayName.weekdays[top.key])s** (\(Wording.value(top.value, metric)) on average), lowest on "
            + "\(DayName.weekdays[bottom.key])s (\(Wording.value(bottom.value, metric))).\n\n"
            + Wording.table(["Day", "Mean", "n"], rows)
    }
}
