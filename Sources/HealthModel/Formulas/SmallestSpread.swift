extension MetricID {
    /// The smallest robust spread that is believed, in the metric's unit: what a sensor cannot tell apart (health-metric
    /// practice, section 0.8).
    public var smallestSpread: Double {
        switch self {
        case .restingHeartRate: 1
        case .respiratoryRate: 0.3
        case .wristTemperature: 0.1
        case .sleep, .sleepTotal: 15
        case .sleepHours: 0.25
        default: 0
        }
    }
}
