import Entries
import Foundation
import HealthModel
import HealthQuery
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `Columns of days` {
    private let temporary = TemporaryStore()
    private let today = civil("2026-03-10")

    private func number(_ field: DayField, on day: String) async throws -> Double? {
        let columns = try await temporary.store.days([field], upTo: today)
        guard let first = columns.first, let values = columns.numbers[field] else { return nil }
        return values[civil(day) - first]
    }

    @Test func `tell how far their samples reach, and when first`() async throws {
        try await temporary.add {
            for (value, time) in [
                (52.0, "2026-03-07 03:00"), (171, "2026-03-07 18:00"), (48, "2026-03-08 04:00"),
                (120, "2026-03-08 12:00"),
                (171, "2026-03-09 09:00"), (190, "2026-03-10 09:00"),
            ] {
                try $0.sample("HeartRate", value, at: time, unit: "count/min")
            }
        }
        let days = civil("2026-03-07")...civil("2026-03-09")
        let expected = SampleExtremes(
            lowest: 48, on: civil("2026-03-08"), highest: 171, on: civil("2026-03-07"))
        #expect(try await temporary.store.sampleExtremes(of: .heartRate, in: days) == expected)
        let before = civil("2026-02-01")...civil("2026-02-28")
        #expect(try await temporary.store.sampleExtremes(of: .heartRate, in: before) == nil)
    }

    @Test func `are what charts are drawn from, whatever they are made of`() async throws {
        try await temporary.add {
            try $0.sample("BodyMass", 81, at: "2026-03-09 06:00")
            try $0.sample("DistanceCycling", 12_500, at: "2026-03-09 08:00", minutes: 40, unit: "m")
            try $0.sample("BodyTemperature", 38.4, at: "2026-03-09 07:00", unit: "degC")
            try $0.sample("Height", 1.8, at: "2026-03-01 07:00", unit: "m")
            try $0.sleep(.core, "2026-03-08 23:50", "2026-03-09 06:10")
        }
        let store = temporary.store
        try await store.setCheckIn(CheckIn(mood: 4), of: civil("2026-03-09"))
        let days = civil("2026-03-01")...today
        func charted(_ metric: MetricID) async throws -> [Double] {
            try await store.dailyValues(of: metric, in: days).filter { $0.day == civil("2026-03-09") }.map(\.value)
        }
        let expected: [MetricID: Double] = [
            .cyclingDistance: 12.5, .bodyTemperature: 38.4, .bodyMassIndex: 25, .mood: 4, .bedTime: 50,
            .sleepTotal: 380, .workouts: 0,
        ]
        for (metric, value) in expected {
            #expect(try await charted(metric) == [value], "\(metric)")
            #expect(try await number(metric, on: "2026-03-09") == value, "\(metric)")
        }
        #expect(try await store.dailyValues(of: .sleepSource, in: days).isEmpty)
        #expect(try await charted(.stress).isEmpty)
    }

    @Test func `take a device before a table of values, and the table where no device knows of the day`() async throws {
        try await temporary.add {
            try $0.sample("StepCount", 4000, at: "2026-03-01 10:00", minutes: 30, unit: "count")
            try $0.sample("BodyMass", 70, at: "2026-03-01 06:00", from: Recorder.ring)
            try $0.sample("DietaryWater", 250, at: "2026-03-01 06:00", from: Recorder.phone, typed: true)
        }
        try await temporary.take(
            """
            date,metric,value
            2026-03-01,steps,9000
            2026-03-02,steps,9100
            2026-03-01,weight_kg,71
            2026-03-02,weight_kg,72
            2026-03-01,water_ml,1000
            2026-03-01,water_ml,500
            """, as: "values.csv")
        #expect(try await number(.steps, on: "2026-03-01") == 4000)
        #expect(try await number(.steps, on: "2026-03-02") == 9100)
        #expect(try await number(.weight, on: "2026-03-01") == 70)
        #expect(try await number(.weight, on: "2026-03-02") == 72)
        #expect(try await number(.water, on: "2026-03-01") == 1750)
    }

    @Test func `put check-ins of several files together, and the changed value in place of the old one`() async throws {
        try await temporary.take("date,metric,value\n2026-03-01,mood_1to5,4\n", as: "mood.csv")
        try await temporary.take("date,metric,value\n2026-03-01,energy_1to5,2\n", as: "energy.csv")
        #expect(try await number(.mood, on: "2026-03-01") == 4)
        #expect(try await number(.energy, on: "2026-03-01") == 2)
        try await temporary.take(
            "date,metric,value\n2026-03-01,mood_1to5,5\n2026-03-01,energy_1to5,2\n", as: "mood.csv")
        #expect(try await number(.mood, on: "2026-03-01") == 5)
    }

    @Test func `count awake minutes of a night without stages and sleep in its zone`() async throws {
        try await temporary.add {
            try $0.sleep(
                .asleepUnspecified, "2026-03-01 14:00", "2026-03-01 21:00", by: Recorder.ring, zone: "Asia/Tokyo")
        }
        let columns = try await temporary.store.days([.awake, .zone, .bedTime, .deep, .sleepSource], upTo: today)
        #expect(columns.numbers[.awake]?[0] == 0)
        #expect(columns.numbers[.deep]?[0] == .some(nil))
        #expect(columns.texts[.zone]?[0] == "Asia/Tokyo")
        #expect(columns.texts[.zone]?[1] == "Europe/Berlin")
        #expect(columns.texts[.sleepSource]?[0] == "Ring")
        #expect(columns.numbers[.bedTime]?[0] == 1380)
        #expect(columns.first == civil("2026-03-02"))
    }

    @Test func `keep how often a piece of sleep stood in one file, not in how many files`() async throws {
        for _ in 0..<2 {
            try await temporary.add { recorder in
                for _ in 0..<3 { try recorder.sleep(.core, "2026-03-01 22:00", "2026-03-02 05:00") }
                try recorder.sleep(.deep, "2026-03-02 05:00", "2026-03-02 05:30")
            }
        }
        let day = civil("2026-03-02")
        let night = try #require(try await temporary.store.nights(in: day...day, upTo: today).first)
        #expect(night.duplicates == 2)
        #expect(night.asleep == 450)
        #expect(night.naiveAsleepSum == 3 * 420 + 30)
    }

    @Test func `have naps of a date without a main sleep`() async throws {
        try await temporary.add { try $0.sleep(.core, "2026-03-02 12:00", "2026-03-02 12:40") }
        let day = civil("2026-03-02")
        #expect(try await number(.naps, on: "2026-03-02") == 1)
        #expect(try await number(.sleepTotal, on: "2026-03-02") == 40)
        #expect(try await number(.sleep, on: "2026-03-02") == nil)
        #expect(try await temporary.store.nights(in: day...day, upTo: today).isEmpty)
        #expect(try await temporary.store.loneNaps(in: day...day, upTo: today).map(\.asleep) == [40])
    }

    @Test func `name apps without what a name may hide`() {
        #expect(SourceLabels.plain("Sø\u{202E}vn™\u{A0}睡眠 <b>\n") == "Søvn 睡眠 b")
        #expect(SourceLabels.plain(String(repeating: "a", count: 60)).count == 40)
        #expect(SourceLabels.plain("🏃") == "Unknown")
    }
}

@Suite struct `Workouts of the tools` {
    private let temporary = TemporaryStore()
    private let today = civil("2026-03-10")

    private static func workout(
        _ recorder: Recorder, _ activity: String, _ start: String, minutes: Int, by source: ImportedSource,
        _ change: (inout ImportedWorkout) -> Void = { _ in }
    ) throws {
        let from = Int64(unix(start))
        var workout = ImportedWorkout(
            source: try recorder.sink.number(of: source), activity: activity, start: from,
            end: from + Int64(minutes * 60), durationSeconds: Double(minutes * 60))
        change(&workout)
        try recorder.sink.add(workout: workout)
    }

    @Test func `are one where two sources saw the same, each filling in what the other lacks`() async throws {
        try await temporary.add { recorder in
            try Self.workout(recorder, "Running", "2026-03-02 10:00", minutes: 40, by: Recorder.watch) {
                $0.energyKcal = 400
            }
            try Self.workout(recorder, "Running", "2026-03-02 10:02", minutes: 30, by: Recorder.ring) {
                ($0.distanceMeters, $0.energyKcal, $0.isIndoor) = (6000, 300, false)
            }
            try Self.workout(recorder, "Walking", "2026-03-02 10:05", minutes: 30, by: Recorder.ring)
            try Self.workout(
                recorder, "TraditionalStrengthTraining", "2026-03-01 10:00", minutes: 30, by: Recorder.watch)
            try Self.workout(recorder, "TableTennis", "2026-03-03 10:00", minutes: 30, by: Recorder.watch)
        }
        let workouts = try await temporary.store.workouts(upTo: today)
        #expect(workouts.map(\.type) == ["Strength", "Running", "Walking", "Table Tennis"])
        #expect(workouts.map(\.id) == [1, 2, 3, 4])
        #expect(workouts[1].activeEnergy == 400)
        #expect(workouts[1].distance == 6)
        #expect(workouts[1].isIndoor == false)
        #expect(workouts[1].zoneMinutes == nil)
    }

    @Test func `have the minutes in each zone of the samples of their own source, by the age on the date`() async throws
    {
        temporary.store.apply(.init(homeZoneName: "Europe/Berlin", person: .init(birthDate: civil("1986-03-03"))))
        try await temporary.add { recorder in
            try Self.workout(recorder, "Running", "2026-03-02 10:00", minutes: 10, by: Recorder.watch)
            // 40 on the next day: here 39, a maximum of 180.7, whose zones begin at 90.35, 108.42, 126.49, 144.56, 162.63.
            for (minute, rate) in [(0, 90), (1, 91), (2, 109), (3, 126.49), (4, 163), (9, 145)] {
                try recorder.sample("HeartRate", rate, at: "2026-03-02 10:0\(minute)")
            }
            try recorder.sample("HeartRate", 150, at: "2026-03-02 10:00", from: Recorder.ring)
            try recorder.sample("HeartRate", 170, at: "2026-03-02 10:10")
        }
        var workout = try #require(try await temporary.store.workouts(upTo: today).first)
        #expect(workout.zoneMinutes == [1, 1, 1, 1, 1])
        #expect(workout.maximumHeartRate == 163)
        #expect(workout.zoneMinutes.map(TrainingLoad.edwards) == 15)
        // A later sample changes it, and a maximum of one's own.
        try await temporary.add { try $0.sample("HeartRate", 163, at: "2026-03-02 10:05") }
        workout = try #require(try await temporary.store.workouts(upTo: today).first)
        #expect(workout.zoneMinutes == [1, 1, 1, 1, 2])
        temporary.store.apply(.init(homeZoneName: "Europe/Berlin", person: .init(maximumHeartRate: 320)))
        workout = try #require(try await temporary.store.workouts(upTo: today).first)
        #expect(workout.zoneMinutes == [2, 0, 0, 0, 0])
        #expect(try await temporary.store.verify().differenceCount == 0)
    }

    @Test func `fall back to the other sources' heart rate, and to none`() async throws {
        temporary.store.apply(.init(homeZoneName: "Europe/Berlin", person: .init(maximumHeartRate: 200)))
        try await temporary.add { recorder in
            try Self.workout(recorder, "Running", "2026-03-02 10:00", minutes: 2, by: Recorder.ring)
            try Self.workout(recorder, "Running", "2026-03-03 10:00", minutes: 2, by: Recorder.ring)
            try recorder.sample("HeartRate", 110, at: "2026-03-02 10:00")
            try recorder.sample("HeartRate", 110, at: "2026-03-02 10:01")
        }
        let workouts = try await temporary.store.workouts(upTo: today)
        #expect(workouts.map(\.zoneMinutes) == [[2, 0, 0, 0, 0], nil])
        #expect(workouts.map(\.averageHeartRate) == [110, nil])
    }

    @Test func `are rated by the effort of their interval, else by the one with most of it`() async throws {
        try await temporary.add { recorder in
            try Self.workout(recorder, "Running", "2026-03-02 10:00", minutes: 60, by: Recorder.watch)
            try recorder.sample("WorkoutEffortScore", 3, at: "2026-03-02 10:00", minutes: 61)
            try recorder.sample("WorkoutEffortScore", 7, at: "2026-03-02 10:00", minutes: 60)
            try Self.workout(recorder, "Running", "2026-03-03 10:00", minutes: 60, by: Recorder.watch)
            try recorder.sample("WorkoutEffortScore", 4, at: "2026-03-03 09:30", minutes: 35)
            try recorder.sample("WorkoutEffortScore", 5, at: "2026-03-03 10:10", minutes: 45)
            try recorder.sample("HeartRateRecoveryOneMinute", 31, at: "2026-03-02 11:05")
            try recorder.sample("HeartRateRecoveryOneMinute", 32, at: "2026-03-03 11:06")
        }
        let workouts = try await temporary.store.workouts(upTo: today)
        #expect(workouts.map(\.effort) == [7, 5])
        #expect(workouts.map(\.heartRateRecovery) == [31, nil])
    }
}

@Suite struct `What a person writes down` {
    private let temporary = TemporaryStore(now: "2026-03-10T12:00:00Z")
    private let today = civil("2026-03-10")

    private func value(_ field: DayField) async throws -> Double? {
        try await temporary.store.days([field], upTo: today).numbers[field]?.last ?? nil
    }

    private func at(_ text: String) -> Date { Date(timeIntervalSince1970: Double(unix(text))) }

    @Test func `counts at once, and no more when it is taken back`() async throws {
        let store = temporary.store
        let first = try await store.log(.water(milliliters: 250, at: at("2026-03-10 08:00")))
        #expect(try await store.log(.water(milliliters: 250, at: at("2026-03-10 08:02"))) == .duplicate(id: 1))
        #expect(try await store.log(.water(milliliters: 250, at: at("2026-03-10 09:00"))) == .saved(id: 2))
        #expect(first == .saved(id: 1))
        #expect(try await value(.water) == 500)
        try await store.undoEntry(1)
        #expect(try await value(.water) == 250)
        #expect(try await store.entries(limit: 10).map { $0.undoneAt != nil } == [false, true])
        await #expect(throws: HealthStoreError.self) { try await store.undoEntry(1) }
        await #expect(throws: HealthStoreError.self) { try await store.undoEntry(9) }
        await #expect(throws: HealthStoreError.self) {
            try await store.log(.water(milliliters: 1, at: at("2026-03-10 12:01")))
        }
        #expect(try await store.verify().differenceCount == 0)
    }

    /// The store as the clock says that time.
    private func set(_ now: String) {
        let moment = at(now)
        temporary.store.apply(.init(homeZoneName: "Europe/Berlin", now: { moment }))
    }

    @Test func `by a clock that was set back counts when it has happened`() async throws {
        let store = temporary.store
        set("2026-03-10 15:00")
        _ = try await store.log(.water(milliliters: 250, at: at("2026-03-10 08:00")))
        _ = try await store.log(.water(milliliters: 500, at: at("2026-03-10 15:00")))
        let run = LogEntry.LoggedWorkout(type: "Running", start: at("2026-03-10 14:30"), minutes: 30)
        _ = try await store.log(.workout(run))
        var tag = LogEntry.TagEntry(["headache"], day: today, at: at("2026-03-10 14:50"))
        tag.severity = 6
        _ = try await store.log(.tags(tag))
        #expect(try await store.hasStaleDays() == false)

        set("2026-03-10 12:00")
        #expect(try await store.journal(upTo: today).tags.isEmpty)
        #expect(try await store.hasStaleDays())
        try await store.refreshDays()
        #expect(try await store.hasStaleDays() == false)
        #expect(try await value(.water) == 250)
        #expect(try await store.workouts(upTo: today).isEmpty)
        #expect(try await store.report(of: today).entriesAhead == 3)
        #expect(try await store.nextHeldEntry() == at("2026-03-10 14:30"))
        #expect(try await store.entries(limit: 10).map(\.isHeld) == [true, true, true, false])
        #expect(try await store.verify().differenceCount == 0)

        // One of them is taken back meanwhile; what is stored now counts.
        try await store.undoEntry(4)
        _ = try await store.log(.water(milliliters: 100, at: at("2026-03-10 12:00")))
        #expect(try await value(.water) == 350)
        #expect(try await store.report(of: today).entriesAhead == 2)

        set("2026-03-10 15:30")
        #expect(try await store.hasStaleDays())
        try await store.refreshDays()
        #expect(try await value(.water) == 850)
        #expect(try await store.workouts(upTo: today).count == 1)
        #expect(try await store.report(of: today).entriesAhead == 0)
        #expect(try await store.nextHeldEntry() == nil)
        #expect(try await store.verify().differenceCount == 0)
    }

    @Test func `together is stored as a whole or not at all, and taken back so`() async throws {
        let store = temporary.store
        let water = LogEntry.water(milliliters: 250, at: at("2026-03-10 08:00"))
        let weight = LogEntry.weight(kilograms: 70.5, bodyFatPercent: nil, at: at("2026-03-10 08:00"))
        let future = LogEntry.water(milliliters: 1, at: at("2026-03-10 12:01"))
        await #expect(throws: HealthStoreError.self) { try await store.log([water, weight, future]) }
        #expect(try await store.entries(limit: 10).isEmpty)
        #expect(try await value(.water) == nil)
        #expect(try await store.log([water, weight, water]) == [.saved(id: 1), .saved(id: 2), .duplicate(id: 1)])
        #expect(try await value(.water) == 250)
        await #expect(throws: HealthStoreError.self) { try await store.undoEntries([2, 1, 9]) }
        #expect(try await value(.weight) == 70.5)
        #expect(try await value(.water) == 250)
        try await store.undoEntries([1, 2])
        #expect(try await value(.weight) == nil)
        #expect(try await value(.water) == nil)
        #expect(try await store.entries(limit: 10).allSatisfy { $0.undoneAt != nil })
        #expect(try await store.verify().differenceCount == 0)
    }

    @Test func `goes into the metrics it names`() async throws {
        let store = temporary.store
        _ = try await store.log(.weight(kilograms: 70.5, bodyFatPercent: 21.5, at: at("2026-03-10 06:00")))
        var meal = LogEntry.Meal(name: "Soup")
        (meal.kilocalories, meal.caffeine, meal.alcohol) = (320, 80, 0)
        _ = try await store.log(.meal(meal, at: at("2026-03-10 11:00")))
        #expect(try await value(.weight) == 70.5)
        #expect(try await value(.bodyFat) == 21.5)
        #expect(try await value(.dietaryEnergy) == 320)
        #expect(try await value(.caffeine) == 80)
        #expect(try await value(.alcohol) == 0)
        #expect(try await value(.protein) == nil)
    }

    @Test func `is a workout of its own`() async throws {
        let store = temporary.store
        var workout = LogEntry.LoggedWorkout(type: "Table Tennis", start: at("2026-03-10 09:00"), minutes: 45)
        (workout.effort, workout.kilometres, workout.isIndoor) = (6, 1.5, true)
        guard case .saved(let id) = try await store.log(.workout(workout)) else { Issue.record("not saved"); return }
        let stored = try #require(try await store.workouts(upTo: today).first)
        #expect(stored.type == "Table Tennis")
        #expect((stored.duration, stored.effort, stored.distance, stored.isIndoor) == (45, 6, 1.5, true))
        #expect(stored.startClock == 600)
        try await store.undoEntry(id)
        #expect(try await store.workouts(upTo: today).isEmpty)
    }

    @Test func `replaces the scales it names, and gives back what stood before`() async throws {
        let store = temporary.store
        try await store.setCheckIn(CheckIn(energy: 2, mood: 3), of: today)
        guard case .saved(let id) = try await store.log(.checkIn(CheckIn(mood: 5, stress: 1), day: today)) else {
            Issue.record("not saved")
            return
        }
        #expect(try await store.checkIn(of: today) == CheckIn(energy: 2, mood: 5, stress: 1))
        #expect(try await store.log(.checkIn(CheckIn(mood: 5, stress: 1), day: today)) == .duplicate(id: id))
        try await store.undoEntry(id)
        #expect(try await store.checkIn(of: today) == CheckIn(energy: 2, mood: 3))
    }

    @Test func `is in the catalogue as soon as it is stored, and no longer than that`() async throws {
        let store = temporary.store
        func isListed(_ field: DayField) async throws -> Bool {
            try await store.catalogue(upTo: today).contains { $0.field == field }
        }
        #expect(try await !isListed(.water))
        guard case .saved(let id) = try await store.log(.water(milliliters: 250, at: at("2026-03-10 09:00"))) else {
            return #expect(Bool(false), "it is stored")
        }
        #expect(try await isListed(.water))
        try await store.undoEntry(id)
        #expect(try await !isListed(.water))
    }

    @Test func `is a goal in place of the one before, which stays in the history`() async throws {
        let store = temporary.store
        #expect(try await store.setGoal(.init(.weight, target: 64)).previous == nil)
        let second = try await store.setGoal(.init(.weight, target: 62))
        #expect(second.previous?.aim.target == 64)
        try await store.setGoal(.init(.runDistance, target: 20, period: .week))
        #expect(try await store.goals().map(\.aim.target) == [20, 62])
        #expect(try await store.goalHistory(of: .weight).map(\.aim.target) == [62, 64])
        #expect(
            try await store.person(on: today).goals == [
                .weight: [QueryGoal(62)], .runDistance: [QueryGoal(20, period: .week)],
            ])
        try await store.removeGoal(second.goal.id)
        #expect(try await store.person(on: today).goals[.weight]?.daily == 64)
    }

    @Test func `is a goal of one span beside those of others`() async throws {
        let store = temporary.store
        let (week, year) = (Goal.Aim(.runDistance, target: 40, period: .week), civil("2026-12-31"))
        try await store.setGoal(week)
        try await store.setGoal(.init(.runDistance, target: 1_000, period: .year, due: year))
        try await store.setGoal(.init(.weight, target: 70))
        try await store.setGoal(.init(.weight, target: 68, due: civil("2026-06-01")))
        #expect(try await store.goals().map(\.aim.target) == [40, 1_000, 68, 70])
        #expect(try await store.setGoal(.init(.runDistance, target: 45, period: .week)).previous?.aim == week)
        #expect(try await store.goals().map(\.aim.target) == [45, 1_000, 68, 70])
        let goals = try await store.person(on: today).goals
        #expect(goals[.runDistance]?.map(\.target) == [45, 1_000] && goals[.runDistance]?.daily == nil)
        #expect(goals[.weight]?.map(\.due) == [civil("2026-06-01"), nil])
        #expect(try await store.goalsInForce() == [.weight: 68], "the newest, as in the settings")
    }

    @Test func `is the end of one goal, or of all of a metric where no span is named`() async throws {
        let store = temporary.store
        for (target, period) in [(8_000, .day), (9_000, .day), (60_000, .week)] as [(Double, Goal.Period)] {
            try await store.setGoal(.init(.steps, target: target, period: period))
        }
        func end(_ span: GoalSpan?) async throws -> Int {
            let end = GoalEnd(.steps, .completed, of: span, at: store.options.now())
            guard case .saved(let id) = try await store.log(.goalEnd(end)) else { throw CancellationError() }
            return id
        }
        func targets() async throws -> [Double] { try await store.goals().map(\.aim.target) }
        let week = try await end(.week)
        #expect(try await targets() == [9_000])
        await #expect(throws: HealthStoreError.self) { _ = try await end(.year) }
        try await store.undoEntry(week)
        let day = try await end(.day)
        #expect(try await targets() == [60_000], "and no earlier one of the day")
        try await store.undoEntry(day)
        let all = try await end(nil)
        #expect(try await targets().isEmpty)
        try await store.undoEntry(all)
        #expect(try await targets() == [9_000, 60_000])
    }
}
