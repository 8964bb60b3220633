import CMd4c
import Canvas

/// Builds blocks from md4c's callbacks.
final class MarkdownReader {
    /// A block that is still open.
    private struct Frame {
        var kind: Kind
        var blocks: [MarkdownBlock] = []
        var inlines: [MarkdownInline] = []
        var items: [MarkdownList.Item] = []
        var cells: [[MarkdownInline]] = []
        var header: [[MarkdownInline]] = []
        var rows: [[[MarkdownInline]]] = []
        var alignments: [MarkdownTable.Alignment] = []
    }

    private enum Kind {
        case document, quote
        case list(start: Int?, isTight: Bool)
        case item(isDone: Bool?)
        case heading(Int), paragraph, rule
        case code(String)
        case table, head, body, row, cell
        /// A container too deep to be shown as one: what it holds goes to its parent.
        case passThrough
    }

    private var frames = [Frame(kind: .document)]
    private var traits: [MarkdownInline.Traits] = []
    private var links: [(address: String, text: String)] = []

    static func blocks(of source: String) -> [MarkdownBlock] {
        let reader = MarkdownReader()
        var source = source
        source.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                let user = Unmanaged.passUnretained(reader).toOpaque()
                _ = markdown_parse(
                    text.baseAddress, UInt32(clamping: text.count),
                    { kind, detail, user in MarkdownReader.at(user).enter(kind, detail) },
                    { kind, _, user in MarkdownReader.at(user).leave(kind) },
                    { kind, detail, user in MarkdownReader.at(user).enterSpan(kind, detail) },
                    { kind, _, user in MarkdownReader.at(user).leaveSpan(kind) },
                    { kind, text, size, user in MarkdownReader.at(user).found(kind, text, size) }, user)
            }
        }
        return reader.frames[0].blocks
    }

    private static func at(_ user: UnsafeMutableRawPointer?) -> MarkdownReader {
        guard let user else { preconditionFailure("md4c hands back what it was given") }
        return Unmanaged<MarkdownReader>.fromOpaque(user).takeUnretainedValue()
    }

    // MARK: Blocks

    private func enter(_ kind: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) -> Int32 {
        switch kind {
        case MD_BLOCK_DOC: break
        case MD_BLOCK_QUOTE: openContainer(.quote)
        case MD_BLOCK_UL:
            let tight = detail?.load(as: MD_BLOCK_UL_DETAIL.self).is_tight ?? 1
            openContainer(.list(start: nil, isTight: tight != 0))
        case MD_BLOCK_OL:
            let list = detail?.load(as: MD_BLOCK_OL_DETAIL.self)
            openContainer(.list(start: Int(list?.start ?? 1), isTight: (list?.is_tight ?? 1) != 0))
        case MD_BLOCK_LI:
            let item = detail?.load(as: MD_BLOCK_LI_DETAIL.self)
            let isTask = (item?.is_task ?? 0) != 0
            let mark = UInt8(bitPattern: item?.task_mark ?? 0)
            if case .list = frames[frames.count - 1].kind {
                open(.item(isDone: isTask ? mark != 0x20 : nil))
            } else {
                open(.passThrough)
            }
        case MD_BLOCK_HR: open(.rule)
        case MD_BLOCK_H: open(.heading(Int(detail?.load(as: MD_BLOCK_H_DETAIL.self).level ?? 1)))
        case MD_BLOCK_CODE: open(.code(Self.string(detail?.load(as: MD_BLOCK_CODE_DETAIL.self).lang)))
        case MD_BLOCK_TABLE: open(.table)
        case MD_BLOCK_THEAD: open(.head)
        case MD_BLOCK_TBODY: open(.body)
        case MD_BLOCK_TR: open(.row)
        case MD_BLOCK_TH, MD_BLOCK_TD:
            if kind == MD_BLOCK_TH { align(detail?.load(as: MD_BLOCK_TD_DETAIL.self).align ?? MD_ALIGN_DEFAULT) }
            open(.cell)
        default: open(.paragraph)
        }
        return 0
    }

    private func leave(_ kind: MD_BLOCKTYPE) -> Int32 {
        guard kind != MD_BLOCK_DOC else {
            foldParagraph()
            return 0
        }
        foldParagraph()
        let frame = frames.removeLast()
        switch frame.kind {
        case .document: break
        case .quote: add(.quote(frame.blocks))
        case .list(let start, let isTight): add(.list(MarkdownList(start: start, isTight: isTight, items: frame.items)))
        case .item(let isDone): top { $0.items.append(MarkdownList.Item(isDone: isDone, blocks: frame.blocks)) }
        case .heading(let level): add(.heading(level: level, frame.inlines))
        case .paragraph: add(.paragraph(frame.inlines))
        case .rule: add(.rule)
        case .code(let language):
            var text = frame.inlines.reduce(into: "") { $0 += $1.text }
            if text.utf8.last == 0x0A { text.unicodeScalars.removeLast() }
            add(.code(language: language, text))
        case .table:
            add(.table(MarkdownTable(alignments: frame.alignments, header: frame.header, rows: frame.rows)))
        case .head: top { $0.header = frame.rows.first ?? [] }
        case .body: top { $0.rows = frame.rows }
        case .row: top { $0.rows.append(frame.cells) }
        case .cell: top { $0.cells.append(frame.inlines) }
        case .passThrough: for block in frame.blocks { add(block) }
        }
        return 0
    }

    private func open(_ kind: Kind) {
        foldParagraph()
        frames.append(Frame(kind: kind))
    }

    private func openContainer(_ kind: Kind) {
        open(frames.count > MarkdownDocument.deepestNesting ? .passThrough : kind)
    }

    private func align(_ align: MD_ALIGN) {
        let alignment: MarkdownTable.Alignment =
            switch align {
            case MD_ALIGN_LEFT: .left
            case MD_ALIGN_CENTER: .center
            case MD_ALIGN_RIGHT: .right
            default: .natural
            }
        guard let table = frames.lastIndex(where: { if case .table = $0.kind { true } else { false } }) else { return }
        frames[table].alignments.append(alignment)
    }

    /// In a tight list md4c reports the text of an item without a paragraph round it.
    private func foldParagraph() {
        let last = frames.count - 1
        switch frames[last].kind {
        case .document, .quote, .item, .passThrough:
            guard !frames[last].inlines.isEmpty else { return }
            frames[last].blocks.append(.paragraph(frames[last].inlines))
            frames[last].inlines = []
        default: break
        }
    }

    private func add(_ block: MarkdownBlock) { top { $0.blocks.append(block) } }
    private func top(_ change: (inout Frame) -> Void) { change(&frames[frames.count - 1]) }

    // MARK: Spans and text

    private func enterSpan(_ kind: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) -> Int32 {
        switch kind {
        case MD_SPAN_EM: traits.append(.emphasis)
        case MD_SPAN_STRONG: traits.append(.strong)
        case MD_SPAN_CODE: traits.append(.code)
        case MD_SPAN_DEL: traits.append(.strikethrough)
        case MD_SPAN_A:
            traits.append(.link)
            links.append((Self.string(detail?.load(as: MD_SPAN_A_DETAIL.self).href), ""))
        case MD_SPAN_IMG:
            traits.append(.link)
            links.append((Self.string(detail?.load(as: MD_SPAN_IMG_DETAIL.self).src), ""))
        default: traits.append([])
        }
        return 0
    }

    private func leaveSpan(_ kind: MD_SPANTYPE) -> Int32 {
        if !traits.isEmpty { traits.removeLast() }
        if kind == MD_SPAN_A || kind == MD_SPAN_IMG, let link = links.popLast() {
            let same =
                link.address == link.text || link.address == "mailto:" + link.text
                || link.address == "http://" + link.text
            if !same, !link.address.isEmpty {
                append(
                    link.text.isEmpty ? "(\(link.address))" : " (\(link.address))", .link, WebAddress(link.address))
            }
        }
        return 0
    }

    private func found(_ kind: MD_TEXTTYPE, _ text: UnsafePointer<CChar>?, _ size: UInt32) -> Int32 {
        switch kind {
        case MD_TEXT_NULLCHAR: append("\u{FFFD}")
        case MD_TEXT_BR: append("\n")
        case MD_TEXT_SOFTBR: append(" ")
        case MD_TEXT_ENTITY: append(HTMLEntity.text(of: Self.string(text, size)))
        default: append(Self.string(text, size))
        }
        return 0
    }

    private func append(_ text: String, _ more: MarkdownInline.Traits = [], _ address: WebAddress? = nil) {
        let address = address ?? links.last.flatMap { WebAddress($0.address) }
        var all = more
        for trait in traits.suffix(MarkdownDocument.deepestNesting) { all.formUnion(trait) }
        for index in links.indices.suffix(2) { links[index].text += text }
        top { frame in
            if let last = frame.inlines.indices.last, frame.inlines[last].traits == all,
                frame.inlines[last].address == address
            {
                frame.inlines[last].text += text
            } else {
                frame.inlines.append(MarkdownInline(text, all, address: address))
            }
        }
    }

    private static func string(_ attribute: MD_ATTRIBUTE?) -> String {
        guard let attribute else { return "" }
        return string(attribute.text, attribute.size)
    }

    private static func string(_ text: UnsafePointer<CChar>?, _ size: UInt32) -> String {
        guard let text, size > 0 else { return "" }
        return text.withMemoryRebound(to: UInt8.self, capacity: Int(size)) { bytes in
            String(decoding: UnsafeBufferPointer(start: bytes, count: Int(size)), as: UTF8.self)
        }
    }
}
