import Foundation
import GRDB
import HealthModel

extension RollUp {
    /// By which rules days are computed: a number that is counted up whenever the same samples give other days than before,
    /// and the metrics of the catalogue with their types, so that a store gets the days of a new metric by itself.
    static let rules = "3-" + String(fingerprint, radix: 16)

    /// FNV-1a of the metrics that are made of samples.
    private static var fingerprint: UInt32 {
        MetricSource.all.reduce(2_166_136_261) { hash, source in
            ([source.metric.rawValue] + source.types).joined().utf8.reduce(hash) { ($0 ^ UInt32($1)) &* 16_777_619 }
        }
    }

    /// Whether the stored days were computed for another home than `home`, or by other rules than now.
    static func isStale(_ db: Database, home: TimeZone) throws -> Bool {
        guard let zone = try StoredFact.value(of: .dayZone, db) else { return false }
        let before = try StoredFact.value(of: .dayRules, db)
        return zone != home.identifier || before != rules
    }

    /// Brings nights and days in line with what changed, by the home zone and by the trips that records tell of now. Days
    /// that were computed in another zone are computed again, all of them where home is another.
    /// - Parameter progress: the share that is done, 0 to 1.
    static func refresh(
        _ db: Database, _ changed: ChangedData, home: TimeZone, progress: (Double) -> Void = { _ in }
    ) throws {
        try SampleExclusions.apply(db)
        let trips = try HomeTime.foundTrips(db, home: home.identifier)
        let clock = DayClock(zone: home, trips: trips)
        let rollUp = try RollUp(db, clock: clock)
        if try !isStale(db, home: home) {
            let tripsBefore = HomeTime.decoded(try StoredFact.value(of: .dayTrips, db) ?? "")
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
        try StoredFact.set(home.identifier, for: .dayZone, db)
        try StoredFact.set(rules, for: .dayRules, db)
        try StoredFact.set(HomeTime.encoded(trips), for: .dayTrips, db)
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
