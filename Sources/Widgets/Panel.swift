import Canvas

/// A titled part of a screen: a rounded box, or where space is short a title with a rule behind it.
public struct Panel: Widget, Equatable, Sendable {
    /// A frame on four sides, or a rule above the content.
    public enum Look: Equatable, Sendable { case box, rule }

    public var title: String
    /// Shown at the right end of the title's row; where that is too narrow, up to the first comma, or not at all.
    public var note: String
    public var look: Look
    public var isFocused: Bool

    public init(_ title: String, note: String = "", look: Look = .box, isFocused: Bool = false) {
        self.title = title
        self.note = note
        self.look = look
        self.isFocused = isFocused
    }

    /// The area left for the content.
    public func content(of area: Rect) -> Rect {
        switch look {
        case .box: area.inset(columns: 2, rows: 1)
        case .rule: area.splitTop(1).rest
        }
    }

    /// Draws frame or rule with the title.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let border: StyleRole = isFocused ? .borderFocused : .border
        let titleColumn: Int
        switch look {
        case .box:
            drawBox(border, in: area, on: &canvas)
            titleColumn = area.column + 2
        case .rule:
            canvas.ink(
                String(repeating: "─", count: area.width), column: area.column, row: area.row, border, within: area)
            titleColumn = area.column
        }
        let inner = Rect(
            column: titleColumn, row: area.row, width: area.endColumn - titleColumn - (look == .box ? 2 : 0), height: 1)
        let heading = title.truncated(toCells: max(0, inner.width - 2))
        guard !heading.isEmpty else { return }
        let lead = look == .box ? " " : ""
        let end = canvas.ink("\(lead)\(heading) ", column: titleColumn, row: area.row, .title, .bold, within: inner)
        let parts = note.split(separator: ", ")
        let notes = parts.indices.reversed().map { parts[...$0].joined(separator: ", ") }
        if let note = notes.first(where: { !$0.isEmpty && inner.endColumn - end > $0.cellWidth + 3 }) {
            let padded = look == .box ? " \(note) " : " \(note)"
            canvas.inkTrailing(padded, endColumn: inner.endColumn, row: area.row, .muted, within: inner)
        }
    }

    private func drawBox(_ role: StyleRole, in area: Rect, on canvas: inout Canvas) {
        guard area.width > 1, area.height > 1 else { return }
        let line = String(repeating: "─", count: area.width - 2)
        canvas.ink("╭\(line)╮", column: area.column, row: area.row, role, within: area)
        canvas.ink("╰\(line)╯", column: area.column, row: area.endRow - 1, role, within: area)
        for row in area.row + 1..<max(area.row + 1, area.endRow - 1) {
            canvas.ink("│", column: area.column, row: row, role)
            canvas.ink("│", column: area.endColumn - 1, row: row, role)
        }
    }
}
