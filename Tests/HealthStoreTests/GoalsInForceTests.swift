import Entries
import Foundation
import HealthModel
import HealthQuery
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `The goal that holds` {
    private let temporary = TemporaryStore(now: "2026-03-10T12:00:00Z")
    private var store: HealthStore { temporary.store }
    private let today = civil("2026-03-10")

    /// The settings say these goals from now on; they are looked at unless `noted` is false.
    private func settingsSay(
        _ goals: [DayField: Double], at now: String = "2026-03-10T12:00:00Z", noted: Bool = true
    ) async throws {
        let moment = try #require(ISO8601DateFormatter().date(from: now))
        store.apply(.init(homeZoneName: "Europe/Berlin", person: .init(goals: goals), now: { moment }))
        if noted { try await store.noteGoals() }
    }

    private func ring(on day: CivilDay) async throws -> Double? {
        try await store.report(of: day).snapshot.activity.moveGoalKcal
    }

    @Test func `is that of the settings where nothing else was ever said, also for days long ago`() async throws {
        try await settingsSay([.activeEnergy: 550, .weight: 70], noted: false)
        for _ in 0..<2 {
            #expect(try await ring(on: today) == 550)
            #expect(try await ring(on: today.advanced(by: -400)) == 550)
            #expect(try await store.goalsInForce() == [.activeEnergy: 550, .weight: 70])
            #expect(
                try await store.person(on: today).goals == [
                    .activeEnergy: [QueryGoal(550, period: .day)], .weight: [QueryGoal(70)],
                ])
            try await store.noteGoals()
        }
        #expect(try await store.goals().map(\.aim.target) == [550, 70])
    }

    @Test func `is the one set last, in the log or in the settings`() async throws {
        try await settingsSay([.activeEnergy: 550])
        try await store.setGoal(.init(.activeEnergy, target: 600, period: .day))
        #expect(try await ring(on: today) == 600)
        #expect(try await store.goalsInForce() == [.activeEnergy: 600])

        // The settings say what they said: the log's stays.
        try await settingsSay([.activeEnergy: 550])
        #expect(try await ring(on: today) == 600)

        try await settingsSay([.activeEnergy: 500], at: "2026-03-10T13:00:00Z", noted: false)
        #expect(try await ring(on: today) == 500)
        try await store.noteGoals()
        #expect(try await ring(on: today) == 500)
        #expect(try await store.goalHistory(of: .activeEnergy).map(\.aim.target) == [500, 600, 550])
    }

    @Test func `moves the rings of its day and of later ones, not of those before`() async throws {
        try await settingsSay([.standHours: 12])
        try await settingsSay([.standHours: 10], at: "2026-03-10T23:30:00Z")
        func stand(_ day: String) async throws -> Int? {
            try await store.report(of: civil(day)).snapshot.activity.standGoalHours
        }
        // It was past midnight in Berlin.
        #expect(try await stand("2026-03-11") == 10)
        #expect(try await stand("2026-03-10") == 12)
    }

    @Test func `goes before the watch's once it is set, and stands in where the watch has none`() async throws {
        try await temporary.add {
            for day in ["2026-03-08", "2026-03-10"] {
                try $0.sink.add(
                    summary: ImportedActivitySummary(
                        day: civil(day), activeEnergyKcal: 450, activeEnergyGoalKcal: 400, exerciseMinutes: 30,
                        exerciseGoalMinutes: 30, standHours: 12, standGoalHours: 12))
            }
        }
        try await settingsSay([:])
        #expect(try await ring(on: today) == 400)
        try await store.setGoal(.init(.activeEnergy, target: 600, period: .day))
        #expect(try await ring(on: today) == 600)
        #expect(try await ring(on: civil("2026-03-08")) == 400)
        #expect(try await ring(on: civil("2026-03-09")) == 600)
    }

    @Test func `of a week moves no ring and does not end one of a day`() async throws {
        try await settingsSay([.exerciseMinutes: 30])
        try await store.setGoal(.init(.exerciseMinutes, target: 150, period: .week))
        #expect(try await store.report(of: today).snapshot.activity.exerciseGoalMinutes == 30)
        #expect(try await store.goalsInForce() == [.exerciseMinutes: 30])
        #expect(try await store.goals().map(\.aim.target) == [30, 150])

        // Another one in the settings leaves it, and none any more, too.
        try await settingsSay([.exerciseMinutes: 40], at: "2026-03-10T13:00:00Z", noted: false)
        for _ in 0..<2 {
            #expect(try await store.person(on: today).goals[.exerciseMinutes]?.map(\.target) == [40, 150])
            try await store.noteGoals()
        }
        try await settingsSay([:], at: "2026-03-10T14:00:00Z", noted: false)
        for _ in 0..<2 {
            #expect(try await store.person(on: today).goals[.exerciseMinutes]?.map(\.target) == [150])
            try await store.noteGoals()
        }
        #expect(try await store.report(of: today).snapshot.activity.exerciseGoalMinutes == nil)
    }

    @Test func `of a weight by a day is what the settings say, beside the one without`() async throws {
        try await settingsSay([.weight: 70])
        let aim = Goal.Aim(.weight, target: 68, due: civil("2026-06-01"))
        try await store.setGoal(aim)
        #expect(try await store.goalsInForce() == [.weight: 68])
        // The settings follow, which is nothing new.
        try await settingsSay([.weight: 68], at: "2026-03-10T13:00:00Z", noted: false)
        for _ in 0..<2 {
            #expect(try await store.person(on: today).goals[.weight]?.map(\.target) == [68, 70])
            try await store.noteGoals()
        }
        #expect(try await store.goals().map(\.aim) == [aim, Goal.Aim(.weight, target: 70)])
        _ = try await store.log(.goalEnd(GoalEnd(.weight, .completed, of: .date, at: store.options.now())))
        #expect(try await store.goalsInForce() == [.weight: 70])
    }

    @Test func `is gone when the settings have none any more, and the one before when it is taken back`() async throws {
        try await settingsSay([.activeEnergy: 550])
        let goal = try await store.setGoal(.init(.activeEnergy, target: 600, period: .day)).goal
        try await store.removeGoal(goal.id)
        #expect(try await store.goalsInForce() == [.activeEnergy: 550])
        try await settingsSay([:], noted: false)
        #expect(try await store.goalsInForce() == [:])
        try await store.noteGoals()
        #expect(try await store.goalsInForce() == [:])
        #expect(try await store.goals().isEmpty)
        #expect(try await ring(on: today) == nil)
    }

    @Test func `that the settings have none of any more stays with the days it was of`() async throws {
        try await settingsSay([.activeEnergy: 550], at: "2026-03-01T12:00:00Z")
        try await settingsSay([.activeEnergy: 600], at: "2026-03-04T12:00:00Z")
        try await settingsSay([:], at: "2026-03-07T12:00:00Z")
        func rings() async throws -> [Double?] {
            var rings: [Double?] = []
            for day in ["2026-03-02", "2026-03-05", "2026-03-07", "2026-03-08"] {
                rings.append(try await ring(on: civil(day)))
            }
            return rings
        }
        #expect(try await rings() == [550, 600, nil, nil])
        #expect(try await store.goalHistory(of: .activeEnergy).map(\.aim.target) == [600, 550])
        try await settingsSay([.activeEnergy: 600], at: "2026-03-08T12:00:00Z")
        #expect(try await rings() == [550, 600, nil, 600])
        #expect(try await store.goals().map(\.aim.target) == [600])
    }

    @Test func `of the log stays where the settings were never looked at before`() async throws {
        try await store.setGoal(.init(.steps, target: 9_000, period: .day))
        try await settingsSay([.steps: 12_000])
        #expect(try await store.goalsInForce() == [.steps: 9_000])
        try await settingsSay([.steps: 12_500])
        #expect(try await store.goalsInForce() == [.steps: 12_500])
    }
}
