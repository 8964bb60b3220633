import Foundation
import GRDB
import HealthModel
import Plans

/// Activity, rings and workouts of the day.
extension DayReportReader {
    /// How far ahead a workout on record is looked for.
    private static let daysAhead = 7

    /// After the body, whose weight an estimate goes by.
    func fillActivity(_ snapshot: inout HealthSnapshot, _ scalars: DayScalars) throws {
        var activity = HealthSnapshot.Activity()
        (activity.activeEnergyKcal, activity.basalEnergyKcal) = (value(.activeEnergy), value(.basalEnergy))
        (activity.steps, activity.distanceKm) = (whole(.steps), value(.distance))
        (activity.flightsClimbed, activity.standHours) = (whole(.flights), whole(.standHours))
        activity.exerciseMinutes = whole(.exerciseMinutes)
        activity.currentHeartRateBPM = scalars.heartRateBPM.map { Int($0.rounded()) }
        if activity.basalEnergyKcal == nil { activity.estimatedBasalEnergyKcal = restingEnergy(snapshot.body, scalars) }

        let rings = try RingReader(
            db, daily: daily, person: person, time: time, days: (day.number - Self.reach + 1)...day.number)
        let goals = rings.goals(of: day.number)
        func rounded(_ value: Double?) -> Int? { value.map { Int($0.rounded()) } }
        (activity.moveGoalKcal, activity.moveGoalMinutes) = (goals.energy, rounded(goals.moveMinutes))
        (activity.moveMinutes, activity.exerciseGoalMinutes) = (rounded(goals.moved), rounded(goals.exercise))
        activity.standGoalHours = rounded(goals.stand)
        snapshot.activity = activity
        snapshot.app.waterMl = value(.water)
        snapshot.app.currentStreakDays = try rings.streak(isPartial: isToday)
    }

    /// Of what has passed of the day, as a measured one would be.
    private func restingEnergy(_ body: HealthSnapshot.Body, _ scalars: DayScalars) -> Double? {
        guard let weight = body.weightKg, MetricID.weight.isPlausible(weight), let height = body.heightM,
            let age = age(scalars), let sex = person.sex ?? scalars.sex
        else { return nil }
        let whole = RestingEnergy.estimated(kilograms: weight, heightM: height, age: age, sex: sex)
        guard isToday, let whole else { return whole }
        let midnight = Double(start(of: day.number))
        let length = Double(start(of: day.number + 1)) - midnight
        return whole * (now.timeIntervalSince1970 - midnight) / length
    }

    /// Fills in the workouts that had started on the day, that are going on, and that come next. A day that is over has
    /// nothing to come. The one being recorded comes before one that a device says is going on.
    func fillWorkouts(_ snapshot: inout HealthSnapshot) throws {
        let ahead = isToday ? Self.daysAhead : 0
        let reader = try QueryWorkoutReader(db, person, time)
        let all = try reader.workouts(in: day.number...(day.number + ahead))
        try fillPlan(&snapshot, reader)
        guard isToday else {
            snapshot.app.workouts = all
            return
        }
        snapshot.app.workouts = all.filter { $0.start <= now }
        if let active = liveWorkout ?? all.last(where: { $0.isActive(at: now) })?.activity {
            snapshot.activity.isWorkoutActive = true
            snapshot.activity.workoutType = active
            snapshot.app.activeWorkoutName = active
        }
        if snapshot.app.upcomingWorkout == nil, let next = all.first(where: { $0.start > now }) {
            snapshot.app.upcomingWorkout = next.activity
            snapshot.app.upcomingWorkoutAt = next.start
        }
    }

    /// The week's plan against what was done, and its next session.
    private func fillPlan(_ snapshot: inout HealthSnapshot, _ reader: QueryWorkoutReader) throws {
        let entries = try EntryLog.rows(EntryLog.standing("plan"), db)
        guard !entries.isEmpty else { return }
        let done = try reader.rows(in: (day.number - day.weekday)...day.number).compactMap { row -> DoneSession? in
            let workout = row.plain
            return isToday && workout.start > now ? nil : DoneSession(CivilDay(number: row.day), workout)
        }
        snapshot.app.takePlan(entries, done, on: day, ahead: isToday ? Self.daysAhead : nil) { start(of: $0.number) }
    }
}
