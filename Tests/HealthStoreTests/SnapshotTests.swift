import Foundation
import HealthModel
import ImportKit
import Testing

@testable import HealthStore

/// `2026-04-01` and so on: day `number` of April and, behind it, May.
private func day(_ number: Int) -> String { civil("2026-04-01").advanced(by: number - 1).iso }

@Suite struct `A snapshot's heart` {
    /// Sixty-seven days up to day 67: fifty and fifty-two in turn, and a last week of one's own.
    private func filled(_ type: String, week: [Double]) async throws -> HealthSnapshot.Heart {
        let temporary = TemporaryStore()
        try await temporary.add {
            for number in 1...60 { try $0.sample(type, number % 2 == 0 ? 50 : 52, at: "\(day(number)) 03:00") }
            for (index, value) in week.enumerated() { try $0.sample(type, value, at: "\(day(61 + index)) 03:00") }
        }
        return try await temporary.store.report(of: civil(day(67))).snapshot.heart
    }

    @Test func `holds the last week against the sixty days before it`() async throws {
        let heart = try await filled("RestingHeartRate", week: [53, 53, 53, 53, 53, 53, 53])
        let range = try #require(heart.restingHeartRateRange)
        #expect(range.weekMean == 53 && range.weekDays == 7 && range.referenceDays == 60)
        #expect(range.low.map { abs($0 - 50.496) < 0.001 } == true)
        #expect(range.standing == .above)
        #expect(heart.hrvSDNNRange == nil && heart.respiratoryRateRange == nil)
    }

    @Test func `keeps what cannot be out of the range and shows it`() async throws {
        let heart = try await filled("RestingHeartRate", week: [51, 51, 51, 51, 51, 51, 230])
        #expect(heart.restingHeartRateBPM == 230)
        #expect(heart.restingHeartRateRange?.weekMean == 51 && heart.restingHeartRateRange?.weekDays == 6)
    }

    @Test func `takes variability in logarithms`() async throws {
        let heart = try await filled("HeartRateVariabilitySDNN", week: [40, 40, 40, 62.5, 62.5, 62.5, 50])
        #expect(heart.hrvSDNNRange?.weekMean.map { abs($0 - 50) < 1e-9 } == true)
    }

    @Test func `keeps a ring's variability apart from the watch's`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for number in 1...20 {
                try $0.sample("HeartRateVariabilitySDNN", 50, at: "\(day(number)) 03:00")
                try $0.sample("HeartRateVariabilityRMSSD", 30, at: "\(day(number)) 03:00", from: Recorder.ring)
            }
        }
        let heart = try await temporary.store.report(of: civil(day(20))).snapshot.heart
        #expect(heart.hrvSDNNMs == 50 && heart.hrvRMSSDMs == 30)
        #expect(heart.hrvSDNNRange?.weekMean.map { abs($0 - 50) < 1e-9 } == true)
        #expect(heart.hrvRMSSDRange?.weekMean.map { abs($0 - 30) < 1e-9 } == true)
    }

    @Test func `counts low oxygen among the readings of the night`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sleep(.core, "2026-04-30 20:00", "2026-05-01 05:00")
            for (index, value) in [0.96, 0.95, 0.97, 0.88, 0.96].enumerated() {
                try $0.sample("OxygenSaturation", value, at: "2026-04-30 22:1\(index)")
            }
            try $0.sample("OxygenSaturation", 0.80, at: "2026-05-01 12:00")
        }
        let heart = try await temporary.store.report(of: civil("2026-05-01")).snapshot.heart
        #expect(heart.bloodOxygenPercent == 96)
        #expect(heart.bloodOxygenLowPercent == 20)
        #expect(try await temporary.store.report(of: civil("2026-05-02")).snapshot.heart.bloodOxygenLowPercent == nil)
    }

    @Test func `finds the fall after a workout in the samples, where the watch did not say it`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for number in [1, 2] {
                try $0.sink.add(
                    workout: ImportedWorkout(
                        source: try $0.sink.number(of: Recorder.watch), activity: "Running",
                        start: Int64(unix("\(day(number)) 16:00")), end: Int64(unix("\(day(number)) 16:30")),
                        durationSeconds: 1800))
                try $0.sample("HeartRate", 168, at: "\(day(number)) 16:29")
                try $0.sample("HeartRate", 141, at: "\(day(number)) 16:31")
            }
            try $0.sample("HeartRateRecoveryOneMinute", 31, at: "\(day(2)) 16:31")
        }
        let said = try await temporary.store.report(of: civil(day(2))).snapshot.heart
        #expect(said.heartRateRecoveryBPM == 31 && said.recoveryHeartRateBPM == 141)
        let found = try await temporary.store.report(of: civil(day(1))).snapshot.heart
        #expect(found.heartRateRecoveryBPM == 27 && found.recoveryHeartRateBPM == 141)
    }

    @Test func `classes the middle of four weeks, not the last estimate`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sink.set(profile: ImportedProfile(dateOfBirth: civil("1983-05-20"), sex: .male))
            for (number, value) in [(1, 36.0), (8, 35.5), (15, 52)] {
                try $0.sample("VO2Max", value, at: "\(day(number)) 10:00")
            }
        }
        let heart = try await temporary.store.report(of: civil(day(15))).snapshot.heart
        #expect(heart.vo2Max == 52 && heart.vo2MaxMedian == 36)
        #expect(heart.fitnessLevel == .aboveAverage)
        #expect(heart.fitnessPercentile.map { abs($0 - 55) < 0.01 } == true)
    }

    @Test func `scores a morning by the parts that are there`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for number in 1...61 {
                let swing = Double(number % 5 - 2)
                try $0.sample("HeartRateVariabilitySDNN", 50 + swing, at: "\(day(number)) 03:00")
                try $0.sample("RestingHeartRate", 55 + swing / 2, at: "\(day(number)) 03:00")
            }
        }
        let usual = try await temporary.store.report(of: civil(day(60))).snapshot.trends
        #expect(usual.recoveryScore != nil && usual.recoveryParts?.sleep == nil && usual.recovery != nil)
        let early = try await temporary.store.report(of: civil(day(14))).snapshot.trends
        #expect(early.recoveryScore == nil && early.recoveryParts == nil, "thirteen days before it")
    }
}

@Suite struct `A snapshot's sleep` {
    /// Nights from 23:30 to 06:30 by the clock on the wall of Berlin that end on days of March, over the clock change.
    private func overTheChange(_ days: ClosedRange<Int>) async throws -> HealthSnapshot.Sleep {
        let temporary = TemporaryStore()
        try await temporary.add {
            for day in days {
                let (bed, wake) = (day <= 29 ? "22:30" : "21:30", day < 29 ? "05:30" : "04:30")
                let date = civil("2026-03-01").advanced(by: day - 1)
                try $0.sleep(.core, "\(date.advanced(by: -1).iso) \(bed)", "\(date.iso) \(wake)")
            }
        }
        return try await temporary.store.report(
            of: civil("2026-03-01").advanced(by: days.upperBound - 1)
        ).snapshot.sleep
    }

    @Test func `keeps its times over a clock change and is an hour shorter`() async throws {
        let sleep = try await overTheChange(18...31)
        #expect(sleep.weeklyAverage?.bedMinuteOfDay == 23 * 60 + 30)
        #expect(sleep.weeklyAverage?.wakeMinuteOfDay == 6 * 60 + 30)
        #expect(sleep.weeklyAverage?.consistencyPercent.map { $0 > 99.9 } == true)
        #expect(sleep.weeklyAverage?.asleepMinutes.map { abs($0 - (420 - 60.0 / 7)) < 1e-9 } == true)
        // By hours gone by, the nights after the change are an hour early: one minute of twelve differs in one pair of 13.
        #expect(sleep.regularityIndex.map { abs($0 - (100 - 200 * 120 / (13 * 1440.0))) < 1.5 } == true)
    }

    @Test func `is fully regular when every night is the same, and needs six days`() async throws {
        #expect(try await overTheChange(10...23).regularityIndex == 100)
        #expect(try await overTheChange(18...23).regularityIndex == 100)
        #expect(try await overTheChange(19...23).regularityIndex == nil)
    }

    @Test func `leaves a journey out of regularity and shows its night`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for number in 2...15 where number != 9 {
                try $0.sleep(.core, "\(day(number - 1)) 21:30", "\(day(number)) 04:30", zone: "Europe/Berlin")
            }
            // To New York: gone to bed there at 23:30, which is half past three in the morning in UTC.
            try $0.sleep(.core, "\(day(9)) 03:30", "\(day(9)) 10:30", zone: "America/New_York")
        }
        let away = try await temporary.store.report(of: civil(day(9))).snapshot
        #expect(away.sleep.lastNight?.bedtimeOffset == -4 * 3600)
        let after = try await temporary.store.report(of: civil(day(15))).snapshot
        #expect(after.trends.sleepConsistencyScore.map { $0 > 99.9 } == true)
        #expect(after.sleep.regularityIndex == 100)
        #expect(after.sleep.weeklyAverage?.bedMinuteOfDay == 23 * 60 + 30)
    }

    @Test func `tells a week with three nights from a mean`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for number in 2...4 { try $0.sleep(.core, "\(day(number - 1)) 21:30", "\(day(number)) 04:30") }
        }
        let week = try await temporary.store.report(of: civil(day(5))).snapshot.sleep.weeklyAverage
        #expect(week?.nights == 3 && week?.asleepMinutes == nil && week?.bedMinuteOfDay == nil)
    }
}

@Suite struct `A snapshot's body` {
    @Test func `takes lean mass from the weighing's own body fat, else estimates it and says so`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sink.set(profile: ImportedProfile(dateOfBirth: civil("1986-01-01"), sex: .male))
            try $0.sample("Height", 1.8, at: "\(day(1)) 06:00")
            try $0.sample("BodyMass", 80, at: "\(day(2)) 06:00")
            try $0.sample("BodyMass", 80, at: "\(day(4)) 06:00")
            try $0.sample("BodyFatPercentage", 0.18, at: "\(day(4)) 06:00")
        }
        let estimated = try await temporary.store.report(of: civil(day(3))).snapshot
        #expect(estimated.body.leanMassOrigin == .estimated && estimated.body.fatFreeMassIndex == nil)
        #expect(estimated.body.leanMassKg.map { abs($0 - 61.42) < 0.005 } == true)
        #expect(estimated.activity.basalEnergyKcal == nil && estimated.activity.estimatedBasalEnergyKcal == 1730)
        let measured = try await temporary.store.report(of: civil(day(4))).snapshot.body
        #expect(measured.leanMassOrigin == .fromBodyFat && measured.bodyFatDay == civil(day(4)))
        #expect(measured.leanMassKg.map { abs($0 - 65.6) < 1e-9 } == true)
        #expect(measured.bodyFatMedianPercent == nil)
    }

    @Test func `estimates the resting energy of the part of a day that has passed`() async throws {
        for (now, kilocalories) in [("00:00", 0.0), ("06:00", 432.5), ("18:00", 1297.5)] {
            let temporary = TemporaryStore(home: "UTC", now: "\(day(3))T\(now):00Z")
            try await temporary.add {
                try $0.sink.set(profile: ImportedProfile(dateOfBirth: civil("1986-01-01"), sex: .male))
                try $0.sample("Height", 1.8, at: "\(day(1)) 06:00")
                try $0.sample("BodyMass", 80, at: "\(day(2)) 06:00")
            }
            let activity = try await temporary.store.report(of: civil(day(3))).snapshot.activity
            #expect(activity.estimatedBasalEnergyKcal.map { abs($0 - kilocalories) < 1e-6 } == true, "\(now)")
        }
    }

    @Test func `gives no rate from a few weights, and no class to a child`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sink.set(profile: ImportedProfile(dateOfBirth: civil("2012-01-01"), sex: .female))
            try $0.sample("Height", 1.5, at: "\(day(1)) 06:00")
            for number in [1, 5, 10, 27] { try $0.sample("BodyMass", 45, at: "\(day(number)) 06:00") }
        }
        let body = try await temporary.store.report(of: civil(day(27))).snapshot.body
        #expect(body.weightSlopeKgPerWeek == nil && body.weightTrend == nil)
        #expect(body.weightTrendKg == 45)
        #expect(body.bmi == nil && body.bmiCategory == nil)
    }
}

@Suite struct `A snapshot's activity` {
    @Test func `closes rings by the goals that stood on that day`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for number in 1...4 {
                try $0.sink.add(
                    summary: ImportedActivitySummary(
                        day: civil(day(number)), activeEnergyKcal: 450, activeEnergyGoalKcal: number < 3 ? 500 : 400,
                        exerciseMinutes: 30, exerciseGoalMinutes: 30, standHours: 12, standGoalHours: 12))
            }
        }
        let open = try await temporary.store.report(of: civil(day(2))).snapshot
        #expect(open.activity.areRingsClosed == false && open.app.currentStreakDays == 0)
        let closed = try await temporary.store.report(of: civil(day(4))).snapshot
        #expect(closed.activity.areRingsClosed == true && closed.app.currentStreakDays == 2)
        temporary.store.apply(
            .init(homeZoneName: "Europe/Berlin", person: HealthStore.Person(goals: [.activeEnergy: 300])))
        #expect(try await temporary.store.report(of: civil(day(4))).snapshot.app.currentStreakDays == 4)
    }

    @Test func `counts a streak that is longer than what a report looks back to`() async throws {
        let temporary = TemporaryStore(now: "2027-06-01T12:00:00Z")
        try await temporary.add {
            for number in 1...300 {
                try $0.sink.add(
                    summary: ImportedActivitySummary(
                        day: civil(day(number)), activeEnergyKcal: 450, activeEnergyGoalKcal: 400,
                        exerciseMinutes: 30, exerciseGoalMinutes: 30, standHours: 12, standGoalHours: 12))
            }
        }
        #expect(try await temporary.store.report(of: civil(day(300))).snapshot.app.currentStreakDays == 300)
    }

    @Test func `knows the workout that goes on and the one to come`() async throws {
        let temporary = TemporaryStore(now: "2026-05-01T16:10:00Z")
        try await temporary.add {
            for (activity, start, end) in [
                ("Yoga", "2026-05-01 06:00", "2026-05-01 06:30"), ("Running", "2026-05-01 16:00", "2026-05-01 16:30"),
                ("Cycling", "2026-05-02 16:00", "2026-05-02 17:00"),
            ] {
                try $0.sink.add(
                    workout: ImportedWorkout(
                        source: try $0.sink.number(of: Recorder.watch), activity: activity,
                        start: Int64(unix(start)), end: Int64(unix(end)), durationSeconds: 1800))
            }
        }
        let today = try await temporary.store.report(of: civil("2026-05-01")).snapshot
        #expect(today.isPartial && today.activity.isWorkoutActive)
        #expect(today.activity.workoutType == "Running" && today.app.activeWorkoutName == "Running")
        #expect(today.app.workouts.map(\.activity) == ["Yoga", "Running"])
        #expect(today.app.upcomingWorkout == "Cycling")
        #expect(today.app.upcomingWorkoutAt?.timeIntervalSince1970 == Double(unix("2026-05-02 16:00")))
        let before = try await temporary.store.report(of: civil("2026-04-30")).snapshot
        #expect(!before.isPartial && !before.activity.isWorkoutActive && before.app.upcomingWorkout == nil)
    }
}
