import Canvas

/// A thin bar that fills from the left in halves of a cell: `━━━━━╸───`.
public struct Gauge: Widget, Equatable, Sendable {
    /// Share of the goal; `nil` draws an empty dashed track. Above 1 the bar is full and the excess is drawn bold.
    public var fraction: Double?
    public var role: StyleRole

    public init(_ fraction: Double?, role: StyleRole) {
        self.fraction = fraction
        self.role = role
    }

    /// Draws the bar; an empty track without a finite fraction.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        guard let fraction, fraction.isFinite else {
            let dashes = String(repeating: "╌", count: area.width)
            canvas.ink(dashes, column: area.column, row: area.row, .ringTrack, within: area)
            return
        }
        let share = min(max(fraction, 0), 1)
        let halves = Int((share * Double(area.width * 2)).rounded())
        let lap = min(max(fraction - 1, 0), 1)
        let bold = Int((lap * Double(area.width)).rounded())
        for offset in 0..<area.width {
            let filled = min(2, halves - offset * 2)
            let column = area.column + offset
            if filled > 0 {
                let mark = filled == 2 ? Self.whole : Self.half
                canvas.ink(mark, column: column, row: area.row, role, offset < bold ? .bold : [])
            } else {
                canvas.ink(Self.track, column: column, row: area.row, .ringTrack)
            }
        }
    }

    private static let whole = glyph("━")
    private static let half = glyph("╸")
    private static let track = glyph("─")
}

/// Where a value stands against a usual range: `──━━━●━━───`.
public struct BandGauge: Widget, Equatable, Sendable {
    /// Where a value stands against its usual range.
    public enum Standing: Equatable, Sendable { case below, within, above }

    /// `nil` draws the range alone.
    public var value: Double?
    /// The lower end of the band, in the value's unit.
    public var low: Double
    /// The upper end of the band, in the value's unit.
    public var high: Double
    public var role: StyleRole

    public init(value: Double?, low: Double, high: Double, role: StyleRole) {
        self.value = value
        self.low = low
        self.high = high
        self.role = role
    }

    /// Bounds belong to the range.
    public var standing: Standing? {
        value.map { $0 < low ? .below : $0 > high ? .above : .within }
    }

    /// The range takes the middle half, at least one cell; a value farther out than that stands at the edge as `◂` or `▸`.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let width = area.width
        let bandStart = width / 4
        let bandEnd = max(bandStart + 1, width - width / 4)
        for offset in 0..<width {
            let isBand = offset >= bandStart && offset < bandEnd
            canvas.ink(
                isBand ? Self.band : Self.outside, column: area.column + offset, row: area.row,
                isBand ? .baseline : .ringTrack)
        }
        guard let value, value.isFinite else { return }
        let span = max(high - low, .ulpOfOne)
        let position = Double(bandStart) + (value - low) / span * Double(bandEnd - bandStart - 1)
        let marker: Glyph =
            position < -0.5 ? Self.farBelow : position > Double(width) - 0.5 ? Self.farAbove : Self.marker
        let clamped = max(0, min(Double(width - 1), position.rounded()))
        var column = Int(clamped)
        if standing == .below { column = min(column, max(0, bandStart - 1)) }
        if standing == .above { column = max(column, min(width - 1, bandEnd)) }
        canvas.ink(marker, column: area.column + column, row: area.row, role, .bold)
    }

    private static let band = glyph("━")
    private static let outside = glyph("─")
    private static let marker = glyph("●")
    private static let farBelow = glyph("◂")
    private static let farAbove = glyph("▸")
}
