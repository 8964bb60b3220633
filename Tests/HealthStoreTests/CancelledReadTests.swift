import Foundation
import GRDB
import HealthModel
import Synchronization
import Testing

@testable import HealthStore

@Suite struct `A read that is cancelled` {
    private let temporary = TemporaryStore()

    /// Cancelled without a suspension between: reads that wait may hold all threads that a suspension would end on.
    @Test func `ends no read that it waits for`() async throws {
        let store = temporary.store
        let isReading = Atomic(false)
        async let count = store.asking { db in
            isReading.store(true, ordering: .releasing)
            // A statement of some tenths of a second.
            return try Int.fetchOne(
                db,
                sql: """
                    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT 2000000)
                    SELECT count(*) FROM number
                    """)
        }
        while !isReading.load(ordering: .acquiring) { try await Task.sleep(for: .milliseconds(1)) }
        let waiting = await MainActor.run {
            let waiting = Task.detached { try? await store.asking { _ in } }
            Thread.sleep(forTimeInterval: 0.05)
            waiting.cancel()
            return waiting
        }
        #expect(try await count == 2_000_000)
        await waiting.value
    }
}
