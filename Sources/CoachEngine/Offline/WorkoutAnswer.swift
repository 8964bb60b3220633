import HealthModel

/// The workouts of one day or of several.
enum WorkoutAnswer {
    /// - Parameter reports: The days of the span that have workouts, newest first.
    static func markdown(_ reports: [DayReport], span: Span, today: CivilDay, wish: WorkoutWish) -> String {
        let found = reports.flatMap { report in
            report.snapshot.app.workouts.filter(wish.matches).map { (workout: $0, report: report) }
        }
        if let pick = wish.pick, let one = picked(pick, found) { return sentence(pick, one, span, found.count, today) }
        let rows = found.map { row($0.workout, $0.report, isDay: span.isDay) }
        let when = span.isDay ? DayName.relative(span.days.lowerBound, to: today) : "\(span.within)"
        guard !rows.isEmpty else {
            return wish.kind == nil ? "No workouts were recorded \(when)." : "No such workout was recorded \(when)."
        }
        let workouts = found.map(\.workout)
        let minutes = workouts.reduce(0) { $0 + $1.durationMinutes }
        var text = "**\(workouts.count) \(workouts.count == 1 ? "workout" : "workouts")** \(when), "
        text += "\(Wording.hours(minutes)) in all."
        let kept = rows.prefix(12)
        let header = [span.isDay ? "Start" : "Day", "Workout", "Time", "Distance", "Energy", "Heart rate"]
        var parts = [text, Wording.table(header, Array(kept), words: [1])]
        if rows.count > kept.count { parts.append("The \(rows.count - kept.count) before these are left out.") }
        return parts.joined(separator: "\n\n")
    }

    private typealias Found = (workout: Workout, report: DayReport)

    private static func picked(_ pick: WorkoutWish.Pick, _ found: [Found]) -> Found? {
        switch pick {
        case .longest: found.max { $0.workout.durationMinutes < $1.workout.durationMinutes }
        case .newest: found.max { $0.workout.start < $1.workout.start }
        }
    }

    private static func sentence(
        _ pick: WorkoutWish.Pick, _ one: Found, _ span: Span, _ count: Int, _ today: CivilDay
    ) -> String {
        let name = Wording.plain(one.workout.activity)
        let day = DayName.relative(one.report.day, to: today)
        let time = LocalTime.clock(one.workout.start, in: one.report.snapshot.zoneName)
        var text = "The \(pick == .longest ? "longest" : "newest") one was **\(name)** \(day) at \(time): "
        var parts = [Wording.hours(one.workout.durationMinutes)]
        if let distance = one.workout.distanceKm {
            parts.append(Wording.value(distance, in: Wording.units.distance(decimals: 2)))
        }
        if let energy = one.workout.energyKcal { parts.append("\(Wording.number(energy)) kcal") }
        if let rate = one.workout.averageHeartRateBPM { parts.append("\(Wording.number(rate)) bpm on average") }
        text += parts.joined(separator: ", ") + "."
        if pick == .longest { text += " It is the longest of \(count) \(span.within)." }
        return text
    }

    private static func row(_ workout: Workout, _ report: DayReport, isDay: Bool) -> [String] {
        [
            isDay ? LocalTime.clock(workout.start, in: report.snapshot.zoneName) : DayName.short(report.day),
            Wording.plain(workout.activity), Wording.hours(workout.durationMinutes),
            workout.distanceKm.map { Wording.value($0, in: Wording.units.distance(decimals: 2)) } ?? "–",
            workout.energyKcal.map { "\(Wording.number($0)) kcal" } ?? "–",
            workout.averageHeartRateBPM.map { "\(Wording.number($0)) bpm" } ?? "–",
        ]
    }
}
