import Archive
import Entries
import Foundation
import GRDB
import HealthImport
import HealthModel
import HealthQuery
import ImportKit
import SampleData
import Testing

@testable import HealthStore

@Suite struct `Health data in an export` {
    private func export(_ temporary: TemporaryStore, _ format: ExportFormat = .json, to name: String) async throws
        -> String
    {
        let path = temporary.folder + "/" + name
        let head = ExportHead(madeAt: 0, madeBy: "test", settingsJSON: "{}")
        let store = temporary.store
        _ = try await Export(path: path, format: format, head: head, tables: [{ try store.export(to: $0) }])
            .write { _ in }
        return path
    }

    private func take(_ path: String, into temporary: TemporaryStore) async throws -> ImportOutcome {
        let export = try HealthCollection.open(path: path).files[0]
        #expect(export.format == "airfit")
        let origin = ImportOrigin(
            path: path, format: export.format, fingerprint: export.fingerprint, byteCount: Int(export.byteCount))
        return try await temporary.store.importing(origin) { sink in
            try export.read(
                into: sink,
                context: ImportContext(
                    now: Int64(unix("2026-06-01T12:00:00Z")),
                    home: DayClock(zone: TimeZone(secondsFromGMT: 0) ?? .current))
            ) { _ in true }
        }
    }

    /// Everything but the numbers by which rows refer to one another.
    private func content(_ temporary: TemporaryStore) async throws -> [String: [[DatabaseValue]]] {
        let queries = [
            "sample": """
            SELECT identifier, unit, aggregation, longest, start, duration, value, name, device, class, flags,
                recorded_at
            FROM sample JOIN type ON type.id = type JOIN source ON source.id = source
            ORDER BY identifier, unit, start, name, device, duration, value
            """,
            "sleep": """
            SELECT start, duration, stage, source.name, zone.name FROM sleep_segment
            JOIN source ON source.id = source LEFT JOIN zone ON zone.id = zone ORDER BY 1, 2, 3, 4
            """,
            "workout": """
            SELECT day, start_at, end_at, activity, duration_s, energy_kcal, distance_m, average_bpm, maximum_bpm,
                minimum_bpm, elevation_m, steps, average_power_w, average_cadence, is_indoor, title, external_id,
                source.name, zone.name
            FROM workout JOIN source ON source.id = source LEFT JOIN zone ON zone.id = zone ORDER BY 1, 2, 3
            """,
            "event": """
            SELECT workout_start, name, kind, at, duration_s FROM workout_event
            JOIN source ON source.id = source ORDER BY 1, 2, 3, 4
            """,
            "route": """
            SELECT start_at, name, end_at, point_count, points FROM route JOIN source ON source.id = source ORDER BY 1, 2
            """,
            "beats": "SELECT start_at, name, beats FROM beat_list JOIN source ON source.id = source ORDER BY 1, 2",
            "finding": """
            SELECT kind, start_at, name, end_at, title, fields FROM finding
            JOIN source ON source.id = source ORDER BY 1, 2, 5
            """,
            "exclusion": """
            SELECT identifier, start, source.name, duration, value, replacement, excluded_at FROM sample_exclusion
            JOIN type ON type.id = type JOIN source ON source.id = source ORDER BY 1, 2, 3
            """,
            "sleep exclusion": """
            SELECT start, source.name, duration, stage, excluded_at FROM sleep_exclusion
            JOIN source ON source.id = source ORDER BY 1, 2
            """,
            "order": "SELECT * FROM source_order ORDER BY metric, name",
            "sighting": """
            SELECT day, name, min(first_at), max(last_at) FROM zone_sighting JOIN zone ON zone.id = zone
            GROUP BY 1, 2 ORDER BY 1, 2
            """,
            "summary": "SELECT * FROM activity_summary ORDER BY day",
            "daily": "SELECT * FROM daily ORDER BY metric, day",
            "night": "SELECT day, bed_at, wake_at, asleep_s, in_bed_s, rem_s FROM night ORDER BY day",
            "check_in": "SELECT * FROM check_in ORDER BY day", "fact": "SELECT * FROM fact ORDER BY name",
        ]
        return try await DatabaseQueue(path: temporary.path).read { db in
            try queries.mapValues { sql in try Row.fetchAll(db, sql: sql).map { Array($0.databaseValues) } }
        }
    }

    private func sampleStore() async throws -> TemporaryStore {
        let temporary = TemporaryStore()
        let clock = try #require(DayClock(zoneName: "Europe/Berlin"))
        let day = civil("2026-05-20")
        let now = unix("2026-05-20T19:00:00Z")
        _ = try await temporary.store.importing(
            ImportOrigin(path: "sample", format: "sample", fingerprint: "sample", byteCount: 0)
        ) { sink in
            try SampleYear(endingOn: day, clock: clock, now: now).feed(into: sink)
            return ImportTally()
        }
        try await temporary.add { try $0.sample("BodyMass", 72.4, at: "2026-05-19T06:00:00Z", typed: true) }
        try await temporary.add { recorder in
            for number in 0..<60 where [1, 3].contains(number % 10) { try Piece(number: number).give(recorder) }
            var ride = ImportedWorkout(
                source: try recorder.sink.number(of: Recorder.ring), activity: "Cycling",
                start: Int64(unix("2026-05-02 10:00")), end: Int64(unix("2026-05-02 11:00")), durationSeconds: 3500.5)
            (ride.minimumHeartRateBPM, ride.elevationGainMeters, ride.steps) = (71, 120.5, 12)
            (ride.averagePowerWatts, ride.averageCadence, ride.isIndoor) = (210.5, 88, false)
            (ride.title, ride.zoneName) = ("\u{202E}To the \"lake\"", "Asia/Tokyo")
            ride.events = [
                .init(kind: .lap, start: ride.start + 5, durationSeconds: 0.5),
                .init(kind: .pause, start: ride.start + 9, durationSeconds: 30),
            ]
            try recorder.sink.add(workout: ride)
        }
        try await temporary.store.setCheckIn(CheckIn(mood: 4, notes: "=tired, \"very\""), of: day)
        let steps = try await DatabaseQueue(path: temporary.path).read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT type, start, source, duration, value FROM sample JOIN type ON type.id = type
                    WHERE identifier = 'HKQuantityTypeIdentifierStepCount' ORDER BY start LIMIT 2
                    """
            ).map { SampleKey(type: $0[0], start: $0[1], source: $0[2], duration: $0[3], value: $0[4]) }
        }
        try #require(steps.count == 2)
        try await temporary.store.exclude(steps[0])
        try await temporary.store.replace(steps[1], with: 4321)
        let night = try #require(try await temporary.store.nights(from: nil, limit: 1).records.first)
        try await temporary.store.exclude(try #require(night.pieces.last).key)
        try await temporary.store.setOrder(metric: .steps, names: ["Ring", "Watch"])
        try await temporary.store.setExcluded(name: "Ring", metric: .heartRate)
        return temporary
    }

    @Test func `come back into an empty store as they were`() async throws {
        let first = try await sampleStore()
        let path = try await export(first, to: "out.json")
        let second = TemporaryStore()
        let outcome = try await take(path, into: second)
        #expect(outcome.status == .imported)
        #expect(outcome.skipped == 0)
        let (before, after) = (try await content(first), try await content(second))
        #expect(before["sample"]?.count ?? 0 > 10_000)
        for table in before.keys { #expect(before[table]?.isEmpty == false, "\(table)") }
        for table in before.keys.sorted() { #expect(after[table] == before[table], "\(table)") }
        #expect(try await take(path, into: second).status == .duplicate)
        #expect(try await take(path, into: first).added == 0)
    }

    private func water(_ amount: Double, _ time: String) -> LogEntry {
        .water(milliliters: amount, at: Date(timeIntervalSince1970: Double(unix(time))))
    }

    /// A day of entries of every kind, one of them taken back.
    private func writtenStore() async throws -> TemporaryStore {
        let temporary = TemporaryStore()
        let store = temporary.store
        let noon = Date(timeIntervalSince1970: Double(unix("2026-05-20T10:00:00Z")))
        _ = try await store.log(water(500, "2026-05-20T08:00:00Z"))
        _ = try await store.log(water(250, "2026-05-20T09:00:00Z"))
        try await store.undoEntry(2)
        var meal = LogEntry.Meal(name: "oats \"and\" berries")
        (meal.kilocalories, meal.caffeine) = (420, 95)
        _ = try await store.log(.meal(meal, at: noon))
        var run = LogEntry.LoggedWorkout(type: "Table Tennis", start: noon, minutes: 30)
        (run.effort, run.isIndoor, run.note) = (7, true, "close one")
        _ = try await store.log(.workout(run))
        _ = try await store.log(.weight(kilograms: 72.4, bodyFatPercent: 18.5, at: noon))
        _ = try await store.log(.checkIn(CheckIn(mood: 4, notes: "fine"), day: civil("2026-05-20")))
        try await store.setGoal(.init(.steps, target: 8000, period: .day))
        try await store.setGoal(.init(.steps, target: 60_000, period: .week))
        try await store.setGoal(.init(.weight, target: 70, due: civil("2026-12-01")))
        try await store.setGoal(.init(.weight, target: 69))
        _ = try await store.log(.goalEnd(GoalEnd(.weight, .abandoned, of: .day, at: noon)))
        return temporary
    }

    private func samples(_ temporary: TemporaryStore) async throws -> Int {
        try await DatabaseQueue(path: temporary.path).read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM sample") ?? 0
        }
    }

    @Test func `bring back what was written down and the goals, and can be taken back there`() async throws {
        let first = try await writtenStore()
        let second = TemporaryStore()
        for goals in [[.standHours: 9], [:]] as [[DayField: Double]] {
            var options = first.store.options
            options.person.goals = goals
            first.store.apply(options)
            try await first.store.noteGoals()
        }
        let path = try await export(first, to: "out.json")
        #expect(try await take(path, into: second).status == .imported)
        #expect(try await second.store.goalHistory(of: .standHours).map { $0.endedAt != nil } == [true])
        let (before, after) = (
            try await first.store.entries(limit: 99), try await second.store.entries(limit: 99)
        )
        #expect(after.map(\.entry) == before.map(\.entry) && after.map(\.undoneAt) == before.map(\.undoneAt))
        let aims = try await first.store.goals().map(\.aim)
        #expect(try await second.store.goals().map(\.aim) == aims)
        let daily = try await content(first)["daily"]
        #expect(try await content(second)["daily"] == daily)
        #expect(try await second.value(of: .water, on: "2026-05-20") == 500)
        for entry in after where entry.undoneAt == nil { try await second.store.undoEntry(entry.id) }
        #expect(try await samples(second) == 0)
        #expect(try await second.store.checkIn(of: civil("2026-05-20")) == nil)
        #expect(try await content(second)["workout"] == [])
        #expect(try await second.value(of: .water, on: "2026-05-20") == nil)
    }

    @Test func `bring nothing twice, and nothing back that was taken back since`() async throws {
        let temporary = try await writtenStore()
        let store = temporary.store
        let path = try await export(temporary, to: "out.json")
        let entries = try await store.entries(limit: 99)
        #expect(try await take(path, into: temporary).added == 0)
        #expect(try await store.entries(limit: 99) == entries)
        #expect(try await store.goals().count == 3)
        #expect(try await store.goalHistory(of: .steps).count == 2)
        // Another file that still holds the water: it stays taken back.
        let other = TemporaryStore()
        _ = try await take(path, into: other)
        _ = try await other.store.log(water(100, "2026-05-20T11:00:00Z"))
        let later = try await export(other, to: "later.json")
        try await store.undoEntry(1)
        _ = try await take(later, into: temporary)
        #expect(try await temporary.value(of: .water, on: "2026-05-20") == 100)
        let standing = try await store.entries(limit: 99).filter { $0.undoneAt == nil }
        #expect(standing.count == 6 && !standing.contains { $0.id == 1 })
    }

    @Test func `are all rows of every table`() async throws {
        let temporary = try await sampleStore()
        let folder = try await export(temporary, .csv, to: "out")
        let tables = [
            "samples": "sample", "sleep_segments": "sleep_segment", "workouts": "workout", "daily": "daily",
            "activity_summaries": "activity_summary", "sources": "source", "types": "type", "zones": "zone",
            "nights": "night", "naps": "nap", "imports": "import_batch", "profile": "fact",
            "import_files": "import_file", "import_sets": "batch_set", "workout_events": "workout_event",
            "findings": "finding",
        ]
        for (name, table) in tables {
            let text = try String(contentsOfFile: "\(folder)/\(name).csv", encoding: .utf8)
            let rows = try await DatabaseQueue(path: temporary.path).read { db in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
            }
            #expect(text.split(separator: "\n").count - 1 == rows, "\(name)")
        }
        let notes = try String(contentsOfFile: folder + "/check_ins.csv", encoding: .utf8)
        #expect(notes.contains("2026-05-20,,4,,,,\"'=tired, \"\"very\"\"\",2026-06-01T12:00:00Z"))
        let samples = try String(contentsOfFile: folder + "/samples.csv", encoding: .utf8)
        #expect(
            samples.hasPrefix(
                "type,unit,start_utc,duration_s,value,source,import_set,entered_by_hand,recorded_at_utc\n"))
        #expect(samples.contains("\nHKQuantityTypeIdentifierBodyMass,,2026-05-19T06:00:00Z,0,72.4,Watch,2,true,\n"))
    }

    @Test func `that are cut off are kept up to there`() async throws {
        let first = try await sampleStore()
        let path = try await export(first, to: "out.json")
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
        let second = TemporaryStore()
        let outcome = try await take(path, into: second)
        #expect(outcome.status == .partial)
        #expect(outcome.added > 1000)
    }

    @Test func `that are damaged leave the store as it was`() async throws {
        let first = try await sampleStore()
        let path = try await export(first, to: "out.json")
        var whole = try Data(contentsOf: URL(fileURLWithPath: path))
        whole[whole.count / 2] = UInt8(ascii: "{")
        try whole.write(to: URL(fileURLWithPath: path))
        let second = TemporaryStore()
        await #expect(throws: ImportFailure.self) { try await take(path, into: second) }
        #expect(try await second.store.exportedRows() == 0)
    }
}
