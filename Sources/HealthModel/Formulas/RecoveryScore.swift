import Foundation

/// How a morning's readings stand against the person's own weeks before.
///
/// Parts from 0 to 100: heart rate variability 50 + 20 z, where z is that of its logarithm among the 60 days before;
/// resting heart rate 50 − 20 z and respiration 50 − 20 z, where z is robust among the 28 days before; sleep 100 · asleep /
/// need. Weights .45, .25, .10 and .20, shared out over the parts that are there; below .6 in all there is no score. The
/// weights are opinion, as those of all such scores are (Doherty et al. 2025, doi 10.1515/teb-2025-0001).
public enum RecoveryScore {
    /// Values by day, the last being the day in question; `nil` where nothing was recorded.
    public struct Series: Sendable {
        /// One kind and one only, SDNN or RMSSD.
        public var hrvMs: [Double?]
        /// Resting heart rate in beats per minute, by day; `nil` for a day without one.
        public var restingBPM: [Double?]
        /// Time asleep in minutes, by day; `nil` for a day without one.
        public var asleepMinutes: [Double?]
        /// Breaths a minute.
        public var respiratoryRate: [Double?]

        public init(hrvMs: [Double?], restingBPM: [Double?], asleepMinutes: [Double?], respiratoryRate: [Double?]) {
            self.hrvMs = hrvMs
            self.restingBPM = restingBPM
            self.asleepMinutes = asleepMinutes
            self.respiratoryRate = respiratoryRate
        }
    }

    /// The parts of a score, each 0 to 100: 50 is as usual, more speaks for being rested. `nil` where there is no
    /// reading or no baseline.
    public struct Parts: Equatable, Sendable {
        /// Points of 100; `nil` where it is not known.
        public private(set) var heartRateVariability: Double?
        /// Points of 100; `nil` where it is not known.
        public private(set) var restingHeartRate: Double?
        /// Points of 100; `nil` where it is not known.
        public private(set) var sleep: Double?
        /// Points of 100; `nil` where it is not known.
        public private(set) var respiration: Double?

        /// - Parameters:
        ///   - sleepShare: time asleep as a share of the need.
        ///   - hrvZ: deviations from the person's own mean, as the others.
        public init(hrvZ: Double?, restingZ: Double?, sleepShare: Double?, respirationZ: Double?) {
            func clamped(_ value: Double) -> Double { min(100, max(0, value)) }
            heartRateVariability = hrvZ.map { clamped(50 + 20 * $0) }
            restingHeartRate = restingZ.map { clamped(50 - 20 * $0) }
            sleep = sleepShare.map { clamped(100 * $0) }
            respiration = respirationZ.map { clamped(50 - 20 * $0) }
        }

        /// Each part with what it weighs, the heaviest first.
        public var weighted: [(name: String, value: Double?, weight: Double)] {
            [
                ("hrv", heartRateVariability, 0.45), ("resting_heart_rate", restingHeartRate, 0.25),
                ("sleep", sleep, 0.20), ("respiration", respiration, 0.10),
            ]
        }

        /// 0 to 100; `nil` where the parts that are there weigh under .6.
        public var score: Double? {
            var (sum, weight) = (0.0, 0.0)
            for (_, part, share) in weighted {
                guard let part else { continue }
                sum += part * share
                weight += share
            }
            return weight >= 0.6 - 1e-9 ? sum / weight : nil
        }
    }

    static let baselineDays = 28
    static let variabilityBaselineDays = 60
    static let fewestBaselineDays = 14
    /// Days a series must reach back for a level with a whole history of scores, the day included.
    public static let baselineDaysNeeded = variabilityBaselineDays + baselineDays + 1

    /// The parts of the day at `index`.
    public static func parts(_ series: Series, at index: Int, needMinutes: Double) -> Parts {
        Parts(
            hrvZ: logarithmicZ(series.hrvMs, at: index), restingZ: RestingElevation.z(series.restingBPM, at: index),
            sleepShare: needMinutes > 0 ? value(series.asleepMinutes, at: index).map { $0 / needMinutes } : nil,
            respirationZ: robustZ(series.respiratoryRate, at: index, floor: MetricID.respiratoryRate.smallestSpread))
    }

    /// The score of the day at `index`; `nil` with too little to go by.
    public static func score(_ series: Series, at index: Int, needMinutes: Double) -> Double? {
        parts(series, at: index, needMinutes: needMinutes).score
    }

    /// Bands by the person's own scores of the 28 days before: the upper third is well recovered, the lower third needs
    /// recovery, and with a resting heart rate two robust deviations up on two mornings in a row it is overreaching.
    /// `nil` below 14 earlier scores.
    public static func level(_ series: Series, needMinutes: Double) -> HealthSnapshot.Trends.Recovery? {
        let last = series.hrvMs.count - 1
        guard last >= 0, let today = score(series, at: last, needMinutes: needMinutes) else { return nil }
        let before = (max(0, last - baselineDays)..<last).compactMap {
            score(series, at: $0, needMinutes: needMinutes)
        }
        guard before.count >= fewestBaselineDays, let low = Percentile.value(1.0 / 3, of: before),
            let high = Percentile.value(2.0 / 3, of: before)
        else { return nil }
        if today >= high { return .wellRecovered }
        if today >= low { return .normal }
        let isElevated = [last - 1, last].allSatisfy { (RestingElevation.z(series.restingBPM, at: $0) ?? 0) >= 2 }
        return isElevated ? .overreaching : .needsRecovery
    }

    private static func value(_ values: [Double?], at index: Int) -> Double? {
        values.indices.contains(index) ? values[index] : nil
    }

    private static func before(_ values: [Double?], _ index: Int, days: Int) -> [Double]? {
        let before = values[max(0, index - days)..<index].compactMap { $0 }
        return before.count >= fewestBaselineDays ? before : nil
    }

    private static func robustZ(_ values: [Double?], at index: Int, floor: Double) -> Double? {
        guard let value = value(values, at: index), let before = before(values, index, days: baselineDays)
        else { return nil }
        return Percentile.robustZ(value, among: before, floor: floor)
    }

    /// Mean and deviation of logarithms; a spread under two hundredths is not believed.
    private static func logarithmicZ(_ values: [Double?], at index: Int) -> Double? {
        guard let value = value(values, at: index), value > 0,
            let before = before(values, index, days: variabilityBaselineDays),
            let moments = Moments(before.filter { $0 > 0 }.map { log($0) })
        else { return nil }
        return (log(value) - moments.mean) / max(moments.deviation, 0.02)
    }
}
