import Databases
import HealthModel
import ImportKit

/// The rules for rows of a salvaged database: a damaged page can be read as rows that nobody wrote. An import's own
/// limits.
struct SalvageRules {
    /// Unix seconds, when the salvage runs.
    let now: Int

    /// Days and instants one day ahead are let in, as by an import: a total of today is one of the whole day.
    private var latest: Int { now + 86_400 }

    /// Deletes the rows that cannot be and moves them from `found` to `refused`. Sources whose names are lost get new ones, so
    /// that their samples stay.
    func apply(to database: FileConnection, _ report: inout SalvageReport) throws(SQLiteFailure) {
        try database.run("BEGIN")
        for index in report.tables.indices where report.tables[index].name == "source" {
            try delete(from: database, &report.tables[index])
            if report.tables[index].refused > 0 || report.tables[index].loss != .none {
                try nameLostSources(database)
            }
        }
        for index in report.tables.indices { try delete(from: database, &report.tables[index]) }
        try deleteImplausible(database, &report)
        // Of the samples that are there: a scan goes back as far as the longest.
        try database.run(
            """
            UPDATE type SET longest = coalesce((SELECT max(duration) FROM sample WHERE type = type.id), 0);
            COMMIT
            """)
    }

    /// The conditions that every row meets, by table, to tell tables apart whose rows look alike. Names of sources may be lost.
    var conditions: [String: String] {
        var conditions = Self.rules.merging(Self.rulesToTellApart) { $0 + $1 }.mapValues { rules in
            rules.map { rule in
                if case .row(of: "source") = rule.kind {
                    return condition((rule.column, .number(1...Self.largestLostNumber)))
                }
                return condition(rule)
            }
            .joined(separator: " AND ")
        }
        conditions["sqlite_autoindex_source_1"] = "name IN (SELECT known.name FROM source AS known)"
        return conditions
    }

    private func delete(
        from database: FileConnection, _ table: inout SalvageReport.Table
    ) throws(SQLiteFailure) {
        let columns = try database.texts("SELECT name FROM pragma_table_info('\(table.name)')")
        let conditions = (Self.rules[table.name] ?? []).filter { columns.contains($0.column) }.map { condition($0) }
        guard !conditions.isEmpty else { return }
        try database.run("DELETE FROM \(table.name) WHERE NOT (\(conditions.joined(separator: " AND ")))")
        try count(&table, database)
    }

    /// Takes the rows of the last statement from those that were found.
    private func count(_ table: inout SalvageReport.Table, _ database: FileConnection) throws(SQLiteFailure) {
        let deleted = try database.number("SELECT changes()") ?? 0
        table.found -= deleted
        table.refused += deleted
    }

    /// Values that an import would refuse for their type.
    private func deleteImplausible(
        _ database: FileConnection, _ report: inout SalvageReport
    ) throws(SQLiteFailure) {
        let index = report.tables.firstIndex { $0.name == "sample" }
        guard let index else { return }
        for identifier in Set(try database.texts("SELECT identifier FROM type")) {
            guard let range = PlausibleValues.range(of: identifier) else { continue }
            let name = identifier.replacing("'", with: "''")
            try database.run(
                """
                DELETE FROM sample WHERE type IN (SELECT id FROM type WHERE identifier = '\(name)')
                    AND value NOT BETWEEN \(range.lowerBound) AND \(range.upperBound)
                """)
            try count(&report.tables[index], database)
        }
    }

    /// The largest number of a source that is believed where its name is lost.
    private static let largestLostNumber = 4096

    private func nameLostSources(_ database: FileConnection) throws(SQLiteFailure) {
        let isPossible = (Self.rules["sample"] ?? []).filter { $0.column != "source" }.map { condition($0) }
        try database.run(
            """
            INSERT INTO source (id, name, device, class)
                SELECT DISTINCT source, 'Salvaged source ' || source, '', 2 FROM sample
                WHERE source BETWEEN 1 AND \(Self.largestLostNumber) AND source NOT IN (SELECT id FROM source)
                    AND \(isPossible.joined(separator: " AND "))
            """)
    }

    // MARK: - Rules

    private enum Kind {
        /// Unix seconds.
        case instant
        /// A day since 1970 up to tomorrow; a date in the future that was set on purpose.
        case day, futureDay
        /// Seconds that a row lasts after the instant in another column.
        case lasting(after: String)
        /// Unix seconds, not before another column.
        case end(of: String)
        case amount, count, number(ClosedRange<Int>)
        /// A number of a row of another table.
        case row(of: String)
        case one(of: [String])
        case json
    }

    private typealias Rule = (column: String, kind: Kind)

    /// By table. Columns that may be NULL may be.
    private static let rules: [String: [Rule]] = [
        "source": [("id", .number(1...StoredBounds.largestNumber)), ("class", .number(0...2))],
        "type": [("id", .number(1...StoredBounds.largestNumber)), ("aggregation", .number(0...2))],
        "zone": [("id", .number(1...StoredBounds.largestNumber))],
        "sample": sampleKey + [("flags", .number(0...3)), ("batch", .count), ("recorded_at", .instant)],
        "sample_exclusion": sampleKey + [("replacement", .amount), ("excluded_at", .instant)],
        "replaced_sample": sampleKey + [("flags", .number(0...3)), ("batch", .count), ("recorded_at", .instant)],
        "sample_version": sampleKey + [("batch", .count)],
        "sleep_segment": sleepKey + [
            ("zone", .row(of: "zone")), ("batch", .count), ("copies", .number(1...1000)),
        ],
        "sleep_exclusion": sleepKey + [("excluded_at", .instant)],
        "workout": [
            ("day", .day), ("start_at", .instant), ("source", .row(of: "source")), ("end_at", .end(of: "start_at")),
            ("duration_s", .amount), ("zone", .row(of: "zone")), ("batch", .count),
        ]
            + [
                "energy_kcal", "distance_m", "average_bpm", "maximum_bpm", "minimum_bpm", "elevation_m", "steps",
                "average_power_w", "average_cadence",
            ].map { ($0, .amount) },
        "workout_event": [
            ("workout_start", .instant), ("at", .instant), ("source", .row(of: "source")), ("duration_s", .amount),
            ("batch", .count),
        ],
        "route": spanKey + [("point_count", .count)],
        "beat_list": [("start_at", .instant), ("source", .row(of: "source")), ("batch", .count)],
        "finding": spanKey + [("fields", .json)],
        "activity_summary": [("day", .day)] + rings,
        "imported_summary": [("day", .day)] + rings,
        "zone_sighting": [
            ("day", .day), ("zone", .row(of: "zone")), ("first_at", .instant), ("last_at", .end(of: "first_at")),
        ],
        "import_batch": [
            ("bytes", .count), ("started_at", .instant), ("finished_at", .instant), ("records", .count),
            ("added", .count), ("skipped", .count), ("undone_at", .instant), ("removed", .count),
        ],
        "import_file": [
            ("position", .count), ("bytes", .count), ("records", .count), ("added", .count), ("skipped", .count),
            ("skipped_reasons", .json),
        ],
        "batch_set": [("id", .count), ("part", .count)],
        "check_in": checkIn,
        "imported_check_in": checkIn,
        "goal": [
            ("target", .amount), ("due", .futureDay), ("set_at", .instant), ("ended_at", .instant),
        ],
        "log_entry": [
            ("content", .json), ("made", .json), ("written_at", .instant), ("undone_at", .instant),
        ],
    ]

    /// Rules that are no reason to leave a row out.
    private static let rulesToTellApart: [String: [Rule]] = [
        "nap": [
            ("day", .day), ("start_at", .instant), ("end_at", .end(of: "start_at")), ("source", .row(of: "source")),
        ],
        "source_order": [("metric", .one(of: [""] + MetricID.allCases.map(\.rawValue)))],
        "workout_event": [("kind", .number(0...3))],
        "imported_fact": [("name", .one(of: StoredFact.allCases.map(\.rawValue)))],
        "imported_statement": [("kind", .one(of: ImportedStatements.Kind.allCases.map(\.rawValue)))],
    ]

    private static let sampleKey: [Rule] = [
        ("type", .row(of: "type")), ("start", .instant), ("source", .row(of: "source")),
        ("duration", .lasting(after: "start")), ("value", .amount),
    ]
    private static let sleepKey: [Rule] = [
        ("start", .instant), ("source", .row(of: "source")), ("duration", .lasting(after: "start")),
        ("stage", .number(0...5)),
    ]
    private static let spanKey: [Rule] = [
        ("start_at", .instant), ("source", .row(of: "source")), ("end_at", .end(of: "start_at")), ("batch", .count),
    ]
    private static let rings: [Rule] = [
        "energy_kcal", "energy_goal_kcal", "move_min", "move_goal_min", "exercise_min", "exercise_goal_min",
        "stand_hours", "stand_goal_hours",
    ].map { ($0, .amount) }
    private static let checkIn: [Rule] =
        [("day", .day), ("written_at", .instant)]
        + CheckIn.Scale.allCases.map { ($0.rawValue, .number(1...5)) }

    /// Days of dates that lie ahead: a hundred years.
    private static let farthestDay = 36_525

    private func condition(_ rule: Rule) -> String {
        let column = rule.column
        func within(_ range: ClosedRange<Int>) -> String {
            "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
        }
        let holds =
            switch rule.kind {
            case .instant: within(0...latest)
            case .day: within(-1...latest / 86_400 + 1)
            case .futureDay: within(0...latest / 86_400 + Self.farthestDay)
            // A sum that is too large for a whole number is a larger one with a point.
            case .lasting(let start): "\(column) >= 0 AND \(start) + \(column) <= \(latest)"
            case .end(let start): "\(column) BETWEEN \(start) AND \(latest)"
            case .amount: "abs(\(column)) <= \(StoredBounds.largestValue)"
            case .count: "\(column) >= 0"
            case .number(let range): within(range)
            case .row(let table): "\(column) IN (SELECT id FROM \(table))"
            case .one(let texts): "\(column) IN (\(texts.map { "'\($0)'" }.joined(separator: ", ")))"
            case .json: "json_valid(\(column))"
            }
        return "(\(column) IS NULL OR (\(holds)))"
    }
}
