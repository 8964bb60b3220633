import Widgets

/// Writes Markdown as a manual page with the macros of man(7), which groff and mandoc both format.
///
/// Headings of level 1 are sections, those below subsections; a table is a list of terms with their definitions.
struct Roff {
    private var text = ""

    /// - Parameter title: the arguments of the page's title line.
    init(title: [String]) {
        text = ".TH " + title.map { "\"\(Self.escaped($0, isCode: false))\"" }.joined(separator: " ") + "\n"
        // Names of options, keys and files stay whole.
        line(".nh\n.ad l")
    }

    /// The page so far.
    var page: String { text }

    /// The section NAME in the form that `apropos` and `whatis` read.
    mutating func append(name: String, summary: String) {
        line(".SH NAME\n\(Self.escaped(name, isCode: true)) \\- \(Self.escaped(summary, isCode: false))")
    }

    mutating func append(_ blocks: [MarkdownBlock]) {
        var isFirst = true
        for block in blocks {
            append(block, isFirst: isFirst)
            if case .heading = block { isFirst = true } else { isFirst = false }
        }
    }

    /// - Parameter isFirst: right below a heading, where no space is needed before a paragraph.
    private mutating func append(_ block: MarkdownBlock, isFirst: Bool) {
        switch block {
        case .heading(let level, let inlines):
            line((level == 1 ? ".SH \"" : ".SS \"") + Self.heading(inlines) + "\"")
        case .paragraph(let inlines):
            if !isFirst { line(".PP") }
            fill(inlines)
        case .code(_, let code):
            if !isFirst { line(".PP") }
            line(".RS 4\n.nf")
            for row in code.split(separator: "\n", omittingEmptySubsequences: false) {
                line(Self.guarded(Self.escaped(row, isCode: true)))
            }
            line(".fi\n.RE")
        case .table(let table): table.rows.forEach { append(row: $0) }
        case .list(let list): list.items.forEach { append(item: $0) }
        case .quote(let blocks):
            line(".RS 4")
            append(blocks)
            line(".RE")
        case .rule: break  // sections part a manual page
        }
    }

    private mutating func append(row: [[MarkdownInline]]) {
        line(".TP")
        fill(row.first ?? [], wraps: false)
        for cell in row.dropFirst() { fill(cell) }
    }

    private mutating func append(item: MarkdownList.Item) {
        line(#".IP \(bu 2"#)
        for (index, block) in item.blocks.enumerated() {
            if index == 0, case .paragraph(let inlines) = block {
                fill(inlines)
            } else {
                line(".RS 2")
                append([block])
                line(".RE")
            }
        }
    }

    /// Filled text, its source in short lines.
    private mutating func fill(_ inlines: [MarkdownInline], wraps: Bool = true) {
        let whole = inlines.map(Self.inline).joined().replacing("\n", with: " ")
        var row = ""
        for word in whole.split(separator: " ") {
            if wraps, row.utf8.count + word.utf8.count > 76 {
                line(Self.guarded(row))
                row = ""
            }
            row += row.isEmpty ? "" : " "
            row += word
        }
        if !row.isEmpty { line(Self.guarded(row)) }
    }

    private mutating func line(_ line: String) { text += line + "\n" }

    private static func heading(_ inlines: [MarkdownInline]) -> String {
        escaped(inlines.map(\.text).joined(), isCode: true).replacing("\"", with: #"\(dq"#)
    }

    private static func inline(_ inline: MarkdownInline) -> String {
        let isCode = inline.traits.contains(.code)
        let text = escaped(inline.text, isCode: isCode)
        if isCode || inline.traits.contains(.strong) { return #"\fB"# + text + #"\fR"# }
        return inline.traits.contains(.emphasis) ? #"\fI"# + text + #"\fR"# : text
    }

    /// Guards a line that roff would take for a request.
    private static func guarded(_ line: String) -> String {
        line.hasPrefix(".") || line.hasPrefix("'") ? #"\&"# + line : line
    }

    /// - Parameter isCode: a hyphen is one that can be searched for and copied.
    private static func escaped(_ text: some StringProtocol, isCode: Bool) -> String {
        text.reduce(into: "") { text, character in
            switch character {
            case "\\": text += #"\e"#
            case "-" where isCode: text += #"\-"#
            case "'": text += #"\(aq"#
            case "`": text += #"\(ga"#
            case "^": text += #"\(ha"#
            case "~": text += #"\(ti"#
            default: text.append(character)
            }
        }
    }
}
