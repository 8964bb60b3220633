/// A stay in a zone that is not home.
public struct Trip: Equatable, Sendable {
    /// IANA name.
    public var zoneName: String
    /// Unix seconds, half-open.
    public var start: Int
    /// Unix seconds, not included.
    public var end: Int

    public init(zoneName: String, start: Int, end: Int) {
        self.zoneName = zoneName
        self.start = start
        self.end = end
    }
}

/// Records said that they were made in a zone: the first and the last of some time.
public struct ZoneSighting: Equatable, Sendable {
    /// IANA name.
    public var zoneName: String
    /// Unix seconds.
    public var firstAt: Int
    /// Unix seconds.
    public var lastAt: Int

    public init(zoneName: String, firstAt: Int, lastAt: Int) {
        self.zoneName = zoneName
        self.firstAt = firstAt
        self.lastAt = lastAt
    }
}

extension Trip {
    /// The trips that sightings tell of: from the first to the last of those in a row whose zone is not `home`. A zone
    /// holds until the next one is seen. Ascending, without overlaps.
    public static func all(in sightings: [ZoneSighting], home: String) -> [Trip] {
        var points: [(at: Int, zone: String)] = []
        points.reserveCapacity(2 * sightings.count)
        for sighting in sightings {
            points.append((sighting.firstAt, sighting.zoneName))
            points.append((max(sighting.firstAt, sighting.lastAt), sighting.zoneName))
        }
        points.sort { ($0.at, $0.zone) < ($1.at, $1.zone) }
        var trips: [Trip] = []
        var current: Trip?
        for point in points {
            if point.zone == home {
                if let current { trips.append(current) }
                current = nil
            } else if current?.zoneName == point.zone {
                current?.end = point.at
            } else {
                current?.end = point.at
                if let current { trips.append(current) }
                current = Trip(zoneName: point.zone, start: point.at, end: point.at)
            }
        }
        if let current { trips.append(current) }
        return trips.filter { $0.end > $0.start }
    }
}
