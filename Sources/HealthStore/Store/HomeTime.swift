import Foundation
import GRDB
import HealthModel

/// The trips are found when records come in and kept as a fact, so that reading a day asks for one row. They are those
/// that `daily` was computed with.
extension HomeTime {
    init(_ db: Database, _ options: HealthStore.Options) throws {
        self.init(
            zone: try HealthStore.homeZone(db, options),
            trips: Self.decoded(try StoredFact.value(of: .dayTrips, db) ?? ""))
    }

    /// Of the zone that `daily` was computed in, where the person has chosen another since.
    init(ofDays db: Database, _ options: HealthStore.Options) throws {
        try self.init(db, options)
        if let zone = try StoredFact.value(of: .dayZone, db).flatMap(TimeZone.init(identifier:)) { self.zone = zone }
    }

    /// `nil` for what `encoded` did not write, and for a zone that the system does not know any more.
    init?(encoded text: String) {
        let parts = text.split(separator: "\n", maxSplits: 1)
        guard let zone = parts.first.flatMap({ TimeZone(identifier: String($0)) }) else { return nil }
        self.init(zone: zone, trips: parts.count > 1 ? Self.decoded(String(parts[1])) : [])
    }

    /// The zone, and one trip a line.
    var encoded: String { zone.identifier + "\n" + Self.encoded(trips) }

    /// The trips that all records together tell of.
    static func foundTrips(_ db: Database, home: String) throws -> [Trip] {
        let sightings = try Row.fetchAll(
            db,
            sql: """
                SELECT zone.name, at, until FROM (
                    SELECT zone, first_at AS at, last_at AS until FROM zone_sighting
                    UNION ALL
                    SELECT zone, min(start), max(start + duration) FROM sleep_segment WHERE zone IS NOT NULL
                        GROUP BY start / 86400, zone
                    UNION ALL
                    SELECT zone, start_at, end_at FROM workout WHERE zone IS NOT NULL
                ) JOIN zone ON zone.id = zone WHERE \(StoredBounds.span(from: "at", to: "until"))
                """
        ).map { ZoneSighting(zoneName: $0[0], firstAt: $0[1], lastAt: $0[2]) }
        return Trip.all(in: sightings, home: home)
    }

    /// One trip a line: first and last instant, zone.
    static func encoded(_ trips: [Trip]) -> String {
        trips.map { "\($0.start) \($0.end) \($0.zoneName)" }.joined(separator: "\n")
    }

    static func decoded(_ text: String) -> [Trip] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, let start = Int(parts[0]), let end = Int(parts[1]), end > start,
                StoredBounds.instants.contains(start), StoredBounds.instants.contains(end)
            else { return nil }
            return Trip(zoneName: String(parts[2]), start: start, end: end)
        }
    }
}

extension HealthStore {
    /// By which clock days are counted: the zone of the options, else the one that the records tell of, else the
    /// system's, and the trips.
    public func homeTime() throws(HealthStoreError) -> HomeTime {
        let options = options
        return try reading { try HomeTime($0, options) }
    }

    static func homeZone(_ db: Database, _ options: Options) throws -> TimeZone {
        let name = try options.homeZoneName ?? StoredFact.value(of: .zoneGuess, db)
        return name.flatMap(TimeZone.init(identifier:)) ?? .current
    }
}
