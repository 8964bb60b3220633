import GRDB
import GRDBSQLite
import HealthImport
import HealthModel

/// Takes what a reader finds into one transaction of one connection.
///
/// Used by one thread at a time, inside one use of its connection: it is made and finished there.
final class ImportSession: ImportSink {
    private static let rowsPerStatement = 50
    private static let columns = 8

    private let db: Database
    private let batch: Int
    private let isCancelled: () -> Bool
    private let many: RawStatement
    private let one: RawStatement
    private let addSleep: RawStatement
    private var typeNumbers: [String: Int32] = [:]
    private var sourceNumbers: [ImportedSource: Int32] = [:]
    private var zoneNumbers: [String: Int] = [:]
    private var restingHeartRate: Int32 = -1
    /// By type: seconds of the longest sample seen.
    private var longest: [Int32: Int32] = [:]
    private var lastMark: (type: Int32, day: Int) = (-1, .min)
    private var workouts: [ImportedWorkout] = []

    private(set) var changed = ChangedData()
    /// Samples and pieces of sleep that were new.
    private(set) var added = 0
    /// Workouts and activity summaries that were new.
    private(set) var addedBesides = 0
    private(set) var profile = ImportedProfile()

    /// `isCancelled` is asked now and then; when it holds, the next call throws `CancellationError`.
    init(_ db: Database, batch: Int, isCancelled: @escaping () -> Bool) throws {
        self.db = db
        self.isCancelled = isCancelled
        self.batch = batch
        let row = "(?, ?, ?, ?, ?, ?, ?, ?)"
        let head =
            "INSERT OR IGNORE INTO sample (type, start, source, duration, value, flags, recorded_at, batch) VALUES "
        many = try RawStatement(db, head + Array(repeating: row, count: Self.rowsPerStatement).joined(separator: ", "))
        one = try RawStatement(db, head + row)
        addSleep = try RawStatement(
            db, "INSERT OR IGNORE INTO sleep_segment (start, source, duration, stage, zone, batch) VALUES (?,?,?,?,?,?)"
        )
        for row in try Row.fetchAll(db, sql: "SELECT id, identifier, unit FROM type") {
            let identifier: String = row[1]
            register(row[0], identifier: identifier, unit: row[2])
        }
        for row in try Row.fetchAll(db, sql: "SELECT id, name, device, class FROM source") {
            guard let sourceClass = ImportedSource.Class(rawValue: row[3]) else { continue }
            sourceNumbers[ImportedSource(name: row[1], device: row[2], sourceClass: sourceClass)] = row[0]
        }
        for row in try Row.fetchAll(db, sql: "SELECT id, name FROM zone") { zoneNumbers[row[1]] = row[0] }
    }

    private func register(_ number: Int32, identifier: String, unit: String) {
        typeNumbers[identifier + "\u{0}" + unit] = number
        if identifier == MetricSource.restingHeartRateType { restingHeartRate = number }
    }

    func number(of type: ImportedType) throws -> Int32 {
        if let known = typeNumbers[type.identifier + "\u{0}" + type.unit] { return known }
        try db.execute(
            sql: "INSERT INTO type (identifier, unit, aggregation) VALUES (?, ?, ?)",
            arguments: [type.identifier, type.unit, type.aggregation.rawValue])
        let number = Int32(db.lastInsertedRowID)
        register(number, identifier: type.identifier, unit: type.unit)
        return number
    }

    func number(of source: ImportedSource) throws -> Int32 {
        if let known = sourceNumbers[source] { return known }
        try db.execute(
            sql: "INSERT INTO source (name, device, class) VALUES (?, ?, ?)",
            arguments: [source.name, source.device, source.sourceClass.rawValue])
        let number = Int32(db.lastInsertedRowID)
        sourceNumbers[source] = number
        return number
    }

    private func zoneNumber(_ name: String?) throws -> Int? {
        guard let name else { return nil }
        if let known = zoneNumbers[name] { return known }
        try db.execute(sql: "INSERT INTO zone (name) VALUES (?)", arguments: [name])
        zoneNumbers[name] = Int(db.lastInsertedRowID)
        return zoneNumbers[name]
    }

    func add(samples: [ImportedSample]) throws {
        if isCancelled() { throw CancellationError() }
        try samples.withUnsafeBufferPointer { samples in
            var first = 0
            while samples.count - first >= Self.rowsPerStatement {
                try insert(
                    UnsafeBufferPointer(rebasing: samples[first..<first + Self.rowsPerStatement]), with: many.handle)
                first += Self.rowsPerStatement
            }
            for index in first..<samples.count {
                try insert(UnsafeBufferPointer(rebasing: samples[index...index]), with: one.handle)
            }
        }
    }

    private func insert(_ samples: UnsafeBufferPointer<ImportedSample>, with statement: OpaquePointer) throws {
        var index: Int32 = 1
        for sample in samples {
            sqlite3_bind_int64(statement, index, Int64(sample.type))
            sqlite3_bind_int64(statement, index + 1, sample.start)
            sqlite3_bind_int64(statement, index + 2, Int64(sample.source))
            sqlite3_bind_int64(statement, index + 3, Int64(max(0, sample.duration)))
            sqlite3_bind_double(statement, index + 4, sample.value)
            sqlite3_bind_int64(statement, index + 5, sample.isUserEntered ? 1 : 0)
            if sample.type == restingHeartRate, sample.recordedAt != 0 {
                sqlite3_bind_int64(statement, index + 6, sample.recordedAt)
            } else {
                sqlite3_bind_null(statement, index + 6)
            }
            sqlite3_bind_int64(statement, index + 7, Int64(batch))
            index += Int32(Self.columns)
        }
        let code = sqlite3_step(statement)
        sqlite3_reset(statement)
        guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        let count = Int(sqlite3_changes(db.sqliteConnection))
        guard count > 0 else { return }
        added += count
        samples.forEach(mark)
    }

    /// Notes the days a sample touches. Days are of UTC here, which is cheap; local ones are found for the few.
    private func mark(_ sample: ImportedSample) {
        let first = Self.utcDay(sample.start)
        let last = sample.duration > 0 ? Self.utcDay(sample.start + Int64(sample.duration)) : first
        if sample.type == lastMark.type, first == lastMark.day, last == first {
            if sample.duration > longest[sample.type, default: 0] { longest[sample.type] = sample.duration }
            return
        }
        lastMark = (sample.type, first)
        if sample.duration > longest[sample.type, default: 0] { longest[sample.type] = sample.duration }
        for day in first...last { changed.utcDaysByType[Int(sample.type), default: []].insert(day) }
    }

    private static func utcDay(_ seconds: Int64) -> Int {
        Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    }

    func add(sleep pieces: [ImportedSleep]) throws {
        for piece in pieces {
            addSleep.bind(Int(piece.start), at: 1)
            addSleep.bind(Int(piece.source), at: 2)
            addSleep.bind(Int(piece.duration), at: 3)
            addSleep.bind(piece.stage.rawValue, at: 4)
            addSleep.bind(try zoneNumber(piece.zoneName), at: 5)
            addSleep.bind(batch, at: 6)
            try addSleep.run()
            guard sqlite3_changes(db.sqliteConnection) > 0 else { continue }
            added += 1
            let start = Int(piece.start)
            let end = start + max(0, Int(piece.duration))
            let before = changed.sleep ?? start...end
            changed.sleep = min(before.lowerBound, start)...max(before.upperBound, end)
        }
    }

    /// Kept until the end, when the home zone is known that gives days to those without a zone. There are few.
    func add(workout: ImportedWorkout) throws { workouts.append(workout) }

    func add(summary: ImportedActivitySummary) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO activity_summary VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (day) DO UPDATE SET
                    energy_kcal = max(energy_kcal, excluded.energy_kcal), energy_goal_kcal = excluded.energy_goal_kcal,
                    move_min = max(move_min, excluded.move_min), move_goal_min = excluded.move_goal_min,
                    exercise_min = max(exercise_min, excluded.exercise_min),
                    exercise_goal_min = excluded.exercise_goal_min,
                    stand_hours = max(stand_hours, excluded.stand_hours), stand_goal_hours = excluded.stand_goal_hours
                WHERE energy_kcal < excluded.energy_kcal OR exercise_min < excluded.exercise_min
                    OR stand_hours < excluded.stand_hours OR move_min < excluded.move_min
                    OR energy_goal_kcal != excluded.energy_goal_kcal OR move_goal_min != excluded.move_goal_min
                    OR exercise_goal_min != excluded.exercise_goal_min
                    OR stand_goal_hours != excluded.stand_goal_hours
                """
        ).execute(arguments: [
            summary.day.number, summary.activeEnergyKcal, summary.activeEnergyGoalKcal, summary.moveMinutes,
            summary.moveGoalMinutes, summary.exerciseMinutes, summary.exerciseGoalMinutes, summary.standHours,
            summary.standGoalHours,
        ])
        addedBesides += db.changesCount
    }

    func add(checkIn: ImportedCheckIn) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO check_in VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (day) DO UPDATE SET energy = excluded.energy, mood = excluded.mood,
                    stress = excluded.stress, motivation = excluded.motivation, soreness = excluded.soreness,
                    notes = excluded.notes, written_at = excluded.written_at
                WHERE written_at < excluded.written_at
                """
        ).execute(arguments: [
            checkIn.day.number, checkIn.energy, checkIn.mood, checkIn.stress, checkIn.motivation, checkIn.soreness,
            checkIn.notes, checkIn.writtenAt,
        ])
        addedBesides += db.changesCount
    }

    func set(profile new: ImportedProfile) throws {
        if let birth = new.dateOfBirth { profile.dateOfBirth = birth }
        if let sex = new.sex { profile.sex = sex }
        if let zone = new.newestZoneName { profile.newestZoneName = zone }
    }

    /// Writes what waited for the end: workouts and the longest sample of each type.
    func finish(home: DayClock) throws {
        for (type, seconds) in longest {
            try db.execute(
                sql: "UPDATE type SET longest = max(longest, ?) WHERE id = ?", arguments: [Int(seconds), Int(type)])
        }
        for workout in workouts { try write(workout, home: home) }
    }

    /// Stores the facts about the person, before they are asked for the home zone.
    func takeProfile() throws {
        try Fact.set(profile.dateOfBirth?.iso, for: .dateOfBirth, db)
        try Fact.set(profile.sex?.rawValue, for: .sex, db)
        try Fact.set(profile.newestZoneName, for: .zoneGuess, db)
    }

    private func write(_ workout: ImportedWorkout, home: DayClock) throws {
        let clock = workout.zoneName.flatMap { $0 == home.zoneName ? home : DayClock(zoneName: $0) } ?? home
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO workout (
                    day, start_at, source, activity, end_at, duration_s, energy_kcal, distance_m, average_bpm,
                    maximum_bpm, zone, batch
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            clock.day(atUnix: Int(workout.start)).number, workout.start, workout.source, workout.activity,
            workout.end, workout.durationSeconds, workout.energyKcal, workout.distanceMeters,
            workout.averageHeartRateBPM, workout.maximumHeartRateBPM, try zoneNumber(workout.zoneName), batch,
        ])
        addedBesides += db.changesCount
    }
}
