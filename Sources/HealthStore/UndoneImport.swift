import Dispatch
import Foundation
import GRDB
import GRDBSQLite
import HealthModel

/// What undoing an import takes away.
public struct UndoneImport: Equatable, Sendable {
    /// Samples and pieces of sleep that no other import gave.
    public var records = 0
    /// Workouts, routes, findings and lists of beats that no other import gave.
    public var recordsBesides = 0
    /// Days whose values are computed again.
    public var days = 0

    public init(records: Int = 0, recordsBesides: Int = 0, days: Int = 0) {
        self.records = records
        self.recordsBesides = recordsBesides
        self.days = days
    }
}

extension HealthStore {
    /// Takes back an import in one transaction: what no other import gave goes, and its days are computed again. It stays in
    /// the list, marked as undone, and its files can be imported again. Facts about the person and check-ins stay, and so
    /// does what another import filled in of a workout that both have.
    ///
    /// Runs on a thread of its own.
    /// - Parameter progress: the share of days that is computed again, 0 to 1.
    /// - Throws: `.failed` where there is no such import, or where it is undone already.
    @discardableResult public nonisolated func undo(
        batch: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(HealthStoreError) -> UndoneImport {
        let options = options
        let result: Result<UndoneImport, HealthStoreError> = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { [path] in
                continuation.resume(
                    returning: Result { () throws(HealthStoreError) in
                        try Undoing.run(batch: batch, inDatabaseAt: path, options: options, progress: progress)
                    })
            }
        }
        let undone = try result.get()
        broadcast.send()
        return undone
    }

    /// What `undo` would take away. Looks at every row: in a store of millions it takes a second.
    /// - Throws: as `undo`.
    public nonisolated func undoForecast(of batch: Int) async throws(HealthStoreError) -> UndoneImport {
        let options = options
        let result: Result<UndoneImport, HealthStoreError> = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { [path] in
                continuation.resume(
                    returning: Result { () throws(HealthStoreError) in
                        try Undoing.forecast(batch: batch, inDatabaseAt: path, options: options)
                    })
            }
        }
        return try result.get()
    }
}

/// One undoing, inside one transaction.
private struct Undoing {
    private let db: Database
    private let batch: Int
    private let clock: DayClock
    /// Files that no other import has.
    private let parts: [Int64]
    private let leaving: LeavingSets
    private var undone = UndoneImport()
    private var changed = ChangedData()
    private var utcDays: Set<Int> = []

    static func run(
        batch: Int, inDatabaseAt path: String, options: HealthStore.Options, progress: (Double) -> Void
    ) throws(HealthStoreError) -> UndoneImport {
        do {
            let queue = try StoreFile.open(path: path, for: .bulkImport)
            defer {
                // Best effort: a later connection empties the log, too.
                try? queue.inDatabase { db in try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            }
            return try queue.inDatabase { db in
                try db.execute(sql: "PRAGMA secure_delete = ON")
                try db.beginAlone(patience: options.importPatience, isCancelled: { false }, waiting: {})
                do {
                    var undoing = try Undoing(db, batch: batch, options: options)
                    try undoing.count()
                    try undoing.takeAway(options, progress)
                    try db.commit()
                    return undoing.undone
                } catch {
                    // The error is what matters; SQLite takes back an open transaction with its connection too.
                    try? db.rollback()
                    throw error
                }
            }
        } catch {
            throw HealthStoreError(error)
        }
    }

    static func forecast(
        batch: Int, inDatabaseAt path: String, options: HealthStore.Options
    ) throws(HealthStoreError) -> UndoneImport {
        do {
            let queue = try StoreFile.open(path: path)
            return try queue.inDatabase { db in
                var found = UndoneImport()
                try db.inTransaction(.deferred) {
                    var undoing = try Undoing(db, batch: batch, options: options)
                    try undoing.count()
                    found = undoing.undone
                    return .commit
                }
                return found
            }
        } catch {
            throw HealthStoreError(error)
        }
    }

    private init(_ db: Database, batch: Int, options: HealthStore.Options) throws {
        self.db = db
        self.batch = batch
        clock = try HomeTime(db, options).clock
        let row = try Row.fetchOne(db, sql: "SELECT undone_at FROM import_batch WHERE id = ?", arguments: [batch])
        guard let row else { throw HealthStoreError.failed(reason: "there is no import \(batch)") }
        guard row[0] as Int? == nil else {
            throw HealthStoreError.failed(reason: "import \(batch) is undone already")
        }
        parts = try Int64.fetchAll(
            db,
            sql: """
                SELECT part FROM import_file WHERE batch = ?1 AND part IS NOT NULL
                EXCEPT SELECT part FROM import_file JOIN import_batch ON import_batch.id = batch
                    WHERE batch != ?1 AND undone_at IS NULL AND part IS NOT NULL
                """, arguments: [batch])
        let gone = Set(parts)
        var sets: [Int64: Bool] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, part FROM batch_set") {
            sets[row[0], default: true] = gone.contains(row[1]) && sets[row[0], default: true]
        }
        leaving = try LeavingSets(db, Set(sets.filter(\.value).keys))
    }

    // MARK: - Looking

    private mutating func count() throws {
        try countSamples()
        try countSleep()
        for table in ["workout", "route", "finding", "beat_list"] {
            undone.recordsBesides +=
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table) WHERE leaves(batch)") ?? 0
        }
        let list = parts.map(String.init).joined(separator: ",")
        for day in try Int.fetchAll(db, sql: "SELECT DISTINCT day FROM imported_summary WHERE part IN (\(list))") {
            utcDays.formUnion(day - 1...day + 1)
        }
        undone.days = localDays.count
    }

    private mutating func countSamples() throws {
        let rows = try RawStatement(db, "SELECT start, duration FROM sample WHERE leaves(batch)")
        var seen: ClosedRange<Int>?
        while try rows.step() {
            undone.records += 1
            let days = utcDay(ofUnix: rows.int(0))...utcDay(ofUnix: rows.int(0) + max(0, rows.int(1)))
            if days == seen { continue }
            utcDays.formUnion(days)
            seen = days
        }
    }

    private mutating func countSleep() throws {
        let rows = try RawStatement(db, "SELECT start, duration FROM sleep_segment WHERE leaves(batch)")
        while try rows.step() {
            undone.records += 1
            let (start, end) = (rows.int(0), rows.int(0) + max(0, rows.int(1)))
            changed.addSleep(from: start, to: end)
            // Values of the days around a night go by the night.
            utcDays.formUnion(utcDay(ofUnix: start) - 2...utcDay(ofUnix: end) + 3)
        }
    }

    /// Days that hold a part of those that are touched.
    private var localDays: Set<Int> {
        var days: Set<Int> = []
        for day in utcDays {
            days.insert(clock.day(atUnix: day * 86_400).number)
            days.insert(clock.day(atUnix: day * 86_400 + 86_399).number)
        }
        return days
    }

    // MARK: - Taking away

    private mutating func takeAway(_ options: HealthStore.Options, _ progress: (Double) -> Void) throws {
        for table in ["sample", "sleep_segment", "workout", "workout_event", "route", "beat_list", "finding"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE leaves(batch)")
        }
        try takeSummaries()
        let list = parts.map(String.init).joined(separator: ",")
        try db.execute(sql: "DELETE FROM zone_sighting WHERE part IN (\(list))")
        try db.execute(sql: "DELETE FROM batch_set WHERE part IN (\(list))")
        try db.execute(
            sql: "UPDATE import_batch SET undone_at = ?, removed = ? WHERE id = ?",
            arguments: [Int(options.now().timeIntervalSince1970), undone.records, batch])
        try computeDays(options, progress)
    }

    private func takeSummaries() throws {
        var gone = parts
        // What was there before imports were told apart goes with the last of them.
        let stands = try Int.fetchOne(
            db, sql: "SELECT 1 FROM import_batch WHERE undone_at IS NULL AND id != ?", arguments: [batch])
        if stands == nil { gone.append(0) }
        let list = gone.map(String.init).joined(separator: ",")
        let days = try Int.fetchAll(db, sql: "SELECT DISTINCT day FROM imported_summary WHERE part IN (\(list))")
        try db.execute(sql: "DELETE FROM imported_summary WHERE part IN (\(list))")
        for day in days { try ActivitySummaries.rebuild(db, day: day) }
    }

    /// All metrics of the days are computed again, whatever went: a value may go by a night or by the rings.
    private mutating func computeDays(_ options: HealthStore.Options, _ progress: (Double) -> Void) throws {
        for type in try Int.fetchAll(db, sql: "SELECT id FROM type") { changed.utcDaysByType[type] = utcDays }
        changed.days = localDays
        try RollUp.bringUpToDate(db, changed, home: try HealthStore.homeZone(db, options), progress: progress)
    }
}

/// The sets of files of which nothing is left, for the SQL function `leaves(batch)`. Used by one connection, from its thread.
private final class LeavingSets {
    private let sets: Set<Int64>
    /// Nearly all rows are of the same set as the row before.
    private var last: (set: Int64, leaves: Bool) = (-1, false)

    init(_ db: Database, _ sets: Set<Int64>) throws {
        self.sets = sets
        let code = sqlite3_create_function_v2(
            db.sqliteConnection, "leaves", 1, SQLITE_UTF8 | SQLITE_DIRECTONLY,
            Unmanaged.passRetained(self).toOpaque(),
            { context, _, values in
                guard let context, let values, let sets = sqlite3_user_data(context) else { return }
                let leaves = Unmanaged<LeavingSets>.fromOpaque(sets).takeUnretainedValue()
                    .leaves(sqlite3_value_int64(values[0]))
                sqlite3_result_int(context, leaves ? 1 : 0)
            }, nil, nil, { if let sets = $0 { Unmanaged<LeavingSets>.fromOpaque(sets).release() } })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private func leaves(_ set: Int64) -> Bool {
        if set != last.set { last = (set, sets.contains(set)) }
        return last.leaves
    }
}
