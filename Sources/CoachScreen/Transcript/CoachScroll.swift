import Canvas
import ChatModel
import Widgets

extension CoachState {
    /// Text is never wider than this, whatever the terminal: longer lines are hard to read.
    static let widestText = 100
    /// Text with its margins; a wider pane would stand empty at the right.
    public static let widestPane = widestText + 4

    var composerRows: Int {
        min(
            TextEditorView.rows(of: editor, width: editorWidth, limit: max(1, min(8, size.height / 3))),
            max(1, size.height - 4))
    }

    var editorWidth: Int { max(1, min(size.width, Self.widestPane) - 4) }
    var textWidth: Int { max(1, min(size.width - 4, Self.widestText)) }

    /// Rows of the transcript: what title, status and composer leave.
    var transcriptHeight: Int {
        max(0, size.height - 1 - (size.height > 4 ? titleRows : 0) - composerRows - noteRows - waitingRows)
    }

    /// Lines above the composer: the parts of the question, that data stay back, what waits, what is being changed.
    var noteRows: Int {
        chipRows + (isInCrisis ? 1 : 0) + (queued.isEmpty ? 0 : 1) + (editing == nil ? 0 : 1) + (stored.isEmpty ? 0 : 1)
            + (waitingElsewhere == nil ? 0 : 1)
    }

    /// The title, on a tall screen with an empty line below it.
    var titleRows: Int { size.height < 30 ? 1 : 2 }

    /// Index of the last message shown, the arriving one included; -1 for none.
    public var lastIndex: Int { messages.count + (isReplying ? 0 : -1) }

    /// Brings everything that follows from the state up to date: layouts of what is shown, and which rows those are.
    public mutating func updateLayout() {
        editor.width = editorWidth
        if transcript.width != textWidth {
            layOutAgain(width: textWidth)
        }
        if case .replying(let reply) = phase, transcript.growing == nil { layOutGrowing(reply) }
        let (shown, pin) = rowsShown()
        transcript.show(shown, below: pin)
        // What arrived since it was held is counted, so it has to be laid out.
        if scroll != .following, leftEnd.message <= lastIndex {
            for index in leftEnd.message...lastIndex { prepare(index) }
        }
    }

    /// Lays out for a new width and keeps the read line in sight: as far into its message as before.
    private mutating func layOutAgain(width: Int) {
        guard case .at(let message, let line) = scroll else { return transcript.reset(width: width) }
        let (before, left) = (transcript.lineCount(of: message), transcript.lineCount(of: leftEnd.message))
        transcript.reset(width: width)
        if case .replying(let reply) = phase { layOutGrowing(reply) }
        prepare(message)
        let after = transcript.lineCount(of: message)
        let scaled = before > 0 ? line * after / before : line
        scroll = .at(message: message, line: min(scaled, max(0, after - 1)))
        prepare(leftEnd.message)
        if left > 0, leftEnd.lines < Int.max / 4 {
            leftEnd.lines = leftEnd.lines * transcript.lineCount(of: leftEnd.message) / left
        }
    }

    /// Lays out a message at the present width, where that was not done yet.
    public mutating func prepare(_ index: Int) {
        guard index < messages.count, !transcript.isLaidOut(index) else { return }
        let layout = MessageLayout(messages[index], width: transcript.width, look: completeLook(of: index))
        transcript.keep(layout, at: index)
    }

    private typealias Place = (message: Int, line: Int)

    private mutating func rowsShown() -> (rows: [Place], pin: Place?) {
        let height = transcriptHeight
        guard height > 0, lastIndex >= 0 else { return ([], nil) }
        if case .at(let message, let line) = scroll {
            let rows = rows(from: message, line, count: height + 1)
            if rows.count > height || (isReplying && keepsPlaceWhileGrowing) {
                return (Array(rows.prefix(height)), nil)
            }
            // At the end again: from here on it goes along.
            scroll = .following
        }
        return isReplying ? rowsOfGrowingEnd(height) : (rowsAtEnd(height), nil)
    }

    /// While an answer arrives, the view moves on by half of its height at a time, not with every line: what is being read
    /// stands still, and the terminal gets a sixth of the bytes. The answer's headline stays in sight: where it lies
    /// further up, it is pinned above the rows that move.
    private mutating func rowsOfGrowingEnd(_ height: Int) -> (rows: [Place], pin: Place?) {
        let end = rowsAtEnd(height)
        guard end.count == height, height > Self.leastForPin else { return (end, nil) }
        let headline: Place? = transcript.growing?.headline.map { (messages.count, $0) }
        func pin(above top: Place?) -> Place? { headline.flatMap { line in top.flatMap { line < $0 ? line : nil } } }
        let step = max(1, height / 2)
        if let top = transcript.top {
            let room = pin(above: top) == nil ? height : height - 1
            let kept = rows(from: top.message, top.line, count: room + 1)
            if kept.count <= room, kept.count >= room - step { return (kept, pin(above: top)) }
        }
        let moved = Array(end.dropFirst(step))
        for top in [beginOfAnswer, headline].compactMap(\.self) where moved.first.map({ $0 > top }) == true {
            let answer = rows(from: top.message, top.line, count: height + 1)
            if answer.count <= height { return (answer, nil) }
        }
        return (moved, pin(above: moved.first))
    }

    /// Rows below which a pinned one would take too much of the view.
    private static let leastForPin = 4

    /// Where the answer that arrives begins: with what was looked up for it.
    private var beginOfAnswer: Place? {
        let growing = messages.count
        let turn = turn(around: growing)
        return (turn.first { !messages.indices.contains($0) || messages[$0].author != .person } ?? growing, 0)
    }

    private mutating func rowsAtEnd(_ height: Int) -> [(message: Int, line: Int)] {
        var rows: [(message: Int, line: Int)] = []
        var index = lastIndex
        while index >= 0, rows.count < height {
            prepare(index)
            let count = transcript.lineCount(of: index)
            let first = max(0, count - (height - rows.count))
            for line in (first..<count).reversed() { rows.append((index, line)) }
            index -= 1
        }
        return rows.reversed()
    }

    private mutating func rows(from message: Int, _ line: Int, count: Int) -> [(message: Int, line: Int)] {
        var rows: [(message: Int, line: Int)] = []
        var (index, line) = (message, line)
        while index <= lastIndex, rows.count < count {
            prepare(index)
            let end = transcript.lineCount(of: index)
            while line < end, rows.count < count {
                rows.append((index, line))
                line += 1
            }
            (index, line) = (index + 1, 0)
        }
        return rows
    }

    // MARK: Moving

    /// Applies a key that scrolls; `false` when it is another one.
    mutating func scrolls(_ press: KeyPress) -> Bool {
        let isControl = press.modifiers.contains(.control)
        switch press.key {
        case .pageUp: scrollBy(-max(1, transcriptHeight - 2))
        case .pageDown: scrollBy(max(1, transcriptHeight - 2))
        case .up where press.modifiers == .shift: scrollBy(-1)
        case .down where press.modifiers == .shift: scrollBy(1)
        case .home where isControl || editor.isEmpty: hold(at: (0, 0))
        case .end where isControl || editor.isEmpty: scroll = .following
        default: return false
        }
        return true
    }

    mutating func scrollBy(_ lines: Int) {
        guard var place = transcript.top else { return }
        if lines > 0, scroll == .following { return }
        keepsPlaceWhileGrowing = lines < 0
        var rest = lines
        while rest < 0 {
            if place.line > 0 {
                let step = min(place.line, -rest)
                place.line -= step
                rest += step
            } else if place.message > 0 {
                prepare(place.message - 1)
                place = (place.message - 1, transcript.lineCount(of: place.message - 1))
            } else {
                break
            }
        }
        while rest > 0, place.message <= lastIndex {
            prepare(place.message)
            let left = transcript.lineCount(of: place.message) - place.line
            if rest < left {
                place.line += rest
                rest = 0
            } else {
                rest -= left
                place = (place.message + 1, 0)
            }
        }
        hold(at: place)
    }

    /// Holds the view with this line at its top, so that what arrives does not move it.
    public mutating func hold(at place: (message: Int, line: Int)) {
        guard lastIndex >= 0 else { return }
        if scroll == .following {
            prepare(lastIndex)
            leftEnd = TranscriptEnd(message: lastIndex, lines: transcript.lineCount(of: lastIndex))
        }
        scroll = place.message > lastIndex ? .following : .at(message: place.message, line: place.line)
    }
}
