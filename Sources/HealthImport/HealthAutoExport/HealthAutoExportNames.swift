import ImportKit

/// The names of metrics in exports of Health Auto Export, and the types that they stand for.
enum HealthAutoExportNames {
    /// Apple's identifier; one of AirFit's own for a metric that is not known.
    static func identifier(of name: String) -> String {
        if let known = table[name] { return AppleType.quantityPrefix + known }
        let words = name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let guess = AppleType.quantityPrefix + words
        if AppleType.isKnown(guess) { return guess }
        return VendorTypes.prefix + "HealthAutoExport"
            + words.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(80)
    }

    /// Those that are not the identifier's own words with underscores.
    private static let table: [String: String] = [
        "walking_running_distance": "DistanceWalkingRunning", "cycling_distance": "DistanceCycling",
        "swimming_distance": "DistanceSwimming", "wheelchair_distance": "DistanceWheelchair",
        "distance_downhill_snow_sports": "DistanceDownhillSnowSports", "active_energy": "ActiveEnergyBurned",
        "basal_energy": "BasalEnergyBurned",
        "heart_rate_variability": "HeartRateVariabilitySDNN", "heart_rate_variability_sdnn": "HeartRateVariabilitySDNN",
        "heart_rate_variability_rmssd": "HeartRateVariabilityRMSSD",
        "walking_heart_rate": "WalkingHeartRateAverage", "vo2_max": "VO2Max", "vo2max": "VO2Max",
        "blood_oxygen_saturation": "OxygenSaturation", "blood_oxygen": "OxygenSaturation",
        "weight_body_mass": "BodyMass", "weight": "BodyMass", "cardio_recovery": "HeartRateRecoveryOneMinute",
        "dietary_energy": "DietaryEnergyConsumed", "protein": "DietaryProtein",
        "carbohydrates": "DietaryCarbohydrates", "total_fat": "DietaryFatTotal", "saturated_fat": "DietaryFatSaturated",
        "monounsaturated_fat": "DietaryFatMonounsaturated", "polyunsaturated_fat": "DietaryFatPolyunsaturated",
        "cholesterol": "DietaryCholesterol", "sodium": "DietarySodium", "fiber": "DietaryFiber",
        "dietary_sugar": "DietarySugar", "sugar": "DietarySugar", "water": "DietaryWater",
        "caffeine": "DietaryCaffeine",
        "calcium": "DietaryCalcium", "iron": "DietaryIron", "magnesium": "DietaryMagnesium",
        "potassium": "DietaryPotassium", "zinc": "DietaryZinc", "vitamin_a": "DietaryVitaminA",
        "vitamin_b6": "DietaryVitaminB6", "vitamin_b12": "DietaryVitaminB12", "vitamin_c": "DietaryVitaminC",
        "vitamin_d": "DietaryVitaminD", "vitamin_e": "DietaryVitaminE", "vitamin_k": "DietaryVitaminK",
        "folate": "DietaryFolate", "niacin": "DietaryNiacin", "riboflavin": "DietaryRiboflavin",
        "thiamin": "DietaryThiamin", "selenium": "DietarySelenium", "phosphorus": "DietaryPhosphorus",
        "alcohol_consumption": "NumberOfAlcoholicBeverages", "stair_speed_up": "StairAscentSpeed",
        "stair_speed_down": "StairDescentSpeed", "stair_speed": "StairAscentSpeed",
        "six_minute_walking_test_distance": "SixMinuteWalkTestDistance",
        "swim_stroke_count": "SwimmingStrokeCount", "swimming_stroke_count": "SwimmingStrokeCount",
        "apple_walking_steadiness": "AppleWalkingSteadiness", "running_power": "RunningPower",
        "cycling_power": "CyclingPower", "cycling_cadence": "CyclingCadence", "uv_exposure": "UVExposure",
    ]
}

extension AppleType {
    /// Whether AirFit has rules for a quantity.
    static func isKnown(_ identifier: String) -> Bool { AppleType(identifier: identifier).unit != nil }
}
