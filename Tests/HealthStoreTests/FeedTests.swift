import Foundation
import HealthModel
import ImportKit
import Testing

@testable import HealthStore

/// What is read again and again: each file in the place of the one that had its name.
@Suite(.timeLimit(.minutes(10))) struct `Feeds` {
    private let store = TemporaryStore()

    private func file(_ day: String, _ steps: [Double], fails: Bool = false) -> ImportFile {
        var file = ImportFile(
            name: "steps \(day)", format: "ring-cloud", fingerprint: "\(day) \(steps) \(fails)", byteCount: 10
        ) { sink, _, _ in
            let recorder = Recorder(sink)
            for (hour, count) in steps.enumerated() {
                try recorder.sample(
                    "StepCount", count, at: "\(day)T1\(hour):00:00Z", minutes: 30, from: Recorder.ring, unit: "count")
            }
            if fails { throw ImportError.refused(path: "steps", reason: "it is not whole") }
            var tally = ImportTally()
            tally.records = recorder.count
            return tally
        }
        file.holdsMore = true
        return file
    }

    @discardableResult private func read(_ files: ImportFile...) async throws -> ImportOutcome {
        var origin = ImportOrigin(path: "Ring (connection)", format: "ring-cloud", fingerprint: "ring", byteCount: 0)
        origin.isFeed = true
        return try await store.store.importing(origin, files: files)
    }

    @Test func `every reading is of one import, and what is known is not read again`() async throws {
        try await read(file("2026-05-01", [100, 200]), file("2026-05-02", [300]))
        let second = try await read(file("2026-05-02", [300]), file("2026-05-03", [400]))
        #expect(second.added == 1)
        #expect(second.files.map(\.status) == [.duplicate, .imported])
        #expect(try await read(file("2026-05-03", [400])).batch == nil)
        let batches = try await store.store.importBatches()
        #expect(batches.count == 1)
        #expect(batches.first?.files == 3)
        #expect(batches.first?.added == 4)
        for (day, steps) in [("2026-05-01", 300.0), ("2026-05-02", 300), ("2026-05-03", 400)] {
            #expect(try await store.value(of: .steps, on: day) == steps)
        }
    }

    @Test func `a file takes the place of the one of its name with all it gave`() async throws {
        try await read(file("2026-05-01", [100, 200, 300]), file("2026-05-02", [50]))
        try await read(file("2026-05-01", [150]))
        #expect(try await store.value(of: .steps, on: "2026-05-01") == 150)
        #expect(try await store.value(of: .steps, on: "2026-05-02") == 50)
        try await read(file("2026-05-01", []))
        #expect(try await store.value(of: .steps, on: "2026-05-01") == nil)
        let batch = try #require(try await store.store.importBatches().first)
        try await store.store.undo(batch: batch.id)
        #expect(try await store.value(of: .steps, on: "2026-05-02") == nil)
        // After that it begins anew.
        try await read(file("2026-05-02", [60]))
        #expect(try await store.value(of: .steps, on: "2026-05-02") == 60)
    }

    @Test func `what another import gave stays when a file of the feed gives way`() async throws {
        try await store.add { recorder in
            try recorder.sample(
                "StepCount", 100, at: "2026-05-01T10:00:00Z", minutes: 30, from: Recorder.ring, unit: "count")
        }
        try await read(file("2026-05-01", [100, 200]))
        #expect(try await store.value(of: .steps, on: "2026-05-01") == 300)
        try await read(file("2026-05-01", []))
        #expect(try await store.value(of: .steps, on: "2026-05-01") == 100)
    }

    @Test func `a file that cannot be read leaves everything as it was`() async throws {
        try await read(file("2026-05-01", [100]), file("2026-05-02", [200]))
        await #expect(throws: ImportFailure.self) {
            try await read(file("2026-05-01", [150], fails: true), file("2026-05-02", [250]))
        }
        await #expect(throws: ImportFailure.self) { try await read(file("2026-05-01", [150], fails: true)) }
        #expect(try await store.value(of: .steps, on: "2026-05-01") == 100)
        #expect(try await store.value(of: .steps, on: "2026-05-02") == 200)
    }
}
