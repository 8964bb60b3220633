import HealthModel

/// The best or worst of means over so many dates in a row; of times of the clock the latest or the earliest.
public struct RollingMeans: Sendable, Equatable {
    /// The mean, in the unit of the values.
    public var value: Double
    /// Last date of the first of equal windows.
    public var end: CivilDay
    /// Windows whose mean is as good as the same.
    public var ties: Int

    /// Means this near each other are equal.
    static let sameness = 1e-6

    /// - Parameters:
    ///   - days: dates at which windows end.
    ///   - length: of a window, in dates; it may reach back before the first of `days`.
    ///   - fullOnly: only windows within `days` without a missing date.
    /// - Returns: `nil` where no window has a mean.
    public init?(
        _ table: DayTable, _ field: DayField, on days: [CivilDay], length: Int, largest: Bool, fullOnly: Bool
    ) {
        guard let first = days.first, let last = days.last else { return nil }
        let start = first.advanced(by: 1 - length)
        let recorded = (start.number...last.number).map { table.counted(field, on: CivilDay(number: $0)) }
        let line = ClockSeries(field, recorded.compactMap { $0 })
        let values: [Double?] = recorded.map { value in value.map { line.unwrapped($0) } }
        var means: [(end: CivilDay, mean: Double)] = []
        for (index, day) in days.enumerated() {
            let window = values[index..<index + length].compactMap { $0 }
            guard !fullOnly || (window.count == length && index >= length - 1) else { continue }
            if let mean = CompensatedSum.mean(window) { means.append((day, mean)) }
        }
        guard let best = largest ? means.map(\.mean).max() : means.map(\.mean).min() else { return nil }
        let equal = means.filter { abs($0.mean - best) <= Self.sameness }
        guard let firstEqual = equal.first else { return nil }
        value = line.wrapped(best)
        end = firstEqual.end
        ties = equal.count
    }
}
