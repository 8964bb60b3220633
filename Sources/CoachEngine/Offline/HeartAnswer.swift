import HealthModel

/// Resting heart rate, variability, breathing, oxygen and fitness.
enum HeartAnswer {
    static func markdown(_ report: DayReport, today: CivilDay, metric: MetricID?) -> String {
        switch metric {
        case .vo2Max?: return fitness(report, today: today)
        case .heartRate?: return current(report, today: today)
        case let metric?: return MetricAnswer.markdown(metric, report, today: today) + closing(metric)
        case nil: return overview(report, today: today)
        }
    }

    private static func closing(_ metric: MetricID) -> String {
        metric == .heartRateVariability
            ? "\n\nHRV moves a lot from day to day; sleep, alcohol, hard training or a cold can all lower it." : ""
    }

    private static func overview(_ report: DayReport, today: CivilDay) -> String {
        let shown: [MetricID] = [
            .restingHeartRate, .heartRateVariability, .respiratoryRate, .bloodOxygen, .walkingHeartRate, .vo2Max,
        ]
        let rows = shown.compactMap { metric -> [String]? in
            guard let comparison = report.comparisons[metric] else { return nil }
            let value = comparison.value.map { Wording.value($0, metric) } ?? "missing"
            return [metric.title, value, comparison.baseline.map { UsualRange.range($0, metric) } ?? "–"]
        }
        let when = DayName.relative(report.day, to: today)
        guard rows.contains(where: { $0[1] != "missing" }) else {
            return "No heart data were recorded \(when): missing, not zero."
        }
        let outside = shown.filter { UsualRange.isOutside(report.comparisons[$0]) }
        let finding =
            outside.isEmpty
            ? "Nothing that was measured \(when) is outside your usual range."
            : "Outside your usual range \(when): \(outside.map(Wording.name).joined(separator: ", "))."
        let notes = shown.compactMap { metric in
            report.comparisons[metric]?.value.flatMap { VitalNotes.note(metric, $0) }
        }
        return ([finding, Wording.table(["", Wording.capitalised(when), "Usual"], rows)] + notes.prefix(1))
            .joined(separator: "\n\n")
    }

    private static func current(_ report: DayReport, today: CivilDay) -> String {
        let heart = report.snapshot.activity.currentHeartRateBPM
        let newest = heart.map { "The newest heart rate \(DayName.relative(report.day, to: today)) is **\($0) bpm**." }
        let resting = report.snapshot.heart.restingHeartRateBPM
        guard newest != nil || resting != nil else { return MetricAnswer.markdown(.heartRate, report, today: today) }
        let restingText = resting.map { resting in
            let usual = UsualRange.sentence(Double(resting), report.comparisons[.restingHeartRate], .restingHeartRate)
            return "Your resting heart rate: **\(resting) bpm**. \(usual ?? "")"
        }
        return [newest, restingText].compactMap { $0 }.joined(separator: " ")
    }

    private static func fitness(_ report: DayReport, today: CivilDay) -> String {
        let heart = report.snapshot.heart
        guard let value = heart.vo2Max else { return UsualRange.missing(.vo2Max, report, today: today) }
        var text = "Your newest VO₂max estimate is **\(Wording.number(value, decimals: 1)) ml/kg/min**"
        if let day = heart.vo2MaxDay { text += ", of \(DayName.dateWithYear(day))" }
        text += "."
        if let level = heart.fitnessLevel {
            text += " For your age and sex that is **\(level.rawValue.replacing("_", with: " "))** "
            text += "(measured against a US reference group)."
        } else {
            text += " A fitness level needs your age and sex."
        }
        return text + " Single estimates are several ml/kg/min off at times; the line over months says more."
    }
}
