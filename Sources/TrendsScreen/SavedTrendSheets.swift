import ScreenKit
import Canvas
import Widgets

/// The name that what is shown is kept under.
struct TrendName: Equatable, Sendable {
    enum Outcome: Equatable { case open, closed, named(String) }

    private(set) var editor: TextEditorState
    /// Names that are taken: the view under one of them is replaced.
    let taken: [String]

    init(proposed: String, taken: [String]) {
        editor = TextEditorState(proposed)
        self.taken = taken
    }

    var name: String { SavedTrend.name(editor.text) }

    mutating func apply(_ key: KeyPress) -> Outcome {
        switch (key.key, key.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed
        case (.enter, _): return name.isEmpty ? .open : .named(name)
        default:
            _ = editor.apply(key)
            return .open
        }
    }

    mutating func paste(_ text: String) { editor.insert(SavedTrend.name(text)) }
}

/// The list of kept views.
struct SavedTrendList: Equatable, Sendable {
    enum Outcome: Equatable { case open, closed, chosen(Int), removed(Int) }

    var names: [String]
    private(set) var selected = 0

    init(names: [String]) { self.names = names }

    mutating func apply(_ key: KeyPress) -> Outcome {
        switch (key.key, key.modifiers) {
        case (.escape, _), (.character("q"), []), (.character("c"), .control): return .closed
        case (.enter, _): return names.indices.contains(selected) ? .chosen(selected) : .closed
        case (.delete, _), (.character("x"), []):
            guard names.indices.contains(selected) else { return .open }
            let removed = selected
            names.remove(at: removed)
            selected = max(0, min(selected, names.count - 1))
            return .removed(removed)
        case (.up, _), (.character("k"), []): selected = max(0, selected - 1)
        case (.down, _), (.character("j"), []): selected = max(0, min(selected + 1, names.count - 1))
        case (.home, _): selected = 0
        case (.end, _): selected = max(0, names.count - 1)
        default: break
        }
        return .open
    }
}

/// Draws the line for a name.
func drawTrendName(_ sheet: TrendName, in area: Rect, on canvas: inout Canvas) {
    let box = SheetBox.place(Size(width: 60, height: 2), in: area)
    let inner = drawRaisedBox(titled: "Keep this view as", in: box, on: &canvas)
    canvas.mark(box, as: .box)
    LineField.drawPrompt(sheet.editor, in: inner.line(0), on: &canvas)
    let isTaken = sheet.taken.contains(sheet.name)
    canvas.write(
        isTaken ? "Replaces the view of that name." : "Found in Ctrl-K and with S.", column: inner.column,
        row: inner.row + 1, TextStyle(isTaken ? .warning : .muted, on: .raised), within: inner)
}

/// Draws the list of kept views.
func drawSavedTrendList(_ list: SavedTrendList, in area: Rect, on canvas: inout Canvas) {
    let height = min(max(1, list.names.count), max(1, area.height - 2))
    let box = SheetBox.place(Size(width: 60, height: height), in: area)
    let inner = drawRaisedBox(titled: "Kept views", in: box, on: &canvas)
    canvas.mark(box, as: .box)
    if list.names.isEmpty {
        canvas.write(
            "None yet: s keeps what is shown.", column: inner.column, row: inner.row, TextStyle(.muted, on: .raised),
            within: inner)
    }
    let first = max(0, min(list.selected - inner.height / 2, list.names.count - inner.height))
    for (offset, name) in list.names.dropFirst(first).prefix(inner.height).enumerated() {
        let line = inner.line(offset)
        let isHere = first + offset == list.selected
        canvas.fill(line, TextStyle(.text, on: isHere ? .selection : .raised))
        let text = SafeText.line(name).truncated(toCells: max(0, line.width - 2))
        canvas.ink(isHere ? "▸ " : "  ", column: line.column, row: line.row, .accent, .bold, within: line)
        canvas.ink(text, column: line.column + 2, row: line.row, .text, isHere ? .bold : [], within: line)
        canvas.mark(line, as: TrendsTarget.row(first + offset))
    }
}
