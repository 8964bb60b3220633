import Canvas

/// Two lines over the same slots, each on an axis of its own: the left one's at the left, the right one's at the right.
public struct PairedChart: Widget, Equatable, Sendable {
    /// The series whose axis stands at the left; it is drawn above the other one.
    public var left: Chart
    /// As many slots as `left`.
    public var right: Chart

    public init(left: Chart, right: Chart) {
        (self.left, self.right) = (left, right)
        (self.left.mark, self.right.mark) = (.line, .line)
    }

    /// The part of the area that values are drawn in.
    public func plot(of area: Rect) -> Rect {
        let plot = left.plot(of: area)
        guard plot != area else { return plot }
        let gutter = (right.tickLabels.map(\.cellWidth).max() ?? 0) + 1
        return plot.width > gutter ? plot.splitLeft(plot.width - gutter).left : plot
    }

    /// The part of the plot that belongs to each slot, for the mouse.
    public func slotAreas(in area: Rect) -> (Int) -> Rect {
        ChartGeometry(plot: plot(of: area), chart: left).area(ofSlot:)
    }

    /// Draws both lines and both axes; nothing where there are no slots.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty, !left.slots.isEmpty else { return }
        let plot = plot(of: area)
        let (one, other) = (ChartGeometry(plot: plot, chart: left), ChartGeometry(plot: plot, chart: right))
        if let cursor = left.cursor { left.highlight(cursor, one, on: &canvas) }
        var dots = BrailleCanvas(plot.size)
        for (chart, geometry, rank) in [(right, other, 1), (left, one, 2)] {
            let layer = BrailleCanvas.Layer(chart.role, rank: rank)
            // The right one is dashed: the two are told apart without colours too.
            chart.join(
                chart.slots.map(\.value), upTo: chart.joinsGapsUpTo, layer, geometry, isDashed: rank == 1, in: &dots)
        }
        dots.draw(atColumn: plot.column, row: plot.row, on: &canvas, within: plot)
        for (chart, geometry) in [(right, other), (left, one)] { drawPoints(of: chart, geometry, on: &canvas) }
        guard plot != area else { return }
        ChartAxes(chart: left, geometry: one).draw(in: area, on: &canvas)
        drawRightAxis(other, in: area, on: &canvas)
    }

    /// Points where slots are wide, and where the cursor stands.
    private func drawPoints(of chart: Chart, _ geometry: ChartGeometry, on canvas: inout Canvas) {
        for (index, slot) in chart.slots.enumerated() {
            guard let value = slot.value, value.isFinite, geometry.cellsPerSlot >= 3 || index == left.cursor else {
                continue
            }
            let point = geometry.cell(of: index, value)
            canvas.ink(
                Chart.point, column: point.column, row: point.row, chart.role, index == left.cursor ? .bold : [])
        }
    }

    private func drawRightAxis(_ geometry: ChartGeometry, in area: Rect, on canvas: inout Canvas) {
        let plot = geometry.plot
        for row in plot.row..<plot.endRow {
            canvas.ink("│", column: plot.endColumn, row: row, .axis, within: area)
        }
        for (tick, text) in zip(right.scale.ticks, right.tickLabels) where geometry.shows(tick: tick) {
            let row = geometry.row(of: tick)
            canvas.ink("├", column: plot.endColumn, row: row, .axis, within: area)
            canvas.ink(text, column: plot.endColumn + 1, row: row, right.role, within: area)
        }
        canvas.ink("┘", column: plot.endColumn, row: plot.endRow, .axis, within: area)
    }
}
