import Canvas

/// A row of small bars, one a value; a missing value is a gap, never a zero.
public struct Sparkline: Widget, Equatable, Sendable {
    /// The characters values are drawn with.
    public enum Look: Equatable, Sendable {
        /// `▁▂▃▄▅▆▇█`, a cell a value and eight steps a row.
        case blocks
        /// Braille bars: two values a cell and four steps a row.
        case braille
        /// A braille line that joins the recorded values over gaps: for what is measured now and then.
        case line
    }

    /// Oldest first. Those that do not fit are left out at the front.
    public var values: [Double?]
    public var role: StyleRole
    public var look: Look
    /// Where bars start; `nil` takes a little less than the smallest value, so that small changes can be seen.
    public var floor: Double?

    public init(_ values: [Double?], role: StyleRole, look: Look = .blocks, floor: Double? = nil) {
        self.values = values
        self.role = role
        self.look = look
        self.floor = floor
    }

    /// Draws along the area's width, the newest value at its right edge, over its whole height.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let room = look == .braille ? area.width * 2 : area.width
        let shown = Array(values.suffix(room))
        let steps = steps(of: shown, outOf: area.height * (look == .blocks ? 8 : 4))
        switch look {
        case .blocks: drawBlocks(steps, in: area, on: &canvas)
        case .braille: drawBraille(steps, in: area, on: &canvas)
        case .line: drawLine(steps, in: area, on: &canvas)
        }
    }

    /// The height of each bar: 1 to `top`, `nil` for a gap.
    func steps(of shown: [Double?], outOf top: Int) -> [Int?] {
        let known = shown.compactMap { $0 }.filter(\.isFinite)
        guard let largest = known.max(), let smallest = known.min() else { return shown.map { _ in nil } }
        let bottom = min(floor ?? smallest - (largest - smallest) / 6, smallest)
        let span = largest - bottom
        return shown.map { value in
            guard let value, value.isFinite else { return nil }
            let share = span > 0 ? (value - bottom) / span : 0.5
            return max(1, min(top, Int((share * Double(top)).rounded())))
        }
    }

    private func drawBlocks(_ steps: [Int?], in area: Rect, on canvas: inout Canvas) {
        let start = area.endColumn - steps.count
        for (offset, step) in steps.enumerated() {
            guard let step else { continue }
            for level in 0..<area.height {
                let eighths = min(8, step - level * 8)
                guard eighths > 0 else { break }
                let row = area.endRow - 1 - level
                canvas.ink(Blocks.rising[eighths - 1], column: start + offset, row: row, role)
            }
        }
    }

    private func drawLine(_ steps: [Int?], in area: Rect, on canvas: inout Canvas) {
        var dots = BrailleCanvas(area.size)
        let start = dots.dotWidth - steps.count * 2
        var before: (x: Int, y: Int)?
        for (offset, step) in steps.enumerated() {
            guard let step else { continue }
            let here = (x: start + offset * 2, y: dots.dotHeight - step)
            dots.line(from: before ?? here, to: here, BrailleCanvas.Layer(role))
            before = here
        }
        dots.draw(atColumn: area.column, row: area.row, on: &canvas, within: area)
    }

    private func drawBraille(_ steps: [Int?], in area: Rect, on canvas: inout Canvas) {
        var dots = BrailleCanvas(area.size)
        let start = dots.dotWidth - steps.count
        for (offset, step) in steps.enumerated() {
            for height in 0..<(step ?? 0) {
                dots.set(start + offset, dots.dotHeight - 1 - height, BrailleCanvas.Layer(role))
            }
        }
        dots.draw(atColumn: area.column, row: area.row, on: &canvas, within: area)
    }
}

/// Glyphs of partly filled cells.
enum Blocks {
    /// One to eight eighths from the bottom.
    static let rising = Array("▁▂▃▄▅▆▇█").map(glyph)
}
