/// The mean of a quantity that goes on over time, such as heart rate, of samples that do not come evenly. Each sample holds
/// until the next one, five minutes at most, so a workout with a sample a second does not outweigh the rest of the day.
public enum TimeWeightedMean {
    /// Seconds that a sample holds where the next one comes later.
    public static let longestHold = 300

    /// - Parameters:
    ///   - samples: ascending by their instant, in seconds.
    ///   - end: where the last one ends at the latest.
    /// - Returns: `nil` without samples; the plain mean where none lasts.
    public static func value(_ samples: some Collection<(at: Int, value: Double)>, until end: Int) -> Double? {
        var (weighted, seconds, sum) = (0.0, 0, 0.0)
        var last: (at: Int, value: Double)?
        func hold(until next: Int) {
            guard let last else { return }
            let length = min(longestHold, max(0, next - last.at))
            weighted += last.value * Double(length)
            seconds += length
        }
        for sample in samples {
            hold(until: sample.at)
            sum += sample.value
            last = sample
        }
        hold(until: end)
        guard !samples.isEmpty else { return nil }
        return seconds > 0 ? weighted / Double(seconds) : sum / Double(samples.count)
    }
}
