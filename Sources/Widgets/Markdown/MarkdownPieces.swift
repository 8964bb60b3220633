/// Where the pieces of a laid-out text stand: paragraphs, headings, tables and quotes, whole lists, whole blocks of code.
struct MarkdownPieces: Equatable, Sendable {
    private enum Group: Equatable { case code, list, other }

    /// The lines of each, from the top, without the empty ones between them.
    private(set) var lines: [Range<Int>] = []
    private var last: Group?

    /// - Parameters:
    ///   - first: the number of the first line that the section was laid out in.
    ///   - laidOut: those lines.
    mutating func add(_ section: MarkdownSection, at first: Int, _ laidOut: [StyledLine]) {
        guard !laidOut.isEmpty else { return }
        let end = first + laidOut.count
        let (group, continues) = Self.group(of: section)
        if group == last, continues, let open = lines.last {
            lines[lines.count - 1] = open.lowerBound..<end
        } else {
            let gap = laidOut.count > 1 && laidOut[0] == .empty ? 1 : 0
            lines.append(first + gap..<end)
        }
        last = group
    }

    /// - Returns: what it is, and whether it goes with the one before where that is the same.
    private static func group(of section: MarkdownSection) -> (Group, continues: Bool) {
        switch section {
        case .codeLine: (.code, true)
        case .codeLabel: (.code, false)
        case .item: (.list, true)
        case .blocks: (.other, false)
        }
    }

    /// The source of each piece of a text that is whole, in the order of `lines`: of code the code alone.
    static func sources(of text: String) -> [MarkdownPiece] {
        var scanner = BlockScanner()
        var sections: [MarkdownSection] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            sections += scanner.feed(line.utf8.last == 0x0D ? line.dropLast() : line)
        }
        sections += scanner.finish()
        var pieces: [MarkdownPiece] = []
        var last: Group?
        for section in sections {
            let (group, continues) = group(of: section)
            let source = source(of: section)
            if group == last, continues, !pieces.isEmpty {
                let isFirstOfCode = group == .code && pieces[pieces.count - 1].source.isEmpty
                pieces[pieces.count - 1].source += isFirstOfCode ? source : "\n" + source
            } else {
                let blocks = group == .other ? MarkdownDocument(source).blocks : []
                if group == .other, blocks.isEmpty { continue }
                pieces.append(MarkdownPiece(kind: kind(of: group, blocks), source: source))
            }
            last = group
        }
        return pieces
    }

    private static func source(of section: MarkdownSection) -> String {
        switch section {
        case .codeLine(let line): String(line)
        case .codeLabel: ""
        case .item(let source, _, _), .blocks(let source): source.trimmedLineEnds
        }
    }

    private static func kind(of group: Group, _ blocks: [MarkdownBlock]) -> MarkdownPiece.Kind {
        switch (group, blocks.last) {
        case (.code, _): .code
        case (.list, _): .list
        case (.other, .table): .table
        case (.other, .heading): .heading
        case (.other, .quote): .quote
        case (.other, .code): .code
        case (.other, .list): .list
        default: .paragraph
        }
    }
}

/// A piece of a Markdown text that can be taken by itself.
public struct MarkdownPiece: Equatable, Sendable {
    /// The kind of a block.
    public enum Kind: Equatable, Sendable { case paragraph, heading, list, table, code, quote }

    public var kind: Kind
    /// As it was written; of code without its fences.
    public var source: String
}

extension StreamingMarkdown {
    /// The lines of each closed piece, from the top.
    public var pieceLines: [Range<Int>] { pieces.lines }

    /// The pieces of a text that is whole, in the order of `pieceLines` once it has finished.
    public static func pieces(of text: String) -> [MarkdownPiece] { MarkdownPieces.sources(of: text) }
}

extension String {
    fileprivate var trimmedLineEnds: String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
