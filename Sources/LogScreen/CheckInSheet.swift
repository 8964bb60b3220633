import Canvas
import Entries
import HealthModel
import ScreenKit
import Widgets

/// The five feelings of a day in one sheet: a key from 1 to 5 each, a note, and tags of the day.
struct CheckInSheet: Equatable, Sendable {
    /// The result of a key.
    enum Outcome: Equatable {
        case open, left
        /// The values and tags that were not there before; empty where there are none.
        case stored(CheckIn, [LogEntry.TagEntry])
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
    private(set) var tags = TextEditorState()
    /// Why the tags cannot be stored: one sentence.
    private var problem: String?

    init(_ day: CivilDay, before: CheckIn) {
        self.day = day
        (self.before, said) = (before, before)
        if let notes = before.notes { note.setText(notes) }
    }

    private static let noteRow = scales.count
    private static let tagsRow = scales.count + 1
    private var isAtText: Bool { cursor >= Self.noteRow }

    var keyHints: [KeyHint] {
        let levels = isAtText ? [] : [KeyHint("1", "low"), KeyHint("5", "high"), KeyHint("Del", "as before")]
        return [KeyHint("Enter", "store")] + levels + [KeyHint("↑↓", "choose"), KeyHint("Esc", "leave it")]
    }

    /// - Parameter reader: reads the tags.
    mutating func apply(_ press: KeyPress, by reader: EntryLine) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .left
        case (.enter, _):
            do throws(EntryProblem) { return .stored(new, try Self.tags(tags.text, by: reader)) } catch {
                (cursor, problem) = (Self.tagsRow, error.sentence)
            }
        case (.up, _), (.tab, .shift): cursor = max(0, cursor - 1)
        case (.down, _), (.tab, _): cursor = min(Self.tagsRow, cursor + 1)
        case (.character(let digit), []) where !isAtText:
            guard let level = digit.wholeNumberValue, (1...5).contains(level) else { break }
            said[Self.scales[cursor]] = level
            cursor += 1
        case (.delete, _) where !isAtText, (.backspace, _) where !isAtText:
            // What was said before stays: an entry can be taken back in the list.
            said[Self.scales[cursor]] = before[Self.scales[cursor]]
        default: edit { $0.apply(press) == .edited }
        }
        return .open
    }

    mutating func paste(_ text: String) {
        edit { editor in
            editor.insert(String(text.prefix(500)))
            return true
        }
    }

    /// - Parameter change: returns whether it changed the text.
    private mutating func edit(_ change: (inout TextEditorState) -> Bool) {
        if cursor == Self.noteRow { _ = change(&note) }
        if cursor == Self.tagsRow, change(&tags) { problem = nil }
    }

    /// `travel, headache 6/10, deadline`: an entry for each. A single word that no lexicon knows is a tag as it stands.
    private static func tags(_ text: String, by reader: EntryLine) throws(EntryProblem) -> [LogEntry.TagEntry] {
        var entries: [LogEntry.TagEntry] = []
        for part in text.split(separator: ",") {
            let tag = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard !tag.isEmpty else { continue }
            let isWord = tag.allSatisfy { $0.isLetter || "-_".contains($0) }
            let lines = ["tag: \(tag)"] + (isWord ? ["#\(tag)"] : [])
            guard let entry = lines.lazy.compactMap({ Self.tag($0, by: reader) }).first else {
                throw EntryProblem("“\(tag)” is no known tag: write it as one word.")
            }
            entries.append(entry)
        }
        return entries
    }

    private static func tag(_ line: String, by reader: EntryLine) -> LogEntry.TagEntry? {
        // What is no tag is told as a whole.
        guard case .entry(.tags(let entry))? = try? reader.read(line), !entry.tags.isEmpty else { return nil }
        return entry
    }

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

    /// - Parameter reader: reads the tags.
    func draw(in area: Rect, on canvas: inout Canvas, by reader: EntryLine) {
        let (width, height) = (min(56, area.width), min(Self.scales.count + 6, area.height))
        let box = Rect(
            column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
            height: height)
        let inner = drawRaisedBox(titled: "How do you feel?", in: box, on: &canvas)
        for (index, scale) in Self.scales.enumerated() where index < inner.height {
            draw(scale, index, in: inner.line(index), on: &canvas)
        }
        // A line of air above the two texts, and one below for what is read, where there is room.
        let spare = inner.height - Self.tagsRow - 1
        let top = Self.noteRow + (spare > 1 ? 1 : 0)
        if top < inner.height { draw("Note", note, Self.noteRow, in: inner.line(top), on: &canvas) }
        if top + 1 < inner.height { draw("Tags", tags, Self.tagsRow, in: inner.line(top + 1), on: &canvas) }
        guard spare > 0 else { return }
        let line = inner.line(top + 2)
        let (text, ink) = remark(reader)
        canvas.write(
            text.truncated(toCells: max(0, line.width - 2)), column: line.column + 2, row: line.row,
            TextStyle(ink, on: .raised), within: line)
    }

    /// The tags as they are read, or why they are not.
    private func remark(_ reader: EntryLine) -> (String, StyleRole) {
        if let problem { return (SafeText.line(problem), .warning) }
        // What is not understood yet is told when it is to be stored.
        guard let read = try? Self.tags(tags.text, by: reader), !read.isEmpty else {
            return cursor == Self.tagsRow ? ("travel, late meal, headache 6/10", .muted) : ("", .muted)
        }
        let words = read.map { entry in
            let more = [entry.amount, entry.severity.map { "\($0) of 10" }].compactMap(\.self)
            return ([entry.tags.joined(separator: ", ")] + more).joined(separator: " ")
        }
        return ("= " + SafeText.line(words.joined(separator: " · ")), .good)
    }

    private func draw(
        _ name: String, _ text: TextEditorState, _ row: Int, in line: Rect, on canvas: inout Canvas
    ) {
        mark(cursor == row, name, in: line, on: &canvas)
        let field = line.splitLeft(14).rest
        canvas.mark(line, as: LogTarget.feeling(row, nil))
        if cursor == row { return LineField.draw(text.characters, cursor: text.offset, in: field, on: &canvas) }
        canvas.write(
            SafeText.line(text.text).truncated(toCells: field.width), column: field.column, row: field.row,
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
