import ChatModel
import Foundation
import HealthModel
import HealthQuery
import SettingsModel

/// What of a person's data a model may see, and the data without the rest.
///
/// What passes is copied field by field into an empty value: a field that nobody put into a category stays behind.
public struct ConsentFilter: Equatable, Sendable {
    public var place: ModelPlace
    public var shared: Set<HealthCategory>
    /// Who reads it, as `ModelReader.host`.
    public var host: String
    /// Whether the person said what this model may see, if only nothing; without that it is shown no earlier turn either.
    public var isConfirmed: Bool
    /// What AirFit itself keeps out of the conversation, whatever the person shares.
    public var leftOut: Set<HealthCategory> = []
    /// When they did: turns before were answered by a server at another address. `nil` where that is not known.
    public var confirmedAt: Date?

    public init(
        place: ModelPlace, shared: Set<HealthCategory>, host: String = "", isConfirmed: Bool = true,
        confirmedAt: Date? = nil
    ) {
        self.place = place
        self.shared = shared
        self.host = host
        self.isConfirmed = isConfirmed
        self.confirmedAt = confirmedAt
    }

    /// What a model of that provider may see that answers there.
    public init(_ privacy: Settings.Privacy, for provider: ProviderID, at reader: ModelReader) {
        self.init(
            place: reader.place, shared: privacy.shared(with: provider, at: reader), host: reader.host,
            isConfirmed: !privacy.isUnasked(provider, at: reader),
            confirmedAt: privacy.consent(of: provider, at: reader)?.givenAt)
    }

    /// What programs see that ask by themselves, over MCP.
    public init(forPrograms privacy: Settings.Privacy) {
        self.init(place: .elsewhere, shared: privacy.sharedWithPrograms)
    }

    /// For what stays in this program.
    public static let everything = ConsentFilter(place: .offline, shared: Set(HealthCategory.allCases))

    public func shares(_ category: HealthCategory) -> Bool { shared.contains(category) }
    public func shares(metric: MetricID) -> Bool { shared.contains(metric.category) }

    /// In the order they are always named.
    public var withheld: [HealthCategory] { HealthCategory.allCases.filter { !shared.contains($0) } }

    /// Whether nothing that was measured is shared.
    var sharesNoMeasurement: Bool { shared.subtracting([.profile]).isEmpty }

    /// Whether all that is recorded may be seen, and with it from when to when there are records.
    var sharesRecords: Bool { Set(HealthCategory.allCases).subtracting([.profile]).isSubset(of: shared) }

    public func shares(column field: DayField) -> Bool { field.categories.isSubset(of: shared) }

    /// The columns that may be seen. Those of the calendar reach as far as they do, and tell of no others.
    func passed(_ entries: [CatalogueEntry]) -> [CatalogueEntry] {
        guard !sharesRecords else { return entries }
        let seen = entries.filter { !$0.field.categories.isEmpty && shares(column: $0.field) }
        let dates = seen.compactMap(\.dates)
        guard let first = dates.map(\.lowerBound).min(), let last = dates.map(\.upperBound).max() else { return [] }
        return entries.compactMap { entry in
            guard entry.field.categories.isEmpty else { return shares(column: entry.field) ? entry : nil }
            guard let all = entry.dates, all.overlaps(first...last) else { return nil }
            let dates = all.clamped(to: first...last)
            let days = min(entry.recordedDays, dates.upperBound - dates.lowerBound + 1)
            return CatalogueEntry(field: entry.field, dates: dates, recordedDays: days)
        }
    }

    // MARK: Data

    func passed(_ report: DayReport) -> DayReport {
        DayReport(
            snapshot: passed(report.snapshot), comparisons: report.comparisons.filter { shares(metric: $0.key) },
            extent: sharesRecords ? report.extent : nil)
    }

    func passed(_ snapshot: HealthSnapshot) -> HealthSnapshot {
        var passed = HealthSnapshot(
            day: snapshot.day, takenAt: snapshot.takenAt,
            zoneName: shares(.location) ? snapshot.zoneName : ZoneOffset.name(of: snapshot))
        passed.isPartial = snapshot.isPartial
        passed.environment.timeOfDay = snapshot.environment.timeOfDay
        passed.app.lastCoachInteractionAt = snapshot.app.lastCoachInteractionAt
        if shares(.mood) { passed.subjective = snapshot.subjective }
        if shares(.location) { passed.environment = snapshot.environment }
        if shares(.activity) { passActivity(from: snapshot, to: &passed) }
        if shares(.workouts) { passWorkouts(from: snapshot, to: &passed) }
        if shares(.sleep) { passSleep(from: snapshot, to: &passed) }
        if shares(.heart) { passHeart(from: snapshot, to: &passed) }
        if shares(.profile) { passed.body.heightM = snapshot.body.heightM }
        if shares(.body) { passBody(from: snapshot, to: &passed) }
        if shares(.nutrition) { passMeals(from: snapshot, to: &passed) }
        return passed
    }

    private func passActivity(from snapshot: HealthSnapshot, to passed: inout HealthSnapshot) {
        let activity = snapshot.activity
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
        passed.app.currentStreakDays = snapshot.app.currentStreakDays
        passed.trends.weeklyActivityChangePercent = snapshot.trends.weeklyActivityChangePercent
    }

    private func passWorkouts(from snapshot: HealthSnapshot, to passed: inout HealthSnapshot) {
        passed.activity.isWorkoutActive = snapshot.activity.isWorkoutActive
        passed.activity.workoutType = snapshot.activity.workoutType
        passed.app.activeWorkoutName = snapshot.app.activeWorkoutName
        passed.app.upcomingWorkout = snapshot.app.upcomingWorkout
        passed.app.upcomingWorkoutAt = snapshot.app.upcomingWorkoutAt
        passed.app.workouts = snapshot.app.workouts.map { workout in
            var workout = workout
            if !shares(.heart) { workout.averageHeartRateBPM = nil }
            return workout
        }
    }

    private func passSleep(from snapshot: HealthSnapshot, to passed: inout HealthSnapshot) {
        passed.sleep = snapshot.sleep
        passed.trends.sleepConsistencyScore = snapshot.trends.sleepConsistencyScore
        // Computed from both.
        guard shares(.heart) else { return }
        passed.trends.recovery = snapshot.trends.recovery
        passed.trends.recoveryScore = snapshot.trends.recoveryScore
        passed.trends.recoveryParts = snapshot.trends.recoveryParts
    }

    private func passHeart(from snapshot: HealthSnapshot, to passed: inout HealthSnapshot) {
        passed.heart = snapshot.heart
        // The norms that it is held against tell age and sex.
        if !shares(.profile) {
            passed.heart.fitnessLevel = nil
            passed.heart.fitnessPercentile = nil
        }
        passed.activity.currentHeartRateBPM = snapshot.activity.currentHeartRateBPM
        passed.trends.performance = snapshot.trends.performance
    }

    private func passBody(from snapshot: HealthSnapshot, to passed: inout HealthSnapshot) {
        let body = snapshot.body
        passed.body.weightKg = body.weightKg
        passed.body.weightDay = body.weightDay
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

    private func passMeals(from snapshot: HealthSnapshot, to passed: inout HealthSnapshot) {
        passed.app.lastMealAt = snapshot.app.lastMealAt
        passed.app.lastMealSummary = snapshot.app.lastMealSummary
        passed.app.waterMl = snapshot.app.waterMl
    }
}
