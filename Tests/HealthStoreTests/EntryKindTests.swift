import Entries
import Foundation
import HealthModel
import HealthStore
import Testing

/// What is written down besides water, weight, meals, workouts and check-ins.
@Suite struct `An entry of the log` {
    private let temporary = TemporaryStore()
    private var store: HealthStore { temporary.store }
    private let at = Date(timeIntervalSince1970: Double(unix("2026-05-02T12:00:00Z")))

    private func id(_ entry: LogEntry) async throws -> LoggedEntry.ID {
        guard case .saved(let id) = try await store.log(entry) else { throw HealthStoreError.failed(reason: "twice") }
        return id
    }

    @Test(
        arguments: [
            (LogEntry.Measurement.bodyFat(percent: 18.5), [(MetricID.bodyFat, 18.5)]),
            (
                .bloodPressure(systolic: 128, diastolic: 82, pulse: nil),
                [(.systolicPressure, 128), (.diastolicPressure, 82)]
            ),
            (.glucose(millimolesPerLiter: 5.4, context: .fasting), [(.glucose, 5.4)]),
            (.bodyTemperature(celsius: 37.8), [(.bodyTemperature, 37.8)]),
            (.restingHeartRate(52), [(.restingHeartRate, 52)]),
        ] as [(LogEntry.Measurement, [(MetricID, Double)])])
    func `of a measurement is a value of its day until it is taken back`(
        measurement: LogEntry.Measurement, values: [(MetricID, Double)]
    ) async throws {
        let id = try await id(.measurement(measurement, at: at))
        for (metric, value) in values {
            let stored = try #require(try await temporary.value(of: metric, on: "2026-05-02"))
            #expect(abs(stored - value) < 1e-6)
        }
        try await store.undoEntry(id)
        for (metric, _) in values { #expect(try await temporary.value(of: metric, on: "2026-05-02") == nil) }
    }

    @Test func `of minutes of meditation counts them`() async throws {
        _ = try await id(.mindfulness(minutes: 10, start: at))
        _ = try await id(.mindfulness(minutes: 5, start: at + 3600))
        #expect(try await temporary.value(of: .mindfulMinutes, on: "2026-05-02") == 15)
    }

    @Test func `of a sleep is the night of the day it ended on until it is taken back`() async throws {
        let wake = Date(timeIntervalSince1970: Double(unix("2026-05-02T06:00:00Z")))
        let id = try await id(.sleep(from: wake - 7.5 * 3600, to: wake))
        #expect(try await temporary.value(of: .sleep, on: "2026-05-02") == 450)
        try await store.undoEntry(id)
        #expect(try await temporary.value(of: .sleep, on: "2026-05-02") == nil)
    }

    @Test func `of sets and tags is kept as it was said`() async throws {
        let sets = [StrengthSet("squat", repetitions: 5, load: .kilograms(100), effort: 8)]
        var tags = LogEntry.TagEntry(["headache"], day: try #require(CivilDay(iso: "2026-05-02")))
        tags.severity = 6
        for entry in [LogEntry.strength(sets, at: at), .tags(tags)] {
            let id = try await id(entry)
            #expect(try await store.entries(limit: 1).first?.entry == entry)
            try await store.undoEntry(id)
            #expect(try await store.entries(limit: 1).first?.undoneAt != nil)
        }
    }
}
