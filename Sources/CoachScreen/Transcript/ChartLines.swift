import Canvas
import Charts
import ChatModel
import HealthModel
import HealthQuery
import JSON
import ScreenKit
import Widgets

/// A chart of an answer as lines of the transcript: a panel for each metric, as wide as the text.
struct ChartLines {
    let chart: ChartData
    let format: MetricFormat

    /// The chart that a tool's reply holds; `nil` for every other reply, and for one that was not drawn.
    static func chart(in result: ToolResult?) -> ChartData? {
        guard let result, result.name == "chart", !result.isError, let json = JSONValue(result.json),
            let chart = ChartData(json), !chart.isEmpty
        else { return nil }
        return chart
    }

    /// No chart is wider: values would stand too far apart to be read as one.
    private static let widest = 150

    func lines(width: Int) -> [StyledLine] {
        let width = min(width, Self.widest)
        guard width >= 12 else { return [] }
        let count = chart.kind == .scatter ? 1 : chart.series.count
        // On a narrow screen a chart must leave the words around it in sight.
        let height = chart.kind == .scatter ? (width >= 60 ? 14 : 9) : count > 1 || width < 60 ? 7 : 9
        var canvas = Canvas(Size(width: width, height: (height + 1) * count + (chart.marks.isEmpty ? 0 : 1)))
        var rest = canvas.bounds
        if chart.kind == .scatter {
            let (place, below) = rest.splitTop(height + 1)
            drawScatter(in: place, on: &canvas)
            rest = below
        } else {
            for one in chart.series {
                let (place, below) = rest.splitTop(height + 1)
                draw(one, in: place, on: &canvas)
                rest = below
            }
        }
        if !chart.marks.isEmpty { marks(width: width).draw(in: rest, on: &canvas) }
        return canvas.styledLines
    }

    private func draw(_ series: ChartData.Series, in area: Rect, on canvas: inout Canvas) {
        let (head, place) = area.splitTop(1)
        let metric = series.metric
        var line = InkLine(metric.chartTitle, metric.role, .bold)
        let unit = format.unit(of: metric)
        let words = series.average.map {
            "  \(format.average($0, of: metric))\(unit.isEmpty ? "" : " \(unit)") \(metric.meanWords)"
        }
        line.addIfItFits(words ?? "  nothing recorded", .muted, within: head.width)
        line.addIfItFits("  \(DayText.range(chart.days))", .accent, within: head.width)
        line.addIfItFits("  \(series.recordedDays) of \(series.possibleDays) days", .faint, within: head.width)
        line.draw(in: head, on: &canvas)
        let slotDays = chart.kind == .overTime ? chart.slotDays : []
        let last = series.values.count - 1
        let runningDay = chart.grain == .day ? metric.runningDay(chart.running) : nil
        let endsRunning = runningDay != nil && slotDays.last?.upperBound == runningDay
        let slots = series.values.enumerated().map { index, value in
            Chart.Slot(value, isPartial: endsRunning && index == last)
        }
        let labels =
            chart.kind == .weekdays
            ? ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().map { Chart.Label($0.offset, $0.element) }
            : chart.grain.labels(of: slotDays)
        let usual = series.usual.map {
            Baseline(
                median: ($0.lowerBound + $0.upperBound) / 2, low: $0.lowerBound, high: $0.upperBound,
                days: Baseline.fewest)
        }
        var drawn = MetricChart(
            metric: metric, slots: slots, labels: labels, baseline: usual, average: series.average, format: format)
        drawn.goal = series.goal
        drawn.leftOut = Set(series.leftOut.map { $0 - chart.days.lowerBound })
        drawn.reach = chart.kind == .overTime ? chart.grain.reach(of: metric) : 1
        drawn.chart(in: place).draw(in: place, on: &canvas)
    }

    private func drawScatter(in area: Rect, on canvas: inout Canvas) {
        let (head, place) = area.splitTop(1)
        guard chart.series.count == 2, let first = chart.pairs.first else { return }
        let (up, across) = (chart.series[0].metric, chart.series[1].metric)
        var line = InkLine("\(up.chartTitle) ↑", up.role, .bold).adding("  \(across.chartTitle) →", across.role, .bold)
        line.addIfItFits("  \(DayText.range(chart.days))", .accent, within: head.width)
        line.addIfItFits("  \(chart.pairs.count) days", .faint, within: head.width)
        line.draw(in: head, on: &canvas)
        var (left, right, bottom, top) = (first.x, first.x, first.y, first.y)
        for pair in chart.pairs {
            (left, right) = (min(left, pair.x), max(right, pair.x))
            (bottom, top) = (min(bottom, pair.y), max(top, pair.y))
        }
        let (high, low) = (format.text(top, of: up), format.text(bottom, of: up))
        let (margin, plot) = place.splitLeft(max(high.cellWidth, low.cellWidth) + 1)
        let (field, axis) = plot.splitBottom(1)
        guard field.width > 1, field.height > 1 else { return }
        canvas.ink(high, column: margin.column, row: field.row, .muted, within: margin)
        canvas.ink(low, column: margin.column, row: field.endRow - 1, .muted, within: margin)
        func step(_ value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
            let share = high > low ? (value - low) / (high - low) : 0.5
            return min(count - 1, max(0, Int((share * Double(count - 1)).rounded())))
        }
        for pair in chart.pairs {
            let column = field.column + step(pair.x, left, right, field.width)
            let row = field.endRow - 1 - step(pair.y, bottom, top, field.height)
            canvas.ink("•", column: column, row: row, up.role, within: field)
        }
        canvas.ink(format.text(left, of: across), column: axis.column, row: axis.row, .muted, within: axis)
        canvas.inkTrailing(
            format.text(right, of: across), endColumn: axis.endColumn, row: axis.row, .muted, within: axis)
    }

    /// As many of them as there is room for.
    private func marks(width: Int) -> InkLine {
        let all = chart.marks.map { mark in
            InkLine("• ", .accentSecondary)
                .adding("\(SafeText.line(mark.text)), \(DayText.range(mark.days))", .muted)
        }
        return InkLine.fitting(all, rows: 1, width: width).first ?? InkLine()
    }
}

extension Canvas {
    /// Its rows as lines of text in their styles, without blanks at their ends.
    fileprivate var styledLines: [StyledLine] {
        (0..<size.height).map { row in
            let cells = self.row(row)
            let end = cells.lastIndex { $0.base != 0x20 }.map { $0 + 1 } ?? cells.startIndex
            var runs: [StyledRun] = []
            for cell in cells[cells.startIndex..<end] {
                let text = String(String.UnicodeScalarView(cell.scalars.compactMap(Unicode.Scalar.init)))
                if let last = runs.last, last.style == cell.style {
                    runs[runs.count - 1].text += text
                } else {
                    runs.append(StyledRun(text, cell.style))
                }
            }
            return StyledLine(runs)
        }
    }
}
