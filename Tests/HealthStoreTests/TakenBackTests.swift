import Entries
import Foundation
import HealthModel
import HealthStore
import ImportKit
import Testing

@Suite struct `What was taken back and erased` {
    private let temporary = TemporaryStore()
    private var store: HealthStore { temporary.store }

    /// Files beside the database that hold a text.
    private func files(holding text: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: temporary.folder).filter { name in
            let data = try Data(contentsOf: URL(fileURLWithPath: temporary.folder + "/" + name))
            return data.range(of: Data(text.utf8)) != nil
        }
    }

    private func meal(_ name: String, hour: Int) -> LogEntry {
        var meal = LogEntry.Meal(name: name)
        meal.kilocalories = 400
        return .meal(meal, at: Date(timeIntervalSince1970: Double(unix("2026-05-01T00:00:00Z") + 3600 * hour)))
    }

    @Test func `is in no page, free page or log`() async throws {
        var gone: [Int] = []
        for number in 0..<40 {
            // Long enough that pages are rearranged, and mixed with what stays.
            let canary = meal("Canary " + String(repeating: "words \(number) ", count: 3 * number), hour: 2 * number)
            guard case .saved(let id) = try await store.log(canary) else { continue }
            gone.append(id)
            _ = try await store.log(meal("ordinary \(number)", hour: 2 * number + 1))
        }
        for id in gone { try await store.undoEntry(id) }
        let source = ImportedSource(name: "Canary watch", device: "", sourceClass: .watch)
        let batch = try await temporary.add {
            try $0.sample("StepCount", 12, at: "2026-05-02T08:00:00Z", minutes: 5, from: source)
        }.batch
        try await store.undo(batch: try #require(batch))
        #expect(try files(holding: "Canary") != [])

        let erased = try await store.eraseTakenBack()
        #expect(erased == .init(entries: 40, imports: 1))
        #expect(try files(holding: "Canary") == [])
        #expect(try files(holding: "/export.zip") == [])
        #expect(try files(holding: "ordinary 39") == ["health.sqlite"])
        #expect(try await store.entries(limit: 1000).count == 40)
        #expect(try await store.importBatches().map(\.path) == ["(erased)"])
        #expect(try await store.eraseTakenBack() == .init())
    }

    @Test func `leaves sources and types that others use`() async throws {
        let (ring, watch) = (Recorder.ring, Recorder.watch)
        let kept = try await temporary.add {
            try $0.sample("StepCount", 12, at: "2026-05-02T08:00:00Z", minutes: 5, from: ring)
        }
        let undone = try await temporary.add {
            try $0.sample("HeartRate", 60, at: "2026-05-02T08:00:00Z", from: watch)
            try $0.sample("StepCount", 10, at: "2026-05-02T09:00:00Z", minutes: 5, from: ring)
        }
        try await store.undo(batch: try #require(undone.batch))
        _ = try await store.eraseTakenBack()
        #expect(try await temporary.value(of: .steps, on: "2026-05-02") == 12)
        // What is gone can come again.
        try await temporary.add { try $0.sample("HeartRate", 61, at: "2026-05-03T08:00:00Z", from: watch) }
        #expect(try await temporary.value(of: .heartRate, on: "2026-05-03") == 61)
        try await store.undo(batch: try #require(kept.batch))
        #expect(try await temporary.value(of: .steps, on: "2026-05-02") == nil)
    }
}
