import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The newest values of a metric that is measured once or twice a day at most, one a line: on the chart of a day they would
/// be a dot on an empty screen.
struct RecentValues: Widget {
    let metric: MetricID
    /// The newest first.
    private let values: [DailyValue]
    private let lowerValues: [CivilDay: DailyValue]
    private let last: CivilDay
    private let format: MetricFormat
    /// As few values as this are no curve.
    private static let fewest = 2

    /// `nil` where the day has a curve of its own, or nothing was ever measured.
    init?(_ detail: MetricDetailState, _ series: MetricSeries, format: MetricFormat) {
        guard detail.span == .day, !detail.metric.hasHours,
            series.slots.count(where: { $0.value != nil }) <= Self.fewest
        else { return nil }
        let known = detail.values.values.filter { $0.day <= detail.period.last }.sorted { $0.day > $1.day }
        // A day without a value says so, unless what was measured stands until the next time.
        guard let newest = known.first, newest.day == detail.period.last || detail.metric.kind == .latest else {
            return nil
        }
        (metric, values, last, self.format) = (detail.metric, known, detail.period.last, format)
        lowerValues = detail.lowerValues
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let title = area.height > 3 ? 1 : 0
        if title > 0 { InkLine("Latest values", .heading, .bold).draw(in: area.line(0), on: &canvas) }
        let rows = area.splitTop(title).rest
        let shown = values.prefix(rows.height)
        let days = shown.map {
            DayText.short($0.day) + ($0.day.components.year == last.components.year ? "" : " \($0.day.components.year)")
        }
        let numbers = shown.map { format.pair($0.value, lowerValues[$0.day]?.value, of: metric) }
        let dayWidth = days.map(\.cellWidth).max() ?? 0
        let numberWidth = numbers.map(\.cellWidth).max() ?? 0
        for (index, value) in shown.enumerated() {
            let isDay = value.day == last
            var line = InkLine(days[index], isDay ? .strong : .muted, isDay ? .bold : [])
            line.add(String(repeating: " ", count: dayWidth - days[index].cellWidth + 3))
            line.add(String(repeating: " ", count: numberWidth - numbers[index].cellWidth))
            line.add(numbers[index], metric.role, .bold)
            if index + 1 < values.count {
                line.addIfItFits(
                    "   \(format.difference(from: values[index + 1].value, to: value.value, of: metric))", .muted,
                    within: rows.width)
            }
            line.draw(in: rows.line(index), on: &canvas)
        }
    }
}
