import HealthModel

/// A value beside the person's own usual range.
enum UsualRange {
    /// `That is above your usual 52–55 bpm (median 53, 27 days).`; says how far the range is from being known.
    static func sentence(_ value: Double, _ comparison: MetricComparison?, _ metric: MetricID) -> String? {
        guard let comparison else { return nil }
        guard let usual = comparison.baseline else {
            return "Your usual range is not known yet (\(comparison.recordedDays) of 14 recorded days)."
        }
        let place = place(of: value, in: usual)
        return "That is \(place) your usual \(range(usual, metric)) "
            + "(median \(Wording.value(usual.median, metric)), n = \(Wording.days(usual.days)))."
    }

    /// `above`, `within` or `below`.
    static func place(of value: Double, in usual: Baseline) -> String {
        value < usual.low ? "below" : value > usual.high ? "above" : "within"
    }

    /// `7 h 05 – 7 h 45`, `52 – 55 bpm`.
    static func range(_ usual: Baseline, _ metric: MetricID) -> String {
        let high = Wording.value(usual.high, metric)
        if metric.isDuration { return "\(Wording.hours(usual.low)) – \(high)" }
        let unit = Wording.units.unit(of: metric)
        return "\(Wording.number(unit.shown(usual.low), decimals: unit.decimals)) – \(high)"
    }

    /// Whether a value lies outside the usual range.
    static func isOutside(_ comparison: MetricComparison?) -> Bool {
        guard let value = comparison?.value, let usual = comparison?.baseline else { return false }
        return value < usual.low || value > usual.high
    }

    /// `Not recorded today; 12 of the last 28 days have a value.`
    static func missing(_ metric: MetricID, _ report: DayReport, today: CivilDay) -> String {
        let when = DayName.relative(report.day, to: today)
        let name = Wording.capitalised(Wording.name(metric))
        guard let comparison = report.comparisons[metric] else {
            return "\(name) was never recorded in your data, so there is nothing to say about it."
        }
        let count = comparison.recent.count { $0 != nil }
        let newest = comparison.recent.lastIndex { $0 != nil }.flatMap { index in
            comparison.recent[index].map { value in
                let day = report.day.advanced(by: index - comparison.recent.count + 1)
                return " The newest is \(Wording.value(value, metric)) \(DayName.relative(day, to: today))."
            }
        }
        return "\(name) was not recorded \(when): missing, not zero. Of the \(comparison.recent.count) days up to then "
            + "\(count == 0 ? "none has" : count == 1 ? "1 has" : "\(count) have") a value.\(newest ?? "")"
    }
}
