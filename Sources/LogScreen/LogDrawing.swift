import ScreenKit
import Canvas
import Entries
import HealthModel
import Widgets

/// Draws the log: the line with its reading, what was written down, the goals.
public func drawLog(_ state: LogState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
    guard !area.isEmpty else { return }
    var state = state
    if state.size != area.size { _ = state.apply(.resized(area.size)) }
    LogView(state: state, isFocused: focused).draw(in: area, on: &canvas)
}

/// Where the parts of the log stand.
struct LogLayout {
    let line: Rect
    let reading: Rect
    let timeline: Rect
    /// Empty without a goal.
    let goals: Rect

    /// Rows of the reading; each of several entries has one of its own, and one is left for the key.
    private static func readingRows(_ state: LogState) -> Int {
        guard case .understood(let proposals) = state.reading, proposals.count > 1 else { return 2 }
        return proposals.count + 1
    }

    init(_ state: LogState, in area: Rect) {
        let lead = area.height >= 16 ? 1 : 0
        let (head, rest) = area.splitTop(lead + 1 + Self.readingRows(state))
        line = head.line(lead)
        reading = head.splitTop(lead + 1).rest
        guard !state.goals.isEmpty else {
            (timeline, goals) = (rest, Rect(column: rest.column, row: rest.endRow, width: rest.width, height: 0))
            return
        }
        if area.width >= 110 {
            let (left, right) = rest.splitLeft(rest.width - min(64, area.width * 2 / 5))
            (timeline, goals) = (left.splitLeft(left.width - 1).left, right)
        } else {
            (timeline, goals) = rest.splitBottom(min(state.goals.count, max(1, rest.height / 4)) + 1)
        }
    }
}

extension LogState {
    /// Rows of the timeline, days' headings among them.
    var timelineRows: Int { max(1, LogLayout(self, in: Rect(size)).timeline.height - 1) }
    /// Where an entry's sheet may stand.
    var sheetArea: Size { size }
}

struct LogView: Widget {
    let state: LogState
    let isFocused: Bool

    private var context: WritingContext { state.context }
    private var isTyping: Bool { isFocused && state.focus == .line && !state.isSheetOpen }

    func draw(in area: Rect, on canvas: inout Canvas) {
        if let page = state.shownPage { return GoalsPageView(state: state, page: page).draw(in: area, on: &canvas) }
        let layout = LogLayout(state, in: area)
        drawLine(in: layout.line, on: &canvas)
        drawReading(in: layout.reading.splitLeft(2).rest, on: &canvas)
        TimelineView(state: state, isFocused: isFocused && state.focus == .timeline && !state.isSheetOpen)
            .draw(in: layout.timeline, on: &canvas)
        GoalsView(state: state, isFocused: isFocused && state.focus == .goals && !state.isSheetOpen)
            .draw(in: layout.goals, on: &canvas)
        if let checkIn = state.checkIn { return checkIn.draw(in: area, on: &canvas, by: state.reader) }
        guard let sheet = state.sheet?.sheet else { return }
        sheet.draw(
            titled: sheet.title(sheet.doubt == nil ? "Change the entry ·" : "Are you sure?", width: area.width),
            intro: "", in: area, on: &canvas,
            isOpen: true)
    }

    private func drawLine(in area: Rect, on canvas: inout Canvas) {
        let box = area.splitLeft(min(area.width, 104)).left
        canvas.fill(box, TextStyle(.text, on: .composer))
        canvas.mark(box, as: LogTarget.line)
        let mark = isTyping ? TextStyle(.accent, on: .composer, .bold) : TextStyle(.faint, on: .composer)
        canvas.write("❯", column: box.column, row: box.row, mark, within: box)
        let field = box.splitLeft(2).rest
        if isTyping { LineField.draw(state.editor.characters, cursor: state.editor.offset, in: field, on: &canvas) }
        guard !isTyping || state.editor.isEmpty else { return }
        let text = state.editor.isEmpty ? "Write something down" : state.editor.text
        let role: StyleRole = state.editor.isEmpty ? .faint : .text
        canvas.write(
            text.truncated(toCells: field.width), column: field.column, row: field.row,
            TextStyle(role, on: .composer), within: field)
    }

    /// Draws the reading of the line, why it is not understood, or examples of entries.
    private func drawReading(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        if let problem = state.problem { return write(problem, .bad, in: area, on: &canvas) }
        if state.isDelayed {
            let sentence = "Not stored yet: an import or another AirFit is writing. It is stored when that makes way."
            return write(sentence, .warning, in: area, on: &canvas)
        }
        switch state.reading {
        case .understood(let proposals):
            if let doubt = state.doubt {
                return write("\(doubt) Enter again stores it all the same.", .warning, in: area, on: &canvas)
            }
            let lines = proposals.map { SafeText.line(line(of: $0)) }
            guard lines.count > 1 else {
                let line = lines.joined()
                write(line, .good, hint: "Enter stores it", as: .store, in: area, on: &canvas)
                if line.cellWidth + 20 < area.width { drawCompletion(in: area.splitTop(1).rest, on: &canvas) }
                return
            }
            drawParts(lines, in: area, on: &canvas)
        case .unclear where !state.isRefused && !state.completions.isEmpty: drawCompletion(in: area, on: &canvas)
        case .unclear(let sentence):
            write(SafeText.line(sentence), state.isRefused ? .bad : .muted, in: area, on: &canvas)
        case .question:
            write(
                "A question: the coach answers it, and nothing is stored.", .text, hint: "Enter asks", as: .store,
                in: area, on: &canvas)
        case .empty:
            guard let last = state.last else {
                let examples = EntryLine.examples(state.place.units).prefix(6).joined(separator: " · ")
                return write("For example: \(examples)", .muted, in: area, on: &canvas)
            }
            let hint = last.isUndone ? "Alt-U puts it back" : "Alt-U undoes it"
            write(words(of: last), .text, hint: hint, as: .undo, in: area, on: &canvas)
        }
    }

    /// With the goal in whose place another one would stand.
    private func line(of proposal: Proposal) -> String {
        let line = ProposalForm(proposal, in: context).line
        guard case .goal(let aim) = proposal, let before = aim.replaced(among: state.goals.map(\.goal)) else {
            return line
        }
        return "\(line), in the place of \(ProposalForm(.goal(before), in: context).text)"
    }

    /// Draws a row for each of several entries, as far as there are rows, and the key that stores them all.
    private func drawParts(_ lines: [String], in area: Rect, on canvas: inout Canvas) {
        let shown = lines.prefix(area.height - 1)
        for (row, line) in shown.enumerated() {
            write(line.truncated(toCells: area.width), .good, in: area.line(row), on: &canvas)
        }
        let rest = lines.count - shown.count
        let more = rest == 0 ? "" : "and \(rest) more · "
        write("\(more)Enter stores all \(lines.count)", .muted, in: area.line(shown.count), on: &canvas)
        for row in 0...shown.count { canvas.mark(area.line(row), as: LogTarget.store) }
    }

    /// Draws the line that Tab puts in the place of the typed one.
    private func drawCompletion(in area: Rect, on canvas: inout Canvas) {
        let lines = state.completions
        guard !area.isEmpty, state.completion == nil, let first = lines.first else { return }
        let more = lines.count > 1 ? " · Tab again for \(lines.count - 1) more" : ""
        let line = "Tab: " + SafeText.line(first).truncated(toCells: max(1, area.width - 5 - more.cellWidth)) + more
        canvas.write(line, column: area.column, row: area.row, TextStyle(.muted), within: area)
    }

    private func write(_ text: String, _ role: StyleRole, in area: Rect, on canvas: inout Canvas) {
        let lines = PlainText.lines(text, .plain, width: max(1, min(area.width, 100)))
        for (row, line) in lines.prefix(area.height).enumerated() {
            let isCut = row == area.height - 1 && lines.count > area.height
            let shown = isCut ? (line.text + " …").truncated(toCells: area.width) : line.text
            canvas.write(shown, column: area.column, row: area.row + row, TextStyle(role), within: area)
        }
    }

    /// On one line with what a key does behind it, which the mouse does too.
    private func write(
        _ text: String, _ role: StyleRole, hint: String, as target: LogTarget, in area: Rect, on canvas: inout Canvas
    ) {
        let room = max(1, area.width - hint.cellWidth - 3)
        let isLong = text.cellWidth > room
        if isLong {
            write(text.truncated(toCells: area.width), role, in: area.line(0), on: &canvas)
            canvas.write(hint, column: area.column, row: area.row + 1, TextStyle(.muted), within: area)
        } else {
            let end = canvas.write(text, column: area.column, row: area.row, TextStyle(role), within: area)
            canvas.write(" · \(hint)", column: end, row: area.row, TextStyle(.muted), within: area)
        }
        canvas.mark(area.line(0), as: target)
    }

    private func words(of step: LogStep) -> String {
        func line(_ proposal: Proposal) -> String { SafeText.line(ProposalForm(proposal, in: context).line) }
        func lines(_ stored: [LogStep.Stored]) -> String {
            stored.map { line(.entry($0.entry)) }.joined(separator: " · ")
        }
        switch step {
        case .stored(let stored): return "✓ Saved. \(lines(stored))"
        case .takenBack(let stored): return "Taken back. \(lines(stored))"
        case .changed(_, _, let entry): return "✓ Changed. \(line(.entry(entry)))"
        case .goalRemoved(let goal): return "Removed. \(line(.goal(goal.aim)))"
        case .goalSet(let goal): return "✓ Set. \(line(.goal(goal.aim)))"
        }
    }
}
