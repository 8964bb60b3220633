import Foundation

/// Whether values rise or fall over time at all, whatever the shape: Mann–Kendall's test, its variance corrected for values
/// that resemble those before them (Hamed and Rao 1998, doi 10.1016/S0022-1694(97)00125-X).
public struct MannKendall: Equatable, Sendable {
    /// Pairs that rise less pairs that fall.
    public var s: Int
    /// Of S among values without order or memory, ties minded.
    public var variance: Double
    /// The factor of the variance; never under 1, for it is resemblance that makes trends out of nothing.
    public var correction: Double

    /// - Parameter values: in order of time. `nil` below three.
    public init?(_ values: [Double]) {
        let count = values.count
        guard count >= 3 else { return nil }
        func spread(_ n: Int) -> Double { Double(n) * Double(n - 1) * Double(2 * n + 5) }
        let ties = Dictionary(grouping: values) { $0 }.values.reduce(0) { $0 + spread($1.count) }
        s = Self.score(values)
        variance = (spread(count) - ties) / 18
        correction = variance > 0 ? Self.correction(values) : 1
    }

    /// S in standard deviations, one step nearer to zero; 0 where all values are equal.
    public var z: Double { s == 0 ? 0 : Double(s - s.signum()) / (variance * correction).squareRoot() }

    /// Chance of a value of Z at least as far from zero where there is no trend.
    public var p: Double { erfc(abs(z) / 2.0.squareRoot()) }

    /// Counts, for each value, the smaller and the larger ones before it, in a tree of counts by rank (Fenwick 1994,
    /// doi 10.1002/spe.4380240306).
    private static func score(_ values: [Double]) -> Int {
        let ranks = Dictionary(
            uniqueKeysWithValues: Set(values).sorted().enumerated().map { ($0.element, $0.offset + 1) })
        var tree = [Int](repeating: 0, count: ranks.count + 1)
        func upTo(_ rank: Int) -> Int {
            var (rank, count) = (rank, 0)
            while rank > 0 {
                count += tree[rank]
                rank -= rank & -rank
            }
            return count
        }
        var score = 0
        for (before, value) in values.enumerated() {
            guard let rank = ranks[value] else { continue }
            score += upTo(rank - 1) - (before - upTo(rank))
            var place = rank
            while place < tree.count {
                tree[place] += 1
                place += place & -place
            }
        }
        return score
    }

    private static func correction(_ values: [Double]) -> Double {
        let count = values.count
        let points = values.enumerated().map { (x: Double($0), y: $1) }
        guard count >= 4, let slope = TheilSen.slope(points) else { return 1 }
        let ranks = MidRanks.of(points.map { $0.y - slope * $0.x })
        guard let moments = Moments(ranks), moments.deviation > 0 else { return 1 }
        let distances = ranks.map { $0 - moments.mean }
        let whole = distances.reduce(0) { $0 + $1 * $1 }
        var sum = 0.0
        for lag in 1..<(count - 2) {
            var shared = 0.0
            for index in lag..<count { shared += distances[index] * distances[index - lag] }
            let resemblance = shared / whole
            guard abs(resemblance) > 1.96 / Double(count).squareRoot() else { continue }
            sum += Double((count - lag) * (count - lag - 1) * (count - lag - 2)) * resemblance
        }
        return max(1, 1 + 2 * sum / Double(count * (count - 1) * (count - 2)))
    }
}
