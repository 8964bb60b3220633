import GRDB
import HealthModel
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `Values of one moment that take the place of others` {
    private func sample(_ value: Double, at start: Int64 = 1_000, minutes: Int32 = 1) -> ImportedSample {
        ImportedSample(type: 1, source: 1, start: start, duration: minutes * 60, value: value)
    }

    @Test func `are looked up once, however many a file has of it`() {
        var corrected = CorrectedSamples()
        let looks = (0..<10_000).count { corrected.needsLook(for: sample(Double($0))) }
        let (later, longer) = (sample(1, at: 1_001), sample(1, minutes: 2))
        let others = [later, longer].map { corrected.needsLook(for: $0) }
        #expect(looks == 1 && others == [true, true])
    }

    @Test func `are looked up once where a file repeats one`() {
        var corrected = CorrectedSamples()
        let looks = [7.0, 7, 7, 8, 7, 8, 9].map { corrected.needsLook(for: sample($0)) }
        #expect(looks == [true, false, false, false, false, false, false])
    }

    @Test func `are looked up again where too many moments lie between`() {
        var corrected = CorrectedSamples()
        let moments = Int64(CorrectedSamples.capacity) + 1
        let looks = (0..<moments).count { corrected.needsLook(for: sample(1, at: $0)) }
        let again = corrected.needsLook(for: sample(1, at: 0))
        #expect(looks == Int(moments) && again)
    }

    /// Handed over by themselves, as readers do that reach the end of a block.
    @Test(arguments: [[200.0, 300, 200, 400], [300, 300, 200, 400, 200]])
    func `are all kept, and what stood there comes back when they are undone`(_ given: [Double]) async throws {
        let temporary = TemporaryStore()
        func give(_ values: [Double]) async throws {
            try await temporary.add { recorder in
                let type = try recorder.sink.number(
                    of: ImportedType(
                        identifier: "HKQuantityTypeIdentifierStepCount", unit: "count", aggregation: .cumulative))
                let source = try recorder.sink.number(of: Recorder.ring)
                for value in values {
                    let sample = ImportedSample(
                        type: type, source: source, start: Int64(unix("2026-05-01 06:00")), duration: 3600,
                        value: value)
                    try recorder.sink.add(correcting: [sample])
                }
            }
        }
        func stored() async throws -> [Double] {
            try await DatabaseQueue(path: temporary.path).read { db in
                try Double.fetchAll(db, sql: "SELECT value FROM sample ORDER BY value")
            }
        }
        try await give([100])
        try await give(given)
        #expect(try await stored() == [200, 300, 400])
        try await temporary.store.undo(batch: 2)
        #expect(try await stored() == [100])
        #expect(try await temporary.store.verify().differenceCount == 0)
        try await give([200, 300])
        try await give([200, 300])
        #expect(try await stored() == [200, 300], "a file that repeats both keeps both")
    }
}
