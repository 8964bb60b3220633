import Foundation

extension HealthSnapshot {
    /// The snapshot with these categories alone: what a person shows, or shares.
    ///
    /// Copied field by field into an empty value: a field that nobody put into a category stays behind.
    public func limited(to categories: Set<HealthCategory>) -> HealthSnapshot {
        Limit(whole: self, categories: categories).snapshot
    }

    /// The time zone without its place, as it stood when the snapshot was taken: `GMT+0100`, a name that `TimeZone` reads.
    fileprivate var zoneOffsetName: String {
        let seconds = offset(at: takenAt)
        let minutes = abs(seconds) / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "GMT\(seconds < 0 ? "-" : "+")\(two(minutes / 60))\(two(minutes % 60))"
    }
}

extension DayReport {
    /// The report with these categories alone. From when to when there are records, and when the last came in, stays.
    public func limited(to categories: Set<HealthCategory>) -> DayReport {
        var report = self
        report.snapshot = snapshot.limited(to: categories)
        report.comparisons = comparisons.filter { $0.key.categories.isSubset(of: categories) }
        return report
    }
}

private struct Limit {
    let whole: HealthSnapshot
    let categories: Set<HealthCategory>

    private func shares(_ category: HealthCategory) -> Bool { categories.contains(category) }

    var snapshot: HealthSnapshot {
        var passed = HealthSnapshot(
            day: whole.day, takenAt: whole.takenAt,
            zoneName: shares(.location) ? whole.zoneName : whole.zoneOffsetName)
        passed.clock = shares(.location) ? whole.clock : whole.clock?.named(passed.zoneName)
        passed.isPartial = whole.isPartial
        passed.environment.timeOfDay = whole.environment.timeOfDay
        passed.app.lastCoachInteractionAt = whole.app.lastCoachInteractionAt
        passed.app.daysSinceEarlierCoachTalk = whole.app.daysSinceEarlierCoachTalk
        if shares(.mood) { (passed.subjective, passed.app.checkIns) = (whole.subjective, whole.app.checkIns) }
        if shares(.location) { passed.environment = whole.environment }
        if shares(.activity) { passActivity(to: &passed) }
        if shares(.workouts) { passWorkouts(to: &passed) }
        if shares(.sleep) { passSleep(to: &passed) }
        if shares(.heart) { passHeart(to: &passed) }
        if shares(.profile) { passed.body.heightM = whole.body.heightM }
        if shares(.body) { passBody(to: &passed) }
        if shares(.nutrition) { passMeals(to: &passed) }
        if shares(.clinical) {
            (passed.app.tags, passed.app.symptoms) = (whole.app.tags, whole.app.symptoms)
        }
        return passed
    }

    private func passActivity(to passed: inout HealthSnapshot) {
        let activity = whole.activity
        passed.activity.activeEnergyKcal = activity.activeEnergyKcal
        passed.activity.basalEnergyKcal = activity.basalEnergyKcal
        passed.activity.steps = activity.steps
        passed.activity.distanceKm = activity.distanceKm
        passed.activity.flightsClimbed = activity.flightsClimbed
        passed.activity.exerciseMinutes = activity.exerciseMinutes
        passed.activity.standHours = activity.standHours
        passed.activity.moveMinutes = activity.moveMinutes
        passed.activity.moveGoalKcal = activity.moveGoalKcal
        passed.activity.exerciseGoalMinutes = activity.exerciseGoalMinutes
        passed.activity.standGoalHours = activity.standGoalHours
        passed.activity.moveGoalMinutes = activity.moveGoalMinutes
        // It is computed from weight, height, age and sex.
        if shares(.profile), shares(.body) {
            passed.activity.estimatedBasalEnergyKcal = activity.estimatedBasalEnergyKcal
        }
        passed.app.currentStreakDays = whole.app.currentStreakDays
        passed.trends.weeklyActivityChangePercent = whole.trends.weeklyActivityChangePercent
    }

    private func passWorkouts(to passed: inout HealthSnapshot) {
        passed.activity.isWorkoutActive = whole.activity.isWorkoutActive
        passed.activity.workoutType = whole.activity.workoutType
        passed.app.activeWorkoutName = whole.app.activeWorkoutName
        passed.app.upcomingWorkout = whole.app.upcomingWorkout
        passed.app.upcomingWorkoutAt = whole.app.upcomingWorkoutAt
        passed.app.upcomingWorkoutDay = whole.app.upcomingWorkoutDay
        passed.app.planSummary = whole.app.planSummary
        passed.app.workouts = whole.app.workouts.map { workout in
            var workout = workout
            if !shares(.heart) { workout.averageHeartRateBPM = nil }
            return workout
        }
    }

    private func passSleep(to passed: inout HealthSnapshot) {
        passed.sleep = whole.sleep
        passed.trends.sleepConsistencyScore = whole.trends.sleepConsistencyScore
        // Computed from both.
        guard shares(.heart) else { return }
        passed.trends.recovery = whole.trends.recovery
        passed.trends.recoveryScore = whole.trends.recoveryScore
        passed.trends.recoveryParts = whole.trends.recoveryParts
    }

    private func passHeart(to passed: inout HealthSnapshot) {
        passed.heart = whole.heart
        // The norms that it is held against tell age and sex.
        if !shares(.profile) {
            passed.heart.fitnessLevel = nil
            passed.heart.fitnessPercentile = nil
        }
        passed.activity.currentHeartRateBPM = whole.activity.currentHeartRateBPM
        passed.trends.performance = whole.trends.performance
    }

    private func passBody(to passed: inout HealthSnapshot) {
        let body = whole.body
        passed.body.weightKg = body.weightKg
        passed.body.weightDay = body.weightDay
        passed.body.weightLeftOutKg = body.weightLeftOutKg
        passed.body.weightLeftOutDay = body.weightLeftOutDay
        passed.body.weightTrendKg = body.weightTrendKg
        passed.body.bodyFatPercent = body.bodyFatPercent
        passed.body.bodyFatDay = body.bodyFatDay
        passed.body.bodyFatMedianPercent = body.bodyFatMedianPercent
        passed.body.weightTrend = body.weightTrend
        passed.body.bodyFatTrend = body.bodyFatTrend
        passed.body.weightSlopeKgPerWeek = body.weightSlopeKgPerWeek
        // With the weight these tell height and sex.
        let isEstimated = body.leanMassOrigin == .estimated
        if shares(.profile) || !isEstimated {
            passed.body.leanMassKg = body.leanMassKg
            passed.body.leanMassOrigin = body.leanMassOrigin
        }
        guard shares(.profile) else { return }
        passed.body.fatFreeMassIndex = body.fatFreeMassIndex
        passed.body.bmi = body.bmi
        passed.body.bmiCategory = body.bmiCategory
    }

    private func passMeals(to passed: inout HealthSnapshot) {
        passed.app.lastMealAt = whole.app.lastMealAt
        passed.app.lastMealSummary = whole.app.lastMealSummary
        passed.app.waterMl = whole.app.waterMl
    }
}
