import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The metric in focus, or another one, over the last four weeks; on a single row, a sentence about it.
struct FocusPreview: Widget {
    let page: TodayPage
    let look: Panel.Look
    /// `nil` for the one in focus.
    var other: MetricID?

    private var metric: MetricID { other ?? page.focus }

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let reading = page.reading(metric)
        var sentence = reading.sentence(page.format)
        if let progress = page.progress(of: metric) {
            sentence.addIfItFits(
                "  \(progress.words)", progress.isReached == true ? .good : .muted, within: max(0, area.width - 4))
        }
        guard area.height >= 7 else {
            return sentence.draw(in: area.splitBottom(1).bottom.splitLeft(1).rest, on: &canvas)
        }
        let frame = look == .box ? area : area.splitTop(1).rest.splitLeft(1).rest
        let days = page.report.day.advanced(by: -27)...page.report.day
        let panel = Panel(
            other.map { "Last 28 days, \($0.chartTitle)" } ?? "Last 28 days",
            note: other == nil && area.width >= 60 ? DayText.range(days) : "", look: look)
        panel.draw(in: frame, on: &canvas)
        canvas.mark(frame, as: TodayTarget.weeks(metric))
        let content = panel.content(of: frame)
        sentence.draw(in: content.line(0), on: &canvas)
        let place = content.splitTop(content.height >= 9 ? 2 : 1).rest
        guard reading.recent.contains(where: { $0 != nil }) else {
            return EmptyState("Nothing recorded in these days").draw(in: place, on: &canvas)
        }
        var chart = MetricChart(recentOf: reading, format: page.format)
        chart.goal = page.goals.target(of: metric, on: page.snapshot)
        chart.chart(in: place).draw(in: place, on: &canvas)
    }
}
