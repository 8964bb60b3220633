import HealthModel
import HealthQuery
import Widgets

/// One metric over a range, as its chart shows it: slots, average, usual band, figures. Computed when the view changes, not
/// when it is drawn.
public struct TrendSeries: Equatable, Sendable {
    public let metric: MetricID
    public private(set) var slots: [Chart.Slot]
    /// Slots that the axis need not reach: what can be no measurement.
    private(set) var leftOut: Set<Int> = []
    private(set) var baseline: Baseline?
    private(set) var average: Double?
    /// Of a pair's second number.
    private(set) var lowerAverage: Double?
    /// The values that count, in order of time.
    let counted: [DatedValue]
    /// Whether its slots are hours.
    private(set) var isByHour = false
    /// Whether the goal, the mean and the usual range belong on its axis: they are of days.
    var takesLevels: Bool { !isByHour }
    /// Recorded days that count, of the days of the range that could have been recorded: from the first of the store on.
    let recordedDays: Int
    let possibleDays: Int

    /// - Parameter running: the day that is not over: where its value is not final, it is drawn and left out of what is
    ///   computed.
    init(
        _ metric: MetricID, _ data: TrendsData, _ days: ClosedRange<CivilDay>, _ grain: TrendGrain,
        slotDays: [ClosedRange<CivilDay>], running: CivilDay?
    ) {
        self.metric = metric
        let runningDay = metric.runningDay(running)
        let all = data.values(metric, in: days)
        let doubted = data.leftOut(metric, of: all)
        let counted = all.filter { !doubted.contains($0.day) && $0.day != runningDay }
        recordedDays = counted.count
        // As the tools count dates: from the first one of the store on.
        let start = max(days.lowerBound, data.first ?? days.lowerBound)
        let isRunning = runningDay.map(days.contains) ?? false
        possibleDays = max(0, days.upperBound - start + 1 - (isRunning ? 1 : 0))
        average = metric.mean(of: counted.map(\.value))
        let lower = metric.row.pair?.lower
        let lowerValues = lower.map { data.values($0, in: days) } ?? []
        lowerAverage = lower?.mean(of: lowerValues.map(\.value))
        if grain == .day {
            slots = Self.days(metric, all, lowerValues, days, runningDay)
            leftOut = Set(doubted.map { $0 - days.lowerBound })
        } else {
            slots = Self.groups(metric, counted, lowerValues, slotDays)
        }
        baseline = Self.usual(metric, data, before: days.upperBound)
        self.counted = counted
    }

    /// Shows hours in place of days; none where they are not read yet, and for a metric of whole days.
    mutating func showHours(_ column: HourColumn?, _ days: ClosedRange<CivilDay>) {
        isByHour = true
        leftOut = []
        let hours = 24 * (days.upperBound - days.lowerBound + 1)
        slots = (0..<hours).map { index in
            Chart.Slot(column?.value(on: days.lowerBound.advanced(by: index / 24), hour: index % 24))
        }
    }

    /// The usual range before a day, as Today has it.
    private static func usual(_ metric: MetricID, _ data: TrendsData, before day: CivilDay) -> Baseline? {
        let before = data.counted(metric, in: day.advanced(by: -Baseline.reach)...day.advanced(by: -1)).map(\.value)
        guard metric.kind != .flag else { return nil }
        guard metric.kind == .clock else { return Baseline(before) }
        return ClockBaseline(before).map {
            let middle = metric.onAxis($0.middle)
            return Baseline(
                median: middle, low: middle - $0.halfWidth, high: middle + $0.halfWidth, days: $0.days)
        }
    }

    private static func days(
        _ metric: MetricID, _ values: [DatedValue], _ lower: [DatedValue], _ days: ClosedRange<CivilDay>,
        _ running: CivilDay?
    ) -> [Chart.Slot] {
        var slots = [Chart.Slot](repeating: Chart.Slot(nil), count: days.upperBound - days.lowerBound + 1)
        for value in values {
            slots[value.day - days.lowerBound] = Chart.Slot(value.value, isPartial: value.day == running)
        }
        for value in lower {
            let index = value.day - days.lowerBound
            (slots[index].low, slots[index].high) = (value.value, slots[index].value)
        }
        return slots
    }

    /// Means of weeks, months or years with the smallest and largest day of each.
    private static func groups(
        _ metric: MetricID, _ values: [DatedValue], _ lower: [DatedValue], _ slotDays: [ClosedRange<CivilDay>]
    ) -> [Chart.Slot] {
        let (groups, lowers) = (grouped(values, slotDays), grouped(lower, slotDays))
        return slotDays.indices.map { index in
            let values = groups[index]
            guard let mean = metric.mean(of: values) else { return Chart.Slot(nil) }
            if let lower = metric.row.pair?.lower {
                let low = lower.mean(of: lowers[index])
                return Chart.Slot(mean, low: low, high: low.map { _ in mean })
            }
            return Chart.Slot(mean, low: values.min(), high: values.max())
        }
    }

    /// The values of each slot; both are in order of time.
    static func grouped(_ values: [DatedValue], _ slotDays: [ClosedRange<CivilDay>]) -> [[Double]] {
        var groups = [[Double]](repeating: [], count: slotDays.count)
        var index = 0
        for value in values {
            while index < slotDays.count, slotDays[index].upperBound < value.day { index += 1 }
            guard index < slotDays.count else { break }
            if slotDays[index].contains(value.day) { groups[index].append(value.value) }
        }
        return groups
    }
}
