import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Draws the line that says what to show.
func drawTrendLine(_ line: TrendLine, in area: Rect, on canvas: inout Canvas) {
    let style = TextStyle(line.problem == nil ? .muted : .warning, on: .raised)
    let text = SafeText.line(line.problem ?? "Metrics and days: \(TrendLine.example)")
    let width = SheetBox.place(Size(width: 76, height: 3), in: area).width - 4
    let words = PlainText.lines(text, style, width: max(1, width))
    let box = SheetBox.place(Size(width: 76, height: 1 + words.count), in: area)
    let inner = drawRaisedBox(titled: "Show", in: box, on: &canvas)
    canvas.mark(box, as: .box)
    LineField.drawPrompt(line.editor, in: inner.line(0), on: &canvas)
    let rows = inner.splitTop(1).rest
    for (offset, line) in words.prefix(rows.height).enumerated() { line.draw(in: rows.line(offset), on: &canvas) }
}

/// Draws the list of metrics with their ticks.
func drawMetricPicker(_ picker: MetricPicker, in area: Rect, on canvas: inout Canvas) {
    let found = picker.found
    let height = min(max(6, area.height - 2), 32)
    let box = SheetBox.place(Size(width: 60, height: height - 2), in: area)
    let inner = drawRaisedBox(
        titled: picker.isFull
            ? "\(TrendsState.mostMetrics) metrics at most: Tab on one takes it away"
            : "Metrics, \(picker.chosen.count) of at most \(TrendsState.mostMetrics)", in: box, on: &canvas)
    canvas.mark(box, as: .box)
    LineField.drawPrompt(picker.editor, in: inner.line(0), on: &canvas)
    let list = inner.splitTop(1).rest
    if found.isEmpty {
        canvas.write(
            "No metric has these words.", column: list.column, row: list.row, TextStyle(.muted, on: .raised),
            within: list)
    }
    let first = max(0, min(picker.selected - list.height / 2, found.count - list.height))
    for (offset, metric) in found.dropFirst(first).prefix(list.height).enumerated() {
        let line = list.line(offset)
        let isHere = first + offset == picker.selected
        let ground: GroundRole = isHere ? .selection : .raised
        canvas.fill(line, TextStyle(.text, on: ground))
        let place = picker.chosen.firstIndex(of: metric)
        canvas.write(
            place.map { "\($0 + 1) " } ?? "· ", column: line.column, row: line.row,
            TextStyle(place == nil ? .faint : .accent, on: ground, .bold), within: line)
        canvas.write(
            metric.chartTitle, column: line.column + 2, row: line.row,
            TextStyle(picker.isRecorded(metric) ? .text : .faint, on: ground, isHere ? .bold : []), within: line)
        if !picker.isRecorded(metric) {
            canvas.inkTrailing("not recorded", endColumn: line.endColumn, row: line.row, .faint, within: line)
        }
        canvas.mark(line, as: TrendsTarget.row(first + offset))
    }
}
