/// To which category a type of sample belongs, for what is kept and what is shown.
extension HealthCategory {
    /// By Apple's identifier, with or without its prefix, or by one of AirFit's own.
    ///
    /// A type that is not in the table is `.clinical`, the category that is treated with the greatest care: what nobody here
    /// knows may be anything, and a person who holds a sensitive category back must not find it let out under a new name.
    public init(typeIdentifier: String) {
        let name = Self.withoutPrefix(typeIdentifier)
        self = Self.byType[name] ?? Self.byBeginning(of: name) ?? .clinical
    }

    /// Of several values that were taken together, by their identifier or title.
    public init(correlationTitle: String) {
        let title = correlationTitle.lowercased()
        if title.contains("food") || title.contains("meal") {
            self = .nutrition
        } else if title.contains("blood") && title.contains("pressure") {
            self = .heart
        } else {
            self = .clinical
        }
    }

    private static let prefixes = [
        "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataTypeIdentifier", "HKDataType",
        "HKScoredAssessmentTypeIdentifier", "HKCharacteristicTypeIdentifier",
    ]

    private static func withoutPrefix(_ identifier: String) -> Substring {
        for prefix in prefixes where identifier.hasPrefix(prefix) { return identifier.dropFirst(prefix.count) }
        return Substring(identifier)
    }

    /// Families whose members are many.
    private static func byBeginning(of name: Substring) -> HealthCategory? {
        let families: [(String, HealthCategory)] = [
            ("Dietary", .nutrition), ("Distance", .activity), ("AirFitSleep", .sleep), ("AirFitWorkout", .workouts),
            ("AirFitGarminStress", .mood), ("AirFitGarminBodyBattery", .mood), ("AirFitStress", .mood),
            ("AirFitSkinTemperature", .body), ("AirFitWeather", .location),
        ]
        return families.first { name.hasPrefix($0.0) }?.1
    }

    private static let byType: [Substring: HealthCategory] = {
        var table: [Substring: HealthCategory] = [:]
        for (category, names) in lists {
            for name in names.split(whereSeparator: \.isWhitespace) { table[name] = category }
        }
        return table
    }()

    private static let lists: [(HealthCategory, String)] = [
        (
            .activity,
            """
            StepCount PushCount FlightsClimbed SwimmingStrokeCount NikeFuel ActiveEnergyBurned BasalEnergyBurned
            AppleExerciseTime AppleStandTime AppleStandHour AppleMoveTime TimeInDaylight PhysicalEffort
            EnvironmentalAudioExposure HeadphoneAudioExposure EnvironmentalSoundReduction AudioExposureEvent
            EnvironmentalAudioExposureEvent HeadphoneAudioExposureEvent UVExposure HandwashingEvent ToothbrushingEvent
            WalkingSpeed WalkingStepLength WalkingAsymmetryPercentage WalkingDoubleSupportPercentage
            AppleWalkingSteadiness AppleWalkingSteadinessEvent SixMinuteWalkTestDistance StairAscentSpeed
            StairDescentSpeed AirFitElevationGain AirFitFitbitZoneMinutes AirFitGoogleHeartPoints
            AirFitLightActivityTime AirFitSedentaryTime AirFitStepCadence AirFitTotalEnergyBurned
            """
        ),
        (
            .workouts,
            """
            Workout WorkoutEffortScore EstimatedWorkoutEffortScore RunningPower RunningSpeed RunningStrideLength
            RunningVerticalOscillation RunningGroundContactTime CyclingPower CyclingCadence CyclingSpeed
            CyclingFunctionalThresholdPower CrossCountrySkiingSpeed PaddleSportsSpeed RowingSpeed UnderwaterDepth
            WaterTemperature AirFitStrokeCadence AirFitAirTemperature
            """
        ),
        (
            .heart,
            """
            HeartRate RestingHeartRate WalkingHeartRateAverage HeartRateVariabilitySDNN HeartRateVariabilityRMSSD
            HeartRateRecoveryOneMinute VO2Max LowCardioFitnessEvent AtrialFibrillationBurden BloodPressureSystolic
            BloodPressureDiastolic OxygenSaturation PeripheralPerfusionIndex RespiratoryRate HighHeartRateEvent
            LowHeartRateEvent IrregularHeartRhythmEvent HypertensionEvent HeartbeatSeries AirFitPulseWaveVelocity
            """
        ),
        (
            .body,
            """
            BodyMass BodyMassIndex BodyFatPercentage LeanBodyMass WaistCircumference BodyTemperature
            AppleSleepingWristTemperature ElectrodermalActivity AirFitBodyWater AirFitBoneMass AirFitMuscleMass
            AirFitCoreTemperature
            """
        ),
        (
            .sleep,
            """
            SleepAnalysis AppleSleepingBreathingDisturbances SleepApneaEvent SleepDurationGoal SleepChanges
            """
        ),
        (.nutrition, "NumberOfAlcoholicBeverages"),
        (.mood, "MindfulSession StateOfMind MoodChanges GAD7 PHQ9"),
        (.profile, "Height DateOfBirth BiologicalSex"),
        (
            .reproductive,
            """
            MenstrualFlow IntermenstrualBleeding InfrequentMenstrualCycles IrregularMenstrualCycles
            PersistentIntermenstrualBleeding ProlongedMenstrualPeriods CervicalMucusQuality OvulationTestResult
            PregnancyTestResult ProgesteroneTestResult Pregnancy Lactation Contraceptive SexualActivity
            BasalBodyTemperature BleedingAfterPregnancy BleedingDuringPregnancy VaginalDryness BreastPain PelvicPain
            """
        ),
        (
            .clinical,
            """
            BloodGlucose InsulinDelivery BloodAlcoholContent NumberOfTimesFallen InhalerUsage ForcedVitalCapacity
            ForcedExpiratoryVolume1 PeakExpiratoryFlowRate AbdominalCramps Acne AppetiteChanges BladderIncontinence
            Bloating ChestTightnessOrPain Chills Constipation Coughing Diarrhea Dizziness DrySkin Fainting Fatigue
            Fever GeneralizedBodyAche HairLoss Headache Heartburn HotFlashes LossOfSmell LossOfTaste LowerBackPain
            MemoryLapse Nausea NightSweats RapidPoundingOrFlutteringHeartbeat RunnyNose ShortnessOfBreath
            SinusCongestion SkippedHeartbeat SoreThroat Vomiting Wheezing Electrocardiogram Audiogram
            VisionPrescription
            """
        ),
    ]
}
