import ScreenKit
import Canvas
import SettingsModel
import Widgets

/// Leads through the questions of the refinement one by one, and shows before and after.
public struct RefineSheet: SettingsSheetContent {
    public let before: Persona
    /// The number of the chosen answer to each question; `nil` for one that was not answered.
    public private(set) var answers: [Int?]
    /// Which question shows; one beyond the last is the result.
    public private(set) var step = 0
    public private(set) var cursor = 0

    init(of persona: Persona) {
        before = persona
        answers = Array(repeating: nil, count: Refinement.questions.count)
    }

    public var after: Persona { Refinement.refined(before, by: answers) }
    var isResult: Bool { step == Refinement.questions.count }

    public var title: String {
        isResult ? "Before and after" : "Refine the persona · \(step + 1) of \(Refinement.questions.count)"
    }
    var wantedSize: Size { Size(width: 64, height: 15) }
    public var keyHints: [KeyHint] {
        isResult
            ? [
                KeyHint("Enter", cursor == 0 ? "apply" : "cancel"), KeyHint("←", "question before"),
                KeyHint("Esc", "cancel"),
            ]
            : [
                KeyHint("Enter", "answer"), KeyHint("↑↓", "choose"), KeyHint("→", "pass over"),
                KeyHint("←", "before"), KeyHint("Esc", "cancel"),
            ]
    }

    private var count: Int { isResult ? 2 : Refinement.questions[step].choices.count }

    // MARK: Input

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel(let lines): cursor = min(max(0, cursor + lines.signum()), count - 1)
        case .paste: break
        case .clicked(let target):
            guard case .line(let index)? = target.as(SheetTarget.self), index < count else { break }
            cursor = index
            return submit()
        case .key(let press): return apply(press)
        }
        return .open([])
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .handedOver(.persona(.refined(nil)))
        case (.up, _), (.character("k"), []), (.tab, .shift): cursor = max(0, cursor - 1)
        case (.down, _), (.character("j"), []), (.tab, _): cursor = min(count - 1, cursor + 1)
        case (.left, _), (.backspace, _): go(to: step - 1)
        case (.right, _) where !isResult: go(to: step + 1)
        case (.enter, _), (.character(" "), _): return submit()
        case (.character(let digit), []):
            guard let number = digit.wholeNumberValue, (1...count).contains(number), !isResult else { break }
            cursor = number - 1
            return submit()
        default: break
        }
        return .open([])
    }

    /// Answers the question, or does what the result's button says.
    private mutating func submit() -> SheetOutcome {
        if isResult { return .handedOver(.persona(.refined(cursor == 0 ? after : nil))) }
        answers[step] = cursor
        go(to: step + 1)
        return .open([])
    }

    private mutating func go(to step: Int) {
        self.step = min(max(0, step), Refinement.questions.count)
        cursor = isResult ? 0 : answers[self.step] ?? 0
    }

    // MARK: Drawing

    /// Draws the question at hand with its choices, or the changes that all answers come to.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        if isResult { drawResult(in: area, on: &canvas) } else { drawQuestion(in: area, on: &canvas) }
    }

    private func drawQuestion(in area: Rect, on canvas: inout Canvas) {
        let question = Refinement.questions[step]
        var row = SheetText.draw(question.text, .strong, in: area, on: &canvas) + 1
        for (index, choice) in question.choices.enumerated() where row < area.endRow {
            let line = Rect(column: area.column, row: row, width: area.width, height: 1)
            let ground: GroundRole = index == cursor ? .selection : .raised
            if index == cursor { canvas.fill(line, TextStyle(.text, on: ground)) }
            let mark = answers[step] == index ? "(•)" : "( )"
            canvas.write(
                "\(index == cursor ? "▸" : " ") \(mark) \(choice.text)", column: line.column, row: row,
                TextStyle(.text, on: ground, index == cursor ? .bold : []), within: line)
            canvas.mark(line, as: SheetTarget.line(index))
            row += 1
        }
    }

    private func drawResult(in area: Rect, on canvas: inout Canvas) {
        let after = after
        var row = area.row
        for style in Persona.Style.allCases where row < area.endRow {
            let (old, new) = (before.blend[style], after.blend[style])
            let change = new == old ? "" : new > old ? "  +\(new - old)" : "  −\(old - new)"
            drawFact(
                style.title, "\(old) %  →  \(new) %\(change)", isChanged: old != new, row: row, in: area, on: &canvas)
            row += 1
        }
        row += 1
        let fields = SettingCatalog.persona(Persona.standardID).filter { field in
            ["updates", "celebration", "absence", "language"].contains { field.key.hasSuffix(".\($0)") }
        }
        for field in fields where row < area.endRow {
            let (old, new) = (words(field, before), words(field, after))
            drawFact(
                field.title, old == new ? old : "\(old)  →  \(new)", isChanged: old != new, row: row, in: area,
                on: &canvas)
            row += 1
        }
        SheetButtons(buttons: [
            .init(title: "Apply", target: HitTarget(SheetTarget.line(0)), isFocused: cursor == 0),
            .init(title: "Cancel", target: HitTarget(SheetTarget.line(1)), isFocused: cursor == 1),
        ]).draw(in: area.line(max(0, area.height - 1)), on: &canvas)
    }

    private func words(_ field: SettingField, _ persona: Persona) -> String {
        var settings = Settings()
        settings.personas = [Persona.standardID: persona]
        return SettingWording.shown(field, in: settings)
    }

    private func drawFact(
        _ title: String, _ value: String, isChanged: Bool, row: Int, in area: Rect, on canvas: inout Canvas
    ) {
        canvas.write(title, column: area.column, row: row, TextStyle(.muted, on: .raised), within: area)
        canvas.write(
            value, column: area.column + 27, row: row,
            TextStyle(isChanged ? .accent : .text, on: .raised, isChanged ? .bold : []), within: area)
    }
}
