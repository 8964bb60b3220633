import HealthModel

/// A quantity measured along a workout, in the units of the type it becomes.
package enum WorkoutChannel: UInt8, CaseIterable {
    /// Beats a minute.
    case heartRate
    /// Revolutions or strokes a minute; on foot the strides of one leg, half the steps.
    case cadence
    /// Metres a second.
    case speed
    /// Watts.
    case power
    /// Of the air around the device, degrees Celsius.
    case temperature
    /// Of the body's core, degrees Celsius.
    case coreTemperature
    /// Metres.
    case verticalOscillation
    /// Milliseconds.
    case groundContact
    /// Metres.
    case stepLength
    /// Breaths a minute.
    case respiration
    /// Metres since the start. Not a sample: the workout has it.
    case distance
    /// Metres above sea level. Not a sample.
    case altitude
}

/// The samples that a channel of a workout of some activity becomes.
package struct WorkoutSampleType: Equatable {
    package var identifier: String
    /// For types of AirFit's own.
    package var unit = ""
    /// From the channel's unit.
    package var factor = 1.0
    /// Whether 0 means that nothing was measured, rather than a standstill.
    package var isZeroNothing = false

    /// `nil` for what becomes no sample. Where Apple has no type, as for the air or for power in a boat, the type
    /// is AirFit's own.
    package init?(_ channel: WorkoutChannel, of activity: String) {
        let apple = AppleType.quantityPrefix
        let isRide = activity == "Cycling" || activity == "HandCycling"
        let isRun = activity == "Running"
        switch channel {
        case .heartRate: self.init(identifier: apple + "HeartRate", isZeroNothing: true)
        case .cadence where isRide: self.init(identifier: apple + "CyclingCadence")
        case .cadence where isRun || WorkoutKind.isOnFoot(activity):
            self.init(identifier: "AirFitStepCadence", unit: "count/min", factor: 2)
        case .cadence: self.init(identifier: "AirFitStrokeCadence", unit: "count/min")
        case .speed where isRide: self.init(identifier: apple + "CyclingSpeed")
        case .speed where isRun: self.init(identifier: apple + "RunningSpeed")
        case .power where isRide: self.init(identifier: apple + "CyclingPower")
        case .power where isRun: self.init(identifier: apple + "RunningPower")
        case .power: self.init(identifier: "AirFitWorkoutPower", unit: "W")
        case .temperature: self.init(identifier: "AirFitAirTemperature", unit: "degC")
        case .coreTemperature: self.init(identifier: "AirFitCoreTemperature", unit: "degC", isZeroNothing: true)
        case .verticalOscillation where isRun:
            self.init(identifier: apple + "RunningVerticalOscillation", isZeroNothing: true)
        case .groundContact where isRun:
            self.init(identifier: apple + "RunningGroundContactTime", isZeroNothing: true)
        case .stepLength where isRun: self.init(identifier: apple + "RunningStrideLength", isZeroNothing: true)
        case .respiration:
            self.init(identifier: "AirFitWorkoutRespiratoryRate", unit: "count/min", isZeroNothing: true)
        case .speed, .verticalOscillation, .groundContact, .stepLength, .distance, .altitude: return nil
        }
    }

    private init(identifier: String, unit: String = "", factor: Double = 1, isZeroNothing: Bool = false) {
        self.identifier = identifier
        self.unit = unit
        self.factor = factor
        self.isZeroNothing = isZeroNothing
    }
}
