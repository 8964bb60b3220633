import Foundation
import HealthModel
import Testing

/// Scripts read these keys: they may become more, and none may go or change its name.
@Suite struct `The keys of snapshot JSON` {
    private static let documented: [String: [String]] = [
        "": ["id", "timestamp", "date", "time_zone", "taken_at", "is_partial"],
        "subjective_data": ["energy_level", "mood", "stress", "motivation", "soreness", "notes"],
        "environment": [
            "weather_condition", "temperature_celsius", "humidity_percent", "air_quality_index", "time_of_day",
        ],
        "activity": [
            "active_energy_burned_kcal", "basal_energy_burned_kcal", "basal_energy_estimate_kcal", "steps",
            "distance_km", "flights_climbed", "exercise_min", "stand_hours", "move_min", "move_goal_kcal",
            "exercise_goal_min", "stand_goal_hours", "move_goal_min", "move_progress", "exercise_progress",
            "stand_progress", "rings_closed", "current_heart_rate_bpm", "is_workout_active", "workout_type",
        ],
        "sleep": [
            "last_night", "weekly_average", "debt_min", "stage_average_14_nights", "regularity_index",
            "social_jetlag_min", "naps_min", "total_with_naps_min", "naps",
        ],
        "sleep.last_night": [
            "bedtime", "wake_time", "total_sleep_min", "time_in_bed_min", "efficiency_percent", "rem_min", "core_min",
            "deep_min", "awake_min", "latency_min", "wake_after_onset_min", "nap_min", "quality", "source",
        ],
        "sleep.weekly_average": [
            "nights", "average_bedtime", "average_wake_time", "average_duration_min", "average_efficiency_percent",
            "consistency_percent",
        ],
        "heart_health": [
            "resting_heart_rate_bpm", "hrv_sdnn_ms", "respiratory_rate_per_min", "blood_oxygen_percent",
            "vo2_max_ml_per_kg_min", "vo2_max_date", "cardio_fitness", "recovery_heart_rate_bpm",
            "heart_rate_recovery_bpm", "hrv_rmssd_ms", "blood_oxygen_low_percent",
            "vo2_max_median_28_days_ml_per_kg_min", "cardio_fitness_percentile", "resting_heart_rate_elevated",
        ],
        "heart_health.hrv_sdnn_range": [
            "week_mean_ms", "week_days", "week_variation_percent", "normal_low_ms", "normal_high_ms", "day_low_ms",
            "day_high_ms", "normal_days", "standing",
        ],
        "heart_health.resting_heart_rate_range": ["week_mean_bpm", "normal_low_bpm", "normal_high_bpm", "standing"],
        "heart_health.hrv_rmssd_range": ["week_mean_ms", "normal_low_ms", "normal_high_ms", "standing"],
        "heart_health.respiratory_rate_range": ["week_mean_per_min", "normal_low_per_min", "standing"],
        "body": [
            "weight_kg", "weight_date", "weight_smoothed_kg", "weight_slope_kg_per_week", "weight_trend",
            "body_fat_percent", "body_fat_trend", "lean_body_mass_kg", "height_m", "bmi", "bmi_category",
            "body_fat_date", "body_fat_median_28_days_percent", "lean_body_mass_origin",
            "fat_free_mass_index_kg_per_m2", "weight_left_out_kg", "weight_left_out_date",
        ],
        "app_context": [
            "active_workout_name", "last_meal_time", "last_meal_summary", "water_intake_ml", "last_coach_interaction",
            "upcoming_workout", "upcoming_workout_at", "upcoming_workout_date", "week_plan", "current_streak_days",
            "days_since_earlier_coach_talk", "tags", "symptoms", "workouts",
        ],
        "trends": [
            "weekly_activity_change_percent", "sleep_consistency_score", "recovery_trend", "performance_trend",
            "recovery_score",
        ],
        "trends.recovery_parts": ["heart_rate_variability", "resting_heart_rate", "sleep", "respiration"],
    ]

    @Test(arguments: documented.keys.sorted())
    func `are all there on a day without a single measurement`(path: String) throws {
        let empty = HealthSnapshot(day: CivilDay(number: 20_000), takenAt: Date(), zoneName: "UTC")
        let text = SnapshotJSON.text(of: empty, layout: .compact)
        var object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        for key in path.split(separator: ".") { object = object?[String(key)] as? [String: Any] }
        let keys = try #require(object).keys
        #expect(Set(Self.documented[path] ?? []).subtracting(keys) == [])
    }
}
