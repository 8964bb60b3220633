import Widgets

/// Markdown as whole lines to be read aloud, as they become whole: without its signs, tables as sentences.
///
/// A line is whole at its end, and at the end of a sentence: nobody waits for a long paragraph. A line that may be the head
/// of a table waits for the next one.
public struct SpokenText: Sendable {
    private var line = ""
    private var head: String?
    /// Head and rule of the table whose rows come.
    private var table: String?
    private var isInCode = false
    /// Ranges are read with `bis`, and the point behind a number is that of an ordinal.
    public var isGerman = false

    public init() {}

    /// - Returns: the lines that the piece completed, often none.
    public mutating func feed(_ piece: String) -> [String] {
        var spoken: [String] = []
        for character in piece {
            let endsSentence =
                character == " " && line.last.map(".!?".contains) == true && line.count > 40 && !mayBeOfTable
                && !isOrdinal
            if character.isNewline || endsSentence {
                spoken += endLine(isWhole: character.isNewline)
            } else {
                line.append(character)
            }
        }
        return spoken
    }

    /// Returns the rest.
    public mutating func finish() -> [String] {
        let spoken = endLine(isWhole: true) + [head.map { Self.plain($0, isGerman: isGerman) }].compactMap { $0 }
        (head, table, isInCode) = (nil, nil, false)
        return spoken.filter { !$0.isEmpty }
    }

    /// `Looked up 18 things, 2 of them in vain.`; `nil` for none.
    public static func lookUps(_ count: Int, failed: Int) -> String? {
        guard count > 0 else { return nil }
        let vain = failed == 0 ? "" : failed == count ? ", in vain" : ", \(failed) of them in vain"
        return "Looked up \(count) thing\(count == 1 ? "" : "s")\(vain)."
    }

    /// `16.`, `Nov.`: the point ends no sentence.
    private var isOrdinal: Bool {
        guard isGerman, line.last == "." else { return false }
        let word = line.dropLast().split(separator: " ").last ?? ""
        return word.last?.isNumber == true || Self.shortMonths.contains(word)
    }

    private static let shortMonths: Set<Substring> = ["Jan", "Feb", "Apr", "Aug", "Sep", "Okt", "Nov", "Dez"]

    private var mayBeOfTable: Bool { !isInCode && (table != nil || line.contains("|")) }

    private mutating func endLine(isWhole: Bool) -> [String] {
        let whole = line
        line = ""
        if whole.drop(while: { $0 == " " }).hasPrefix("```") { isInCode.toggle() }
        if isInCode { return said(whole) }
        if let opened = table {
            if let row = Self.table(opened + whole)?.rows.first, !whole.isEmpty {
                return [Self.sentence(row, opened, isGerman)]
            }
            table = nil
        }
        let before = head
        head = nil
        if let before {
            if Self.table("\(before)\n\(whole)\n") != nil {
                table = "\(before)\n\(whole)\n"
                return []
            }
            return said(before) + (isWhole ? heading(whole) : said(whole))
        }
        return isWhole ? heading(whole) : said(whole)
    }

    /// A line with a column mark may be the head of a table.
    private mutating func heading(_ whole: String) -> [String] {
        guard whole.contains("|") else { return said(whole) }
        head = whole
        return []
    }

    private func said(_ whole: String) -> [String] { [Self.plain(whole, isGerman: isGerman)].filter { !$0.isEmpty } }

    private static func table(_ source: String) -> MarkdownTable? {
        guard case .table(let table)? = MarkdownDocument(source).blocks.first else { return nil }
        return table
    }

    /// `Deep sleep: 1 h 04, usual 1 h 03 to 1 h 24.` Where the rows have names and the names no heading, the first value needs
    /// none either.
    private static func sentence(_ row: [[MarkdownInline]], _ opened: String, _ isGerman: Bool) -> String {
        let headings = (table(opened)?.header ?? []).map { words($0, isGerman) }
        let cells = row.map { words($0, isGerman) }
        let isNamed = headings.first?.isEmpty ?? true
        let values = cells.indices.dropFirst().compactMap { index -> String? in
            guard !cells[index].isEmpty else { return nil }
            let heading =
                headings.indices.contains(index) && !(isNamed && index == 1)
                ? isGerman ? headings[index] : inSentence(headings[index]) : ""
            // `Steps` over `8,331 steps` would be read twice.
            let isSaid = cells[index].lowercased().hasSuffix(heading.lowercased())
            return heading.isEmpty || isSaid ? cells[index] : "\(heading) \(cells[index])"
        }
        let name = cells.first ?? ""
        let text = [name, values.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ": ")
        return text.last.map(".!?".contains) == true ? text : text + "."
    }

    /// The dash of a value that is not there is said.
    private static func words(_ cell: [MarkdownInline], _ isGerman: Bool) -> String {
        let text = cell.map(\.text).joined()
        return text.trimmed == "–" ? (isGerman ? "fehlt" : "missing") : ranges(text, isGerman)
    }

    /// Within an English sentence; what is written in capitals, or holds a number, stays as it is.
    private static func inSentence(_ heading: String) -> String {
        guard let first = heading.first, heading.dropFirst().first?.isUppercase != true,
            !heading.contains(where: \.isNumber)
        else { return heading }
        return first.lowercased() + heading.dropFirst()
    }

    /// The text without the signs of Markdown, and the bars of a chart, that would be read aloud.
    public static func plain(_ line: String, isGerman: Bool = false) -> String {
        let words = withoutLinks(withoutBars(line))
        var text = ranges(withoutStars(words.replacing("**", with: "").replacing("`", with: "")), isGerman)
        let heading = text.prefix { $0 == "#" }
        if (1...6).contains(heading.count), text.dropFirst(heading.count).first == " " {
            text = String(text.dropFirst(heading.count + 1))
        }
        // A row without a table.
        if text.first == "|" {
            text = text.split(separator: "|").map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// `[the page](https://example.org)` as `the page (https://example.org)`, `<https://example.org>` without its signs. Within
    /// code nothing is a link.
    private static func withoutLinks(_ text: String) -> String {
        guard text.contains("](") || text.contains("<http"), !text.contains("`") else { return text }
        let named = text.replacing(/!?\[([^\[\]]+)\]\(<?([^()\s<>]+)>?(?:\s+"[^"]*")?\)/) { link in
            link.1 == link.2 ? String(link.2) : "\(link.1) (\(link.2))"
        }
        return named.replacing(/<(https?:[^<>\s]+)>/) { String($0.1) }
    }

    private static func withoutBars(_ text: String) -> String {
        guard text.first == "`", text.contains(where: bars.contains) else { return text }
        return String(text.filter { !bars.contains($0) }.drop(while: { $0 == "`" || $0 == " " }))
    }

    private static let bars: Set<Character> = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// A star at the edge of a word marks emphasis; between blanks, or within a word, it is itself.
    private static func withoutStars(_ text: String) -> String {
        guard text.contains("*") else { return text }
        let all = Array(text)
        func isBlank(_ index: Int) -> Bool { !all.indices.contains(index) || all[index].isWhitespace }
        func isWord(_ index: Int) -> Bool {
            all.indices.contains(index) && (all[index].isLetter || all[index].isNumber)
        }
        return String(
            all.indices.filter { index in
                all[index] != "*" || (isBlank(index - 1) && isBlank(index + 1))
                    || (isWord(index - 1) && isWord(index + 1))
            }.map { all[$0] })
    }

    /// `1 h 03 to 1 h 24`, in German with `bis`: a dash before a number is not read.
    private static func ranges(_ text: String, _ isGerman: Bool) -> String {
        guard text.contains("–") else { return text }
        let parts = text.split(separator: "–", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { before, after in
            let (left, right) = (before.drop(atEndWhile: \.isWhitespace), after.drop(while: \.isWhitespace))
            let isRange = left.last.map { $0.isLetter || $0.isNumber || "%)".contains($0) } == true
            return isRange && right.first?.isNumber == true
                ? "\(left) \(isGerman ? "bis" : "to") \(right)" : "\(before)–\(after)"
        }
    }
}

extension StringProtocol {
    fileprivate func drop(atEndWhile isDropped: (Character) -> Bool) -> String {
        String(reversed().drop(while: isDropped).reversed())
    }

    fileprivate var trimmed: String { String(drop(while: \.isWhitespace)).drop(atEndWhile: \.isWhitespace) }
}
