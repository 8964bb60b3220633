import Foundation

/// How a morning's readings stand against the person's own weeks before.
///
/// Parts from 0 to 100: heart rate variability 50 + 20 z of ln SDNN, resting heart rate 50 − 20 z, sleep 100 · asleep /
/// need, respiration 50 − 20 z; z is robust and its baseline ends the day before. Weights .45, .25, .20, .10, shared out
/// over the parts that are there; below .6 in all there is no score. The weights are opinion, as everybody's are.
public enum RecoveryScore {
    /// Values by day, the last being the day in question; `nil` where nothing was recorded.
    public struct Series: Sendable {
        public var hrvMs: [Double?]
        public var restingBPM: [Double?]
        public var asleepMinutes: [Double?]
        public var respiratoryRate: [Double?]

        public init(hrvMs: [Double?], restingBPM: [Double?], asleepMinutes: [Double?], respiratoryRate: [Double?]) {
            self.hrvMs = hrvMs
            self.restingBPM = restingBPM
            self.asleepMinutes = asleepMinutes
            self.respiratoryRate = respiratoryRate
        }
    }

    static let baselineDays = 28
    static let fewestBaselineDays = 14
    /// Days a series must reach back for a level with a whole history of scores, the day included.
    public static let baselineDaysNeeded = 2 * baselineDays + 2

    /// The score of the day at `index`; `nil` with too little to go by.
    public static func score(_ series: Series, at index: Int, needMinutes: Double) -> Double? {
        var parts: [(score: Double, weight: Double)] = []
        if let z = z(series.hrvMs.map { $0.flatMap { $0 > 0 ? log($0) : nil } }, at: index, floor: 0.02) {
            parts.append((50 + 20 * z, 0.45))
        }
        if let z = z(series.restingBPM, at: index, floor: 1) { parts.append((50 - 20 * z, 0.25)) }
        if let asleep = series.asleepMinutes[index] { parts.append((100 * asleep / needMinutes, 0.20)) }
        if let z = z(series.respiratoryRate, at: index, floor: 0.3) { parts.append((50 - 20 * z, 0.10)) }
        let weight = parts.reduce(0) { $0 + $1.weight }
        guard weight >= 0.6 - 1e-9 else { return nil }
        return parts.reduce(0) { $0 + min(100, max(0, $1.score)) * $1.weight } / weight
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
        let isElevated = [last - 1, last].allSatisfy { (z(series.restingBPM, at: $0, floor: 1) ?? 0) >= 2 }
        return isElevated ? .overreaching : .needsRecovery
    }

    private static func z(_ values: [Double?], at index: Int, floor: Double) -> Double? {
        guard index >= 0, let value = values[index] else { return nil }
        let before = values[max(0, index - baselineDays)..<index].compactMap { $0 }
        guard before.count >= fewestBaselineDays else { return nil }
        return Percentile.robustZ(value, among: before, floor: floor)
    }
}
