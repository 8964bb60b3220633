import HealthModel
import HealthQuery
import ImportKit
import Synchronization
import Testing

@testable import HealthStore

@Suite struct `The person's order of sources` {
    private func twoWatches(_ recorder: Recorder) throws {
        try recorder.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
        try recorder.sample("StepCount", 800, at: "2026-05-01 10:00", minutes: 60, from: Recorder.phone)
        try recorder.sample("StepCount", 50, at: "2026-05-01 12:00", minutes: 60, from: Recorder.ring)
        for minute in 0..<4 {
            try recorder.sample("HeartRate", 60, at: "2026-05-01 10:0\(minute)")
            try recorder.sample("HeartRate", 90, at: "2026-05-01 10:0\(minute)", from: Recorder.ring)
        }
    }

    @Test func `lets the first listed count where sources overlap`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.twoWatches($0) }
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 650)
        try await temporary.store.setOrder(metric: .steps, names: ["Phone"])
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 850)
        let order = try await temporary.store.sourceOrder(of: .steps)
        #expect(order.map(\.name) == ["Phone", "Watch", "Ring"])
        #expect(order.map(\.isListed) == [true, false, false])
        #expect(try await temporary.store.sourceOrder(of: .heartRate).map(\.name) == ["Watch", "Phone", "Ring"])
        try await temporary.store.setOrder(metric: .steps, names: [])
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 650)
    }

    @Test func `of one metric goes before that of all`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.twoWatches($0) }
        try await temporary.store.setOrder(metric: nil, names: ["Ring", "Phone"])
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 850)
        #expect(try await temporary.value(of: .heartRate, on: "2026-05-01") == 90)
        try await temporary.store.setOrder(metric: .heartRate, names: ["Watch"])
        #expect(try await temporary.value(of: .heartRate, on: "2026-05-01") == 60)
        #expect(
            try await temporary.store.sourceOrder(of: .heartRate).map(\.name) == ["Watch", "Ring", "Phone"])
    }

    @Test func `lets the statistics of a day be those of the first source that has data that day`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try self.twoWatches($0)
            try $0.sample("HeartRate", 80, at: "2026-05-02 10:00", from: Recorder.ring)
            try $0.sample("HeartRate", 70, at: "2026-05-01 11:00", from: Recorder.ring, typed: true)
        }
        // Four of the watch, which hold for eight minutes, and the one typed in, which holds for five.
        let mean = try #require(await temporary.value(of: .heartRate, on: "2026-05-01"))
        #expect(abs(mean - (60.0 * 480 + 70 * 300) / 780) < 1e-6)
        #expect(try await temporary.value(of: .heartRate, on: "2026-05-02") == 80)
        let shown = try await temporary.store.intradayValues(of: .heartRate, on: civil("2026-05-01"))
        #expect(shown.map(\.value) == [60, 60, 60, 60, 70])
    }

    @Test func `leaves what stands by time alone where nothing is listed`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("RestingHeartRate", 50, at: "2026-05-01 08:00", recorded: "2026-05-01 20:00")
            try $0.sample(
                "RestingHeartRate", 55, at: "2026-05-01 07:00", from: Recorder.ring, recorded: "2026-05-01 22:00")
        }
        #expect(try await temporary.value(of: .restingHeartRate, on: "2026-05-01") == 55)
        try await temporary.store.setOrder(metric: .restingHeartRate, names: ["Watch"])
        #expect(try await temporary.value(of: .restingHeartRate, on: "2026-05-01") == 50)
    }

    @Test func `lets a source that is left out count nowhere`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try self.twoWatches($0)
            try $0.sample("BodyMass", 80, at: "2026-05-01 06:00")
            try $0.sleep(.core, "2026-04-30 22:00", "2026-05-01 04:00")
            try $0.sleep(.core, "2026-04-30 22:00", "2026-05-01 05:00", by: Recorder.ring)
        }
        #expect(try await temporary.value(of: .sleep, on: "2026-05-01") == 360)
        let seen = Mutex<[Double]>([])
        try await temporary.store.setExcluded(name: "Watch", metric: nil) { share in seen.withLock { $0.append(share) }
        }
        #expect(seen.withLock { $0.last == 1 && $0 == $0.sorted() })
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 850)
        #expect(try await temporary.value(of: .heartRate, on: "2026-05-01") == 90)
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == nil)
        #expect(try await temporary.value(of: .sleep, on: "2026-05-01") == 420)
        #expect(try await temporary.store.verify().differences.isEmpty)
        // A later import does not bring it back.
        try await temporary.add { try $0.sample("StepCount", 1_000, at: "2026-05-01 10:00", minutes: 60) }
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 850)
        try await temporary.store.setExcluded(name: "Watch", metric: nil, isExcluded: false)
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == 80)
        #expect(try await temporary.value(of: .sleep, on: "2026-05-01") == 360)
    }

    @Test func `for sleep goes before stages, that for all after them`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sleep(.core, "2026-04-30 22:00", "2026-05-01 04:00")
            try $0.sleep(.asleepUnspecified, "2026-04-30 22:00", "2026-05-01 05:00", by: Recorder.ring)
        }
        try await temporary.store.setOrder(metric: nil, names: ["Ring"])
        #expect(try await temporary.value(of: .sleep, on: "2026-05-01") == 360)
        try await temporary.store.setOrder(metric: .sleepDeep, names: ["Ring"])
        #expect(try await temporary.value(of: .sleep, on: "2026-05-01") == 420)
    }

    @Test func `sets Apple's total aside where a source is left out`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("ActiveEnergyBurned", 300, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("ActiveEnergyBurned", 900, at: "2026-05-01 14:00", minutes: 60, from: Recorder.ring)
            try $0.sink.add(summary: ImportedActivitySummary(day: civil("2026-05-01"), activeEnergyKcal: 1190))
            try $0.sink.add(summary: ImportedActivitySummary(day: civil("2026-05-02"), activeEnergyKcal: 500))
        }
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-01") == 1190)
        try await temporary.store.setExcluded(name: "Ring", metric: .activeEnergy)
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-01") == 300)
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-02") == 500)
        try await temporary.store.setExcluded(name: "Ring", metric: .activeEnergy, isExcluded: false)
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-01") == 1190)
    }

    @Test func `stands beside what each source gave`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.twoWatches($0) }
        try await temporary.store.setExcluded(name: "Ring", metric: .steps)
        let sources = try await temporary.store.sources()
        #expect(sources.map(\.name) == ["Ring", "Watch", "Phone"])
        #expect(sources[0].samplesByMetric == [.steps: 1, .heartRate: 4])
        #expect(sources[0].excludedFrom == [.steps] && !sources[0].isExcluded)
        #expect(sources[1].devices == ["model:Watch"] && sources[1].kind == .watch)
        #expect(sources[1].days == civil("2026-05-01")...civil("2026-05-01"))
        try await temporary.add { try $0.sample("StepCount", 1, at: "2026-05-09 10:00", from: Recorder.phone) }
        let phone = try await temporary.store.sources().first { $0.name == "Phone" }
        #expect(phone?.samples == 2 && phone?.days?.upperBound == civil("2026-05-09"))
    }

    @Test func `each day has the source that its value comes from, and a change of device is one`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { recorder in
            for day in 10...29 {
                try recorder.sample(
                    "RestingHeartRate", 60, at: "2026-05-\(day) 10:00", from: day < 20 ? Recorder.watch : Recorder.ring)
            }
        }
        let days = civil("2026-05-01")...civil("2026-05-31")
        let found = try await temporary.store.sourceDays(of: .restingHeartRate, in: days)
        #expect(found.count == 20 && found.first?.day == civil("2026-05-10"))
        let changes = SourceChange.all(found)
        #expect(changes.map(\.day) == [civil("2026-05-20")] && changes.first?.source.name == "Ring")
        #expect(try await temporary.store.sourceDays(of: .vo2Max, in: days).isEmpty)
        let both = try await temporary.store.sourceDays(of: [.restingHeartRate, .vo2Max], in: days)
        #expect(both == [.restingHeartRate: found, .vo2Max: []])
    }

    /// A ring that is put on beside the watch, and gives the first value of the day from then on.
    private func ringFrom20May(_ temporary: TemporaryStore) async throws {
        try await temporary.add { recorder in
            for day in 10...29 {
                try recorder.sample("HeartRateVariabilitySDNN", 50, at: "2026-05-\(day) 06:00")
                try recorder.sample(
                    "HeartRateVariabilitySDNN", 70, at: "2026-05-\(day) 0\(day < 20 ? 7 : 5):00", from: Recorder.ring)
                try recorder.sample(
                    "RestingHeartRate", 60, at: "2026-05-\(day) 10:00", recorded: "2026-05-\(day) 10:00")
                try recorder.sample(
                    "RestingHeartRate", 55, at: "2026-05-\(day) 07:00", from: Recorder.ring,
                    recorded: "2026-05-\(day) \(day < 20 ? "08" : "22"):00")
            }
        }
    }

    @Test func `two devices side by side are no change where one of them goes before the other`() async throws {
        let temporary = TemporaryStore()
        try await ringFrom20May(temporary)
        let days = civil("2026-05-01")...civil("2026-05-31")
        let found = try await temporary.store.sourceDays(of: .heartRateVariability, in: days)
        #expect(found.count == 20 && Set(found.map(\.source.name)) == ["Watch"])
        // Of the resting pulse the one that was written last counts: from the 20th on the ring's.
        let pulse = try await temporary.store.sourceDays(of: .restingHeartRate, in: days)
        #expect(SourceChange.all(pulse).map(\.day) == [civil("2026-05-20")])
        #expect(try await temporary.value(of: .restingHeartRate, on: "2026-05-20") == 55)
        try await temporary.store.setOrder(metric: .heartRateVariability, names: ["Ring"])
        let preferred = try await temporary.store.sourceDays(of: .heartRateVariability, in: days)
        #expect(Set(preferred.map(\.source.name)) == ["Ring"])
    }

    @Test func `days on which both devices recorded are compared value by value`() async throws {
        let temporary = TemporaryStore()
        try await ringFrom20May(temporary)
        let days = civil("2026-05-01")...civil("2026-05-31")
        let pulse = try await temporary.store.sourceDays(of: .restingHeartRate, in: days)
        let change = try #require(SourceChange.all(pulse).first)
        #expect(change.pairs.map(\.day) == (10...29).map { civil("2026-05-\($0)") })
        #expect(change.pairs.allSatisfy { $0.before == 60 && $0.after == 55 })
        // Where the source does not change, nothing is compared.
        let variability = try await temporary.store.sourceDays(of: .heartRateVariability, in: days)
        #expect(variability.allSatisfy { $0.readings.isEmpty })
    }

    @Test func `nights that both devices saw are compared by what each of them alone saw`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { recorder in
            for day in 10...29 {
                let (from, to) = ("2026-05-\(day - 1) 21:00", "2026-05-\(day)")
                if day <= 20 { try recorder.sleep(.core, from, "\(to) 05:00") }
                if day >= 12 {
                    try recorder.sleep(.core, from, "\(to) 01:00", by: Recorder.ring)
                    try recorder.sleep(.awake, "\(to) 01:00", "\(to) 01:40", by: Recorder.ring)
                    try recorder.sleep(.rem, "\(to) 01:40", "\(to) 05:00", by: Recorder.ring)
                }
            }
        }
        let nights = try await temporary.store.sourceDays(
            of: .sleep, in: civil("2026-05-01")...civil("2026-05-31"))
        let change = try #require(SourceChange.all(nights).first)
        #expect(change.day == civil("2026-05-21") && change.pairs.count == 9)
        #expect(change.pairs.allSatisfy { $0.before == 480 && $0.after == 440 })
    }

    @Test func `a source that is left out is the device of no day`() async throws {
        let temporary = TemporaryStore()
        try await ringFrom20May(temporary)
        try await temporary.add {
            try $0.sample("RestingHeartRate", 52, at: "2026-05-30 07:00", from: Recorder.ring)
            try $0.sample("RestingHeartRate", 52, at: "2026-05-31 07:00", typed: true)
        }
        try await temporary.store.setExcluded(name: "Ring", metric: nil)
        let found = try await temporary.store.sourceDays(
            of: .restingHeartRate, in: civil("2026-05-01")...civil("2026-05-31"))
        #expect(found.count == 20 && Set(found.map(\.source.name)) == ["Watch"])
        #expect(found.allSatisfy { $0.readings.isEmpty })
    }
}
