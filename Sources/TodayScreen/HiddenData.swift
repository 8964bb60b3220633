import Canvas
import HealthModel
import Widgets

extension DayReport {
    /// The report without what a person does not want to see.
    func hiding(_ hidden: Set<HealthCategory>) -> DayReport {
        hidden.isEmpty ? self : limited(to: Set(HealthCategory.allCases).subtracting(hidden))
    }
}

/// The text in place of the chart of a hidden metric.
struct HiddenChart: Widget {
    let metric: MetricID
    /// The hidden category.
    let category: HealthCategory

    func draw(in area: Rect, on canvas: inout Canvas) {
        let row = area.line(0)
        canvas.mark(row.splitLeft(3).left, as: TodayTarget.back)
        canvas.ink("‹", column: row.column + 1, row: row.row, .key, .bold, within: row)
        canvas.ink(metric.chartTitle, column: row.column + 3, row: row.row, .title, .bold, within: row)
        EmptyState("\(category.title) is hidden", [.init("Settings, Permissions shows it again")])
            .draw(in: area.splitTop(1).rest, on: &canvas)
    }
}
