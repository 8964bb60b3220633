import ScreenKit
import Canvas
import Widgets

/// The keys of every screen, as the help overlay lists them: those of the screen one is on first, filtered by typing.
public struct HelpPage: Equatable, Sendable {
    /// A row of the help: a heading, or keys with what they do.
    public enum Row: Equatable, Sendable {
        case heading(String)
        case line(HelpSection.Line)
    }

    private let sections: [HelpSection]
    private var editor = TextEditorState()
    private(set) var scroll = 0

    /// - Parameter screen: the one that help was asked for on.
    init(on screen: AppState.Screen) {
        let own = screen.adapter.help.filter(\.isOfScreen)
        sections = own + HelpSection.all.filter { !own.contains($0) }
    }

    public var field: TextEditorState { editor }

    /// Lines whose key or words hold all words of the filter, below the headings of their sections. A section whose heading
    /// holds them shows whole.
    public var rows: [Row] {
        let wanted = editor.text.lowercased().split(separator: " ")
        func holds(_ text: String) -> Bool { wanted.allSatisfy { text.lowercased().contains($0) } }
        return sections.flatMap { section -> [Row] in
            let lines = holds(section.title) ? section.lines : section.lines.filter { holds("\($0.key) \($0.label)") }
            return lines.isEmpty ? [] : [.heading(section.title)] + lines.map(Row.line)
        }
    }

    /// - Returns: false when it is closed.
    public mutating func apply(_ key: KeyPress, on size: Size) -> Bool {
        switch (key.key, key.modifiers) {
        case (.escape, _), (.enter, _), (.function(1), _), (.character("c"), .control): return false
        case (.character("?"), _) where editor.isEmpty: return false
        case (.up, _): scroll(by: -1, on: size)
        case (.down, _): scroll(by: 1, on: size)
        case (.pageUp, _): scroll(by: -listHeight(on: size), on: size)
        case (.pageDown, _): scroll(by: listHeight(on: size), on: size)
        case (.home, _): scroll = 0
        case (.end, _): scroll = lastScroll(on: size)
        default: if editor.apply(key) == .edited { scroll = 0 }
        }
        return true
    }

    mutating func scroll(by lines: Int, on size: Size) {
        scroll = min(max(0, scroll + lines), lastScroll(on: size))
    }

    mutating func paste(_ text: String) {
        editor.insert(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
        scroll = 0
    }

    // MARK: Where it stands

    /// Where the box stands on a screen: title and footer stay in sight. It keeps its size while the filter is typed.
    static func box(in screen: Rect) -> Rect {
        let area = screen.inset(rows: 1)
        let columns = columns(on: screen.size)
        let count = HelpSection.all.reduce(0) { $0 + 1 + $1.lines.count }
        let width = min(columnWidth * columns + 4, area.width)
        let height = min((count + columns - 1) / columns + 3, area.height)
        return Rect(
            column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
            height: height)
    }

    /// Keys and words side by side, with a gap behind them.
    static let columnWidth = 66

    /// How many columns a screen has room for: one or two.
    public static func columns(on size: Size) -> Int { size.width >= columnWidth * 2 + 8 ? 2 : 1 }

    private func listHeight(on size: Size) -> Int { max(1, Self.box(in: Rect(size)).height - 3) }

    /// The first line shown when the last one is.
    private func lastScroll(on size: Size) -> Int {
        max(0, rows.count - Self.columns(on: size) * listHeight(on: size))
    }

    /// The first line shown.
    public func first(on size: Size) -> Int { min(scroll, lastScroll(on: size)) }
}

/// Draws the help over the screen.
func drawHelp(_ help: HelpPage, in area: Rect, on canvas: inout Canvas) {
    let inner = drawRaisedBox(titled: "Keys", in: HelpPage.box(in: area), on: &canvas)
    let (filter, list) = inner.splitTop(1)
    let field = LineField.drawPrompt(help.field, in: filter, on: &canvas)
    if help.field.isEmpty {
        canvas.write(
            "type to filter", column: field.column + 1, row: field.row, TextStyle(.faint, on: .raised), within: field)
    }
    let columns = HelpPage.columns(on: area.size)
    let rows = help.rows.dropFirst(help.first(on: area.size)).prefix(list.height * columns)
    if rows.isEmpty {
        canvas.write(
            "No key has these words.", column: list.column, row: list.row, TextStyle(.muted, on: .raised), within: list)
    }
    for (index, row) in rows.enumerated() {
        let column = list.splitLeft(index / max(1, list.height) * HelpPage.columnWidth).rest
        draw(row, in: column.line(index % max(1, list.height)), on: &canvas)
    }
}

private func draw(_ row: HelpPage.Row, in place: Rect, on canvas: inout Canvas) {
    switch row {
    case .heading(let title):
        canvas.write(
            title, column: place.column, row: place.row, TextStyle(.heading, on: .raised, .bold), within: place)
    case .line(let line):
        canvas.write(line.key, column: place.column + 1, row: place.row, TextStyle(.key, on: .raised), within: place)
        canvas.write(
            line.label, column: place.column + 16, row: place.row, TextStyle(.text, on: .raised), within: place)
    }
}
