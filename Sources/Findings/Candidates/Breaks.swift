import HealthModel
import HealthQuery

/// A day from which a metric lies elsewhere.
public struct DeviceBreak: Equatable, Sendable {
    public var day: CivilDay
    public var step: LevelStep
    /// Whether the source changed on that day; else it is only a hint.
    public var isKnown: Bool
    /// The kind of source that began; `nil` where that is not known.
    public var source: DaySource.Noun?

    /// Days on each side of a change that are enough to look at.
    public static let reach = SourceChange.reach

    /// The step at a day on which a source changed; `nil` where too little is recorded, nothing jumped, or the metric is of
    /// what a person does and not of what a device measures.
    /// - Parameter values: of the days around it, in order of time.
    public static func at(_ day: CivilDay, of field: DayField, in values: [DatedValue]) -> DeviceBreak? {
        guard let metric = FindingMetric.of(field), metric.isMeasured else { return nil }
        return BreakSearch.at(day, metric, values).map { DeviceBreak(day: day, step: $0, isKnown: true) }
    }

    /// The steps of a metric at the days in a range on which its source changed. Where both sources recorded on a week of days
    /// and more, these alone decide, since nothing but the device differs on them.
    /// - Parameters:
    ///   - changes: those outside of the range too: values beyond one of them are not compared.
    ///   - values: the recorded days of a range.
    public static func all(
        of field: DayField, at changes: [SourceChange], in days: ClosedRange<CivilDay>,
        values: (ClosedRange<CivilDay>) -> [DatedValue]
    ) -> [DeviceBreak] {
        guard let metric = FindingMetric.of(field), metric.isMeasured else { return [] }
        let changes = changes.sorted { $0.day < $1.day }
        return changes.enumerated().compactMap { index, change in
            guard days.contains(change.day) else { return nil }
            let pairs = change.pairs.filter { field.isPlausible($0.before) && field.isPlausible($0.after) }
            if let step = LevelStep(pairs, metric) {
                guard BreakSearch.isClear(step, metric) else { return nil }
                return DeviceBreak(day: change.day, step: step, isKnown: true, source: change.source.noun)
            }
            var around = change.day.advanced(by: -reach)...change.day.advanced(by: reach)
            if index > 0 { around = max(around.lowerBound, changes[index - 1].day)...around.upperBound }
            if index + 1 < changes.count {
                let last = changes[index + 1].day.advanced(by: -1)
                around = around.lowerBound...max(change.day, min(around.upperBound, last))
            }
            var found = at(change.day, of: field, in: values(around))
            found?.source = change.source.noun
            return found
        }
    }

    /// Its figures, from which the sentence is made.
    public func remark(of field: DayField) -> Remark {
        var remark = Remark(
            isKnown ? .deviceChange : .seeming, field,
            [
                .difference: step.shift, .before: step.before, .after: step.after, .n: Double(step.countBefore),
                .m: Double(step.countAfter), .low: step.low, .high: step.high,
            ], dates: day...day, kind: source?.rawValue)
        if step.isPaired { remark.figures[.pairs] = Double(step.countAfter) }
        return remark
    }
}

/// Looks for changes of level: at days on which a source changed, else by the best change point.
enum BreakSearch {
    /// Recorded days on each side that are compared.
    static let side = 42
    static let sure = 0.01
    /// How much nearer the two levels must lie to the values than a line.
    static let gain = 0.9
    /// Values on each side of an unknown one.
    static let shortest = 14

    /// At a day on which the source changed; `nil` where too little is recorded or nothing jumped.
    static func at(_ day: CivilDay, _ metric: FindingMetric, _ values: [DatedValue]) -> LevelStep? {
        let before = values.filter { $0.day < day }.suffix(side).map(\.value)
        let after = values.filter { $0.day >= day }.prefix(side).map(\.value)
        return LocationShift(before: Array(before), after: Array(after)).map { LevelStep($0) }.flatMap {
            isClear($0, metric) ? $0 : nil
        }
    }

    static func isClear(_ step: LevelStep, _ metric: FindingMetric) -> Bool {
        step.p < sure && abs(step.shift) >= step.spread && metric.isEnough(shift: step.shift, from: step.before)
    }

    /// The best single change point of the values, by squared error after clipping to a rolling median; `nil` where no level
    /// changed, or a line explains them as well.
    static func unknown(_ metric: FindingMetric, _ values: [DatedValue]) -> DeviceBreak? {
        guard values.count >= 2 * shortest else { return nil }
        let clipped = clipped(values.map(\.value))
        var sums = [0.0]
        for value in clipped { sums.append(sums[sums.count - 1] + value) }
        let all = Double(clipped.count)
        var best: (place: Int, gain: Double) = (0, 0)
        for place in shortest...(clipped.count - shortest) {
            let (m, n) = (Double(place), all - Double(place))
            let distance = (sums[clipped.count] - sums[place]) / n - sums[place] / m
            let gain = m * n / all * distance * distance
            if gain > best.gain { best = (place, gain) }
        }
        guard best.gain > 0 else { return nil }
        let (before, after) = (values[..<best.place], values[best.place...])
        guard
            let step = LocationShift(
                before: before.suffix(side).map(\.value), after: after.prefix(side).map(\.value)
            ).map({ LevelStep($0) }),
            isClear(step, metric), beatsLine(values, best.place)
        else { return nil }
        return DeviceBreak(day: values[best.place].day, step: step, isKnown: false)
    }

    /// Within three spreads of the median of 15 values about each.
    private static func clipped(_ values: [Double]) -> [Double] {
        func rolling(_ width: Int) -> [Double] {
            values.indices.map { index in
                let (from, to) = (max(0, index - width / 2), min(values.count - 1, index + width / 2))
                return Percentile.median(values[from...to]) ?? values[index]
            }
        }
        let wide = rolling(31)
        let spread = RobustSpread(zip(values, wide).map { $0 - $1 })?.scaled ?? 0
        return zip(values, rolling(15)).map { min(max($0, $1 - 3 * spread), $1 + 3 * spread) }
    }

    private static func beatsLine(_ values: [DatedValue], _ place: Int) -> Bool {
        let points = values.daysAndValues
        guard let slope = TheilSen.slope(points), let start = Percentile.median(points.map { $0.y - slope * $0.x }),
            let one = Percentile.median(values[..<place].map(\.value)),
            let other = Percentile.median(values[place...].map(\.value))
        else { return false }
        let line = points.reduce(0) { $0 + abs($1.y - start - slope * $1.x) }
        let levels = values.enumerated().reduce(0) { $0 + abs($1.element.value - ($1.offset < place ? one : other)) }
        return levels <= gain * line
    }
}

extension FindingEngine {
    /// Days that a break is news for, and that an unknown one is looked for in.
    static let breakNews = 28
    static let breakReach = 180

    /// The last known change of what measured a metric; `nil` where none is known.
    func breakDay(of field: DayField, before day: CivilDay) -> CivilDay? {
        guard let metric = FindingMetric.of(field) else { return nil }
        if metric.isSleep { return sleepChanges.last { $0 <= day } }
        return knownBreaks(metric, in: day.advanced(by: -Self.breakReach)...day).last?.day
    }

    /// The steps at days on which another source began to give a metric.
    private func knownBreaks(_ metric: FindingMetric, in days: ClosedRange<CivilDay>) -> [DeviceBreak] {
        let changes = inputs.sourceChanges[metric.isSleep ? .sleep : metric.field] ?? []
        return DeviceBreak.all(of: metric.field, at: changes, in: days) { inputs.values(metric.field, in: $0) }
    }

    /// Known breaks of sleep, and hints of others, of the last four weeks.
    func breaks(on day: CivilDay) -> [Candidate] {
        metrics.compactMap { metric in
            guard metric.shiftFloor.isSet, metric.isMeasured else { return nil }
            return deviceBreak(metric, in: day.advanced(by: -Self.breakReach)...day).flatMap { found in
                guard day - found.day <= Self.breakNews else { return nil }
                return Candidate(
                    .deviceChange, found.remark(of: metric.field),
                    strength: abs(found.step.shift) / (3 * max(found.step.spread, metric.floor)),
                    direction: metric.direction(found.step.shift), count: found.step.countAfter, p: found.step.p,
                    z: found.step.z)
            }
        }
    }

    /// The last one in a range.
    func deviceBreak(_ metric: FindingMetric, in days: ClosedRange<CivilDay>) -> DeviceBreak? {
        knownBreaks(metric, in: days).last ?? BreakSearch.unknown(metric, inputs.values(metric.field, in: days))
    }
}

extension FindingMetric {
    var isSleep: Bool { field.category == .sleep }
    /// Of a device, not of the person's behaviour.
    var isMeasured: Bool { Self.measured.contains(field) }

    /// The metrics that a device measures, so that another one can move them.
    public static let measured: [DayField] = [
        .restingHeartRate, .heartRateVariability, .heartRateVariabilityRMSSD, .respiratoryRate, .wristTemperature,
        .vo2Max, .sleep,
    ]
}

extension FindingMetric.Floor {
    var isSet: Bool { if case .none = self { false } else { true } }
}
