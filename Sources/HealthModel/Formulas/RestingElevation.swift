/// A resting heart rate above the person's own.
///
/// The yardstick is the median of the 28 days before, the day left out. A rate is up when it lies two robust deviations
/// above it on two days in a row, or five beats a minute on the day alone: people differ from 40 to 109 beats, and are
/// steady themselves (Quer et al. 2020, doi 10.1371/journal.pone.0227709).
public enum RestingElevation {
    static let baselineDays = 28
    static let fewestBaselineDays = 14
    static let clearRise = 5.0

    /// Robust deviations from the median of the days before; `nil` without a value or with under 14 days before.
    public static func z(_ values: [Double?], at index: Int) -> Double? {
        guard let (value, before) = reading(values, at: index) else { return nil }
        return Percentile.robustZ(value, among: before, floor: MetricID.restingHeartRate.smallestSpread)
    }

    /// Whether the last day is elevated; `nil` while the baseline is being learned.
    public static func isElevated(_ values: [Double?]) -> Bool? {
        let last = values.count - 1
        guard let (value, before) = reading(values, at: last), let median = Percentile.median(before),
            let today = z(values, at: last)
        else { return nil }
        return value - median >= clearRise || (today >= 2 && (z(values, at: last - 1) ?? 0) >= 2)
    }

    /// The value of a day and those of its baseline.
    private static func reading(_ values: [Double?], at index: Int) -> (value: Double, before: [Double])? {
        guard values.indices.contains(index), let value = values[index] else { return nil }
        let before = values[max(0, index - baselineDays)..<index].compactMap { $0 }
        return before.count >= fewestBaselineDays ? (value, before) : nil
    }
}
