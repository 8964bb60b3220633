import HealthModel

/// Steps, energy, exercise and rings of a day.
enum ActivityAnswer {
    static func markdown(_ report: DayReport, today: CivilDay, metric: MetricID?) -> String {
        guard let metric else { return overview(report, today: today) }
        return MetricAnswer.markdown(metric, report, today: today)
    }

    private static func overview(_ report: DayReport, today: CivilDay) -> String {
        let shown: [MetricID] = [.steps, .distance, .activeEnergy, .exerciseMinutes, .standHours, .flights]
        let rows = shown.compactMap { metric -> [String]? in
            guard let comparison = report.comparisons[metric] else { return nil }
            let value = comparison.value.map { Wording.value($0, metric) } ?? "missing"
            return [metric.title, value, comparison.baseline.map { UsualRange.range($0, metric) } ?? "–"]
        }
        let when = DayName.relative(report.day, to: today)
        guard rows.contains(where: { $0[1] != "missing" }) else {
            return "No activity was recorded \(when): missing, not zero."
        }
        var parts = ["Your activity \(when):", Wording.table(["", Wording.capitalised(when), "Usual day"], rows)]
        if let note = partialNote(report) { parts.append(note) }
        return parts.joined(separator: "\n\n")
    }

    static func rings(_ report: DayReport, today: CivilDay) -> String {
        let activity = report.snapshot.activity
        let when = DayName.relative(report.day, to: today)
        let rings: [(String, String?, String?, Double?)] = [
            (
                "Move", activity.activeEnergyKcal.map { "\(Wording.number($0)) kcal" },
                activity.moveGoalKcal.map { "\(Wording.number($0)) kcal" }, activity.moveProgress
            ),
            (
                "Exercise", activity.exerciseMinutes.map { "\($0) min" },
                activity.exerciseGoalMinutes.map { "\($0) min" },
                activity.exerciseProgress
            ),
            (
                "Stand", activity.standHours.map { "\($0) h" }, activity.standGoalHours.map { "\($0) h" },
                activity.standProgress
            ),
        ]
        guard rings.contains(where: { $0.3 != nil }) else {
            return "No ring goals are on record \(when), so there is nothing to measure the day against."
        }
        let closed = rings.filter { ($0.3 ?? 0) >= 1 }.count
        let known = rings.filter { $0.3 != nil }.count
        let rows = rings.map { name, value, goal, share in
            [name, value ?? "missing", goal ?? "–", share.map { "\(Wording.number($0 * 100))%" } ?? "–"]
        }
        var parts = [
            "**\(closed) of \(known)** rings closed \(when).", Wording.table(["Ring", "So far", "Goal", "Done"], rows),
        ]
        if let streak = report.snapshot.app.currentStreakDays, streak > 1 {
            parts.append("All rings closed \(Wording.days(streak)) in a row.")
        }
        if let left = nearest(activity), LocalTime.isPartial(report.snapshot) { parts.append(left) }
        return parts.joined(separator: "\n\n")
    }

    static func streak(_ report: DayReport) -> String {
        guard let days = report.snapshot.app.currentStreakDays else {
            return "A ring streak needs ring goals in your data, and there are none for this day. "
                + "You can ask for others, such as \"longest streak over 8000 steps this year\"."
        }
        if days == 0 {
            return "No streak at the moment: the last day's rings were not all closed. Today can be day one."
        }
        return "You have closed all rings **\(Wording.days(days)) in a row**."
    }

    /// What the ring that is nearest to closing still needs.
    private static func nearest(_ activity: HealthSnapshot.Activity) -> String? {
        var open: [(share: Double, text: String)] = []
        if let value = activity.activeEnergyKcal, let goal = activity.moveGoalKcal, goal > value {
            open.append((value / goal, "\(Wording.number(goal - value)) kcal would close the Move ring."))
        }
        if let value = activity.exerciseMinutes, let goal = activity.exerciseGoalMinutes, goal > value {
            open.append((Double(value) / Double(goal), "\(goal - value) min of brisk movement would close Exercise."))
        }
        return open.max { $0.share < $1.share }.map { "Nearest: \($0.text)" }
    }

    static func partialNote(_ report: DayReport) -> String? {
        guard LocalTime.isPartial(report.snapshot) else { return nil }
        let time = LocalTime.clock(report.snapshot.takenAt, in: report.snapshot.zoneName)
        return "The day is still running (as of \(time)), so don't hold it against full days yet."
    }
}
