import Canvas

/// The axes around a chart's plot: tick texts, the usual range as a thick stretch of the axis, slot texts, the cursor.
struct ChartAxes: Widget {
    let chart: Chart
    let geometry: ChartGeometry

    func draw(in area: Rect, on canvas: inout Canvas) {
        let plot = geometry.plot
        let axis = plot.column - 1
        let bandRows = chart.band.flatMap { geometry.rows(of: $0) }
        for row in plot.row..<plot.endRow {
            let isBand = bandRows?.contains(row) ?? false
            canvas.ink(isBand ? "┃" : "│", column: axis, row: row, isBand ? .baseline : .axis, within: area)
        }
        for (tick, text) in zip(chart.scale.ticks, chart.tickLabels) where geometry.shows(tick: tick) {
            let row = geometry.row(of: tick)
            canvas.inkTrailing(text, endColumn: axis, row: row, .muted, within: area)
            if !(bandRows?.contains(row) ?? false) { canvas.ink("┤", column: axis, row: row, .axis, within: area) }
        }
        canvas.ink("└" + String(repeating: "─", count: plot.width), column: axis, row: plot.endRow, .axis, within: area)
        drawSlotLabels(in: area, on: &canvas)
        if let cursor = chart.cursor, cursor >= 0, cursor < geometry.slots {
            canvas.ink("▲", column: middle(of: cursor), row: plot.endRow, .accent, .bold, within: area)
        }
    }

    /// Texts centred under their slots, kept inside the area; one that would touch its neighbour is left out.
    private func drawSlotLabels(in area: Rect, on canvas: inout Canvas) {
        let plot = geometry.plot
        var free = area.column
        for label in chart.slotLabels where label.slot >= 0 && label.slot < geometry.slots {
            let tick = middle(of: label.slot)
            let width = label.text.cellWidth
            let column = min(max(plot.column, tick - (width - 1) / 2), area.endColumn - width)
            guard column >= free else { continue }
            canvas.ink("┴", column: tick, row: plot.endRow, .axis, within: area)
            let isCursor = label.slot == chart.cursor
            canvas.ink(
                label.text, column: column, row: plot.endRow + 1, isCursor ? .accent : .muted, isCursor ? .bold : [],
                within: area)
            free = column + width + 1
        }
    }

    private func middle(of slot: Int) -> Int {
        if chart.mark == .line { return geometry.plot.column + geometry.dotX(of: slot) / 2 }
        guard geometry.slots <= geometry.plot.width else { return geometry.columns(of: slot).lowerBound }
        let bar = geometry.barColumns(of: slot)
        return (bar.lowerBound + bar.upperBound - 1) / 2
    }
}
