/// A type of sample: its canonical unit, how its samples make a day, and the values that no person can have.
package struct AppleType {
    /// The kind of record that an identifier stands for.
    package enum Kind: Equatable { case quantity, category, sleep, standHour, mindfulSession }

    package var kind: Kind
    /// `nil` for a quantity that is not in the table: its own unit is kept.
    package var unit: String?
    package var aggregation: SampleAggregation
    /// Values outside are errors of a device or an app, in the canonical unit. Wide on purpose: this only keeps absurd
    /// numbers out of averages.
    package var plausible: ClosedRange<Double>

    package static let quantityPrefix = "HKQuantityTypeIdentifier"
    static let categoryPrefix = "HKCategoryTypeIdentifier"
    private static let anything = -1e9...1e9

    package init(identifier: String) {
        kind = Self.kind(of: identifier)
        plausible = Self.anything
        unit = kind == .mindfulSession ? "min" : ""
        aggregation = .category
        guard kind == .quantity else { return }
        unit = nil
        aggregation = .discrete
        guard identifier.hasPrefix(Self.quantityPrefix) else { return }
        let name = String(identifier.dropFirst(Self.quantityPrefix.count))
        if let known = Self.table[name] {
            (unit, aggregation, plausible) = known
        } else if name.hasPrefix("Dietary") {
            (unit, aggregation, plausible) = ("g", .cumulative, 0...100_000)
        }
    }

    private static func kind(of identifier: String) -> Kind {
        guard identifier.hasPrefix(categoryPrefix) else { return .quantity }
        switch identifier.dropFirst(categoryPrefix.count) {
        case "SleepAnalysis": return .sleep
        case "AppleStandHour": return .standHour
        case "MindfulSession": return .mindfulSession
        default: return .category
        }
    }

    /// By the name after `HKQuantityTypeIdentifier`. Lengths in metres, masses in kilograms (food in grams), energy in
    /// kilocalories, volumes in millilitres, shares as the fractions that Apple writes as `%`.
    private static let table: [String: (String?, SampleAggregation, ClosedRange<Double>)] = [
        "StepCount": ("count", .cumulative, 0...100_000),
        "PushCount": ("count", .cumulative, 0...100_000),
        "SwimmingStrokeCount": ("count", .cumulative, 0...100_000),
        "FlightsClimbed": ("count", .cumulative, 0...5_000),
        "NumberOfTimesFallen": ("count", .cumulative, 0...1_000),
        "NumberOfAlcoholicBeverages": ("count", .cumulative, 0...200),
        "InhalerUsage": ("count", .cumulative, 0...1_000),
        "InsulinDelivery": ("IU", .cumulative, 0...1_000),
        "DistanceWalkingRunning": ("m", .cumulative, 0...500_000),
        "DistanceCycling": ("m", .cumulative, 0...2_000_000),
        "DistanceSwimming": ("m", .cumulative, 0...200_000),
        "DistanceWheelchair": ("m", .cumulative, 0...500_000),
        "DistanceDownhillSnowSports": ("m", .cumulative, 0...1_000_000),
        "DistanceRowing": ("m", .cumulative, 0...1_000_000),
        "DistancePaddleSports": ("m", .cumulative, 0...1_000_000),
        "DistanceSkatingSports": ("m", .cumulative, 0...1_000_000),
        "DistanceCrossCountrySkiing": ("m", .cumulative, 0...1_000_000),
        "ActiveEnergyBurned": ("kcal", .cumulative, 0...50_000),
        "BasalEnergyBurned": ("kcal", .cumulative, 0...50_000),
        "AppleExerciseTime": ("min", .cumulative, 0...10_080),
        "AppleStandTime": ("min", .cumulative, 0...10_080),
        "AppleMoveTime": ("min", .cumulative, 0...10_080),
        "TimeInDaylight": ("min", .cumulative, 0...10_080),
        "DietaryEnergyConsumed": ("kcal", .cumulative, 0...100_000),
        "DietaryWater": ("mL", .cumulative, 0...100_000),
        "NikeFuel": ("count", .cumulative, 0...1_000_000),
        "HeartRate": ("count/min", .discrete, 10...350),
        "RestingHeartRate": ("count/min", .discrete, 10...350),
        "WalkingHeartRateAverage": ("count/min", .discrete, 10...350),
        "HeartRateRecoveryOneMinute": ("count/min", .discrete, -100...350),
        "RespiratoryRate": ("count/min", .discrete, 0...200),
        "HeartRateVariabilitySDNN": ("ms", .discrete, 0...2_000),
        "HeartRateVariabilityRMSSD": ("ms", .discrete, 0...2_000),
        "VO2Max": ("mL/min·kg", .discrete, 1...120),
        "AtrialFibrillationBurden": ("%", .discrete, 0...1),
        "BloodPressureSystolic": ("mmHg", .discrete, 20...350),
        "BloodPressureDiastolic": ("mmHg", .discrete, 10...300),
        "OxygenSaturation": ("%", .discrete, 0.2...1),
        "PeripheralPerfusionIndex": ("%", .discrete, 0...1),
        "BodyMass": ("kg", .discrete, 1...700),
        "LeanBodyMass": ("kg", .discrete, 1...700),
        "BodyMassIndex": ("count", .discrete, 1...300),
        "BodyFatPercentage": ("%", .discrete, 0...1),
        "Height": ("m", .discrete, 0.2...3),
        "WaistCircumference": ("m", .discrete, 0.1...5),
        "BodyTemperature": ("degC", .discrete, 10...50),
        "BasalBodyTemperature": ("degC", .discrete, 10...50),
        "AppleSleepingWristTemperature": ("degC", .discrete, 0...60),
        "WaterTemperature": ("degC", .discrete, -10...60),
        "UnderwaterDepth": ("m", .discrete, -10...400),
        "BloodGlucose": ("mg/dL", .discrete, 1...2_000),
        "WalkingSpeed": ("m/s", .discrete, 0...20),
        "RunningSpeed": ("m/s", .discrete, 0...20),
        "CyclingSpeed": ("m/s", .discrete, 0...60),
        "StairAscentSpeed": ("m/s", .discrete, 0...20),
        "StairDescentSpeed": ("m/s", .discrete, 0...20),
        "WalkingStepLength": ("m", .discrete, 0...5),
        "RunningPower": ("W", .discrete, 0...5_000),
        "CyclingPower": ("W", .discrete, 0...5_000),
        "CyclingCadence": ("count/min", .discrete, 0...500),
        "RunningStrideLength": ("m", .discrete, 0...10),
        "RunningVerticalOscillation": ("m", .discrete, 0...2),
        "RunningGroundContactTime": ("ms", .discrete, 0...5_000),
        "WalkingAsymmetryPercentage": ("%", .discrete, 0...1),
        "WalkingDoubleSupportPercentage": ("%", .discrete, 0...1),
        "AppleWalkingSteadiness": ("%", .discrete, 0...1),
        "SixMinuteWalkTestDistance": ("m", .discrete, 0...3_000),
        "PhysicalEffort": ("kcal/hr·kg", .discrete, 0...100),
        "EnvironmentalAudioExposure": ("dBASPL", .discrete, -50...250),
        "HeadphoneAudioExposure": ("dBASPL", .discrete, -50...250),
    ]
}
