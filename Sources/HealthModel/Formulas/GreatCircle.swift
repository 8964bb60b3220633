import Foundation

/// Distances on the earth.
public enum GreatCircle {
    /// Mean radius of the earth in metres. With it distances are within 0.5 % of those on the ellipsoid.
    public static let earthRadius = 6_371_000.0

    /// Metres between two places given in degrees (haversine).
    public static func distance(
        fromLatitude latitude1: Double, longitude longitude1: Double, toLatitude latitude2: Double,
        longitude longitude2: Double
    ) -> Double {
        let radians = Double.pi / 180
        let sineLatitude = sin((latitude2 - latitude1) * radians / 2)
        let sineLongitude = sin((longitude2 - longitude1) * radians / 2)
        let square =
            sineLatitude * sineLatitude
            + cos(latitude1 * radians) * cos(latitude2 * radians) * sineLongitude * sineLongitude
        return 2 * earthRadius * asin(min(1, square.squareRoot()))
    }
}
