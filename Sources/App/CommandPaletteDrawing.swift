import ScreenKit
import Canvas
import Widgets

extension CommandPalette {
    /// Where the box stands on a screen: as tall as its commands need, title and footer in sight.
    func box(in area: Rect) -> Rect {
        let width = min(72, area.width)
        let height = min(found.count + 3, max(5, area.height - 2), area.height)
        let top = area.height > 2 ? min(1, area.height - height) : 0
        return Rect(
            column: area.column + (area.width - width) / 2, row: area.row + top, width: width, height: max(height, 4))
    }

    /// Rows of the list on a screen.
    public func page(on size: Size) -> Int { max(1, box(in: Rect(size)).height - 3) }
}

/// Draws the palette over the screen.
func drawPalette(_ palette: CommandPalette, in area: Rect, on canvas: inout Canvas) {
    let inner = drawRaisedBox(titled: "Commands", in: palette.box(in: area), on: &canvas)
    let (filterRow, list) = inner.splitTop(1)
    LineField.drawPrompt(palette.field, in: filterRow, on: &canvas)
    let found = palette.found
    if found.isEmpty {
        canvas.write(
            "No command, page, setting or key has these words.", column: list.column, row: list.row,
            TextStyle(.muted, on: .raised), within: list)
    }
    let first = max(0, min(palette.selected - list.height / 2, found.count - list.height))
    for (row, entry) in found.dropFirst(first).prefix(list.height).enumerated() {
        let line = list.line(row)
        let ground: GroundRole = first + row == palette.selected ? .selection : .raised
        canvas.fill(line, TextStyle(.text, on: ground))
        let key = entry.isEmpty ? "never recorded" : entry.command.key
        let room = line.width - key.cellWidth - 4
        canvas.write(
            entry.command.title.truncated(toCells: max(1, room)), column: line.column + 1, row: line.row,
            TextStyle(entry.isEmpty ? .muted : .text, on: ground), within: line)
        canvas.write(
            key, column: line.endColumn - key.cellWidth - 1, row: line.row,
            TextStyle(entry.isEmpty ? .faint : .key, on: ground), within: line)
        canvas.mark(line, as: AppTarget.command(first + row))
    }
}
