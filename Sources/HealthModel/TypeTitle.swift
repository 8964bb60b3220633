/// Names and units for types of samples that AirFit may never have heard of.
public enum TypeTitle {
    private static let prefixes = [
        "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCorrelationTypeIdentifier", "HKDataType", "AirFit",
    ]

    /// Words that are written otherwise than their letters split.
    private static let known = [
        "VO2Max": "VO₂max", "HeartRateVariabilitySDNN": "Heart rate variability (SDNN)",
        "HeartRateVariabilityRMSSD": "Heart rate variability (RMSSD)", "BodyMass": "Weight",
        "BodyMassIndex": "Body mass index", "AppleExerciseTime": "Exercise time", "AppleStandTime": "Stand time",
        "AppleStandHour": "Stand hours", "AppleMoveTime": "Move time", "ActiveEnergyBurned": "Active energy",
        "BasalEnergyBurned": "Resting energy", "StepCount": "Steps", "FlightsClimbed": "Flights climbed",
        "DietaryWater": "Water", "DietaryEnergyConsumed": "Food energy", "OxygenSaturation": "Blood oxygen",
        "SixMinuteWalkTestDistance": "Six-minute walk distance", "DietaryFatTotal": "Fat",
        "AppleSleepingWristTemperature": "Sleeping wrist temperature",
        "AppleWalkingSteadiness": "Walking steadiness", "NumberOfAlcoholicBeverages": "Alcoholic drinks",
    ]

    /// `HKQuantityTypeIdentifierWalkingStepLength` is `Walking step length`: split before capitals, acronyms left whole.
    /// The title of a type. Without a known prefix the identifier is kept as it was written; it comes from outside.
    public static func title(of identifier: String) -> String {
        guard let prefix = prefixes.first(where: { identifier.hasPrefix($0) && identifier.count > $0.count }) else {
            return identifier
        }
        var name = String(identifier.dropFirst(prefix.count))
        if let title = known[name] { return title }
        if name.hasPrefix("Dietary"), name.count > 7 { name.removeFirst(7) }
        let words = words(of: name)
        return words.enumerated().map { index, word in
            index == 0 || word.dropFirst().contains(where: { $0.isUppercase || $0.isNumber }) ? word : word.lowercased()
        }.joined(separator: " ")
    }

    /// Before a capital that follows a small letter, and before the last of several that begins a word.
    static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : nil
            let after = index + 1 < letters.count ? letters[index + 1] : nil
            let begins =
                letter.isUppercase
                && (before.map { !$0.isUppercase } ?? true || (after?.isLowercase ?? false && before != nil))
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    /// The unit that values of a type are shown in, and the factor from the unit they are kept in.
    /// - Parameter kept: the stored unit; one that is not known is shown as it is.
    public static func unit(of identifier: String, kept: String, system: UnitSystem = .metric) -> ShownUnit {
        switch kept {
        case "", "count": ShownUnit("", decimals: identifier.hasSuffix("BodyMassIndex") ? 1 : 0)
        case "%": ShownUnit("%", decimals: 1, factor: 100)
        case "count/min": ShownUnit(identifier.contains("HeartRate") ? "bpm" : "/min", decimals: 0)
        case "m" where identifier.contains("Distance"):
            ShownUnit(
                system.distance().symbol, decimals: 2,
                factor: system.distance().factor / 1000)
        case "m": system == .metric ? ShownUnit("m", decimals: 2) : ShownUnit("ft", decimals: 2, factor: 1 / 0.3048)
        case "kg": system.weight()
        case "mL": system.volume
        case "degC":
            ShownUnit(
                system.temperature.symbol, decimals: 2, factor: system.temperature.factor,
                offset: system.temperature.offset)
        case "mg/dL" where identifier.hasSuffix("BloodGlucose"):
            system == .imperial
                ? ShownUnit("mg/dl", decimals: 0) : ShownUnit("mmol/l", decimals: 1, factor: 10 / gramsInMoleOfGlucose)
        case "mL/min·kg": ShownUnit("ml/kg/min", decimals: 1)
        case "dBASPL": ShownUnit("dB", decimals: 0)
        case "kcal", "min", "ms", "s", "mmHg", "IU": ShownUnit(kept, decimals: 0)
        case "mg/dL": ShownUnit("mg/dl", decimals: 0)
        default: ShownUnit(kept, decimals: 2)
        }
    }
}
