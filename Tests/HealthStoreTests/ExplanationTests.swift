import GRDB
import HealthModel
import ImportKit
import TestSupport
import Testing

@testable import HealthStore

@Suite struct `The explanation of a number` {
    @Test func `tells what each source had and what of it counts`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("StepCount", 800, at: "2026-05-01 10:30", minutes: 60, from: Recorder.phone)
            try $0.sample("StepCount", 70, at: "2026-05-01 15:00", minutes: 60, from: Recorder.ring)
            try $0.sample("StepCount", 30, at: "2026-05-01 18:00", minutes: 5, from: Recorder.ring, typed: true)
        }
        try await temporary.store.setExcluded(name: "Ring", metric: nil)
        let found = try await temporary.store.explanation(of: .steps, on: civil("2026-05-01"))
        #expect(found.value == 1000 && found.fromSamples == 1000)
        #expect(found.parts.map(\.name) == ["Watch", "Phone", "Ring"])
        #expect(found.parts.map(\.rank) == [1, 2, nil])
        #expect(found.parts.map(\.raw) == [600, 800, 100])
        #expect(found.parts.map(\.counted) == [600, 400, 0])
        #expect(found.parts.map(\.isUsed) == [true, true, false])
        #expect(found.rawSum == 1400)
        #expect(found.zoneNames == ["Europe/Berlin"])
        #expect(found.end.timeIntervalSince(found.start) == 86_400)
    }

    @Test func `adds up to the value for every metric and day`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { recorder in
            var random = SeededGenerator(seed: 11)
            for _ in 0..<200 {
                let at = unix("2026-05-01 00:00") + Int.random(in: 0..<4 * 86_400, using: &random)
                try recorder.sample(
                    ["StepCount", "HKCategoryTypeIdentifierMindfulSession"][Int.random(in: 0...1, using: &random)],
                    Double.random(in: 1...99, using: &random), at: "\(HealthStoreTime.text(at))",
                    minutes: Double(Int.random(in: 0...90, using: &random)),
                    from: [Recorder.watch, Recorder.phone, Recorder.ring][Int.random(in: 0...2, using: &random)],
                    typed: Int.random(in: 0...9, using: &random) == 0)
            }
        }
        for metric in [MetricID.steps, .mindfulMinutes] {
            for day in 1...4 {
                let found = try await temporary.store.explanation(of: metric, on: civil("2026-05-0\(day)"))
                let sum = found.parts.reduce(0) { $0 + ($1.counted ?? 0) }
                #expect(abs(sum - (found.value ?? 0)) < 1e-6, "\(metric) \(day)")
            }
        }
    }

    @Test func `names the night and the sample that stands`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sleep(.core, "2026-04-30 22:00", "2026-05-01 05:00")
            try $0.sample("HeartRateVariabilitySDNN", 40, at: "2026-05-01 01:00")
            try $0.sample("HeartRateVariabilitySDNN", 60, at: "2026-05-01 02:00")
            try $0.sample("HeartRateVariabilitySDNN", 90, at: "2026-05-01 12:00")
            try $0.sample("BodyMass", 80, at: "2026-05-01 04:00")
            try $0.sample("BodyMass", 81, at: "2026-05-01 07:00")
        }
        let variability = try await temporary.store.explanation(of: .heartRateVariability, on: civil("2026-05-01"))
        #expect(variability.value == 50 && variability.parts.map(\.samples) == [2])
        #expect(variability.night?.sourceName == "Watch")
        let weight = try await temporary.store.explanation(of: .weight, on: civil("2026-05-01"))
        #expect(weight.value == 81)
        #expect(weight.chosenAt.map { Int($0.timeIntervalSince1970) } == unix("2026-05-01 07:00"))
        let sleep = try await temporary.store.explanation(of: .sleep, on: civil("2026-05-01"))
        #expect(sleep.value == 420 && sleep.parts.map(\.raw) == [420] && sleep.parts[0].isUsed)
        let nothing = try await temporary.store.explanation(of: .glucose, on: civil("2026-05-01"))
        #expect(nothing.value == nil && nothing.parts.isEmpty && !nothing.rule.isEmpty)
    }

    @Test func `says when Apple's total stands and when nothing is a true zero`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("ActiveEnergyBurned", 300, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("HKCategoryTypeIdentifierAppleStandHour", 1, at: "2026-05-01 10:00", minutes: 60)
            try $0.sink.add(summary: ImportedActivitySummary(day: civil("2026-05-01"), activeEnergyKcal: 310))
        }
        let energy = try await temporary.store.explanation(of: .activeEnergy, on: civil("2026-05-01"))
        #expect(energy.value == 310 && energy.fromSamples == 300 && energy.summary == .stands(310))
        let flights = try await temporary.store.explanation(of: .flights, on: civil("2026-05-01"))
        #expect(flights.value == 0 && flights.rule.contains("true zero"))
    }
}

enum HealthStoreTime {
    /// ISO 8601 in UTC.
    static func text(_ unix: Int) -> String {
        let (day, second) = (unix / 86_400, unix % 86_400)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(CivilDay(number: day).iso)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
    }
}

@Suite struct `Verifying` {
    @Test func `finds nothing in a store of imports, and what was tampered with`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for day in 1...9 {
                try $0.sample("StepCount", 100, at: "2026-05-0\(day) 10:00", minutes: 9)
                try $0.sample("HeartRate", 61.3, at: "2026-05-0\(day) 10:00")
                try $0.sleep(.core, "2026-05-0\(day) 22:00", "2026-05-0\(day) 23:59", zone: "Asia/Tokyo")
            }
            try $0.sleep(.core, "2026-05-11 22:00", "2026-05-12 05:00")
            try $0.sink.add(summary: ImportedActivitySummary(day: civil("2026-05-01"), exerciseMinutes: 31))
        }
        let sound = try await temporary.store.verify()
        #expect(sound.differences.isEmpty && sound.differenceCount == 0 && sound.rows > 20)
        try await temporary.store.writingInBackground { db in
            try db.execute(
                sql: """
                    UPDATE daily SET value = value + 1 WHERE metric = 'steps' AND day = 20574;
                    DELETE FROM daily WHERE metric = 'heart_rate_bpm' AND day = 20575;
                    INSERT INTO daily (metric, day, value, samples) VALUES ('vo2max', 20576, 44, 1);
                    UPDATE night SET asleep_s = asleep_s - 1;
                    UPDATE daily_count SET days = days + 1 WHERE metric = 'steps';
                    """)
        }
        let found = try await temporary.store.verify()
        #expect(
            found.differences == [
                .init(what: "heart_rate_bpm", day: CivilDay(number: 20575), kind: .missing),
                .init(what: "steps", day: CivilDay(number: 20574), kind: .different),
                .init(what: "vo2max", day: CivilDay(number: 20576), kind: .superfluous),
                .init(what: "steps", day: nil, kind: .different),
                .init(what: "night", day: civil("2026-05-12"), kind: .different),
            ])
        // It changes nothing itself.
        #expect(try await temporary.store.verify().differences == found.differences)
        try await temporary.store.refreshDays(all: true)
        #expect(try await temporary.store.verify().differences.isEmpty)
    }
}

@Suite struct `More recorded metrics` {
    @Test func `are in the units people use`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("BloodGlucose", 90.0779400000271, at: "2026-05-01 08:00")
            try $0.sample("BloodPressureSystolic", 120, at: "2026-05-01 08:00")
            try $0.sample("BloodPressureSystolic", 130, at: "2026-05-01 18:00")
            try $0.sample("DietaryCaffeine", 0.08, at: "2026-05-01 08:00")
            try $0.sample("DietaryCaffeine", 0.04, at: "2026-05-01 08:00", from: Recorder.ring)
            try $0.sample("NumberOfAlcoholicBeverages", 0, at: "2026-05-01 20:00")
            try $0.sample("HeartRateVariabilityRMSSD", 33, at: "2026-05-01 08:00")
        }
        #expect(try await temporary.value(of: .glucose, on: "2026-05-01") == 5)
        #expect(try await temporary.value(of: .systolicPressure, on: "2026-05-01") == 125)
        #expect(try await temporary.value(of: .caffeine, on: "2026-05-01") == 120)
        #expect(try await temporary.value(of: .alcohol, on: "2026-05-01") == 0)
        #expect(try await temporary.value(of: .heartRateVariabilityRMSSD, on: "2026-05-01") == 33)
        #expect(try await temporary.value(of: .heartRateVariability, on: "2026-05-01") == nil)
    }

    @Test func `compare a night's temperature with at least 14 of the 60 dates before`() async throws {
        let temporary = TemporaryStore()
        let first = civil("2026-03-01")
        @Sendable func night(_ recorder: Recorder, _ age: Int, _ value: Double) throws {
            // Ends at 05:00 in UTC of the date.
            let before = first.advanced(by: age - 1).iso
            try recorder.sample("AppleSleepingWristTemperature", value, at: "\(before) 21:00", minutes: 480)
        }
        try await temporary.add { for age in 0..<14 { try night($0, age, 35 + Double(age % 2)) } }
        #expect(try await temporary.value(of: .wristTemperature, on: first.advanced(by: 13).iso) == nil)
        try await temporary.add { try night($0, 14, 36.1) }
        #expect(try await temporary.value(of: .wristTemperature, on: first.advanced(by: 14).iso) == 0.6)
        let explanation = try await temporary.store.explanation(
            of: .wristTemperature, on: first.advanced(by: 14))
        #expect(explanation.baseline == 35.5 && explanation.parts.map(\.raw) == [36.1])
        // A night that comes later changes those after it.
        try await temporary.add { try night($0, -3, 20) }
        #expect(try await temporary.value(of: .wristTemperature, on: first.advanced(by: 14).iso) == 1.1)
        #expect(try await temporary.store.verify().differences.isEmpty)
    }
}
