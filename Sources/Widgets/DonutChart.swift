import Canvas

/// Shares of a whole as sectors of a ring in braille, the first from twelve o'clock on, clockwise.
///
/// Each sector carries its mark and ends at a gap, so that it is told from the next without colour. In an area too small
/// for a ring it is a bar, whose pieces differ by their shade.
public struct DonutChart: Widget, Equatable, Sendable {
    /// A share of the whole.
    public struct Slice: Equatable, Sendable {
        /// In percent of the whole.
        public var percent: Int
        public var role: StyleRole
        /// One cell; also before its line of the legend.
        public var mark: Character
        public var label: String

        public init(_ percent: Int, role: StyleRole, mark: Character, label: String) {
            self.percent = percent
            self.role = role
            self.mark = mark
            self.label = label
        }
    }

    public var slices: [Slice]

    public init(_ slices: [Slice]) { self.slices = slices }

    /// Rows and columns a ring needs at least, beside its legend.
    public static let leastRows = 5
    private static let legendColumns = 34

    /// Whether a width has room for a ring of so many rows and its legend.
    public static func fits(width: Int, rows: Int) -> Bool { width >= rows * 2 + legendColumns }

    /// Draws the ring in braille dots; nothing where it does not fit.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let rows = min(area.height, area.width / 2)
        guard rows >= Self.leastRows, Self.fits(width: area.width, rows: rows) else {
            return drawBar(in: area, on: &canvas)
        }
        drawRing(in: area.splitLeft(rows * 2).left, rows: rows, on: &canvas)
        let (_, right) = area.splitLeft(rows * 2 + 3)
        let top = max(0, (rows - slices.count) / 2)
        drawLegend(in: right.splitTop(top).rest, on: &canvas)
    }

    // MARK: The ring

    private func drawRing(in area: Rect, rows: Int, on canvas: inout Canvas) {
        var dots = BrailleCanvas(Size(width: rows * 2, height: rows))
        dots.isFilled = true
        let center = Double(dots.dotWidth) / 2 - 0.5
        let (outer, inner) = (center + 0.5, (center + 0.5) * 0.52)
        for y in 0..<dots.dotHeight {
            for x in 0..<dots.dotWidth {
                let (across, down) = (Double(x) - center, Double(y) - center)
                let radius = (across * across + down * down).squareRoot()
                guard radius <= outer, radius >= inner else { continue }
                let turn = ActivityRings.turn(across: across, down: down)
                // About two dots along the ring stay free before a sector.
                if let slice = slice(at: turn, gap: 1.6 / (2 * .pi * radius)) {
                    dots.set(x, y, BrailleCanvas.Layer(slice.role))
                }
            }
        }
        dots.draw(atColumn: area.column, row: area.row, on: &canvas, within: area)
        drawMarks(in: area, rows: rows, on: &canvas)
    }

    /// The sector at a part of a turn; `nil` in the gap at its beginning. A ring of one sector has no gap.
    private func slice(at turn: Double, gap: Double) -> Slice? {
        let whole = max(1, slices.reduce(0) { $0 + max(0, $1.percent) })
        var start = 0.0
        for slice in slices where slice.percent > 0 {
            let end = start + Double(slice.percent) / Double(whole)
            if turn < end { return turn - start < gap && slice.percent < whole ? nil : slice }
            start = end
        }
        return nil
    }

    /// In the middle of each sector that is large enough.
    private func drawMarks(in area: Rect, rows: Int, on canvas: inout Canvas) {
        let whole = max(1, slices.reduce(0) { $0 + max(0, $1.percent) })
        let radius = Double(rows) / 2 * 0.76
        var start = 0.0
        for slice in slices where slice.percent > 0 {
            let share = Double(slice.percent) / Double(whole)
            let (across, down) = pointOnCircle(turn: start + share / 2)
            start += share
            guard share > 0.07 else { continue }
            let column = area.column + Int((Double(rows) - 0.5 + across * radius * 2).rounded())
            let row = area.row + Int((Double(rows) / 2 - 0.5 + down * radius).rounded())
            canvas.ink(String(slice.mark), column: column, row: row, .strong, .bold, within: area)
        }
    }

    // MARK: Legend and bar

    /// `1 ■  40 %  Encouraging & Empathetic`
    private func drawLegend(in area: Rect, on canvas: inout Canvas) {
        for (row, slice) in slices.prefix(area.height).enumerated() {
            let line = area.line(row)
            var column = canvas.ink("\(slice.mark) ", column: line.column, row: line.row, .strong, .bold, within: line)
            column = canvas.ink("■ ", column: column, row: line.row, slice.role, within: line)
            let number = String(slice.percent)
            let padded = String(repeating: " ", count: max(0, 3 - number.count)) + number
            column = canvas.ink("\(padded) %  ", column: column, row: line.row, .text, within: line)
            canvas.ink(
                slice.label.truncated(toCells: max(0, line.endColumn - column)), column: column, row: line.row, .text,
                within: line)
        }
    }

    private static let shades: [Character] = ["█", "▓", "▒", "░"]

    /// A bar in the first row; shades and shares below it.
    private func drawBar(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let whole = max(1, slices.reduce(0) { $0 + max(0, $1.percent) })
        var (passed, column) = (0, area.column)
        for (index, slice) in slices.enumerated() where slice.percent > 0 {
            passed += slice.percent
            let end = area.column + (area.width * passed + whole / 2) / whole
            let shade = String(repeating: Self.shades[index % Self.shades.count], count: max(0, end - column))
            column = canvas.ink(shade, column: column, row: area.row, slice.role, within: area)
        }
        guard area.height > 1 else { return }
        column = area.column
        for (index, slice) in slices.enumerated() {
            let key = "\(Self.shades[index % Self.shades.count])\(slice.mark) \(slice.percent) %"
            column = canvas.ink(key, column: column, row: area.row + 1, slice.role, within: area) + 3
        }
    }
}
