import ImportKit

/// A table of records with values, and what they are.
struct HealthConnectKind {
    struct Value {
        var column: String
        var identifier: String
        var unit: String?
        var factor = 1.0
    }

    var table: String
    /// From a start to an end; else of one moment.
    var isInterval: Bool
    var values: [Value]

    private init(_ table: String, isInterval: Bool, _ values: [Value]) {
        self.table = table + "_record_table"
        self.isInterval = isInterval
        self.values = values
    }

    private static func value(_ column: String, _ name: String, _ unit: String? = nil, per factor: Double = 1) -> Value
    {
        let isOwn = name.hasPrefix(VendorTypes.prefix)
        return Value(
            column: column, identifier: isOwn ? name : AppleType.quantityPrefix + name, unit: unit, factor: 1 / factor)
    }

    /// Energy is in small calories, mass in grams.
    static let all: [HealthConnectKind] = [
        HealthConnectKind("steps", isInterval: true, [value("count", "StepCount")]),
        HealthConnectKind("distance", isInterval: true, [value("distance", "DistanceWalkingRunning", "m")]),
        HealthConnectKind(
            "active_calories_burned", isInterval: true, [value("energy", "ActiveEnergyBurned", "kcal", per: 1000)]),
        HealthConnectKind(
            "total_calories_burned", isInterval: true, [value("energy", "AirFitTotalEnergyBurned", "kcal", per: 1000)]),
        HealthConnectKind("floors_climbed", isInterval: true, [value("floors", "FlightsClimbed")]),
        HealthConnectKind("elevation_gained", isInterval: true, [value("elevation", "AirFitElevationGain", "m")]),
        HealthConnectKind("wheelchair_pushes", isInterval: true, [value("count", "PushCount")]),
        HealthConnectKind("hydration", isInterval: true, [value("volume", "DietaryWater", "L")]),
        HealthConnectKind("weight", isInterval: false, [value("weight", "BodyMass", "g")]),
        HealthConnectKind("height", isInterval: false, [value("height", "Height", "m")]),
        HealthConnectKind("body_fat", isInterval: false, [value("percentage", "BodyFatPercentage", "%")]),
        HealthConnectKind("lean_body_mass", isInterval: false, [value("mass", "LeanBodyMass", "g")]),
        HealthConnectKind("bone_mass", isInterval: false, [value("mass", "AirFitBoneMass", "g")]),
        HealthConnectKind("body_water_mass", isInterval: false, [value("body_water_mass", "AirFitBodyWater", "g")]),
        HealthConnectKind(
            "resting_heart_rate", isInterval: false, [value("beats_per_minute", "RestingHeartRate")]),
        HealthConnectKind(
            "heart_rate_variability_rmssd", isInterval: false,
            [value("heart_rate_variability_millis", "HeartRateVariabilityRMSSD")]),
        HealthConnectKind("oxygen_saturation", isInterval: false, [value("percentage", "OxygenSaturation", "%")]),
        HealthConnectKind("respiratory_rate", isInterval: false, [value("rate", "RespiratoryRate")]),
        HealthConnectKind("body_temperature", isInterval: false, [value("temperature", "BodyTemperature", "degC")]),
        HealthConnectKind(
            "basal_body_temperature", isInterval: false, [value("temperature", "BasalBodyTemperature", "degC")]),
        HealthConnectKind(
            "vo2_max", isInterval: false, [value("vo2_milliliters_per_minute_kilogram", "VO2Max")]),
        HealthConnectKind(
            "blood_pressure", isInterval: false,
            [value("systolic", "BloodPressureSystolic", "mmHg"), value("diastolic", "BloodPressureDiastolic", "mmHg")]),
        HealthConnectKind("blood_glucose", isInterval: false, [value("level", "BloodGlucose", "mmol/L")]),
        HealthConnectKind(
            "nutrition", isInterval: true,
            [
                value("energy", "DietaryEnergyConsumed", "kcal", per: 1000), value("protein", "DietaryProtein", "g"),
                value("total_carbohydrate", "DietaryCarbohydrates", "g"), value("total_fat", "DietaryFatTotal", "g"),
                value("saturated_fat", "DietaryFatSaturated", "g"), value("dietary_fiber", "DietaryFiber", "g"),
                value("sugar", "DietarySugar", "g"), value("sodium", "DietarySodium", "g"),
                value("caffeine", "DietaryCaffeine", "g"), value("cholesterol", "DietaryCholesterol", "g"),
            ]),
    ]

    /// Android's numbers of kinds of exercise (`ExerciseSessionType`).
    static let activities: [Int64: String] = {
        let names = [
            "other", "badminton", "baseball", "basketball", "biking", "stationary biking", "boot camp", "boxing",
            "calisthenics", "cricket", "dancing", "exercise class", "fencing", "football american",
            "football australian", "frisbee disc", "golf", "guided breathing", "gymnastics", "handball", "hiit",
            "hiking",
            "ice hockey", "ice skating", "martial arts", "paddling", "other", "pilates", "racquetball",
            "rock climbing", "roller hockey", "rowing", "rugby", "running", "running treadmill", "sailing",
            "scuba diving", "skating", "skiing", "snowboarding", "snowshoeing", "soccer", "softball", "squash",
            "stair climbing", "strength training", "stretching", "surfing", "swimming open water", "swimming pool",
            "table tennis", "tennis", "volleyball", "walking", "water polo", "weightlifting", "wheelchair", "yoga",
            "other", "stair climbing machine", "elliptical", "rowing machine",
        ]
        return Dictionary(uniqueKeysWithValues: names.enumerated().map { (Int64($0.offset), $0.element) })
    }()
}
