import Archive
import Entries
import Foundation
import ImportKit
import HealthModel
import HealthQuery
import Testing

@testable import HealthStore

/// With a day that was chosen for today, what came after it is not there.
@Suite struct `A store that ends with a day` {
    private let last = civil("2026-05-20")

    /// The same on 20 and on 21 May, by the clock of Berlin.
    private func filled() async throws -> TemporaryStore {
        let temporary = TemporaryStore()
        let store = temporary.store
        try await temporary.add { recorder in
            for day in ["2026-05-20", "2026-05-21"] {
                try recorder.sample("BodyMass", 80, at: "\(day) 06:00")
                try recorder.sample("StepCount", 500, at: "\(day) 10:00", minutes: 10)
                let before = day == "2026-05-20" ? "2026-05-19" : "2026-05-20"
                try recorder.sleep(.core, "\(before) 21:00", "\(day) 04:00")
                let start = Int64(unix("\(day) 12:00"))
                let source = try recorder.sink.number(of: Recorder.watch)
                try recorder.sink.add(
                    finding: ImportedFinding(
                        kind: .note, source: source, start: start, end: start, title: "of \(day)", fields: []))
            }
            try recorder.sample("Height", 1.8, at: "2026-05-21 09:00", from: Recorder.ring)
        }
        for day in ["2026-05-20", "2026-05-21"] {
            let noon = Date(timeIntervalSince1970: Double(unix("\(day) 12:30")))
            _ = try await store.log(.water(milliliters: 250, at: noon))
            _ = try await store.log(.workout(.init(type: "Running", start: noon, minutes: 20)))
            _ = try await store.log(.checkIn(CheckIn(mood: 4), day: civil(day)))
        }
        // It is set at the clock's now, on 1 June.
        try await store.setGoal(.init(.steps, target: 8_000, period: .day))
        return temporary
    }

    private func limit(_ store: HealthStore, to day: CivilDay?) {
        var options = store.options
        options.lastDay = day
        store.apply(options)
    }

    /// What the lists of records, of entries and of goals hold.
    private func listed(_ store: HealthStore) async throws -> [String: Int] {
        var listed: [String: Int] = [:]
        for type in try await store.types() {
            let page = try await store.samples(type: type.id, from: nil, limit: 100)
            #expect(page.records.count == type.samples)
            listed[type.title] = type.samples
        }
        listed["nights"] = try await store.nights(from: nil, limit: 100).records.count
        listed["workouts"] = try await store.workouts(from: nil, limit: 100).records.count
        listed["findings"] = try await store.findingKinds().map(\.count).reduce(0, +)
        listed["entries"] = try await store.entries(limit: 100).count
        listed["goals"] = try await store.goals().count
        listed["imports"] = try await store.importBatches().count
        return listed
    }

    @Test func `lists, counts and exports nothing after it`() async throws {
        let temporary = try await filled()
        let store = temporary.store
        let all = try await listed(store)
        #expect(
            all["entries"] == 6 && all["nights"] == 2 && all["goals"] == 1 && all["imports"] == 1 && all["Height"] == 1)
        limit(store, to: last)
        let until = try await listed(store)
        #expect(until["goals"] == 0 && until["imports"] == 0 && until["Height"] == nil)
        // The goal and the import are of the clock's now.
        let later = ["goals", "imports"]
        for (name, count) in all where !(later + ["Height"]).contains(name) {
            #expect(until[name] == count / 2, "\(name)")
        }
        limit(store, to: civil("2026-05-21"))
        #expect(try await listed(store).filter { !later.contains($0.key) } == all.filter { !later.contains($0.key) })
        limit(store, to: nil)
        #expect(try await listed(store) == all)
    }

    @Test(arguments: [ExportFormat.json, .csv]) func `exports nothing of the days after it`(format: ExportFormat)
        async throws
    {
        let temporary = try await filled()
        let store = temporary.store
        limit(store, to: last)
        let path = temporary.folder + "/out"
        let head = ExportHead(madeAt: 0, madeBy: "test", settingsJSON: "{}")
        _ = try await Export(path: path, format: format, head: head, tables: [{ try store.export(to: $0) }])
            .write { _ in }
        let files =
            format == .json ? [path] : try FileManager.default.contentsOfDirectory(atPath: path).map { path + "/" + $0 }
        let text = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
        #expect(text.contains("2026-05-20"))
        let later = text.matches(of: /2026-(05-2[1-9]|05-3\d)[^\n]*/).map { String($0.output.0) }
        #expect(later.isEmpty)
        #expect(!text.contains("of 2026-05-21") && !text.contains("Ring") && !text.contains("Height"))
    }

    @Test func `takes what is written down and set on it`() async throws {
        let temporary = try await filled()
        let store = temporary.store
        limit(store, to: last)
        let at = Date(timeIntervalSince1970: Double(unix("2026-05-20 15:00")))
        _ = try await store.log(.water(milliliters: 400, at: at))
        try await store.setGoal(.init(.steps, target: 9_000, period: .day))
        #expect(try await store.entries(limit: 1).map(\.entry) == [.water(milliliters: 400, at: at)])
        #expect(try await store.goals().map(\.aim.target) == [9_000])
        #expect(try await store.verify().differences.isEmpty)
    }
}

@Suite struct `A check-in` {
    @Test func `of a day to come is not stored, whatever day counts as today`() async throws {
        let temporary = TemporaryStore()
        var options = temporary.store.options
        options.lastDay = civil("2027-12-30")
        temporary.store.apply(options)
        await #expect(throws: HealthStoreError.failed(reason: "2027-12-30 lies in the future")) {
            _ = try await temporary.store.log(.checkIn(CheckIn(mood: 3), day: civil("2027-12-30")))
        }
        _ = try await temporary.store.log(.checkIn(CheckIn(mood: 3), day: civil("2026-06-01")))
        #expect(try await temporary.store.entries(limit: 10).count == 1)
    }
}

@Suite struct `Reasons for what an import left out` {
    @Test func `are kept with the list of imports`() async throws {
        let temporary = TemporaryStore()
        let store = temporary.store
        let origin = ImportOrigin(path: "/a.csv", format: "test", fingerprint: "1", byteCount: 1)
        _ = try await store.importing(origin) { sink in
            try Recorder(sink).sample("StepCount", 500, at: "2026-05-20 10:00", minutes: 10)
            var tally = ImportTally()
            tally.records = 4
            tally.skipped = ["of another person": 2, "no value": 1]
            tally.note = "Columns that were not read: x"
            return tally
        }
        let file = try #require(try await store.importFiles(of: 1).first)
        #expect(file.records == 4 && file.added == 1 && file.skipped == 3)
        #expect(file.skippedReasons == ["of another person": 2, "no value": 1])
        let batch = try #require(try await store.importBatches().first)
        #expect(batch.skippedReasons == file.skippedReasons && batch.remarks == ["Columns that were not read: x"])
    }
}
