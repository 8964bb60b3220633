import Canvas
import Entries
import HealthModel
import ScreenKit
import Widgets

/// The five feelings of a day in one sheet: a key from 1 to 5 each, and a note.
struct CheckInSheet: Equatable, Sendable {
    /// The result of a key.
    enum Outcome: Equatable {
        case open, left
        /// The values that were not there before; empty where there are none.
        case stored(CheckIn)
    }

    private static let scales = CheckIn.Scale.allCases

    /// The words at the ends of a scale.
    private static func ends(of scale: CheckIn.Scale) -> (low: String, high: String) {
        switch scale {
        case .energy: ("none", "full")
        case .mood: ("bad", "good")
        case .stress: ("calm", "much")
        case .motivation, .soreness: ("none", "much")
        }
    }

    let day: CivilDay
    /// As it was said on the day so far.
    private let before: CheckIn
    private(set) var said: CheckIn
    private(set) var cursor = 0
    private(set) var note = TextEditorState()

    init(_ day: CivilDay, before: CheckIn) {
        self.day = day
        (self.before, said) = (before, before)
        if let notes = before.notes { note.setText(notes) }
    }

    private var isAtNote: Bool { cursor == Self.scales.count }

    var keyHints: [KeyHint] {
        let levels = isAtNote ? [] : [KeyHint("1", "low"), KeyHint("5", "high"), KeyHint("Del", "as before")]
        return [KeyHint("Enter", "store")] + levels + [KeyHint("↑↓", "choose"), KeyHint("Esc", "leave it")]
    }

    mutating func apply(_ press: KeyPress) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .left
        case (.enter, _): return .stored(new)
        case (.up, _), (.tab, .shift): cursor = max(0, cursor - 1)
        case (.down, _), (.tab, _): cursor = min(Self.scales.count, cursor + 1)
        case (.character(let digit), []) where !isAtNote:
            guard let level = digit.wholeNumberValue, (1...5).contains(level) else { break }
            said[Self.scales[cursor]] = level
            cursor += 1
        case (.delete, _) where !isAtNote, (.backspace, _) where !isAtNote:
            // What was said before stays: an entry can be taken back in the list.
            said[Self.scales[cursor]] = before[Self.scales[cursor]]
        default: if isAtNote { _ = note.apply(press) }
        }
        return .open
    }

    mutating func paste(_ text: String) { if isAtNote { note.insert(String(text.prefix(500))) } }

    mutating func choose(_ scale: Int, _ level: Int?) {
        cursor = scale
        guard Self.scales.indices.contains(scale), let level else { return }
        said[Self.scales[scale]] = level
    }

    /// The values that differ from the earlier ones.
    private var new: CheckIn {
        var new = CheckIn()
        for scale in Self.scales where said[scale] != before[scale] { new[scale] = said[scale] }
        let text = note.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !text.isEmpty, text != before.notes { new.notes = text }
        return new
    }

    // MARK: Drawn

    func draw(in area: Rect, on canvas: inout Canvas) {
        let (width, height) = (min(56, area.width), min(Self.scales.count + 4, area.height))
        let box = Rect(
            column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
            height: height)
        let inner = drawRaisedBox(titled: "How do you feel?", in: box, on: &canvas)
        for (index, scale) in Self.scales.enumerated() where index < inner.height {
            draw(scale, index, in: inner.line(index), on: &canvas)
        }
        guard inner.height > Self.scales.count + 1 else { return }
        let line = inner.line(inner.height - 1)
        mark(isAtNote, "Note", in: line, on: &canvas)
        let field = line.splitLeft(14).rest
        canvas.mark(line, as: LogTarget.feeling(Self.scales.count, nil))
        if isAtNote { return LineField.draw(note.characters, cursor: note.offset, in: field, on: &canvas) }
        canvas.write(
            note.text.truncated(toCells: field.width), column: field.column, row: field.row,
            TextStyle(.text, on: .raised), within: field)
    }

    private func mark(_ isAt: Bool, _ name: String, in line: Rect, on canvas: inout Canvas) {
        let style = TextStyle(isAt ? .accent : .text, on: .raised, isAt ? .bold : [])
        canvas.write((isAt ? "▸ " : "  ") + name, column: line.column, row: line.row, style, within: line)
    }

    private func draw(_ scale: CheckIn.Scale, _ index: Int, in line: Rect, on canvas: inout Canvas) {
        mark(index == cursor, scale.rawValue.capitalized, in: line, on: &canvas)
        canvas.mark(line, as: LogTarget.feeling(index, nil))
        let (low, high) = Self.ends(of: scale)
        var column = canvas.write(
            low.padding(toLength: 6, withPad: " ", startingAt: 0), column: line.column + 14, row: line.row,
            TextStyle(.muted, on: .raised), within: line)
        for level in 1...5 {
            let isSaid = said[scale] == level
            let style = isSaid ? TextStyle(.strong, on: .selection, .bold) : TextStyle(.key, on: .raised)
            let end = canvas.write(
                isSaid ? "[\(level)]" : " \(level) ", column: column, row: line.row, style, within: line)
            canvas.mark(
                Rect(column: column, row: line.row, width: end - column, height: 1),
                as: LogTarget.feeling(index, level))
            column = end
        }
        canvas.write(" \(high)", column: column, row: line.row, TextStyle(.muted, on: .raised), within: line)
    }
}
