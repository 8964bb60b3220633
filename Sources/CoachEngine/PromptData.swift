import Entries
import ChatModel
import CoachTools
import Foundation
import HealthModel

/// A day's report as a block of data for a model.
struct PromptData {
    /// With what is shared and nothing else.
    private let report: DayReport
    private let consent: ConsentFilter

    init(report: DayReport, consent: ConsentFilter) {
        self.report = consent.passed(report)
        self.consent = consent
    }

    var text: String {
        let snapshot = report.snapshot
        let clock = LocalTime.clock(snapshot.takenAt, of: snapshot)
        var lines = [
            "Today is \(DayName.long(report.day)), time zone \(PlainName.cut(snapshot.zoneName, keeping: "/+")).",
            LocalTime.isPartial(snapshot)
                ? "The clock shows \(clock). The day is partial: data until \(clock)."
                : "The day is complete.",
        ]
        guard !consent.sharesNoMeasurement else {
            return (lines + ["The person shares no measurements with you: give no numbers about them."])
                .joined(separator: "\n")
        }
        if let extent = report.extent {
            lines.append("Records reach from \(extent.lowerBound.iso) to \(extent.upperBound.iso).")
        } else if consent.sharesRecords {
            lines.append("Nothing was ever recorded: no data were imported yet.")
        }
        lines.append(
            "Not measured on this day: \(missing.isEmpty ? "nothing of note" : missing.joined(separator: ", ")).")
        lines += ["<health_data>", SnapshotJSON.text(of: cleaned(snapshot), layout: .measuredOnly)]
        lines += comparisons
        lines.append("</health_data>")
        return lines.joined(separator: "\n")
    }

    /// One JSON object a line for each metric that was ever recorded, in a fixed order.
    private var comparisons: [String] {
        MetricID.allCases.compactMap { metric in
            guard let comparison = report.comparisons[metric] else { return nil }
            guard comparison.value != nil || comparison.recent.contains(where: { $0 != nil }) else { return nil }
            func number(_ value: Double?) -> String { value.flatMap { Wording.digits($0, metric) } ?? "null" }
            var fields = [
                "\"metric\":\"\(metric.rawValue)\"", "\"unit\":\(SnapshotJSON.quoted(metric.row.unit.symbol))",
                "\"value\":\(number(comparison.value))",
            ]
            if let day = comparison.valueDay, day != report.day { fields.append("\"value_date\":\"\(day.iso)\"") }
            if let usual = comparison.baseline {
                fields.append("\"usual_median\":\(number(usual.median))")
                fields.append("\"usual_range\":[\(number(usual.low)),\(number(usual.high))]")
                fields.append("\"usual_n_days\":\(usual.days)")
            } else {
                fields.append("\"usual\":\"unknown, \(comparison.recordedDays) of 14 days\"")
            }
            if comparison.recent.contains(where: { $0 != nil }) {
                let first = report.day.advanced(by: 1 - comparison.recent.count)
                let days = comparison.recent.indices.map { first.advanced(by: $0) }
                let leftOut = zip(days, comparison.recent).compactMap { day, value in
                    value != nil && comparison.slips.contains(day) ? day : nil
                }
                let recent = zip(days, comparison.recent).map { leftOut.contains($0) ? "null" : number($1) }
                    .joined(separator: ",")
                fields.append("\"last_\(comparison.recent.count)_days_oldest_first\":[\(recent)]")
                if !leftOut.isEmpty {
                    let dates = leftOut.map { "\"\($0.iso)\"" }.joined(separator: ",")
                    fields.append("\"hardly_possible_left_out_dates\":[\(dates)]")
                }
            }
            return "{\(fields.joined(separator: ","))}"
        }
    }

    private var missing: [String] {
        let snapshot = report.snapshot
        let checks: [(String, HealthCategory, Bool)] = [
            ("steps", .activity, snapshot.activity.steps == nil),
            ("active energy", .activity, snapshot.activity.activeEnergyKcal == nil),
            ("exercise", .activity, snapshot.activity.exerciseMinutes == nil),
            ("sleep", .sleep, snapshot.sleep.lastNight == nil),
            ("resting heart rate", .heart, snapshot.heart.restingHeartRateBPM == nil),
            ("HRV", .heart, snapshot.heart.hrvSDNNMs == nil),
            ("respiratory rate", .heart, snapshot.heart.respiratoryRatePerMinute == nil),
            ("blood oxygen", .heart, snapshot.heart.bloodOxygenPercent == nil),
            ("VO2max", .heart, snapshot.heart.vo2Max == nil), ("weight", .body, snapshot.body.weightKg == nil),
            ("check-in", .mood, snapshot.subjective == .init()),
            ("weather", .location, snapshot.environment.weatherCondition == nil),
        ]
        return checks.filter { consent.shares($0.1) && $0.2 }.map(\.0)
    }

    /// Notes are cut to a length.
    private func cleaned(_ snapshot: HealthSnapshot) -> HealthSnapshot {
        var snapshot = snapshot.withPlainNames(for: consent.place)
        // The same value as `sleep_consistency_score`.
        snapshot.sleep.weeklyAverage?.consistencyPercent = nil
        snapshot.subjective.notes = snapshot.subjective.notes.map { String($0.prefix(400)) }
        snapshot.app.lastMealSummary = snapshot.app.lastMealSummary.map { String($0.prefix(200)) }
        return snapshot
    }
}

extension HealthSnapshot {
    /// Devices and apps by what they are, activities cut to what a name needs; for a model elsewhere those that no device
    /// names are `Other`, since people name them too.
    func withPlainNames(for place: ModelPlace) -> HealthSnapshot {
        func activity(_ name: String) -> String {
            let name = PlainName.cut(name)
            return place == .elsewhere && !ActivityNames.usual.contains(name) ? "Other" : name
        }
        var snapshot = self
        snapshot.zoneName = PlainName.cut(snapshot.zoneName, keeping: "/+")
        if let source = snapshot.sleep.lastNight?.sourceName {
            snapshot.sleep.lastNight?.sourceName = DeviceWord.word(for: source)
        }
        snapshot.app.workouts = snapshot.app.workouts.map { workout in
            var workout = workout
            workout.activity = activity(workout.activity)
            workout.sourceName = DeviceWord.word(for: workout.sourceName)
            return workout
        }
        snapshot.activity.workoutType = snapshot.activity.workoutType.map(activity)
        snapshot.app.activeWorkoutName = snapshot.app.activeWorkoutName.map(activity)
        snapshot.app.upcomingWorkout = snapshot.app.upcomingWorkout.map(activity)
        snapshot.app.tags = snapshot.app.tags.prefix(20).map { PlainName.cut($0) }
        snapshot.app.symptoms = snapshot.app.symptoms.prefix(20).map { PlainName.cut($0, keeping: "/") }
        snapshot.environment.weatherCondition = snapshot.environment.weatherCondition.map { PlainName.cut($0) }
        return snapshot
    }
}
