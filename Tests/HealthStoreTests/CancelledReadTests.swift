import HealthModel
import HealthQuery
import Testing

@testable import HealthStore

@Suite struct `A read that is cancelled` {
    private let temporary = TemporaryStore()
    private let today = civil("2026-03-10")

    @Test func `ends no other read`() async throws {
        try await temporary.add { day in
            for date in 1...9 { try day.sample("BodyMass", 80 + Double(date), at: "2026-03-0\(date) 06:00") }
        }
        let (store, today) = (temporary.store, today)
        for round in 0..<1_000 {
            let cancelled = Task.detached { try? await store.days([.weight, .steps, .sleep], upTo: today) }
            try await Task.sleep(for: .microseconds(round % 600))
            let other = Task.detached { try await store.days([.weight, .steps, .sleep], upTo: today) }
            cancelled.cancel()
            #expect(try await other.value.numbers[.weight]?.isEmpty == false, "round \(round)")
            _ = await cancelled.value
        }
    }
}
