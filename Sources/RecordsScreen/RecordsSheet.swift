import ScreenKit
import Canvas
import Foundation
import HealthModel
import Widgets

/// The result of a question or an editor over a records page.
enum SheetAnswer: Equatable, Sendable {
    /// One of the choices of a question.
    case chose(String)
    case typed(String)
    /// By its place among the choices.
    case picked(Int)
}

/// A box over a records page that takes all keys.
enum RecordsSheet: Equatable, Sendable {
    case question(RecordsQuestion)
    case line(RecordLineSheet)
    case choice(ChoiceSheet)

    enum Outcome: Equatable { case open, closed, answered(SheetAnswer) }

    mutating func apply(_ input: SheetInput) -> Outcome {
        switch self {
        case .question(var sheet):
            defer { self = .question(sheet) }
            return sheet.apply(input)
        case .line(var sheet):
            defer { self = .line(sheet) }
            return sheet.apply(input)
        case .choice(var sheet):
            defer { self = .choice(sheet) }
            return sheet.apply(input)
        }
    }

    var keyHints: [KeyHint] {
        switch self {
        case .question: [KeyHint("↑ ↓", "choose"), KeyHint("Enter", "do it"), KeyHint("Esc", "back")]
        case .line: [KeyHint("Enter", "save"), KeyHint("Esc", "leave it")]
        case .choice(let sheet): sheet.keyHints
        }
    }

    func draw(in screen: Rect, on canvas: inout Canvas) {
        canvas.cursor = nil
        let (title, wanted): (String, Size) =
            switch self {
            case .question(let sheet): (sheet.title, sheet.wantedSize(in: screen.size))
            case .line(let sheet): (sheet.title, Size(width: 58, height: 5))
            case .choice(let sheet): (sheet.title, sheet.wantedSize)
            }
        let box = SheetBox.place(wanted, in: screen)
        canvas.mark(box, as: .box)
        let inner = drawRaisedBox(titled: title, in: box, on: &canvas)
        switch self {
        case .question(let sheet): sheet.draw(in: inner, on: &canvas)
        case .line(let sheet): sheet.draw(in: inner, on: &canvas)
        case .choice(let sheet): sheet.draw(in: inner, on: &canvas)
        }
    }
}

/// A question with a few answers, one below the other.
struct RecordsQuestion: Equatable, Sendable {
    struct Choice: Equatable, Sendable {
        var id: String
        var title: String
        var key: Character
        var isDestructive = false
    }

    var title: String
    var message: String
    /// The last one is the way back.
    var choices: [Choice]
    var cursor = 0

    mutating func apply(_ input: SheetInput) -> RecordsSheet.Outcome {
        switch input {
        case .clicked(let target):
            if target == .box { return .open }
            guard case .choice(let index)? = target.as(RecordsTarget.self), choices.indices.contains(index) else {
                return .closed
            }
            return .answered(.chose(choices[index].id))
        case .wheel(let lines): move(by: lines.signum())
        case .paste: break
        case .key(let press):
            switch (press.key, press.modifiers) {
            case (.escape, _), (.character("c"), .control): return .closed
            case (.up, _), (.left, _), (.tab, .shift): move(by: -1)
            case (.down, _), (.right, _), (.tab, _): move(by: 1)
            case (.enter, _): return .answered(.chose(choices[cursor].id))
            case (.character(let letter), []):
                if let choice = choices.first(where: { $0.key == letter }) { return .answered(.chose(choice.id)) }
                if letter == "n" { return .closed }
            default: break
            }
        }
        return .open
    }

    private mutating func move(by step: Int) { cursor = min(max(0, cursor + step), choices.count - 1) }

    func wantedSize(in screen: Size) -> Size {
        let width = min(62, screen.width - 4)
        return Size(width: width, height: SheetText.height(message, width: width - 4) + choices.count + 1)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let (words, buttons) = area.splitBottom(choices.count)
        SheetText.draw(message, .text, in: words, on: &canvas)
        for (index, choice) in choices.enumerated() {
            let line = buttons.line(index)
            let isHere = index == cursor
            let ground: GroundRole = isHere ? .selection : .raised
            canvas.fill(line, TextStyle(.text, on: ground))
            canvas.write(
                "\(isHere ? "▸" : " ") \(choice.title)", column: line.column, row: line.row,
                TextStyle(choice.isDestructive ? .bad : .text, on: ground, isHere ? .bold : []), within: line)
            canvas.write(
                "\(choice.key)", column: line.endColumn - 2, row: line.row, TextStyle(.key, on: ground), within: line)
            canvas.mark(line, as: RecordsTarget.choice(index))
        }
    }
}

/// One line to type.
struct RecordLineSheet: Equatable, Sendable {
    var title: String
    /// The expected input, with its unit.
    var words: String
    var text: TextEditorState
    var problem: String?
    /// `nil` for good; else what is wrong, in one sentence.
    var check: TypedValue

    init(title: String, words: String, text: String, check: TypedValue) {
        (self.title, self.words, self.check) = (title, words, check)
        self.text = TextEditorState(text)
    }

    mutating func apply(_ input: SheetInput) -> RecordsSheet.Outcome {
        switch input {
        case .clicked(let target): return target == .box ? .open : .closed
        case .wheel: break
        case .paste(let more): text.insert(more.split(whereSeparator: \.isNewline).joined(separator: " "))
        case .key(let press):
            switch (press.key, press.modifiers) {
            case (.escape, _), (.character("c"), .control): return .closed
            case (.enter, _):
                problem = check.problem(text.text)
                return problem == nil ? .answered(.typed(text.text)) : .open
            default:
                text.apply(press)
                problem = nil
            }
        }
        return .open
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        SheetText.draw(words, .text, in: area.splitTop(2).top, on: &canvas)
        LineField.draw(text.characters, cursor: text.offset, in: area.line(2), on: &canvas)
        SheetText.draw(problem ?? "", .bad, in: area.splitTop(3).rest, on: &canvas)
    }
}
