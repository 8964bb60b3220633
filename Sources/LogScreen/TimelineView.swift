import ScreenKit
import Canvas
import Entries
import HealthModel
import Widgets

extension WritingContext {
    /// The day below which an entry stands: a plan is of the day it was written on, as its sessions are to come.
    func timelineDay(of entry: LoggedEntry) -> CivilDay {
        if case .plan = entry.entry { return clock.local(entry.writtenAt).day }
        return day(of: entry.entry)
    }
}

/// The entries by day, the latest first.
struct TimelineView: Widget {
    let state: LogState
    let isFocused: Bool

    private enum Row {
        case day(CivilDay)
        /// The index among the entries that show.
        case entry(Int)
        /// What is said of all entries: what is hidden, what lies ahead of the clock.
        case note(String)
    }

    private var context: WritingContext { state.context }

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard area.height > 0 else { return }
        let entries = state.shownEntries
        guard !entries.isEmpty else { return drawEmpty(in: area, on: &canvas) }
        let rows = rows(entries)
        let first = firstRow(rows, height: area.height)
        for (offset, row) in rows.dropFirst(first).prefix(area.height).enumerated() {
            let line = area.line(offset)
            switch row {
            case .day(let day): drawDay(day, in: line, on: &canvas)
            case .entry(let index): drawEntry(entries[index], index, in: line, on: &canvas)
            case .note(let note):
                let text = line.splitLeft(2).rest
                canvas.write(
                    note.truncated(toCells: text.width), column: text.column, row: text.row, TextStyle(.muted),
                    within: text)
            }
        }
        canvas.drawArrows(above: first > 0, below: first + area.height < rows.count, in: area)
    }

    private func drawEmpty(in area: Rect, on canvas: inout Canvas) {
        guard state.entries != nil else { return }
        if let note = state.hiddenNote {
            return EmptyState("What is written down is hidden", [.init(note)]).draw(in: area, on: &canvas)
        }
        let words = "Water, weight, meals, workouts, how you feel: one line each. Today and your coach know it at once."
        EmptyState("Nothing is written down yet", [.init(words)]).draw(in: area, on: &canvas)
    }

    private func rows(_ entries: [LoggedEntry]) -> [Row] {
        let ahead = entries.count { $0.undoneAt == nil && $0.isHeld }
        var rows = [state.hiddenNote ?? "", EntryWording.ahead(ahead)].filter { !$0.isEmpty }.map { Row.note($0) }
        var day: CivilDay?
        for (index, entry) in entries.enumerated() {
            let here = context.timelineDay(of: entry)
            if here != day { rows.append(.day(here)) }
            day = here
            rows.append(.entry(index))
        }
        return rows
    }

    /// The cursor stays in sight, in the middle of a long list.
    private func firstRow(_ rows: [Row], height: Int) -> Int {
        guard rows.count > height, state.focus == .timeline else { return 0 }
        let at = rows.firstIndex { if case .entry(state.cursor) = $0 { true } else { false } } ?? 0
        return max(0, min(at - height / 2, rows.count - height))
    }

    private func drawDay(_ day: CivilDay, in line: Rect, on canvas: inout Canvas) {
        let name = line.width >= 52 ? DayText.long(day) : DayText.medium(day)
        let distance = DayText.distance(of: day, from: context.clock.today)
        let frame = line.splitLeft(1).rest.splitLeft(max(0, line.width - 3)).left
        Panel(name, note: distance, look: .rule).draw(in: frame, on: &canvas)
    }

    private func drawEntry(_ entry: LoggedEntry, _ index: Int, in line: Rect, on canvas: inout Canvas) {
        let isAt = isFocused && index == state.cursor
        let isGone = entry.undoneAt != nil
        let ground: GroundRole = isAt ? .selection : .base
        if isAt { canvas.fill(line, TextStyle(.text, on: ground)) }
        canvas.mark(line, as: LogTarget.entry(index))
        let form = ProposalForm(.entry(entry.entry), in: context)
        let time = entry.entry.instant.map { context.time(of: $0) } ?? "  ·"
        var column = canvas.write(
            isAt ? "▸ " : "  ", column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
        canvas.write(time, column: column, row: line.row, TextStyle(.muted, on: ground), within: line)
        column += 7
        let gone = TextStyle(.faint, on: ground, .strikethrough)
        canvas.write(
            form.kind, column: column, row: line.row, isGone ? gone : TextStyle(.accentSecondary, on: ground),
            within: line)
        column += 10
        let buttons = isAt ? drawButtons(isGone: isGone, in: line, on: &canvas) : line.endColumn - 1
        let note = isGone ? isAt ? "" : "  taken back" : entry.isHeld ? "  not yet" : ""
        let room = max(1, buttons - column - 1 - note.cellWidth)
        let text = SafeText.line(words(of: entry.entry, form)).truncated(toCells: room)
        // Each part is read in its own direction: a name in Hebrew turns no amount round.
        let style = isGone ? gone : TextStyle(.strong, on: ground)
        for (place, part) in text.split(separator: Self.separator, omittingEmptySubsequences: false).enumerated() {
            if place > 0 { column = canvas.write(Self.separator, column: column, row: line.row, style, within: line) }
            column = canvas.write(part, column: column, row: line.row, style, within: line)
        }
        canvas.write(note, column: column, row: line.row, TextStyle(.muted, on: ground), within: line)
    }

    /// Without the time, which stands before it, and the day, which stands above it.
    private func words(of entry: LogEntry, _ form: ProposalForm) -> String {
        // Its fields are sessions, each a line to be changed.
        if case .plan = entry { return form.text }
        let fields = form.fields.filter { ![.time, .day].contains($0.key) && !$0.text.isEmpty }
        return fields.map { field in
            switch field.key {
            case .amount, .weight, .name, .type, .length, .distance, .energy, .alcohol, .pressure, .glucose, .target,
                .context, .temperature, .sets, .tags, .dose:
                field.text
            case .bodyFat where field.isRequired, .heartRate where field.isRequired: field.text
            case .severity: "\(field.text) of 10"
            case .asleep: "from \(field.text)"
            case .awake: "to \(field.text)"
            case .note: "“\(field.text)”"
            case .indoor: field.text == "yes" ? "indoors" : "outdoors"
            default: "\(field.label.lowercased()) \(field.text)"
            }
        }.joined(separator: Self.separator)
    }

    private static let separator = " · "

    /// Draws the buttons for the entry under the cursor.
    /// - Returns: the column they begin at.
    private func drawButtons(isGone: Bool, in line: Rect, on canvas: inout Canvas) -> Int {
        let back: [(String, LogTarget)] = [("[ put back ]", .change)]
        let buttons = isGone ? back : [("[ change ]", .change), ("[ take back ]", .takeBack)]
        let width = buttons.reduce(0) { $0 + $1.0.cellWidth + 1 }
        guard line.width - width >= 60 else { return line.endColumn - 1 }
        var column = line.endColumn - width
        for (text, target) in buttons {
            let end = canvas.write(
                text, column: column, row: line.row, TextStyle(.accent, on: .selection), within: line)
            canvas.mark(Rect(column: column, row: line.row, width: end - column, height: 1), as: target)
            column = end + 1
        }
        return line.endColumn - width
    }
}
