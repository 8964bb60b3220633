import Databases
import Foundation
import GRDB
import HealthModel
import Testing

@testable import HealthStore

/// A file of every schema that was shipped, made by the steps of that version.
private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

@Suite struct `A health database of every schema that was shipped` {
    private func copy(of version: Int) throws -> (TemporaryStore, HealthStore) {
        let temporary = TemporaryStore()
        try FileManager.default.createDirectory(atPath: temporary.folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: fixtures.appendingPathComponent("health-schema-\(version).sqlite").path, toPath: temporary.path)
        return (temporary, temporary.store)
    }

    @Test func `is there`() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
        let versions = names.compactMap { $0.firstMatch(of: /health-schema-(\d+)\.sqlite/) }.compactMap { Int($0.1) }
        #expect(versions.sorted() == Array(1...HealthStore.schemaVersion), "one file for each step of the schema")
    }

    @Test(arguments: 1...HealthStore.schemaVersion)
    func `keeps all it holds`(version: Int) async throws {
        let (temporary, store) = try copy(of: version)
        #expect(DatabaseHead.userVersion(of: temporary.path) == version)
        let before = try Self.rows(temporary.path)
        try await store.open()
        try await store.close()
        let after = try Self.rows(temporary.path)
        #expect(
            try await DatabaseQueue(path: temporary.path).read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
                == HealthStore.schemaVersion)
        try HealthStore.verify(temporary.path)
        for (table, rows) in before { #expect(after[table, default: []].isSuperset(of: rows), "\(table)") }

        try await store.refreshDays(all: true)
        let day = CivilDay(number: 20_000)
        let report = try await store.report(of: day)
        #expect(report.snapshot.activity.steps != nil)
        let checkIn = try await store.checkIn(of: day)
        #expect(checkIn?.notes == "Slept well. Überraschung 😀")
        #expect(checkIn?.energy == 4)
        #expect(try await store.importBatches().map(\.path) == ["/home/ada/export.zip"])
    }

    @Test(arguments: 1...HealthStore.schemaVersion)
    func `can be salvaged`(version: Int) async throws {
        let (temporary, _) = try copy(of: version)
        let target = temporary.folder + "/new.sqlite"
        let report = try await HealthStore.salvage(from: temporary.path, to: target)
        #expect(report.incomplete.isEmpty)
        try HealthStore.verify(target)
        let checkIn = try await HealthStore(path: target).checkIn(of: CivilDay(number: 20_000))
        #expect(checkIn?.notes == "Slept well. Überraschung 😀")
    }

    /// As it is salvaged while it is sound: a step of the schema may mark rows that were taken out.
    private func rowsOfSoundOne(_ temporary: TemporaryStore, _ store: HealthStore) async throws -> [String: Set<String>]
    {
        let sound = temporary.folder + "/sound.sqlite"
        _ = try await HealthStore.salvage(from: temporary.path, to: sound, options: store.options)
        return try Self.rows(sound)
    }

    /// Zeros in place of pages, counted from 1.
    private func clear(_ pages: [Int], _ path: String) throws {
        let size = try FileConnection(path: path, .readOnly).number("PRAGMA page_size") ?? 0
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        for page in pages {
            try file.seek(toOffset: UInt64((page - 1) * size))
            try file.write(contentsOf: Data(count: size))
        }
        try file.close()
    }

    @Test(arguments: 1...HealthStore.schemaVersion, [512, 16_384])
    func `is salvaged page by page where the first page is destroyed`(version: Int, pageSize: Int) async throws {
        let (temporary, store) = try copy(of: version)
        try FileConnection(path: temporary.path, .readWrite).run(
            "PRAGMA journal_mode = DELETE; PRAGMA page_size = \(pageSize); VACUUM")
        let before = try await rowsOfSoundOne(temporary, store)
        try clear([1], temporary.path)
        let target = temporary.folder + "/new.sqlite"
        let report = try await HealthStore.salvage(from: temporary.path, to: target, options: store.options)
        #expect(report.tables.allSatisfy { $0.loss == .unknown && $0.refused == 0 })
        #expect(report.unassigned == 0)
        try HealthStore.verify(target)
        let after = try Self.rows(target)
        for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
    }

    @Test(arguments: 1...HealthStore.schemaVersion)
    func `is salvaged page by page where the first page of a table is destroyed`(version: Int) async throws {
        let (temporary, store) = try copy(of: version)
        // Enough for a tree.
        try FileConnection(path: temporary.path, .readWrite).run(
            """
            INSERT INTO sample (type, start, source, duration, value, batch, flags, recorded_at)
                WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
                SELECT (SELECT min(id) FROM type), 1728000000 + i * 60, (SELECT min(id) FROM source), 60, i % 7, 1, 0, NULL FROM n
            """)
        let before = try await rowsOfSoundOne(temporary, store)
        let roots = try FileConnection(path: temporary.path, .readOnly).texts(
            "SELECT rootpage FROM sqlite_schema WHERE name IN ('sample')")
        try clear(roots.compactMap(Int.init), temporary.path)
        let target = temporary.folder + "/new.sqlite"
        let report = try await HealthStore.salvage(from: temporary.path, to: target, options: store.options)
        #expect(report.incomplete.map(\.name) == ["sample"])
        let after = try Self.rows(target)
        let samples = try #require(after["sample"])
        #expect(samples.isSubset(of: before["sample"] ?? []))
        #expect(samples.count > 2950, "the first page has some itself")
        for (table, rows) in before where table != "sample" { #expect(after[table] == rows, "\(table)") }
    }

    /// What was measured and typed in, by table; what is computed of it apart. The columns are those of the first version.
    private static func rows(_ path: String) throws -> [String: Set<String>] {
        try DatabaseQueue(path: path).read { db in
            var rows: [String: Set<String>] = [:]
            for (table, columns) in [
                ("source", "id, name, device, class"), ("type", "id, identifier, unit"),
                ("sample", "type, start, source, duration, value, flags"),
                ("sleep_segment", "start, source, duration, stage, zone"),
                ("workout", "day, start_at, source, activity, end_at, duration_s, energy_kcal, distance_m"),
                ("check_in", "day, energy, mood, stress, motivation, soreness, notes, written_at"),
                ("import_batch", "id, path, fingerprint, records"), ("goal", "metric, target, period, set_at"),
                ("finding", "kind, start_at, title, fields"), ("sleep_exclusion", "start, source, stage"),
                ("sample_exclusion", "type, start, source, value"),
            ] where try db.tableExists(table) {
                rows[table] = Set(try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table)").map(\.description))
            }
            return rows
        }
    }
}
