import ScreenKit
import Canvas
import Widgets

/// A page that is a list of rows.
protocol RecordsListPage: RecordsPageContent {
    associatedtype Row: Equatable & Sendable
    var list: RecordList<Row> { get set }
    var columns: [RecordColumn] { get }
    /// One cell for each column.
    func cells(_ row: Row, _ context: RecordsContext) -> [RecordCell]
    /// Whether the row counts nowhere any more.
    func isStruck(_ row: Row) -> Bool
    /// Words above the list; empty for none.
    func intro(_ context: RecordsContext) -> String
    /// Further text on the row with the cursor.
    func detail(_ row: Row, _ context: RecordsContext) -> String
    /// The text in place of a list without rows.
    var emptyState: EmptyState { get }
    /// Asks for the part of the list that follows a row, or for its start.
    func request(after row: Row?, isBackwards: Bool) -> RecordsRequest
    /// Enter on a row.
    func open(_ row: Row) -> RecordsStep
}

extension RecordsListPage {
    func isStruck(_ row: Row) -> Bool { false }
    func intro(_ context: RecordsContext) -> String { "" }
    func detail(_ row: Row, _ context: RecordsContext) -> String { "" }

    mutating func load() -> [RecordsEffect] { load(fromEnd: false) }

    mutating func load(fromEnd: Bool) -> [RecordsEffect] {
        list.pending = fromEnd ? .before : .after
        list.failure = nil
        return [.read(request(after: nil, isBackwards: fromEnd))]
    }

    /// Reads on where the cursor nears an end.
    mutating func loadMore() -> [RecordsEffect] {
        guard let wanted = list.wanted else { return [] }
        list.pending = wanted
        let edge = wanted == .after ? list.rows.last : list.rows.first
        return [.read(request(after: edge, isBackwards: wanted == .before))]
    }

    mutating func fail(_ request: RecordsRequest, _ sentence: String) {
        list.pending = nil
        list.failure = sentence
    }

    /// Keys of every list; `nil` for others.
    mutating func pressList(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        if list.press(key, page: max(1, context.size.height - 8)) { return .stay(loadMore()) }
        switch (key.key, key.modifiers) {
        case (.home, _), (.character("g"), []):
            list.move(to: 0)
            return .stay(list.hasBefore ? load(fromEnd: false) : [])
        case (.end, _), (.character("G"), _):
            list.move(to: list.rows.count - 1)
            return .stay(list.hasAfter ? load(fromEnd: true) : [])
        case (.enter, _), (.right, []), (.character("l"), []): return list.current.map(open)
        case (.left, []), (.character("h"), []): return .back
        default: return nil
        }
    }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? { pressList(key, context) }

    /// The first click takes the cursor there, the second one opens.
    mutating func click(_ target: HitTarget, _ context: RecordsContext) -> RecordsStep? {
        guard let row = target.as(RowTarget.self)?.index, list.rows.indices.contains(row) else { return nil }
        if list.cursor == row { return open(list.rows[row]) }
        list.move(to: row)
        return .stay(loadMore())
    }

    mutating func wheel(_ lines: Int) -> [RecordsEffect] {
        list.move(by: lines)
        return loadMore()
    }

    /// A page of the list has arrived.
    mutating func take<Key>(_ page: Records.Page<Row>, at place: Records.Place<Key>) -> RecordsStep {
        if place.after == nil {
            list.begin(with: page, fromEnd: place.isBackwards)
        } else {
            list.insert(page, place.isBackwards ? .before : .after)
        }
        return .stay(loadMore())
    }

    func draw(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas) {
        drawList(in: area, context, on: &canvas)
    }

    func drawList(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas) {
        var area = area
        let intro = intro(context)
        if !intro.isEmpty {
            let lines = min(SheetText.height(intro, width: area.width - 3), max(1, area.height / 4))
            WrappedRecordText.draw(intro, .muted, in: area.splitTop(lines).top, on: &canvas)
            area = area.splitTop(lines + (area.height > 16 ? 1 : 0)).rest
        }
        if let failure = list.failure, list.rows.isEmpty {
            return EmptyState("This could not be read", [.init(failure)]).draw(in: area, on: &canvas)
        }
        guard list.isKnown else { return EmptyState("Reading…").draw(in: area, on: &canvas) }
        guard let current = list.current else { return emptyState.draw(in: area, on: &canvas) }
        let detail = list.failure ?? detail(current, context)
        let wanted = min(SheetText.height(detail, width: area.width - 3), area.height > 16 ? 4 : 2)
        let (body, foot) = area.splitBottom(wanted == 0 ? 0 : wanted + (area.height > 12 ? 1 : 0))
        drawRows(in: body, context, on: &canvas)
        WrappedRecordText.draw(
            detail, list.failure == nil ? .muted : .bad, in: foot.splitTop(foot.height - wanted).rest, on: &canvas)
    }

    private func drawRows(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas) {
        let height = max(1, area.height - 1)
        let first = min(max(0, list.rows.count - height), max(0, list.cursor - height / 2))
        let shown = Array(list.rows.dropFirst(first).prefix(height))
        RecordTable(
            columns: columns, rows: shown.map { cells($0, context) }, cursor: list.cursor - first, first: first,
            struck: Set(shown.indices.filter { isStruck(shown[$0]) })
        ).draw(in: area.splitLeft(area.width - 2).left, on: &canvas)
        let style: StyleRole = .muted
        if first > 0 || list.hasBefore {
            canvas.ink("↑", column: area.endColumn - 1, row: area.row + 1, style, within: area)
        }
        if list.rows.count > first + height || list.hasAfter {
            canvas.ink("↓", column: area.endColumn - 1, row: area.endRow - 1, style, within: area)
        }
    }
}

/// Words on a page of records, wrapped.
enum WrappedRecordText {
    static func draw(_ words: String, _ role: StyleRole, in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let place = area.splitLeft(2).rest
        let lines = PlainText.lines(words, .plain, width: max(1, place.width - 1))
        for (row, line) in lines.prefix(place.height).enumerated() {
            let isCut = row == place.height - 1 && lines.count > place.height
            let text = isCut ? "\(line.text)…".truncated(toCells: max(1, place.width - 1)) : line.text
            canvas.ink(text, column: place.column, row: place.row + row, role, within: place)
        }
    }
}
