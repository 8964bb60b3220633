import Foundation
import GRDB
import HealthModel
import ImportKit

/// Reads workouts as they are kept, each of each source.
struct WorkoutPages {
    var db: Database
    var time: HomeTime

    private static let columns = """
        day, start_at, source, activity, end_at, source.name, zone.name, duration_s, energy_kcal, distance_m,
        average_bpm, minimum_bpm, maximum_bpm, elevation_m, steps, average_power_w, average_cadence, is_indoor, title,
        batch
        """
    private static let tables = "workout JOIN source ON source.id = source LEFT JOIN zone ON zone.id = zone"
    private static let key = "day, start_at, source, activity, end_at"

    func page(
        from place: WorkoutKey?, _ direction: BrowsingDirection, filter: WorkoutFilter = WorkoutFilter(), limit: Int
    ) throws -> RecordPage<WorkoutRecord> {
        var sql = "SELECT \(Self.columns) FROM \(Self.tables) WHERE 1"
        var arguments: StatementArguments = []
        if let place {
            sql += " AND (\(Self.key)) \(direction.comparison) (?, ?, ?, ?, ?)"
            arguments += place.arguments
        }
        for (condition, values) in try conditions(of: filter) {
            sql += " AND (\(condition))"
            arguments += values
        }
        let sorting = Self.key.split(separator: ", ").map { "\($0) \(direction.sorting)" }
        sql += " ORDER BY \(sorting.joined(separator: ", ")) LIMIT ?"
        arguments += [limit + 1]
        var sets = ImportSets()
        let records = try Row.fetchAll(db, sql: sql, arguments: arguments).map { try record($0, &sets) }
        return RecordPage(records: Array(records.prefix(limit)), hasMore: records.count > limit)
    }

    private func conditions(of filter: WorkoutFilter) throws -> [(String, StatementArguments)] {
        var all: [(String, StatementArguments)] = []
        if !filter.kind.isEmpty {
            let names = try activities(named: filter.kind)
            all.append(("activity IN (\(names.map { _ in "?" }.joined(separator: ", ")))", StatementArguments(names)))
        }
        if let days = filter.days {
            all.append(("day BETWEEN ? AND ?", [days.lowerBound.number, days.upperBound.number]))
        }
        // Rows of an entry of the log belong to no import.
        if let isTyped = filter.isTyped { all.append((isTyped ? "batch = 0" : "batch <> 0", [])) }
        let bounded = [("distance_m", filter.meters), ("duration_s", filter.seconds), ("elevation_m", filter.climb)]
        for (column, bounds) in bounded {
            if let least = bounds.least { all.append(("\(column) >= ?", [least])) }
            if let most = bounds.most { all.append(("\(column) <= ?", [most])) }
        }
        for part in filter.parts { all.append(try condition(of: part)) }
        if !filter.text.isEmpty {
            let letters = filter.text.map { "\\%_".contains($0) ? "\\\($0)" : String($0) }.joined()
            let words = "coalesce(title, '') || ' ' || source.name || ' ' || activity"
            all.append(("\(words) LIKE ? ESCAPE '\\'", ["%\(letters)%"]))
        }
        return all
    }

    private func condition(of part: WorkoutFilter.Part) throws -> (String, StatementArguments) {
        switch part {
        case .distance: return ("distance_m > 0", [])
        case .route:
            let way = "SELECT 1 FROM route WHERE route.start_at BETWEEN workout.start_at - 60 AND workout.end_at"
            return ("EXISTS (\(way) AND route.end_at <= workout.end_at + 60)", [])
        case .pulse:
            let own = Self.key.split(separator: ", ").map { "heart.\($0) = workout.\($0)" }.joined(separator: " AND ")
            let heart = "SELECT 1 FROM workout_heart AS heart WHERE \(own) AND samples > 0"
            return ("workout.average_bpm IS NOT NULL OR EXISTS (\(heart))", [])
        case .sets:
            // As the sets of a workout's page: to the minute. From the entries to the workouts, which an index finds.
            let minutes = try EntryLog.rows(EntryLog.standing("strength"), db).compactMap(\.entry.instant).map {
                Int(($0.timeIntervalSince1970 / 60).rounded(.down))
            }
            let columns = Self.key.split(separator: ", ").map { "own.\($0)" }.joined(separator: ", ")
            return (
                """
                (\(Self.key)) IN (SELECT \(columns) FROM json_each(?) AS mark JOIN workout AS own
                    ON own.day BETWEEN mark.value / 1440 - 1 AND mark.value / 1440 + 1
                    WHERE own.start_at / 60 <= mark.value AND own.end_at / 60 >= mark.value)
                """, ["\(minutes)"]
            )
        }
    }

    /// The kinds as they are kept whose plain names contain some letters.
    private func activities(named letters: String) throws -> [String] {
        let letters = letters.lowercased()
        return try String.fetchAll(db, sql: "SELECT DISTINCT activity FROM workout").filter {
            WorkoutKind.plainName($0).lowercased().contains(letters)
        }
    }

    private func record(_ row: Row, _ sets: inout ImportSets) throws -> WorkoutRecord {
        let key = WorkoutKey(
            day: CivilDay(number: row[0]), start: row[1], source: row[2], activity: row[3], end: row[4])
        let zoneName: String? = row[6]
        let start = Date(timeIntervalSince1970: Double(key.start))
        let offset =
            zoneName.flatMap(TimeZone.init(identifier:))?.secondsFromGMT(for: start)
            ?? time.clock(around: start).offset(atUnix: key.start)
        var record = WorkoutRecord(
            key: key, activity: WorkoutKind.plainName(key.activity), sourceName: row[5], zoneName: zoneName,
            offset: offset, durationSeconds: row[7])
        (record.energyKcal, record.distanceMeters, record.averageBPM) = (row[8], row[9], row[10])
        (record.minimumBPM, record.maximumBPM, record.elevationMeters) = (row[11], row[12], row[13])
        (record.steps, record.averagePowerWatts, record.averageCadence) = (row[14], row[15], row[16])
        (record.isIndoor, record.title) = (row[17], row[18])
        record.imports = try sets.imports(db, set: row[19])
        return record
    }

    func detail(of key: WorkoutKey) throws -> WorkoutDetail? {
        let condition = Self.key.split(separator: ", ").map { "\($0) = ?" }.joined(separator: " AND ")
        let row = try Row.fetchOne(
            db, sql: "SELECT \(Self.columns) FROM \(Self.tables) WHERE \(condition)", arguments: key.arguments)
        guard let row else { return nil }
        var sets = ImportSets()
        return WorkoutDetail(
            record: try record(row, &sets), events: try events(of: key), routes: try routes(of: key),
            heartRates: try heartRates(of: key))
    }

    private func events(of key: WorkoutKey) throws -> [WorkoutDetail.Event] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT kind, at, duration_s FROM workout_event WHERE workout_start = ? AND source = ? ORDER BY at, kind
                """, arguments: [key.start, key.source]
        ).compactMap { row in
            WorkoutDetail.Event.Kind(rawValue: row[0]).map { kind in
                WorkoutDetail.Event(
                    kind: kind, start: Date(timeIntervalSince1970: row[1]), durationSeconds: row[2])
            }
        }
    }

    /// Those of its time; a minute either way, as a watch begins the one before the other. Of one source, as two recordings of
    /// a way are not twice as long: its own, else the preferred one.
    private func routes(of key: WorkoutKey) throws -> [WorkoutDetail.Route] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT start_at, end_at, point_count, points, source FROM route
                WHERE start_at BETWEEN ? AND ? AND end_at <= ? ORDER BY start_at
                """, arguments: [key.start - 60, key.end, key.end + 60])
        let bySource = Dictionary(grouping: rows) { $0["source"] as Int }
        guard !bySource.isEmpty else { return [] }
        let ranks = try SourceRanks(db).table(for: .distance)
        let others = bySource.keys.filter { ranks.indices.contains($0) && ranks[$0] != SourceRanks.excluded }
        let preferred = others.min { (ranks[$0], $0) < (ranks[$1], $1) }
        let chosen = bySource[key.source] ?? preferred.flatMap { bySource[$0] } ?? []
        return chosen.map { row in
            let points = RoutePacking.unpack([UInt8](row[3] as Data))
            return WorkoutDetail.Route(
                start: Date(timeIntervalSince1970: row[0]), end: Date(timeIntervalSince1970: row[1]), points: row[2],
                lengthMeters: points.map(TrackGeometry.distance(along:)), way: points?.map(\.wayPoint) ?? [])
        }
    }

    private func heartRates(of key: WorkoutKey) throws -> [WorkoutDetail.HeartRate] {
        guard let source = MetricSource.of(.heartRate) else { return [] }
        let ranks = try SourceRanks(db)
        let scan = try SampleScan(db, ranks: ranks.table(for: .heartRate))
        var samples: [DiscreteSample] = []
        for identifier in source.types {
            let types = try Int.fetchAll(db, sql: "SELECT id FROM type WHERE identifier = ?", arguments: [identifier])
            for type in types { samples += try scan.samples(type: type, from: key.start, to: key.end) }
        }
        return DiscreteSample.preferred(samples.sorted { $0.at < $1.at }[...]).map {
            WorkoutDetail.HeartRate(at: Date(timeIntervalSince1970: Double($0.at)), bpm: $0.value)
        }
    }
}

extension WorkoutKey {
    /// In the order of the table's key.
    var arguments: StatementArguments { [day.number, start, source, activity, end] }
}
