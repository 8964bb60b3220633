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
        trips = Self.decoded(try Fact.value(of: .dayTrips, db) ?? "")
    }

    /// Of the zone that `daily` was computed in, where the person has chosen another since.
    init(ofDays db: Database, _ options: HealthStore.Options) throws {
        try self.init(db, options)
        if let zone = try Fact.value(of: .dayZone, db).flatMap(TimeZone.init(identifier:)) { self.zone = zone }
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
                ) JOIN zone ON zone.id = zone
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
            guard parts.count == 3, let start = Int(parts[0]), let end = Int(parts[1]), end > start else { return nil }
            return Trip(zoneName: String(parts[2]), start: start, end: end)
        }
    }
}

extension RollUp {
    /// Counted up whenever the same samples give other days than before.
    static let rules = 2

    /// Whether the stored days were computed for another home than `home`, or by other rules than now.
    static func isStale(_ db: Database, home: TimeZone) throws -> Bool {
        guard let zone = try Fact.value(of: .dayZone, db) else { return false }
        // Before rules had a number, they were the first.
        let before = try Fact.value(of: .dayRules, db).map { Int($0) } ?? 1
        return zone != home.identifier || before != rules
    }

    /// Brings nights and days in line with what changed, by the home zone and by the trips that records tell of now. Days
    /// that were computed in another zone are computed again, all of them where home is another.
    /// - Parameter progress: the share that is done, 0 to 1.
    static func bringUpToDate(
        _ db: Database, _ changed: ChangedData, home: TimeZone, progress: (Double) -> Void = { _ in }
    ) throws {
        try SampleExclusions.apply(db)
        let trips = try HomeTime.foundTrips(db, home: home.identifier)
        let clock = DayClock(zone: home, trips: trips)
        let rollUp = try RollUp(db, clock: clock)
        if try !isStale(db, home: home) {
            let tripsBefore = HomeTime.decoded(try Fact.value(of: .dayTrips, db) ?? "")
            var changed = changed
            if trips != tripsBefore {
                let old = DayClock(zone: home, trips: tripsBefore)
                for range in clock.differences(from: old) {
                    let days = clock.days(touching: range) + old.days(touching: range)
                    changed.days.formUnion(days)
                    try WorkoutDays(db: db, clock: clock).refresh(days)
                }
            }
            if changed.isEverything {
                try rollUp.refreshAll(progress: progress)
            } else {
                try rollUp.refresh(changed, progress: progress)
            }
        } else {
            try WorkoutDays(db: db, clock: clock).refresh(nil)
            try rollUp.refreshAll(progress: progress)
        }
        try Fact.set(home.identifier, for: .dayZone, db)
        try Fact.set(String(rules), for: .dayRules, db)
        try Fact.set(HomeTime.encoded(trips), for: .dayTrips, db)
    }
}

extension DayClock {
    /// The days of a range of instants with those beside them.
    func days(touching range: ClosedRange<Int>) -> [Int] {
        Array((day(atUnix: range.lowerBound).number - 1)...(day(atUnix: range.upperBound).number + 1))
    }
}

/// Puts workouts that do not say where they were made on the days of a clock.
struct WorkoutDays {
    var db: Database
    var clock: DayClock

    /// - Parameter days: those that are looked at; `nil` for all.
    func refresh(_ days: [Int]?) throws {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT day, start_at, source, activity, end_at FROM workout
                WHERE zone IS NULL AND day BETWEEN ? AND ?
                """, arguments: [days?.min() ?? Int(Int32.min), days?.max() ?? Int(Int32.max)])
        for row in rows {
            let day = clock.day(atUnix: row[1]).number
            if day == row[0] as Int { continue }
            try db.execute(
                sql: """
                    UPDATE OR REPLACE workout SET day = ?
                    WHERE day = ? AND start_at = ? AND source = ? AND activity = ? AND end_at = ?
                    """,
                arguments: [day, row[0] as Int, row[1] as Int, row[2] as Int, row[3] as String, row[4] as Int])
        }
    }
}
