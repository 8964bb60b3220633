import Foundation
import HealthModel
import HealthQuery

/// The mean of some days beside that of the eight weeks before them: the median of what is skewed, as steps are, lies far from
/// the mean of ordinary days.
struct WeekStanding: Equatable {
    static let length = 7
    static let reference = 56
    static let fewest = 5
    static let fewestBefore = 14

    /// In the metric's unit; of times of the clock on the line about the circular mean of the days before (`ClockSeries`).
    var mean: Double
    /// The mean of the days before, on the same line.
    var usual: Double
    var z: Double
    /// Values of the days, and of those before.
    var days: Int
    var count: Int

    /// - Parameter days: seven, as a rule; no more than four weeks.
    /// - Returns: `nil` where under five of seven, or under 14 before, are recorded.
    init?(_ metric: FindingMetric, _ days: ClosedRange<CivilDay>, _ inputs: FindingInputs) {
        let week = inputs.values(metric.field, in: days).map(\.value)
        let length = days.upperBound - days.lowerBound + 1
        guard 7 * week.count >= Self.fewest * length else { return nil }
        let before = inputs.before(days.lowerBound, Self.reference, metric.field)
        self.init(metric, week: week, before: before)
    }

    init?(_ metric: FindingMetric, week: [Double], before: [Double]) {
        let line = ClockSeries(metric.field, before)
        let reference = before.compactMap { metric.scaled(line.unwrapped($0)) }
        let scaled = week.compactMap { metric.scaled(line.unwrapped($0)) }
        guard reference.count >= Self.fewestBefore, let spread = RobustSpread(reference),
            let mean = CompensatedSum.mean(scaled), let usual = CompensatedSum.mean(reference)
        else { return nil }
        let resemblance = Resemblance.ofNeighbours(reference.map { $0 - usual })
        self.init(
            metric, mean: mean, days: scaled.count, usual: usual, spread: spread.scaled, resemblance: resemblance,
            count: reference.count)
    }

    /// From figures on the scale of the test.
    init(
        _ metric: FindingMetric, mean: Double, days: Int, usual: Double, spread: Double, resemblance: Double, count: Int
    ) {
        let scale =
            max(spread, metric.floor) * (Resemblance.varianceFactor(resemblance) / Double(days)).squareRoot()
        z = (mean - usual) / scale
        self.mean = metric.isLogarithmic ? exp(mean) : mean
        self.usual = metric.isLogarithmic ? exp(usual) : usual
        (self.days, self.count) = (days, count)
    }
}

extension FindingEngine {
    /// The seven days that are over.
    func week(upTo day: CivilDay) -> ClosedRange<CivilDay> {
        let last = inputs.isComplete(day) ? day : day.advanced(by: -1)
        return last.advanced(by: 1 - WeekStanding.length)...last
    }

    func weeks(on day: CivilDay) -> [Candidate] {
        let days = week(upTo: day)
        return metrics.filter(\.isDaily).compactMap { metric in
            guard let standing = WeekStanding(metric, days, inputs) else { return nil }
            return Candidate(
                .week, Self.week(metric, standing, days), strength: (abs(standing.z) - 1.5) / 2.5,
                direction: metric.direction(standing.z), count: standing.count,
                p: HeavyTail.p(z: standing.z, count: standing.count), z: standing.z)
        }
    }

    static func week(_ metric: FindingMetric, _ standing: WeekStanding, _ days: ClosedRange<CivilDay>) -> Remark {
        Remark(
            .week, metric.field,
            [
                .value: ClockSeries.wrapped(standing.mean, of: metric.field),
                .usual: ClockSeries.wrapped(standing.usual, of: metric.field),
                .difference: standing.mean - standing.usual, .z: standing.z, .n: Double(standing.days),
                .m: Double(standing.count),
            ], dates: days)
    }
}
