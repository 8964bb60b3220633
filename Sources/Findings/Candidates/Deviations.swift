import Foundation
import HealthModel
import HealthQuery

/// How a value stands against the days before.
struct Standing: Equatable {
    /// In the metric's unit.
    var value: Double
    var median: Double
    /// On the scale of the test.
    var z: Double
    /// Values of the days before.
    var count: Int
    /// The usual range, as Today has it.
    var baseline: Baseline

    static let baselineDays = Baseline.reach
    static let fewest = Baseline.fewest
    /// From here on a deviation is one of a row.
    static let row = 1.5

    /// `nil` without a value or with under 14 of the 28 days before.
    init?(_ metric: FindingMetric, on day: CivilDay, _ inputs: FindingInputs) {
        guard let value = inputs.value(metric.field, on: day), let scaled = metric.scaled(value) else { return nil }
        let values = inputs.before(day, Self.baselineDays, metric.field)
        let before = values.compactMap(metric.scaled)
        guard before.count >= Self.fewest, let baseline = Baseline(values), let spread = RobustSpread(before) else {
            return nil
        }
        self.baseline = baseline
        self.value = value
        median = metric.isLogarithmic ? exp(spread.median) : spread.median
        z = (scaled - spread.median) / max(spread.scaled, metric.floor)
        count = before.count
    }

    /// Whether the value lies within the usual range: then nothing is told of it as unusual, however far it is from the
    /// median by its spread.
    var isUsual: Bool { baseline.standing(of: value) == .within }

    /// Days in a row up to and with this one that lie 1.5 deviations to the same side.
    static func daysInRow(_ metric: FindingMetric, upTo day: CivilDay, sign: Double, _ inputs: FindingInputs) -> Int {
        var days = 0
        while days < baselineDays,
            let standing = Standing(metric, on: day.advanced(by: -days), inputs), standing.z * sign >= row,
            !standing.isUsual
        { days += 1 }
        return days
    }
}

extension FindingEngine {
    /// The metrics that have a value of the day and a range of their own.
    func standings(on day: CivilDay) -> [(metric: FindingMetric, standing: Standing)] {
        metrics.compactMap { metric in
            guard metric.isDaily else { return nil }
            return Standing(metric, on: day, inputs).map { (metric, $0) }
        }
    }

    func deviations(on day: CivilDay) -> [Candidate] {
        standings(on: day).map { metric, standing in
            let days = max(1, Standing.daysInRow(metric, upTo: day, sign: standing.z < 0 ? -1 : 1, inputs))
            return Candidate(
                .deviation, Self.deviation(metric, standing, days: days),
                strength: standing.isUsual ? 0 : (abs(standing.z) - 1.5) / 2.5, direction: metric.direction(standing.z),
                days: days, count: standing.count,
                p: HeavyTail.p(z: standing.z, count: standing.count), z: standing.z)
        }
    }

    static func deviation(_ metric: FindingMetric, _ standing: Standing, days: Int) -> Remark {
        Remark(
            .deviation, metric.field,
            [
                .value: standing.value, .usual: standing.median, .difference: standing.value - standing.median,
                .low: standing.baseline.low, .high: standing.baseline.high, .z: standing.z,
                .n: Double(standing.count), .days: Double(days),
            ])
    }

    /// The values of the night that strain shows in, with the side that is worse.
    static let overnight: [(field: DayField, sign: Double)] = [
        (.restingHeartRate, 1), (.heartRateVariability, -1), (.heartRateVariabilityRMSSD, -1), (.respiratoryRate, 1),
        (.wristTemperature, 1), (.sleep, -1),
    ]
    /// From here on one of them counts.
    static let clear = 2.0

    /// Several values of a night out of the usual at once; `nil` where fewer than two can be tested.
    func together(on day: CivilDay) -> Candidate? {
        let signals = Self.overnight.filter { $0.field != otherVariability }
        let tested = signals.compactMap { field, sign -> (FindingMetric, Double, Standing)? in
            guard let metric = metrics.first(where: { $0.field == field }),
                let standing = Standing(metric, on: day, inputs)
            else { return nil }
            return (metric, sign, standing)
        }
        guard tested.count >= 2 else { return nil }
        let out = tested.filter { $0.2.z * $0.1 >= Self.clear && !$0.2.isUsual }
        let days = out.map { Standing.daysInRow($0.0, upTo: day, sign: $0.1, inputs) }.max() ?? 1
        var figures: [Remark.Figure: Double] = [.count: Double(out.count), .of: Double(tested.count)]
        if let load = inputs.loadRatio(on: day), load.ratio >= Load.raised { figures[.ratio] = load.ratio }
        return Candidate(
            .together,
            Remark(
                .together, nil, figures, parts: out.map { Self.deviation($0.0, $0.2, days: 1) }),
            strength: out.count >= 2 ? Double(out.count) / 3 : 0, direction: 1, days: days,
            count: tested.map(\.2.count).min(), p: HeavyTail.together(out.count, of: tested.count),
            z: Double(out.count), members: Set(out.map(\.0.field)))
    }

    private var otherVariability: DayField {
        inputs.variability == .heartRateVariability ? .heartRateVariabilityRMSSD : .heartRateVariability
    }
}

extension FindingMetric {
    /// Whether a single day is held against the days before: not what is weighed now and then, or estimated.
    var isDaily: Bool { ![.weight, .bodyFat, .vo2Max].contains(field) }
}
