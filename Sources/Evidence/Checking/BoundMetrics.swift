import HealthModel
import HealthQuery

/// The metrics that the words around a number bind it to.
extension FigureBinding {
    var namesMetrics: Bool { !named.isEmpty }

    /// A time of day is named for it.
    var namesClock: Bool { named.contains { $0.kind == .clock } }

    /// Whether a metric named for it is itself told in percent.
    var namesShare: Bool {
        named.contains { WrittenUnit(toolUnit: $0.unit)?.measure == .percent && !$0.isShareOfSleep }
    }

    /// Whether what is named for it is measured and never planned.
    var isOfData: Bool { !named.isDisjoint(with: Self.measured) || statistic != nil && statistic != .total }

    static let measured: Set<DayField> = [
        .restingHeartRate, .walkingHeartRate, .heartRateVariability, .bloodOxygen, .respiratoryRate, .vo2Max, .weight,
        .bodyFat,
    ]

    /// Whether a number may be of a metric, by those that are named for it or that the text had come to.
    func mayBe(_ metric: DayField) -> Bool {
        // `bedtime varies by 38 min` is not how the time of waking varies.
        if isOfMinutes, metric.kind == .clock {
            let clocks = named.filter { $0.kind == .clock }
            if !clocks.isEmpty { return clocks.contains(metric) }
        }
        if !metrics.isEmpty { return metrics.contains(metric) }
        // A share of one thing is none of another.
        if !named.isEmpty, metric.isShareOfSleep || metric == .core,
            figure?.readings.allSatisfy({ $0.measure == .percent }) == true
        {
            return named.contains(metric)
        }
        guard named.isEmpty, let measure = WrittenUnit(toolUnit: metric.unit)?.measure, measure != .count else {
            return true
        }
        let alike = topic.filter { WrittenUnit(toolUnit: $0.unit)?.measure == measure }
        // Without a unit it may be any of those that were named.
        if let figure, figure.readings.allSatisfy({ $0.measure == nil }) {
            if topic.contains(metric) || topic.isEmpty { return true }
            return alike.isEmpty && (spoken.contains(metric) || nearMeasures.contains(measure))
        }
        return alike.isEmpty || alike.contains(metric)
    }

    /// Whether the numbers before it are measured as a metric is.
    func continues(_ metric: DayField) -> Bool {
        WrittenUnit(toolUnit: metric.unit).map { nearMeasures.contains($0.measure) } ?? false
    }

    /// Whether a metric is named for it, or was named last.
    func speaksOf(_ metric: DayField) -> Bool {
        metrics.isEmpty && named.isEmpty
            ? topic.contains(metric) || spoken.contains(metric) : metrics.contains(metric) || named.contains(metric)
    }

    /// Whether sleep in general was spoken of, and the metric is a part of it that nothing names.
    func isPartOfNight(_ metric: DayField) -> Bool {
        let told = named.isEmpty ? topic : named
        return MetricPhrases.isPartOfNight(metric) && MetricPhrases.night.isSubset(of: told)
    }

    /// Whether a value is of a metric that is named for the number, or none is.
    func allowsMetric(_ place: Int, in facts: FactSheet) -> Bool {
        let subject = facts.subject(of: place)
        return !isCountOfOthers(subject) && allowsMetric(subject, facts.facts[place].measure, facts.facts[place].name)
    }

    func allowsMetric(_ subject: FactSubject, _ measure: Measure?, _ name: String) -> Bool {
        // A label that is no metric of days names another one: `heart_rate_bpm`.
        if subject.metric == nil, !subject.label.isEmpty, !metrics.isEmpty { return false }
        guard let metric = subject.metric, !mayBe(metric) else { return true }
        // How many days have a value is no value of the metric.
        return (measure == .count || named.contains(metric)) && WrittenUnit(toolUnit: metric.unit)?.measure != measure
            && FactSheet.field(name) != metric
    }

    /// Days that were selected by one metric are no count of another.
    func isCountOfOthers(_ subject: FactSubject) -> Bool {
        !subject.conditions.isEmpty && !named.isEmpty && subject.metric == nil
            && subject.conditions.isDisjoint(with: named)
    }
}
