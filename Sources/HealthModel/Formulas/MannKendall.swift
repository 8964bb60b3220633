import Foundation

/// Whether values rise or fall over time at all, whatever the shape: Mann–Kendall's test, its variance corrected for values
/// that resemble those before them (Hamed and Rao 1998, doi 10.1016/S0022-1694(97)00125-X).
public struct MannKendall: Equatable, Sendable {
    /// Pairs that rise less pairs that fall.
    public var s: Int
    /// Of S among values without order or memory, ties minded.
    public var variance: Double
    /// What the variance is multiplied by; never under 1, for it is resemblance that makes trends out of nothing.
    public var correction: Double

    /// - Parameter values: in order of time. `nil` below three, or when all are equal.
    public init?(_ values: [Double]) {
        let count = values.count
        guard count >= 3 else { return nil }
        var sum = 0
        for right in 1..<count {
            for left in 0..<right { sum += values[right] > values[left] ? 1 : values[right] < values[left] ? -1 : 0 }
        }
        func spread(_ n: Int) -> Double { Double(n * (n - 1) * (2 * n + 5)) }
        var ties = 0.0
        for (_, group) in Dictionary(grouping: values, by: { $0 }) { ties += spread(group.count) }
        s = sum
        variance = (spread(count) - ties) / 18
        correction = Self.correction(values)
        guard variance > 0 else { return nil }
    }

    /// S in standard deviations, one step nearer to zero.
    public var z: Double {
        let deviation = (variance * correction).squareRoot()
        return s > 0 ? Double(s - 1) / deviation : s < 0 ? Double(s + 1) / deviation : 0
    }

    /// Chance of a value of Z at least as far from zero where there is no trend.
    public var p: Double { erfc(abs(z) / 2.0.squareRoot()) }

    private static func correction(_ values: [Double]) -> Double {
        let count = values.count
        let points = values.enumerated().map { (x: Double($0), y: $1) }
        guard count >= 4, let slope = TheilSen.slope(points) else { return 1 }
        let ranks = ranks(of: points.map { $0.y - slope * $0.x })
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

    /// 1 for the smallest; equal values share the mean of theirs.
    private static func ranks(of values: [Double]) -> [Double] {
        let order = values.indices.sorted { values[$0] < values[$1] }
        var ranks = [Double](repeating: 0, count: values.count)
        var first = 0
        while first < order.count {
            var next = first + 1
            while next < order.count, values[order[next]] == values[order[first]] { next += 1 }
            for place in first..<next { ranks[order[place]] = Double(first + next + 1) / 2 }
            first = next
        }
        return ranks
    }
}
