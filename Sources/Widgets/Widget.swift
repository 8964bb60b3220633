import Canvas

/// Something that can be drawn into any area: the same value and area always give the same cells.
///
/// Widgets clip to their area, and draw nothing in one that is empty.
public protocol Widget {
    /// Draws on `canvas` within `area`, and nowhere else.
    func draw(in area: Rect, on canvas: inout Canvas)
}

extension Canvas {
    /// Writes text on whatever ground is already there. Returns the first column after it.
    @discardableResult
    public mutating func ink(
        _ text: some StringProtocol, column: Int, row: Int, _ role: StyleRole = .text,
        _ attributes: TextAttributes = [], within area: Rect? = nil
    ) -> Int {
        let ground = self[max(column, 0), row]?.style.ground ?? .base
        return write(text, column: column, row: row, TextStyle(role, on: ground, attributes), within: area)
    }

    /// Writes text so that it ends before `endColumn`; where it does not fit in the area, it is cut at its start.
    public mutating func inkTrailing(
        _ text: some StringProtocol, endColumn: Int, row: Int, _ role: StyleRole = .text,
        _ attributes: TextAttributes = [], within area: Rect
    ) {
        ink(text, column: endColumn - text.cellWidth, row: row, role, attributes, within: area)
    }

    /// Puts a glyph on whatever ground is already there.
    public mutating func ink(
        _ glyph: Glyph, column: Int, row: Int, _ role: StyleRole, _ attributes: TextAttributes = []
    ) {
        guard let below = self[column, row] else { return }
        put(glyph, column: column, row: row, TextStyle(role, on: below.style.ground, attributes))
    }

    /// Marks at the edge of a list that it goes on above or below.
    public mutating func drawArrows(above: Bool, below: Bool, in area: Rect) {
        let column = area.endColumn - 1
        if above { ink("↑", column: column, row: area.row, .muted, within: area) }
        if below { ink("↓", column: column, row: area.endRow - 1, .muted, within: area) }
    }

    /// Whether nothing but ground is drawn in a cell.
    func isBlank(column: Int, row: Int) -> Bool { self[column, row]?.base == 0x20 }
}

extension String {
    /// The text, cut with `…` where it takes more than `width` cells.
    public func truncated(toCells width: Int) -> String {
        guard cellWidth > width else { return self }
        guard width > 1 else { return width == 1 ? "…" : "" }
        var kept = ""
        var used = 0
        for character in self {
            let next = String(character).cellWidth
            if used + next > width - 1 { break }
            kept.append(character)
            used += next
        }
        while kept.last == " " { kept.removeLast() }
        return kept + "…"
    }
}

/// The glyph of a character that is known to be drawable.
func glyph(_ character: Character) -> Glyph { SafeText.glyphs(in: String(character)).first ?? .space }
