import Foundation

/// By how much values lie higher after a day than before it: the median of all differences (Hodges and Lehmann 1963) with
/// its interval, and the chance of such ranks without a shift (Mann and Whitney 1947), ties and the resemblance of
/// neighbours minded.
public struct LocationShift: Equatable, Sendable {
    /// Fewer values on a side than this make no claim.
    public static let fewest = 10

    /// Values before the day.
    public var countBefore: Int
    /// Values from the day on.
    public var countAfter: Int
    /// In the unit of the values.
    public var medianBefore: Double
    /// In the unit of the values.
    public var medianAfter: Double
    /// The shift of the middle, later less earlier, in the unit of the values.
    public var shift: Double
    /// 95 %.
    public var low: Double
    /// The upper end of the interval, in the unit of the values.
    public var high: Double
    /// 1.4826 · median of the distances from the own side's median.
    public var spread: Double
    /// Pairs in which the later value is the smaller one, ties by half, or the larger one where those are fewer.
    public var u: Double
    /// Ranks in standard deviations, half a step nearer to zero; positive where values rose.
    public var z: Double
    /// Lag-1 autocorrelation of the distances from the own median; see `Resemblance`.
    public var resemblance: Double

    /// - Parameters:
    ///   - before: in order of time, as `after`.
    ///   - resemblance: in place of that of the values.
    /// - Returns: `nil` with fewer than `fewest` values on a side.
    public init?(before: [Double], after: [Double], fewest: Int = Self.fewest, resemblance: Double? = nil) {
        guard before.count >= fewest, after.count >= fewest, let one = Percentile.median(before),
            let other = Percentile.median(after)
        else { return nil }
        (countBefore, countAfter, medianBefore, medianAfter) = (before.count, after.count, one, other)
        let residuals = before.map { $0 - one } + after.map { $0 - other }
        spread = 1.4826 * (Percentile.median(residuals.map(abs)) ?? 0)
        self.resemblance = resemblance ?? Resemblance.ofNeighbours(residuals)
        let (m, n) = (Double(before.count), Double(after.count))
        var differences: [Double] = []
        differences.reserveCapacity(before.count * after.count)
        for later in after { for earlier in before { differences.append(later - earlier) } }
        let rise = differences.reduce(0.0) { $0 + ($1 > 0 ? 1 : $1 == 0 ? 0.5 : 0) }
        u = min(rise, m * n - rise)
        z = Self.z(rise, before, after)
        let count = differences.count
        let upper = Selection.value(at: count / 2, of: &differences)
        let lower = count.isMultiple(of: 2) ? Selection.value(at: count / 2 - 1, of: &differences) : upper
        shift = (lower + upper) / 2
        let rank = Int((m * n / 2 - 1.96 * (m * n * (m + n + 1) / 12).squareRoot()).rounded(.down))
        let place = min(max(rank, 1), count) - 1
        low = Selection.value(at: place, of: &differences)
        high = Selection.value(at: count - 1 - place, of: &differences)
    }

    private static func z(_ rise: Double, _ before: [Double], _ after: [Double]) -> Double {
        let (m, n) = (Double(before.count), Double(after.count))
        let all = m + n
        let ties = Dictionary(grouping: before + after) { $0 }.values.reduce(0.0) { sum, group in
            let count = Double(group.count)
            return sum + count * count * count - count
        }
        let variance = m * n / 12 * (all + 1 - ties / (all * (all - 1)))
        let distance = rise - m * n / 2
        guard variance > 0, abs(distance) > 0.5 else { return 0 }
        return (distance - (distance > 0 ? 0.5 : -0.5)) / variance.squareRoot()
    }

    /// Two-sided, as if every value were independent.
    public var independentP: Double { erfc(abs(z) / 2.0.squareRoot()) }

    /// Two-sided; values that resemble those before them count for less.
    public var p: Double {
        erfc(abs(z) / Resemblance.varianceFactor(resemblance).squareRoot() / 2.0.squareRoot())
    }
}
