import Canvas

/// A Markdown text that grows at its end, laid out as it grows.
///
/// Closed blocks are parsed and laid out once and kept; only the block that is still open is laid out again. When that
/// block is long, it waits until it has grown by a 64th of its length. So the work for each piece has a bound that does
/// not depend on how much came before, and the whole is the same however the text was cut into pieces.
public struct StreamingMarkdown: Equatable, Sendable {
    /// Lines longer than this (in scalars) are cut, and say how much is missing.
    public static let longestLine = 20_000
    private static let linesPerChunk = 64

    /// Width in cells that lines are wrapped to.
    public var width: Int { sections.layout.width }

    private var scanner = BlockScanner()
    private var sections: SectionLayout
    /// Closed lines in chunks, so that a copy of the value costs little when the next line closes.
    private var chunks: [[StyledLine]] = []
    private var closedCount = 0
    private(set) var pieces = MarkdownPieces()
    /// The last line while it has no end.
    private var partial = ""
    private var partialScalars = 0
    /// Lines of the open block.
    private var tail: [StyledLine] = []
    private var bytesNotShown = 0
    private var isFinished = false

    public init(width: Int, ground: GroundRole = .base) {
        sections = SectionLayout(MarkdownLayout(width: width, ground: ground))
    }

    /// A text that has already ended.
    public init(_ text: String, width: Int, ground: GroundRole = .base) {
        self.init(width: width, ground: ground)
        feed(text)
        finish()
    }

    /// Lines laid out so far.
    public var lineCount: Int { closedCount + tail.count }

    /// How many lines will never change.
    public var closedLineCount: Int { closedCount }

    /// A line by its number, from the top.
    public subscript(index: Int) -> StyledLine {
        guard index < closedCount else { return tail[index - closedCount] }
        return chunks[index / Self.linesPerChunk][index % Self.linesPerChunk]
    }

    public var lines: [StyledLine] { (0..<lineCount).map { self[$0] } }

    /// Adds the next piece, cut anywhere.
    public mutating func append(_ piece: String) {
        guard !isFinished else { return }
        let before = closedCount
        feed(piece)
        bytesNotShown += piece.utf8.count
        let openBytes = scanner.source.utf8.count + partial.utf8.count
        if closedCount != before || openBytes < 2_048 || bytesNotShown * 64 >= openBytes { layOutTail() }
    }

    /// Shows what has arrived to the last character, when the stream pauses.
    public mutating func flush() {
        if bytesNotShown > 0, !isFinished { layOutTail() }
    }

    /// Ends the text: what is open is closed as it is.
    public mutating func finish() {
        guard !isFinished else { return }
        if !partial.isEmpty { endLine() }
        close(scanner.finish())
        tail = []
        isFinished = true
    }

    // MARK: Growing

    private mutating func feed(_ piece: String) {
        var rest = Substring(piece)
        rest.makeContiguousUTF8()
        while let end = rest.utf8.firstIndex(where: { $0 == 0x0A }) {
            grow(rest[..<end])
            endLine()
            rest = rest[rest.utf8.index(after: end)...]
        }
        grow(rest)
    }

    private mutating func grow(_ text: Substring) {
        guard !text.isEmpty else { return }
        let count = text.unicodeScalars.count
        let room = Self.longestLine - partialScalars
        partialScalars += count
        if room >= count {
            partial += text
        } else if room > 0 {
            partial.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(room))
        }
    }

    private mutating func endLine() {
        if partial.utf8.last == 0x0D { partial.unicodeScalars.removeLast() }
        if partialScalars > Self.longestLine { partial += " … (\(partialScalars - Self.longestLine) more)" }
        close(scanner.feed(partial[...]))
        partial = ""
        partialScalars = 0
    }

    private mutating func close(_ closed: [MarkdownSection]) {
        guard !closed.isEmpty else { return }
        for section in closed {
            let lines = sections.lines(of: [section])
            pieces.add(section, at: closedCount, lines)
            for line in lines {
                if closedCount % Self.linesPerChunk == 0 { chunks.append([]) }
                chunks[chunks.count - 1].append(line)
                closedCount += 1
            }
        }
    }

    /// Lays out what is open as if the text ended here.
    private mutating func layOutTail() {
        bytesNotShown = 0
        var scanner = scanner
        var sections = sections
        var open: [MarkdownSection] = []
        if !partial.isEmpty, !scanner.isInTable, !UnfinishedLine.isUndecided(partial[...]) {
            if scanner.isInFence {
                open += scanner.feed(partial[...])
            } else if !partial.utf8.starts(with: "|".utf8) {
                open += scanner.feed(UnfinishedLine.closed(partial[...]))
            }
        }
        if !scanner.mayBecomeTable { open += scanner.finish() }
        // What is still being written leads nowhere yet: half an address is another one.
        tail = sections.lines(of: open).map(\.withoutAddresses)
    }
}
