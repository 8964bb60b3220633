import Foundation

/// How far the heart rate falls in the first minute after exercise (Cole et al. 1999; Sydo et al. 2018, doi
/// 10.1161/JAHA.117.008143). A line to follow over like workouts, not a test.
public enum HeartRateRecovery {
    /// The fall of the heart rate in the minute after an exercise.
    public struct Reading: Equatable, Sendable {
        /// Highest rate at the end of the exercise and the rate one minute later, beats a minute.
        public var peakBPM: Double
        /// Beats per minute a minute after the end.
        public var afterBPM: Double
        /// The fall within the minute, in beats per minute.
        public var dropBPM: Double { peakBPM - afterBPM }
    }

    /// The exercise's last seconds, in which its peak is looked for.
    public static let peakWindowSeconds = 120.0
    /// How far from the full minute a sample may be.
    public static let toleranceSeconds = 30.0

    /// The rate nearest to one minute after the end, at most half a minute off.
    public static func rateAfter(_ end: Date, among samples: [(at: Date, bpm: Double)]) -> Double? {
        let moment = end.addingTimeInterval(60)
        func distance(_ at: Date) -> Double { abs(at.timeIntervalSince(moment)) }
        return samples.filter { distance($0.at) <= toleranceSeconds }.min { distance($0.at) < distance($1.at) }?.bpm
    }

    /// `nil` without a rate in the last two minutes of the exercise or one minute after it.
    public static func reading(endingAt end: Date, among samples: [(at: Date, bpm: Double)]) -> Reading? {
        let peak = samples.filter { $0.at <= end && end.timeIntervalSince($0.at) <= peakWindowSeconds }.map(\.bpm).max()
        guard let peak, let after = rateAfter(end, among: samples) else { return nil }
        return Reading(peakBPM: peak, afterBPM: after)
    }
}
