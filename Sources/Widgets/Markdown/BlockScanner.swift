/// A part of a Markdown text that nothing after it can change.
enum MarkdownSection: Equatable {
    case blocks(String)
    /// One item of a list. `isLoose` when an empty line stands before it.
    case item(String, ordinal: Int?, isLoose: Bool)
    case codeLabel(language: String)
    case codeLine(Substring)
}

/// Finds, line by line, where blocks end, so that a growing text is parsed block by block and never twice.
///
/// It decides only that. What a block says is md4c's business. Items of a list are sections of their own, the lines of
/// a fenced block too: a long list or a long listing costs no more a line at its end than at its start.
struct BlockScanner: Equatable {
    private enum Open: Equatable {
        case none
        case paragraph(lines: Int)
        case item(ordinal: Int?, mark: UInt8, content: Int, isLoose: Bool)
        case quote
        case table(head: String, rows: Int)
        case fence(mark: UInt8, length: Int, indent: Int)
    }

    private static let longestSource = 65_536
    private static let longestTable = 200

    private var open = Open.none
    /// The source of the open block; empty inside a fence.
    private(set) var source = ""
    /// In a list, empty lines were seen after the item.
    private var sawBlank = false
    private var closed: [MarkdownSection] = []

    var isInFence: Bool { if case .fence = open { true } else { false } }
    var isInTable: Bool { if case .table = open { true } else { false } }
    /// One line that may turn out to be the head of a table.
    var mayBecomeTable: Bool { open == .paragraph(lines: 1) && Self.startsWithPipe(source[...]) }

    /// Takes a complete line, without its line end. Returns what is settled by it.
    mutating func feed(_ line: Substring) -> [MarkdownSection] {
        defer { closed.removeAll() }
        if case .fence(let mark, let length, let indent) = open {
            feedCode(line, mark, length, indent)
        } else {
            feedText(line, MarkdownLine(line))
            if source.utf8.count > Self.longestSource { close() }
        }
        return closed
    }

    /// Ends the text.
    mutating func finish() -> [MarkdownSection] {
        defer { closed.removeAll() }
        close()
        return closed
    }

    // MARK: Lines

    private mutating func feedCode(_ line: Substring, _ mark: UInt8, _ length: Int, _ indent: Int) {
        let parsed = MarkdownLine(line)
        if case .fence(mark, let closing, "") = parsed.kind, closing >= length, parsed.indent < 4 {
            open = .none
            return
        }
        let margin = line.prefix(indent).prefix { $0 == " " }.count
        closed.append(.codeLine(Substring(String(line.dropFirst(margin)))))
    }

    private mutating func feedText(_ line: Substring, _ parsed: MarkdownLine) {
        switch open {
        case .none, .fence: begin(line, parsed)
        case .paragraph(let lines): continueParagraph(line, parsed, lines)
        case .item(_, _, let content, _):
            if parsed.kind == .blank {
                sawBlank = true
                append("")
            } else if parsed.indent >= content {
                sawBlank = false
                append(line)
            } else if interrupts(parsed) || sawBlank {
                begin(line, parsed)
            } else {
                append(line)
            }
        case .quote:
            if parsed.kind == .blank {
                close()
            } else if parsed.kind == .quote || !interrupts(parsed) {
                append(line)
            } else {
                begin(line, parsed)
            }
        case .table(let head, let rows):
            if parsed.kind == .blank {
                close()
            } else if interrupts(parsed) || parsed.kind == .quote {
                begin(line, parsed)
            } else {
                if rows == Self.longestTable {
                    close()
                    source = head
                    open = .table(head: head, rows: 1)
                } else {
                    open = .table(head: head, rows: rows + 1)
                }
                append(line)
            }
        }
    }

    private mutating func continueParagraph(_ line: Substring, _ parsed: MarkdownLine, _ lines: Int) {
        if parsed.kind == .blank {
            close()
        } else if Self.isUnderline(line) {
            append(line)
            close()
        } else if lines == 1, source.utf8.contains(UInt8(ascii: "|")), Self.isDelimiterRow(line) {
            append(line)
            open = .table(head: source, rows: 0)
        } else if interrupts(parsed) || parsed.kind == .quote
            || (Self.startsWithPipe(line) && !Self.startsWithPipe(source[...]))
        {
            begin(line, parsed)
        } else {
            append(line)
            open = .paragraph(lines: lines + 1)
        }
    }

    /// Whether a line ends an open paragraph by itself, as CommonMark has it.
    private func interrupts(_ line: MarkdownLine) -> Bool {
        guard line.indent < 4 else { return false }
        switch line.kind {
        case .fence, .heading, .rule: return true
        case .quote:
            if case .item = open { return true }
            return false
        case .marker(let number, let mark, _, let isEmpty):
            if case .item(_, mark, _, _) = open { return true }
            return !isEmpty && (number == nil || number == 1 || sawBlank)
        case .blank, .text: return false
        }
    }

    /// Closes what is open and begins the block that `line` starts.
    private mutating func begin(_ line: Substring, _ parsed: MarkdownLine) {
        var next: (ordinal: Int, mark: UInt8)?
        if case .item(let ordinal?, let mark, _, _) = open { next = (ordinal + 1, mark) }
        let wasInList = if case .item = open { true } else { false }
        let isLoose = wasInList && sawBlank
        close()
        switch parsed.kind {
        case .blank: break
        case .heading, .rule:
            append(line)
            close()
        case .fence(let mark, let length, let info):
            closed.append(.codeLabel(language: info))
            open = .fence(mark: mark, length: length, indent: parsed.indent)
        case .quote:
            open = .quote
            append(line)
        case .marker(let number, let mark, let content, _):
            let ordinal = number.map { number in next.map { $0.mark == mark ? $0.ordinal : number } ?? number }
            open = .item(ordinal: ordinal, mark: mark, content: content, isLoose: isLoose)
            append(line)
        case .text:
            open = .paragraph(lines: 1)
            append(line)
        }
    }

    private mutating func append(_ line: Substring) {
        if !source.isEmpty { source += "\n" }
        source += line
    }

    private mutating func close() {
        switch open {
        case .item(let ordinal, _, _, let isLoose): closed.append(.item(source, ordinal: ordinal, isLoose: isLoose))
        case .none, .fence: if !source.isEmpty { closed.append(.blocks(source)) }
        case .paragraph, .quote, .table: closed.append(.blocks(source))
        }
        open = .none
        source = ""
        sawBlank = false
    }

    // MARK: Tests of a line

    private static func startsWithPipe(_ line: Substring) -> Bool {
        line.utf8.first { $0 != 0x20 } == UInt8(ascii: "|")
    }

    /// `===` or `---` under a paragraph makes it a heading.
    private static func isUnderline(_ line: Substring) -> Bool {
        let marks = line.utf8.drop { $0 == 0x20 }
        guard let first = marks.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        return marks.drop { $0 == first }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    private static func isDelimiterRow(_ line: Substring) -> Bool {
        var dashes = 0
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "-"): dashes += 1
            case UInt8(ascii: "|"), UInt8(ascii: ":"), 0x20, 0x09: break
            default: return false
            }
        }
        return dashes > 0
    }
}
