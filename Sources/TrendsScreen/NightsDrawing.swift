import ScreenKit
import Canvas
import HealthModel
import Widgets

/// A bar for each night, hanging from bedtime to waking on an axis of the clock.
struct NightsDrawing {
    let nights: NightsContent
    let format: MetricFormat
    /// Days after the first one.
    var cursor: Int?

    func draw(in area: Rect, on canvas: inout Canvas) {
        let width = area.width - Self.gutter
        guard width > 0, area.height > 3 else { return }
        let (cell, shown) = (Self.cell(of: nights, width: area.width), Self.shown(of: nights, width: area.width))
        let cursorDay = cursor.map { nights.days.lowerBound.advanced(by: $0) }
        let newest = nights.days.upperBound.advanced(by: 1 - shown)
        // A night under the cursor that lies before the newest ones takes the middle.
        let first =
            cursorDay.flatMap { $0 < newest ? max(nights.days.lowerBound, $0.advanced(by: -shown / 2)) : nil } ?? newest
        let end = first.advanced(by: shown - 1)
        let visible = nights.nights.filter { $0.day >= first && $0.day <= end }
        guard let earliest = visible.map(\.bed).min(), let latest = visible.map(\.wake).max() else {
            return EmptyState("No nights recorded in these days").draw(in: area, on: &canvas)
        }
        let low = (earliest / 60).rounded(.down) * 60
        let high = max(low + 120, (latest / 60).rounded(.up) * 60)
        let plot = Rect(column: area.column + Self.gutter, row: area.row, width: width, height: area.height - 2)
        drawAxis(low, high, plot, in: area, on: &canvas)
        func half(_ minutes: Double) -> Int {
            Int(((minutes - low) / (high - low) * Double(plot.height * 2)).rounded())
        }
        for night in visible {
            let column = plot.column + (night.day - first) * cell
            let (from, to) = (half(night.bed), max(half(night.bed) + 1, half(night.wake)))
            for row in 0..<plot.height {
                let (top, bottom) = ((from...to - 1).contains(2 * row), (from...to - 1).contains(2 * row + 1))
                guard top || bottom else { continue }
                let glyph = top && bottom ? "█" : top ? "▀" : "▄"
                let text = String(repeating: glyph, count: cell > 1 ? cell - 1 : 1)
                canvas.ink(text, column: column, row: plot.row + row, .sleepCore, within: plot)
            }
        }
        for index in 0..<shown {
            let place = Rect(column: plot.column + index * cell, row: plot.row, width: cell, height: plot.height)
                .intersection(plot)
            canvas.mark(place, as: TrendsTarget.step(first.advanced(by: index) - nights.days.lowerBound))
            guard first.advanced(by: index) == cursorDay else { continue }
            canvas.restyle(place) { $0.on(.selection) }
            canvas.ink("▲", column: place.column, row: plot.endRow, .accent, .bold, within: area)
        }
        drawDays(from: first, count: shown, cell: cell, plot, in: area, on: &canvas)
    }

    private static let gutter = 6

    /// Columns of a night.
    private static func cell(of nights: NightsContent, width: Int) -> Int {
        max(1, min(5, (width - gutter) / max(1, nights.dayCount)))
    }

    /// The newest nights, where there are more than columns.
    static func shown(of nights: NightsContent, width: Int) -> Int {
        min(nights.dayCount, max(0, width - gutter) / cell(of: nights, width: width))
    }

    private func drawAxis(_ low: Double, _ high: Double, _ plot: Rect, in area: Rect, on canvas: inout Canvas) {
        let hours = Int((high - low) / 60)
        let step = max(1, (hours * 2 + plot.height - 1) / max(1, plot.height))
        for hour in stride(from: 0, through: hours, by: step) {
            let row = plot.row + min(plot.height - 1, Int(Double(hour * 60) / (high - low) * Double(plot.height)))
            let minute = ((Int(low) + hour * 60) % 1440 + 1440) % 1440
            canvas.ink(ClockText.text(minute: minute), column: area.column, row: row, .muted, within: area)
            canvas.ink(
                String(repeating: "┈", count: plot.width), column: plot.column, row: row, .faint, within: plot)
        }
    }

    private func drawDays(
        from first: CivilDay, count: Int, cell: Int, _ plot: Rect, in area: Rect, on canvas: inout Canvas
    ) {
        var free = plot.column
        for index in 0..<count {
            let day = first.advanced(by: index)
            let column = plot.column + index * cell
            guard day.weekday == 0 || count <= 10, column >= free else { continue }
            let name = DayText.dayAndMonth(day)
            guard column + name.cellWidth <= area.endColumn else { return }
            canvas.ink(name, column: column, row: plot.endRow, .muted, within: area)
            free = column + name.cellWidth + 1
        }
    }
}
