import GRDB
import HealthModel

/// Whether nights and days as stored are those that the samples give.
public struct RollUpCheck: Equatable, Sendable {
    /// A row that is not what it should be. Values are not told: a report may be shown to others.
    public struct Difference: Equatable, Sendable {
        /// How what is stored differs from what was computed anew.
        public enum Kind: String, Sendable {
            /// Stored, but nothing gives it.
            case superfluous
            /// Not stored.
            case missing
            case different
        }
        /// A metric's identifier, `night`, `nap`, or `workout` for the heart rate during one.
        public var what: String
        /// `nil`: how many days there are of the metric.
        public var day: CivilDay?
        public var kind: Kind
    }

    /// The first of them, by table and day.
    public var differences: [Difference] = []
    /// All of them, also those not listed.
    public var differenceCount = 0
    /// Rows that were computed again.
    public var rows = 0
    /// Elapsed.
    public var seconds = 0.0

    static let listed = 100
}

extension HealthStore {
    /// Computes all nights and days from the samples once more and compares them with those that are stored. Changes
    /// nothing, holds nobody up, and takes seconds for millions of samples.
    /// - Parameter progress: the share that is done, 0 to 1; called on a thread of its own.
    public nonisolated func verify(
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(HealthStoreError) -> RollUpCheck {
        let options = options
        let began = ContinuousClock.now
        var check = try await readingInBackground(wholly: true) { db in
            try RollUpComparison(db: db).run(options, progress: progress)
        }
        check.seconds = (ContinuousClock.now - began) / .seconds(1)
        return check
    }
}

/// Works in temporary tables that stand before the stored ones of the same name; they go with the transaction.
struct RollUpComparison {
    private static let tables = ["daily", "daily_count", "night", "nap", "workout_heart"]

    var db: Database

    func run(_ options: HealthStore.Options, progress: (Double) -> Void) throws -> RollUpCheck {
        for table in Self.tables {
            let sql = try String.fetchOne(
                db, sql: "SELECT sql FROM main.sqlite_schema WHERE type = 'table' AND name = ?", arguments: [table])
            guard let sql, sql.hasPrefix("CREATE TABLE ") else {
                throw HealthStoreError.failed(reason: "the table \(table) is missing")
            }
            try db.execute(sql: "CREATE TEMP TABLE " + sql.dropFirst("CREATE TABLE ".count))
        }
        let zone = try HomeTime(ofDays: db, options).zone
        let trips = try HomeTime.foundTrips(db, home: zone.identifier)
        try RollUp(db, clock: DayClock(zone: zone, trips: trips)).refreshAll(progress: progress)
        var check = RollUpCheck()
        check.rows = try Self.tables.reduce(0) { total, table in
            total + (try Int.fetchOne(db, sql: "SELECT count(*) FROM temp.\(table)") ?? 0)
        }
        try compare(
            "daily", "metric, day", shown: "coalesce(a.metric, b.metric)", isSame: Self.isSameDay, into: &check)
        try compare(
            "daily_count", "metric", shown: "coalesce(a.metric, b.metric)", day: nil, isSame: "a.days = b.days",
            into: &check)
        let night = try columns(of: "night").map { "a.\($0) IS b.\($0)" }.joined(separator: " AND ")
        try compare("night", "day", shown: "'night'", isSame: night, into: &check)
        let heart = try columns(of: "workout_heart").map { "a.\($0) IS b.\($0)" }.joined(separator: " AND ")
        try compare(
            "workout_heart", "day, start_at, source, activity, end_at", shown: "'workout'", isSame: heart, into: &check)
        let nap = try columns(of: "nap").map { "a.\($0) IS b.\($0)" }.joined(separator: " AND ")
        try compare("nap", "day, start_at", shown: "'nap'", isSame: nap, into: &check)
        return check
    }

    /// Sums may differ in their last digits.
    private static let isSameDay =
        "a.samples = b.samples AND "
        + ["value", "minimum", "maximum", "merged", "raw_sum"].map { column in
            """
            (a.\(column) IS b.\(column)
                OR coalesce(abs(a.\(column) - b.\(column)) <= 1e-6 * max(1, abs(a.\(column))), 0))
            """
        }.joined(separator: " AND ")

    private func columns(of table: String) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table])
    }

    private func compare(
        _ table: String, _ key: String, shown: String, day: String? = "day", isSame: String,
        into check: inout RollUpCheck
    ) throws {
        let first = key.prefix { $0 != "," }
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT \(shown), \(day.map { "coalesce(a.\($0), b.\($0))" } ?? "NULL"), a.\(first) IS NULL,
                    b.\(first) IS NULL
                FROM main.\(table) AS a FULL JOIN temp.\(table) AS b USING (\(key))
                WHERE a.\(first) IS NULL OR b.\(first) IS NULL OR NOT (\(isSame)) ORDER BY 1, 2
                """)
        while let row = try rows.next() {
            check.differenceCount += 1
            guard check.differences.count < RollUpCheck.listed else { continue }
            let (isNew, isGone): (Bool, Bool) = (row[2], row[3])
            check.differences.append(
                RollUpCheck.Difference(
                    what: row[0], day: (row[1] as Int?).map { CivilDay(number: $0) },
                    kind: isNew ? .missing : isGone ? .superfluous : .different))
        }
    }
}
