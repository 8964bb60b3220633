import HealthModel

/// How far it is from one place to another along a recorded way.
public enum RouteDistance {
    /// Metres within which a way passes a place.
    public static let reach = 500.0

    /// The shortest piece of a way from near one place to near the other, in either direction, in metres; `nil` where it does not
    /// pass both.
    /// - Parameter reach: metres from a place.
    public static func along(
        _ track: RouteTrack, from one: Coordinate, to other: Coordinate, reach: Double = reach
    ) -> Double? {
        var length = 0.0
        /// Where the way passed each place last: its length up to there.
        var passed: (one: Double?, other: Double?) = (nil, nil)
        var shortest: Double?
        var before: RouteTrack.Point?
        for point in track.points {
            if let before, !point.isAfterGap {
                length += GreatCircle.distance(
                    fromLatitude: before.latitude, longitude: before.longitude, toLatitude: point.latitude,
                    longitude: point.longitude)
            }
            // What was not recorded has no length: a piece over it would be too short.
            if point.isAfterGap { passed = (nil, nil) }
            before = point
            guard let here = Coordinate(latitude: point.latitude, longitude: point.longitude) else { continue }
            if here.distance(to: one) <= reach {
                passed.one = length
                if let other = passed.other { shortest = min(shortest ?? .infinity, length - other) }
            }
            if here.distance(to: other) <= reach {
                passed.other = length
                if let one = passed.one { shortest = min(shortest ?? .infinity, length - one) }
            }
        }
        return shortest
    }
}

/// The way between two places: by air, and by recorded ways.
public struct PlaceDistance: Equatable, Sendable {
    /// A recorded way that passes both.
    public struct Way: Equatable, Sendable {
        public var day: CivilDay
        /// Metres between them.
        public var metres: Double

        public init(day: CivilDay, metres: Double) {
            self.day = day
            self.metres = metres
        }
    }

    public var from: Place
    public var to: Place
    /// Those that pass both, the shortest first.
    public var ways: [Way]

    public init(from: Place, to: Place, ways: [Way]) {
        self.from = from
        self.to = to
        self.ways = ways.sorted { ($0.metres, $1.day) < ($1.metres, $0.day) }
    }

    /// Metres along the great circle.
    public var metres: Double { from.coordinate.distance(to: to.coordinate) }
    /// Degrees clockwise from north, at the beginning of the great circle.
    public var bearing: Double { from.coordinate.bearing(to: to.coordinate) }

    public var json: String {
        var json = ""
        JSONTree.object([
            ("from", WeatherJSON.tree(of: from)), ("to", WeatherJSON.tree(of: to)),
            ("distance_km", .number(metres / 1000, 2)), ("bearing_degrees", .number(bearing, 0)),
            (
                "routes",
                .list(
                    ways.map {
                        .object([("date", .string($0.day.iso)), ("distance_km", .number($0.metres / 1000, 2))])
                    })
            ),
        ]).write(into: &json, depth: nil)
        return json
    }
}
