import Foundation

/// Whether values rise or fall over time at all: Mann–Kendall's test with the variance corrected for ties and S taken one
/// step nearer to zero. It takes the values for independent.
public struct KendallTrend: Sendable, Equatable {
    /// Pairs that rise less pairs that fall.
    public let s: Int
    /// S in standard deviations; 0 where all values are equal.
    public let z: Double

    /// - Parameter values: in order of time.
    public init(_ values: [Double]) {
        s = Self.score(values)
        func spread(_ n: Int) -> Double { Double(n) * Double(n - 1) * Double(2 * n + 5) }
        let ties = Dictionary(grouping: values) { $0 }.values.reduce(0) { $0 + spread($1.count) }
        let variance = (spread(values.count) - ties) / 18
        z = variance > 0 && s != 0 ? Double(s - s.signum()) / variance.squareRoot() : 0
    }

    /// Chance of a value of z at least as far from zero where there is no trend.
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
}
