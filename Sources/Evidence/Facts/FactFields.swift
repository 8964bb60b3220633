import HealthModel
import HealthQuery

/// The names by which replies call metrics and zones.
extension FactSheet {
    /// The metric that a member is a value of.
    static func field(_ name: String) -> DayField? {
        let name = name.hasSuffix("_hhmm") ? String(name.dropLast(5)) : name
        if let field = DayField(rawValue: name) ?? aliases[name] { return field }
        return name.hasSuffix("_h") ? DayField(rawValue: name.dropLast(2) + "_min") : nil
    }

    /// Names of the snapshot and of the nights for what the tools call otherwise.
    static let aliases: [String: DayField] = [
        "asleep_min": .sleep, "raw_asleep_min": .sleep, "naive_asleep_sum_min": .sleep, "raw_in_bed_min": .timeInBed,
        "in_bed_min": .timeInBed, "total_sleep_min": .sleep, "total_with_naps_min": .sleepTotal,
        "average_efficiency_percent": .sleepEfficiency,
        "average_bedtime": .bedTime,
        "average_wake_time": .wakeTime, "average_duration_min": .sleep, "bed": .bedTime,
        "wake": .wakeTime, "bedtime": .bedTime, "time_in_bed_min": .timeInBed, "efficiency_percent": .sleepEfficiency,
        "active_energy_burned_kcal": .activeEnergy, "basal_energy_burned_kcal": .basalEnergy,
        "flights_climbed": .flights, "resting_heart_rate_bpm": .restingHeartRate,
        "respiratory_rate_per_min": .respiratoryRate, "blood_oxygen_percent": .bloodOxygen,
        "vo2_max_ml_per_kg_min": .vo2Max, "body_fat_percent": .bodyFat, "water_intake_ml": .water,
    ]

    /// The heart rate zone that a number of minutes was spent in: `zone4_min`.
    func zone(of fact: Int) -> Int? {
        let parent = facts[fact].parent
        let names = [facts[fact].name, parent >= 0 ? nodes[Int(parent)].name : ""]
        return names.lazy.compactMap { name -> Int? in
            guard name.hasPrefix("zone"), name.hasSuffix("_min") else { return nil }
            return Int(name.dropFirst(4).dropLast(4))
        }.first
    }
}
