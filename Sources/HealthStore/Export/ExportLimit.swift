import Entries
import Foundation
import GRDB
import HealthModel

/// Ends an export with a day: what began, was measured or was written down after it is not there, as if it had not happened
/// yet. Views of the connection stand in front of the tables, so that every query of the export is limited.
struct ExportLimit {
    let day: CivilDay
    /// Unix seconds of the first instant after it.
    private let end: Int

    init(_ day: CivilDay, _ db: Database, _ options: HealthStore.Options) throws {
        self.day = day
        let next = day.advanced(by: 1)
        end = try HomeTime(ofDays: db, options).clock(around: next).start(of: next)
    }

    func apply(to db: Database) throws {
        try keepEntries(db)
        for (table, columns, condition) in tables {
            try db.execute(sql: "CREATE TEMP VIEW \(table) AS SELECT \(columns) FROM main.\(table) WHERE \(condition)")
        }
    }

    private var tables: [(name: String, columns: String, condition: String)] {
        let byDay = ["check_in", "workout", "activity_summary", "daily", "night", "nap"]
        let byStart = ["sample", "sample_exclusion", "beat_list", "finding"]
        return byDay.map { ($0, "*", "day <= \(day.number)") }
            + byStart.map {
                ($0, "*", "\(["sample", "sample_exclusion"].contains($0) ? "start" : "start_at") < \(end)")
            } + [
                // The night of the day after begins before it ends.
                ("sleep_segment", "*", "start + duration <= \(end)"),
                ("sleep_exclusion", "*", "start + duration <= \(end)"),
                ("workout_event", "*", "at < \(end)"), ("route", "rowid, *", "start_at < \(end)"),
                (
                    "zone_sighting", "part, day, zone, first_at, min(last_at, \(end - 1)) AS last_at",
                    "first_at < \(end)"
                ),
                (
                    "goal",
                    "id, metric, target, period, due, set_at, iif(ended_at < \(end), ended_at, NULL) AS ended_at",
                    "set_at < \(end)"
                ),
                ("log_entry", "*", "id IN (SELECT id FROM temp.kept_entry)"),
                ("import_batch", "*", "started_at < \(end)"),
                ("import_file", "*", "batch IN (SELECT id FROM main.import_batch WHERE started_at < \(end))"),
                (
                    "source", "*",
                    "id IN (\(Self.users.map { "SELECT source FROM \($0)" }.joined(separator: " UNION ")))"
                ),
                ("type", "*", "id IN (SELECT type FROM sample UNION SELECT type FROM sample_exclusion)"),
            ]
    }

    /// Tables whose rows have a source.
    private static let users = [
        "sample", "sleep_segment", "workout", "workout_event", "route", "beat_list", "finding", "night", "nap",
        "sample_exclusion", "sleep_exclusion",
    ]

    /// What an entry says is when it happened, not when it was written down.
    private func keepEntries(_ db: Database) throws {
        try db.execute(sql: "CREATE TEMP TABLE kept_entry (id INTEGER PRIMARY KEY)")
        let rows = try Row.fetchAll(db, sql: "SELECT id, content FROM main.log_entry")
        for row in rows {
            let entry = try JSONDecoder().decode(LogEntry.self, from: Data((row[1] as String).utf8))
            guard happened(entry) else { continue }
            try db.execute(sql: "INSERT INTO kept_entry VALUES (?)", arguments: [row[0] as Int])
        }
    }

    private func happened(_ entry: LogEntry) -> Bool {
        if case .checkIn(_, let day) = entry { return day <= self.day }
        return entry.instant.map { $0.timeIntervalSince1970 < Double(end) } ?? false
    }
}
