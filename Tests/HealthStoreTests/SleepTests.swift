import HealthModel
import HealthQuery
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `A night` {
    /// The worked example of overlapping samples: in bed 22:30 to 07:00, staged by the watch, guessed by the phone.
    private func example(_ temporary: TemporaryStore) async throws {
        try await temporary.add {
            try $0.sleep(.inBed, "2026-01-09 21:30", "2026-01-10 06:00", by: Recorder.phone)
            try $0.sleep(.core, "2026-01-09 21:50", "2026-01-10 01:00")
            try $0.sleep(.awake, "2026-01-10 01:00", "2026-01-10 01:20")
            try $0.sleep(.deep, "2026-01-10 01:20", "2026-01-10 02:30")
            try $0.sleep(.rem, "2026-01-10 02:30", "2026-01-10 03:30")
            try $0.sleep(.core, "2026-01-10 03:30", "2026-01-10 05:45")
            try $0.sleep(.asleepUnspecified, "2026-01-09 22:00", "2026-01-10 05:30", by: Recorder.phone)
        }
    }

    @Test func `is 455 minutes of 510 in bed, not the sum of all samples`() async throws {
        let temporary = TemporaryStore()
        try await example(temporary)
        let sleep = try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep
        let night = try #require(sleep.lastNight)
        #expect(night.asleepMinutes == 455)
        #expect(night.inBedMinutes == 510)
        #expect(abs((night.efficiencyPercent ?? 0) - 89.2) < 0.05)
        #expect(night.sourceName == "Watch")
        #expect(night.coreMinutes == 325)
        #expect(night.deepMinutes == 70)
        #expect(night.remMinutes == 60)
        #expect(night.awakeMinutes == 20)
        #expect(night.latencyMinutes == 20)
        #expect(night.wakeAfterOnsetMinutes == 20)
        #expect(night.segments.map(\.stage) == [.core, .awake, .deep, .rem, .core])
        #expect(night.bedtimeOffset == 3600)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 455)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-09") == nil)
    }

    @Test(arguments: [("2026-03-28", "2026-03-29", 60), ("2025-10-25", "2025-10-26", -60)])
    func `in which the clock is set knows when, and its samples when they were`(
        _ evening: String, _ day: String, _ minutes: Int
    ) async throws {
        let temporary = TemporaryStore()
        try await temporary.add { recorder in
            try recorder.sleep(.core, "\(evening) 21:30", "\(day) 05:30")
            for hour in 0..<5 { try recorder.sample("HeartRate", 50 + Double(hour), at: "\(day) 0\(hour):10") }
        }
        let night = try #require(try await temporary.store.report(of: civil(day)).snapshot.sleep.lastNight)
        #expect(night.wakeOffset - night.bedtimeOffset == minutes * 60)
        #expect(night.clockChangeAt?.timeIntervalSince1970 == Double(unix("\(day) 01:00")))
        let pulse = try await temporary.store.intradayValues(of: .heartRate, on: civil(day))
        #expect(pulse.map(\.instant) == (0..<5).map { unix("\(day) 00:10") + $0 * 3600 })
    }

    @Test func `in which the clock is not set knows of none`() async throws {
        let temporary = TemporaryStore()
        try await example(temporary)
        let night = try #require(
            try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep.lastNight)
        #expect(night.clockChangeAt == nil)
    }

    @Test func `is no shorter than its stages, also where somebody lies awake before and after it`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sleep(.awake, "2026-01-09 21:40", "2026-01-09 21:50")
            try $0.sleep(.core, "2026-01-09 21:50", "2026-01-10 01:00")
            try $0.sleep(.awake, "2026-01-10 01:00", "2026-01-10 01:20")
            try $0.sleep(.deep, "2026-01-10 01:20", "2026-01-10 05:00")
            try $0.sleep(.awake, "2026-01-10 05:00", "2026-01-10 05:30")
        }
        let sleep = try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep
        let night = try #require(sleep.lastNight)
        #expect(night.awakeMinutes == 20 && night.asleepMinutes == 410 && night.inBedMinutes == 430)
    }

    @Test func `that is told twice by one source, as pieces and as totals, is that of the pieces`() async throws {
        let temporary = TemporaryStore()
        try await example(temporary)
        let before = try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep.lastNight
        let totals = ImportedSource(name: "Watch", device: ImportedSource.totalsDevice, sourceClass: .watch)
        try await temporary.add {
            try $0.sleep(.deep, "2026-01-09 21:50", "2026-01-09 23:00", by: totals)
            try $0.sleep(.core, "2026-01-09 23:00", "2026-01-10 04:25", by: totals)
            try $0.sleep(.awake, "2026-01-10 04:25", "2026-01-10 04:45", by: totals)
            try $0.sleep(.rem, "2026-01-10 04:45", "2026-01-10 05:45", by: totals)
            // A night of which nothing but totals is known.
            try $0.sleep(.deep, "2026-01-10 22:00", "2026-01-10 23:00", by: totals)
            try $0.sleep(.core, "2026-01-10 23:00", "2026-01-11 05:00", by: totals)
        }
        #expect(try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep.lastNight == before)
        #expect(try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep.naps.isEmpty)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-11") == 420)
        #expect(try await temporary.store.verify().differences.isEmpty)
    }

    @Test func `has stages that are together no longer than its sleep, however its pieces overlap`() {
        let sources = [
            1: SleepSource(sourceClass: .watch, rank: 1, ownPlace: .max, generalPlace: .max),
            2: SleepSource(sourceClass: .other, rank: 2, ownPlace: .max, generalPlace: .max),
        ]
        var state: UInt64 = 7
        func drawn(_ most: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(most))
        }
        for _ in 0..<500 {
            let pieces = (0..<2 + drawn(30)).map { _ in
                let start = drawn(30_000)
                return StoredSleep(
                    start: start, end: start + 60 + drawn(9_000), stage: SleepStage.allCases[drawn(6)],
                    source: 1 + drawn(2))
            }.sorted { $0.start < $1.start }
            for night in SleepEpisode.all(in: pieces, sources: sources) {
                #expect((night.rem ?? 0) + (night.core ?? 0) + (night.deep ?? 0) <= night.asleepSeconds)
                #expect(night.asleepSeconds <= night.wake - night.bed && night.asleepSeconds <= night.inBedSeconds)
            }
        }
    }

    @Test func `without time in bed is in bed for its span and has no efficiency, in every room`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try $0.sleep(.asleepUnspecified, "2026-01-09 23:00", "2026-01-10 06:00") }
        let day = civil("2026-01-10")
        let snapshot = try await temporary.store.report(of: day).snapshot
        let night = try #require(snapshot.sleep.lastNight)
        #expect(night.asleepMinutes == 420 && night.inBedMinutes == 420)
        #expect(night.efficiencyPercent == nil && night.latencyMinutes == nil)
        #expect(night.remMinutes == nil)
        #expect(SnapshotText.text(of: snapshot).contains("7 h 00  (first to last sleep)"))
        #expect(SnapshotJSON.text(of: snapshot, layout: .indented).contains("\"time_in_bed_min\": 420"))
        let fields: Set<DayField> = [.timeInBed, .sleepEfficiency, .latency]
        let columns = try await temporary.store.days(fields, upTo: day)
        #expect(columns.numbers[.timeInBed]?.last == .some(420))
        #expect(columns.numbers[.sleepEfficiency]?.last == .some(nil))
        #expect(columns.numbers[.latency]?.last == .some(nil))
        #expect(try await temporary.value(of: .timeInBed, on: "2026-01-10") == 420)
        #expect(try await temporary.value(of: .sleepEfficiency, on: "2026-01-10") == nil)
    }

    @Test func `belongs to the day of waking where the person woke`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            // 22:00 to 06:00 in Los Angeles, when it is already afternoon at home.
            try $0.sleep(.core, "2026-01-10 06:00", "2026-01-10 14:00", zone: "America/Los_Angeles")
            // 18:00 to 01:30 in Tokyo of the 12th, still the 11th at home.
            try $0.sleep(.core, "2026-01-11 09:00", "2026-01-11 16:30", zone: "Asia/Tokyo")
        }
        let night = try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep.lastNight
        #expect(night?.wakeOffset == -8 * 3600)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-11") == nil)
        #expect(try await temporary.value(of: .sleep, on: "2026-01-12") == 450)
    }

    @Test func `under three hours is a nap`() async throws {
        let temporary = TemporaryStore()
        try await example(temporary)
        try await temporary.add { try $0.sleep(.asleepUnspecified, "2026-01-10 13:00", "2026-01-10 13:30") }
        try await temporary.add { try $0.sleep(.asleepUnspecified, "2026-01-11 13:00", "2026-01-11 15:30") }
        #expect(try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep.lastNight?.napMinutes == 30)
        let onlyNaps = try await temporary.store.report(of: civil("2026-01-11")).snapshot.sleep
        #expect(onlyNaps.lastNight == nil)
        #expect(onlyNaps.naps.map(\.asleepMinutes) == [150])
        #expect(onlyNaps.napMinutes == 150 && onlyNaps.totalMinutes == 150)
        let both = try await temporary.store.report(of: civil("2026-01-10")).snapshot.sleep
        #expect(both.napMinutes == 30 && both.totalMinutes == 485)
        let none = try await temporary.store.report(of: civil("2026-01-12")).snapshot.sleep
        #expect(none.napMinutes == nil && none.totalMinutes == nil)
    }

    @Test func `grows when its missing part comes later`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try $0.sleep(.core, "2026-01-09 22:00", "2026-01-10 02:00") }
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 240)
        try await temporary.add { try $0.sleep(.core, "2026-01-10 02:30", "2026-01-10 06:00") }
        #expect(try await temporary.value(of: .sleep, on: "2026-01-10") == 450)
    }

    @Test func `over a clock change is as long as it was`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try $0.sleep(.core, "2026-03-28 22:00", "2026-03-29 05:00") }
        let night = try await temporary.store.report(of: civil("2026-03-29")).snapshot.sleep.lastNight
        #expect(night?.asleepMinutes == 420)
        #expect(night?.bedtimeOffset == 3600)
        #expect(night?.wakeOffset == 7200)
    }
}

@Suite struct `A discrete day` {
    @Test func `takes the resting heart rate written last`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample(
                "RestingHeartRate", 58, at: "2026-05-01 06:00", minutes: 600, recorded: "2026-05-01 20:00")
            try $0.sample(
                "RestingHeartRate", 61, at: "2026-05-01 08:00", minutes: 60, recorded: "2026-05-01 10:00")
        }
        #expect(try await temporary.value(of: .restingHeartRate, on: "2026-05-01") == 58)
    }

    @Test func `takes the median of the night, from before midnight too`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sleep(.core, "2026-04-30 20:00", "2026-05-01 05:00")
            try $0.sample("HeartRateVariabilitySDNN", 40, at: "2026-04-30 21:00")
            try $0.sample("HeartRateVariabilitySDNN", 50, at: "2026-05-01 01:00")
            try $0.sample("HeartRateVariabilitySDNN", 60, at: "2026-05-01 04:00")
            try $0.sample("HeartRateVariabilitySDNN", 20, at: "2026-05-01 12:00")
            try $0.sample("HeartRateVariabilitySDNN", 30, at: "2026-05-02 12:00")
        }
        #expect(try await temporary.value(of: .heartRateVariability, on: "2026-05-01") == 50)
        #expect(try await temporary.value(of: .heartRateVariability, on: "2026-05-02") == 30)
    }

    @Test func `is chosen anew when the night is imported later`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("OxygenSaturation", 0.95, at: "2026-05-01 01:00")
            try $0.sample("OxygenSaturation", 0.99, at: "2026-05-01 12:00")
        }
        #expect(try await temporary.value(of: .bloodOxygen, on: "2026-05-01") == 97)
        try await temporary.add { try $0.sleep(.core, "2026-04-30 22:00", "2026-05-01 05:00") }
        #expect(try await temporary.value(of: .bloodOxygen, on: "2026-05-01") == 95)
    }

    @Test func `takes the weight after getting up and the body fat beside it`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sleep(.core, "2026-04-30 23:00", "2026-05-01 05:00")
            try $0.sample("BodyMass", 80, at: "2026-04-30 22:30")
            try $0.sample("BodyMass", 79, at: "2026-05-01 05:30")
            try $0.sample("BodyMass", 81, at: "2026-05-01 18:00")
            try $0.sample("BodyFatPercentage", 0.19, at: "2026-05-01 05:31")
            try $0.sample("BodyFatPercentage", 0.21, at: "2026-05-01 18:00")
        }
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == 79)
        #expect(try await temporary.value(of: .bodyFat, on: "2026-05-01") == 19)
    }

    @Test func `of heart rate has mean, smallest and largest`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for (minute, rate) in [60.0, 90, 120].enumerated() {
                try $0.sample("HeartRate", rate, at: "2026-05-01 10:0\(minute)")
            }
        }
        let day = civil("2026-05-01")
        // Two of them hold for a minute, the last one for five.
        let value = try #require(await temporary.store.dailyValues(of: .heartRate, in: day...day).first)
        #expect(abs(value.value - (60.0 + 90 + 5 * 120) / 7) < 1e-6 && value.minimum == 60 && value.maximum == 120)
        #expect(
            try await temporary.store.intradayValues(of: .heartRate, on: day).map(\.minuteOfDay) == [720, 721, 722])
        #expect(
            try await temporary.store.intradayValues(of: .heartRate, on: day).map(\.instant)
                == [0, 60, 120].map { unix("2026-05-01 10:00") + $0 })
    }
}
