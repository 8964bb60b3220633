/// The daily metrics that AirFit knows by name. The raw value is the identifier used in tools, files and JSON.
public enum MetricID: String, CaseIterable, Codable, Sendable {
    case steps, flights
    case distance = "distance_km"
    case activeEnergy = "active_kcal"
    case basalEnergy = "basal_kcal"
    case exerciseMinutes = "exercise_min"
    case standHours = "stand_hours"
    case daylightMinutes = "daylight_min"
    case heartRate = "heart_rate_bpm"
    case restingHeartRate = "resting_hr_bpm"
    case walkingHeartRate = "walking_hr_bpm"
    case heartRateVariability = "hrv_sdnn_ms"
    /// Another measure than SDNN: the two are never mixed.
    case heartRateVariabilityRMSSD = "hrv_rmssd_ms"
    case heartRateRecovery = "hr_recovery_bpm"
    case respiratoryRate = "resp_rate_brpm"
    case bloodOxygen = "spo2_pct"
    case vo2Max = "vo2max"
    case systolicPressure = "bp_systolic_mmhg"
    case diastolicPressure = "bp_diastolic_mmhg"
    case weight = "weight_kg"
    case bodyFat = "body_fat_pct"
    case leanMass = "lean_mass_kg"
    /// Against the person's own median of the 60 dates before.
    case wristTemperature = "wrist_temp_dev_c"
    case glucose = "glucose_mmol_l"
    case sleep = "sleep_min"
    case timeInBed = "in_bed_min"
    case sleepREM = "rem_min"
    case sleepCore = "core_min"
    case sleepDeep = "deep_min"
    case sleepAwake = "awake_min"
    case sleepEfficiency = "sleep_efficiency"
    case water = "water_ml"
    case dietaryEnergy = "dietary_kcal"
    case caffeine = "caffeine_mg"
    case alcohol = "alcohol_units"
    case protein = "protein_g"
    case carbohydrates = "carbs_g"
    case fat = "fat_g"
    case fiber = "fiber_g"
    case mindfulMinutes = "mindful_min"

    /// How a day's value comes about and how days are put together (health-metric practice; kinds C, D, L).
    public enum Kind: Sendable {
        /// Summed over the day; a longer span is the mean of its recorded days.
        case cumulative
        /// One representative value a day; a longer span is the mean of its recorded days.
        case discrete
        /// The newest value stands until the next; never averaged over days it was carried to.
        case latest
    }

    public var kind: Kind {
        switch self {
        case .steps, .flights, .distance, .activeEnergy, .basalEnergy, .exerciseMinutes, .standHours, .daylightMinutes,
            .water, .dietaryEnergy, .caffeine, .alcohol, .protein, .carbohydrates, .fat, .fiber, .mindfulMinutes:
            .cumulative
        case .vo2Max, .weight, .bodyFat, .leanMass: .latest
        default: .discrete
        }
    }

    /// Name as shown, for example `Resting heart rate`.
    public var title: String {
        switch self {
        case .steps: "Steps"
        case .flights: "Flights climbed"
        case .distance: "Distance"
        case .activeEnergy: "Active energy"
        case .basalEnergy: "Resting energy"
        case .exerciseMinutes: "Exercise"
        case .standHours: "Stand hours"
        case .daylightMinutes: "Daylight"
        case .heartRate: "Heart rate"
        case .restingHeartRate: "Resting heart rate"
        case .walkingHeartRate: "Walking heart rate"
        case .heartRateVariability: "Heart rate variability"
        case .heartRateVariabilityRMSSD: "HRV (RMSSD)"
        case .heartRateRecovery: "Heart rate recovery"
        case .respiratoryRate: "Respiratory rate"
        case .bloodOxygen: "Blood oxygen"
        case .vo2Max: "VO₂max"
        case .systolicPressure: "Systolic blood pressure"
        case .diastolicPressure: "Diastolic blood pressure"
        case .weight: "Weight"
        case .bodyFat: "Body fat"
        case .leanMass: "Lean mass"
        case .wristTemperature: "Wrist temperature"
        case .glucose: "Blood glucose"
        case .sleep: "Sleep"
        case .timeInBed: "Time in bed"
        case .sleepREM: "REM sleep"
        case .sleepCore: "Core sleep"
        case .sleepDeep: "Deep sleep"
        case .sleepAwake: "Awake"
        case .sleepEfficiency: "Sleep efficiency"
        case .water: "Water"
        case .dietaryEnergy: "Food energy"
        case .caffeine: "Caffeine"
        case .alcohol: "Alcohol"
        case .protein: "Protein"
        case .carbohydrates: "Carbohydrates"
        case .fat: "Fat"
        case .fiber: "Fiber"
        case .mindfulMinutes: "Mindful minutes"
        }
    }

    /// Unit as shown behind a value; empty for a plain count.
    public var unit: String {
        switch self {
        case .steps, .flights: ""
        case .distance: "km"
        case .activeEnergy, .basalEnergy, .dietaryEnergy: "kcal"
        case .exerciseMinutes, .daylightMinutes, .mindfulMinutes, .sleep, .timeInBed, .sleepREM, .sleepCore, .sleepDeep,
            .sleepAwake:
            "min"
        case .standHours: "h"
        case .heartRate, .restingHeartRate, .walkingHeartRate, .heartRateRecovery: "bpm"
        case .heartRateVariability, .heartRateVariabilityRMSSD: "ms"
        case .respiratoryRate: "/min"
        case .bloodOxygen, .bodyFat, .sleepEfficiency: "%"
        case .vo2Max: "ml/kg/min"
        case .weight, .leanMass: "kg"
        case .water: "ml"
        case .systolicPressure, .diastolicPressure: "mmHg"
        case .glucose: "mmol/l"
        case .wristTemperature: "°C"
        case .caffeine: "mg"
        case .alcohol: "drinks"
        case .protein, .carbohydrates, .fat, .fiber: "g"
        }
    }

    /// Decimals shown to people; never more than the sensor has.
    public var decimals: Int {
        switch self {
        case .distance, .vo2Max, .weight, .bodyFat, .leanMass, .respiratoryRate, .glucose, .alcohol: 1
        case .wristTemperature: 2
        default: 0
        }
    }

    /// Whether a value is a number of minutes that people read as hours and minutes.
    public var isDuration: Bool {
        switch self {
        case .sleep, .timeInBed, .sleepREM, .sleepCore, .sleepDeep, .sleepAwake: true
        default: false
        }
    }

    /// Which direction is better, where that can be defended; `nil` where a person's own range is the yardstick.
    public enum Direction: Sendable { case higher, lower }
    public var betterDirection: Direction? {
        switch self {
        case .steps, .activeEnergy, .exerciseMinutes, .standHours, .vo2Max, .heartRateRecovery: .higher
        default: nil
        }
    }
}
