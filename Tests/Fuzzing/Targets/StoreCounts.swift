import Foundation
import GRDB

/// Rows of each table of a store, read by SQL alone.
struct StoreCounts {
    /// Of what was imported, without the list of imports and what is made of it.
    var data: [String: Int] = [:]
    var isSound = true

    /// Empty where there is no file yet.
    init(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        (data, isSound) = try queue.read { db in
            let names = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            var counts: [String: Int] = [:]
            for name in names where Self.data.contains(name) {
                let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(name)\"") ?? 0
                if count > 0 { counts[name] = count }
            }
            return (counts, try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok")
        }
        try queue.close()
    }

    private static let data: Set<String> = [
        "sample", "sleep_segment", "workout", "workout_event", "route", "beat_list", "finding", "check_in",
        "activity_summary", "log_entry", "goal",
    ]
}
