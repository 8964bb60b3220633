/// A slope that up to 29 % of bad points do not move: the median of the slopes of all pairs (Sen 1968).
public enum TheilSen {
    /// Change of y by one unit of x; `nil` with fewer than two different x. O(n²).
    public static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
        var slopes: [Double] = []
        slopes.reserveCapacity(points.count * (points.count - 1) / 2)
        for (index, right) in points.enumerated() {
            for left in points[..<index] where left.x != right.x {
                slopes.append((right.y - left.y) / (right.x - left.x))
            }
        }
        return Percentile.median(slopes)
    }
}
