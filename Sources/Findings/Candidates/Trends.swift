import HealthModel
import HealthQuery

extension FindingEngine {
    /// Days of a trend, and the values below which none is told unasked: weighings are few (training-and-findings.md 5).
    static let trendDays = 28
    static let fewestOfTrend = 14
    static let fewestWeighings = 10
    static let shortestTrend = 21
    /// Of the chance of no trend (health-metrics.md 12.2).
    static let sure = 0.05

    /// Within the days since the last change of source, where one is known.
    func trends(on day: CivilDay) -> [Candidate] {
        metrics.compactMap { trend($0, upTo: day) }
    }

    func trend(_ metric: FindingMetric, upTo day: CivilDay, days: Int = trendDays) -> Candidate? {
        guard let useful = metric.usefulChange else { return nil }
        let from = max(
            day.advanced(by: 1 - days), breakDay(of: metric.field, before: day) ?? day.advanced(by: 1 - days))
        let values = inputs.values(metric.field, in: from...day)
        let fewest = metric.field == .weight || metric.field == .bodyFat ? Self.fewestWeighings : Self.fewestOfTrend
        guard values.count >= fewest, let first = values.first?.day, let last = values.last?.day,
            last - first >= Self.shortestTrend - 1, let test = MannKendall(values.map(\.value)),
            let slope = TheilSen.slope(values.daysAndValues)
        else { return nil }
        let change = slope * Double(days)
        // A change too small to matter is tested, and not told.
        let isTold = test.p < Self.sure && abs(change) >= useful
        return Candidate(
            .trend,
            Remark(
                .trend, metric.field,
                [
                    .rate: slope * 7, .difference: change, .n: Double(values.count), .days: Double(days), .p: test.p,
                ], dates: first...last),
            strength: isTold ? abs(change) / (3 * useful) : 0, direction: metric.direction(change),
            count: values.count, p: test.p, z: test.z)
    }
}
