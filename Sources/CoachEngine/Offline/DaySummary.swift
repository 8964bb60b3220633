import HealthModel

/// A day in one table, with what stands out.
enum DaySummary {
    private static let shown: [MetricID] = [
        .sleep, .restingHeartRate, .heartRateVariability, .steps, .activeEnergy, .exerciseMinutes,
    ]

    static func markdown(_ report: DayReport, today: CivilDay) -> String {
        let when = DayName.relative(report.day, to: today)
        let rows = shown.map { metric -> [String] in
            let comparison = report.comparisons[metric]
            let value = comparison?.value.map { Wording.value($0, metric) } ?? "missing"
            return [metric.title, value, comparison?.baseline.map { UsualRange.range($0, metric) } ?? "–"]
        }
        let measured = rows.count { $0[1] != "missing" }
        guard measured > 0 else {
            return "Nothing was recorded \(when): missing, not zero.\(newest(report, today: today))"
        }
        let isPartial = LocalTime.isPartial(report.snapshot)
        // A running day's sums are not held against full days.
        let judged = shown.filter { !(isPartial && $0.kind == .cumulative) }
        let outside = judged.filter { UsualRange.isOutside(report.comparisons[$0]) }
        let finding: String
        if outside.isEmpty {
            finding = "Your day \(when == "today" ? "so far" : when) looks like your usual ones."
        } else {
            let parts = outside.compactMap { metric -> String? in
                guard let value = report.comparisons[metric]?.value, let usual = report.comparisons[metric]?.baseline
                else { return nil }
                return "\(Wording.name(metric)) is \(UsualRange.place(of: value, in: usual)) your usual range"
            }
            finding = "What stands out \(when): \(parts.joined(separator: ", "))."
        }
        var parts = [finding, Wording.table(["", Wording.capitalised(when), "Usual"], rows)]
        let workouts = report.snapshot.app.workouts
        if !workouts.isEmpty {
            let list = workouts.prefix(4).map { "\(Wording.plain($0.activity)) (\(Wording.hours($0.durationMinutes)))" }
            parts.append("Workouts: \(list.joined(separator: ", ")).")
        }
        if let note = ActivityAnswer.partialNote(report) { parts.append(note) }
        return parts.joined(separator: "\n\n")
    }

    private static func newest(_ report: DayReport, today: CivilDay) -> String {
        guard let last = report.extent?.upperBound, last != report.day else { return "" }
        return
            " Your records end \(DayName.relative(last, to: today)); importing a newer export brings them up to date."
    }
}
