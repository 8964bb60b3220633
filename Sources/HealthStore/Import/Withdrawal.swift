import GRDB
import GRDBSQLite
import HealthModel

/// Takes away what only some files gave, inside a transaction, and brings back what they had replaced.
struct Withdrawal {
    private let db: Database
    private let clock: DayClock
    private let parts: Set<Int64>
    /// Also what was there before imports were told apart.
    private let isLast: Bool
    private(set) var undone = UndoneImport()
    private var changed = ChangedData()
    private var utcDays: Set<Int> = []
    private var gone = ImportedStatements.OrphanedRows()

    /// - Parameters:
    ///   - parts: files that no other import has.
    ///   - isLast: no other import stands.
    init(_ db: Database, of parts: [Int64], isLast: Bool, clock: DayClock) throws {
        self.db = db
        self.clock = clock
        self.parts = Set(parts)
        self.isLast = isLast
        var sets: [Int64: Bool] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, part FROM batch_set") {
            sets[row[0], default: true] = self.parts.contains(row[1]) && sets[row[0], default: true]
        }
        try NumbersFunction.add(db, "leaves", Set(sets.filter(\.value).keys))
        try NumbersFunction.add(db, "withdrawn", self.parts)
    }

    // MARK: - Looking

    mutating func count() throws {
        try countSamples()
        try countRestored()
        try countSleep()
        try countStatements()
        for table in ["workout", "route", "finding", "beat_list"] {
            undone.recordsBesides +=
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table) WHERE leaves(batch)") ?? 0
        }
        for day in try ActivitySummaries.days(db, changingWithout: summaryParts) {
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

    private mutating func countRestored() throws {
        let rows = try RawStatement(
            db,
            """
            SELECT start, duration FROM replaced_sample AS old
            WHERE withdrawn(part) AND NOT leaves(batch) AND \(Self.standing) IS NULL
            """)
        while try rows.step() {
            undone.restored += 1
            utcDays.formUnion(utcDay(ofUnix: rows.int(0))...utcDay(ofUnix: rows.int(0) + max(0, rows.int(1))))
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

    private mutating func countStatements() throws {
        gone = try ImportedStatements.gone(db)
        undone.statements = gone.count
        func touch(_ start: Int, _ duration: Int) {
            utcDays.formUnion(utcDay(ofUnix: start)...utcDay(ofUnix: start + max(0, duration)))
        }
        for entry in gone.entries {
            let made = try ImportedStatements.made(entry, db)
            for sample in made.samples { touch(sample.start, sample.duration) }
            for workout in made.workouts { touch(workout.start, workout.end - workout.start) }
        }
        for key in gone.exclusions { touch(key.start, key.duration) }
        for key in gone.sleepExclusions {
            changed.addSleep(from: key.start, to: key.start + max(0, key.duration))
            utcDays.formUnion(utcDay(ofUnix: key.start) - 2...utcDay(ofUnix: key.start + max(0, key.duration)) + 3)
        }
        if !gone.sourcePlaces.isEmpty { changed.isEverything = true }
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

    /// The parts to remove: rows from before imports were told apart go with the last of them.
    private var summaryParts: Set<Int64> { parts.union(isLast ? [0] : []) }
    private var withdrawnOrOld: String { isLast ? "(withdrawn(part) OR part = 0)" : "withdrawn(part)" }

    // MARK: - Taking away

    /// - Returns: what is to be computed again: all metrics of the days, whatever went, as a value may go by a night or by
    ///   the rings.
    mutating func remove() throws -> ChangedData {
        for table in [
            "sample", "sleep_segment", "workout", "workout_event", "route", "beat_list", "finding", "sample_version",
        ] {
            try db.execute(sql: "DELETE FROM \(table) WHERE leaves(batch)")
        }
        try ImportedStatements.withdraw(gone, clock: clock, db)
        try restore()
        try removeSummaries()
        try ImportedFacts.withdraw(db, where: withdrawnOrOld)
        try ImportedCheckIns.withdraw(db)
        for table in ["zone_sighting", "batch_set", "import_checkpoint"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE withdrawn(part)")
        }
        for type in try Int.fetchAll(db, sql: "SELECT id FROM type") { changed.utcDaysByType[type] = utcDays }
        changed.days = localDays
        return changed
    }

    /// Samples come back whose replacement went, unless a newer one stands; then it is that one that replaces them.
    private func restore() throws {
        try db.execute(sql: "DELETE FROM replaced_sample WHERE leaves(batch)")
        try db.execute(
            sql: """
                UPDATE OR REPLACE replaced_sample AS old SET part = coalesce(\(Self.standing), part)
                WHERE withdrawn(part)
                """)
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO sample (type, start, source, duration, value, batch, flags, recorded_at)
                SELECT type, start, source, duration, value, batch, flags, recorded_at FROM replaced_sample
                WHERE withdrawn(part)
                """)
        try db.execute(sql: "DELETE FROM replaced_sample WHERE withdrawn(part)")
    }

    /// A file that gave what stands in place of the sample `old` and stays; NULL when none does.
    private static let standing = """
        (SELECT max(batch_set.part) FROM batch_set WHERE NOT withdrawn(batch_set.part) AND id = CASE
            WHEN old.identifier IS NULL THEN (
                SELECT batch FROM sample AS new WHERE new.type = old.type AND new.start = old.start
                    AND new.source = old.source AND new.duration = old.duration AND new.value != old.value
                    AND new.flags & 1 = 0 AND NOT leaves(new.batch) LIMIT 1)
            ELSE (
                SELECT batch FROM sample_version AS new WHERE new.type = old.type AND new.source = old.source
                    AND new.identifier = old.identifier AND new.version > old.version AND NOT leaves(new.batch)
                ORDER BY new.version DESC LIMIT 1)
            END)
        """

    private func removeSummaries() throws {
        let days = try ActivitySummaries.days(db, changingWithout: summaryParts)
        try db.execute(sql: "DELETE FROM imported_summary WHERE \(withdrawnOrOld)")
        for day in days { try ActivitySummaries.rebuild(db, day: day) }
    }
}

/// An SQL function of one argument: whether a number is one of some. Used by one connection, from its thread.
private final class NumbersFunction {
    private let numbers: Set<Int64>
    /// Nearly all rows have the number of the row before.
    private var last: (number: Int64, isIn: Bool) = (-1, false)

    private init(_ numbers: Set<Int64>) { self.numbers = numbers }

    static func add(_ db: Database, _ name: String, _ numbers: Set<Int64>) throws {
        let code = sqlite3_create_function_v2(
            db.sqliteConnection, name, 1, SQLITE_UTF8 | SQLITE_DIRECTONLY,
            Unmanaged.passRetained(NumbersFunction(numbers)).toOpaque(),
            { context, _, values in
                guard let context, let values, let known = sqlite3_user_data(context) else { return }
                let isIn = Unmanaged<NumbersFunction>.fromOpaque(known).takeUnretainedValue()
                    .contains(sqlite3_value_int64(values[0]))
                sqlite3_result_int(context, isIn ? 1 : 0)
            }, nil, nil, { if let known = $0 { Unmanaged<NumbersFunction>.fromOpaque(known).release() } })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private func contains(_ number: Int64) -> Bool {
        if number != last.number { last = (number, numbers.contains(number)) }
        return last.isIn
    }
}
