import ScreenKit
import Canvas
import HealthModel
import Widgets

/// A point a day, and the line that is nearest to all of them.
struct ScatterDrawing {
    let scatter: ScatterContent
    let format: MetricFormat
    /// Among the points from left to right.
    var cursor: Int?

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard scatter.pairs.count >= 2 else {
            return EmptyState(
                "Too few days with both", [.init("\(scatter.pairs.count) in these days; - shows more of them")]
            ).draw(in: area, on: &canvas)
        }
        let (x, y) = (scale(scatter.pairs.map(\.x), scatter.other, area.width / 14), yScale(area))
        let gutter = y.ticks.map { text($0, scatter.metric).cellWidth }.max() ?? 0
        let plot = area.splitBottom(2).rest.splitLeft(gutter + 1).rest
        guard plot.width > 4, plot.height > 1 else { return }
        var dots = BrailleCanvas(plot.size)
        let (width, height) = (Double(dots.dotWidth - 1), Double(dots.dotHeight - 1))
        func place(_ px: Double, _ py: Double) -> (x: Int, y: Int) {
            (
                Int(x.share(of: px) * width),
                Int(((1 - y.share(of: py)) * height).rounded())
            )
        }
        drawLine(x, y, place, in: &dots)
        for pair in scatter.pairs {
            let point = place(format.shown(pair.x, of: scatter.other), format.shown(pair.y, of: scatter.metric))
            dots.set(point.x, point.y, BrailleCanvas.Layer(scatter.metric.role, rank: 2))
        }
        dots.draw(atColumn: plot.column, row: plot.row, on: &canvas, within: plot)
        drawAxes(x, y, plot, in: area, on: &canvas)
        for (step, index) in scatter.across.enumerated() {
            let pair = scatter.pairs[index]
            let point = place(format.shown(pair.x, of: scatter.other), format.shown(pair.y, of: scatter.metric))
            let cell = Rect(column: plot.column + point.x / 2, row: plot.row + point.y / 4, width: 1, height: 1)
            canvas.mark(cell.intersection(plot), as: TrendsTarget.step(step))
            guard step == cursor else { continue }
            canvas.ink("●", column: cell.column, row: cell.row, .accent, .bold, within: plot)
            canvas.ink("▲", column: cell.column, row: plot.endRow, .accent, .bold, within: area)
        }
    }

    private func text(_ value: Double, _ metric: MetricID) -> String {
        MetricChart(metric: metric, slots: [], labels: [], baseline: nil, average: nil, format: format).tickText(value)
    }

    private func yScale(_ area: Rect) -> ChartScale {
        scale(scatter.pairs.map(\.y), scatter.metric, area.height >= 20 ? 6 : area.height >= 10 ? 4 : 3)
    }

    private func scale(_ values: [Double], _ metric: MetricID, _ ticks: Int) -> ChartScale {
        ChartScale(
            covering: values.map { format.shown($0, of: metric) }, startsAtZero: false,
            tickCount: min(max(2, ticks), 8), steps: metric.axisSteps)
    }

    /// Only as far as it stays within the plot.
    private func drawLine(
        _ x: ChartScale, _ y: ChartScale, _ place: (Double, Double) -> (x: Int, y: Int), in dots: inout BrailleCanvas
    ) {
        guard let slope = scatter.slope, let centre = scatter.centre else { return }
        var before: (x: Int, y: Int)?
        let (low, high) = (scatter.pairs.map(\.x).min() ?? 0, scatter.pairs.map(\.x).max() ?? 0)
        for step in 0...60 {
            let at = low + (high - low) * Double(step) / 60
            let value = format.shown(centre.y + slope * (at - centre.x), of: scatter.metric)
            guard value >= y.low, value <= y.high else {
                before = nil
                continue
            }
            let here = place(format.shown(at, of: scatter.other), value)
            if let before { dots.line(from: before, to: here, BrailleCanvas.Layer(.trend, rank: 1)) }
            before = here
        }
    }

    private func drawAxes(_ x: ChartScale, _ y: ChartScale, _ plot: Rect, in area: Rect, on canvas: inout Canvas) {
        let axis = plot.column - 1
        for row in plot.row..<plot.endRow { canvas.ink("│", column: axis, row: row, .axis, within: area) }
        canvas.ink(
            "└" + String(repeating: "─", count: plot.width), column: axis, row: plot.endRow, .axis, within: area)
        for tick in y.ticks where tick <= y.high {
            let row = plot.row + Int(((1 - y.share(of: tick)) * Double(plot.height - 1)).rounded())
            canvas.inkTrailing(text(tick, scatter.metric), endColumn: axis, row: row, .muted, within: area)
            canvas.ink("┤", column: axis, row: row, .axis, within: area)
        }
        var free = plot.column
        for tick in x.ticks where tick <= x.high {
            let column = plot.column + Int(x.share(of: tick) * Double(plot.width - 1))
            let label = text(tick, scatter.other)
            let start = min(max(plot.column, column - label.cellWidth / 2), area.endColumn - label.cellWidth)
            guard start >= free else { continue }
            canvas.ink("┴", column: column, row: plot.endRow, .axis, within: area)
            canvas.ink(label, column: start, row: plot.endRow + 1, scatter.other.role, within: area)
            free = start + label.cellWidth + 1
        }
    }
}
