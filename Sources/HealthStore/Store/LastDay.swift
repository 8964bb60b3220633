import Entries
import GRDB
import HealthModel
import JSON

/// Ends what a connection sees with a day: what began, was measured, set or written down after it is not there, as if it had
/// not happened yet. Views of the connection stand in front of the tables, so that every query is limited; nothing may be
/// written over such a connection.
struct LastDay {
    let day: CivilDay
    /// Unix seconds of the first instant after it.
    let end: Int

    init(_ day: CivilDay, _ db: Database, _ options: HealthStore.Options) throws {
        self.day = day
        let next = day.advanced(by: 1)
        end = try HomeTime(ofDays: db, options).clock(around: next).start(of: next)
    }

    /// - Parameter names: whether sources and types that nothing came from until then are left out, too. It takes a walk through
    ///   all samples.
    func hideLaterRows(_ db: Database, names: Bool = false) throws {
        let (day, end) = (day, end)
        db.add(
            function: DatabaseFunction("has_happened", argumentCount: 1, pure: true) { values in
                try String.fromDatabaseValue(values[0]).map { try Self.hasHappened($0, by: day, end) } ?? false
            })
        for (table, columns, condition) in tables + (names ? tablesOfNames : []) {
            try db.execute(sql: "CREATE TEMP VIEW \(table) AS SELECT \(columns) FROM main.\(table) WHERE \(condition)")
        }
    }

    private typealias View = (name: String, columns: String, condition: String)

    private var tables: [View] {
        var views: [View] = []
        func limit(_ names: [String], _ condition: String) {
            for name in names { views.append((name, "*", condition)) }
        }
        limit(
            ["check_in", "workout", "workout_heart", "activity_summary", "daily", "night", "nap"],
            "day <= \(day.number)")
        limit(["beat_list", "finding"], "start_at < \(end)")
        limit(["sample", "sample_exclusion"], "start < \(end)")
        // The night of the day after begins before it ends.
        limit(["sleep_segment", "sleep_exclusion"], "start + duration <= \(end)")
        limit(["workout_event"], "at < \(end)")
        // A plan is of days to come: it is there from when it was made.
        limit(["log_entry"], "iif(\(Schema.isEntry(ofKind: "plan")), written_at < \(end), has_happened(content))")
        limit(["import_batch"], "started_at < \(end)")
        limit(["import_file"], "batch IN (SELECT id FROM main.import_batch WHERE started_at < \(end))")
        views.append(("route", "rowid, *", "start_at < \(end)"))
        let sighted = "part, day, zone, first_at, min(last_at, \(end - 1)) AS last_at"
        views.append(("zone_sighting", sighted, "first_at < \(end)"))
        let wanted = "id, metric, target, period, due, set_at, iif(ended_at < \(end), ended_at, NULL) AS ended_at"
        views.append(("goal", wanted, "set_at < \(end)"))
        return views
    }

    private var tablesOfNames: [View] {
        let sources = Self.tablesWithSource.map { "SELECT source FROM \($0)" }.joined(separator: " UNION ")
        return [
            ("source", "*", "id IN (\(sources))"),
            ("type", "*", "id IN (SELECT type FROM sample UNION SELECT type FROM sample_exclusion)"),
        ]
    }

    private static let tablesWithSource = [
        "sample", "sleep_segment", "workout", "workout_event", "route", "beat_list", "finding", "night", "nap",
        "sample_exclusion", "sleep_exclusion",
    ]

    /// Whether an entry had happened by a day: by its own time, not that of writing it down.
    private static func hasHappened(_ content: String, by day: CivilDay, _ end: Int) throws -> Bool {
        let entry = try CodedJSON.value(LogEntry.self, from: content)
        if let whole = entry.day { return whole <= day }
        return entry.instant.map { $0.timeIntervalSince1970 < Double(end) } ?? false
    }
}
