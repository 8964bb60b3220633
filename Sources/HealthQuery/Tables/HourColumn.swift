import HealthModel

/// The hours of days in a row.
public struct HourColumn: Equatable, Sendable {
    public let days: ClosedRange<CivilDay>
    /// 24 a day by the clock on the wall, in the metric's unit; `nil` where nothing was recorded.
    public let values: [Double?]

    /// - Parameter values: 24 for each day.
    public init(days: ClosedRange<CivilDay>, values: [Double?]) {
        precondition(values.count == 24 * (days.upperBound - days.lowerBound + 1))
        (self.days, self.values) = (days, values)
    }

    /// Sums of what adds up, else means in which a value counts for as long as it holds, five minutes at most.
    /// - Parameters:
    ///   - intraday: a day's values each, in order of time.
    ///   - running: the day that is not over: its hours after the last one with anything are still to come.
    public init(
        _ metric: MetricID, _ days: ClosedRange<CivilDay>, _ intraday: [[IntradayValue]], running: CivilDay?
    ) {
        let hours = intraday.enumerated().flatMap { index, values in
            metric.kind == .cumulative
                ? Self.sums(values, isRunning: days.lowerBound.advanced(by: index) == running)
                : Self.means(values.filter { metric.isPlausible($0.value) })
        }
        self.init(days: days, values: hours)
    }

    /// A value of each day from these hours alone, such as 6..<12: the sum of what adds up, else the mean of the hours that
    /// have one. `nil` for a day that has none in them.
    public func values(in hours: Range<Int>, isSum: Bool) -> [Double?] {
        stride(from: 0, to: values.count, by: 24).map { start in
            let known = hours.compactMap { values[start + $0] }
            guard !known.isEmpty else { return nil }
            let sum = known.reduce(0, +)
            return isSum ? sum : sum / Double(known.count)
        }
    }

    private static func sums(_ values: [IntradayValue], isRunning: Bool) -> [Double?] {
        let known = values.filter { (0..<1440).contains($0.minuteOfDay) && $0.value.isFinite }
        guard !known.isEmpty else { return [Double?](repeating: nil, count: 24) }
        var sums = [Double](repeating: 0, count: 24)
        for value in known { sums[value.minuteOfDay / 60] += value.value }
        let last = isRunning ? sums.lastIndex { $0 > 0 } ?? -1 : 23
        return sums.enumerated().map { $0 <= last ? $1 : nil }
    }

    /// Values of the same minute are one: a workout with a sample a second does not outweigh the rest of its hour.
    private static func means(_ values: [IntradayValue]) -> [Double?] {
        var hours = [[(at: Int, value: Double)]](repeating: [], count: 24)
        var (minute, sum, count) = (-1, 0.0, 0)
        func close() {
            guard count > 0, (0..<1440).contains(minute) else { return }
            hours[minute / 60].append((minute * 60, sum / Double(count)))
        }
        for value in values {
            if value.minuteOfDay != minute {
                close()
                (minute, sum, count) = (value.minuteOfDay, 0, 0)
            }
            sum += value.value
            count += 1
        }
        close()
        return hours.enumerated().map { hour, samples in
            TimeWeightedMean.value(samples.sorted { $0.at < $1.at }, until: (hour + 1) * 3600)
        }
    }

    /// `nil` outside of the days, too.
    public func value(on day: CivilDay, hour: Int) -> Double? {
        let index = 24 * (day - days.lowerBound) + hour
        return days.contains(day) && (0..<24).contains(hour) ? values[index] : nil
    }
}
