import Archive
import GRDB
import GRDBSQLite
import HealthModel

extension HealthStore {
    /// Writes all that is the person's to `output`, as of one moment. Blocks for seconds: not for the main thread.
    /// - Throws: `HealthStoreError`, or what `output` throws.
    public nonisolated func export(to output: any TableOutput) throws {
        do {
            let queue = try StoreFile.open(path: path)
            try queue.inDatabase { db in
                try db.inTransaction(.deferred) {
                    if let day = options.lastDay {
                        try LastDay(day, db, options).hideLaterRows(db, names: true)
                    }
                    for query in try HealthTables(db).queries { try query.write(db, to: output) }
                    return .commit
                }
            }
        } catch let error as DatabaseError {
            throw HealthStoreError(error)
        }
    }

    /// About how many rows `export` writes: what imports added and undoing did not take away.
    public func exportedRows() throws(HealthStoreError) -> Int {
        try reading { db in
            try Int.fetchOne(
                db,
                sql: """
                    SELECT (SELECT coalesce(sum(added - removed), 0) FROM import_batch) + (SELECT count(*) FROM daily)
                        + (SELECT count(*) FROM workout) + (SELECT count(*) FROM activity_summary)
                        + (SELECT coalesce(sum(point_count), 0) FROM route)
                        + (SELECT coalesce(sum(length(beats) / 8), 0) FROM beat_list)
                        + (SELECT count(*) FROM log_entry) + (SELECT count(*) FROM goal)
                    """) ?? 0
        }
    }
}

/// The tables of an export and where their rows come from. What can be computed again, nights and days, is there too: it
/// is what the person saw.
struct HealthTables {
    struct Query: Sendable {
        var table: ExportTable
        /// One result column for each column of the table.
        var sql: String
        var csv: String?
        /// Writes the rows that one row of the result stands for; `nil` writes it as it is.
        var rows: (@Sendable (RawStatement, any TableOutput) throws -> Void)?
    }

    let queries: [Query]

    init(_ db: Database) throws {
        func names(_ sql: String) throws -> RowNames {
            RowNames(try Row.fetchAll(db, sql: sql).map { ($0[0], $0[1]) })
        }
        let sources = try names("SELECT id, name FROM source")
        let types = try names("SELECT id, identifier FROM type")
        let units = try names("SELECT id, unit FROM type")
        let zones = try names("SELECT id, name FROM zone")
        queries =
            Self.people + Self.dictionaries + [
                Query(
                    table: ExportTable(
                        "samples",
                        [
                            .init("type", .reference(types)), .init("unit", .reference(units), in: [.csv]),
                            .init("start", .instant), .init("duration_s", .integer), .init("value", .number),
                            .init("source", .reference(sources)), .init("import_set", .integer),
                            .init("entered_by_hand", .flag), .init("recorded_at", .instant),
                        ]),
                    sql: "SELECT type, start, duration, value, source, batch, flags & 1, recorded_at FROM sample",
                    csv: "SELECT type, type, start, duration, value, source, batch, flags & 1, recorded_at FROM sample"),
                Query(
                    table: ExportTable(
                        "sleep_segments",
                        [
                            .init("start", .instant), .init("duration_s", .integer),
                            .init("stage", Self.stages),
                            .init("source", .reference(sources)), .init("zone", .reference(zones)),
                            .init("import_set", .integer),
                        ]),
                    sql: "SELECT start, duration, stage, source, zone, batch FROM sleep_segment"),
            ] + Self.edits(sources, types) + Self.workouts(sources, zones) + Self.written
            + Self.moments(sources, zones) + Self.days(sources)
    }

    /// The person's entries and goals. They come after the rows that came of them.
    private static let written = [
        Query(
            table: ExportTable(
                "goals",
                [
                    .init("id", .integer), .init("metric", .text), .init("target", .number), .init("period", .text),
                    .init("due", .day), .init("set_at", .instant), .init("ended_at", .instant),
                ]),
            sql: "SELECT id, metric, target, period, due, set_at, ended_at FROM goal"),
        Query(
            table: ExportTable(
                "entries",
                [
                    .init("id", .integer), .init("content", .text), .init("written_at", .instant),
                    .init("taken_back_at", .instant),
                ]),
            sql: "SELECT id, content, written_at, undone_at FROM log_entry"),
    ]

    /// The person's profile and check-ins.
    private static let people = [
        Query(
            table: ExportTable("profile", [.init("name", .text), .init("value", .text)]),
            sql: "SELECT name, value FROM fact"),
        Query(
            table: ExportTable(
                "check_ins",
                [.init("day", .day)]
                    + CheckIn.Scale.allCases.map { .init($0.rawValue, .integer) }
                    + [.init("notes", .text), .init("written_at", .instant)]),
            sql: "SELECT day, energy, mood, stress, motivation, soreness, notes, written_at FROM check_in"),
    ]

    /// The tables that rows of the others refer to.
    private static let dictionaries = [
        Query(
            table: ExportTable(
                "sources",
                [
                    .init("id", .integer), .init("name", .text), .init("device", .text),
                    .init("class", .choice(["watch", "phone", "other"])),
                ]),
            sql: "SELECT id, name, device, class FROM source"),
        Query(
            table: ExportTable(
                "types",
                [
                    .init("id", .integer), .init("identifier", .text), .init("unit", .text),
                    .init("aggregation", .choice(["cumulative", "discrete", "category"])),
                ]),
            sql: "SELECT id, identifier, unit, aggregation FROM type"),
        Query(
            table: ExportTable("zones", [.init("id", .integer), .init("name", .text)]),
            sql: "SELECT id, name FROM zone"),
        Query(
            table: ExportTable(
                "imports",
                [
                    .init("id", .integer), .init("path", .text), .init("format", .text),
                    .init("fingerprint", .text), .init("bytes", .integer), .init("started_at", .instant),
                    .init("finished_at", .instant), .init("records", .integer), .init("added", .integer),
                    .init("skipped", .integer), .init("zone", .text), .init("cut_off", .text),
                    .init("undone_at", .instant),
                ]),
            sql: """
                SELECT id, path, format, fingerprint, bytes, started_at, finished_at, records, added, skipped, zone,
                    cut_off, undone_at FROM import_batch
                """),
        Query(
            table: ExportTable(
                "import_files",
                [
                    .init("import", .integer), .init("position", .integer), .init("name", .text),
                    .init("format", .text), .init("fingerprint", .text), .init("bytes", .integer),
                    .init("status", .text), .init("records", .integer), .init("added", .integer),
                    .init("skipped", .integer), .init("reason", .text),
                ]),
            sql: """
                SELECT batch, position, name, format, fingerprint, bytes, status, records, added, skipped, reason
                FROM import_file
                """),
        // Which imports gave the rows with a number as their import_set.
        Query(
            table: ExportTable("import_sets", [.init("id", .integer), .init("import", .integer)]),
            sql: """
                SELECT DISTINCT batch_set.id, batch FROM batch_set JOIN import_file USING (part)
                JOIN import_batch ON import_batch.id = batch WHERE undone_at IS NULL ORDER BY 1, 2
                """),
    ]

    private static let stages = ExportTable.Column.Kind.choice(["in_bed", "asleep", "awake", "core", "deep", "rem"])

    /// The person's changes: samples and sleep that count no more, with the values that count in their place, and their
    /// order of sources.
    private static func edits(_ sources: RowNames, _ types: RowNames) -> [Query] {
        [
            Query(
                table: ExportTable(
                    "sample_exclusions",
                    [
                        .init("type", .reference(types)), .init("start", .instant), .init("duration_s", .integer),
                        .init("value", .number), .init("source", .reference(sources)), .init("replacement", .number),
                        .init("excluded_at", .instant),
                    ]),
                sql: "SELECT type, start, duration, value, source, replacement, excluded_at FROM sample_exclusion"),
            Query(
                table: ExportTable(
                    "sleep_exclusions",
                    [
                        .init("start", .instant), .init("duration_s", .integer), .init("stage", stages),
                        .init("source", .reference(sources)), .init("excluded_at", .instant),
                    ]),
                sql: "SELECT start, duration, stage, source, excluded_at FROM sleep_exclusion"),
            Query(
                table: ExportTable(
                    "source_order",
                    [
                        .init("metric", .text), .init("name", .text), .init("position", .integer),
                        .init("is_excluded", .flag),
                    ]),
                sql: "SELECT metric, name, position, is_excluded FROM source_order"),
        ]
    }

    /// One row a day.
    private static func days(_ sources: RowNames) -> [Query] {
        [
            Query(
                table: ExportTable(
                    "activity_summaries",
                    [.init("day", .day)]
                        + [
                            "energy_kcal", "energy_goal_kcal", "move_min", "move_goal_min", "exercise_min",
                            "exercise_goal_min", "stand_hours", "stand_goal_hours",
                        ].map { .init($0, .number) }),
                sql: """
                    SELECT day, energy_kcal, energy_goal_kcal, move_min, move_goal_min, exercise_min,
                        exercise_goal_min, stand_hours, stand_goal_hours FROM activity_summary
                    """),
            Query(
                table: ExportTable(
                    "daily",
                    [
                        .init("metric", .text), .init("day", .day), .init("value", .number),
                        .init("minimum", .number), .init("maximum", .number), .init("samples", .integer),
                    ]),
                sql: "SELECT metric, day, value, minimum, maximum, samples FROM daily"),
            Query(
                table: ExportTable(
                    "nights",
                    [
                        .init("day", .day), .init("bed_at", .instant), .init("wake_at", .instant),
                        .init("bed_offset_s", .integer), .init("wake_offset_s", .integer),
                        .init("asleep_s", .integer), .init("in_bed_s", .integer), .init("rem_s", .integer),
                        .init("core_s", .integer), .init("deep_s", .integer), .init("awake_s", .integer),
                        .init("source", .reference(sources)),
                    ]),
                sql: """
                    SELECT day, bed_at, wake_at, bed_offset, wake_offset, asleep_s, in_bed_s, rem_s, core_s, deep_s,
                        awake_s, source FROM night
                    """),
            Query(
                table: ExportTable(
                    "naps",
                    [
                        .init("day", .day), .init("start", .instant), .init("end", .instant),
                        .init("asleep_s", .integer), .init("source", .reference(sources)),
                    ]),
                sql: "SELECT day, start_at, end_at, asleep_s, source FROM nap"),
        ]
    }
}

extension HealthTables.Query {
    /// Goes through SQLite's C interface: there may be millions of rows.
    func write(_ db: Database, to output: any TableOutput) throws {
        let statement = try RawStatement(db, output.format == .csv ? csv ?? sql : sql)
        let columns = Int32(table.written(in: output.format).columns.count)
        try output.begin(table)
        while try statement.step() {
            if let rows {
                try rows(statement, output)
                continue
            }
            for column in 0..<columns { statement.write(column, to: output) }
            try output.endRow()
        }
        try output.endTable()
    }
}

extension RawStatement {
    @inline(__always) func write(_ column: Int32, to output: any TableOutput) {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: output.integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: output.number(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            let bytes = sqlite3_column_text(handle, column)
            output.text(UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
        default: output.null()
        }
    }
}
