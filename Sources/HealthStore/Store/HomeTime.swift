import Foundation
import GRDB
import HealthModel

/// By which clock the days of a store are counted: the zone of home, and the trips that records tell of.
///
/// The trips are found when records come in and kept as a fact, so that reading a day asks for one row.
struct HomeTime {
    var zone: TimeZone
    /// Those that `daily` was computed with.
    var trips: [Trip]

    init(_ db: Database, _ options: HealthStore.Options) throws {
        zone = try HealthStore.homeZone(db, options)
        trips = Self.decoded(try StoredFact.value(of: .dayTrips, db) ?? "")
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
        self.zone = zone
        trips = parts.count > 1 ? Self.decoded(String(parts[1])) : []
    }

    /// The zone, and one trip a line.
    var encoded: String { zone.identifier + "\n" + Self.encoded(trips) }

    var clock: DayClock { DayClock(zone: zone, trips: trips) }

    /// For instants less than four days away from `moment`.
    func clock(around moment: Date) -> DayClock { DayClock(zone: zone, around: moment, trips: trips) }

    /// For a civil day and those beside it.
    func clock(around day: CivilDay) -> DayClock {
        clock(around: Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200))
    }

    /// Of a trip that noon of the day lies in, else of home.
    func zoneName(on day: CivilDay) -> String {
        let noon = day.number * 86_400 + 43_200
        let trip = trips.first { trip in
            guard (trip.start - 86_400..<trip.end + 86_400).contains(noon) else { return false }
            let zone = TimeZone(identifier: trip.zoneName) ?? zone
            let moment = noon - zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(noon)))
            return (trip.start..<trip.end).contains(moment)
        }
        return trip?.zoneName ?? zone.identifier
    }

    /// As `zoneName(on:)`, for many days in a row.
    func zoneNames(on days: ClosedRange<Int>) -> [String] {
        var names = [String](repeating: zone.identifier, count: days.count)
        for trip in trips.reversed() {
            let touched = (trip.start / 86_400 - 2)...(trip.end / 86_400 + 2)
            guard touched.overlaps(days) else { continue }
            let there = TimeZone(identifier: trip.zoneName) ?? zone
            for day in touched.clamped(to: days) {
                let noon = day * 86_400 + 43_200
                let moment = noon - there.secondsFromGMT(for: Date(timeIntervalSince1970: Double(noon)))
                if (trip.start..<trip.end).contains(moment) { names[day - days.lowerBound] = trip.zoneName }
            }
        }
        return names
    }

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
    /// The zone that days are counted in: of the options, else the one that the records tell of, else the system's.
    public func homeZone() throws(HealthStoreError) -> TimeZone {
        let options = options
        return try reading { try Self.homeZone($0, options) }
    }

    static func homeZone(_ db: Database, _ options: Options) throws -> TimeZone {
        let name = try options.homeZoneName ?? StoredFact.value(of: .zoneGuess, db)
        return name.flatMap(TimeZone.init(identifier:)) ?? .current
    }
}
