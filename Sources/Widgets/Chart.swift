import Canvas

/// A chart over slots of equal length (hours, days, weeks): bars, or a line in braille.
///
/// Behind the values stand the usual range as a shaded band, the average and a goal as dashed lines. A slot without a value
/// is a gap: nothing is drawn and no line crosses it, unless `joinsGapsUpTo` says so.
public struct Chart: Widget, Equatable, Sendable {
    /// The shape that values are drawn as.
    public enum Mark: Equatable, Sendable { case bars, line }

    /// One position on the time axis, as an hour, a day or a month.
    public struct Slot: Equatable, Sendable {
        /// `nil` leaves a gap.
        public var value: Double?
        /// The spread behind the value, drawn as a fine stroke.
        public var low: Double?
        /// `nil`, as `low`, draws no spread.
        public var high: Double?
        /// Still running: drawn dim.
        public var isPartial: Bool

        public init(_ value: Double?, low: Double? = nil, high: Double? = nil, isPartial: Bool = false) {
            self.value = value
            self.low = low
            self.high = high
            self.isPartial = isPartial
        }
    }

    /// A caption under a slot.
    public struct Label: Equatable, Sendable {
        /// Index of the slot that it stands under.
        public var slot: Int
        public var text: String

        public init(_ slot: Int, _ text: String) {
            self.slot = slot
            self.text = text
        }
    }

    public var mark: Mark
    public var slots: [Slot]
    public var role: StyleRole
    public var scale: ChartScale
    /// One text a tick of the scale.
    public var tickLabels: [String]
    public var slotLabels: [Label]
    /// The usual range, shaded behind the values; `nil` for none.
    public var band: ClosedRange<Double>?
    /// A line across the chart, in the unit of the values; `nil` for none.
    public var average: Double?
    /// The goal: a line across the plot where it is within the scale.
    public var goal: Double?
    /// A second, calmer line; as long as `slots` or empty.
    public var trend: [Double?] = []
    /// Whether that line is dashed, so that two that are alike are told apart without colours too.
    public var isTrendDashed = false
    /// How many slots apart two values may be and still be joined; 1 joins neighbours only.
    public var joinsGapsUpTo = 1
    /// Whether a dot on the ground line marks a slot without a value.
    public var marksGaps = true
    /// Whether there are axes; an area too small for them has none anyway.
    public var showsAxes = true
    /// The slot that is read off.
    public var cursor: Int?

    public init(
        _ mark: Mark, slots: [Slot], role: StyleRole, scale: ChartScale, tickLabels: [String],
        slotLabels: [Label] = []
    ) {
        self.mark = mark
        self.slots = slots
        self.role = role
        self.scale = scale
        self.tickLabels = tickLabels
        self.slotLabels = slotLabels
    }

    /// The part of the area that values are drawn in.
    public func plot(of area: Rect) -> Rect {
        let hasAxes = showsAxes && area.width >= 16 && area.height >= 5
        let gutter = hasAxes ? (tickLabels.map { $0.cellWidth }.max() ?? 0) + 1 : 0
        return area.splitBottom(hasAxes ? 2 : 0).rest.splitLeft(gutter).rest
    }

    /// The part of the plot that belongs to each slot, for the mouse.
    public func slotAreas(in area: Rect) -> (Int) -> Rect {
        ChartGeometry(plot: plot(of: area), chart: self).area(ofSlot:)
    }

    /// Draws the chart with its axes; nothing where there are no slots.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty, !slots.isEmpty else { return }
        let plot = plot(of: area)
        let geometry = ChartGeometry(plot: plot, chart: self)
        if let cursor { highlight(cursor, geometry, on: &canvas) }
        drawBand(geometry, on: &canvas)
        drawGrid(geometry, on: &canvas)
        switch mark {
        case .bars: drawBars(geometry, on: &canvas)
        case .line: drawLine(geometry, on: &canvas)
        }
        drawAverage(geometry, on: &canvas)
        if plot != area { ChartAxes(chart: self, geometry: geometry).draw(in: area, on: &canvas) }
    }

    func highlight(_ slot: Int, _ geometry: ChartGeometry, on canvas: inout Canvas) {
        let columns = geometry.columns(of: slot)
        let area = Rect(
            column: columns.lowerBound, row: geometry.plot.row, width: columns.count, height: geometry.plot.height)
        canvas.restyle(area.intersection(geometry.plot)) { $0.on(.selection) }
    }

    private func drawBand(_ geometry: ChartGeometry, on canvas: inout Canvas) {
        guard let band, let rows = geometry.rows(of: band) else { return }
        let area = Rect(
            column: geometry.plot.column, row: rows.lowerBound, width: geometry.plot.width, height: rows.count)
        canvas.restyle(area) { $0.ground == .selection ? $0 : $0.on(.raised) }
    }

    private func drawGrid(_ geometry: ChartGeometry, on canvas: inout Canvas) {
        for tick in geometry.scale.ticks.dropFirst(mark == .bars ? 1 : 0) where geometry.shows(tick: tick) {
            rule(Self.grid, .faint, at: tick, geometry, on: &canvas)
        }
    }

    private func drawAverage(_ geometry: ChartGeometry, on canvas: inout Canvas) {
        if let average, average >= geometry.scale.low, average <= geometry.scale.high {
            rule(Self.averageMark, .trend, at: average, geometry, on: &canvas)
        }
        if let goal, goal >= geometry.scale.low, goal <= geometry.scale.high {
            rule(Self.goalMark, .good, at: goal, geometry, on: &canvas)
        }
    }

    /// A line across the plot wherever nothing else is drawn (but a fainter rule).
    private func rule(
        _ mark: Glyph, _ role: StyleRole, at value: Double, _ geometry: ChartGeometry, on canvas: inout Canvas
    ) {
        let row = geometry.row(of: value)
        for column in geometry.plot.column..<geometry.plot.endColumn {
            let isFree = canvas.isBlank(column: column, row: row) || canvas[column, row]?.base == Self.grid.base
            if isFree { canvas.ink(mark, column: column, row: row, role) }
        }
    }

    private func drawBars(_ geometry: ChartGeometry, on canvas: inout Canvas) {
        let plot = geometry.plot
        for bar in geometry.bars(slots) {
            guard let value = bar.slot.value, value.isFinite else {
                if marksGaps, plot.height > 0 {
                    let middle = (bar.columns.lowerBound + bar.columns.upperBound - 1) / 2
                    canvas.ink(Self.gap, column: middle, row: plot.endRow - 1, .faint)
                }
                continue
            }
            let eighths = max(1, geometry.eighths(of: value))
            // A measured zero is a fine line on the ground: something was measured, and it was nothing.
            let shade: StyleRole = value == 0 ? .faint : role
            for level in 0..<plot.height {
                let filled = min(8, eighths - level * 8)
                guard filled > 0 else { break }
                for column in bar.columns {
                    canvas.ink(
                        Blocks.rising[filled - 1], column: column, row: plot.endRow - 1 - level, shade,
                        bar.slot.isPartial ? .dim : [])
                }
            }
        }
    }

    private func drawLine(_ geometry: ChartGeometry, on canvas: inout Canvas) {
        let plot = geometry.plot
        var dots = BrailleCanvas(plot.size)
        for (index, slot) in slots.enumerated() {
            guard let low = slot.low, let high = slot.high, low.isFinite, high.isFinite else { continue }
            let x = geometry.dotX(of: index)
            dots.line(
                from: (x, geometry.dotY(of: low)), to: (x, geometry.dotY(of: high)),
                BrailleCanvas.Layer(.faint, rank: 0, yields: true))
        }
        join(
            trend, upTo: max(joinsGapsUpTo, 1), BrailleCanvas.Layer(.trend, rank: 1, yields: true), geometry,
            isDashed: isTrendDashed, in: &dots)
        let values = slots.map(\.value)
        join(values, upTo: joinsGapsUpTo, BrailleCanvas.Layer(role, rank: 2), geometry, in: &dots)
        dots.draw(atColumn: plot.column, row: plot.row, on: &canvas, within: plot)
        let showsPoints = geometry.cellsPerSlot >= 3
        for (index, value) in values.enumerated() {
            guard let value, value.isFinite else { continue }
            let point = geometry.cell(of: index, value)
            if showsPoints || index == cursor {
                canvas.ink(Self.point, column: point.column, row: point.row, role, index == cursor ? .bold : [])
            } else if isAlone(index, in: values) {
                canvas.ink(Self.smallPoint, column: point.column, row: point.row, role)
            }
        }
    }

    /// Whether no other value is near enough to be joined: a single dot would be overlooked.
    private func isAlone(_ index: Int, in values: [Double?]) -> Bool {
        let reach = max(0, index - joinsGapsUpTo)...min(values.count - 1, index + joinsGapsUpTo)
        return reach.allSatisfy { $0 == index || values[$0] == nil }
    }

    func join(
        _ values: [Double?], upTo reach: Int, _ layer: BrailleCanvas.Layer, _ geometry: ChartGeometry,
        isDashed: Bool = false, in dots: inout BrailleCanvas
    ) {
        var before: (index: Int, x: Int, y: Int)?
        for (index, value) in values.enumerated() {
            guard let value, value.isFinite else { continue }
            let here = (index: index, x: geometry.dotX(of: index), y: geometry.dotY(of: value))
            if let before, index - before.index <= reach {
                dots.line(from: (before.x, before.y), to: (here.x, here.y), layer, isDashed: isDashed)
            } else {
                dots.set(here.x, here.y, layer)
            }
            before = here
        }
    }

    static let grid = glyph("┈")
    private static let averageMark = glyph("╌")
    private static let goalMark = glyph("╍")
    private static let gap = glyph("·")
    static let point = glyph("●")
    private static let smallPoint = glyph("•")
}
