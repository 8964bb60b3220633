import ScreenKit
import Canvas
import ChatModel
import Widgets

/// A fact that is written down or changed.
public struct MemorySheet: SettingsSheetContent {
    /// `nil` for a new one.
    public let memory: Memory?
    private var editor: TextEditorState
    private var about: Memory.About
    /// The row of what it is about has the focus, not the words.
    private var isChoosing = false
    private var problem: String?

    init(_ memory: Memory?) {
        self.memory = memory
        editor = TextEditorState(memory?.fact ?? "")
        about = memory?.about ?? .other
    }

    public var title: String { memory == nil ? "Keep in mind" : "Change what is kept in mind" }
    var wantedSize: Size { Size(width: 64, height: 10) }
    public var keyHints: [KeyHint] {
        [KeyHint("Enter", "keep"), KeyHint("Tab", isChoosing ? "words" : "what it is about")]
            + (isChoosing ? [KeyHint("← →", "choose")] : []) + [KeyHint("Esc", "cancel")]
    }

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel: return .open([])
        case .paste(let text):
            editor.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
            problem = nil
        case .clicked(let target):
            switch target.as(SheetTarget.self) {
            case .submit?: return submit()
            case .cancel?: return .closed([])
            case .line(let index)?:
                isChoosing = index == 1
                if isChoosing { choose(by: 1) }
            case .browse?, .askKeyring?, nil: break
            }
        case .key(let press): return apply(press)
        }
        return .open([])
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed([])
        case (.tab, _): isChoosing.toggle()
        case (.enter, _): return submit()
        case (.left, _) where isChoosing: choose(by: -1)
        case (.right, _) where isChoosing, (.character(" "), _) where isChoosing: choose(by: 1)
        case (.up, _) where isChoosing: isChoosing = false
        default:
            guard !isChoosing else { break }
            problem = nil
            if editor.apply(press) == .leftBelow { isChoosing = true }
        }
        return .open([])
    }

    private mutating func choose(by step: Int) {
        let all = Memory.About.allCases
        let index = all.firstIndex(of: about) ?? 0
        about = all[(index + step + all.count) % all.count]
    }

    private mutating func submit() -> SheetOutcome {
        let text = editor.text
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
            problem = "Write one sentence, or leave with Esc."
            return .open([])
        }
        guard text.count <= Memory.longestFact else {
            problem = "It has \(text.count) characters; \(Memory.longestFact) are kept."
            return .open([])
        }
        guard let memory else { return .closed([.memory(.add(text, about))]) }
        return .closed(memory.saying(text, about: about).map { [.memory(.change($0))] } ?? [])
    }

    /// Draws the editor, the subject, the count of characters, the fault, and the buttons; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let (words, rest) = area.splitTop(max(1, area.height - 4))
        canvas.fill(words, TextStyle(.text, on: .composer))
        canvas.mark(words, as: SheetTarget.line(0))
        var shown = editor
        shown.width = max(1, words.width)
        TextEditorView(
            shown, style: TextStyle(.text, on: .composer), prompt: "For example: my left knee hurts on stairs"
        )
        .draw(in: words, on: &canvas, focused: !isChoosing)
        let line = rest.line(1)
        let mark = isChoosing ? "▸ " : "  "
        let end = canvas.write(
            "\(mark)About  ‹ \(about.title) ›", column: line.column, row: line.row,
            TextStyle(isChoosing ? .strong : .text, on: .raised), within: line)
        canvas.mark(
            Rect(column: line.column, row: line.row, width: end - line.column, height: 1),
            as: SheetTarget.line(1))
        let count = "\(editor.text.count) of \(Memory.longestFact)"
        let isLong = editor.text.count > Memory.longestFact
        canvas.write(
            count, column: max(end + 2, line.endColumn - count.cellWidth), row: line.row,
            TextStyle(isLong ? .bad : .muted, on: .raised), within: line)
        if isChoosing { canvas.cursor = Point(column: line.column, row: line.row) }
        if let problem {
            let place = rest.line(2)
            canvas.write(problem, column: place.column, row: place.row, TextStyle(.bad, on: .raised), within: place)
        }
        drawButtons(in: rest.line(3), on: &canvas)
    }

    private func drawButtons(in line: Rect, on canvas: inout Canvas) {
        var column = line.column
        for (label, target, role) in [
            ("[ Keep ]", SheetTarget.submit, StyleRole.accent), ("[ Cancel ]", .cancel, .text),
        ] {
            let start = column
            column = canvas.write(
                label, column: column, row: line.row, TextStyle(role, on: .raised, .bold), within: line)
            canvas.mark(
                Rect(column: start, row: line.row, width: column - start, height: 1),
                as: target)
            column += 2
        }
    }
}
