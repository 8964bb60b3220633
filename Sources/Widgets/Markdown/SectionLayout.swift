import Canvas

/// Lays sections out one after the other, with the empty lines between them.
struct SectionLayout: Equatable {
    private enum Above: Equatable { case nothing, titled, item, code, other }

    let layout: MarkdownLayout
    private var above = Above.nothing
    private var highlighter = CodeHighlighter(language: "")

    init(_ layout: MarkdownLayout) { self.layout = layout }

    mutating func lines(of sections: [MarkdownSection]) -> [StyledLine] {
        var lines: [StyledLine] = []
        for section in sections { lines += self.lines(of: section) }
        return lines
    }

    private mutating func lines(of section: MarkdownSection) -> [StyledLine] {
        switch section {
        case .codeLine(let line):
            return layout.codeLines(line, &highlighter)
        case .codeLabel(let language):
            highlighter = CodeHighlighter(language: language)
            return parted([layout.codeLabel(language)], .code)
        case .item(let source, let ordinal, let isLoose):
            let blocks = MarkdownDocument(source).blocks
            guard case .list(let list)? = blocks.first, blocks.count == 1, list.items.count == 1 else {
                return parted(layout.lines(of: blocks), .other)
            }
            return parted(layout.item(list.items[0], ordinal: ordinal), .item, isTight: above == .item && !isLoose)
        case .blocks(let source):
            let blocks = MarkdownDocument(source).blocks
            guard let last = blocks.last else { return [] }
            let isHeading = if case .heading(let level, _) = last { level > 1 } else { false }
            return parted(layout.lines(of: blocks), isHeading ? .titled : .other)
        }
    }

    private mutating func parted(_ lines: [StyledLine], _ kind: Above, isTight: Bool = false) -> [StyledLine] {
        let needsGap = above != .nothing && above != .titled && !isTight
        above = kind
        return needsGap ? [.empty] + lines : lines
    }
}
