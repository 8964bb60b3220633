import Canvas

/// Bars over slots of equal length whose parts stand on each other, the first at the bottom. Each part has a glyph of its
/// own beside its colour, so that they are told apart without one.
public struct StackedBars: Widget {
    /// The look of a part in all bars.
    public struct Part: Sendable {
        public var role: StyleRole
        public var glyph: Character

        public init(_ role: StyleRole, _ glyph: Character) { (self.role, self.glyph) = (role, glyph) }
    }

    public var parts: [Part]
    /// A value a part; `nil` for a slot without a record.
    public var slots: [[Double]?]
    public var scale: ChartScale
    public var tickLabels: [String]
    public var slotLabels: [Chart.Label]
    /// The index of the bar that is read off; `nil` for none.
    public var cursor: Int?

    public init(
        parts: [Part], slots: [[Double]?], scale: ChartScale, tickLabels: [String], slotLabels: [Chart.Label]
    ) {
        (self.parts, self.slots, self.scale) = (parts, slots, scale)
        (self.tickLabels, self.slotLabels) = (tickLabels, slotLabels)
    }

    /// Axes and marks of slots without a record: a chart that knows where each slot lies. Made of all slots, each time.
    public var frame: Chart {
        var chart = Chart(
            .bars, slots: slots.map { Chart.Slot($0.map { _ in 0 }) }, role: .faint, scale: scale,
            tickLabels: tickLabels, slotLabels: slotLabels)
        chart.cursor = cursor
        return chart
    }

    /// Draws the bars from the bottom of the area, with the axis on the left.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let frame = frame
        frame.draw(in: area, on: &canvas)
        let plot = frame.plot(of: area)
        guard !plot.isEmpty, !slots.isEmpty else { return }
        let geometry = ChartGeometry(plot: plot, chart: frame)
        let values = slots.map { $0?.map { $0.isFinite ? max(0, $0) : 0 } }
        for (columns, bar) in bars(values, geometry) {
            let total = bar.reduce(0, +)
            guard total > 0 else { continue }
            let height = geometry.scale.share(of: total) * Double(plot.height)
            for level in 0..<plot.height {
                let middle = (Double(level) + 0.5) * (geometry.scale.high - geometry.scale.low) / Double(plot.height)
                // The lowest row shows that there is something, however little.
                guard middle < total || (level == 0 && height < 0.5) else { break }
                let part = part(at: min(middle, total), of: bar)
                let glyph = level == 0 && height < 0.5 ? Character("▁") : parts[part].glyph
                for column in columns {
                    canvas.ink(
                        String(glyph), column: column, row: plot.endRow - 1 - level, parts[part].role, within: plot)
                }
            }
        }
    }

    /// Which part a height lies in.
    private func part(at height: Double, of bar: [Double]) -> Int {
        var sum = 0.0
        for (index, value) in bar.enumerated() where value > 0 {
            sum += value
            if height <= sum { return min(index, parts.count - 1) }
        }
        return min(bar.lastIndex { $0 > 0 } ?? 0, parts.count - 1)
    }

    /// As `ChartGeometry.bars`: where there are more slots than columns, each column shows the means of its slots.
    private func bars(_ values: [[Double]?], _ geometry: ChartGeometry) -> [(columns: Range<Int>, bar: [Double])] {
        let plot = geometry.plot
        if values.count <= plot.width {
            let places = geometry.bars(values.map { Chart.Slot($0.map { _ in 0 }) })
            return zip(places, values).compactMap { place, bar in bar.map { (place.columns, $0) } }
        }
        return (0..<plot.width).compactMap { offset in
            let first = offset * values.count / plot.width
            let last = max(first + 1, (offset + 1) * values.count / plot.width)
            let known = values[first..<last].compactMap(\.self)
            guard !known.isEmpty else { return nil }
            let bar = parts.indices.map { part in
                known.reduce(0) { $0 + ($1.indices.contains(part) ? $1[part] : 0) } / Double(known.count)
            }
            let column = plot.column + offset
            return (column..<column + 1, bar)
        }
    }
}
