import Canvas

/// A box on the raised ground with a border and a title; returns what is inside it.
public func drawRaisedBox(titled title: String, in box: Rect, on canvas: inout Canvas) -> Rect {
    let border = TextStyle(.borderFocused, on: .raised)
    canvas.fill(box, TextStyle(.text, on: .raised))
    guard box.width >= 2, box.height >= 2 else { return box }
    let dashes = String(repeating: "─", count: box.width - 2)
    canvas.write("╭\(dashes)╮", column: box.column, row: box.row, border)
    for row in box.row + 1..<box.endRow - 1 {
        canvas.write("│", column: box.column, row: row, border)
        canvas.write("│", column: box.endColumn - 1, row: row, border)
    }
    canvas.write("╰\(dashes)╯", column: box.column, row: box.endRow - 1, border)
    canvas.write(
        " \(title) ", column: box.column + 2, row: box.row, TextStyle(.title, on: .raised, .bold),
        within: box.inset(columns: 2))
    return box.inset(columns: 2, rows: 1)
}
