import Entries
import Foundation
import GRDB
import HealthModel
import ImportKit
import TestSupport
import Testing

@testable import HealthStore

/// All that a store knows of health, by names instead of numbers, without who gave it.
func contents(of temporary: TemporaryStore) async throws -> [String: [[DatabaseValue]]] {
    let queries = [
        "sample": """
        SELECT identifier, unit, start, duration, value, name, device, flags, recorded_at FROM sample
        JOIN type ON type.id = type JOIN source ON source.id = source ORDER BY 1, 2, 3, 4, 5, 6, 7
        """,
        "sleep_segment": """
        SELECT start, duration, stage, source.name, zone.name FROM sleep_segment
        JOIN source ON source.id = source LEFT JOIN zone ON zone.id = zone ORDER BY 1, 2, 3, 4
        """,
        "workout": """
        SELECT day, start_at, end_at, activity, duration_s, energy_kcal, title, external_id, source.name FROM workout
        JOIN source ON source.id = source ORDER BY 1, 2, 3, 4
        """,
        "workout_event": "SELECT workout_start, kind, at, duration_s FROM workout_event ORDER BY 1, 2, 3, 4",
        "route": "SELECT start_at, end_at, point_count, points FROM route ORDER BY 1, 2",
        "beat_list": "SELECT start_at, beats FROM beat_list ORDER BY 1",
        "finding": "SELECT kind, start_at, title, fields FROM finding ORDER BY 1, 2, 3, 4",
        "activity_summary": "SELECT * FROM activity_summary ORDER BY day",
        "zone_sighting": """
        SELECT day, name, min(first_at), max(last_at) FROM zone_sighting JOIN zone ON zone.id = zone
        GROUP BY 1, 2 ORDER BY 1, 2
        """,
        "daily": """
        SELECT metric, day, round(value, 6), round(minimum, 6), round(maximum, 6), samples, round(merged, 6),
            round(raw_sum, 6) FROM daily ORDER BY metric, day
        """,
        "night": """
        SELECT day, name, bed_at, wake_at, bed_offset, first_asleep_at, asleep_s, in_bed_s, rem_s FROM night
        JOIN source ON source.id = source ORDER BY day
        """,
        "nap": "SELECT day, start_at, end_at, asleep_s FROM nap ORDER BY day, start_at",
    ]
    return try await DatabaseQueue(path: temporary.path).read { db in
        try queries.mapValues { sql in try Row.fetchAll(db, sql: sql).map { Array($0.databaseValues) } }
    }
}

/// Something of every kind, the same for the same number. Two files overlap where their numbers do.
struct Piece: Sendable {
    var number: Int

    func give(_ recorder: Recorder) throws {
        var random = SeededGenerator(seed: UInt64(number))
        let start = unix("2026-03-24 00:00") + Int.random(in: 0..<8 * 86_400, using: &random)
        let source = [Recorder.watch, Recorder.phone, Recorder.ring][number % 3]
        let sink = recorder.sink
        let from = try sink.number(of: source)
        switch number % 10 {
        case 0: try sleep(recorder, start, source, &random)
        case 1: try workout(sink, start, from)
        case 2:
            try sink.add(
                summary: ImportedActivitySummary(
                    day: CivilDay(number: start / 86_400), activeEnergyKcal: Double(100 + number % 7),
                    activeEnergyGoalKcal: 400, exerciseMinutes: Double(number % 40), standHours: Double(number % 12)))
        case 3:
            try sink.record(zoneName: "Europe/Berlin", at: Int64(start))
            try sink.add(
                finding: ImportedFinding(
                    kind: .electrocardiogram, source: from, start: Int64(start), end: Int64(start + 30),
                    title: "Sinus rhythm", fields: [.init("Average", "\(number)")]))
            try sink.add(
                beats: ImportedBeats(source: from, start: Int64(start), beats: [.init(offsetMs: 812, bpm: 73.9)]))
        default: try samples(recorder, start, source, &random)
        }
    }

    private func samples(
        _ recorder: Recorder, _ start: Int, _ source: ImportedSource, _ random: inout SeededGenerator
    ) throws {
        let names = ["StepCount", "ActiveEnergyBurned", "HeartRate", "HeartRateVariabilitySDNN", "BodyMass"]
        for step in 0..<6 {
            try recorder.sample(
                names[Int.random(in: 0..<names.count, using: &random)], Double.random(in: 1...99, using: &random),
                at: text(start + step * 977), minutes: Double(Int.random(in: 0...90, using: &random)), from: source)
        }
        try recorder.sample("HKCategoryTypeIdentifierAppleStandHour", 1, at: text(start), from: source)
    }

    private func sleep(
        _ recorder: Recorder, _ start: Int, _ source: ImportedSource, _ random: inout SeededGenerator
    ) throws {
        try recorder.sleep(.core, text(start), text(start + Int.random(in: 9_000...20_000, using: &random)), by: source)
        try recorder.sleep(.inBed, text(start - 600), text(start + 20_600), by: source)
    }

    private func workout(_ sink: any ImportSink, _ start: Int, _ source: Int32) throws {
        var workout = ImportedWorkout(
            source: source, activity: "Running", start: Int64(start), end: Int64(start + 1800), durationSeconds: 1790)
        workout.energyKcal = Double(number)
        workout.externalID = "run-\(number)"
        workout.events = [.init(kind: .pause, start: Int64(start + 60), durationSeconds: 10)]
        try sink.add(workout: workout)
        try sink.add(
            route: ImportedRoute(
                source: source,
                points: (0..<5).map {
                    .init(atMs: Int64(start + $0) * 1000, latitude: 52 + Double($0) / 1e4, longitude: 13, altitude: 30)
                }))
    }

    private func text(_ seconds: Int) -> String {
        Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    }
}

/// - Parameter tells: of every seventh piece how far it is.
func file(_ numbers: Range<Int>, name: String? = nil, bytes: Int64 = 1000, tells: Bool = false) -> ImportFile {
    ImportFile(
        name: name ?? "\(numbers)", format: "test", fingerprint: "\(numbers)", byteCount: bytes
    ) { sink, _, tell in
        let recorder = Recorder(sink)
        for number in numbers {
            try Piece(number: number).give(recorder)
            if tells, number % 7 == 0 { _ = tell(Int64(number)) }
        }
        var tally = ImportTally()
        tally.records = recorder.count
        return tally
    }
}

extension TemporaryStore {
    @discardableResult func add(
        _ files: [ImportFile], path: String = "/folder",
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws -> ImportOutcome {
        try await store.importing(
            ImportOrigin(path: path, format: "folder", fingerprint: path, byteCount: 0), files: files,
            progress: progress)
    }

    /// A store that only ever had these.
    static func having(_ imports: [[ImportFile]]) async throws -> [String: [[DatabaseValue]]] {
        let temporary = TemporaryStore()
        for files in imports { try await temporary.add(files) }
        _ = try await temporary.store.importBatches()
        return try await contents(of: temporary)
    }
}

func expectSame(
    _ found: [String: [[DatabaseValue]]], _ expected: [String: [[DatabaseValue]]], _ what: String
) {
    for table in expected.keys.sorted() { #expect(found[table] == expected[table], "\(table) \(what)") }
}

@Suite struct `Undoing an import` {
    /// The second overlaps the first, and they have a file in common.
    private static let imports = [
        [file(0..<60), file(200..<220)], [file(40..<90), file(200..<220), file(10..<20)], [file(85..<130)],
    ]

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
    func `leaves what the others gave, in any order`(_ order: [Int]) async throws {
        let temporary = TemporaryStore()
        var batches: [Int] = []
        for files in Self.imports { batches.append(try #require(try await temporary.add(files).batch)) }
        var left = [0, 1, 2]
        for index in order {
            let undone = try await temporary.store.undo(batch: batches[index])
            #expect(undone.records > 0)
            left.removeAll { $0 == index }
            expectSame(
                try await contents(of: temporary), try await TemporaryStore.having(left.map { Self.imports[$0] }),
                "with \(left) left")
        }
    }

    @Test func `lets the same files be imported again`() async throws {
        let temporary = TemporaryStore()
        for files in Self.imports { try await temporary.add(files) }
        let whole = try await contents(of: temporary)
        try await temporary.store.undo(batch: 2)
        try await temporary.store.undo(batch: 1)
        let again = try await temporary.add(Self.imports[0])
        #expect(again.status == .imported)
        #expect(again.files.map(\.status) == [.imported, .imported])
        try await temporary.add(Self.imports[1])
        expectSame(try await contents(of: temporary), whole, "after all of it")
        #expect(
            try await temporary.store.importBatches().map { $0.undoneAt == nil } == [true, true, true, false, false])
    }

    @Test func `is forecast, told and listed`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try $0.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60) }
        try await temporary.add {
            try $0.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("StepCount", 50, at: "2026-05-01 12:00", minutes: 60)
        }
        let forecast = try await temporary.store.undoForecast(of: 2)
        #expect(forecast.records == 1)
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 650)
        #expect(try await temporary.store.undo(batch: 2) == forecast)
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 600)
        #expect(try await temporary.store.exportedRows() == 2)  // a sample and a day
        await #expect(throws: HealthStoreError.failed(reason: "import 2 is undone already")) {
            try await temporary.store.undo(batch: 2)
        }
        await #expect(throws: HealthStoreError.failed(reason: "there is no import 7")) {
            try await temporary.store.undo(batch: 7)
        }
        try await temporary.store.undo(batch: 1)
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == nil)
        #expect(try await temporary.store.exportedRows() == 0)
    }

    @Test func `of thousands of files that repeat one value makes no set of each number of them`() async throws {
        let temporary = TemporaryStore()
        let files = (0..<300).map { number in
            ImportFile(name: "\(number)", format: "test", fingerprint: "\(number)", byteCount: 10) { sink, _, _ in
                try Recorder(sink).sample("BodyMass", 72, at: "2026-05-01 06:00")
                return ImportTally()
            }
        }
        #expect(try await temporary.add(files).added == 1)
        let members = try await DatabaseQueue(path: temporary.path).read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM batch_set")
        }
        #expect((300...400).contains(try #require(members)))
        #expect(try await temporary.store.undo(batch: 1).records == 1)
    }
}

@Suite struct `Undoing an import that put other values in place` {
    private func correcting(_ value: Double, day: String = "2026-05-01") -> @Sendable (Recorder) throws -> Void {
        { recorder in
            let type = try recorder.sink.number(
                of: ImportedType(
                    identifier: "HKQuantityTypeIdentifierStepCount", unit: "count", aggregation: .cumulative))
            let sample = ImportedSample(
                type: type, source: try recorder.sink.number(of: Recorder.ring), start: Int64(unix(day + " 06:00")),
                duration: 3600, value: value)
            try recorder.sink.add(correcting: [sample])
        }
    }

    private func steps(_ temporary: TemporaryStore) async throws -> Double? {
        #expect(try await temporary.store.verify().differenceCount == 0)
        return try await temporary.value(of: .steps, on: "2026-05-01")
    }

    @Test func `brings the earlier value back`() async throws {
        let temporary = TemporaryStore()
        for value in [100.0, 200, 300] { try await temporary.add(correcting(value)) }
        #expect(try await steps(temporary) == 300)
        #expect(try await temporary.store.undoForecast(of: 3) == UndoneImport(records: 1, days: 2, restored: 1))
        #expect(try await temporary.store.undo(batch: 3).restored == 1)
        #expect(try await steps(temporary) == 200)
        try await temporary.store.undo(batch: 2)
        #expect(try await steps(temporary) == 100)
        try await temporary.store.undo(batch: 1)
        #expect(try await steps(temporary) == nil)
    }

    @Test(arguments: [[1, 2], [2, 1]]) func `leaves a newer value, and the first one comes back after it`(
        _ order: [Int]
    ) async throws {
        let temporary = TemporaryStore()
        for value in [100.0, 200, 300] { try await temporary.add(correcting(value)) }
        #expect(try await temporary.store.undo(batch: order[0]).restored == 0)
        #expect(try await steps(temporary) == 300)
        if order[0] == 1 {
            try await temporary.store.undo(batch: 2)
            try await temporary.store.undo(batch: 3)
            #expect(try await steps(temporary) == nil)
        } else {
            try await temporary.store.undo(batch: 3)
            #expect(try await steps(temporary) == 100)
        }
    }

    @Test func `takes back facts about the person and check-ins, unless something newer stands there`() async throws {
        let temporary = TemporaryStore(home: nil)
        func give(_ birth: String, sex: Sex?, mood: Int, at writtenAt: Int64) async throws {
            try await temporary.add {
                try $0.sink.set(profile: ImportedProfile(dateOfBirth: civil(birth), sex: sex))
                var checkIn = ImportedCheckIn(day: civil("2026-05-01"), writtenAt: writtenAt)
                checkIn.answers.mood = mood
                try $0.sink.add(checkIn: checkIn)
                checkIn.day = civil("2026-05-02")
                try $0.sink.add(checkIn: checkIn)
            }
        }
        func known() async throws -> [String] {
            let facts = try await DatabaseQueue(path: temporary.path).read { db in
                try String.fetchAll(
                    db, sql: "SELECT value FROM fact WHERE name IN ('date_of_birth', 'sex') ORDER BY name")
            }
            let moods = [
                try await temporary.store.checkIn(of: civil("2026-05-01"))?.mood,
                try await temporary.store.checkIn(of: civil("2026-05-02"))?.mood,
            ]
            return facts + moods.map { $0.map(String.init) ?? "-" }
        }
        try await temporary.store.setCheckIn(CheckIn(mood: 1), of: civil("2026-05-02"))
        let now = Int64(unix("2026-06-01T12:00:00Z"))
        try await give("1984-05-17", sex: .female, mood: 2, at: now + 10)
        try await give("1985-05-17", sex: nil, mood: 3, at: now + 20)
        #expect(try await known() == ["1985-05-17", "female", "3", "3"])
        try await temporary.store.undo(batch: 1)
        #expect(try await known() == ["1985-05-17", "3", "3"])
        try await temporary.store.undo(batch: 2)
        #expect(try await known() == ["-", "1"])
    }
}

@Suite struct `Samples with a number and a version` {
    private func weight(
        _ value: Double, version: Int64, at: String = "2026-05-01 06:00", number: Int64 = 7
    ) -> @Sendable (Recorder) throws -> Void {
        { recorder in
            let type = try recorder.sink.number(
                of: ImportedType(identifier: "HKQuantityTypeIdentifierBodyMass", unit: "kg", aggregation: .discrete))
            let sample = ImportedSample(
                type: type, source: try recorder.sink.number(of: Recorder.ring), start: Int64(unix(at)), duration: 0,
                value: value, recordedAt: 77)
            try recorder.sink.add(versioned: [.init(sample, identifier: number, version: version)])
        }
    }

    private func weights(_ temporary: TemporaryStore) async throws -> [Double] {
        #expect(try await temporary.store.verify().differenceCount == 0)
        return try await DatabaseQueue(path: temporary.path).read { db in
            try Double.fetchAll(db, sql: "SELECT value FROM sample ORDER BY value")
        }
    }

    @Test func `stand in the highest version, in whatever order they come`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add(weight(80, version: 2))
        try await temporary.add(weight(79, version: 1))
        #expect(try await weights(temporary) == [80])
        try await temporary.add(weight(81, version: 5, at: "2026-05-02 07:00"))
        #expect(try await weights(temporary) == [81])
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == nil)
        try await temporary.add(weight(60, version: 1, number: 8))
        #expect(try await weights(temporary) == [60, 81])
        #expect(try await temporary.add(weight(81, version: 5, at: "2026-05-02 07:00")).added == 0)
    }

    @Test func `come back in the version before when the newer one is taken back`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add(weight(79, version: 1))
        try await temporary.add(weight(81, version: 3, at: "2026-05-02 07:00"))
        try await temporary.add(weight(80, version: 2))
        #expect(try await weights(temporary) == [81])
        try await temporary.store.undo(batch: 2)
        #expect(try await weights(temporary) == [80])
        try await temporary.store.undo(batch: 3)
        #expect(try await weights(temporary) == [79])
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == 79)
        try await temporary.store.undo(batch: 1)
        #expect(try await weights(temporary) == [])
    }
}

@Suite struct `A store of the first version` {
    @Test func `can undo its imports`() async throws {
        let temporary = TemporaryStore()
        try FileManager.default.createDirectory(atPath: temporary.folder, withIntermediateDirectories: true)
        let queue = try DatabaseQueue(path: temporary.path)
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA application_id = \(Schema.applicationID)")
            try db.execute(sql: Schema.steps[0])
            try db.execute(
                sql: """
                    PRAGMA user_version = 1;
                    INSERT INTO source VALUES (1, 'Watch', '', 0);
                    INSERT INTO type VALUES (1, 'HKQuantityTypeIdentifierStepCount', '', 0, 60);
                    INSERT INTO sample VALUES (1, 1777629600, 1, 60, 500, 1, 0, NULL);
                    INSERT INTO activity_summary VALUES (20574, 500, 400, 0, 0, 30, 30, 12, 12);
                    INSERT INTO import_batch VALUES (1, '/old.zip', 'apple-health', 'crc:1', 9, 1, 2, 1, 1, 0,
                        'Europe/Berlin', NULL);
                    """)
        }
        try queue.close()
        #expect(try await temporary.add([file(0..<20)]).batch == 2)
        #expect(try await temporary.store.importFiles(of: 1).map(\.name) == ["/old.zip"])
        try await temporary.store.undo(batch: 1)
        expectSame(
            try await contents(of: temporary), try await TemporaryStore.having([[file(0..<20)]]), "of the new import")
    }
}
