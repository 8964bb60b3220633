import Foundation

/// The snapshot as JSON. Keys and their order are stable: scripts read them, and a provider's cache of a prompt holds
/// only while its bytes stay the same.
///
/// Every field is always there; what was not measured is `null`. Numbers carry the digits that their sensor has.
/// Every character that a terminal could act on is escaped, so the text is safe to print.
public enum SnapshotJSON {
    /// How the JSON is laid out.
    public enum Layout: Sendable {
        /// Two blanks a level, a line for each field.
        case indented
        /// One line.
        case compact
        /// One line with the measured fields only; objects without any are left out, and what only names the snapshot.
        case measuredOnly
    }

    /// The snapshot as JSON, its keys in a fixed order.
    public static func text(of snapshot: HealthSnapshot, layout: Layout = .indented) -> String {
        let tree = tree(of: snapshot)
        var text = ""
        switch layout {
        case .indented: tree.write(into: &text, depth: 0)
        case .compact: tree.write(into: &text, depth: nil)
        case .measuredOnly:
            (tree.without(["id", "timestamp", "taken_at"]).pruned ?? .object([])).write(into: &text, depth: nil)
        }
        return text
    }

    /// Text as a JSON string with its quotes. Controls, format characters (bidirectional marks, tags), `<` and `>`
    /// are escaped, so that no text can end a quotation or a marked block around it.
    public static func quoted(_ text: some StringProtocol) -> String {
        var result = ""
        JSONTree.write(string: text, into: &result)
        return result
    }

    private static func tree(of snapshot: HealthSnapshot) -> JSONTree {
        func instant(_ date: Date?) -> JSONTree {
            date.map { .string($0.iso8601(offset: snapshot.offset(at: $0))) } ?? .null
        }
        return .object([
            ("id", .string(identifier(of: snapshot))),
            ("timestamp", instant(snapshot.takenAt)),
            ("date", .string(snapshot.day.iso)),
            ("time_zone", .string(snapshot.zoneName)),
            ("taken_at", instant(snapshot.takenAt)),
            ("is_partial", .boolean(snapshot.isPartial)),
            ("subjective_data", tree(of: snapshot.subjective)),
            ("environment", tree(of: snapshot.environment)),
            ("activity", tree(of: snapshot.activity)),
            ("sleep", tree(of: snapshot.sleep, instant: instant)),
            ("heart_health", tree(of: snapshot.heart)),
            ("body", tree(of: snapshot.body)),
            ("app_context", tree(of: snapshot.app, instant: instant)),
            ("trends", tree(of: snapshot.trends)),
        ])
    }

    /// The same for the same day and moment, so that a snapshot stays the same bytes.
    private static func identifier(of snapshot: HealthSnapshot) -> String {
        let seconds = snapshot.takenAt.timeIntervalSince1970.rounded(.down)
        return "\(snapshot.day.iso)-\(Int64(exactly: seconds) ?? 0)"
    }

    private static func tree(of checkIn: CheckIn) -> JSONTree {
        .object(
            CheckIn.Scale.allCases.map { scale in
                (scale == .energy ? "energy_level" : scale.rawValue, .integer(checkIn[scale]))
            } + [("notes", .text(checkIn.notes))])
    }

    private static func tree(of environment: HealthSnapshot.Environment) -> JSONTree {
        .object([
            ("weather_condition", .text(environment.weatherCondition)),
            ("temperature_celsius", .number(environment.temperatureCelsius, 1)),
            ("humidity_percent", .number(environment.humidityPercent, 0)),
            ("air_quality_index", .integer(environment.airQualityIndex)),
            ("time_of_day", .text(environment.timeOfDay?.rawValue)),
        ])
    }

    private static func tree(of activity: HealthSnapshot.Activity) -> JSONTree {
        .object([
            ("active_energy_burned_kcal", .number(activity.activeEnergyKcal, 0)),
            ("basal_energy_burned_kcal", .number(activity.basalEnergyKcal, 0)),
            ("steps", .integer(activity.steps)),
            ("distance_km", .number(activity.distanceKm, 2)),
            ("flights_climbed", .integer(activity.flightsClimbed)),
            ("exercise_min", .integer(activity.exerciseMinutes)),
            ("stand_hours", .integer(activity.standHours)),
            ("move_min", .integer(activity.moveMinutes)),
            ("basal_energy_estimate_kcal", .number(activity.estimatedBasalEnergyKcal, 0)),
            ("move_goal_kcal", .number(activity.moveGoalKcal, 0)),
            ("exercise_goal_min", .integer(activity.exerciseGoalMinutes)),
            ("stand_goal_hours", .integer(activity.standGoalHours)),
            ("move_goal_min", .integer(activity.moveGoalMinutes)),
            ("move_progress", .number(activity.moveProgress, 3)),
            ("exercise_progress", .number(activity.exerciseProgress, 3)),
            ("stand_progress", .number(activity.standProgress, 3)),
            ("rings_closed", activity.areRingsClosed.map { .boolean($0) } ?? .null),
            ("current_heart_rate_bpm", .integer(activity.currentHeartRateBPM)),
            ("is_workout_active", .boolean(activity.isWorkoutActive)),
            ("workout_type", .text(activity.workoutType)),
        ])
    }

    private static func tree(of sleep: HealthSnapshot.Sleep, instant: (Date?) -> JSONTree) -> JSONTree {
        let night = sleep.lastNight
        let (week, stages) = (sleep.weeklyAverage, sleep.stageAverage)
        return .object([
            (
                "last_night",
                .object([
                    ("bedtime", .text(night.map { $0.bedtime.iso8601(offset: $0.bedtimeOffset) })),
                    ("wake_time", .text(night.map { $0.wakeTime.iso8601(offset: $0.wakeOffset) })),
                    ("total_sleep_min", .number(night?.asleepMinutes, 0)),
                    ("time_in_bed_min", .number(night?.inBedMinutes, 0)),
                    ("efficiency_percent", .number(night?.efficiencyPercent, 1)),
                    ("rem_min", .number(night?.remMinutes, 0)),
                    ("core_min", .number(night?.coreMinutes, 0)),
                    ("deep_min", .number(night?.deepMinutes, 0)),
                    ("awake_min", .number(night?.awakeMinutes, 0)),
                    ("latency_min", .number(night?.latencyMinutes, 0)),
                    ("wake_after_onset_min", .number(night?.wakeAfterOnsetMinutes, 0)),
                    ("nap_min", .number(night?.napMinutes, 0)),
                    ("quality", .text(night?.quality?.rawValue)),
                    ("source", .text(night?.sourceName)),
                ])
            ),
            (
                "weekly_average",
                .object([
                    ("nights", .integer(week?.nights)),
                    ("average_bedtime", .text(week?.bedMinuteOfDay.map(clock))),
                    ("average_wake_time", .text(week?.wakeMinuteOfDay.map(clock))),
                    ("average_duration_min", .number(week?.asleepMinutes, 0)),
                    ("average_efficiency_percent", .number(week?.efficiencyPercent, 1)),
                    ("consistency_percent", .number(week?.consistencyPercent, 0)),
                ])
            ),
            ("debt_min", .number(sleep.debtMinutes, 0)),
            (
                "stage_average_14_nights",
                .object([
                    ("nights", .integer(stages?.nights)),
                    ("rem_min", .number(stages?.remMinutes, 0)),
                    ("core_min", .number(stages?.coreMinutes, 0)),
                    ("deep_min", .number(stages?.deepMinutes, 0)),
                    ("awake_min", .number(stages?.awakeMinutes, 0)),
                ])
            ),
            ("regularity_index", .number(sleep.regularityIndex, 0)),
            ("social_jetlag_min", .number(sleep.socialJetlagMinutes, 0)),
            ("naps_min", .number(sleep.napMinutes, 0)),
            ("total_with_naps_min", .number(sleep.totalMinutes, 0)),
            (
                "naps",
                .list(
                    sleep.naps.map { nap in
                        .object([
                            ("start", instant(nap.start)), ("end", instant(nap.end)),
                            ("asleep_min", .number(nap.asleepMinutes, 0)),
                        ])
                    })
            ),
        ])
    }

    private static func tree(of heart: HealthSnapshot.Heart) -> JSONTree {
        .object([
            ("resting_heart_rate_bpm", .integer(heart.restingHeartRateBPM)),
            ("hrv_sdnn_ms", .number(heart.hrvSDNNMs, 0)),
            ("respiratory_rate_per_min", .number(heart.respiratoryRatePerMinute, 1)),
            ("blood_oxygen_percent", .number(heart.bloodOxygenPercent, 0)),
            ("vo2_max_ml_per_kg_min", .number(heart.vo2Max, 1)),
            ("vo2_max_date", .text(heart.vo2MaxDay?.iso)),
            ("cardio_fitness", .text(heart.fitnessLevel?.rawValue)),
            ("recovery_heart_rate_bpm", .integer(heart.recoveryHeartRateBPM)),
            ("heart_rate_recovery_bpm", .integer(heart.heartRateRecoveryBPM)),
            ("hrv_rmssd_ms", .number(heart.hrvRMSSDMs, 0)),
            ("blood_oxygen_low_percent", .number(heart.bloodOxygenLowPercent, 0)),
            ("vo2_max_median_28_days_ml_per_kg_min", .number(heart.vo2MaxMedian, 1)),
            ("cardio_fitness_percentile", .number(heart.fitnessPercentile, 0)),
            ("resting_heart_rate_elevated", heart.isRestingHeartRateElevated.map { .boolean($0) } ?? .null),
            ("resting_heart_rate_range", tree(of: heart.restingHeartRateRange, "bpm", 1)),
            ("hrv_sdnn_range", tree(of: heart.hrvSDNNRange, "ms", 1)),
            ("hrv_rmssd_range", tree(of: heart.hrvRMSSDRange, "ms", 1)),
            ("respiratory_rate_range", tree(of: heart.respiratoryRateRange, "per_min", 1)),
        ])
    }

    /// The week beside the normal range of the sixty days before it.
    private static func tree(of range: NormalRange?, _ unit: String, _ decimals: Int) -> JSONTree {
        .object([
            ("week_mean_\(unit)", .number(range?.weekMean, decimals)),
            ("week_days", .integer(range?.weekDays)),
            ("week_variation_percent", .number(range?.weekVariationPercent, 1)),
            ("normal_low_\(unit)", .number(range?.low, decimals)),
            ("normal_high_\(unit)", .number(range?.high, decimals)),
            ("day_low_\(unit)", .number(range?.dayLow, decimals)),
            ("day_high_\(unit)", .number(range?.dayHigh, decimals)),
            ("normal_days", .integer(range?.referenceDays)),
            ("standing", .text(range?.standing?.rawValue)),
        ])
    }

    private static func tree(of body: HealthSnapshot.Body) -> JSONTree {
        .object([
            ("weight_kg", .number(body.weightKg, 1)),
            ("weight_date", .text(body.weightDay?.iso)),
            ("weight_smoothed_kg", .number(body.weightTrendKg, 1)),
            ("weight_slope_kg_per_week", .number(body.weightSlopeKgPerWeek, 2)),
            ("weight_trend", .text(body.weightTrend?.rawValue)),
            ("body_fat_percent", .number(body.bodyFatPercent, 1)),
            ("body_fat_trend", .text(body.bodyFatTrend?.rawValue)),
            ("lean_body_mass_kg", .number(body.leanMassKg, 1)),
            ("height_m", .number(body.heightM, 2)),
            ("bmi", .number(body.bmi, 1)),
            ("bmi_category", .text(body.bmiCategory?.rawValue)),
            ("body_fat_date", .text(body.bodyFatDay?.iso)),
            ("body_fat_median_28_days_percent", .number(body.bodyFatMedianPercent, 1)),
            ("lean_body_mass_origin", .text(body.leanMassOrigin?.rawValue)),
            ("fat_free_mass_index_kg_per_m2", .number(body.fatFreeMassIndex, 1)),
            ("weight_left_out_kg", .number(body.weightLeftOutKg, 1)),
            ("weight_left_out_date", .text(body.weightLeftOutDay?.iso)),
        ])
    }

    private static func tree(of app: HealthSnapshot.AppContext, instant: (Date?) -> JSONTree) -> JSONTree {
        .object([
            ("active_workout_name", .text(app.activeWorkoutName)),
            ("last_meal_time", instant(app.lastMealAt)),
            ("last_meal_summary", .text(app.lastMealSummary)),
            ("water_intake_ml", .number(app.waterMl, 0)),
            ("last_coach_interaction", instant(app.lastCoachInteractionAt)),
            ("days_since_earlier_coach_talk", .integer(app.daysSinceEarlierCoachTalk)),
            ("upcoming_workout", .text(app.upcomingWorkout)),
            ("upcoming_workout_at", instant(app.upcomingWorkoutAt)),
            ("upcoming_workout_date", .text(app.upcomingWorkoutDay?.iso)),
            ("week_plan", .text(app.planSummary)),
            ("current_streak_days", .integer(app.currentStreakDays)),
            ("check_in_streak_days", .integer(app.checkIns?.streak)),
            ("check_ins_of_14_days", .integer(app.checkIns?.days)),
            ("tags", .list(app.tags.map { .string($0) })),
            ("symptoms", .list(app.symptoms.map { .string($0) })),
            (
                "workouts",
                .list(
                    app.workouts.map { workout in
                        .object([
                            ("activity", .string(workout.activity)),
                            ("start", instant(workout.start)),
                            ("end", instant(workout.end)),
                            ("duration_min", .number(workout.durationMinutes, 1)),
                            ("active_energy_burned_kcal", .number(workout.energyKcal, 0)),
                            ("distance_km", .number(workout.distanceKm, 2)),
                            ("average_heart_rate_bpm", .number(workout.averageHeartRateBPM, 0)),
                            ("source", .string(workout.sourceName)),
                        ])
                    })
            ),
        ])
    }

    private static func tree(of trends: HealthSnapshot.Trends) -> JSONTree {
        .object([
            ("weekly_activity_change_percent", .number(trends.weeklyActivityChangePercent, 1)),
            ("sleep_consistency_score", .number(trends.sleepConsistencyScore, 0)),
            ("recovery_trend", .text(trends.recovery?.rawValue)),
            ("performance_trend", .text(trends.performance?.rawValue)),
            ("recovery_score", .number(trends.recoveryScore, 0)),
            (
                "recovery_parts",
                .object([
                    ("heart_rate_variability", .number(trends.recoveryParts?.heartRateVariability, 0)),
                    ("resting_heart_rate", .number(trends.recoveryParts?.restingHeartRate, 0)),
                    ("sleep", .number(trends.recoveryParts?.sleep, 0)),
                    ("respiration", .number(trends.recoveryParts?.respiration, 0)),
                ])
            ),
        ])
    }

    /// `07:05`.
    static func clock(_ minuteOfDay: Int) -> String {
        let minutes = ((minuteOfDay % 1440) + 1440) % 1440
        return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
