import Foundation

/// Statistics of clock times, in which 23:30 and 00:30 are an hour apart (Fisher 1993).
public struct CircularMean: Equatable, Sendable {
    /// Minutes after midnight, 0 up to 1,440.
    public var minutes: Double
    /// Length of the mean direction: 1 when all are equal, 0 when they point everywhere.
    public var concentration: Double

    public init(minutes: Double, concentration: Double) {
        self.minutes = minutes
        self.concentration = concentration
    }

    /// `nil` without times.
    public init?(minutesOfDay: [Double]) {
        guard !minutesOfDay.isEmpty else { return nil }
        let angles = minutesOfDay.map { 2 * Double.pi * $0 / 1440 }
        let count = Double(angles.count)
        let cosine = angles.reduce(0) { $0 + cos($1) } / count
        let sine = angles.reduce(0) { $0 + sin($1) } / count
        concentration = min(1, (cosine * cosine + sine * sine).squareRoot())
        let mean = atan2(sine, cosine) * 1440 / (2 * Double.pi)
        minutes = mean < 0 ? mean + 1440 : mean
    }

    /// Whether there is a typical time at all.
    public var isTypical: Bool { concentration >= 0.5 }

    /// Minutes from one clock time to another, round the clock: −720 to 720.
    public static func difference(from start: Double, to end: Double) -> Double {
        let minutes = (end - start).truncatingRemainder(dividingBy: 1440)
        return minutes > 720 ? minutes - 1440 : minutes < -720 ? minutes + 1440 : minutes
    }

    /// √(−2 ln R) in minutes.
    public var standardDeviationMinutes: Double {
        guard concentration > 0 else { return .infinity }
        return (-2 * log(concentration)).squareRoot() * 1440 / (2 * Double.pi)
    }
}
