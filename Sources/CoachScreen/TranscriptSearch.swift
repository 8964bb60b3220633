import Canvas
import ChatModel
import Widgets

/// Looking for words in the conversation that is open, upwards from its end.
public struct TranscriptSearch: Equatable, Sendable {
    public var editor = TextEditorState()
    public var words = SearchTerms("")
    /// Messages of the shown branch that hold all words.
    public var found: [Int] = []
    /// The line that is shown of them.
    public var current: Place?

    /// A line of a message, both counted from 0.
    public struct Place: Equatable, Sendable {
        /// Index of the message in the shown branch.
        public var message: Int
        /// Line of its layout, counted from 0.
        public var line: Int
    }
}

/// Where a conversation is to be opened.
struct OpeningPlace: Equatable, Sendable {
    var conversation: Conversation.ID
    var message: ChatMessage.ID
    /// The search text.
    var typed: String
}

extension CoachState {
    mutating func beginFind() {
        guard find == nil else { return stepFind(by: -1) }
        guard !messages.isEmpty || isReplying else {
            notice = "Nothing was said in this conversation yet; Ctrl-O searches all of them"
            return
        }
        (find, selection, renaming) = (TranscriptSearch(), nil, nil)
    }

    /// Keys while words are looked for; `nil` for those that scroll.
    mutating func applyToFind(_ press: KeyPress) -> [CoachEffect]? {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): find = nil
        case (.enter, _), (.character("f"), .control), (.up, []): stepFind(by: -1)
        case (.down, []): stepFind(by: 1)
        case (.pageUp, _), (.pageDown, _), (.up, _), (.down, _): return nil
        case (.character("k"), .control), (.character("t"), .control), (.tab, _): break
        default:
            guard find?.editor.apply(press) == .edited else { break }
            findTyped()
        }
        return []
    }

    mutating func pasteIntoFind(_ text: String) {
        find?.editor.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        findTyped()
    }

    private mutating func findTyped() {
        guard let typed = find?.editor.text else { return }
        find?.words = SearchTerms(typed)
        searchMessages()
        find?.current = nil
        stepFind(by: -1)
    }

    private mutating func searchMessages() {
        guard let words = find?.words else { return }
        let found = (0...max(0, lastIndex)).filter { index in
            guard let message = message(at: index), message.author != .tool else { return false }
            return words.areAll(in: message.text)
        }
        find?.found = found
    }

    /// Opens the search on a message that was found in the list.
    public mutating func find(_ typed: String, in message: ChatMessage.ID) {
        guard let index = messages.firstIndex(where: { $0.id == message }) else { return }
        let words = SearchTerms(typed)
        find = TranscriptSearch(editor: TextEditorState(typed), words: words)
        // The view is laid out before it can stand anywhere.
        updateLayout()
        searchMessages()
        let counts = lines(of: index).map {
            (line: $0, count: words.count(in: transcript.layout(of: index)?[$0]?.text ?? ""))
        }
        let most = counts.map(\.count).max()
        show(counts.first { $0.count == most }?.line ?? 0, of: index)
    }

    /// The line before or after that holds one of the words; from the last one on to the first.
    private mutating func stepFind(by step: Int) {
        guard let search = find, !search.found.isEmpty else { return }
        if let current = search.current {
            let lines = lines(of: current.message)
            let next = step < 0 ? lines.last { $0 < current.line } : lines.first { $0 > current.line }
            if let next { return show(next, of: current.message) }
        }
        let at = search.current?.message ?? Int.max
        let next =
            step < 0
            ? search.found.last { $0 < at } ?? search.found.last : search.found.first { $0 > at } ?? search.found.first
        guard let next else { return }
        let lines = lines(of: next)
        show((step < 0 ? lines.last : lines.first) ?? 0, of: next)
    }

    /// Lines of a message that show one of the words; its label is none of them.
    private mutating func lines(of index: Int) -> [Int] {
        prepare(index)
        guard let words = find?.words, let layout = transcript.layout(of: index) else { return [] }
        return (0..<layout.contentCount).filter { line in
            !layout.isLabel(line) && !words.places(in: layout[line]?.text ?? "", anywhere: true, limit: 1).isEmpty
        }
    }

    private mutating func show(_ line: Int, of index: Int) {
        find?.current = TranscriptSearch.Place(message: index, line: line)
        guard !transcript.rows.contains(where: { $0 == (index, line) }) else { return }
        hold(at: (index, line))
        keepsPlaceWhileGrowing = true
        transcript.rows = [(index, line)]
        scrollBy(-min(3, transcriptHeight / 4))
    }

    // MARK: Drawing

    /// In the place of the title: what is looked for, and which of how many messages is shown.
    func drawFind(_ search: TranscriptSearch, in area: Rect, on canvas: inout Canvas, focused: Bool) {
        let count = countWords(search)
        let arrows = search.found.isEmpty ? "" : "  ↑  ↓ "
        let width = count.cellWidth + arrows.cellWidth + 1
        let column = max(area.column, area.endColumn - width)
        let isNone = search.found.isEmpty && !search.words.isEmpty
        let end = canvas.write(
            count, column: column, row: area.row, TextStyle(isNone ? .warning : .muted), within: area)
        canvas.write(arrows, column: end, row: area.row, TextStyle(.key), within: area)
        if !arrows.isEmpty {
            for (offset, target) in [(1, CoachTarget.findOlder), (4, .findNewer)] {
                let place = Rect(column: end + offset, row: area.row, width: 3, height: 1)
                canvas.mark(place.intersection(area), as: target)
            }
        }
        let left = area.splitLeft(column - area.column - 2).left.splitLeft(min(2, area.width / 8)).rest
        let start = canvas.write("Find: ", column: left.column, row: left.row, TextStyle(.accent), within: left)
        TextEditorView(search.editor, prompt: "words of this conversation").draw(
            in: left.splitLeft(start - left.column).rest, on: &canvas, focused: focused)
    }

    private func countWords(_ search: TranscriptSearch) -> String {
        guard !search.words.isEmpty else { return "" }
        guard let place = search.current.flatMap({ search.found.firstIndex(of: $0.message) }) else { return "nothing" }
        return "\(place + 1) of \(search.found.count) message\(search.found.count == 1 ? "" : "s")"
    }
}
