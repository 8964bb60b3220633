import Canvas

/// Where slots and values of a chart lie in its plot.
struct ChartGeometry: Equatable, Sendable {
    let plot: Rect
    let slots: Int
    let scale: ChartScale
    private let isBars: Bool

    init(plot: Rect, chart: Chart) {
        self.plot = plot
        slots = chart.slots.count
        isBars = chart.mark == .bars
        scale = chart.scale.fitted(toRows: plot.height, isBars: isBars)
    }

    var cellsPerSlot: Double { slots > 0 ? Double(plot.width) / Double(slots) : 0 }

    /// The columns of a slot; at least one.
    func columns(of slot: Int) -> Range<Int> {
        let start = plot.column + slot * plot.width / max(1, slots)
        let end = plot.column + (slot + 1) * plot.width / max(1, slots)
        return start..<max(start + 1, end)
    }

    /// The part of the plot that belongs to a slot.
    func area(ofSlot slot: Int) -> Rect {
        let columns = columns(of: slot)
        return Rect(column: columns.lowerBound, row: plot.row, width: columns.count, height: plot.height)
            .intersection(plot)
    }

    func dotX(of slot: Int) -> Int {
        min(plot.width * 2 - 1, Int((Double(slot) + 0.5) * Double(plot.width * 2) / Double(max(1, slots))))
    }

    func dotY(of value: Double) -> Int {
        Int(((1 - scale.share(of: value)) * Double(max(0, plot.height * 4 - 1))).rounded())
    }

    func cell(of slot: Int, _ value: Double) -> Point {
        Point(column: plot.column + dotX(of: slot) / 2, row: plot.row + dotY(of: value) / 4)
    }

    func row(of value: Double) -> Int {
        guard isBars else { return plot.row + dotY(of: value) / 4 }
        return max(plot.row, plot.endRow - 1 - Int(scale.share(of: value) * Double(plot.height) + 1e-9))
    }

    /// Whether a tick has a row of its own; one at the very top of bars has none.
    func shows(tick: Double) -> Bool {
        guard tick <= scale.high else { return false }
        return !isBars || scale.share(of: tick) * Double(plot.height) < Double(plot.height) - 1e-9
    }

    /// The height of a bar in eighths of a row.
    func eighths(of value: Double) -> Int { Int((scale.share(of: value) * Double(plot.height * 8)).rounded()) }

    /// The rows that a range of values touches; `nil` when it lies outside the scale.
    func rows(of band: ClosedRange<Double>) -> ClosedRange<Int>? {
        guard plot.height > 0, band.upperBound >= scale.low, band.lowerBound <= scale.high else { return nil }
        return row(of: band.upperBound)...row(of: band.lowerBound)
    }

    /// A bar's columns and what it shows. Where there are more slots than columns, each column shows the mean of its slots.
    func bars(_ values: [Chart.Slot]) -> [(columns: Range<Int>, slot: Chart.Slot)] {
        guard plot.width > 0 else { return [] }
        guard values.count <= plot.width else {
            return (0..<plot.width).map { offset in
                let first = offset * values.count / plot.width
                let last = max(first + 1, (offset + 1) * values.count / plot.width)
                let known = values[first..<last].compactMap(\.value)
                let mean = known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
                let column = plot.column + offset
                return (column..<column + 1, Chart.Slot(mean, isPartial: values[last - 1].isPartial))
            }
        }
        return values.enumerated().map { (barColumns(of: $0), $1) }
    }

    /// The columns of a slot's bar, where there are no more slots than columns.
    func barColumns(of slot: Int) -> Range<Int> {
        let columns = columns(of: slot)
        // Below two cells a slot there is no room for even gaps: the bars stand side by side.
        guard cellsPerSlot >= 2 else { return columns }
        let width = max(1, min(9, Int(cellsPerSlot * 0.72)))
        let start = columns.lowerBound + (columns.count - width) / 2
        return start..<start + min(width, columns.count)
    }
}
