import Canvas

/// Lays blocks out as lines of a width.
public struct MarkdownLayout: Equatable, Sendable {
    /// Cells of a line, at least one.
    public var width: Int
    /// The ground that the text stands on.
    public var ground: GroundRole

    public init(width: Int, ground: GroundRole = .base) {
        self.width = max(1, width)
        self.ground = ground
    }

    /// The lines of a document, blocks parted by one empty line, a heading standing close to what it heads.
    public func lines(of blocks: [MarkdownBlock]) -> [StyledLine] {
        var lines: [StyledLine] = []
        for (index, block) in blocks.enumerated() {
            if index > 0, Self.needsGap(between: blocks[index - 1], and: block) { lines.append(.empty) }
            lines += self.lines(of: block)
        }
        return lines
    }

    static func needsGap(between above: MarkdownBlock, and below: MarkdownBlock) -> Bool {
        if case .heading(let level, _) = above, level > 1 { return false }
        return true
    }

    func lines(of block: MarkdownBlock) -> [StyledLine] {
        switch block {
        case .heading(let level, let inlines): heading(level, inlines)
        case .paragraph(let inlines): LineWrapper.wrap(runs(inlines), width: width)
        case .list(let list): self.list(list)
        case .quote(let blocks): quote(blocks)
        case .code(let language, let text): code(language, text)
        case .table(let table): TableLayout(table, in: self).lines()
        case .rule: [StyledLine([StyledRun(String(repeating: "─", count: width), style(.tableBorder))])]
        }
    }

    // MARK: Blocks

    private func heading(_ level: Int, _ inlines: [MarkdownInline]) -> [StyledLine] {
        let attributes: TextAttributes = level == 1 ? [.bold, .underline] : level < 4 ? .bold : .italic
        let base = TextStyle(.heading, on: ground, attributes)
        return LineWrapper.wrap(runs(inlines, base), width: width)
    }

    private func list(_ list: MarkdownList) -> [StyledLine] {
        var lines: [StyledLine] = []
        for (index, item) in list.items.enumerated() {
            if index > 0, !list.isTight { lines.append(.empty) }
            lines += self.item(item, ordinal: list.start.map { $0 + index })
        }
        return lines
    }

    /// One item behind its marker, the rest of it hanging under its first word.
    func item(_ item: MarkdownList.Item, ordinal: Int?) -> [StyledLine] {
        var marker = ordinal.map { "\($0). " } ?? "• "
        if let isDone = item.isDone { marker = isDone ? "☑ " : "☐ " }
        let inner = narrowed(by: marker.cellWidth)
        var content: [StyledLine] = []
        for (index, block) in item.blocks.enumerated() {
            if index > 0, case .paragraph = block { content.append(.empty) }
            content += inner.lines(of: block)
        }
        if content.isEmpty { content = [.empty] }
        let hanging = StyledRun(String(repeating: " ", count: marker.cellWidth), style(.text))
        return content.enumerated().map { index, line in
            if index > 0, line == .empty { return line }
            return line.indented(by: index == 0 ? StyledRun(marker, style(.listMarker)) : hanging)
        }
    }

    private func quote(_ blocks: [MarkdownBlock]) -> [StyledLine] {
        let bar = StyledRun("▏ ", style(.quote))
        return narrowed(by: 2).lines(of: blocks).map { line in
            var line = line
            for index in line.runs.indices where line.runs[index].style.role == .text {
                line.runs[index].style.role = .quote
            }
            return line.indented(by: bar)
        }
    }

    private func code(_ language: String, _ text: String) -> [StyledLine] {
        var highlighter = CodeHighlighter(language: language)
        var lines = [codeLabel(language)]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += codeLines(line, &highlighter)
        }
        return lines
    }

    /// The first line of a code block: its language, faint.
    func codeLabel(_ language: String) -> StyledLine {
        let label = language.isEmpty ? "" : " \(language.prefix(20))"
        return StyledLine([StyledRun(label, TextStyle(.faint, on: .code))], band: .init(.code))
    }

    /// One line of code, continued behind a `↪` where it is longer than the width.
    func codeLines(_ line: Substring, _ highlighter: inout CodeHighlighter) -> [StyledLine] {
        let text =
            line.utf8.contains(0x09)
            ? Substring(line.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")) : line
        let runs = highlighter.runs(of: text)
        let room = max(1, width - 2)
        var lines: [[StyledRun]] = [[StyledRun(" ", TextStyle(.code, on: .code))]]
        var column = 0
        for run in runs {
            if column + run.text.cellWidth <= room {
                column += run.text.cellWidth
                lines[lines.count - 1].append(run)
                continue
            }
            var piece = ""
            for character in run.text {
                let cells = Substring(String(character)).cellWidth
                if column + cells > room, column > 0 {
                    lines[lines.count - 1].append(StyledRun(piece, run.style))
                    lines.append([StyledRun("↪", TextStyle(.faint, on: .code))])
                    piece = ""
                    column = 0
                }
                piece.append(character)
                column += cells
            }
            lines[lines.count - 1].append(StyledRun(piece, run.style))
        }
        return lines.map { StyledLine($0, band: .init(.code)) }
    }

    // MARK: Text

    /// Inline text in its styles.
    func runs(_ inlines: [MarkdownInline], _ base: TextStyle? = nil) -> [StyledRun] {
        let base = base ?? style(.text)
        return inlines.map { StyledRun($0.text, look($0.traits, base), address: $0.address) }
    }

    private func look(_ traits: MarkdownInline.Traits, _ base: TextStyle) -> TextStyle {
        var style = base
        if traits.contains(.emphasis) { style = style.with(.italic) }
        if traits.contains(.strong) { style = style.with(.bold) }
        if traits.contains(.strikethrough) { style = style.with(.strikethrough) }
        if traits.contains(.emphasis), base.role == .text { style.role = .emphasis }
        if traits.contains(.strong), base.role == .text { style.role = .strong }
        if traits.contains(.code) { style.role = .code }
        if traits.contains(.link) {
            style.role = .link
            style = style.with(.underline)
        }
        return style
    }

    func style(_ role: StyleRole) -> TextStyle { TextStyle(role, on: ground) }

    private func narrowed(by cells: Int) -> MarkdownLayout {
        MarkdownLayout(width: width - cells, ground: ground)
    }
}
