import HealthModel
import HealthQuery

/// A goal proposed from the person's own last weeks: within reach by what was recorded, never a rule for everybody.
///
/// The nearest-rank 60th percentile of the last 9 recorded days, or of the last 6 weeks; not under the median of the last
/// seven of them and at most 1.2 times their mean (Adams 2021, doi 10.1016/j.amepre.2020.10.021; training-and-findings.md 5).
/// There is none for sleep, blood pressure and weight.
public struct GoalRecommendation: Equatable, Sendable {
    public var aim: Goal.Aim
    /// Recorded days or weeks that it goes by.
    public var count: Int
    /// In how many of them the target was reached.
    public var reached: Int

    public init(aim: Goal.Aim, count: Int, reached: Int) {
        (self.aim, self.count, self.reached) = (aim, count, reached)
    }

    /// The rule in one sentence.
    public var method: String {
        let (at, span) = aim.period == .week ? ("in", "weeks") : ("on", "recorded days")
        return "reached \(at) \(reached) of your last \(count) \(span) (60th percentile, at most 1.2 × their mean)"
    }

    private static let (days, weeks, fewest) = (9, 6, 5)
    private static let (share, lastOnes, ceiling) = (0.6, 7, 1.2)

    /// The metrics there are proposals for, each with its period and the step that a target is rounded to.
    static let kinds: [(metric: DayField, period: Goal.Period, step: Double)] = [
        (.steps, .day, 50), (.activeEnergy, .day, 10), (.exerciseMinutes, .day, 5), (.mindfulMinutes, .day, 1),
        (.runDistance, .week, 0.5), (.workouts, .week, 1),
    ]
    public static let metrics = Set(kinds.map(\.metric))

    /// - Parameters:
    ///   - numbers: of each metric by day, the last of them today's, which is not over and left out.
    ///   - standing: what is aimed at already: the same is not proposed again.
    public static func all(
        of numbers: [DayField: [Double?]], today: CivilDay, standing: [Goal.Aim]
    ) -> [GoalRecommendation] {
        kinds.compactMap { kind in
            let whole = Array((numbers[kind.metric] ?? []).dropLast())
            let values = kind.period == .day ? whole.compactMap { $0 } : weekly(whole, today)
            let recent = Array(values.suffix(kind.period == .day ? days : weeks))
            guard let target = target(recent, step: kind.step) else { return nil }
            let aim = Goal.Aim(kind.metric, target: target, period: kind.period)
            let reached = recent.count { $0 >= target }
            return standing.contains(aim) ? nil : GoalRecommendation(aim: aim, count: recent.count, reached: reached)
        }
    }

    /// - Parameter values: in order of time.
    /// - Returns: `nil` below five values, and where nothing was done.
    static func target(_ values: [Double], step: Double) -> Double? {
        guard values.count >= fewest, let mean = CompensatedSum.mean(values), mean > 0,
            let median = Percentile.median(values.suffix(lastOnes)),
            let reached = Percentile.nearestRank(share, ofSorted: values.sorted())
        else { return nil }
        let wished = min(max(reached, median), ceiling * mean)
        let target = (wished / step).rounded() * step
        return target > 0 ? target.nineDecimals : nil
    }

    /// The sums of the whole weeks before this one; a week without a record is none.
    private static func weekly(_ whole: [Double?], _ today: CivilDay) -> [Double] {
        var (end, sums) = (whole.count - today.weekday, [Double]())
        while end >= 7 {
            let week = whole[(end - 7)..<end].compactMap { $0 }
            if !week.isEmpty { sums.append(week.reduce(0, +)) }
            end -= 7
        }
        return sums.reversed()
    }
}
