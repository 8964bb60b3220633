/// The name of a daily quantity. The raw value is its identifier in tools, SQL, files and JSON; its row in the catalogue,
/// `Metric`, says what it is. The order is that of the catalogue's rows.
public enum MetricID: String, CaseIterable, Codable, Sendable {
    case steps
    case flights
    case distance = "distance_km"
    case cyclingDistance = "cycling_km"
    case activeEnergy = "active_kcal"
    case basalEnergy = "basal_kcal"
    case exerciseMinutes = "exercise_min"
    case standHours = "stand_hours"
    case daylightMinutes = "daylight_min"
    case moveGoal = "move_goal_kcal"
    case exerciseGoal = "exercise_goal_min"
    case standGoal = "stand_goal_hours"
    case moveClosed = "move_closed"
    case exerciseClosed = "exercise_closed"
    case standClosed = "stand_closed"
    case ringsClosed = "rings_closed"
    case movePercent = "move_pct"
    case heartRate = "heart_rate_bpm"
    case restingHeartRate = "resting_hr_bpm"
    case walkingHeartRate = "walking_hr_bpm"
    case heartRateRecovery = "hr_recovery_bpm"
    case heartRateVariability = "hrv_sdnn_ms"
    case heartRateVariabilityRMSSD = "hrv_rmssd_ms"
    case logHeartRateVariability = "ln_hrv"
    case respiratoryRate = "resp_rate_brpm"
    case bloodOxygen = "spo2_pct"
    case vo2Max = "vo2max"
    case systolicPressure = "bp_systolic_mmhg"
    case diastolicPressure = "bp_diastolic_mmhg"
    case weight = "weight_kg"
    case bodyFat = "body_fat_pct"
    case leanMass = "lean_mass_kg"
    case bodyMassIndex = "bmi"
    case wristTemperature = "wrist_temp_dev_c"
    case bodyTemperature = "body_temp_c"
    case glucose = "glucose_mmol_l"
    case sleep = "sleep_min"
    case sleepHours = "sleep_h"
    case timeInBed = "in_bed_min"
    case sleepAwake = "awake_min"
    case latency = "latency_min"
    case sleepDeep = "deep_min"
    case sleepCore = "core_min"
    case sleepREM = "rem_min"
    case sleepEfficiency = "sleep_efficiency"
    case deepShare = "deep_share"
    case remShare = "rem_share"
    case naps
    case napMinutes = "nap_min"
    case sleepTotal = "sleep_total_min"
    case sleepDebt = "sleep_debt_min"
    case bedTime = "bed_time"
    case wakeTime = "wake_time"
    case midSleep = "mid_sleep"
    case bedAfterNoon = "bed_after_noon"
    case sleepSource = "sleep_source"
    case workouts
    case workoutMinutes = "workout_min"
    case strength
    case strengthVolume = "strength_volume_kg"
    case runDistance = "run_km"
    case load = "load_edwards"
    case water = "water_ml"
    case caffeine = "caffeine_mg"
    case alcohol = "alcohol_units"
    case dietaryEnergy = "dietary_kcal"
    case protein = "protein_g"
    case carbohydrates = "carbs_g"
    case fat = "fat_g"
    case fiber = "fiber_g"
    case mindfulMinutes = "mindful_min"
    case mood = "mood_1to5"
    case energy = "energy_1to5"
    case stress = "stress_1to5"
    case motivation = "motivation_1to5"
    case soreness = "soreness_1to5"
    case weekday
    case isWeekend = "is_weekend"
    case zone = "tz"
    case tags

    /// The place of its row in the catalogue.
    var index: Int {
        // An enumeration without payloads of at most 256 cases is one byte: the number of the case in its declaration. A
        // test compares every row with its identifier.
        Int(unsafeBitCast(self, to: UInt8.self))
    }
}
