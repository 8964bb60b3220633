import Canvas
import Entries
import HealthModel
import ScreenKit
import Widgets
import Workouts

/// The editor of a template: its name, and a line of sets for each exercise.
struct TemplatePage: Equatable, Sendable {
    /// The entry that keeps it; `nil` for a new one.
    let id: LoggedEntry.ID?
    /// The name, and below it the exercises.
    private(set) var lines: [TextEditorState]
    private(set) var cursor = 0
    /// Why it cannot be saved: one sentence.
    var problem: String?
    var isBusy = false
    private let before: [String]
    /// Escape was pressed on what is not saved.
    private(set) var isLeaving = false

    private static let mostExercises = 30
    private static let longestLine = 300

    /// - Parameter exercises: lines of sets as they are typed.
    init(id: LoggedEntry.ID? = nil, name: String = "", exercises: [String] = []) {
        self.id = id
        let texts = [name] + (exercises.isEmpty ? [""] : exercises)
        lines = texts.map { TextEditorState($0) }
        before = texts
    }

    init(_ sets: [StrengthSet], id: LoggedEntry.ID? = nil, name: String = "", _ words: EntryWording) {
        self.init(
            id: id, name: name,
            exercises: sets.exercises.map { exercise in
                words.text(sets.filter { $0.exercise == exercise }.map(\.withoutEffort))
            })
    }

    var isChanged: Bool { lines.map(\.text).filter { !$0.isEmpty } != before.filter { !$0.isEmpty } }

    var keyHints: [KeyHint] {
        if isLeaving { return [KeyHint("y", "leave it unsaved"), KeyHint("n", "go on")] }
        return [
            KeyHint("^S", "save"), KeyHint("Enter", "next line"), KeyHint("↑↓", "choose"),
            KeyHint("Alt-Del", "take it out"),
            KeyHint("Alt-↑↓", "move"), KeyHint("Esc", "back"),
        ]
    }

    enum Outcome: Equatable { case open, closed, save }

    mutating func apply(_ press: KeyPress) -> Outcome {
        if isLeaving {
            isLeaving = press.key != .character("n") && press.key != .escape
            return press.key == .character("y") ? .closed : .open
        }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control):
            guard isChanged else { return .closed }
            isLeaving = true
        case (.character("s"), .control): return .save
        case (.up, .alt): move(by: -1)
        case (.down, .alt): move(by: 1)
        case (.up, _), (.tab, .shift): cursor = max(0, cursor - 1)
        case (.down, _), (.tab, _): cursor = min(lines.count - 1, cursor + 1)
        case (.enter, _): openLine()
        case (.delete, .alt): removeLine()
        case (.backspace, []) where lines[cursor].isEmpty && cursor > 1: removeLine()
        default:
            guard lines[cursor].apply(press) == .edited else { return .open }
            cut()
        }
        return .open
    }

    mutating func paste(_ text: String) {
        for (index, line) in text.split(whereSeparator: \.isNewline).prefix(Self.mostExercises).enumerated() {
            if index > 0 { openLine() }
            lines[cursor].insert(String(line))
            cut()
        }
    }

    mutating func point(to line: Int) { if lines.indices.contains(line) { cursor = line } }

    private mutating func cut() {
        problem = nil
        let text = lines[cursor].text
        if text.count > Self.longestLine { lines[cursor].setText(String(text.prefix(Self.longestLine))) }
    }

    /// The line below: a new one, unless an empty one is there.
    private mutating func openLine() {
        let next = cursor + 1
        if !(lines.indices.contains(next) && lines[next].isEmpty), lines.count <= Self.mostExercises {
            lines.insert(TextEditorState(), at: next)
        }
        cursor = min(next, lines.count - 1)
    }

    /// The name stays, and a line for an exercise.
    private mutating func removeLine() {
        guard cursor > 0 else { return lines[0].setText("") }
        problem = nil
        if lines.count > 2 { lines.remove(at: cursor) } else { lines[cursor].setText("") }
        cursor = min(cursor, lines.count - 1)
    }

    private mutating func move(by step: Int) {
        let other = cursor + step
        guard cursor > 0, other > 0, lines.indices.contains(other) else { return }
        lines.swapAt(cursor, other)
        cursor = other
    }

    /// The sets of a line; `nil` for an empty one.
    func reading(of line: Int, in context: WritingContext) -> Result<[StrengthSet], EntryProblem>? {
        guard line > 0, !lines[line].text.allSatisfy(\.isWhitespace) else { return nil }
        do throws(EntryProblem) {
            return .success(try SetLine(clock: context.clock, units: context.units, last: nil).read(lines[line].text))
        } catch {
            return .failure(error)
        }
    }

    /// The template; `nil` where something of it cannot be kept, which is told then, with the cursor on it.
    mutating func template(in context: WritingContext) -> SavedTemplate? {
        var sets: [StrengthSet] = []
        for line in lines.indices.dropFirst() {
            switch reading(of: line, in: context) {
            case .success(let read)?: sets += read
            case .failure(let failure)?:
                (problem, cursor) = (failure.sentence, line)
                return nil
            case nil: break
            }
        }
        do throws(EntryProblem) {
            return try SavedTemplate(lines[0].text, sets: sets, day: context.clock.today)
        } catch {
            (problem, cursor) = (error.sentence, lines[0].text.allSatisfy(\.isWhitespace) ? 0 : min(1, lines.count - 1))
            return nil
        }
    }
}

extension WorkoutState {
    /// Opens the editor on what is chosen, or on a new template.
    mutating func openTemplate(new: Bool) -> [WorkoutEffect] {
        let beginnings = beginnings
        let words = EntryWording(clock: context.clock, units: context.units)
        let chosen = new || !beginnings.indices.contains(cursor) ? nil : beginnings[cursor]
        switch chosen {
        case .saved(let saved)?:
            templatePage = TemplatePage(saved.template.sets, id: saved.id, name: saved.template.name, words)
        case .template(let past)?: templatePage = TemplatePage(past.done, words)
        case .sets(let sets)?: templatePage = TemplatePage(sets, words)
        case .session(let session)? where session.sets != nil: templatePage = TemplatePage(session.sets ?? [], words)
        case .kind?, .session?, nil: templatePage = TemplatePage()
        }
        editor = TextEditorState()
        return []
    }

    mutating func applyToTemplate(_ press: KeyPress, _ page: TemplatePage) -> [WorkoutEffect] {
        guard !page.isBusy else { return [] }
        var page = page
        defer { if templatePage != nil { templatePage = page } }
        switch page.apply(press) {
        case .open: return []
        case .closed:
            templatePage = nil
            return []
        case .save:
            guard let template = page.template(in: context) else { return [] }
            // A template of the same name gives way, another one than that which was opened after a question.
            let same = saved.first { $0.template.hasName(of: template) }?.id
            let question = "A template “\(template.name)” is there already: ^S once more replaces it."
            guard same == nil || same == page.id || page.problem == question else {
                page.problem = question
                return []
            }
            page.isBusy = true
            return [.saveTemplate(template, inPlaceOf: Array(Set([page.id, same].compactMap(\.self))).sorted())]
        }
    }

    /// Asks whether the chosen template is to be deleted.
    mutating func askDeletion() {
        let beginnings = beginnings
        guard beginnings.indices.contains(cursor), case .saved(let saved) = beginnings[cursor] else { return }
        question = .deletion(saved.template)
    }
}

/// Draws the editor of a template.
struct TemplateView: Widget {
    let page: TemplatePage
    let context: WritingContext
    let isFocused: Bool

    func draw(in area: Rect, on canvas: inout Canvas) {
        var row = area.height >= 12 ? 1 : 0
        func draw(_ line: InkLine, gap: Int = 0) {
            row += gap
            guard row < area.height else { return }
            line.draw(in: area.line(row), on: &canvas)
            row += 1
        }
        draw(InkLine(page.id == nil ? "A new template" : "A template", .exerciseRing, .bold))
        let foot = page.problem != nil || page.isLeaving ? 2 : 0
        let room = max(1, area.height - row - foot)
        // The line with the cursor has what it is read as below it.
        let first = max(0, min(page.cursor - room / 2, page.lines.count + 1 - room))
        for index in page.lines.indices.dropFirst(first) {
            guard row < area.height - foot else { break }
            drawField(index, in: area.line(row), on: &canvas)
            row += 1
            guard index == page.cursor, index > 0, row < area.height - foot else { continue }
            switch page.reading(of: index, in: context) {
            case .success(let sets)?:
                draw(InkLine("   = " + EntryWording(clock: context.clock, units: context.units).text(sets), .good))
            case .failure(let problem)?: draw(InkLine("   " + problem.sentence, .muted))
            case nil: draw(InkLine("   exercise, sets × repetitions, weight", .faint))
            }
        }
        if let problem = page.problem { draw(InkLine(problem, .warning)) }
        if page.isLeaving { draw(InkLine("It is not saved. Leave it?  y / n", .warning, .bold)) }
    }

    private func drawField(_ index: Int, in line: Rect, on canvas: inout Canvas) {
        let isAt = index == page.cursor
        canvas.fill(line, TextStyle(.text, on: isAt ? .selection : .composer))
        canvas.mark(line, as: WorkoutTarget.templateLine(index))
        let label = index == 0 ? "Name  " : "\(index)".padding(toLength: 6, withPad: " ", startingAt: 0)
        let ground: GroundRole = isAt ? .selection : .composer
        canvas.write(
            label, column: line.column, row: line.row, TextStyle(isAt ? .accent : .muted, on: ground), within: line)
        let field = line.splitLeft(6).rest
        let editor = page.lines[index]
        if isAt, isFocused {
            return LineField.draw(editor.characters, cursor: editor.offset, in: field, on: &canvas)
        }
        canvas.write(
            SafeText.line(editor.text).truncated(toCells: field.width), column: field.column, row: field.row,
            TextStyle(.text, on: ground), within: field)
    }
}
