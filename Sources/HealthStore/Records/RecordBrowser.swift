import Foundation
import GRDB
import HealthModel
import JSON

extension HealthStore {
    /// The types of sample with how many there are, by title. Walks through all samples where something changed since the
    /// last time.
    public nonisolated func types() async throws(HealthStoreError) -> [TypeSummary] {
        let (cache, options) = (sampleCounts, options)
        return try await readingInBackground { db in
            let clock = try HomeTime(db, options).clock
            let counts = try cache.counts(db)
            return try Row.fetchAll(db, sql: "SELECT id, identifier, unit FROM type").compactMap { row in
                var total = SampleCounts.Count()
                for count in (counts.samples[row[0]] ?? [:]).values { total.add(count) }
                guard total.samples > 0 else { return nil }
                return TypeSummary(
                    id: row[0], identifier: row[1], unit: row[2], samples: total.samples,
                    days: clock.day(atUnix: total.first)...clock.day(atUnix: total.last))
            }.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
        }
    }

    /// Samples of a type in order of time from a place on, which itself is left out; from the newest or the oldest one
    /// with `nil`.
    public func samples(
        type: Int, from place: SampleKey?, _ direction: BrowsingDirection = .older, limit: Int
    ) throws(HealthStoreError) -> RecordPage<SampleRecord> {
        try reading { db in try SamplePages(db: db).page(type: type, from: place, direction, limit: limit) }
    }

    /// Workouts from a place on, which itself is left out; from the newest or the oldest one with `nil`.
    public func workouts(
        from place: WorkoutKey?, _ direction: BrowsingDirection = .older, filter: WorkoutFilter = WorkoutFilter(),
        limit: Int
    ) throws(HealthStoreError) -> RecordPage<WorkoutRecord> {
        let options = options
        return try reading { db in
            var page = try WorkoutPages(db: db, time: HomeTime(db, options)).page(
                from: place, direction, filter: filter, limit: limit)
            try QueryWorkoutReader(db, options).setStandings(of: &page.records)
            return page
        }
    }

    /// `nil` when there is no such workout.
    public func workout(_ key: WorkoutKey) throws(HealthStoreError) -> WorkoutDetail? {
        let options = options
        return try reading { db in
            var detail = try WorkoutPages(db: db, time: HomeTime(db, options)).detail(of: key)
            detail?.others = try QueryWorkoutReader(db, options).others(like: key)
            return detail
        }
    }

    /// Main sleeps from a day on, which itself is left out; from the newest or the oldest one with `nil`.
    public func nights(
        from day: CivilDay?, _ direction: BrowsingDirection = .older, limit: Int
    ) throws(HealthStoreError) -> RecordPage<NightRecord> {
        let options = options
        return try reading { db in
            let clock = try HomeTime(db, options).clock
            return try NightPages(db: db, clock: clock).page(from: day, direction, limit: limit)
        }
    }

    /// The kinds of findings that there are, by name.
    public func findingKinds() throws(HealthStoreError) -> [FindingSummary] {
        try reading { db in
            try Row.fetchAll(db, sql: "SELECT kind, count(*) FROM finding GROUP BY kind ORDER BY kind")
                .map { FindingSummary(kind: $0[0], count: $0[1]) }
        }
    }

    /// Findings of a kind from a place on, which itself is left out; from the newest or the oldest one with `nil`.
    public func findings(
        kind: String, from place: FindingRecord.Place?, _ direction: BrowsingDirection = .older, limit: Int
    ) throws(HealthStoreError) -> RecordPage<FindingRecord> {
        let options = options
        return try reading { db in
            let clock = try HomeTime(db, options).clock
            return try FindingPages(db: db, clock: clock).page(kind: kind, from: place, direction, limit: limit)
        }
    }
}

/// Which imports a row came from, by the number of its set.

extension BrowsingDirection {
    var comparison: String { self == .older ? "<" : ">" }
    var sorting: String { self == .older ? "DESC" : "ASC" }
}

/// Reads by key: the millionth page is as near as the first.
struct SamplePages {
    var db: Database

    func page(
        type: Int, from place: SampleKey?, _ direction: BrowsingDirection, limit: Int
    ) throws -> RecordPage<SampleRecord> {
        var sql = "SELECT start, source, duration, value, flags, recorded_at, batch FROM sample WHERE type = ?"
        var arguments: StatementArguments = [type]
        if let place {
            // The first condition is what the key is entered by.
            sql += """
                 AND start \(direction.comparison)= ?
                AND (start, source, duration, value) \(direction.comparison) (?, ?, ?, ?)
                """
            arguments += [place.start, place.start, place.source, place.duration, place.value]
        }
        let sorting = ["start", "source", "duration", "value"].map { "\($0) \(direction.sorting)" }
        sql += " ORDER BY \(sorting.joined(separator: ", ")) LIMIT ?"
        arguments += [limit + 1]
        var names: [Int: String] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, name FROM source") { names[row[0]] = row[1] }
        var sets = ImportSets()
        let records = try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
            try record(row, type: type, names, &sets)
        }
        return RecordPage(records: Array(records.prefix(limit)), hasMore: records.count > limit)
    }

    private func record(
        _ row: Row, type: Int, _ names: [Int: String], _ sets: inout ImportSets
    ) throws -> SampleRecord {
        let key = SampleKey(type: type, start: row[0], source: row[1], duration: row[2], value: row[3])
        let flags: Int = row[4]
        var record = SampleRecord(
            key: key, sourceName: names[key.source] ?? "", isTyped: flags & SampleFlags.typed != 0,
            isExcluded: flags & SampleFlags.excluded != 0,
            recordedAt: (row[5] as Double?).map(Date.init(timeIntervalSince1970:)),
            imports: try sets.imports(db, set: row[6]))
        if record.isExcluded {
            record.replacement = try Double.fetchOne(
                db,
                sql: """
                    SELECT replacement FROM sample_exclusion
                    WHERE type = ? AND start = ? AND source = ? AND duration = ? AND value = ?
                    """, arguments: key.arguments)
        }
        return record
    }
}

struct NightPages {
    var db: Database
    var clock: DayClock

    func page(from day: CivilDay?, _ direction: BrowsingDirection, limit: Int) throws -> RecordPage<NightRecord> {
        let edge = day?.number ?? (direction == .older ? Int.max : Int.min)
        let days = try Int.fetchAll(
            db,
            sql: """
                SELECT day FROM night WHERE day \(direction.comparison) ? ORDER BY day \(direction.sorting) LIMIT ?
                """, arguments: [edge, limit + 1])
        var sets = ImportSets()
        let records = try days.prefix(limit).compactMap { day -> NightRecord? in
            guard let night = try SleepReader.night(db, of: day) else { return nil }
            let pieces = try pieces(of: night, &sets)
            return NightRecord(day: CivilDay(number: day), night: night, pieces: pieces)
        }
        return RecordPage(records: records, hasMore: days.count > limit)
    }

    private func pieces(of night: SleepNight, _ sets: inout ImportSets) throws -> [SleepPieceRecord] {
        let (bed, wake) = (Int(night.bedtime.timeIntervalSince1970), Int(night.wakeTime.timeIntervalSince1970))
        return try SleepPieces(db: db, clock: clock).read(
            "start >= ? - 86400 AND start < ? AND start + duration > ?", [bed, wake, bed], &sets)
    }
}

struct FindingPages {
    var db: Database
    /// The clock of wherever the person was.
    var clock: DayClock

    func page(
        kind: String, from place: FindingRecord.Place?, _ direction: BrowsingDirection, limit: Int
    ) throws -> RecordPage<FindingRecord> {
        var sql = """
            SELECT start_at, source, end_at, title, fields, source.name, batch FROM finding
            JOIN source ON source.id = source WHERE kind = ?
            """
        var arguments: StatementArguments = [kind]
        if let place {
            sql += " AND (start_at, source, end_at, title, fields) \(direction.comparison) (?, ?, ?, ?, ?)"
            arguments += [place.start, place.source, place.end, place.title, place.fields]
        }
        let sorting = ["start_at", "source", "end_at", "title", "fields"].map { "\($0) \(direction.sorting)" }
        sql += " ORDER BY \(sorting.joined(separator: ", ")) LIMIT ?"
        arguments += [limit + 1]
        var sets = ImportSets()
        let records = try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
            let place = FindingRecord.Place(
                start: row[0], source: row[1], end: row[2], title: row[3], fields: row[4])
            return FindingRecord(
                kind: kind, start: Date(timeIntervalSince1970: row[0]), end: Date(timeIntervalSince1970: row[2]),
                offset: clock.offset(atUnix: place.start), title: place.title, fields: Self.fields(place.fields),
                sourceName: row[5],
                imports: try sets.imports(db, set: row[6]), place: place)
        }
        return RecordPage(records: Array(records.prefix(limit)), hasMore: records.count > limit)
    }

    private static func fields(_ text: String) -> [FindingRecord.Field] {
        // What is not readable has no fields to show; the title still says what it is.
        (try? CodedJSON.value([FindingRecord.Field].self, from: text)) ?? []
    }
}
