/// Whether a level that is to be reached by a date is on its way: the slope needed beside Sen's interval of the slope that
/// was (Sen 1968). Of the sum of a span the rate needed beside that of the last weeks (training-and-findings.md 5).
public struct GoalPace: Equatable, Sendable {
    /// Whether the slope reaches the target on its date; early while the direction of the slope is not sure.
    public enum Standing: String, Sendable { case ahead, onPace = "on_pace", behind, early }

    /// Values and days below which it is too early to say.
    public static let fewestValues = 10
    /// Days between the first and the last value below which it is too early to say.
    public static let fewestDays = 14

    /// Of the line today.
    public var level: Double
    /// A day.
    public var slope: Double
    /// 95 % of the slope, a day.
    public var low: Double
    /// The upper end of the interval, a day.
    public var high: Double
    /// A day, from the level to the target on its date.
    public var needed: Double
    public var standing: Standing

    /// - Parameters:
    ///   - points: x in days, in order of time.
    ///   - today: on the scale of x.
    ///   - days: from today to the date of the target.
    /// - Returns: `nil` below two values, or for a date that is not ahead.
    public init?(_ points: [(x: Double, y: Double)], today: Double, target: Double, days: Int) {
        guard days > 0, let slope = TheilSen.slope(points),
            let intercept = Percentile.median(points.map { $0.y - slope * $0.x }),
            let interval = TheilSen.interval(points)
        else { return nil }
        self.slope = slope
        (low, high) = interval
        level = intercept + slope * today
        needed = (target - level) / Double(days)
        let span = (points.last?.x ?? 0) - (points.first?.x ?? 0)
        // A direction that is not sure says nothing of a pace.
        let isSure = points.count >= Self.fewestValues && span >= Double(Self.fewestDays) - 1 && !(low < 0 && high > 0)
        let isUp = needed > 0
        standing =
            !isSure
            ? .early
            : needed >= low && needed <= high
                ? .onPace : (isUp ? low > needed : high < needed) ? .ahead : .behind
    }
}

extension GoalPace {
    /// The pace of a sum of a span: ahead where the sum is over the even line and the rate reaches the target, behind where
    /// the rate does not.
    /// - Parameters:
    ///   - sum: of the span so far.
    ///   - elapsed: days of the span, today included.
    ///   - left: days of it after today.
    ///   - recent: amounts of the last whole days, a day without one as 0.
    /// - Returns: `nil` without a day left or before, and for a target that is reached.
    public init?(sum: Double, target: Double, elapsed: Int, left: Int, recent: [Double]) {
        guard left > 0, elapsed > 0, sum < target, !recent.isEmpty else { return nil }
        let rate = CompensatedSum.of(recent) / Double(recent.count)
        (level, slope, low, high) = (sum, rate, rate, rate)
        needed = (target - sum) / Double(left)
        let line = target * Double(elapsed) / Double(elapsed + left)
        standing =
            recent.count < Self.fewestDays ? .early : rate < needed ? .behind : sum >= line ? .ahead : .onPace
    }
}

extension TheilSen {
    /// 95 % interval of the slope by the ranks of the slopes of all pairs; `nil` with fewer than two different x.
    public static func interval(_ points: [(x: Double, y: Double)]) -> (low: Double, high: Double)? {
        var slopes: [Double] = []
        for (index, right) in points.enumerated() {
            for left in points[..<index] where left.x != right.x {
                slopes.append((right.y - left.y) / (right.x - left.x))
            }
        }
        guard !slopes.isEmpty else { return nil }
        slopes.sort()
        let (n, all) = (Double(points.count), Double(slopes.count))
        let width = 1.96 * (n * (n - 1) * (2 * n + 5) / 18).squareRoot()
        // Ranks count from 1.
        func value(_ rank: Double) -> Double { slopes[min(max(Int(rank.rounded()), 1), slopes.count) - 1] }
        return (value((all - width) / 2), value(((all + width) / 2).rounded() + 1))
    }
}
