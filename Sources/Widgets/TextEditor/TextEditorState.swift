import Canvas

/// A text being written: lines, a cursor, what can be taken back and what was cut.
///
/// The text is held line by line, so that a key costs the length of its line, not of the draft.
public struct TextEditorState: Equatable, Sendable {
    /// Never empty.
    private(set) var lines = [EditorLine([])]
    /// Line and character the cursor stands before.
    public private(set) var line = 0
    /// Grapheme clusters of the line before the cursor.
    public private(set) var offset = 0
    /// The text that Ctrl-W, Ctrl-K and Ctrl-U cut last, for Ctrl-Y.
    private var cut = ""
    /// Column to keep while moving up and down.
    private var goalColumn: Int?
    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private var isTypingRun = false
    /// Cells of a row on the screen; set by who draws it.
    public var width = 80

    /// The part of the text that a change replaced, to take it back.
    private struct Step: Equatable {
        var firstLine: Int
        var before: [EditorLine]
        var afterCount: Int
        var line: Int
        var offset: Int
    }

    private static let deepestUndo = 200

    public init(_ text: String = "") {
        if !text.isEmpty { setText(text) }
    }

    /// Compares text, cursor, cut text and width; not the undo history, nor the column kept while moving up and down.
    public static func == (left: TextEditorState, right: TextEditorState) -> Bool {
        left.lines == right.lines && left.line == right.line && left.offset == right.offset && left.cut == right.cut
            && left.width == right.width
    }

    public var text: String { lines.count == 1 ? lines[0].text : lines.map(\.text).joined(separator: "\n") }
    /// The grapheme clusters of all lines, without the line ends.
    public var characters: [Character] { lines.flatMap(\.characters) }
    public var isEmpty: Bool { lines.count == 1 && lines[0].isEmpty }

    // MARK: Changes

    /// Replaces everything; can be taken back. The cursor goes to the end.
    public mutating func setText(_ text: String) {
        let new = Self.split(text)
        replace(0..<lines.count, with: new, cursor: (new.count - 1, new[new.count - 1].count))
    }

    /// Inserts text at the cursor; line ends of any kind start a new line. Never submits.
    public mutating func insert(_ text: String) {
        let pieces = Self.split(text)
        let isTyping = pieces.count == 1 && pieces[0].count == 1
        let joinsLetterBefore =
            isTyping && pieces[0][0].unicodeScalars.first?.properties.isGraphemeExtend == true
        if isTyping, isTypingRun, !joinsLetterBefore { return continueTyping(pieces[0][0]) }
        let head = lines[line].characters[..<offset]
        let rest = lines[line].characters[offset...]
        var new = pieces
        new[0] = Array(head) + new[0]
        let end = (line + new.count - 1, new[new.count - 1].count)
        new[new.count - 1] += rest
        // A mark typed after its letter joins it: one character then, not two.
        if joinsLetterBefore {
            new[0] = Array(String(new[0]))
            replace(line..<line + 1, with: new, cursor: (line, min(offset, new[0].count)), joins: isTypingRun)
        } else {
            replace(line..<line + 1, with: new, cursor: end, joins: isTyping && isTypingRun)
        }
        isTypingRun = isTyping && pieces[0][0] != " "
    }

    /// Inserts a character that was typed. Most continue a run of ASCII letters, which neither end a line nor join another.
    mutating func type(_ character: Character) {
        if isTypingRun, EditorLine.isLetter(character) { continueTyping(character) } else { insert(String(character)) }
    }

    /// A further letter of a run, which is taken back as a whole: the step for that is there already.
    private mutating func continueTyping(_ letter: Character) {
        redoSteps.removeAll()
        lines[line].insert(letter, at: offset)
        offset += 1
        goalColumn = nil
        isTypingRun = letter != " "
    }

    /// Inserts a line break at the cursor.
    public mutating func newLine() { insert("\n") }

    /// Deletes from the cursor to another place, which may lie before it.
    mutating func delete(to place: (line: Int, offset: Int), keepingCut: Bool = false) {
        let here = (line: line, offset: offset)
        let isBackwards = place.line < line || (place.line == line && place.offset < offset)
        let (from, to) = isBackwards ? (place, here) : (here, place)
        guard from != to else { return }
        if keepingCut { cut = textBetween(from, to) }
        let joined = lines[from.line].characters[..<from.offset] + lines[to.line].characters[to.offset...]
        replace(from.line..<to.line + 1, with: [Array(joined)], cursor: from)
    }

    mutating func yank() { insert(cut) }

    /// Takes back the last change; does nothing without one.
    public mutating func undo() {
        guard let step = undoSteps.popLast() else { return }
        redoSteps.append(applied(step))
    }

    /// Applies the change again that was taken back last.
    public mutating func redo() {
        guard let step = redoSteps.popLast() else { return }
        undoSteps.append(applied(step))
    }

    mutating func move(to place: (line: Int, offset: Int), keepingGoal: Bool = false) {
        (line, offset) = place
        if !keepingGoal { goalColumn = nil }
        isTypingRun = false
    }

    // MARK: Up and down by rows of the screen

    /// Moves one row up or down; `false` when there is none, and the cursor stays.
    mutating func moveRow(by step: Int) -> Bool {
        let rows = EditorRow.rows(of: lines[line], width: width)
        let at = EditorRow.index(of: offset, in: rows)
        let column = goalColumn ?? lines[line].cells(in: rows[at].start..<offset)
        goalColumn = column
        var (target, row) = (line, at + step)
        var targetRows = rows
        if row < 0 || row >= rows.count {
            target += step
            guard lines.indices.contains(target) else { return false }
            targetRows = EditorRow.rows(of: lines[target], width: width)
            row = step < 0 ? targetRows.count - 1 : 0
        }
        var used = 0
        var place = targetRows[row].start
        let isLast = row == targetRows.count - 1
        while place < targetRows[row].end - (isLast ? 0 : 1) {
            used += lines[target].cells(at: place)
            if used > column { break }
            place += 1
        }
        move(to: (target, place), keepingGoal: true)
        return true
    }

    // MARK: Inside

    private mutating func replace(
        _ range: Range<Int>, with new: [[Character]], cursor: (line: Int, offset: Int), joins: Bool = false
    ) {
        if !joins || undoSteps.isEmpty {
            let step = Step(
                firstLine: range.lowerBound, before: Array(lines[range]), afterCount: new.count, line: line,
                offset: offset)
            undoSteps.append(step)
            if undoSteps.count > Self.deepestUndo { undoSteps.removeFirst() }
        }
        redoSteps.removeAll()
        lines.replaceSubrange(range, with: new.map { EditorLine($0) })
        (line, offset) = cursor
        goalColumn = nil
        isTypingRun = false
    }

    /// Applies a step and returns the one that takes it back.
    private mutating func applied(_ step: Step) -> Step {
        let range = step.firstLine..<step.firstLine + step.afterCount
        let back = Step(
            firstLine: step.firstLine, before: Array(lines[range]), afterCount: step.before.count, line: line,
            offset: offset)
        lines.replaceSubrange(range, with: step.before)
        move(to: (step.line, step.offset))
        return back
    }

    private func textBetween(_ from: (line: Int, offset: Int), _ to: (line: Int, offset: Int)) -> String {
        guard from.line != to.line else { return lines[from.line].text(in: from.offset..<to.offset) }
        var parts = [lines[from.line].text(in: from.offset..<lines[from.line].count)]
        parts += lines[from.line + 1..<to.line].map(\.text)
        parts.append(lines[to.line].text(in: 0..<to.offset))
        return parts.joined(separator: "\n")
    }

    private static func split(_ text: String) -> [[Character]] {
        SafeText.lines(of: text).map { line in line.flatMap { $0 == "\t" ? Array("    ") : [$0] } }
    }
}
