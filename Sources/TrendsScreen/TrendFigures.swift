import HealthModel
import HealthQuery

/// The movement of values over time: the slope that no few values can bend (Theil–Sen), and how sure it
/// is that there is one (Mann–Kendall, corrected for values that resemble those before them).
struct TrendFigures: Equatable, Sendable {
    /// The chance of no trend below which one is told (health-metrics.md 12.2).
    static let sure = 0.05
    /// From that many values on, means of weeks are tested in their place, then of months: the test compares all pairs.
    static let most = 800

    /// The grain of the means that were tested.
    var grain: TrendGrain
    /// Values tested.
    var count: Int
    /// The single value, or what all of them are; `nil` where they differ.
    var same: Double?
    var days: ClosedRange<CivilDay>?
    /// Change in a day; `nil` with too few values.
    var slopePerDay: Double?
    /// The chance of such an order without a trend; `nil` with too few values.
    var chance: Double?

    init(_ metric: MetricID, _ values: [DatedValue]) {
        let (tested, sides) = Self.thinned(metric, [values])
        let points = sides[0]
        grain = tested
        count = points.count
        days = values.first.flatMap { first in values.last.map { first.day...$0.day } }
        if let first = points.first?.value, points.allSatisfy({ $0.value == first }) { same = first }
        guard points.count >= metric.fewestOfTrend, same == nil, let test = MannKendall(points.map(\.value)),
            let slope = TheilSen.slope(points.map { (x: Double($0.day.number), y: $0.value) })
        else { return }
        (slopePerDay, chance) = (slope, test.p)
    }

    var isClear: Bool { chance.map { $0 < Self.sure } ?? false }

    /// Values that are tested, all pairs of them: of many days the means of weeks, of very many those of months.
    static func thinned(_ metric: MetricID, _ sides: [[DatedValue]]) -> (grain: TrendGrain, sides: [[DatedValue]]) {
        var thinned = (grain: TrendGrain.day, sides: sides)
        for grain in [TrendGrain.week, .month] where thinned.sides.contains(where: { $0.count > most }) {
            thinned = (grain, sides.map { means(metric, $0, grain) })
        }
        return thinned
    }

    /// The mean of each stretch that has values, at its middle.
    private static func means(_ metric: MetricID, _ values: [DatedValue], _ grain: TrendGrain) -> [DatedValue] {
        guard let first = values.first?.day, let last = values.last?.day else { return [] }
        let slots = grain.slots(of: first...last)
        return zip(slots, TrendSeries.grouped(values, slots)).compactMap { days, values in
            metric.mean(of: values).map {
                DatedValue(day: days.lowerBound.advanced(by: (days.upperBound - days.lowerBound) / 2), value: $0)
            }
        }
    }
}
