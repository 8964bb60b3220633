import HealthModel
import Foundation

/// A pair of values; `place` counts dates or weeks, so that neighbours differ by 1.
public struct RelatedPair: Sendable, Equatable {
    /// Number of the date or week; neighbours differ by 1.
    public var place: Int
    /// In the unit of the first metric.
    public var x: Double
    /// In the unit of the second metric.
    public var y: Double

    public init(place: Int, x: Double, y: Double) {
        self.place = place
        self.x = x
        self.y = y
    }
}

/// How two series move together, and how sure that is.
public struct Correlation: Sendable, Equatable {
    /// The coefficient: of the values (Pearson) or of their ranks (Spearman).
    public enum Method: String, Sendable { case pearson, spearman }

    /// Below that nothing is said.
    public static let fewestPairs = 5

    /// Pairs.
    public let count: Int
    /// From -1 to 1.
    public let r: Double
    /// Two-sided, by t with n − 2 degrees of freedom.
    public let p: Double
    /// 95 %, after Fisher; `nil` at |r| = 1.
    public let interval: (low: Double, high: Double)?
    /// As many independent pairs as these are worth, both series resembling their own day before; 3 to n (Bretherton et
    /// al. 1999, doi 10.1175/1520-0442(1999)012<1990:TENOSD>2.0.CO;2).
    public let effectiveCount: Double
    /// The probability of such an `r` by chance, with `effectiveCount` in place of the count.
    public let effectiveP: Double

    /// `nil` under five pairs, or where a side does not vary.
    /// - Parameter pairs: in order of their places.
    public init?(_ pairs: [RelatedPair], method: Method = .pearson) {
        guard pairs.count >= Self.fewestPairs else { return nil }
        let isRanked = method == .spearman
        let xs = Deviations(isRanked ? MidRanks.of(pairs.map(\.x)) : pairs.map(\.x))
        let ys = Deviations(isRanked ? MidRanks.of(pairs.map(\.y)) : pairs.map(\.y))
        guard xs.varies, ys.varies else { return nil }
        let shared = CompensatedSum.of(zip(xs.values, ys.values).lazy.map { $0 * $1 })
        let raw = shared / (xs.squares.squareRoot() * ys.squares.squareRoot())
        // Rounding leaves a perfect relation a little short of one.
        let r = abs(raw) > 1 - 1e-14 ? (raw > 0 ? 1 : -1) : raw
        let product = xs.resemblance(pairs) * ys.resemblance(pairs)
        let count = Double(pairs.count)
        let effective = max(3, min(count, count * (1 - product) / (1 + product)))
        self.count = pairs.count
        self.r = r
        effectiveCount = effective
        p = Self.chance(of: r, count: count)
        effectiveP = Self.chance(of: r, count: effective)
        let width = 1.96 / (count - 3).squareRoot()
        interval = abs(r) < 1 ? (tanh(atanh(r) - width), tanh(atanh(r) + width)) : nil
    }

    private static func chance(of r: Double, count: Double) -> Double {
        guard abs(r) < 1 else { return 0 }
        return StudentT.twoSided(r * ((count - 2) / (1 - r * r)).squareRoot(), degrees: count - 2)
    }

    /// Compares both counts and the coefficient; chances and interval follow from these.
    public static func == (left: Correlation, right: Correlation) -> Bool {
        left.count == right.count && left.r == right.r && left.effectiveCount == right.effectiveCount
    }

    /// A side's distances from its mean.
    private struct Deviations {
        var values: [Double]
        var squares: Double
        var varies: Bool

        init(_ numbers: [Double]) {
            let mean = CompensatedSum.of(numbers) / Double(numbers.count)
            values = numbers.map { $0 - mean }
            squares = CompensatedSum.of(values.lazy.map { $0 * $0 })
            varies = numbers.contains { $0 != numbers[0] } && squares > 0
        }

        /// With the value of the day before, of neighbouring dates alone.
        func resemblance(_ pairs: [RelatedPair]) -> Double {
            var sum = CompensatedSum()
            for index in pairs.indices.dropFirst() where pairs[index].place == pairs[index - 1].place + 1 {
                sum.add(values[index] * values[index - 1])
            }
            return sum.value / squares
        }
    }
}
