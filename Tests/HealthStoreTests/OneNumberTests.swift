import HealthImport
import HealthModel
import HealthQuery
import SampleData
import Testing

@testable import HealthStore

/// One quantity, one value: what a report says is what the tools' rows say.
@Suite struct `A quantity` {
    private static let year = 365

    /// The sample year, with naps and a weight that was typed in pounds.
    private func sampleYear(endingOn last: CivilDay) async throws -> TemporaryStore {
        let temporary = TemporaryStore(now: "2026-06-01T12:00:00Z")
        let clock = try #require(DayClock(zoneName: "Europe/Berlin"))
        try await temporary.add { recorder in
            let evening = clock.start(of: last) + 21 * 3600
            try SampleYear(endingOn: last, clock: clock, now: evening).feed(into: recorder.sink)
            for offset in [3, 40, 41, 200] {
                let day = last.advanced(by: -offset).iso
                try recorder.sleep(.asleepUnspecified, "\(day) 13:00", "\(day) 13:50")
            }
            try recorder.sample("BodyMass", 165, at: "\(last.advanced(by: -5).iso) 07:00")
        }
        return temporary
    }

    @Test func `has one value in the report and in the rows of the tools`() async throws {
        let last = civil("2026-05-31")
        let store = try await sampleYear(endingOn: last).store
        for offset in stride(from: 0, to: Self.year - 20, by: 13) {
            let day = last.advanced(by: -offset)
            let snapshot = try await store.report(of: day).snapshot
            let nights = try await store.nights(in: day.advanced(by: -13)...day, upTo: day)
            let debt = NightFigures.debt(nights, upTo: day, need: try await store.person(on: day).sleepNeed)
            #expect(snapshot.sleep.debtMinutes == debt, "\(day.iso)")
            let consistency = snapshot.trends.sleepConsistencyScore
            #expect(snapshot.sleep.weeklyAverage.map { $0.consistencyPercent == consistency } ?? true, "\(day.iso)")
        }
    }
}
