import HealthModel

/// Distances and heights along a way.
public enum TrackGeometry {
    /// Metres along the points, none where the way between two was not recorded.
    public static func distance(along points: [ImportedRoute.Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { total, pair in
            guard !pair.1.isAfterGap else { return total }
            return total
                + GreatCircle.distance(
                    fromLatitude: pair.0.latitude, longitude: pair.0.longitude, toLatitude: pair.1.latitude,
                    longitude: pair.1.longitude)
        }
    }

    /// Metres climbed and descended. Heights are smoothed first, each with 40 % of itself and 30 % of each neighbour;
    /// then a change counts only once it has come to `threshold`: the noise of a receiver would otherwise double the sum.
    package static func climb(_ heights: [Double], threshold: Double = 2) -> (up: Double, down: Double) {
        guard var anchor = heights.first else { return (0, 0) }
        var up = 0.0
        var down = 0.0
        for index in heights.indices.dropFirst() {
            let height = smoothed(heights, index)
            let change = height - anchor
            guard abs(change) >= threshold || index == heights.count - 1 else { continue }
            if change > 0 { up += change } else { down -= change }
            anchor = height
        }
        return (up, down)
    }

    private static func smoothed(_ heights: [Double], _ index: Int) -> Double {
        guard index > 0, index + 1 < heights.count else { return heights[index] }
        return heights[index - 1] * 0.3 + heights[index] * 0.4 + heights[index + 1] * 0.3
    }
}
