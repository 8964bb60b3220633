import Canvas

/// Breaks styled text into lines of a width, between words where it can, inside a word longer than a line.
/// Between two wide characters (Chinese, Japanese, Korean, emoji) there is always a place to break, but for punctuation:
/// what closes never begins a line, what opens never ends one.
struct LineWrapper {
    private let width: Int
    private(set) var lines: [StyledLine] = []
    private var line: [StyledRun] = []
    private var column = 0
    private var word: [StyledRun] = []
    private var wordWidth = 0
    /// Where the word ends with a wide character: whether a line may end there. `nil` after a narrow one.
    private var mayEndAfterWide: Bool?
    /// The blank before the word, drawn only if the word stays on the line.
    private var space: StyledRun?

    init(width: Int) { self.width = max(1, width) }

    /// Lays out `runs`; a line end in a run is a hard break.
    static func wrap(_ runs: [StyledRun], width: Int) -> [StyledLine] {
        var wrapper = LineWrapper(width: width)
        for run in runs { wrapper.add(run) }
        return directed(wrapper.finish(), runs)
    }

    mutating func add(_ run: StyledRun) {
        let text = run.text
        let bytes = text.utf8
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == 0x20 || byte == 0x0A || byte == 0x09 {
                addPiece(text[start..<index], of: run)
                endWord()
                if byte == 0x0A {
                    breakLine()
                } else {
                    space = StyledRun(" ", run.style, address: run.address)
                }
                start = bytes.index(after: index)
            }
            index = bytes.index(after: index)
        }
        addPiece(text[start...], of: run)
    }

    mutating func finish() -> [StyledLine] {
        endWord()
        if !line.isEmpty || lines.isEmpty { breakLine() }
        return lines
    }

    /// The lines of a paragraph are read as the paragraph is, whatever each of them begins with.
    private static func directed(_ lines: [StyledLine], _ runs: [StyledRun]) -> [StyledLine] {
        guard runs.contains(where: { VisualOrder.mayBeNeeded(by: $0.text) }) else { return lines }
        let text = runs.reduce(into: "") { $0 += $1.text }
        guard let order = VisualOrder(of: text) else { return lines }
        return lines.map { line in
            var line = line
            line.base = order.startsAtRight ? .rightToLeft : .leftToRight
            return line
        }
    }

    private mutating func addPiece(_ piece: Substring, of run: StyledRun) {
        guard let first = piece.first else { return }
        let cells = piece.cellWidth
        if piece.utf8.count == cells {
            endWordBefore(first, isWide: false)
            append(to: &word, piece, like: run)
            wordWidth += cells
            mayEndAfterWide = nil
            return
        }
        for character in piece {
            let text = Substring(String(character))
            let cells = text.cellWidth
            endWordBefore(character, isWide: cells == 2)
            append(to: &word, text, like: run)
            wordWidth += cells
            mayEndAfterWide = cells == 2 ? !Self.opening.contains(character) : nil
        }
    }

    /// Ends the word where a line may end between its last character and the next one.
    private mutating func endWordBefore(_ next: Character, isWide: Bool) {
        guard isWide || mayEndAfterWide != nil, mayEndAfterWide ?? true, !Self.closing.contains(next) else { return }
        endWord()
    }

    private static let closing = Set(
        "、。，．：；！？）］｝〕〉》」』】〙〗〟’”｠»ゝゞ々ー…‥・.,:;!?)]}%％‰℃")
    private static let opening = Set("（［｛〔〈《「『【〘〖〝｟")

    private mutating func endWord() {
        mayEndAfterWide = nil
        guard !word.isEmpty else { return }
        let gap = space != nil && column > 0 ? 1 : 0
        if column + gap + wordWidth <= width {
            if gap == 1, let space { append(to: &line, " ", like: space) }
            for run in word { append(to: &line, Substring(run.text), like: run) }
            column += gap + wordWidth
        } else if wordWidth <= width {
            breakLine()
            line = word
            column = wordWidth
        } else {
            if column + gap + 8 < width {
                if gap == 1, let space { append(to: &line, " ", like: space) }
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
                append(to: &line, text, like: run)
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

    private func append(to runs: inout [StyledRun], _ text: Substring, like run: StyledRun) {
        if let last = runs.indices.last, runs[last].style == run.style, runs[last].address == run.address {
            runs[last].text += text
        } else {
            runs.append(StyledRun(String(text), run.style, address: run.address))
        }
    }
}
