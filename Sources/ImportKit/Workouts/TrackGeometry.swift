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

    /// Metres climbed and descended; see `Climb`.
    package static func climb(_ heights: [Double], threshold: Double = 2) -> (up: Double, down: Double) {
        Climb.of(heights, threshold: threshold)
    }
}

extension ImportedRoute.Point {
    /// As the page of a workout has it.
    package var wayPoint: WorkoutDetail.WayPoint {
        WorkoutDetail.WayPoint(
            at: Double(atMs) / 1000, latitude: latitude, longitude: longitude, altitude: altitude,
            isAfterGap: isAfterGap)
    }
}
