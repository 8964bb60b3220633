import Canvas
import Widgets

/// A column of a table of records.
public struct RecordColumn: Equatable, Sendable {
    /// To which side the cells of a column are aligned.
    public enum Side: Sendable { case left, right }

    public var title: String
    var side = Side.left
    /// Columns of a higher rank go first where there is no room; 0 always stays.
    public var rank = 0
    /// It takes the room that is left, and is cut where there is none.
    public var isFlexible = false

    public init(_ title: String, _ side: Side = .left, rank: Int = 0, isFlexible: Bool = false) {
        (self.title, self.side, self.rank, self.isFlexible) = (title, side, rank, isFlexible)
    }
}

/// A cell's text and the role it is styled by.
public struct RecordCell: Equatable, Sendable {
    public var text: String
    public var role: StyleRole

    public init(_ text: String, _ role: StyleRole = .text) { (self.text, self.role) = (text, role) }
}

/// Rows of cells under their titles. Widths go by what shows; columns that do not fit are left out by rank.
public struct RecordTable {
    public var columns: [RecordColumn]
    /// Those that show.
    public var rows: [[RecordCell]]
    /// The row with the cursor, among those that show.
    public var cursor: Int?
    /// The index of the first row, for the mouse.
    public var first = 0
    /// Rows drawn with a line through them: what counts nowhere.
    public var struck: Set<Int> = []
    /// Rows can be clicked.
    public var isTarget = true

    public init(
        columns: [RecordColumn], rows: [[RecordCell]], cursor: Int? = nil, first: Int = 0, struck: Set<Int> = [],
        isTarget: Bool = true
    ) {
        self.columns = columns
        self.rows = rows
        self.cursor = cursor
        self.first = first
        self.struck = struck
        self.isTarget = isTarget
    }

    private static let gap = 2
    private static let leastFlexible = 10

    /// Title row above, rows below it.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let places = placed(width: area.width - 2)
        let head = area.line(0)
        for place in places {
            let column = columns[place.column]
            write(column.title, place, column.side, .muted, [], head, on: &canvas)
        }
        for (index, row) in rows.enumerated() {
            let line = area.line(index + 1)
            guard !line.isEmpty else { return }
            let isHere = index == cursor
            if isHere {
                canvas.fill(line, TextStyle(.text, on: .selection))
                canvas.ink("▸", column: line.column, row: line.row, .accent, .bold, within: line)
            }
            for place in places {
                let cell = row[place.column]
                var attributes: TextAttributes = isHere ? .bold : []
                if struck.contains(index) { attributes.formUnion(.strikethrough) }
                write(cell.text, place, columns[place.column].side, cell.role, attributes, line, on: &canvas)
            }
            if isTarget { canvas.mark(line, as: RowTarget(index: first + index)) }
        }
    }

    private struct Place {
        var column: Int
        var start: Int
        var width: Int
    }

    private func write(
        _ text: String, _ place: Place, _ side: RecordColumn.Side, _ role: StyleRole,
        _ attributes: TextAttributes, _ line: Rect, on canvas: inout Canvas
    ) {
        let shown = SafeText.line(text).truncated(toCells: place.width)
        let indent = side == .right ? place.width - shown.cellWidth : 0
        canvas.ink(
            shown, column: line.column + 2 + place.start + indent, row: line.row, role, attributes, within: line)
    }

    private func natural(_ index: Int) -> Int {
        rows.reduce(columns[index].title.cellWidth) { max($0, SafeText.line($1[index].text).cellWidth) }
    }

    /// The columns that fit, with where each stands.
    private func placed(width: Int) -> [Place] {
        let wanted = columns.indices.map(natural)
        var kept = Array(columns.indices)
        func need(_ index: Int) -> Int {
            columns[index].isFlexible ? min(wanted[index], Self.leastFlexible * 2) : wanted[index]
        }
        func total() -> Int { kept.reduce(0) { $0 + need($1) } + Self.gap * max(0, kept.count - 1) }
        while total() > width, let worst = kept.max(by: { columns[$0].rank < columns[$1].rank }),
            columns[worst].rank > 0
        {
            kept.removeAll { $0 == worst }
        }
        let fixed = kept.filter { !columns[$0].isFlexible }.reduce(0) { $0 + wanted[$1] }
        var room = width - fixed - Self.gap * max(0, kept.count - 1)
        var flexible = kept.filter { columns[$0].isFlexible }
        var places: [Place] = []
        var start = 0
        for index in kept {
            var own = wanted[index]
            if columns[index].isFlexible {
                // The earlier one leaves the later ones what they must have.
                flexible.removeFirst()
                let others = flexible.reduce(0) { $0 + min(wanted[$1], Self.leastFlexible) }
                own = max(min(Self.leastFlexible, own), min(own, room - others))
                room -= own
            }
            places.append(Place(column: index, start: start, width: max(0, own)))
            start += own + Self.gap
        }
        return places
    }
}

/// The hit target of a row of a table.
public struct RowTarget: Hashable, Sendable {
    /// Among all rows, also those that are scrolled away.
    public var index: Int
}
