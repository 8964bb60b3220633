import HealthModel

/// The raw numbers behind the names of category values (HealthKit's enumerations).
enum AppleCategoryValues {
    static let sleepPrefix: StaticString = "HKCategoryValueSleepAnalysis"

    /// `nil` for a stage that is not known.
    static func sleepStage(_ value: ByteSlice) -> SleepStage? {
        if value.starts(with: sleepPrefix) {
            let name = value.dropping(sleepPrefix.utf8CodeUnitCount)
            if name.equals("InBed") { return .inBed }
            if name.equals("AsleepUnspecified") || name.equals("Asleep") { return .asleepUnspecified }
            if name.equals("Awake") { return .awake }
            if name.equals("AsleepCore") { return .core }
            if name.equals("AsleepDeep") { return .deep }
            return name.equals("AsleepREM") ? .rem : nil
        }
        guard value.count == 1, value.start.pointee &- 0x30 <= 9 else { return nil }
        return SleepStage(rawValue: Int(value.start.pointee - 0x30))
    }

    /// 1 for an hour with standing in it, 0 for an idle one; HealthKit itself counts the other way round.
    static func standHour(_ value: ByteSlice) -> Double? {
        if value.equals("HKCategoryValueAppleStandHourStood") || value.equals("0") { return 1 }
        return value.equals("HKCategoryValueAppleStandHourIdle") || value.equals("1") ? 0 : nil
    }

    /// 0 for `NotApplicable`, for no value and for names that are not known.
    static func number(_ value: ByteSlice) -> Double {
        if value.count == 0 { return 0 }
        if let number = DecimalNumber.parse(value) { return number }
        guard value.starts(with: "HKCategoryValue") else { return 0 }
        return numbers[String(decoding: value.dropping(15).buffer, as: UTF8.self)] ?? 0
    }

    private static let numbers: [String: Double] = {
        var numbers: [String: Double] = [
            "EnvironmentalAudioExposureEventMomentaryLimit": 1, "HeadphoneAudioExposureEventSevenDayLimit": 1,
            "LowCardioFitnessEventLowFitness": 1,
        ]
        let families: [(family: String, first: Double, names: [String])] = [
            ("Severity", 0, ["Unspecified", "NotPresent", "Mild", "Moderate", "Severe"]),
            ("Presence", 0, ["Present", "NotPresent"]),
            ("AppetiteChanges", 0, ["Unspecified", "NoChange", "Decreased", "Increased"]),
            ("MenstrualFlow", 1, ["Unspecified", "Light", "Medium", "Heavy", "None"]),
            ("VaginalBleeding", 1, ["Unspecified", "Light", "Medium", "Heavy", "None"]),
            ("CervicalMucusQuality", 1, ["Dry", "Sticky", "Creamy", "Watery", "EggWhite"]),
            ("OvulationTestResult", 1, ["Negative", "LuteinizingHormoneSurge", "Indeterminate", "EstrogenSurge"]),
            ("OvulationTestResult", 2, ["Positive"]),
            ("PregnancyTestResult", 1, ["Negative", "Positive", "Indeterminate"]),
            ("ProgesteroneTestResult", 1, ["Negative", "Positive", "Indeterminate"]),
            (
                "Contraceptive", 1,
                ["Unspecified", "Implant", "Injection", "IntrauterineDevice", "IntravaginalRing", "Oral", "Patch"]
            ),
            ("AppleWalkingSteadinessEvent", 1, ["InitialLow", "InitialVeryLow", "RepeatLow", "RepeatVeryLow"]),
        ]
        for (family, first, names) in families {
            for (index, name) in names.enumerated() { numbers[family + name] = first + Double(index) }
        }
        return numbers
    }()
}
