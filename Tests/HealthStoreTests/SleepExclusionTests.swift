import HealthModel
import Testing

@testable import HealthStore

@Suite struct `A piece of sleep` {
    private func night(_ recorder: Recorder) throws {
        try recorder.sleep(.core, "2026-01-09 22:00", "2026-01-10 02:00")
        try recorder.sleep(.deep, "2026-01-10 02:00", "2026-01-10 04:00")
        try recorder.sleep(.core, "2026-01-10 04:00", "2026-01-10 09:00")
    }

    private func pieces(_ temporary: TemporaryStore) async throws -> [SleepPieceRecord] {
        try await temporary.store.nights(from: nil, limit: 1).records.first?.pieces ?? []
    }

    @Test func `taken out makes the night shorter, stays to be seen and can come back`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.night($0) }
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 11 * 60)
        let late = try #require(try await pieces(temporary).last).key
        try await temporary.store.exclude(late)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 6 * 60)
        #expect(try await temporary.store.excludedSleep(limit: 10).map(\.key) == [late])
        #expect(try await temporary.store.verify().differences.isEmpty)
        try await temporary.store.include(late)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 11 * 60)
        #expect(try await temporary.store.excludedSleep(limit: 10).isEmpty)
    }

    @Test func `is not brought back by another import, nor when it was gone meanwhile`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.night($0) }
        let late = try #require(try await pieces(temporary).last).key
        try await temporary.store.exclude(late)
        try await temporary.store.writingInBackground { db in
            try db.execute(sql: "DELETE FROM sleep_segment WHERE start = \(late.start)")
        }
        try await temporary.add { try self.night($0) }
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 6 * 60)
    }

    @Test func `is there to be put back when no night is left`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.night($0) }
        for piece in try await pieces(temporary) { try await temporary.store.exclude(piece.key) }
        #expect(try await temporary.store.nights(from: nil, limit: 1).records.isEmpty)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == nil)
        let out = try await temporary.store.excludedSleep(limit: 10)
        #expect(out.map(\.stage) == [.core, .deep, .core])
        for piece in out { try await temporary.store.include(piece.key) }
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 11 * 60)
    }

    @Test func `that is not there cannot be taken out`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.night($0) }
        await #expect(throws: HealthStoreError.failed(reason: "this piece of sleep is not there any more")) {
            try await temporary.store.exclude(SleepPieceKey(start: 1, source: 1, duration: 60, stage: .core))
        }
    }
}
