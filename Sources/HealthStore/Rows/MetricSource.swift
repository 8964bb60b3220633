import HealthModel

/// Which samples make which daily metric, and how: the part of its row that the store goes by.
struct MetricSource {
    var metric: MetricID
    var types: [String]
    var rule: SampleRule
    /// From the stored unit to the metric's.
    var factor: Double

    /// In the order in which they are computed, that of the catalogue: weight before what goes by it.
    static let all = MetricID.allCases.compactMap(of)

    /// `nil` for what is not made of samples.
    static func of(_ metric: MetricID) -> MetricSource? {
        guard case .samples(let samples) = metric.origin else { return nil }
        return MetricSource(metric: metric, types: samples.types, rule: samples.rule, factor: samples.factor)
    }

    static let heightType = "HKQuantityTypeIdentifierHeight"
    /// The only type for which the time of writing decides.
    static let restingHeartRateType = "HKQuantityTypeIdentifierRestingHeartRate"

    /// Whether one sample stands for the day, not a statistic of several. Among them the order of sources decides only as
    /// far as the person listed them.
    var isChoice: Bool {
        switch rule {
        case .writtenLast, .last, .firstAfterSleep, .nearestToWeight: true
        case .merged, .minutesCovered, .mean, .meanOverTime, .nightMedian, .nightDeviation: false
        }
    }

    var isMerged: Bool { rule == .merged || rule == .minutesCovered }
    /// Whether a day's value depends on its main sleep.
    var dependsOnNight: Bool { rule == .nightMedian || rule == .firstAfterSleep || rule == .nearestToWeight }
}
