import ScreenKit
import Canvas
import Widgets

/// One of many, filtered while typing.
struct ChoiceSheet: Equatable, Sendable {
    struct Choice: Equatable, Sendable {
        var title: String
        /// Said behind it, and looked through by the filter too.
        var note = ""
    }

    let title: String
    let choices: [Choice]
    private(set) var filter = ""
    /// Places of the choices that the filter leaves.
    private(set) var shown: [Int]
    private(set) var cursor = 0

    init(_ title: String, _ choices: [Choice], at chosen: Int?) {
        (self.title, self.choices, shown) = (title, choices, Array(choices.indices))
        cursor = min(max(0, chosen ?? 0), max(0, choices.count - 1))
    }

    var keyHints: [KeyHint] {
        [KeyHint("↑ ↓", "choose"), KeyHint("Enter", "take it"), KeyHint("Esc", filter.isEmpty ? "back" : "clear")]
    }

    var wantedSize: Size {
        let widths = choices.map { $0.title.cellWidth + ($0.note.isEmpty ? 0 : $0.note.cellWidth + 2) }
        return Size(width: min(64, max(40, (widths.max() ?? 0) + 4)), height: choices.count + 1)
    }

    mutating func apply(_ input: SheetInput) -> RecordsSheet.Outcome {
        switch input {
        case .clicked(let target):
            if target == .box { return .open }
            guard case .choice(let index)? = target.as(RecordsTarget.self), shown.indices.contains(index) else {
                return .closed
            }
            return .answered(.picked(shown[index]))
        case .wheel(let lines): move(by: lines.signum())
        case .paste(let text): setFilter(String((filter + text.prefix(100).filter { !$0.isNewline }).prefix(100)))
        case .key(let press): return apply(press)
        }
        return .open
    }

    private mutating func apply(_ press: KeyPress) -> RecordsSheet.Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _) where !filter.isEmpty: setFilter("")
        case (.escape, _), (.character("c"), .control): return .closed
        case (.up, _), (.tab, .shift): move(by: -1)
        case (.down, _), (.tab, _): move(by: 1)
        case (.pageUp, _): move(by: -10)
        case (.pageDown, _): move(by: 10)
        case (.home, _): cursor = 0
        case (.end, _): cursor = max(0, shown.count - 1)
        case (.enter, _): return shown.indices.contains(cursor) ? .answered(.picked(shown[cursor])) : .open
        case (.backspace, _): setFilter(String(filter.dropLast()))
        case (.character("u"), .control): setFilter("")
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
            setFilter(filter + String(letter))
        default: break
        }
        return .open
    }

    private mutating func setFilter(_ text: String) {
        filter = text
        let words = text.lowercased().split(separator: " ")
        shown = choices.indices.filter { index in
            let text = "\(choices[index].title) \(choices[index].note)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        cursor = 0
    }

    private mutating func move(by step: Int) { cursor = min(max(0, cursor + step), max(0, shown.count - 1)) }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let (head, list) = area.splitTop(1)
        let start = canvas.ink("› ", column: head.column, row: head.row, .accent, within: head)
        let end = canvas.ink(SafeText.line(filter), column: start, row: head.row, .text, within: head)
        if filter.isEmpty { canvas.ink("type to filter", column: start, row: head.row, .faint, within: head) }
        canvas.cursor = Point(column: min(end, head.endColumn - 1), row: head.row)
        guard !shown.isEmpty else {
            canvas.ink("Nothing has these letters.", column: list.column, row: list.row, .muted, within: list)
            return
        }
        let first = max(0, min(cursor - list.height / 2, shown.count - list.height))
        for (row, index) in shown.dropFirst(first).prefix(list.height).enumerated() {
            draw(choices[index], at: first + row, in: list.line(row), on: &canvas)
        }
        canvas.drawArrows(above: first > 0, below: shown.count > first + list.height, in: list)
    }

    private func draw(_ choice: Choice, at index: Int, in line: Rect, on canvas: inout Canvas) {
        let isHere = index == cursor
        canvas.fill(line, TextStyle(.text, on: isHere ? .selection : .raised))
        let end = canvas.ink(
            "\(isHere ? "▸" : " ") \(SafeText.line(choice.title))", column: line.column, row: line.row, .text,
            isHere ? .bold : [], within: line)
        canvas.ink(SafeText.line(choice.note), column: end + 2, row: line.row, .muted, within: line)
        canvas.mark(line, as: RecordsTarget.choice(index))
    }
}
