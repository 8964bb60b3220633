import HealthModel

/// Whether two metrics move together, day by day. The night that ended on a day belongs to that day.
enum RelationAnswer {
    typealias Series = (metric: MetricID, values: [DailyValue])

    /// Spearman's rank correlation; below thirty common days nothing is said.
    static func markdown(_ first: Series, _ second: Series, span: Span) -> String {
        let other = Dictionary(second.values.map { ($0.day, $0.value) }) { first, _ in first }
        let pairs = first.values.compactMap { value in other[value.day].map { (value.value, $0) } }
        let names = (Wording.name(first.metric), Wording.name(second.metric))
        guard pairs.count >= 30 else {
            return "There are too few days with both \(names.0) and \(names.1) \(span.within): n = \(pairs.count), and "
                + "it takes 30."
        }
        guard let link = SampleStatistics.rankCorrelation(pairs), let middle = SampleStatistics.median(pairs.map(\.0))
        else { return "One of the two never changed \(span.within), so they cannot be held against each other." }
        let n = Double(pairs.count)
        // The t statistic of a rank correlation; beyond 1.96 either way is taken as more than chance (5 %).
        let isClear = link.magnitude * ((n - 2) / max(1 - link * link, 1e-9)).squareRoot() >= 1.96
        let strength = link.magnitude < 0.3 ? "weak" : link.magnitude < 0.6 ? "moderate" : "strong"
        let sign = link < 0 ? "−" : ""
        var text =
            "\(Wording.capitalised(names.0)) and \(names.1) \(span.within), n = \(Wording.days(pairs.count)) with both: "
        text += isClear ? "a **\(strength) link**" : "**no clear link**"
        text += " (rank correlation \(sign)\(Wording.number(link.magnitude, decimals: 2)))."
        let above = pairs.filter { $0.0 > middle }.map(\.1)
        let below = pairs.filter { $0.0 < middle }.map(\.1)
        if let high = SampleStatistics.mean(above), let low = SampleStatistics.mean(below) {
            let digits = second.metric.unit == "bpm" ? 1 : 0
            let value = { (number: Double) in Wording.value(number, second.metric, extraDecimals: digits) }
            text += "\n\nOn days above your median \(names.0) of \(Wording.value(middle, first.metric)), \(names.1) "
            text +=
                "averaged \(value(high)) (n = \(above.count)); on days below it, \(value(low)) (n = \(below.count))."
        }
        return text + "\n\nA link is not a cause: training, illness or the season can move both."
    }
}
