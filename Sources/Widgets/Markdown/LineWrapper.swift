import Canvas

/// Breaks styled text into lines of a width, between words where it can, inside a word longer than a line.
/// Between two wide characters (Chinese, Japanese, Korean, emoji) there is always a place to break.
struct LineWrapper {
    private let width: Int
    private(set) var lines: [StyledLine] = []
    private var line: [StyledRun] = []
    private var column = 0
    private var word: [StyledRun] = []
    private var wordWidth = 0
    /// The blank before the word, drawn only if the word stays on the line.
    private var space: TextStyle?

    init(width: Int) { self.width = max(1, width) }

    /// Lays out `runs`; a line end in a run is a hard break.
    static func wrap(_ runs: [StyledRun], width: Int) -> [StyledLine] {
        var wrapper = LineWrapper(width: width)
        for run in runs { wrapper.add(run.text, run.style) }
        return wrapper.finish()
    }

    mutating func add(_ text: String, _ style: TextStyle) {
        let bytes = text.utf8
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == 0x20 || byte == 0x0A || byte == 0x09 {
                addPiece(text[start..<index], style)
                endWord()
                if byte == 0x0A { breakLine() } else { space = style }
                start = bytes.index(after: index)
            }
            index = bytes.index(after: index)
        }
        addPiece(text[start...], style)
    }

    mutating func finish() -> [StyledLine] {
        endWord()
        if !line.isEmpty || lines.isEmpty { breakLine() }
        return lines
    }

    private mutating func addPiece(_ piece: Substring, _ style: TextStyle) {
        guard !piece.isEmpty else { return }
        let cells = piece.cellWidth
        if piece.utf8.count == cells {
            append(to: &word, piece, style)
            wordWidth += cells
            return
        }
        for character in piece {
            let text = Substring(String(character))
            let cells = text.cellWidth
            if cells == 2 { endWord() }
            append(to: &word, text, style)
            wordWidth += cells
            if cells == 2 { endWord() }
        }
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        let gap = space != nil && column > 0 ? 1 : 0
        if column + gap + wordWidth <= width {
            if gap == 1, let space { append(to: &line, " ", space) }
            for run in word { append(to: &line, Substring(run.text), run.style) }
            column += gap + wordWidth
        } else if wordWidth <= width {
            breakLine()
            line = word
            column = wordWidth
        } else {
            if column + gap + 8 < width {
                if gap == 1, let space { append(to: &line, " ", space) }
                column += gap
            } else if column > 0 {
                breakLine()
            }
            breakWord()
        }
        word.removeAll(keepingCapacity: true)
        wordWidth = 0
        space = nil
    }

    /// Cuts a word longer than a line, such as an address.
    private mutating func breakWord() {
        for run in word {
            for character in run.text {
                let text = Substring(String(character))
                let cells = text.cellWidth
                if column + cells > width, column > 0 { breakLine() }
                append(to: &line, text, run.style)
                column += cells
            }
        }
    }

    private mutating func breakLine() {
        lines.append(StyledLine(line))
        line.removeAll(keepingCapacity: true)
        column = 0
        space = nil
    }

    private func append(to runs: inout [StyledRun], _ text: Substring, _ style: TextStyle) {
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(StyledRun(String(text), style))
        }
    }
}
