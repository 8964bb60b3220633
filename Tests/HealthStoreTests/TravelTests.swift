import Entries
import Foundation
import GRDB
import HealthModel
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `Travels` {
    /// Two stamped nights in Tokyo, 10 to 12 May.
    private func tokyo(_ recorder: Recorder) throws {
        try recorder.sleep(.core, "2026-05-10 14:00", "2026-05-10 21:00", zone: "Asia/Tokyo")
        try recorder.sleep(.core, "2026-05-12 14:00", "2026-05-12 21:00", zone: "Asia/Tokyo")
    }

    @Test func `put samples on the days of the zone there`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try self.tokyo($0)
            // 01:00 of the 12th in Tokyo, 18:00 of the 11th in Berlin.
            try $0.sample("StepCount", 500, at: "2026-05-11 16:00", minutes: 10)
            try $0.sample("StepCount", 70, at: "2026-05-14 16:00", minutes: 10)
        }
        #expect(try await temporary.value(of: .steps, on: "2026-05-12") == 500)
        #expect(try await temporary.value(of: .steps, on: "2026-05-11") == nil)
        #expect(try await temporary.value(of: .steps, on: "2026-05-14") == 70)
        let hours = try await temporary.store.intradayValues(of: .steps, on: civil("2026-05-12"))
        #expect(hours[1].value == 500)
    }

    @Test func `that a later import tells of move what was there`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("StepCount", 500, at: "2026-05-11 16:00", minutes: 10)
            try $0.sample("HeartRate", 60, at: "2026-05-11 16:00")
            try $0.sample("BodyMass", 80, at: "2026-05-11 16:00")
            let source = try $0.sink.number(of: Recorder.watch)
            try $0.sink.add(
                workout: ImportedWorkout(
                    source: source, activity: "Running", start: Int64(unix("2026-05-11 16:00")),
                    end: Int64(unix("2026-05-11 16:30")), durationSeconds: 1800))
        }
        #expect(try await temporary.value(of: .steps, on: "2026-05-11") == 500)
        try await temporary.add { try self.tokyo($0) }
        for metric in [MetricID.steps, .heartRate, .weight] {
            #expect(try await temporary.value(of: metric, on: "2026-05-12") != nil, "\(metric)")
            #expect(try await temporary.value(of: metric, on: "2026-05-11") == nil, "\(metric)")
        }
        #expect(try await temporary.store.report(of: civil("2026-05-12")).snapshot.app.workouts.count == 1)
        #expect(try await temporary.store.report(of: civil("2026-05-11")).snapshot.app.workouts.isEmpty)
        #expect(try await temporary.store.report(of: civil("2026-05-12")).snapshot.sleep.lastNight == nil)
        #expect(try await temporary.store.report(of: civil("2026-05-13")).snapshot.sleep.lastNight != nil)
    }

    @Test func `end where home is seen again`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try self.tokyo($0)
            try $0.sleep(.core, "2026-05-11 01:00", "2026-05-11 05:00", zone: "Europe/Berlin")
            try $0.sample("StepCount", 500, at: "2026-05-11 16:00", minutes: 10)
        }
        #expect(try await temporary.value(of: .steps, on: "2026-05-11") == 500)
    }

    @Test func `over the date line lose nothing`() async throws {
        let temporary = TemporaryStore(home: "Asia/Tokyo")
        try await temporary.add {
            // Back in time by 16 hours on 5 May, and forward again on the 15th.
            try $0.sleep(.core, "2026-05-05 06:00", "2026-05-05 13:00", zone: "America/Los_Angeles")
            try $0.sleep(.core, "2026-05-15 06:00", "2026-05-15 13:00", zone: "America/Los_Angeles")
            let type = try $0.sink.number(
                of: ImportedType(
                    identifier: "HKQuantityTypeIdentifierBasalEnergyBurned", unit: "", aggregation: .cumulative))
            let source = try $0.sink.number(of: Recorder.watch)
            try $0.sink.add(
                samples: (0..<20 * 24).map { hour in
                    ImportedSample(
                        type: type, source: source, start: Int64(unix("2026-05-01 00:00") + hour * 3600),
                        duration: 3600, value: 70)
                })
        }
        let values = try await temporary.store.dailyValues(
            of: .basalEnergy, in: civil("2026-04-01")...civil("2026-06-01"))
        #expect(values.reduce(0) { $0 + $1.value } == 33_600.0)
        #expect(values.first { $0.day.iso == "2026-05-05" }?.value == 2_800.0)
        #expect(values.first { $0.day.iso == "2026-05-15" }?.value == 560.0)
    }

    @Test func `give entries one time, in the log as in the report`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.tokyo($0) }
        let now = Date(timeIntervalSince1970: Double(unix("2026-05-20 12:00")))
        let clock = EntryClock(now: now, home: try await temporary.store.homeTime())
        let breakfast = try #require(clock.instant(of: civil("2026-05-12"), minute: 7 * 60 + 30))
        #expect(breakfast == Date(timeIntervalSince1970: Double(unix("2026-05-11 22:30"))))
        _ = try await temporary.store.log(.meal(LogEntry.Meal(name: "Rice"), at: breakfast))
        let snapshot = try await temporary.store.report(of: civil("2026-05-12")).snapshot
        #expect(snapshot.app.lastMealAt == breakfast)
        #expect(snapshot.offset(at: breakfast) == 9 * 3600 && clock.offset(at: breakfast) == 9 * 3600)
        #expect(clock.local(breakfast) == (civil("2026-05-12"), 7 * 60 + 30))
    }

    @Test func `change the clock within the day of the journey`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.tokyo($0) }
        // Tokyo is first seen on 10 May at 14:00 UTC.
        let snapshot = try await temporary.store.report(of: civil("2026-05-10")).snapshot
        let moments = ["2026-05-10 13:00", "2026-05-10 14:30"].map { Date(timeIntervalSince1970: Double(unix($0))) }
        #expect(moments.map { snapshot.offset(at: $0) / 3600 } == [2, 9])
        let hidden = snapshot.limited(to: [.workouts])
        #expect(moments.map { hidden.offset(at: $0) / 3600 } == [2, 9])
        #expect(hidden.clock?.zoneName.hasPrefix("GMT") == true && hidden.clock?.trips.isEmpty == true)
    }

    @Test func `are kept so that a report asks for one row`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.tokyo($0) }
        let text = try await temporary.store.reading { db in try StoredFact.value(of: .dayTrips, db) }
        #expect(text == "\(unix("2026-05-10 14:00")) \(unix("2026-05-12 21:00")) Asia/Tokyo")
        #expect(HomeTime.decoded(text ?? "") == HomeTime.decoded((text ?? "") + "\nnonsense\n5 4 Asia/Tokyo"))
    }
}
