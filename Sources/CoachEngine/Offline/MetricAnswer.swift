import HealthModel

/// One metric on one day.
enum MetricAnswer {
    static func markdown(_ metric: MetricID, _ report: DayReport, today: CivilDay) -> String {
        guard let comparison = report.comparisons[metric], let value = comparison.value else {
            return UsualRange.missing(metric, report, today: today)
        }
        var when = DayName.relative(report.day, to: today)
        if let day = comparison.valueDay, day != report.day {
            when = "(newest, of \(DayName.dateWithYear(day)))"
        }
        let name = Wording.capitalised(Wording.name(metric))
        var sentences = ["\(name) \(when): **\(Wording.value(value, metric))**."]
        let isPartial = metric.kind == .cumulative && LocalTime.isPartial(report.snapshot)
        if isPartial, let usual = comparison.baseline {
            sentences.append("A full day usually brings you \(UsualRange.range(usual, metric)) (n = \(usual.days)).")
            if let note = ActivityAnswer.partialNote(report) { sentences.append(note) }
        } else if let usual = UsualRange.sentence(value, comparison, metric) {
            sentences.append(usual)
        }
        if let goal = goal(metric, report.snapshot.activity) { sentences.append(goal) }
        var parts = [sentences.joined(separator: " ")]
        if let week = lastDays(metric, comparison, report.day) { parts.append(week) }
        if let note = VitalNotes.note(metric, value) { parts.append(note) }
        return parts.joined(separator: "\n\n")
    }

    /// The mean of the seven days up to the day, from four on; a partial day is left out.
    private static func lastDays(_ metric: MetricID, _ comparison: MetricComparison, _ day: CivilDay) -> String? {
        guard metric.kind != .latest else { return nil }
        let before = comparison.recent.dropLast().suffix(7)
        let values = before.compactMap { $0 }
        guard values.count >= 4 else { return nil }
        let mean = values.reduce(0, +) / Double(values.count)
        return "The 7 days before: \(Wording.value(mean, metric)) on average (n = \(values.count))."
    }

    private static func goal(_ metric: MetricID, _ activity: HealthSnapshot.Activity) -> String? {
        let share: Double? =
            switch metric {
            case .activeEnergy: activity.moveProgress
            case .exerciseMinutes: activity.exerciseProgress
            case .standHours: activity.standProgress
            default: nil
            }
        return share.map { "That is \(Wording.number($0 * 100))% of the day's goal." }
    }
}

/// Readings that are worth a doctor's look, said calmly and without a diagnosis.
enum VitalNotes {
    static func note(_ metric: MetricID, _ value: Double) -> String? {
        let isNotable =
            switch metric {
            case .bloodOxygen: value <= 92
            case .respiratoryRate: value >= 25 || value <= 8
            case .restingHeartRate: value > 120 || value < 40
            default: false
            }
        guard isNotable else { return nil }
        return
            "A reading like this is worth repeating at rest. If it repeats, or you feel unwell, short of breath or dizzy, "
            + "please call a doctor today."
    }
}
