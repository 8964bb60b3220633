import HealthModel
import Foundation
import ImportKit

/// Something that a column or a row of a plain table can hold.
public struct CSVMetric: Equatable, Sendable, Identifiable {
    /// As tables name it and as `MetricID` does where it has it: for example `weight_kg`.
    public let id: String
    /// The unit of a value that comes without one, as in the id: `%` counts to a hundred.
    public let unit: String
    let target: Target

    enum Target: Equatable, Sendable {
        case sample(String)
        /// Each is 1 to 5.
        case checkIn(CheckIn.Scale)
    }

    /// All of them, in the order in which a list for people shows them.
    public static let all: [CSVMetric] = entries.map(\.metric)

    /// Units that its values may come in, its own first.
    public var units: [String] {
        let others = [
            "kg", "lb", "st", "g", "mg", "mcg", "km", "mi", "m", "cm", "ft", "in", "kcal", "kJ", "min", "hr", "s",
            "ms", "L", "mL", "fl_oz_us", "%", "fraction", "degC", "degF", "mmol/L", "mg/dL", "m/s", "km/h", "mph",
        ]
        guard case .sample = target else { return [unit] }
        return [unit]
            + others.filter {
                UnitSpelling.apple($0) != UnitSpelling.apple(unit)
                    && UnitSpelling.convert(1, from: $0, to: keptUnit) != nil
            }
    }

    /// As `UnitSpelling` knows it.
    private var keptUnit: String {
        let apple = UnitSpelling.apple(unit)
        return apple == "fraction" ? "%" : apple
    }

    /// Whether a value of a unit can be one of this metric.
    func takes(unit: String) -> Bool { UnitSpelling.convert(1, from: unit, to: keptUnit) != nil }

    /// By its id, by an everyday name that means exactly one, or by Apple's identifier.
    static func named(_ text: some StringProtocol) -> CSVMetric? {
        if let known = byName[plain(text)] { return known }
        let name = text.trimmingBlanks
        guard name.utf8.count <= 120, name.utf8.allSatisfy({ $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 <= 9 }) else {
            return nil
        }
        guard name.hasPrefix(AppleType.quantityPrefix) || name.hasPrefix(VendorTypes.prefix) else { return nil }
        if name.hasPrefix(VendorTypes.prefix) {
            return CSVMetric(id: name, unit: VendorTypes.known(name).unit, target: .sample(name))
        }
        let unit = AppleType(identifier: name).unit ?? ""
        return CSVMetric(id: name, unit: unit == "%" ? "fraction" : unit, target: .sample(name))
    }

    /// The metric of a heading, and the unit that stands in it: `Gewicht (kg)`, `weight_lb`, `TotalSteps`.
    static func heading(_ text: String) -> (metric: CSVMetric, unit: String?)? {
        var name = text.trimmingBlanks[...]
        var unit: String?
        if let last = name.last, last == ")" || last == "]",
            let open = name.lastIndex(of: last == ")" ? "(" : "["), open > name.startIndex
        {
            unit = String(name[name.index(after: open)...].dropLast()).trimmingBlanks
            name = name[..<open]
        }
        if let metric = byName[plain(name)] { return (metric, unit) }
        guard unit == nil else { return nil }
        var words = plain(name).split(separator: " ")
        guard let last = words.popLast(), UnitSpelling.isKnown(last), !words.isEmpty,
            let metric = byName[words.joined(separator: " ")]
        else { return nil }
        return (metric, String(last))
    }

    /// Lower-case words without accents: `TotalSteps` and `total_steps` are one.
    static func plain(_ text: some StringProtocol) -> String {
        var spaced = ""
        var wasLower = false
        for character in text.prefix(200) {
            if character.isUppercase, wasLower { spaced.append(" ") }
            wasLower = character.isLowercase
            let keeps = character.isLetter || character.isNumber || character == "%"
            spaced.append(keeps ? character : " ")
        }
        return spaced.lowercased().replacingOccurrences(of: "ß", with: "ss")
            .folding(options: .diacriticInsensitive, locale: nil)
            .split(separator: " ").joined(separator: " ")
    }

    private static func sample(_ id: String, _ type: String, _ unit: String) -> CSVMetric {
        CSVMetric(
            id: id, unit: unit,
            target: .sample(type.hasPrefix(VendorTypes.prefix) ? type : AppleType.quantityPrefix + type))
    }

    private static let byName: [String: CSVMetric] = {
        var byName: [String: CSVMetric] = [:]
        for (metric, names) in entries {
            for name in [metric.id] + names { byName[plain(name)] = metric }
        }
        // `StepCount`, as tools write it that take the export of an iPhone apart.
        for (metric, _) in entries {
            guard case .sample(let type) = metric.target, type.hasPrefix(AppleType.quantityPrefix) else { continue }
            let name = plain(type.dropFirst(AppleType.quantityPrefix.count))
            if byName[name] == nil { byName[name] = metric }
        }
        return byName
    }()

    /// With everyday names in English, German, French and Spanish, without accents.
    private static let entries: [(metric: CSVMetric, names: [String])] = [
        (
            sample("steps", "StepCount", "count"),
            ["step count", "total steps", "daily steps", "schritte", "schrittzahl", "pas", "nombre de pas", "pasos"]
        ),
        (
            sample("flights", "FlightsClimbed", "count"),
            ["flights climbed", "floors", "floors climbed", "stockwerke", "etagen", "etages", "pisos"]
        ),
        (
            sample("distance_km", "DistanceWalkingRunning", "km"),
            [
                "distance", "total distance", "walking distance", "walking running distance", "strecke", "distanz",
                "entfernung", "distancia",
            ]
        ),
        (
            sample("cycling_km", "DistanceCycling", "km"),
            ["cycling distance", "distance cycled", "bike distance", "radstrecke", "distance a velo"]
        ),
        (
            sample("active_kcal", "ActiveEnergyBurned", "kcal"),
            [
                "active energy", "active calories", "active energy burned", "aktive energie", "aktive kalorien",
                "calories actives", "energie active", "calorias activas", "energia activa",
            ]
        ),
        (
            sample("basal_kcal", "BasalEnergyBurned", "kcal"),
            [
                "basal energy", "resting energy", "basal calories", "resting calories", "bmr", "grundumsatz",
                "ruheenergie",
            ]
        ),
        (
            sample("total_kcal", "AirFitTotalEnergyBurned", "kcal"),
            [
                "calories burned", "total calories", "total energy", "calories out", "kalorienverbrauch",
                "verbrannte kalorien", "calories brulees", "calorias quemadas",
            ]
        ),
        (
            sample("exercise_min", "AppleExerciseTime", "min"),
            [
                "exercise", "exercise minutes", "exercise time", "active minutes", "very active minutes",
                "fairly active minutes", "aktive minuten", "minutes actives", "minutos activos",
            ]
        ),
        (
            standHours,
            ["hours stood", "stehstunden", "heures debout", "horas de pie"]
        ),
        (sample("light_activity_min", "AirFitLightActivityTime", "min"), ["lightly active minutes"]),
        (sample("sedentary_min", "AirFitSedentaryTime", "min"), ["sedentary minutes", "sedentary time"]),
        (sample("daylight_min", "TimeInDaylight", "min"), ["daylight", "time in daylight", "tageslicht"]),
        (
            sample("heart_rate_bpm", "HeartRate", "count/min"),
            [
                "heart rate", "hr", "pulse", "average heart rate", "herzfrequenz", "puls",
                "frequence cardiaque", "frecuencia cardiaca", "pulso",
            ]
        ),
        (
            sample("resting_hr_bpm", "RestingHeartRate", "count/min"),
            [
                "resting heart rate", "resting hr", "rhr", "resting pulse", "ruhepuls", "ruheherzfrequenz",
                "frequence cardiaque au repos", "fc repos", "frecuencia cardiaca en reposo", "pulso en reposo",
            ]
        ),
        (
            sample("walking_hr_bpm", "WalkingHeartRateAverage", "count/min"),
            ["walking heart rate", "walking hr", "walking heart rate average"]
        ),
        (sample("hrv_sdnn_ms", "HeartRateVariabilitySDNN", "ms"), ["hrv sdnn", "sdnn"]),
        (sample("hrv_rmssd_ms", "HeartRateVariabilityRMSSD", "ms"), ["hrv rmssd", "rmssd"]),
        (sample("hr_recovery_bpm", "HeartRateRecoveryOneMinute", "count/min"), ["heart rate recovery", "hr recovery"]),
        (
            sample("resp_rate_brpm", "RespiratoryRate", "count/min"),
            [
                "respiratory rate", "breathing rate", "respiration", "atemfrequenz", "frequence respiratoire",
                "frecuencia respiratoria",
            ]
        ),
        (
            sample("spo2_pct", "OxygenSaturation", "%"),
            [
                "spo2", "blood oxygen", "oxygen saturation", "blutsauerstoff", "sauerstoffsattigung",
                "saturation en oxygene", "saturacion de oxigeno",
            ]
        ),
        (sample("vo2max", "VO2Max", "mL/min·kg"), ["vo2 max", "cardio fitness"]),
        (
            sample("weight_kg", "BodyMass", "kg"),
            [
                "weight", "body weight", "body mass", "weight body mass", "gewicht", "korpergewicht", "poids", "peso",
                "peso corporal",
            ]
        ),
        (
            sample("body_fat_pct", "BodyFatPercentage", "%"),
            [
                "body fat", "fat", "body fat percentage", "body fat %", "fat %", "korperfett", "korperfettanteil",
                "masse grasse", "grasa corporal",
            ]
        ),
        (sample("lean_mass_kg", "LeanBodyMass", "kg"), ["lean mass", "lean body mass", "magermasse"]),
        (sample("muscle_mass_kg", "AirFitMuscleMass", "kg"), ["muscle mass", "muskelmasse", "masse musculaire"]),
        (sample("bmi", "BodyMassIndex", "count"), ["body mass index", "imc"]),
        (sample("height_cm", "Height", "cm"), ["height", "body height", "grosse", "korpergrosse", "taille", "altura"]),
        (
            sample("waist_cm", "WaistCircumference", "cm"),
            ["waist", "waist circumference", "bauchumfang", "taillenumfang", "tour de taille", "cintura"]
        ),
        (
            sample("body_temp_c", "BodyTemperature", "degC"),
            ["body temperature", "temperature", "korpertemperatur", "temperatur", "temperatura"]
        ),
        (
            sample("bp_systolic_mmhg", "BloodPressureSystolic", "mmHg"),
            ["systolic", "blood pressure systolic", "systolic blood pressure", "systolisch", "systolique", "sistolica"]
        ),
        (
            sample("bp_diastolic_mmhg", "BloodPressureDiastolic", "mmHg"),
            [
                "diastolic", "blood pressure diastolic", "diastolic blood pressure", "diastolisch", "diastolique",
                "diastolica",
            ]
        ),
        (
            sample("glucose_mmol_l", "BloodGlucose", "mmol/L"),
            ["glucose", "blood glucose", "blood sugar", "blutzucker", "glycemie", "glucosa"]
        ),
        (
            sample("sleep_min", "AirFitSleepDuration", "min"),
            [
                "sleep", "sleep duration", "time asleep", "minutes asleep", "total sleep", "schlaf", "schlafdauer",
                "sommeil", "duree du sommeil", "sueno", "asleep",
            ]
        ),
        (
            sample("water_ml", "DietaryWater", "mL"),
            ["water", "water intake", "hydration", "wasser", "trinkmenge", "eau", "agua"]
        ),
        (sample("caffeine_mg", "DietaryCaffeine", "mg"), ["caffeine", "koffein", "cafeine", "cafeina"]),
        (
            sample("alcohol_units", "NumberOfAlcoholicBeverages", "count"),
            ["alcohol", "alcoholic drinks", "drinks", "alkohol", "alcool"]
        ),
        (
            sample("dietary_kcal", "DietaryEnergyConsumed", "kcal"),
            [
                "dietary energy", "calories eaten", "calories in", "calorie intake", "food energy", "kalorienzufuhr",
                "calories consommees", "calorias consumidas",
            ]
        ),
        (sample("protein_g", "DietaryProtein", "g"), ["protein", "eiweiss", "proteine", "proteines", "proteinas"]),
        (
            sample("carbs_g", "DietaryCarbohydrates", "g"),
            ["carbs", "carbohydrates", "kohlenhydrate", "glucides", "carbohidratos"]
        ),
        (sample("fat_g", "DietaryFatTotal", "g"), ["total fat", "dietary fat", "fat intake", "lipides", "grasas"]),
        (sample("fiber_g", "DietaryFiber", "g"), ["fiber", "fibre", "ballaststoffe", "fibres", "fibra"]),
        (
            CSVMetric(
                id: "mindful_min", unit: "min", target: .sample("HKCategoryTypeIdentifierMindfulSession")),
            ["mindful minutes", "meditation", "meditation minutes", "mindfulness", "achtsamkeit"]
        ),
        (scale(.mood), ["mood", "stimmung", "humeur", "animo"]),
        (scale(.energy), ["energy level", "energielevel"]),
        (scale(.stress), ["stress", "stress level", "estres"]),
        (scale(.motivation), ["motivation", "motivacion"]),
        (scale(.soreness), ["soreness", "muscle soreness", "muskelkater", "courbatures", "agujetas"]),
    ]

    /// Of a day only the count of hours with standing in them is known.
    static let standHours = CSVMetric(
        id: "stand_hours", unit: "count", target: .sample("HKCategoryTypeIdentifierAppleStandHour"))

    private static func scale(_ scale: CheckIn.Scale) -> CSVMetric {
        CSVMetric(id: "\(scale.rawValue)_1to5", unit: "", target: .checkIn(scale))
    }

    /// The headings that only a table of food and drink has.
    static let food: Set = [
        "dietary_kcal", "protein_g", "carbs_g", "fat_g", "fiber_g", "caffeine_mg", "alcohol_units", "water_ml",
    ]

    /// Energy that may have been burned or eaten: only beside other columns of a day's activity it is the one burned.
    static let burned: CSVMetric = sample("total_kcal", "AirFitTotalEnergyBurned", "kcal")
    static let unclearEnergy: Set = ["calories", "kcal", "energy", "kalorien", "calorias"]
}
