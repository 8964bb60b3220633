/// Where keys and values stand in the text of a TOML file that the parser has taken.
///
/// The parser tells values without their places and throws comments away; this tells places alone, as offsets of UTF-8.
struct TOMLLayout {
    /// `key = value`, also one of an inline table.
    struct Statement {
        /// From the root of the file: `["coach", "temperature"]`.
        var path: [String]
        /// How many parts of the path stand in the header above or in the key of the table around.
        var depth: Int
        /// From 1.
        var line: Int
        var key: Range<Int>
        var value: Range<Int>
        /// The members of an inline table; `nil` for every other value.
        var members: [Statement]?

        var whole: Range<Int> { key.lowerBound..<value.upperBound }
    }

    /// A header and what stands under it; the first section has none.
    struct Section {
        var path: [String]
        /// Part of an array of tables, whose keys have no path of their own.
        var isInArray: Bool
        var line: Int
        /// The header with its brackets; empty for the first section.
        var header: Range<Int>
        var statements: [Statement] = []
    }

    let sections: [Section]
    /// The first header in which no name follows the bracket, array in which a brace stands for a value, or broken date:
    /// the parser must not see them, since it expects none of them and stops the program.
    let lineOfSurprise: Int?
    /// The first line whose key has more than `mostParts` parts, or whose value lies deeper than `mostLevels`; nothing behind
    /// it is read. The parser makes a table for each part and level, and takes them apart by recursion.
    let lineOfDepth: Int?

    /// Of a key, and of a key with the tables around it. The settings have keys of four.
    static let mostParts = 32
    /// Of arrays and inline tables in one another.
    static let mostLevels = 64

    init(_ text: [UInt8]) {
        var scanner = TOMLScanner(text)
        var sections = [Section(path: [], isInArray: false, line: 1, header: 0..<0)]
        var arrays: Set<[String]> = []
        while scanner.lineOfDepth == nil, scanner.skipToStatement() {
            if scanner.peek == UInt8(ascii: "[") {
                let header = scanner.header()
                if scanner.lineOfDepth != nil { break }
                if header.isArray { arrays.insert(header.path) }
                let isInArray =
                    !arrays.isEmpty
                    && (0...header.path.count).contains { arrays.contains(Array(header.path.prefix($0))) }
                sections.append(
                    Section(path: header.path, isInArray: isInArray, line: header.line, header: header.range))
            } else {
                let statement = scanner.statement(under: sections[sections.count - 1].path)
                sections[sections.count - 1].statements.append(statement)
            }
        }
        self.sections = sections
        lineOfSurprise = scanner.lineOfSurprise
        lineOfDepth = scanner.lineOfDepth
    }

    /// Every statement that has a path of its own, those of inline tables after the table's.
    var statements: [Statement] {
        sections.filter { !$0.isInArray }.flatMap(\.statements).flatMap(Self.flattened)
    }

    private static func flattened(_ statement: Statement) -> [Statement] {
        [statement] + (statement.members ?? []).flatMap(flattened)
    }
}

/// Walks through the bytes of a TOML file. What is not TOML is walked through as well, to no particular place.
struct TOMLScanner {
    private let bytes: [UInt8]
    private(set) var at = 0
    private var line = 1
    /// How many arrays and inline tables are open.
    private var depth = 0
    /// Where something stands that the parser does not expect, as `TOMLLayout` says.
    private(set) var lineOfSurprise: Int?
    private(set) var lineOfDepth: Int?
    /// As deep as the parser goes; what is deeper is walked through as plain text.
    private static let deepest = 256

    init(_ bytes: [UInt8], at start: Int = 0) {
        self.bytes = bytes
        at = start
    }

    var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private func has(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
    }

    private mutating func step() {
        if bytes[at] == 0x0A { line += 1 }
        at += 1
    }

    private mutating func skip(while matches: (UInt8) -> Bool) {
        while let byte = peek, matches(byte) { step() }
    }

    private mutating func skipBlanks() { skip { $0 == 0x20 || $0 == 0x09 } }
    private mutating func skipComment() { skip { $0 != 0x0A } }

    /// To the next header or key.
    /// - Returns: `false` at the end of the text.
    mutating func skipToStatement() -> Bool {
        skipSpace { _ in }
        return peek != nil
    }

    /// Over blanks, line ends and comments; each comment is told without its line end.
    mutating func skipSpace(_ comment: (Range<Int>) -> Void) {
        while let byte = peek {
            if byte == UInt8(ascii: "#") {
                let start = at
                skipComment()
                comment(start..<(at > start && bytes[at - 1] == 0x0D ? at - 1 : at))
            } else if byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF {
                step()  // also the mark some editors put at the start of a file
            } else {
                return
            }
        }
    }

    mutating func header() -> (path: [String], isArray: Bool, line: Int, range: Range<Int>) {
        let (start, first) = (at, line)
        let isArray = has("[[")
        at += isArray ? 2 : 1
        skipBlanks()
        if peek.map(TOMLText.canBegin(key:)) != true { lineOfSurprise = lineOfSurprise ?? first }
        let path = keys(until: UInt8(ascii: "]"))
        skip { $0 == UInt8(ascii: "]") }
        return (path, isArray, first, start..<at)
    }

    mutating func statement(under table: [String]) -> TOMLLayout.Statement {
        let (start, first) = (at, line)
        let parts = keys(until: UInt8(ascii: "="))
        var end = at
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        if peek == UInt8(ascii: "=") { step() }
        skipBlanks()
        let value = at
        let path = table + parts
        if path.count > TOMLLayout.mostParts { lineOfDepth = lineOfDepth ?? first }
        let members = peek == UInt8(ascii: "{") && depth < Self.deepest ? inlineTable(path) : nil
        if members == nil { skipValue() }
        if at == start { step() }
        return TOMLLayout.Statement(
            path: path, depth: table.count, line: first, key: start..<end, value: value..<max(value, at),
            members: members)
    }

    /// The parts of a dotted key, bare or quoted, up to `end` or the end of the line.
    private mutating func keys(until end: UInt8) -> [String] {
        var parts: [String] = []
        let first = line
        defer { if parts.count > TOMLLayout.mostParts { lineOfDepth = lineOfDepth ?? first } }
        while let byte = peek, byte != end, byte != 0x0A {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): parts.append(quoted())
            case UInt8(ascii: "."), 0x20, 0x09, 0x0D: step()
            default:
                let start = at
                step()
                skip { $0 > 0x20 && $0 != UInt8(ascii: ".") && $0 != end }
                parts.append(String(decoding: bytes[start..<at], as: UTF8.self))
            }
        }
        return parts
    }

    /// A quoted key or text of one line, without its quotes.
    mutating func quoted() -> String {
        let start = at
        skipText()
        guard at - start >= 2 else { return "" }
        let inside = bytes[(start + 1)..<(at - 1)]
        return bytes[start] == UInt8(ascii: "'")
            ? String(decoding: inside, as: UTF8.self) : TOMLText.unescaped(inside)
    }

    private mutating func inlineTable(_ path: [String]) -> [TOMLLayout.Statement] {
        step()
        open()
        defer { depth -= 1 }
        var members: [TOMLLayout.Statement] = []
        while true {
            skipSpace { _ in }
            guard let byte = peek else { return members }
            if byte == UInt8(ascii: "}") {
                step()
                return members
            }
            if byte == UInt8(ascii: ",") { step() } else { members.append(statement(under: path)) }
        }
    }

    private mutating func open() {
        depth += 1
        if depth > TOMLLayout.mostLevels { lineOfDepth = lineOfDepth ?? line }
    }

    /// Over one value of any kind.
    mutating func skipValue() {
        switch peek {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText()
        case UInt8(ascii: "{") where depth < Self.deepest: _ = inlineTable([])
        case UInt8(ascii: "[") where depth < Self.deepest: array { _ in }
        default: skipPlain()
        }
    }

    /// The parts of an array, in their order.
    enum ArrayPart: Equatable {
        case element(Range<Int>)
        case comment(Range<Int>)
        case comma
    }

    mutating func array(_ part: (ArrayPart) -> Void) {
        step()
        open()
        defer { depth -= 1 }
        while true {
            skipSpace { part(.comment($0)) }
            guard let byte = peek else { return }
            if byte == UInt8(ascii: "]") { return step() }
            if byte == UInt8(ascii: ",") {
                part(.comma)
                step()
                continue
            }
            let start = at
            if byte == UInt8(ascii: "}") { lineOfSurprise = lineOfSurprise ?? line }
            if byte == UInt8(ascii: "["), depth < Self.deepest {
                array { if case .comment = $0 { part($0) } }
            } else {
                skipValue()
            }
            if at == start { step() }
            part(.element(start..<at))
        }
    }

    /// A text with its quotes, of one line or of several.
    private mutating func skipText() {
        let quote = bytes[at]
        let isLong = has("\"\"\"") || has("'''")
        at += isLong ? 3 : 1
        while let byte = peek {
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                step()
                if peek != nil { step() }
            } else if byte != quote {
                if !isLong, byte == 0x0A { return }
                step()
            } else if !isLong {
                return step()
            } else if has("\"\"\"") || has("'''") {
                at += 3
                // A long text may end with one or two quotes of its own.
                for _ in 0..<2 where peek == quote { step() }
                return
            } else {
                step()
            }
        }
    }

    /// A number, a date or a truth: to what can only follow a value.
    private mutating func skipPlain() {
        let start = at
        skip { $0 != 0x0A && !",]}#".utf8.contains($0) }
        while at > start, bytes[at - 1] == 0x20 || bytes[at - 1] == 0x09 || bytes[at - 1] == 0x0D { at -= 1 }
        if TOMLDateText.isBroken(bytes[start..<at]) { lineOfSurprise = lineOfSurprise ?? line }
    }
}
