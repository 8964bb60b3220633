extension MetricID {
    /// Values outside are taken for errors of entry or of a sensor: they are shown, and kept out of ranges and trends.
    /// `nil` where anything may be.
    public var plausible: ClosedRange<Double>? {
        switch self {
        case .steps: 0...100_000
        case .distance: 0...150
        case .flights: 0...500
        case .activeEnergy: 0...8000
        case .basalEnergy: 700...4000
        case .exerciseMinutes: 0...900
        case .standHours: 0...24
        case .sleep: 60...900
        case .timeInBed: 60...960
        case .sleepREM, .sleepCore, .sleepDeep: 0...600
        case .sleepEfficiency: 40...100
        case .restingHeartRate: 30...120
        case .heartRateVariability, .heartRateVariabilityRMSSD: 5...250
        case .heartRateRecovery: 0...90
        case .respiratoryRate: 6...35
        case .bloodOxygen: 70...100
        case .weight: 30...300
        case .bodyFat: 3...60
        case .systolicPressure: 70...260
        case .diastolicPressure: 40...150
        case .wristTemperature: -3...3
        case .water: 0...10_000
        case .caffeine: 0...1500
        case .alcohol: 0...40
        default: nil
        }
    }

    public func isPlausible(_ value: Double) -> Bool { plausible?.contains(value) ?? value.isFinite }
}
