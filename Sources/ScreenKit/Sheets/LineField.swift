import Canvas
import Widgets

/// A line of text being written in a box of a form.
public enum LineField {
    /// Draws the line that a list is filtered by, or that is asked for, behind its mark, in a sheet's first row.
    /// - Returns: the place of the text.
    @discardableResult
    public static func drawPrompt(_ editor: TextEditorState, in row: Rect, on canvas: inout Canvas) -> Rect {
        let end = canvas.write("› ", column: row.column, row: row.row, TextStyle(.text, on: .raised), within: row)
        let field = row.splitLeft(end - row.column).rest
        draw(editor.characters, cursor: editor.offset, in: field, on: &canvas)
        return field
    }

    /// Draws one line of typed text, scrolled so that the cursor is seen, and puts the terminal's cursor there.
    public static func draw(
        _ characters: some Sequence<Character>, cursor: Int, in area: Rect, ground: GroundRole = .composer,
        on canvas: inout Canvas
    ) {
        guard area.width > 1 else { return }
        canvas.fill(area, TextStyle(.text, on: ground))
        let widths = characters.map { String($0).cellWidth }
        let before = widths.prefix(cursor).reduce(0, +)
        var skipped = 0
        var first = 0
        while before - skipped > area.width - 1, first < widths.count {
            skipped += widths[first]
            first += 1
        }
        let text = String(characters.dropFirst(first))
        canvas.write(text, column: area.column, row: area.row, TextStyle(.strong, on: ground), within: area)
        let ordered = canvas.ordersText ? VisualOrder.cursorCell(in: text, before: max(0, cursor - first)) : nil
        let cell = ordered.map { max(0, $0) } ?? before - skipped
        canvas.cursor = Point(column: min(area.column + cell, area.endColumn - 1), row: area.row)
    }
}
