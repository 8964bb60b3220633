import GRDB
import HealthModel
import Testing

@testable import HealthStore

@Suite struct `Days of an earlier version` {
    private func filled() async throws -> TemporaryStore {
        let temporary = TemporaryStore()
        try await temporary.add { records in
            try records.sample("StepCount", 1200, at: "2026-05-01 10:00", minutes: 10)
            try records.sample("StepCount", 800, at: "2026-05-02 10:00", minutes: 10)
        }
        return temporary
    }

    @Test func `are those that other rules computed, and are computed anew`() async throws {
        let temporary = try await filled()
        #expect(try await !temporary.store.hasStaleDays())
        try await temporary.store.writingInBackground { db in
            try db.execute(sql: "UPDATE daily SET value = 7 WHERE metric = 'steps'")
            try StoredFact.set("0", for: .dayRules, db)
        }
        #expect(try await temporary.store.hasStaleDays())
        try await temporary.store.refreshDays()
        #expect(try await !temporary.store.hasStaleDays())
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 1200)
        #expect(try await temporary.store.verify().differenceCount == 0)
    }

    @Test func `are also those of a step of the schema, and of another home`() async throws {
        let temporary = try await filled()
        for zone in ["", "Asia/Tokyo"] {
            try await temporary.store.writingInBackground { db in try StoredFact.set(zone, for: .dayZone, db) }
            #expect(try await temporary.store.hasStaleDays())
            try await temporary.store.refreshDays()
            #expect(try await !temporary.store.hasStaleDays())
        }
    }

    @Test func `are those of a store in which rules had no number yet`() async throws {
        let temporary = try await filled()
        try await temporary.store.writingInBackground { db in
            try db.execute(sql: "DELETE FROM fact WHERE name = 'day_rules'")
        }
        #expect(try await temporary.store.hasStaleDays())
    }

    @Test func `a store without days has none`() async throws {
        #expect(try await !TemporaryStore().store.hasStaleDays())
    }
}
