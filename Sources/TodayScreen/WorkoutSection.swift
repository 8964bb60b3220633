import ScreenKit
import Canvas
import Foundation
import HealthModel
import Widgets

/// The workouts that started on the day, the one that goes on and the one to come.
struct WorkoutSection: TodaySection {
    let page: TodayPage
    let title = "Workouts"
    /// `plan 3 of 5, 1 missed, Mon–Sun`: without the days it fits above half a screen.
    var note: String {
        page.snapshot.app.planSummary.map { "plan \($0.replacing(" done", with: "")), Mon–Sun" } ?? ""
    }
    let metrics: [MetricID] = []

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let next = page.snapshot.app.upcomingWorkout == nil ? 0 : 1
        let count = max(1, page.snapshot.app.workouts.count + next)
        return (1, min(count, 4), count)
    }

    func draw(in whole: Rect, on canvas: inout Canvas) {
        let workouts = page.snapshot.app.workouts
        var area = whole
        if let next, workouts.isEmpty || whole.height > 1 {
            let (above, foot) = whole.splitBottom(1)
            area = above
            next.whole(within: foot.width - 1).draw(in: foot.line(0).splitLeft(1).rest, on: &canvas)
        }
        guard !area.isEmpty else { return }
        if workouts.isEmpty {
            let words = page.hidden.contains(.workouts) ? "hidden" : page.isRunning ? "none yet" : "none recorded"
            return InkLine(words, .muted).draw(in: area.line(0).splitLeft(1).rest, on: &canvas)
        }
        for (index, workout) in workouts.prefix(area.height).enumerated() {
            let hidden = workouts.count - area.height
            let isLast = index == area.height - 1 && hidden > 0
            line(of: workout, more: isLast ? hidden : 0, width: area.width).whole(within: area.width - 1)
                .draw(in: area.line(index).splitLeft(1).rest, on: &canvas)
            canvas.mark(area.line(index), as: TodayTarget.workout(index))
        }
    }

    /// `next Running tomorrow 18:00`.
    private var next: InkLine? {
        let app = page.snapshot.app
        guard let name = app.upcomingWorkout else { return nil }
        var line = InkLine("next ", .muted).adding(SafeText.line(name), .exerciseRing)
        guard let start = app.upcomingWorkoutAt else {
            return app.upcomingWorkoutDay.map { line.adding(" \(dayName($0))", .text) } ?? line
        }
        let offset = page.snapshot.offset(at: start)
        let local = Int(start.timeIntervalSince1970.rounded(.down)) + offset
        let day = CivilDay(number: (local - ((local % 86_400) + 86_400) % 86_400) / 86_400)
        let word = day == page.today ? "" : " \(dayName(day))"
        line.add("\(word) \(ClockText.text(minute: NightBar.wallMinute(of: start, offset: offset)))", .text)
        return line
    }

    private func dayName(_ day: CivilDay) -> String {
        day == page.today ? "today" : day - page.today == 1 ? "tomorrow" : DayText.short(day)
    }

    /// For what is done on foot; others count by speed, or by neither.
    private static func pace(of workout: Workout, _ units: UnitSystem) -> String? {
        guard let distance = workout.distanceKm, WorkoutKind.isOnFoot(workout.activity) else { return nil }
        return units.pace(minutes: workout.durationMinutes, kilometres: distance)
    }

    private func line(of workout: Workout, more: Int, width: Int) -> InkLine {
        let offset = page.snapshot.offset(at: workout.start)
        var line = InkLine(ClockText.text(minute: NightBar.wallMinute(of: workout.start, offset: offset)), .muted)
        line.add(" \(workout.activity)", .exerciseRing, .bold)
        if page.isRunning, workout.isActive(at: page.snapshot.takenAt) { line.add("  now", .accent, .bold) }
        line.add("  \(MetricFormat.duration(minutes: workout.durationMinutes))", .text)
        if let distance = workout.distanceKm, distance > 0 {
            line.add("  \(page.format.text(distance, of: .distance))", .text)
        }
        if let pace = Self.pace(of: workout, page.format.units), width >= 66 { line.add("  \(pace)", .text) }
        if more > 0 {
            let words = "  +\(more) more"
            return line.adding(line.cellWidth + words.cellWidth < width ? words : "  +\(more)", .muted)
        }
        if let energy = workout.energyKcal, width >= 44 {
            line.add("  \(page.format.text(energy, of: .activeEnergy))", .muted)
        }
        if let pulse = workout.averageHeartRateBPM, width >= 54 {
            line.add("  \(page.format.text(pulse, of: .heartRate)) on average", .muted)
        }
        return line
    }
}
