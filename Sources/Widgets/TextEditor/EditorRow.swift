/// A row of the screen as a range of a line's characters. Rows break after a blank where there is one.
struct EditorRow: Equatable {
    var start: Int
    var end: Int

    var range: Range<Int> { start..<end }

    /// The rows of a line, counted no further than `limit`.
    static func rows(of line: EditorLine, width: Int, limit: Int = .max) -> [EditorRow] {
        var rows: [EditorRow] = []
        var start = 0
        while rows.count < limit {
            // The last cell is the cursor's. A wide character has a row to itself where it does not fit into one.
            let full = max(start + 1, line.end(from: start, cells: max(1, width - 1)))
            guard full < line.count else {
                rows.append(EditorRow(start: start, end: line.count))
                break
            }
            let end = line.lastBlank(in: start..<full).map { $0 + 1 } ?? full
            rows.append(EditorRow(start: start, end: end))
            start = end
        }
        return rows
    }

    /// The row that shows the cursor before the character at `offset`.
    static func index(of offset: Int, in rows: [EditorRow]) -> Int {
        rows.lastIndex { $0.start <= offset } ?? 0
    }
}
