/// A person's own usual range of a single day: four days of five of the 28 before it lie in it (health-metrics.md 0.4).
///
/// The baseline: the one definition of a usual value. The mean of a week has `NormalRange`, which is named by its sixty
/// days.
public struct Baseline: Equatable, Sendable {
    /// Dates before the day.
    public static let reach = 28
    /// Recorded ones among them below which no range is told.
    public static let fewest = 14

    /// In the unit of the values.
    public var median: Double
    /// 10th and 90th percentile, type 7.
    public var low: Double
    /// 90th percentile.
    public var high: Double
    /// Recorded days that it is made of, 14 to 28.
    public var days: Int

    public init(median: Double, low: Double, high: Double, days: Int) {
        self.median = median
        self.low = low
        self.high = high
        self.days = days
    }

    /// - Parameter before: the plausible values of the 28 dates before, in any order.
    /// - Returns: `nil` below 14 of them.
    public init?(_ before: [Double]) {
        let sorted = before.sorted()
        guard sorted.count >= Self.fewest, let median = Percentile.value(0.5, ofSorted: sorted),
            let low = Percentile.value(0.1, ofSorted: sorted), let high = Percentile.value(0.9, ofSorted: sorted)
        else { return nil }
        self.init(median: median, low: low, high: high, days: sorted.count)
    }

    /// The standing by the stored value; rounding is for what is shown.
    public func standing(of value: Double) -> NormalRange.Standing { .init(of: value, low: low, high: high) }
}

/// The same of times of the clock, whose values lie about a middle round midnight.
public struct ClockBaseline: Equatable, Sendable {
    /// Half of the width that holds four values of five of a normal spread, in standard deviations.
    static let width = 1.2816
    /// Minutes; less is believed of nobody's nights.
    static let leastDeviation = 15.0

    /// Minutes after midnight.
    public let middle: Double
    /// Minutes to each side.
    public let halfWidth: Double
    /// Recorded days that it is made of, 14 to 28.
    public let days: Int

    /// - Parameter before: the minutes after midnight of the 28 dates before.
    /// - Returns: `nil` below 14 of them, and where they have no typical time.
    public init?(_ before: [Double]) {
        guard let mean = CircularMean(minutesOfDay: before) else { return nil }
        self.init(mean, days: before.count)
    }

    public init?(_ mean: CircularMean, days: Int) {
        guard days >= Baseline.fewest, mean.isTypical else { return nil }
        middle = mean.minutes
        halfWidth = Self.width * max(mean.standardDeviationMinutes, Self.leastDeviation)
        self.days = days
    }

    /// Minutes after midnight.
    public var low: Double { Self.onTheClock(middle - halfWidth) }
    /// Minutes after midnight.
    public var high: Double { Self.onTheClock(middle + halfWidth) }

    /// Earlier is below.
    public func standing(of minutes: Double) -> NormalRange.Standing {
        let off = CircularMean.difference(from: middle, to: minutes)
        return abs(off) <= halfWidth ? .within : off < 0 ? .below : .above
    }

    private static func onTheClock(_ minutes: Double) -> Double {
        let rest = minutes.truncatingRemainder(dividingBy: 1440)
        return rest < 0 ? rest + 1440 : rest
    }
}
