import Canvas
import HealthModel
import Widgets

extension DayReport {
    /// The report without what a person does not want to see.
    func hiding(_ hidden: Set<HealthCategory>) -> DayReport {
        guard !hidden.isEmpty else { return self }
        var report = self
        report.comparisons = comparisons.filter { !hidden.contains($0.key.category) }
        if hidden.contains(.activity) {
            report.snapshot.activity = HealthSnapshot.Activity()
            report.snapshot.app.currentStreakDays = nil
            report.snapshot.trends.weeklyActivityChangePercent = nil
        }
        if hidden.contains(.sleep) {
            report.snapshot.sleep = HealthSnapshot.Sleep()
            report.snapshot.trends.sleepConsistencyScore = nil
        }
        if hidden.contains(.heart) { report.snapshot.heart = HealthSnapshot.Heart() }
        if hidden.contains(.body) { report.snapshot.body = HealthSnapshot.Body() }
        if hidden.contains(.workouts) { report.snapshot.app.workouts = [] }
        // What is concluded from several categories would tell of the hidden one.
        if !hidden.isDisjoint(with: [.sleep, .heart, .activity, .workouts]) {
            (report.snapshot.trends.recovery, report.snapshot.trends.performance) = (nil, nil)
        }
        if hidden.contains(.nutrition) {
            (report.snapshot.app.waterMl, report.snapshot.app.lastMealAt) = (nil, nil)
            report.snapshot.app.lastMealSummary = nil
        }
        return report
    }
}

/// In place of the chart of a metric that is hidden.
struct HiddenChart: Widget {
    let metric: MetricID

    func draw(in area: Rect, on canvas: inout Canvas) {
        let row = area.line(0)
        canvas.mark(row.splitLeft(3).left, as: HitTarget("today.back"))
        canvas.ink("‹", column: row.column + 1, row: row.row, .key, .bold, within: row)
        canvas.ink(metric.chartTitle, column: row.column + 3, row: row.row, .title, .bold, within: row)
        EmptyState("\(metric.category.title) is hidden", [.init("Settings, Permissions shows it again")])
            .draw(in: area.splitTop(1).rest, on: &canvas)
    }
}
