import Canvas
import Widgets

/// Plain text that grows at its end, wrapped as it grows: a piece costs the same however much came before.
struct GrowingText: Sendable {
    private let width: Int
    private let style: TextStyle
    /// Rows that will not change, in chunks, so that a copy of the value costs little when the next row closes.
    private var chunks: [[StyledLine]] = []
    private var closedCount = 0
    /// The text that may still wrap in another way: the last row and all after it.
    private var open = ""
    private var tail: [StyledLine] = []
    private static let linesPerChunk = 64

    init(_ text: String, style: TextStyle, width: Int) {
        self.width = width
        self.style = style
        append(text)
    }

    var lineCount: Int { closedCount + tail.count }

    subscript(index: Int) -> StyledLine {
        guard index < closedCount else { return tail[index - closedCount] }
        return chunks[index / Self.linesPerChunk][index % Self.linesPerChunk]
    }

    mutating func append(_ piece: String) {
        guard !piece.isEmpty else { return }
        open += piece
        tail = open.isEmpty ? [] : PlainText.lines(open, style, width: width)
        guard tail.count > 1 else { return }
        closeRows()
    }

    /// All rows but the last are final, once it is known where the last one begins in the text.
    private mutating func closeRows() {
        let rest: Substring
        if let end = open.utf8.lastIndex(of: 0x0A) {
            // A line end is final, whatever the line after it becomes.
            let after = open[open.utf8.index(after: end)...]
            let rows = after.isEmpty ? 1 : PlainText.lines(String(after), style, width: width).count
            guard tail.count > rows else { return }
            rest = after
            close(tail.count - rows)
        } else {
            let last = tail[tail.count - 1].text
            guard !last.isEmpty, let start = Self.start(of: last, in: open) else { return }
            rest = open[start...]
            close(tail.count - 1)
        }
        open = String(rest)
    }

    private mutating func close(_ count: Int) {
        for line in tail[..<count] {
            if closedCount % Self.linesPerChunk == 0 { chunks.append([]) }
            chunks[chunks.count - 1].append(line)
            closedCount += 1
        }
        tail.removeFirst(count)
    }

    /// Where the last row begins; the blanks behind it are not part of the row.
    private static func start(of row: String, in text: String) -> String.Index? {
        var end = text.endIndex
        while end > text.startIndex, [" ", "\t"].contains(text[text.index(before: end)]) {
            end = text.index(before: end)
        }
        guard text[..<end].hasSuffix(row) else { return nil }
        return text.index(end, offsetBy: -row.count, limitedBy: text.startIndex)
    }
}
