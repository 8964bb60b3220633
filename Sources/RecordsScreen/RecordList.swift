import ScreenKit
import Canvas

/// Rows with a cursor, of a list that may be much longer than what is held: rows come by the page as the cursor nears
/// either end, and those far from it are let go.
struct RecordList<Row: Equatable & Sendable>: Equatable, Sendable {
    enum Direction: Equatable, Sendable { case before, after }

    /// As many rows are held at most.
    static var mostRows: Int { 800 }
    /// As near to an end the cursor asks for more.
    static var nearness: Int { 60 }

    private(set) var rows: [Row] = []
    private(set) var cursor = 0
    /// The direction in which rows are being read; `nil` for none.
    var pending: Direction?
    private(set) var hasBefore = false
    private(set) var hasAfter = true
    /// Whether anything was ever read.
    private(set) var isKnown = false
    var failure: String?

    var current: Row? { rows.indices.contains(cursor) ? rows[cursor] : nil }

    mutating func move(to index: Int) { cursor = min(max(0, index), max(0, rows.count - 1)) }
    mutating func move(by steps: Int) { move(to: cursor + steps) }

    /// The end that has to be read for the cursor to go on.
    var wanted: Direction? {
        guard pending == nil, failure == nil, isKnown else { return nil }
        if hasAfter, rows.count - cursor <= Self.nearness { return .after }
        return hasBefore && cursor < Self.nearness ? .before : nil
    }

    /// Everything there is, in the place of what was.
    mutating func replace(with all: [Row]) {
        (rows, hasBefore, hasAfter, isKnown, pending, failure) = (all, false, false, true, nil, nil)
        move(to: cursor)
    }

    /// The first rows, in the place of what was; the last ones where `fromEnd`.
    mutating func begin(with page: Records.Page<Row>, fromEnd: Bool) {
        (rows, isKnown, pending, failure) = (page.rows, true, nil, nil)
        (hasBefore, hasAfter) = fromEnd ? (!page.isLast, false) : (false, !page.isLast)
        move(to: fromEnd ? rows.count - 1 : cursor)
    }

    /// Rows from somewhere in the middle, in the place of what was.
    mutating func begin(withMiddle page: Records.Page<Row>) {
        (rows, isKnown, pending, failure) = (page.rows, true, nil, nil)
        (hasBefore, hasAfter) = (true, !page.isLast)
        move(to: 0)
    }

    /// More rows at an end; as many are let go at the other one.
    mutating func insert(_ page: Records.Page<Row>, _ direction: Direction) {
        pending = nil
        switch direction {
        case .after:
            rows += page.rows
            hasAfter = !page.isLast
            let surplus = max(0, min(rows.count - Self.mostRows, cursor - Self.nearness * 2))
            rows.removeFirst(surplus)
            cursor -= surplus
            hasBefore = hasBefore || surplus > 0
        case .before:
            rows = page.rows + rows
            cursor += page.rows.count
            hasBefore = !page.isLast
            let surplus = max(0, min(rows.count - Self.mostRows, rows.count - cursor - Self.nearness * 2))
            rows.removeLast(surplus)
            hasAfter = hasAfter || surplus > 0
        }
    }

    /// Changes rows in place.
    mutating func change(where isWanted: (Row) -> Bool, _ change: (inout Row) -> Void) {
        for index in rows.indices where isWanted(rows[index]) { change(&rows[index]) }
    }

    mutating func swap(_ one: Int, _ other: Int) { rows.swapAt(one, other) }

    /// Keys that move the cursor; false for all others.
    mutating func press(_ key: KeyPress, page: Int) -> Bool {
        switch (key.key, key.modifiers) {
        case (.up, []), (.character("k"), []), (.tab, .shift): move(by: -1)
        case (.down, []), (.character("j"), []), (.tab, []): move(by: 1)
        case (.pageUp, _): move(by: -page)
        case (.pageDown, _), (.character(" "), []): move(by: page)
        default: return false
        }
        return true
    }
}
