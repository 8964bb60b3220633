import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Draws the line that says what to show.
func drawTrendLine(_ line: TrendLine, in area: Rect, on canvas: inout Canvas) {
    let box = SheetBox.place(Size(width: 76, height: 3), in: area)
    let inner = drawRaisedBox(titled: "Show", in: box, on: &canvas)
    canvas.mark(box, as: .box)
    let row = inner.line(0)
    let mark = canvas.write("› ", column: row.column, row: row.row, TextStyle(.text, on: .raised), within: row)
    LineField.draw(
        line.editor.characters, cursor: line.editor.offset, in: row.splitLeft(mark - row.column).rest, on: &canvas)
    let style = TextStyle(line.problem == nil ? .muted : .warning, on: .raised)
    let text = SafeText.line(line.problem ?? "Metrics and days: \(TrendLine.example)")
    let rows = inner.splitTop(1).rest
    for (offset, words) in PlainText.lines(text, style, width: max(1, rows.width)).prefix(rows.height).enumerated() {
        words.draw(in: rows.line(offset), on: &canvas)
    }
}

/// Draws the list of metrics with their ticks.
func drawMetricPicker(_ picker: MetricPicker, in area: Rect, on canvas: inout Canvas) {
    let found = picker.found
    let height = min(max(6, area.height - 2), 32)
    let box = SheetBox.place(Size(width: 60, height: height - 2), in: area)
    let inner = drawRaisedBox(
        titled: "Metrics, \(picker.chosen.count) of at most \(TrendsState.mostMetrics)", in: box, on: &canvas)
    canvas.mark(box, as: .box)
    let row = inner.line(0)
    let mark = canvas.write("› ", column: row.column, row: row.row, TextStyle(.text, on: .raised), within: row)
    LineField.draw(
        picker.editor.characters, cursor: picker.editor.offset, in: row.splitLeft(mark - row.column).rest, on: &canvas)
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
