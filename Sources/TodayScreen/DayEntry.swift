import ScreenKit
import Canvas
import Entries
import HealthModel
import Widgets

/// A day to go to, while it is typed.
public struct DayEntry: Equatable, Sendable {
    public var text = TextEditorState()
    /// Why it cannot be gone to; one sentence.
    public var problem: String?
}

extension TodayState {
    /// Keys go to the day that is being typed.
    mutating func pressedInEntry(_ press: KeyPress) -> [TodayEffect] {
        guard var entry = dayEntry else { return [] }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): dayEntry = nil
        case (.enter, _):
            let day: CivilDay
            do throws(EntryProblem) {
                day = try TypedDay.day(entry.text.text, today: today, monthFirst: format.units == .imperial)
            } catch {
                dayEntry?.problem = error.sentence
                return []
            }
            guard day <= today else {
                dayEntry?.problem = "\(DayText.medium(day)) is still to come."
                return []
            }
            dayEntry = nil
            return goTo(day)
        default:
            _ = entry.text.apply(press)
            entry.problem = nil
            dayEntry = entry
        }
        return []
    }

    /// Inserts pasted text into the day being typed.
    public mutating func paste(_ text: String) {
        dayEntry?.text.insert(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    }

    /// The person's own way to a day; from then on nothing else chooses one.
    mutating func goTo(_ wanted: CivilDay) -> [TodayEffect] {
        followsNewest = false
        return show(wanted)
    }

    /// Today, or the newest day with data where today has none; `nil` where another day is wanted, or that one shows.
    mutating func newestInstead(of report: DayReport) -> CivilDay? {
        guard followsNewest, looksForNewest, detail == nil, let newest = report.extent?.upperBound else { return nil }
        looksForNewest = false
        let wanted = min(newest, today)
        return wanted == day ? nil : wanted
    }

    /// The line below the day: the entry of a date, or why another day than today shows.
    func drawLineBelowDay(in area: Rect, on canvas: inout Canvas) {
        let line = area.line(0).splitLeft(1).rest
        if let entry = dayEntry {
            let start = canvas.ink("Go to ", column: line.column, row: line.row, .accent, within: line)
            let field = line.splitLeft(start - line.column).rest
            let width = entry.problem == nil ? field.width : min(field.width, 16)
            LineField.draw(
                entry.text.characters, cursor: entry.text.offset, in: field.splitLeft(width).left, on: &canvas)
            let note = field.splitLeft(width + 1).rest
            if let problem = entry.problem {
                canvas.ink(problem, column: note.column, row: note.row, .bad, within: note)
            }
        } else if isNewestInstead {
            canvas.ink(
                "Nothing for today yet: the newest day with data. t: today", column: line.column, row: line.row, .info,
                within: line)
        }
    }
}
