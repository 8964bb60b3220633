import HealthModel
import HealthQuery
import ScreenKit
import Widgets

/// Means of the hours of the day over the days of a range.
struct HoursContent: Equatable, Sendable {
    let metric: MetricID
    /// The days that were looked at: the newest of a long range.
    let days: ClosedRange<CivilDay>
    /// 24, with the middle half of the days as their spread.
    let slots: [Chart.Slot]
    /// Days with a value at each hour.
    let counts: [Int]
    /// Days with any hour.
    let recordedDays: Int
    let state: State

    enum State: Equatable, Sendable {
        /// A day of it has one value, and no hours.
        case ofDays
        case reading, ready
    }

    /// Days of the longest range whose hours are read.
    static let mostDays = 366

    static func days(of range: ClosedRange<CivilDay>) -> ClosedRange<CivilDay> {
        max(range.lowerBound, range.upperBound.advanced(by: 1 - mostDays))...range.upperBound
    }

    /// Whether single samples of it are kept.
    static func hasHours(_ metric: MetricID) -> Bool {
        metric.isOfSamples && metric.kind != .clock && metric.kind != .flag && metric.kind != .text
    }

    static func name(_ hour: Int) -> String { "\(ClockText.text(hour: hour))–\(ClockText.text(hour: hour + 1))" }

    /// - Parameter running: the day that is not over: its hours are left out where they add up.
    init(_ metric: MetricID, _ data: TrendsData, _ days: ClosedRange<CivilDay>, running: CivilDay?) {
        (self.metric, self.days) = (metric, days)
        let none = [Chart.Slot](repeating: Chart.Slot(nil), count: 24)
        let column = data.hours[metric]
        guard Self.hasHours(metric), let column, data.knowsHours(metric, in: days) else {
            state = Self.hasHours(metric) ? .reading : .ofDays
            (slots, counts, recordedDays) = (none, [Int](repeating: 0, count: 24), 0)
            return
        }
        var groups = [[Double]](repeating: [], count: 24)
        var recorded = 0
        for number in days.lowerBound.number...days.upperBound.number {
            let day = CivilDay(number: number)
            if metric.hasHours, day == running { continue }
            var isRecorded = false
            for hour in 0..<24 {
                guard let value = column.value(on: day, hour: hour), value.isFinite else { continue }
                groups[hour].append(value)
                isRecorded = true
            }
            if isRecorded { recorded += 1 }
        }
        state = .ready
        recordedDays = recorded
        counts = groups.map(\.count)
        slots = groups.map { values in
            Chart.Slot(
                metric.mean(of: values), low: Percentile.value(0.25, of: values),
                high: Percentile.value(0.75, of: values))
        }
    }

    func sentence(_ format: MetricFormat) -> String {
        switch state {
        case .ofDays: return "\(metric.chartTitle) has one value a day: there are no hours to show."
        case .reading: return "Reading the hours of \(DayText.range(days))…"
        case .ready: break
        }
        let known = slots.enumerated().compactMap { hour, slot in slot.value.map { (hour, $0) } }
        guard let high = known.max(by: { $0.1 < $1.1 }), let low = known.min(by: { $0.1 < $1.1 }) else {
            return "Nothing recorded in \(DayText.range(days))."
        }
        guard known.count > 1 else {
            return "\(metric.chartTitle) is recorded at \(Self.name(high.0)) alone: it has no course over the day."
        }
        let scope = "\(recordedDays) \(recordedDays == 1 ? "day" : "days")"
        guard high.1 > low.1 else {
            return "\(metric.chartTitle) is the same at all recorded hours (\(scope))."
        }
        func text(_ hour: (Int, Double)) -> String {
            "\(Self.name(hour.0)) (\(format.average(hour.1, of: metric)), \(counts[hour.0]) days)"
        }
        let missing = 24 - known.count
        let gaps = missing > 0 ? " \(missing) \(missing == 1 ? "hour has" : "hours have") no value on any day." : ""
        let each =
            metric.kind == .cumulative
            ? "Each bar is the mean of that hour over the days" : "Each hour is the mean of its days"
        return "Highest at \(text(high)), lowest at \(text(low)), of \(scope). \(each), with their middle half.\(gaps)"
    }
}
