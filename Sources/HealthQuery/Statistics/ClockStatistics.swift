import HealthModel

/// Statistics of clock times, taken round the clock: 23:30 and 00:30 are an hour apart.
public struct ClockStatistics: Sendable {
    /// Times.
    public let count: Int
    /// Minutes after midnight, 0 up to 1,440.
    public let mean: Double
    /// Minutes; infinite where the times point everywhere.
    public let deviation: Double
    /// Length of the mean direction, 0 to 1.
    public let concentration: Double

    /// - Parameter minutes: after midnight; `nil` without any.
    public init?(_ minutes: [Double]) {
        guard let circular = CircularMean(minutesOfDay: minutes) else { return nil }
        count = minutes.count
        mean = circular.minutes
        // Rounding leaves equal times a little short of one direction.
        let isOne = circular.concentration > 1 - 1e-14
        concentration = isOne ? 1 : circular.concentration
        deviation = isOne ? 0 : circular.standardDeviationMinutes
    }

    /// Whole minutes after midnight, 0 to 1,439.
    public var roundedMean: Int { Int(mean.rounded()) % 1440 }

    /// A statistic by its name in tools.
    public func named(_ name: String) -> Double? {
        switch name {
        case "n": Double(count)
        case "circular_mean_min": mean
        case "circular_sd_min": deviation.isFinite ? deviation : nil
        case "R": concentration
        default: nil
        }
    }
}
