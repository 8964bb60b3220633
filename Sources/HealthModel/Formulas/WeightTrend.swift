/// The weight below the noise of water: exponential smoothing, a = 0.1 a day (J. Walker, The Hacker's Diet), corrected for
/// gaps of g days by 1 − (1 − a)^g.
public enum WeightTrend {
    public struct Point: Equatable, Sendable {
        public var day: CivilDay
        public var kilograms: Double
        public init(day: CivilDay, kilograms: Double) {
            self.day = day
            self.kilograms = kilograms
        }
    }

    public static let smoothingPerDay = 0.1
    /// After this many days without a weight the trend begins anew.
    public static let longestGapDays = 60
    /// A weight further from the trend, as a share of it, is taken for a slip (pounds in a field of kilograms).
    public static let largestJump = 0.1

    /// The trend at each of `weights`, which ascend by day. A slip leaves the trend where it was.
    public static func smoothed(_ weights: [Point]) -> [Double] {
        var trend: Point?
        return weights.map { weight in
            guard let before = trend, weight.day - before.day <= longestGapDays else {
                trend = weight
                return weight.kilograms
            }
            guard abs(weight.kilograms - before.kilograms) <= largestJump * before.kilograms else {
                return before.kilograms
            }
            var rest = 1.0
            for _ in 0..<max(0, weight.day - before.day) { rest *= 1 - smoothingPerDay }
            let next = before.kilograms + (1 - rest) * (weight.kilograms - before.kilograms)
            trend = Point(day: weight.day, kilograms: next)
            return next
        }
    }
}
