import HealthModel
import HealthQuery

/// How far a metric lies elsewhere, in its unit, and what that rests on: the values before and after a day, or the same days
/// as two devices recorded them.
public struct LevelStep: Equatable, Sendable {
    /// Later less earlier.
    public var shift: Double
    /// The ends of its 95 % interval.
    public var low: Double
    public var high: Double
    /// Medians of the values that are compared.
    public var before: Double
    public var after: Double
    public var countBefore: Int
    public var countAfter: Int
    /// 1.4826 · median of the distances from the own side's median; of pairs, of the differences from theirs.
    public var spread: Double
    /// The shift in standard errors.
    public var z: Double
    /// Two-sided.
    public var p: Double
    /// Whether both devices recorded on each of the days.
    public var isPaired: Bool

    /// Days on which both recorded, below which they say nothing by themselves.
    static let fewestPairs = 7

    init(_ shift: LocationShift) {
        (self.shift, low, high) = (shift.shift, shift.low, shift.high)
        (before, after) = (shift.medianBefore, shift.medianAfter)
        (countBefore, countAfter) = (shift.countBefore, shift.countAfter)
        (spread, z, p, isPaired) = (shift.spread, shift.z, shift.p, false)
    }

    /// The median of the differences of each day, its interval by the ranks of a binomial (Conover 1999, 3.2). Its error is
    /// that of a median, √(1.57/n) spreads, neighbours that resemble each other counted for less, and its chance Student's
    /// with n − 1 degrees (our rule).
    /// - Returns: `nil` with fewer than `fewestPairs`.
    init?(_ pairs: [SourcePair], _ metric: FindingMetric) {
        let differences = pairs.map { $0.after - $0.before }
        guard pairs.count >= Self.fewestPairs, let shift = Percentile.median(differences),
            let before = Percentile.median(pairs.map(\.before)), let after = Percentile.median(pairs.map(\.after))
        else { return nil }
        (self.shift, self.before, self.after) = (shift, before, after)
        (countBefore, countAfter, isPaired) = (pairs.count, pairs.count, true)
        let residuals = differences.map { $0 - shift }
        spread = 1.4826 * (Percentile.median(residuals.map(abs)) ?? 0)
        let n = Double(pairs.count)
        let sorted = differences.sorted()
        let rank = Int((n / 2 - 1.96 * n.squareRoot() / 2).rounded(.down))
        let place = min(max(rank, 1), sorted.count) - 1
        (low, high) = (sorted[place], sorted[sorted.count - 1 - place])
        let believed = max(spread, metric.isLogarithmic ? metric.floor * abs(before) : metric.floor)
        let resemblance = Resemblance.varianceFactor(Resemblance.ofNeighbours(residuals))
        z = shift / (believed * (1.57 * resemblance / n).squareRoot())
        p = StudentT.twoSided(z, degrees: n - 1)
    }
}
