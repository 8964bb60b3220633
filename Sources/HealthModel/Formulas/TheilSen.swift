/// A slope that up to 29 % of bad points do not move: the median of the slopes of all pairs (Sen 1968).
public enum TheilSen {
    /// So many pairs are simply sorted.
    private static let fewPairs = 20_000

    /// Change of y by one unit of x; `nil` with fewer than two different x. Exact for any number of points: O(n²) slopes
    /// are computed, but only those near the median are kept.
    public static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
        guard points.count * (points.count - 1) / 2 > fewPairs else { return median(slopes(points)) }
        var guess = guess(points)
        guard !guess.isEmpty else { return median(slopes(points)) }
        // The rank of a median in a sample of 6000 is off by 0.65 % of it (one standard deviation).
        let low = Selection.value(at: guess.count * 19 / 40, of: &guess)
        let counted = count(points, low: low, high: Selection.value(at: guess.count * 21 / 40, of: &guess))
        // Where the sample led astray, all slopes are looked at.
        return counted.median ?? median(slopes(points))
    }

    private static func median(_ slopes: [Double]) -> Double? {
        var slopes = slopes
        guard !slopes.isEmpty else { return nil }
        let upper = Selection.value(at: slopes.count / 2, of: &slopes)
        guard slopes.count.isMultiple(of: 2) else { return upper }
        return between(Selection.value(at: slopes.count / 2 - 1, of: &slopes), upper)
    }

    /// As percentiles are taken: linear between neighbours.
    fileprivate static func between(_ lower: Double, _ upper: Double) -> Double { lower + 0.5 * (upper - lower) }

    private static func slopes(_ points: [(x: Double, y: Double)]) -> [Double] {
        var slopes: [Double] = []
        slopes.reserveCapacity(points.count * (points.count - 1) / 2)
        for (index, right) in points.enumerated() {
            for left in points[..<index] where left.x != right.x {
                slopes.append((right.y - left.y) / (right.x - left.x))
            }
        }
        return slopes
    }

    /// Slopes of some thousand pairs from everywhere.
    private static func guess(_ points: [(x: Double, y: Double)]) -> [Double] {
        var slopes: [Double] = []
        // Multiplying by an odd number and adding another walks through all places (Knuth's generator): which pairs are
        // taken decides only how long it takes.
        var state: UInt64 = 1
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(points.count))
        }
        for _ in 0..<6000 {
            let (one, other) = (points[next()], points[next()])
            if one.x != other.x { slopes.append((other.y - one.y) / (other.x - one.x)) }
        }
        return slopes
    }

    /// All slopes, of which only those strictly between two of them are kept.
    private static func count(_ points: [(x: Double, y: Double)], low: Double, high: Double) -> Counted {
        var counted = Counted(low: low, high: high)
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        xs.withUnsafeBufferPointer { xs in
            ys.withUnsafeBufferPointer { ys in
                for right in xs.indices {
                    let (x, y) = (xs[right], ys[right])
                    for left in 0..<right where xs[left] != x { counted.add((y - ys[left]) / (x - xs[left])) }
                }
            }
        }
        return counted
    }

    /// How many slopes lie where.
    private struct Counted {
        let low: Double
        let high: Double
        var below = 0
        var atLow = 0
        var inside: [Double] = []
        var atHigh = 0
        var above = 0

        init(low: Double, high: Double) {
            self.low = low
            self.high = high
        }

        @inline(__always) mutating func add(_ slope: Double) {
            // Without branches for the many that lie outside.
            below += slope < low ? 1 : 0
            above += slope > high ? 1 : 0
            guard slope >= low, slope <= high else { return }
            if slope == low {
                atLow += 1
            } else if slope == high {
                atHigh += 1
            } else {
                inside.append(slope)
            }
        }

        /// `nil` where it lies outside of the two bounds.
        var median: Double? {
            var kept = inside
            let count = below + atLow + inside.count + atHigh + above
            guard count > 0, let upper = value(at: count / 2, &kept) else { return nil }
            guard count.isMultiple(of: 2) else { return upper }
            return value(at: count / 2 - 1, &kept).map { TheilSen.between($0, upper) }
        }

        private func value(at rank: Int, _ kept: inout [Double]) -> Double? {
            var place = rank - below
            if place < 0 { return nil }
            if place < atLow { return low }
            place -= atLow
            if place < kept.count { return Selection.value(at: place, of: &kept) }
            return place - kept.count < atHigh ? high : nil
        }
    }
}
