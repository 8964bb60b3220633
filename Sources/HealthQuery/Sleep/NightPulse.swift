import HealthModel

/// The heart rate over the asleep stretches of a main sleep (training-and-findings.md 1). Another figure than the device's own
/// resting heart rate.
public struct NightPulse: Equatable, Sendable {
    /// Beats a minute.
    public let mean: Double
    /// The smallest mean of 30 minutes that begin at a sample, in beats a minute; `nil` where none has 20 of them covered.
    public let low: Double?
    /// Minutes in which it was known.
    public let coveredMinutes: Double

    /// Minutes that a value holds at most.
    static let longestHold = 5.0
    /// Minutes of the window of the lowest mean, and how many of them must be covered.
    static let (window, needed) = (30.0, 20.0)

    /// - Parameters:
    ///   - samples: ascending; minutes on the axis of `asleep`, beats a minute. Those outside of 25 to 240 are left out.
    ///   - asleep: in order and apart.
    /// - Returns: `nil` with less than half of the time asleep covered.
    public init?(_ samples: [(minute: Double, value: Double)], asleep: [Range<Double>]) {
        let pieces = Self.pieces(Self.byMinute(samples), asleep)
        let covered = pieces.reduce(0) { $0 + $1.end - $1.start }
        let total = asleep.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        guard covered > 0, covered >= total / 2 else { return nil }
        mean = pieces.reduce(0) { $0 + $1.value * ($1.end - $1.start) } / covered
        coveredMinutes = covered
        var lowest: Double?
        for (index, first) in pieces.enumerated() {
            let end = first.start + Self.window
            var (sum, length) = (0.0, 0.0)
            for piece in pieces[index...] {
                guard piece.start < end else { break }
                let part = min(piece.end, end) - piece.start
                (sum, length) = (sum + piece.value * part, length + part)
            }
            guard length >= Self.needed else { continue }
            lowest = min(lowest ?? .infinity, sum / length)
        }
        low = lowest
    }

    /// A mean a minute, so that a second's samples do not outweigh those of other minutes.
    private static func byMinute(_ samples: [(minute: Double, value: Double)]) -> [(minute: Double, value: Double)] {
        var minutes: [(minute: Double, value: Double, count: Double)] = []
        for sample in samples where MetricID.heartRate.isPlausible(sample.value) {
            if let last = minutes.last, last.minute == sample.minute.rounded(.down) {
                minutes[minutes.count - 1].value += sample.value
                minutes[minutes.count - 1].count += 1
            } else {
                minutes.append((sample.minute.rounded(.down), sample.value, 1))
            }
        }
        return minutes.map { ($0.minute, $0.value / $0.count) }
    }

    /// The stretches that each value stands for, within the time asleep.
    private static func pieces(
        _ samples: [(minute: Double, value: Double)], _ asleep: [Range<Double>]
    ) -> [(start: Double, end: Double, value: Double)] {
        samples.enumerated().flatMap { index, sample in
            let next = index + 1 < samples.count ? samples[index + 1].minute : .infinity
            let span = sample.minute..<min(next, sample.minute + longestHold)
            return asleep.filter { $0.overlaps(span) }.map {
                (max($0.lowerBound, span.lowerBound), min($0.upperBound, span.upperBound), sample.value)
            }
        }
    }
}
