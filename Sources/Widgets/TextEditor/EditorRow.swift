/// A row of the screen as a range of a line's characters. Rows break after a blank where there is one.
struct EditorRow: Equatable {
    var start: Int
    var end: Int

    var range: Range<Int> { start..<end }

    /// The rows of a line, counted no further than `limit`.
    static func rows(of line: EditorLine, width: Int, limit: Int = .max) -> [EditorRow] {
        let width = max(2, width)
        var rows: [EditorRow] = []
        var start = 0
        var used = 0
        var lastBreak = 0
        for (index, letter) in line.letters.enumerated() {
            let wide = letter != 0 ? 1 : line.cells(at: index)
            if used + wide > width - 1 {
                let end = lastBreak > start ? lastBreak : index
                rows.append(EditorRow(start: start, end: end))
                if rows.count >= limit { return rows }
                start = end
                used = line.cells(in: start..<index)
            }
            used += wide
            if letter == 0x20 { lastBreak = index + 1 }
        }
        rows.append(EditorRow(start: start, end: line.count))
        return rows
    }

    /// The row that shows the cursor before the character at `offset`.
    static func index(of offset: Int, in rows: [EditorRow]) -> Int {
        rows.lastIndex { $0.start <= offset } ?? 0
    }
}
