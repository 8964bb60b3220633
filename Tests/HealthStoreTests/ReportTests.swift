import Entries
import Foundation
import HealthModel
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `A day's report` {
    /// `2026-04-01` and so on: day `number` of April and, behind it, May.
    private static func day(_ number: Int) -> String { civil("2026-04-01").advanced(by: number - 1).iso }

    @Test func `compares with the 28 days before, the day left out`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for day in 1...28 {
                try $0.sample("StepCount", Double(day * 100), at: "\(Self.day(day)) 10:00", minutes: 9)
            }
            try $0.sample("StepCount", 99_999, at: "\(Self.day(29)) 10:00", minutes: 9)
        }
        let report = try await temporary.store.report(of: civil(Self.day(29)))
        let steps = try #require(report.comparisons[.steps])
        #expect(steps.value == 99_999)
        #expect(steps.valueDay == civil(Self.day(29)))
        #expect(steps.recordedDays == 28)
        #expect(steps.baseline?.median == 1450)
        #expect(steps.baseline?.days == 28)
        #expect(steps.recent.count == 28)
        #expect(steps.recent.first == 200)
        #expect(report.extent == civil(Self.day(1))...civil(Self.day(29)))
        #expect(report.comparisons[.weight] == nil)
    }

    @Test func `is of a store with data where something was only written down`() async throws {
        let temporary = TemporaryStore()
        let store = temporary.store
        let day = civil("2026-04-03")
        #expect(try await store.report(of: day).extent == nil)
        let at = Date(timeIntervalSince1970: Double(unix("2026-04-03 10:00")))
        guard
            case .saved(let id) = try await store.log(
                .strength([StrengthSet("squat", repetitions: 5, load: .kilograms(100))], at: at))
        else {
            Issue.record("not stored")
            return
        }
        #expect(try await store.report(of: day).extent == day...day)
        try await store.undoEntry(id)
        #expect(try await store.report(of: day).extent == nil)
        _ = try await store.log(.workout(LogEntry.LoggedWorkout(type: "Strength", start: at, minutes: 40)))
        #expect(try await store.report(of: civil("2026-04-09")).extent == day...day)
    }

    @Test func `has no baseline below 14 days and no value where nothing was measured`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for day in 1...13 { try $0.sample("StepCount", 100, at: "\(Self.day(day)) 10:00", minutes: 9) }
        }
        let steps = try await temporary.store.report(of: civil(Self.day(20))).comparisons[.steps]
        #expect(steps?.baseline == nil)
        #expect(steps?.recordedDays == 13)
        #expect(steps?.value == nil)
    }

    @Test func `knows nothing of the days after it`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("BodyMass", 80, at: "\(Self.day(3)) 06:00")
            try $0.sample("BodyMass", 70, at: "\(Self.day(9)) 06:00")
            try $0.sample("Height", 1.75, at: "\(Self.day(1)) 06:00")
        }
        let body = try await temporary.store.report(of: civil(Self.day(5))).snapshot.body
        #expect(body.weightKg == 80)
        #expect(body.weightDay == civil(Self.day(3)))
        #expect(body.bmiCategory == .overweight)
        let later = try await temporary.store.report(of: civil(Self.day(9))).snapshot.body
        #expect(later.bmi.map { ($0 * 100).rounded() } == 2286)
        #expect(try await temporary.store.report(of: civil(Self.day(2))).snapshot.body.weightKg == nil)
    }

    private func instant(_ text: String) -> Date { Date(timeIntervalSince1970: Double(unix(text))) }

    @Test func `tells the last meal of the day, of samples and of what was written down`() async throws {
        let temporary = TemporaryStore(now: "2026-04-05T18:00:00Z")
        try await temporary.add {
            try $0.sample("DietaryEnergyConsumed", 480, at: "2026-04-05 08:00")
            try $0.sample("DietaryProtein", 20.4, at: "2026-04-05 08:00")
            try $0.sample("DietaryEnergyConsumed", 700, at: "2026-04-05 20:00")
            try $0.sample("DietaryEnergyConsumed", 600, at: "2026-04-03 12:00")
        }
        func app(_ day: String) async throws -> HealthSnapshot.AppContext {
            try await temporary.store.report(of: civil(day)).snapshot.app
        }
        #expect(try await app("2026-04-05").lastMealAt == instant("2026-04-05 08:00"))
        #expect(try await app("2026-04-05").lastMealSummary == "480 kcal, 20 g protein")
        var porridge = LogEntry.Meal(name: "Porridge")
        porridge.kilocalories = 420
        _ = try await temporary.store.log(.meal(porridge, at: instant("2026-04-05 12:30")))
        var coffee = LogEntry.Meal(name: "Coffee")
        coffee.caffeine = 80
        _ = try await temporary.store.log(.meal(coffee, at: instant("2026-04-05 14:00")))
        _ = try await temporary.store.log(.meal(LogEntry.Meal(name: "Soup"), at: instant("2026-04-04 19:00")))
        #expect(try await app("2026-04-05").lastMealAt == instant("2026-04-05 12:30"))
        #expect(try await app("2026-04-05").lastMealSummary == "Porridge, 420 kcal")
        #expect(try await app("2026-04-04").lastMealSummary == "Soup")
        #expect(try await app("2026-04-03").lastMealSummary == "600 kcal")
        #expect(try await app("2026-04-02").lastMealAt == nil)
    }

    @Test func `goes by what the person says of themselves before what was imported`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("BodyMass", 80, at: "\(Self.day(3)) 06:00")
            try $0.sample("Height", 1.75, at: "\(Self.day(1)) 06:00")
        }
        let person = HealthStore.Person(
            heightCm: 200, goals: [.activeEnergy: 555, .exerciseMinutes: 33, .standHours: 9])
        temporary.store.apply(.init(homeZoneName: "Europe/Berlin", person: person))
        let said = try await temporary.store.report(of: civil(Self.day(3))).snapshot
        #expect(said.body.bmi == 20)
        #expect(said.activity.moveGoalKcal == 555)
        #expect(said.activity.exerciseGoalMinutes == 33 && said.activity.standGoalHours == 9)
        temporary.store.apply(.init(homeZoneName: "Europe/Berlin"))
        let imported = try await temporary.store.report(of: civil(Self.day(3))).snapshot
        #expect(imported.body.bmiCategory == .overweight && imported.activity.moveGoalKcal == nil)
    }

    @Test func `says where the weight is going`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for day in 1...28 { try $0.sample("BodyMass", 80 - Double(day) / 20, at: "\(Self.day(day)) 06:00") }
        }
        let body = try await temporary.store.report(of: civil(Self.day(28))).snapshot.body
        #expect(body.weightTrend == .decreasing)
        #expect(body.weightSlopeKgPerWeek.map { abs($0 + 0.35) < 1e-9 } == true)
        #expect((body.weightTrendKg ?? 0) > (body.weightKg ?? 100))
    }

    /// Weights of 80 kg on five days, and 176 on the last.
    private func storeWithSlip() async throws -> TemporaryStore {
        let temporary = TemporaryStore()
        try await temporary.add {
            for day in 1...5 { try $0.sample("BodyMass", day == 5 ? 176 : 80, at: "\(Self.day(day)) 06:00") }
            try $0.sample("BodyFatPercentage", 0.2, at: "\(Self.day(4)) 06:00")
            try $0.sample("Height", 1.78, at: "\(Self.day(1)) 06:00")
        }
        return temporary
    }

    @Test(arguments: [5, 6]) func `a slip makes no figure, and is told as left out`(day: Int) async throws {
        let temporary = try await storeWithSlip()
        let report = try await temporary.store.report(of: civil(Self.day(day)))
        let body = report.snapshot.body
        #expect(body.weightKg == 80 && body.weightDay == civil(Self.day(4)))
        #expect(body.weightLeftOutKg == 176 && body.weightLeftOutDay == civil(Self.day(5)))
        #expect(body.bmi.map { ($0 * 10).rounded() } == 252)
        #expect(body.leanMassKg.map { $0 < 70 } == true)
        let weight = try #require(report.comparisons[.weight])
        #expect(weight.value == 80 && weight.valueDay == civil(Self.day(4)))
        #expect(weight.leftOut == DailyValue(day: civil(Self.day(5)), value: 176))
        let text = SnapshotText.text(of: report.snapshot)
        #expect(text.contains("80.0 kg  (of \(Self.day(4)), 176.0 kg left out)"), "\(text)")
    }

    @Test func `an old weight that is a slip does not stand in for all`() async throws {
        let temporary = try await storeWithSlip()
        let body = try await temporary.store.report(of: civil(Self.day(5)).advanced(by: 200)).snapshot.body
        #expect(body.weightKg == 80 && body.weightDay == civil(Self.day(4)))
    }

    @Test func `classes fitness by age and sex, from two estimates on`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sink.set(profile: ImportedProfile(dateOfBirth: civil("1983-05-20"), sex: .male))
            try $0.sample("VO2Max", 40, at: "\(Self.day(1)) 10:00")
            try $0.sample("VO2Max", 41, at: "\(Self.day(10)) 10:00")
        }
        #expect(try await temporary.store.report(of: civil(Self.day(5))).snapshot.heart.fitnessLevel == nil)
        let heart = try await temporary.store.report(of: civil(Self.day(20))).snapshot.heart
        #expect(heart.vo2Max == 41)
        #expect(heart.vo2MaxDay == civil(Self.day(10)))
        #expect(heart.fitnessLevel == .aboveAverage)
    }

    @Test func `counts closed rings back to the first open one`() async throws {
        let temporary = TemporaryStore(now: "2026-04-10T12:00:00Z")
        try await temporary.add {
            for day in 3...10 {
                let isClosed = day != 5 && day != 10
                try $0.sink.add(
                    summary: ImportedActivitySummary(
                        day: civil(Self.day(day)), activeEnergyKcal: isClosed ? 500 : 100, activeEnergyGoalKcal: 400,
                        exerciseMinutes: 30, exerciseGoalMinutes: 30, standHours: 12, standGoalHours: 12))
            }
        }
        func streak(_ day: Int) async throws -> Int? {
            try await temporary.store.report(of: civil(Self.day(day))).snapshot.app.currentStreakDays
        }
        #expect(try await streak(9) == 4)
        #expect(try await streak(5) == 0)
        #expect(try await streak(4) == 2)
        #expect(try await streak(10) == 4, "a day that is not over does not break it")
        #expect(try await streak(2) == nil)
    }

    @Test func `shows the same workout from two sources once and fills what one lacks`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for (source, minutes, distance) in [(Recorder.ring, 31, 5000.0), (Recorder.watch, 30, nil)] {
                var workout = ImportedWorkout(
                    source: try $0.sink.number(of: source), activity: "TraditionalStrengthTraining",
                    start: Int64(unix("2026-05-01 16:00")), end: Int64(unix("2026-05-01 16:\(minutes)")),
                    durationSeconds: Double(minutes * 60))
                workout.distanceMeters = distance
                try $0.sink.add(workout: workout)
            }
            try $0.sample("HeartRate", 121, at: "2026-05-01T16:31:10Z")
        }
        let snapshot = try await temporary.store.report(of: civil("2026-05-01")).snapshot
        #expect(snapshot.app.workouts.map(\.activity) == ["Strength"])
        #expect(snapshot.app.workouts.first?.sourceName == "Watch")
        #expect(snapshot.app.workouts.first?.durationMinutes == 30)
        #expect(snapshot.app.workouts.first?.distanceKm == 5)
        #expect(snapshot.heart.recoveryHeartRateBPM == 121)
    }

    @Test func `puts a workout abroad on the day it had there`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            var workout = ImportedWorkout(
                source: try $0.sink.number(of: Recorder.watch), activity: "Running",
                start: Int64(unix("2026-05-01 02:00")), end: Int64(unix("2026-05-01 03:00")), durationSeconds: 3600)
            workout.zoneName = "America/New_York"
            try $0.sink.add(workout: workout)
        }
        #expect(try await temporary.store.report(of: civil("2026-04-30")).snapshot.app.workouts.count == 1)
        #expect(try await temporary.store.report(of: civil("2026-05-01")).snapshot.app.workouts.isEmpty)
    }

    @Test func `sums sleep up over the week and the fortnight`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for day in 2...15 {
                try $0.sleep(.asleepUnspecified, "\(Self.day(day - 1)) 21:30", "\(Self.day(day)) 04:30")
            }
        }
        let snapshot = try await temporary.store.report(of: civil(Self.day(15))).snapshot
        let week = try #require(snapshot.sleep.weeklyAverage)
        #expect(week.nights == 7)
        #expect(week.bedMinuteOfDay == 23 * 60 + 30)
        #expect(week.wakeMinuteOfDay == 6 * 60 + 30)
        #expect(week.asleepMinutes == 420)
        #expect(week.efficiencyPercent == nil)
        #expect(snapshot.sleep.debtMinutes == 840)
        #expect(snapshot.trends.sleepConsistencyScore.map { $0 > 99.9 } == true)
    }

    @Test func `compares the activity of full weeks only`() async throws {
        let temporary = TemporaryStore(now: "2026-04-15T12:00:00Z")
        try await temporary.add {
            for day in 1...15 {
                let energy = day == 15 ? 9000.0 : day > 7 ? 550 : 500
                try $0.sample("ActiveEnergyBurned", energy, at: "\(Self.day(day)) 10:00", minutes: 60)
            }
        }
        let trends = try await temporary.store.report(of: civil(Self.day(15))).snapshot.trends
        #expect(trends.weeklyActivityChangePercent == 10)
    }
}

@Suite struct `Two imports at once` {
    @Test func `both arrive`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        async let first = temporary.add { try $0.sample("StepCount", 1, at: "2026-05-01 10:00", minutes: 5) }
        async let second = temporary.add { try $0.sample("StepCount", 2, at: "2026-05-01 11:00", minutes: 5) }
        #expect(try await first.added + second.added == 2)
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 3)
    }
}
