import Canvas

/// One line of text in several roles, drawn on whatever ground is there.
public struct InkLine: Widget, Equatable, Sendable {
    /// A run of text in one style.
    public struct Piece: Equatable, Sendable {
        public var text: String
        public var role: StyleRole
        public var attributes: TextAttributes
    }

    public private(set) var pieces: [Piece] = []

    public init() {}

    public init(_ text: String, _ role: StyleRole = .text, _ attributes: TextAttributes = []) {
        add(text, role, attributes)
    }

    public var isEmpty: Bool { pieces.isEmpty }
    /// Width in cells.
    public var cellWidth: Int { pieces.reduce(0) { $0 + $1.text.cellWidth } }

    /// Appends a run; empty text adds nothing.
    public mutating func add(_ text: String, _ role: StyleRole = .text, _ attributes: TextAttributes = []) {
        if !text.isEmpty { pieces.append(Piece(text: text, role: role, attributes: attributes)) }
    }

    /// Adds a piece if the line then takes no more than `width` cells.
    public mutating func addIfItFits(_ text: String, _ role: StyleRole = .text, within width: Int) {
        if cellWidth + text.cellWidth <= width { add(text, role) }
    }

    /// Puts groups that belong together one after another into as few lines as they fit in, three blanks apart.
    public static func flow(_ groups: [InkLine], width: Int) -> [InkLine] {
        var lines: [InkLine] = []
        for group in groups where !group.isEmpty {
            if let last = lines.last, last.cellWidth + 3 + group.cellWidth <= width {
                lines[lines.count - 1].pieces += [Piece(text: "   ", role: .text, attributes: [])] + group.pieces
            } else {
                lines.append(group)
            }
        }
        return lines
    }

    /// A text broken at words into as many lines as it takes.
    public static func wrapped(
        _ text: String, _ role: StyleRole = .text, _ attributes: TextAttributes = [], width: Int
    ) -> [InkLine] {
        PlainText.lines(text, .plain, width: width).map { InkLine($0.text, role, attributes) }
    }

    /// Lines for as many rows as there are: what has no row goes on behind the last one as long as it fits there whole. The rest
    /// is left out, with a mark.
    public static func fitting(_ lines: [InkLine], rows: Int, width: Int) -> [InkLine] {
        guard rows > 0, lines.count > rows else { return Array(lines.prefix(max(0, rows))) }
        var last = lines[rows - 1]
        let fitting = lines[rows...].prefix { line in
            guard last.cellWidth + 3 + line.cellWidth <= width else { return false }
            last.pieces += [Piece(text: "   ", role: .text, attributes: [])] + line.pieces
            return true
        }
        if fitting.count < lines.count - rows { last.addIfItFits(" …", .faint, within: width) }
        return lines.prefix(rows - 1) + [last]
    }

    /// A text broken at words into as many lines as there are rows: as many of its sentences as fit there whole. The first one is
    /// cut behind a word where it alone is longer.
    public static func sentences(_ text: String, _ role: StyleRole = .text, width: Int, rows: Int) -> [InkLine] {
        let all = wrapped(text, role, width: width)
        guard all.count > rows, rows > 0 else { return Array(all.prefix(max(0, rows))) }
        let ends = text.indices.filter { index in
            let rest = text[text.index(after: index)...]
            return text[index] == "." && rest.first == " " && rest.dropFirst().first?.isUppercase == true
        }
        for end in ends.reversed() {
            let lines = wrapped(String(text[...end]), role, width: width)
            if lines.count <= rows { return lines }
        }
        let last = all[rows - 1].pieces.map(\.text).joined()
        let words = last.split(separator: " ", omittingEmptySubsequences: false)
        let fits = (0...words.count).last { words.prefix($0).joined(separator: " ").cellWidth + 2 <= width } ?? 0
        return all.prefix(rows - 1) + [InkLine(words.prefix(fits).joined(separator: " ") + " …", role)]
    }

    /// This line without the pieces at its end that it has no room for; the first piece stays.
    public func whole(within width: Int) -> InkLine {
        var line = self
        while line.cellWidth > width, line.pieces.count > 1 { line.pieces.removeLast() }
        return line
    }

    /// The line wrapped to as many lines as it takes: the last piece is wrapped at words, and goes on below its beginning.
    /// Where that has too little room the line stays one, and is cut when it is drawn.
    public func wrapped(width: Int) -> [InkLine] {
        guard cellWidth > width, let last = pieces.last else { return [self] }
        let indent = cellWidth - last.text.cellWidth
        guard width - indent >= 12 else { return [self] }
        let parts = PlainText.lines(last.text, .plain, width: width - indent)
        return parts.enumerated().map { index, part in
            var line = InkLine(String(repeating: " ", count: indent))
            if index == 0 { line.pieces = pieces.dropLast() }
            return line.adding(part.text, last.role, last.attributes)
        }
    }

    /// This line with another piece behind it.
    public func adding(_ text: String, _ role: StyleRole = .text, _ attributes: TextAttributes = []) -> InkLine {
        var line = self
        line.add(text, role, attributes)
        return line
    }

    /// Draws in the area's first row. What does not fit ends in `…`.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        var column = area.column
        for (index, piece) in pieces.enumerated() {
            let room = area.endColumn - column
            guard room > 0 else {
                guard pieces[index...].contains(where: { $0.text.contains { $0 != " " } }) else { return }
                canvas.ink("…", column: area.endColumn - 1, row: area.row, piece.role, within: area)
                return
            }
            let text = piece.text.truncated(toCells: room)
            column = canvas.ink(text, column: column, row: area.row, piece.role, piece.attributes, within: area)
            if text != piece.text { return }
        }
    }
}
