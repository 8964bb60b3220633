import ScreenKit
import Canvas
import Widgets

/// Draws the question of the setup: where one is, what is asked, what can be pressed.
public func drawOnboarding(_ state: OnboardingState, in area: Rect, on canvas: inout Canvas) {
    let width = min(72, area.width - 4)
    guard width > 10, area.height > 4 else { return }
    let margin = min(3, max(0, (area.height - 18) / 3))
    let body = Rect(
        column: area.column + (area.width - width) / 2, row: area.row + margin, width: width,
        height: area.height - margin)
    // On a low screen the words that explain give way to what is asked.
    let isLow = body.height < 14
    let (content, buttons) = body.splitBottom(isLow ? 1 : 2)
    drawProgress(state, in: content.line(0), on: &canvas)
    var row = isLow ? 1 : 2
    canvas.ink(state.step.title, column: body.column, row: body.row + row, .title, .bold, within: content)
    row += 1
    for line in isLow ? [] : PlainText.lines(state.step.help, TextStyle(.muted), width: width) {
        canvas.ink(line.text, column: body.column, row: body.row + row, .muted, within: content)
        row += 1
    }
    let form = content.splitTop(isLow ? row : row + 1).rest
    switch state.form {
    case .fields(let fields): drawFields(fields, focus: state.focus, in: form, on: &canvas)
    case .choice(let options, let cursor):
        drawChoice(
            options, cursor: cursor, isFocused: state.focus == 0, note: state.note, in: form, on: &canvas)
    case .passphrase(let entries):
        drawPassphraseEntries(entries, in: form, ground: .base, on: &canvas)
        if state.isSettingPassphrase { canvas.ink("Setting it …", column: form.column, row: form.row + 5, .info) }
        if state.focusedButton != nil { canvas.cursor = nil }
    }
    drawButtons(state, in: buttons.line(buttons.height - 1), on: &canvas)
}

private func drawProgress(_ state: OnboardingState, in line: Rect, on canvas: inout Canvas) {
    let count = OnboardingStep.allCases.count
    var column = canvas.ink("Set up AirFit  ", column: line.column, row: line.row, .accent, .bold, within: line)
    for step in OnboardingStep.allCases {
        let (mark, role) = look(of: step, state)
        column = canvas.ink(mark, column: column, row: line.row, role, within: line)
    }
    canvas.inkTrailing(
        "Step \(state.step.number) of \(count)", endColumn: line.endColumn, row: line.row, .muted, within: line)
}

private func look(of step: OnboardingStep, _ state: OnboardingState) -> (mark: String, role: StyleRole) {
    if step == state.step { return ("◆", .accent) }
    return switch state.progress.marks[step] {
    case .done: ("●", .good)
    case .skipped: ("○", .muted)
    case nil: ("·", .faint)
    }
}

private func drawFields(_ fields: [OnboardingField], focus: Int, in area: Rect, on canvas: inout Canvas) {
    let labelWidth = (fields.map(\.title.cellWidth).max() ?? 0) + 4
    let hintWidth = fields.map(\.hint.cellWidth).max() ?? 0
    var row = 0
    for (index, field) in fields.enumerated() {
        let line = area.line(row)
        guard !line.isEmpty else { return }
        let isFocused = index == focus
        canvas.ink(
            "\(isFocused ? "›" : " ") \(field.title)", column: line.column, row: line.row, isFocused ? .strong : .text,
            isFocused ? .bold : [], within: line)
        let isLong = field.hint.isEmpty
        let room = max(0, line.width - labelWidth)
        let width = isLong ? room : min(14, room, max(6, room - hintWidth - 1))
        let entry = Rect(column: line.column + labelWidth, row: line.row, width: width, height: 1)
        drawEntry(field.editor, in: entry, isFocused: isFocused, on: &canvas)
        canvas.ink(field.hint, column: entry.endColumn + 1, row: line.row, .faint, within: line)
        canvas.mark(line, as: OnboardingTarget.field(index))
        row += 1
        guard let problem = field.problem else { continue }
        for text in PlainText.lines(problem, TextStyle(.bad), width: max(1, area.width - 2)) {
            canvas.ink(text.text, column: area.column + 2, row: area.row + row, .bad, within: area)
            row += 1
        }
    }
}

private func drawEntry(_ editor: TextEditorState, in place: Rect, isFocused: Bool, on canvas: inout Canvas) {
    let cursor = canvas.cursor
    LineField.draw(editor.characters, cursor: editor.offset, in: place, on: &canvas)
    if !isFocused { canvas.cursor = cursor }
}

private func drawChoice(
    _ options: [OnboardingOption], cursor: Int?, isFocused: Bool, note: (text: String, role: StyleRole)?,
    in area: Rect, on canvas: inout Canvas
) {
    let about = cursor.map { options[$0].note } ?? "› Nothing is chosen: Enter goes on and stores nothing."
    func lines(_ text: String) -> [String] {
        PlainText.lines(text, TextStyle(.muted), width: max(1, area.width - 2)).map(\.text)
    }
    let (list, rest) = area.splitBottom(area.height < 6 ? 1 : min(area.height / 2, 4))
    let first = max(0, min((cursor ?? 0) - list.height / 2, options.count - list.height))
    for (row, option) in options.dropFirst(first).prefix(list.height).enumerated() {
        let line = list.line(row)
        let isChosen = first + row == cursor
        let ground: GroundRole = isChosen && isFocused ? .selection : .base
        if isChosen { canvas.fill(line, TextStyle(.text, on: ground)) }
        canvas.write(
            "\(isChosen ? "›" : " ") \(first + row + 1)  \(option.title)", column: line.column, row: line.row,
            TextStyle(isChosen ? .strong : .text, on: ground, isChosen ? .bold : []), within: line)
        canvas.mark(line, as: OnboardingTarget.option(first + row))
    }
    // Right below a short list, else at the end.
    let top = min(list.row + options.count + 1, rest.row)
    let noted = note.map { note in lines(note.text).map { ($0, note.role) } } ?? []
    let below = lines(about).map { ($0, StyleRole.muted) } + noted
    for (row, line) in below.enumerated() {
        canvas.ink(line.0, column: area.column + 2, row: top + row, line.1, within: area)
    }
}

private func drawButtons(_ state: OnboardingState, in line: Rect, on canvas: inout Canvas) {
    var column = line.column
    let buttons = OnboardingState.Button.allCases.filter { $0 != .back || state.step.previous != nil }
    let faces = SheetButtons.labels(buttons.map(\.title), width: line.width, between: 2)
    for (button, face) in zip(buttons, faces) {
        let isFocused = state.focusedButton == button
        let start = column
        let style = TextStyle(
            isFocused ? .strong : button == .next ? .accent : .text, on: isFocused ? .selection : .base,
            isFocused ? .bold : [])
        let isRoomy = face.hasPrefix("[ ")
        let marked = isRoomy ? "[›\(button.title)‹]" : "›\(face.dropFirst().dropLast())‹"
        column = canvas.write(isFocused ? marked : face, column: column, row: line.row, style, within: line)
        canvas.mark(
            Rect(column: start, row: line.row, width: column - start, height: 1),
            as: OnboardingTarget.button(button))
        column += 2
    }
}
