import Databases
import Foundation
import GRDB
import HealthModel
import TestSupport
import Testing

@testable import HealthStore

@Suite struct `Rows that cannot be` {
    private static let pageSize = 1024

    /// A week of samples of four types, sleep and a workout, on small pages.
    private func week() async throws -> TemporaryStore {
        let temporary = TemporaryStore()
        try StoreFile.make(temporary.path, version: HealthStore.schemaVersion, pageSize: Self.pageSize)
        try await temporary.add { record in
            for day in 1...7 {
                for hour in 0..<24 {
                    let at = "2026-05-0\(day) \(hour < 10 ? "0" : "")\(hour):00"
                    try record.sample("StepCount", 100, at: at, minutes: 10)
                    try record.sample("StepCount", 80, at: at, minutes: 20, from: Recorder.phone)
                    try record.sample("HeartRate", 60, at: at)
                    try record.sample("BodyMass", 70, at: at, from: Recorder.ring)
                }
                try record.sample("AppleSleepingWristTemperature", 36, at: "2026-05-0\(day) 04:00", minutes: 60)
                try record.sleep(.core, "2026-05-0\(day) 00:00", "2026-05-0\(day) 06:00")
            }
        }
        try await temporary.store.close()
        return temporary
    }

    private func run(_ sql: String, _ path: String) throws { try FileConnection(path: path, .readWrite).run(sql) }

    @Test func `in a store are passed over by the days, which stay as they were`() async throws {
        let temporary = try await week()
        let steps = try await temporary.value(of: .steps, on: "2026-05-03")
        #expect(steps != nil)
        try await temporary.store.close()
        let wild = [Int.min, Int.min + 1, -1, 1 << 40, Int.max - 1, Int.max]
        let pairs = wild.flatMap { start in wild.map { (start, $0) } }
        for (start, duration) in pairs + wild.map({ (1_777_800_000, $0) }) {
            for type in ["StepCount", "HeartRate", "BodyMass", "AppleSleepingWristTemperature"] {
                try run(
                    """
                    INSERT OR IGNORE INTO sample SELECT id, \(start), 1, \(duration), 5, 1, 0, NULL FROM type
                    WHERE identifier LIKE '%\(type)';
                    INSERT OR IGNORE INTO sample_exclusion SELECT id, \(start), 1, \(duration), 5, NULL, 0 FROM type
                    WHERE identifier LIKE '%\(type)';
                    """, temporary.path)
            }
            try run(
                """
                INSERT OR IGNORE INTO sleep_segment (start, source, duration, stage, zone, batch, copies)
                VALUES (\(start), 1, \(duration), 3, 1, 1, \(Int.max));
                INSERT OR IGNORE INTO zone VALUES (1, 'Asia/Tokyo');
                INSERT OR IGNORE INTO zone_sighting VALUES (1, 1, 1, \(start), \(duration));
                INSERT OR IGNORE INTO workout (day, start_at, source, activity, end_at, duration_s, batch)
                VALUES (\(start), \(start), \(duration), 'run', \(duration), 9e999, 1);
                """, temporary.path)
        }
        try run(
            """
            INSERT INTO sample SELECT id, 1777800000, \(Int.max), 60, 5, 1, 0, NULL FROM type;
            INSERT INTO sample SELECT id, 1777800000, -7, 60, 5, 1, 0, NULL FROM type;
            INSERT INTO sample SELECT id, 1777800000, 1, 60, 9e999, 1, 0, NULL FROM type;
            INSERT INTO source VALUES (-5, 'a', '', 0), (\(Int.max), 'b', '', \(Int.max));
            UPDATE type SET longest = \(Int.max) WHERE id % 2 = 0;
            UPDATE type SET longest = \(Int.min) WHERE id % 2 = 1;
            INSERT OR REPLACE INTO fact VALUES ('day_trips', '\(Int.min) \(Int.max) Asia/Tokyo');
            """, temporary.path)
        try await temporary.store.refreshDays(all: true)
        #expect(try await temporary.value(of: .steps, on: "2026-05-03") == steps)
        _ = try await temporary.store.report(of: civil("2026-05-03"))
        try await temporary.store.close()

        let target = temporary.folder + "/salvaged.sqlite"
        let report = try await HealthStore.salvage(
            from: temporary.path, to: target, options: temporary.store.options)
        let sample = try #require(report.tables.first { $0.name == "sample" })
        #expect(sample.found == 7 * (4 * 24 + 1))
        #expect(sample.refused > 100)
        let salvaged = TemporaryStore(copyAt: target, of: temporary)
        #expect(try await salvaged.value(of: .steps, on: "2026-05-03") == steps)
    }

    @Test func `are left out of what is salvaged of damaged files, and counted`() async throws {
        let temporary = try await week()
        let sound = try Data(contentsOf: URL(fileURLWithPath: temporary.path))
        // Without the list of tables nothing can be read.
        let pages = try FileConnection(path: temporary.path, .readOnly)
            .texts("SELECT pageno FROM dbstat WHERE name != 'sqlite_schema'").compactMap(Int.init)
        var numbers = SeededGenerator(seed: 16)
        var (salvaged, refused) = (0, 0)
        for round in 0..<21 {
            var bytes = sound
            for _ in 0..<Int.random(in: 1...10, using: &numbers) {
                let page = ((pages.randomElement(using: &numbers) ?? 2) - 1) * Self.pageSize
                // A whole page; what follows its head; some bytes of it.
                switch round % 3 {
                case 0: for place in 0..<Self.pageSize { bytes[page + place] = .random(in: 0...255, using: &numbers) }
                case 1: for place in 200..<Self.pageSize { bytes[page + place] = .random(in: 0...255, using: &numbers) }
                default:
                    for _ in 0..<40 {
                        bytes[page + .random(in: 8..<Self.pageSize, using: &numbers)] = .random(
                            in: 0...255, using: &numbers)
                    }
                }
            }
            let damaged = temporary.folder + "/damaged-\(round).sqlite"
            let target = temporary.folder + "/salvaged-\(round).sqlite"
            try bytes.write(to: URL(fileURLWithPath: damaged))
            guard let report = try await salvage(damaged, target, temporary.store.options) else { continue }
            salvaged += 1
            refused += report.tables.reduce(0) { $0 + $1.refused }
            let copy = try FileConnection(path: target, .readOnly)
            for table in report.tables where table.name != "fact" {
                let rows = try copy.number("SELECT count(*) FROM \(table.name)") ?? -1
                let named =
                    table.name == "source"
                    ? try copy.number("SELECT count(*) FROM source WHERE name LIKE 'Salvaged source %'") ?? 0 : 0
                #expect(rows - named == table.found, "\(table.name) in round \(round)")
            }
            let left = try copy.number(
                """
                SELECT count(*) FROM sample WHERE start NOT BETWEEN 0 AND 1780401600 OR duration < 0
                    OR start + duration > 1780401600 OR abs(value) > 1e15 OR type NOT IN (SELECT id FROM type)
                    OR source NOT IN (SELECT id FROM source)
                """)
            #expect(left == 0, "round \(round)")
            for path in [damaged, target] {
                for ending in ["", "-wal", "-shm"] {
                    // The log and its index are not always there.
                    try? FileManager.default.removeItem(atPath: path + ending)
                }
            }
        }
        #expect(salvaged == 21)
        #expect(refused > 0, "the damage makes rows that cannot be")
    }

    @Test(arguments: ["type", "source", "zone"])
    func `are none where only a table of names is destroyed, which its index has too`(table: String) async throws {
        let column =
            table == "type"
            ? "identifier || unit" : table == "source" ? "name || device || class" : "name"
        let temporary = try await week()
        try run("INSERT INTO zone VALUES (1, 'Europe/Berlin'); PRAGMA wal_checkpoint(TRUNCATE)", temporary.path)
        let steps = try await temporary.value(of: .steps, on: "2026-05-03")
        try await temporary.store.close()
        let before = try FileConnection(path: temporary.path, .readOnly).texts(
            "SELECT id || \(column) FROM \(table) ORDER BY id")
        let pages = try FileConnection(path: temporary.path, .readOnly)
            .texts("SELECT pageno FROM dbstat WHERE name = '\(table)'").compactMap(Int.init)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: temporary.path))
        for page in pages {
            for place in 0..<Self.pageSize { bytes[(page - 1) * Self.pageSize + place] = 0xAB }
        }
        let damaged = temporary.folder + "/damaged.sqlite"
        try bytes.write(to: URL(fileURLWithPath: damaged))
        let target = temporary.folder + "/salvaged.sqlite"
        let report = try await HealthStore.salvage(from: damaged, to: target, options: temporary.store.options)
        #expect(report.incomplete.isEmpty, "\(report.incomplete)")
        #expect(
            try FileConnection(path: target, .readOnly).texts("SELECT id || \(column) FROM \(table) ORDER BY id")
                == before)
        let salvaged = TemporaryStore(copyAt: target, of: temporary)
        #expect(try await salvaged.value(of: .steps, on: "2026-05-03") == steps)
    }

    /// `nil` where nothing of it can be read.
    private func salvage(
        _ damaged: String, _ target: String, _ options: HealthStore.Options
    ) async throws -> SalvageReport? {
        do {
            return try await HealthStore.salvage(from: damaged, to: target, options: options)
        } catch HealthStoreError.damaged {
            return nil
        }
    }
}
