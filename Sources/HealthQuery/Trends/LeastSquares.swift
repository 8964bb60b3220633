import HealthModel

/// The straight line that is nearest to all points.
public enum LeastSquares {
    /// Change of y by one unit of x; `nil` with fewer than two different x.
    public static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
        guard let x = CompensatedSum.mean(points.map(\.x)), let y = CompensatedSum.mean(points.map(\.y)) else {
            return nil
        }
        let squares = CompensatedSum.of(points.lazy.map { ($0.x - x) * ($0.x - x) })
        return squares > 0 ? CompensatedSum.of(points.lazy.map { ($0.x - x) * ($0.y - y) }) / squares : nil
    }
}
