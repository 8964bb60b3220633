import ScreenKit
import Canvas
import SettingsModel
import Widgets

/// Draws the settings. The same state and area give the same cells.
public func drawSettings(_ state: SettingsState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
    let layout = SettingsLayout(area, isRoot: state.path.isEmpty)
    if let tree = layout.tree {
        state.drawTree(in: tree, on: &canvas, focused: focused && state.path.isEmpty)
    }
    if let column = layout.divider {
        for row in area.row..<area.endRow { canvas.write("│", column: column, row: row, TextStyle(.border)) }
    }
    if let page = layout.page, let shown = state.shown {
        state.drawPage(shown, in: page, on: &canvas, focused: focused && !state.path.isEmpty)
    }
    if let search = state.search { state.drawSearch(search, in: area, on: &canvas) }
    if let sheet = state.sheet?.content { drawSheet(sheet, in: area, on: &canvas) }
    state.alert?.draw(in: area, on: &canvas)
}

/// Draws the sheet that is open, if one is, in the middle of an area, over what is there.
public func drawSheet(of settings: SettingsState, in area: Rect, on canvas: inout Canvas) {
    if let sheet = settings.sheet?.content { drawSheet(sheet, in: area, on: &canvas) }
}

/// A sheet in the middle of an area, over what is there.
func drawSheet(_ sheet: any SettingsSheetContent, in area: Rect, on canvas: inout Canvas) {
    let box = SheetBox.place(sheet.wantedSize, in: area)
    canvas.cursor = nil
    canvas.mark(box, as: .box)
    let inner = drawRaisedBox(titled: sheet.title, in: box, on: &canvas)
    sheet.draw(in: inner, on: &canvas)
}

extension SettingsState {
    func drawTree(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        let isNarrow = !SettingsLayout.isWide(size)
        let places = places(of: nil, in: area)
        canvas.write(
            "Settings", column: places.head.column + 1, row: places.head.row, TextStyle(.title, on: .base, .bold),
            within: places.head)
        let rows = rows(of: nil)
        let cursor = path.first.map { .page($0) } ?? row(at: nil)?.id
        // The last column is for the signs that there is more.
        let inner = places.body.splitLeft(1).rest.splitLeft(places.body.width - 2).left
        let lines = lines(of: nil)
        let at = rows.firstIndex { $0.id == cursor && $0.canHaveCursor }
        let first = lines.first(showing: at, height: inner.height, scroll: path.isEmpty ? scroll : 0)
        for (offset, line) in lines.lines.dropFirst(first).prefix(inner.height).enumerated() {
            let place = inner.line(offset)
            let row = rows[line.row]
            let look = SettingsRowLook(row: row, line: line, isSelected: line.row == at, isFocused: focused)
            look.draw(in: place, settings: settings, on: &canvas)
            if row.canHaveCursor { canvas.mark(place, as: SettingsTarget.tree(line.row)) }
        }
        drawMarks(lines, from: first, beside: places.body, on: &canvas)
        if isNarrow, let at { drawHelp(rows[at], in: places.help.splitLeft(3).rest, on: &canvas) }
    }

    func drawPage(_ destination: SettingsDestination, in area: Rect, on canvas: inout Canvas, focused: Bool) {
        let places = places(of: destination, in: area)
        drawHead(destination, in: places.head, on: &canvas)
        let rows = rows(of: destination)
        let lines = lines(of: destination)
        let inner = places.body.splitLeft(2).rest.splitLeft(rowWidth).left
        let selected = focused ? row(at: destination) : nil
        let at = selected.flatMap { one in rows.firstIndex { $0.id == one.id && $0.canHaveCursor } }
        let first = lines.first(showing: at, height: inner.height, scroll: focused ? scroll : 0)
        for (offset, line) in lines.lines.dropFirst(first).prefix(inner.height).enumerated() {
            drawLine(line, of: rows, isSelected: line.row == at, page: destination, in: inner.line(offset), on: &canvas)
        }
        drawPictures(rows, lines, from: first, page: destination, in: inner, on: &canvas)
        drawMarks(lines, from: first, beside: places.body, on: &canvas)
        guard let selected else { return }
        // Near the rows it speaks of where they end early.
        let row = min(places.help.row, inner.row + lines.lines.count + 1)
        let help = Rect(
            column: places.help.column + 2, row: row, width: places.help.width - 2, height: places.help.height)
        drawHelp(selected, in: help, on: &canvas)
    }

    /// That there are lines above and below.
    private func drawMarks(_ lines: PageLines, from first: Int, beside body: Rect, on canvas: inout Canvas) {
        guard !body.isEmpty else { return }
        let column = body.endColumn - 1
        if first > 0 { canvas.write("↑", column: column, row: body.row, TextStyle(.muted), within: body) }
        guard lines.lines.count > first + body.height else { return }
        canvas.write("↓", column: column, row: body.endRow - 1, TextStyle(.muted), within: body)
    }

    private func drawHead(_ destination: SettingsDestination, in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        var column = area.column + 1
        if SettingsLayout(Rect(size), isRoot: false).tree == nil {
            let end = canvas.write("‹ Settings", column: column, row: area.row, TextStyle(.accent), within: area)
            canvas.mark(
                Rect(column: column, row: area.row, width: end - column, height: 1), as: SettingsTarget.back)
            column = end + 2
        }
        for page in path.dropLast() {
            column =
                canvas.write("\(page.title) ›", column: column, row: area.row, TextStyle(.muted), within: area) + 1
        }
        let end = canvas.write(
            destination.title, column: column, row: area.row, TextStyle(.title, on: .base, .bold), within: area)
        if end + destination.summary.cellWidth + 4 <= area.endColumn {
            canvas.write(
                "· \(destination.summary)", column: end + 1, row: area.row, TextStyle(.muted), within: area)
        }
    }

    private func drawLine(
        _ line: PageLines.Line, of rows: [SettingsRow], isSelected: Bool, page: SettingsDestination, in place: Rect,
        on canvas: inout Canvas
    ) {
        let row = rows[line.row]
        let look = SettingsRowLook(row: row, line: line, isSelected: isSelected, isFocused: true, column: column)
        if isSelected, let editor, editor.key == row.id.name {
            look.draw(editor, in: place, on: &canvas)
        } else {
            look.draw(in: place, settings: settings, on: &canvas)
        }
        canvas.mark(place, as: SettingsTarget.row(line.row))
        guard case .ticks(let ticks) = row.kind else { return }
        for index in ticks.indices {
            canvas.mark(
                SettingsRowLook.tickPlace(index, of: ticks.count, in: place),
                as: SettingsTarget.tick(row: line.row, column: index))
        }
    }

    private func drawPictures(
        _ rows: [SettingsRow], _ lines: PageLines, from first: Int, page: SettingsDestination, in area: Rect,
        on canvas: inout Canvas
    ) {
        for (index, row) in rows.enumerated() {
            guard case .picture(let height) = row.kind, let at = lines.lines.firstIndex(where: { $0.row == index })
            else { continue }
            // A picture is drawn whole or not at all.
            guard at >= first, at + height <= first + area.height else { continue }
            let place = Rect(
                column: area.column, row: area.row + at - first, width: area.width, height: height)
            page.page.draw(row.id, of: self, in: place, on: &canvas)
        }
    }

    /// Draws the help on the row, or the fault of the text being typed.
    private func drawHelp(_ row: SettingsRow, in area: Rect, on canvas: inout Canvas) {
        let problem = editor?.problem
        let words = PlainText.lines(problem ?? row.help, .plain, width: max(1, min(rowWidth, area.width - 2)))
        for (offset, line) in words.prefix(area.height).enumerated() {
            canvas.write(
                line.text, column: area.column, row: area.row + offset,
                TextStyle(problem == nil ? .muted : .bad), within: area)
        }
    }
}
