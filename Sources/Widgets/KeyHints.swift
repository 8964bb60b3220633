import Canvas

/// A key and what it does, for the footer.
public struct KeyHint: Hashable, Sendable {
    /// As written on the key: `Enter`, `[ ]`, `Ctrl-K`.
    public var key: String
    public var label: String

    public init(_ key: String, _ label: String) {
        self.key = key
        self.label = label
    }
}

/// The footer: the keys of the screen, the most useful first. Hints that do not fit whole are left out.
public struct KeyHintBar: Widget, Equatable, Sendable {
    public var hints: [KeyHint]
    /// Hints that are kept at the right end whatever else is left out, such as help and quit.
    public var lasting: [KeyHint]

    public init(_ hints: [KeyHint], lasting: [KeyHint] = []) {
        self.hints = hints
        self.lasting = lasting
    }

    /// Draws as many hints as fit into one row, the most important first.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let row = area.line(0)
        canvas.fill(row, TextStyle(.keyLabel, on: .bar))
        var end = row.endColumn
        for hint in lasting.reversed() {
            let start = end - Self.width(of: hint) - 1
            guard start > row.column else { break }
            draw(hint, column: start, in: row, on: &canvas)
            end = start - 1
        }
        var column = row.column + 1
        for hint in hints {
            guard column + Self.width(of: hint) <= end - (end == row.endColumn ? 1 : 0) else { break }
            draw(hint, column: column, in: row, on: &canvas)
            column += Self.width(of: hint) + 2
        }
    }

    private func draw(_ hint: KeyHint, column: Int, in row: Rect, on canvas: inout Canvas) {
        let next = canvas.ink(hint.key, column: column, row: row.row, .key, .bold, within: row)
        canvas.ink(hint.label, column: next + 1, row: row.row, .keyLabel, within: row)
    }

    private static func width(of hint: KeyHint) -> Int { hint.key.cellWidth + 1 + hint.label.cellWidth }
}
