import Entries
import Foundation
import GRDB
import HealthModel
import HealthQuery
import ImportKit
import JSON
import Plans

extension HealthStore: EntryKeeping {
    /// Seconds within which the same entry is taken for the same.
    private static let sameWithin = 120.0

    /// Stores an entry in one transaction with the rows that come of it, and computes its days again.
    /// - Returns: `.duplicate`, with nothing stored, where the same entry stands within two minutes of its time.
    public nonisolated func log(_ entry: LogEntry) async throws(HealthStoreError) -> LogOutcome {
        try await log([entry])[0]
    }

    /// Stores entries that were said together as `log` does each, in one transaction: all of them, or none.
    /// - Returns: an outcome for each, in their order.
    public nonisolated func log(_ entries: [LogEntry]) async throws(HealthStoreError) -> [LogOutcome] {
        let options = options
        let outcomes: [LogOutcome] = try await writingInBackground { db in
            let log = EntryLog(db: db, options: options)
            try log.followClock()
            return try entries.map { entry in
                if let same = try log.standing().first(where: { log.isSame($0, entry, within: Self.sameWithin) }) {
                    return .duplicate(id: same.id)
                }
                return .saved(id: try log.add(entry))
            }
        }
        for (entry, outcome) in zip(entries, outcomes) {
            if case .saved = outcome { options.entrySaved(entry) }
        }
        return outcomes
    }

    /// Takes an entry back with the rows that came of it, and computes its days again.
    /// - Throws: `.failed` where there is no such entry, or where it is taken back already.
    public nonisolated func undoEntry(_ id: Int) async throws(HealthStoreError) {
        try await undoEntries([id])
    }

    /// Takes back entries that were said together, in one transaction: all of them, or none.
    /// - Throws: as `undoEntry`.
    public nonisolated func undoEntries(_ ids: [Int]) async throws(HealthStoreError) {
        let options = options
        try await writingInBackground { db in
            let log = EntryLog(db: db, options: options)
            for id in ids { try log.undo(id) }
        }
    }

    /// The entries, the newest first; those taken back too.
    public func entries(limit: Int) throws(HealthStoreError) -> [LoggedEntry] {
        try reading { try EntryLog.rows("", $0, limit: limit) }
    }

    /// The entries of sets that stand, the newest first.
    public func strengthEntries(limit: Int) throws(HealthStoreError) -> [LoggedEntry] {
        try reading { try EntryLog.rows(EntryLog.standing("strength"), $0, limit: limit) }
    }

    /// The entries with sessions of a plan that stand, the newest first, 5,000 at most.
    public func plans() throws(HealthStoreError) -> [LoggedEntry] {
        try standingPlans()
    }

    /// The entries with a template that stand, the newest first, 5,000 at most.
    public func templates() throws(HealthStoreError) -> [LoggedEntry] {
        try reading { try EntryLog.rows(EntryLog.standing("template"), $0) }
    }

    // Of another name than the protocol's, whose `async` default would be called in its place.
    private func standingPlans() throws(HealthStoreError) -> [LoggedEntry] {
        try reading { try EntryLog.rows(EntryLog.standing("plan"), $0) }
    }

    /// The sessions of the plan on the dates, held against the workouts up to `today`.
    public func planned(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay, against workouts: [QueryWorkout]
    ) async throws(HealthStoreError) -> [PlannedWorkout] {
        PlanReview(try standingPlans(), workouts, in: dates, today: today).workouts
    }
}

/// Rows of `log_entry`, and the rows that came of them.
struct EntryLog {
    static let sourceName = "Manual"
    static let select = "SELECT id, content, written_at, undone_at, \(isHeld) FROM log_entry"
    /// Rows of entries that lie ahead of the clock.
    static let isHeld = "made LIKE '%\"isHeld\":true%'"

    static func standing(_ kind: String) -> String { "WHERE undone_at IS NULL AND \(Schema.isEntry(ofKind: kind))" }

    /// The newest first.
    static func rows(_ condition: String, _ db: Database, limit: Int = 5_000) throws -> [LoggedEntry] {
        try Row.fetchAll(db, sql: "\(select) \(condition) ORDER BY id DESC LIMIT \(limit)").map(LoggedEntry.init)
    }

    let db: Database
    let options: HealthStore.Options

    var now: Int { Int(options.now().timeIntervalSince1970) }

    func standing() throws -> [LoggedEntry] {
        try Self.rows("WHERE undone_at IS NULL", db, limit: 500)
    }

    /// A check-in is of a whole day: there the moments of writing count.
    func isSame(_ known: LoggedEntry, _ entry: LogEntry, within seconds: Double) -> Bool {
        guard known.entry.isSame(as: entry) else { return false }
        if case .plan = entry { return true }  // for as long as it stands
        let (left, right) = (known.entry.instant ?? known.writtenAt, entry.instant ?? options.now())
        return abs(left.timeIntervalSince(right)) <= seconds
    }

    func add(_ entry: LogEntry) throws -> Int {
        let home = try HomeTime(ofDays: db, options)
        var changes = EntryChanges(db: db, now: now) { home.clock(around: $0) }
        try changes.make(entry)
        let id = try Self.insert(entry, made: changes.made, writtenAt: now, db)
        try RollUp(db, clock: home.clock).refresh(changes.changed)
        return id
    }

    /// - Returns: its number.
    static func insert(
        _ entry: LogEntry, made: EntryChanges.Made, writtenAt: Int, undoneAt: Int? = nil, _ db: Database
    ) throws -> Int {
        let content = try CodedJSON.text(entry)
        let rows = try CodedJSON.text(made)
        try db.execute(
            sql: "INSERT INTO log_entry (content, made, written_at, undone_at) VALUES (?, ?, ?, ?)",
            arguments: [content, rows, writtenAt, undoneAt])
        return Int(db.lastInsertedRowID)
    }

    func undo(_ id: Int) throws {
        let row = try Row.fetchOne(
            db, sql: "SELECT made, undone_at FROM log_entry WHERE id = ?", arguments: [id])
        guard let row else { throw HealthStoreError.failed(reason: "there is no entry \(id)") }
        guard row[1] as Int? == nil else { throw HealthStoreError.failed(reason: "entry \(id) is taken back already") }
        let made = try CodedJSON.value(EntryChanges.Made.self, from: row[0] as String)
        try db.execute(sql: "UPDATE log_entry SET undone_at = ? WHERE id = ?", arguments: [now, id])
        let home = try HomeTime(ofDays: db, options)
        var changes = EntryChanges(db: db, now: now) { home.clock(around: $0) }
        try changes.remove(made)
        if made.isHeld ?? false { try noteHeld() }
        try RollUp(db, clock: home.clock).refresh(changes.changed)
    }
}

extension LoggedEntry {
    /// Of the columns of `EntryLog.select`.
    init(_ row: Row) throws {
        self.init(
            id: row[0], entry: try DecodedEntries.entry(row[1]),
            writtenAt: Date(timeIntervalSince1970: row[2]),
            undoneAt: (row[3] as Double?).map { Date(timeIntervalSince1970: $0) })
        isHeld = row[4]
    }
}

/// The rows that one entry makes, and the days that change with them.
struct EntryChanges {
    /// The rows that exist because of an entry, so that they can be taken away.
    struct Made: Codable {
        struct Sample: Codable {
            var type, start, source, duration: Int
            var value: Double
        }
        struct Workout: Codable {
            var day, start, source, end: Int
            var activity: String
        }
        struct Scale: Codable {
            var day: Int
            var name: String
            var level: Int
            var before: Int?
        }
        struct Note: Codable {
            var day: Int
            var text: String
            var before: String?
        }
        struct Sleep: Codable {
            var start, source, duration, stage: Int
        }
        var samples: [Sample] = []
        /// `nil` in entries of before sleep could be written down.
        var sleep: [Sleep]?
        var workouts: [Workout] = []
        var scales: [Scale] = []
        var notes: [Note] = []
        /// Numbers of goals that it ended.
        var goals: [Int]?
        /// The entry lies ahead of the clock: its rows are made when it has happened.
        var isHeld: Bool?
    }

    let db: Database
    /// Unix seconds.
    let now: Int
    /// Gives workouts their day.
    private let clock: (Date) -> DayClock
    /// The rows are there, as an import brought them: they become those of the entry.
    private let claims: Bool
    private(set) var made = Made()
    private(set) var changed = ChangedData()

    init(db: Database, now: Int, claiming claims: Bool = false, clock: @escaping (Date) -> DayClock) {
        self.db = db
        self.now = now
        self.claims = claims
        self.clock = clock
    }

    mutating func make(_ entry: LogEntry) throws {
        if let instant = entry.instant, Int(instant.timeIntervalSince1970.rounded(.down)) > now {
            throw HealthStoreError.failed(reason: "the time lies in the future")
        }
        // East of home it may be tomorrow already.
        let today = clock(Date(timeIntervalSince1970: Double(now))).day(atUnix: now)
        if case .checkIn(_, let day) = entry, day > today.advanced(by: 1) {
            throw HealthStoreError.failed(reason: "\(day.iso) lies in the future")
        }
        switch entry {
        case .water(let milliliters, let at): try add("DietaryWater", milliliters, "mL", at)
        case .weight(let kilograms, let fat, let at):
            try add("BodyMass", kilograms, "kg", at, .discrete)
            try add("BodyFatPercentage", fat.map { ($0 / 100).nineDecimals }, "%", at, .discrete)
        case .meal(let meal, let at):
            try add("DietaryEnergyConsumed", meal.kilocalories, "kcal", at)
            try add("DietaryProtein", meal.protein, "g", at)
            try add("DietaryCarbohydrates", meal.carbohydrates, "g", at)
            try add("DietaryFatTotal", meal.fat, "g", at)
            try add("DietaryCaffeine", meal.caffeine.map { ($0 / 1000).nineDecimals }, "g", at)
            try add("NumberOfAlcoholicBeverages", meal.alcohol, "count", at)
        case .workout(let workout): try add(workout)
        case .checkIn(let checkIn, let day): try add(checkIn, on: day)
        case .measurement(let measurement, let at): try add(measurement, at)
        case .mindfulness(let minutes, let start):
            try add(
                "MindfulSession", minutes, "min", start, .category, seconds: Int((minutes * 60).rounded()),
                prefix: "HKCategoryTypeIdentifier")
        case .sleep(let start, let end): try addSleep(start, end)
        // The entry itself holds them: there is nothing that a device tells as well.
        case .strength, .tags, .plan, .template, .sameWorkout: break
        case .goalEnd(let end): try endGoals(end)
        }
    }

    /// All of the metric and span that stand, for an earlier one would hold again; an import brings the rows with their ends.
    private mutating func endGoals(_ end: GoalEnd) throws {
        let standing =
            "SELECT id FROM goal WHERE metric = ? AND ended_at IS NULL AND \(Goal.span) = IFNULL(?, \(Goal.span))"
        let ids = claims ? [] : try Int.fetchAll(db, sql: standing, arguments: [end.metricName, end.span?.rawValue])
        guard claims || !ids.isEmpty else { throw HealthStoreError.failed(reason: "no such goal stands") }
        try setEnd(ofGoals: ids, to: "max(\(Int(end.at.timeIntervalSince1970)), set_at)")
        made.goals = ids
    }
    private func setEnd(ofGoals ids: [Int], to end: String) throws {
        try db.execute(sql: "UPDATE goal SET ended_at = \(end) WHERE id IN (SELECT value FROM json_each('\(ids)'))")
    }

    private mutating func add(_ measurement: LogEntry.Measurement, _ at: Date) throws {
        switch measurement {
        case .bodyFat(let percent): try add("BodyFatPercentage", (percent / 100).nineDecimals, "%", at, .discrete)
        case .bloodPressure(let systolic, let diastolic, let pulse):
            try add("BloodPressureSystolic", systolic, "mmHg", at, .discrete)
            try add("BloodPressureDiastolic", diastolic, "mmHg", at, .discrete)
            try add("HeartRate", pulse, "count/min", at, .discrete)
        case .glucose(let value, _):
            try add("BloodGlucose", UnitSystem.imperial.unit(of: .glucose).shown(value), "mg/dL", at, .discrete)
        case .bodyTemperature(let celsius): try add("BodyTemperature", celsius, "degC", at, .discrete)
        case .restingHeartRate(let rate): try add("RestingHeartRate", rate, "count/min", at, .discrete)
        }
    }

    private mutating func addSleep(_ start: Date, _ end: Date) throws {
        let piece = Made.Sleep(
            start: Int(start.timeIntervalSince1970), source: try sourceNumber(),
            duration: Int(end.timeIntervalSince(start).rounded()), stage: SleepStage.asleepUnspecified.rawValue)
        guard piece.duration > 0 else { throw HealthStoreError.failed(reason: "a sleep ends after it began") }
        try db.execute(
            sql: """
                INSERT INTO sleep_segment (start, source, duration, stage, batch) VALUES (?, ?, ?, ?, 0)
                ON CONFLICT \(claims ? "DO UPDATE SET batch = 0" : "DO NOTHING")
                """, arguments: [piece.start, piece.source, piece.duration, piece.stage])
        guard db.changesCount > 0 else { return }
        made.sleep = (made.sleep ?? []) + [piece]
        changed.addSleep(from: piece.start, to: piece.start + piece.duration)
    }

    // MARK: Samples

    private mutating func add(
        _ name: String, _ value: Double?, _ unit: String, _ at: Date, _ aggregation: SampleAggregation = .cumulative,
        seconds: Int = 0, prefix: String = "HKQuantityTypeIdentifier"
    ) throws {
        guard let value else { return }
        guard value.isFinite else { throw HealthStoreError.failed(reason: "a value is not a number") }
        let sample = Made.Sample(
            type: try typeNumber(prefix + name, unit, aggregation, seconds),
            start: Int(at.timeIntervalSince1970), source: try sourceNumber(), duration: seconds, value: value)
        try db.execute(
            sql: """
                INSERT INTO sample (type, start, source, duration, value, batch, flags) VALUES (?, ?, ?, ?, ?, 0, 1)
                ON CONFLICT \(claims ? "DO UPDATE SET batch = 0, flags = flags | 1" : "DO NOTHING")
                """, arguments: [sample.type, sample.start, sample.source, sample.duration, sample.value])
        guard db.changesCount > 0 else { return }
        made.samples.append(sample)
        mark(sample)
    }

    private mutating func mark(_ sample: Made.Sample) {
        changed.utcDaysByType[sample.type, default: []]
            .formUnion(utcDay(ofUnix: sample.start)...utcDay(ofUnix: sample.start + sample.duration))
    }

    private func typeNumber(
        _ identifier: String, _ unit: String, _ aggregation: SampleAggregation, _ seconds: Int
    ) throws -> Int {
        try db.execute(
            sql: """
                INSERT INTO type (identifier, unit, aggregation, longest) VALUES (?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET longest = max(longest, excluded.longest)
                """, arguments: [identifier, unit, aggregation.rawValue, seconds])
        return try found(
            Int.fetchOne(
                db, sql: "SELECT id FROM type WHERE identifier = ? AND unit = ?", arguments: [identifier, unit]))
    }

    private func sourceNumber() throws -> Int {
        let values: StatementArguments = [EntryLog.sourceName, ImportedSource.Class.other.rawValue]
        try db.execute(sql: "INSERT OR IGNORE INTO source (name, device, class) VALUES (?, '', ?)", arguments: values)
        return try found(
            Int.fetchOne(
                db, sql: "SELECT id FROM source WHERE name = ? AND device = '' AND class = ?", arguments: values))
    }

    private func found(_ number: Int?) throws -> Int {
        guard let number else { throw HealthStoreError.failed(reason: "the entry cannot be kept") }
        return number
    }

    // MARK: Workouts

    private mutating func add(_ workout: LogEntry.LoggedWorkout) throws {
        guard workout.minutes.isFinite, workout.minutes > 0 else {
            throw HealthStoreError.failed(reason: "a workout has a length")
        }
        let start = Int(workout.start.timeIntervalSince1970)
        let seconds = Int((workout.minutes * 60).rounded())
        let row = Made.Workout(
            day: clock(workout.start).day(atUnix: start).number, start: start, source: try sourceNumber(),
            end: start + Int(workout.elapsedSeconds.rounded()), activity: workout.type.filter { !$0.isWhitespace })
        try db.execute(
            sql: """
                INSERT INTO workout (day, start_at, source, activity, end_at, duration_s, energy_kcal, distance_m,
                    average_bpm, is_indoor, title, batch)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
                ON CONFLICT \(claims ? "DO UPDATE SET batch = 0" : "DO NOTHING")
                """,
            arguments: [
                row.day, row.start, row.source, row.activity, row.end, (workout.minutes * 60_000).rounded() / 1_000,
                workout.kilocalories,
                workout.kilometres.map { $0 * 1000 }, workout.averageHeartRate, workout.isIndoor,
                workout.note.map { String($0.prefix(2000)) },
            ])
        if db.changesCount > 0 {
            made.workouts.append(row)
            try addSpans(workout.pauses, .pause, of: row)
            try addSpans(workout.laps, .lap, of: row)
        }
        try add(
            "WorkoutEffortScore", workout.effort.map(Double.init), "appleEffortScore", workout.start, .discrete,
            seconds: seconds)
    }

    private func addSpans(
        _ spans: [LogEntry.LoggedWorkout.Span]?, _ kind: WorkoutDetail.Event.Kind, of workout: Made.Workout
    ) throws {
        for span in spans ?? [] where workout.start + Int(span.offset) <= workout.end {
            try db.execute(
                sql: """
                    INSERT INTO workout_event (workout_start, source, kind, at, duration_s, batch)
                    VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT \(claims ? "DO UPDATE SET batch = 0" : "DO NOTHING")
                    """,
                arguments: [
                    workout.start, workout.source, kind.rawValue, workout.start + Int(span.offset.rounded()),
                    span.seconds,
                ])
        }
    }

    // MARK: Check-ins

    private mutating func add(_ checkIn: CheckIn, on day: CivilDay) throws {
        if claims { return claim(checkIn, on: day) }
        let before = try CheckIn.read(db, day: day.number) ?? CheckIn()
        try db.execute(
            sql: "INSERT INTO check_in (day, written_at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET written_at = ?2",
            arguments: [day.number, now])
        for scale in CheckIn.Scale.allCases {
            guard let level = checkIn[scale].map({ min(5, max(1, $0)) }) else { continue }
            let name = scale.rawValue
            try db.execute(
                sql: "UPDATE check_in SET \(name) = ? WHERE day = ?", arguments: [level, day.number])
            made.scales.append(.init(day: day.number, name: name, level: level, before: before[scale]))
        }
        if let text = checkIn.notes.map({ String($0.prefix(2000)) }) {
            try db.execute(sql: "UPDATE check_in SET notes = ? WHERE day = ?", arguments: [text, day.number])
            made.notes.append(.init(day: day.number, text: text, before: before.notes))
        }
    }

    /// An import brings check-ins by themselves; what was said before is not known any more.
    private mutating func claim(_ checkIn: CheckIn, on day: CivilDay) {
        for scale in CheckIn.Scale.allCases {
            guard let level = checkIn[scale] else { continue }
            made.scales.append(.init(day: day.number, name: scale.rawValue, level: level, before: nil))
        }
        if let text = checkIn.notes { made.notes.append(.init(day: day.number, text: text, before: nil)) }
    }

    // MARK: Taking away

    /// Takes away what came of an entry until it has happened.
    mutating func hold(_ made: Made) throws {
        try remove(made)
        self.made.isHeld = true
    }

    mutating func remove(_ made: Made) throws {
        for sample in made.samples {
            let key: StatementArguments = [sample.type, sample.start, sample.source, sample.duration, sample.value]
            // A value that was put in the place of this one goes with it.
            let sampleKey = SampleKey(
                type: sample.type, start: sample.start, source: sample.source, duration: sample.duration,
                value: sample.value)
            let edit = SampleEdit(db: db, now: now)
            if try edit.flags(of: sampleKey).map({ $0 & SampleFlags.excluded != 0 }) ?? false {
                try edit.include(sampleKey)
            }
            try db.execute(
                sql: """
                    DELETE FROM sample WHERE type = ? AND start = ? AND source = ? AND duration = ? AND value = ?
                        AND batch = 0
                    """, arguments: key)
            mark(sample)
        }
        for piece in made.sleep ?? [] {
            try db.execute(
                sql: """
                    DELETE FROM sleep_segment WHERE start = ? AND source = ? AND duration = ? AND stage = ? AND batch = 0
                    """, arguments: [piece.start, piece.source, piece.duration, piece.stage])
            changed.addSleep(from: piece.start, to: piece.start + piece.duration)
        }
        try setEnd(ofGoals: made.goals ?? [], to: "NULL")
        for row in made.workouts {
            try db.execute(
                sql: """
                    DELETE FROM workout WHERE start_at = ? AND source = ? AND activity = ? AND end_at = ? AND batch = 0
                    """, arguments: [row.start, row.source, row.activity, row.end])
            try db.execute(
                sql: "DELETE FROM workout_event WHERE workout_start = ? AND source = ? AND batch = 0",
                arguments: [row.start, row.source])
        }
        for scale in made.scales where CheckIn.Scale(rawValue: scale.name) != nil {
            // What was said later stands.
            try db.execute(
                sql: "UPDATE check_in SET \(scale.name) = ? WHERE day = ? AND \(scale.name) = ?",
                arguments: [scale.before, scale.day, scale.level])
        }
        for note in made.notes {
            try db.execute(
                sql: "UPDATE check_in SET notes = ? WHERE day = ? AND notes = ?",
                arguments: [note.before, note.day, note.text])
        }
        try db.execute(
            sql:
                "DELETE FROM check_in WHERE coalesce(energy, mood, stress, motivation, soreness) IS NULL AND notes IS NULL"
        )
    }
}
