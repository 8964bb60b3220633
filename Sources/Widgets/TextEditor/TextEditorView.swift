import Canvas

/// An editor's text with its cursor, scrolled so that the cursor shows.
public struct TextEditorView {
    public var editor: TextEditorState
    public var style: TextStyle
    /// Shown faintly while there is no text.
    public var prompt: String

    public init(_ editor: TextEditorState, style: TextStyle = .plain, prompt: String = "") {
        self.editor = editor
        self.style = style
        self.prompt = prompt
    }

    /// Rows the text takes at a width, counted up to `limit`.
    public static func rows(of editor: TextEditorState, width: Int, limit: Int) -> Int {
        var count = 0
        for line in editor.lines {
            count += EditorRow.rows(of: line, width: width, limit: limit).count
            if count >= limit { return limit }
        }
        return max(1, count)
    }

    /// Draws the text; with `focused` the terminal's cursor is put at the insertion point.
    public func draw(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
        if editor.isEmpty {
            canvas.write(prompt, column: area.column, row: area.row, TextStyle(.faint, on: style.ground), within: area)
            if focused { canvas.cursor = Point(column: area.column, row: area.row) }
            return
        }
        let cursorLine = EditorRow.rows(of: editor.lines[editor.line], width: area.width)
        var shown = rowsAboveCursor(cursorLine, limit: area.height - 1, width: area.width)
        let cursorRow = shown.count - 1
        var next = (line: shown[cursorRow].line, row: shown[cursorRow].row.start)
        while shown.count < area.height, let below = rowBelow(next, cursorLine, width: area.width) {
            shown.append(below)
            next = (below.line, below.row.start)
        }
        for (index, entry) in shown.enumerated() {
            let text = editor.lines[entry.line].text(in: entry.row.range)
            let place = area.line(index)
            // A line from right to left begins at the right, with the cell of the cursor behind its end.
            let isOrdered = canvas.writeOrdered(
                [.init(text, style)], base(ofLine: entry.line),
                column: startsAtRight(entry.line) ? place.column + 1 : place.column,
                row: place.row, within: place,
                isAligned: startsAtRight(entry.line))
            guard isOrdered == nil else { continue }
            canvas.write(text, column: area.column, row: area.row + index, style, within: area)
        }
        if focused {
            let entry = shown[cursorRow]
            if let column = orderedCursor(entry, in: area, on: canvas) {
                canvas.cursor = Point(column: column, row: area.row + cursorRow)
                return
            }
            let column = editor.lines[entry.line].cells(in: entry.row.start..<editor.offset)
            canvas.cursor = Point(column: min(area.column + column, area.endColumn - 1), row: area.row + cursorRow)
        }
    }

    // MARK: From right to left

    /// A line is read in one direction, in all of its rows.
    private func base(ofLine line: Int) -> VisualOrder.Base {
        startsAtRight(line) ? .rightToLeft : .leftToRight
    }

    private func startsAtRight(_ line: Int) -> Bool {
        let line = editor.lines[line]
        return !line.isPlain && VisualOrder(of: line.text)?.startsAtRight ?? false
    }

    /// The column of the cursor in a row that holds text from right to left; `nil` for any other.
    private func orderedCursor(_ entry: Entry, in area: Rect, on canvas: Canvas) -> Int? {
        let line = editor.lines[entry.line]
        let text = line.text(in: entry.row.range)
        guard canvas.ordersText,
            let cell = VisualOrder.cursorCell(
                in: text, before: editor.offset - entry.row.start, base: base(ofLine: entry.line))
        else { return nil }
        let start = startsAtRight(entry.line) ? area.endColumn - text.cellWidth : area.column
        return min(max(area.column, start + cell), area.endColumn - 1)
    }

    private struct Entry {
        var line: Int
        var row: EditorRow
    }

    /// The cursor's row, last, and as many above it as fit.
    private func rowsAboveCursor(_ rows: [EditorRow], limit: Int, width: Int) -> [Entry] {
        var entries: [Entry] = []
        var line = editor.line
        entries = rows.prefix(EditorRow.index(of: editor.offset, in: rows) + 1).map { Entry(line: line, row: $0) }
        while entries.count <= limit, line > 0 {
            line -= 1
            let above = EditorRow.rows(of: editor.lines[line], width: width).map { Entry(line: line, row: $0) }
            entries = above + entries
        }
        return Array(entries.suffix(max(1, limit + 1)))
    }

    private func rowBelow(_ at: (line: Int, row: Int), _ cursorLine: [EditorRow], width: Int) -> Entry? {
        let rows = at.line == editor.line ? cursorLine : EditorRow.rows(of: editor.lines[at.line], width: width)
        if let next = rows.first(where: { $0.start > at.row }) { return Entry(line: at.line, row: next) }
        guard at.line + 1 < editor.lines.count else { return nil }
        return EditorRow.rows(of: editor.lines[at.line + 1], width: width).first.map {
            Entry(line: at.line + 1, row: $0)
        }
    }
}
