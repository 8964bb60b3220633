import Canvas

/// The cursor of a page, and the lines that show with it.
extension SettingsState {
    /// The lines of a page, or of the tree, as they are drawn.
    func lines(of destination: SettingsDestination?) -> PageLines {
        let layout = SettingsLayout(Rect(size), isRoot: path.isEmpty)
        return PageLines(
            rows(of: destination), width: destination == nil ? (layout.tree?.width ?? 2) - 2 : layout.rowWidth)
    }

    /// Where head, lines and help of a page, or of the tree, stand.
    func places(of destination: SettingsDestination?, in area: Rect) -> PagePlaces {
        PagePlaces(
            area, hasHelp: destination != nil || !SettingsLayout.isWide(size),
            lines: destination == nil ? lines(of: nil).lines.count : 0)
    }

    /// The rows of the screen that the lines of the page with the cursor have.
    var bodyHeight: Int {
        let layout = SettingsLayout(Rect(size), isRoot: path.isEmpty)
        guard let area = open == nil ? layout.tree : layout.page else { return 1 }
        return max(1, places(of: open, in: area).body.height)
    }

    /// From stop to stop, over rows that cannot have it. Beyond the first and the last one the page scrolls, so that
    /// words before and after them can be read.
    mutating func moveCursor(by step: Int) -> [SettingsEffect] {
        let stops = rows(of: open).filter(\.canHaveCursor)
        guard let at = stops.firstIndex(where: { $0.id == row(at: open)?.id }) else {
            return moveToStopInSight(by: step)
        }
        let next = min(max(0, at + step), stops.count - 1)
        guard next != at else { return scrollPage(by: step.signum()) }
        return putCursor(on: stops[next].id)
    }

    /// From the words that a page begins with: the lines move until a row is in sight that can have the cursor.
    private mutating func moveToStopInSight(by step: Int) -> [SettingsEffect] {
        let (rows, lines) = (rows(of: open), lines(of: open))
        let top = lines.first(showing: nil, height: bodyHeight, scroll: scroll)
        let shown = lines.lines.dropFirst(top).prefix(bodyHeight)
        guard step > 0, let stop = shown.first(where: { rows[$0.row].canHaveCursor }) else {
            return scrollPage(by: step)
        }
        let effects = putCursor(on: rows[stop.row].id)
        // What is in sight stays where it is.
        scroll = top + lines.scrolling(from: stop.row, height: bodyHeight).lowerBound
        return effects
    }

    /// As far as a page of lines, or to the next stop where the page has none.
    mutating func movePage(by direction: Int) -> [SettingsEffect] {
        let rows = rows(of: open)
        let lines = lines(of: open).lines
        guard let here = row(at: open), let at = rows.firstIndex(where: { $0.id == here.id && $0.canHaveCursor }),
            let line = lines.firstIndex(where: { $0.row == at })
        else { return scrollPage(by: direction * max(1, bodyHeight - 1)) }
        let goal = min(max(0, line + direction * max(1, bodyHeight - 1)), lines.count - 1)
        let passed = direction > 0 ? Array(lines[line...goal]) : lines[goal...line].reversed()
        guard let stop = passed.last(where: { rows[$0.row].canHaveCursor && $0.row != at }) else {
            let before = cursors[open]
            let effects = moveCursor(by: direction)
            return cursors[open] == before ? effects + scrollPage(by: direction * max(1, bodyHeight - 2)) : effects
        }
        return putCursor(on: rows[stop.row].id)
    }

    /// To the first or last line of the page, and the cursor to the stop nearest to it.
    mutating func moveToEnd(first: Bool) -> [SettingsEffect] {
        let stops = rows(of: open).filter(\.canHaveCursor)
        let effects = (first ? stops.first : stops.last).map { putCursor(on: $0.id) } ?? []
        return effects + scrollPage(by: first ? -SettingsLayout.mostScroll : SettingsLayout.mostScroll)
    }

    mutating func putCursor(on id: SettingsRowID) -> [SettingsEffect] {
        scroll = 0
        cursors[open] = id
        return open.map { $0.page.reached(id, in: &self) } ?? factsBesideList
    }

    /// Reads what the page beside the list shows.
    var factsBesideList: [SettingsEffect] { path.isEmpty ? shown?.page.facts ?? [] : [] }

    /// Moves the lines under the cursor, as far as there are any.
    private mutating func scrollPage(by step: Int) -> [SettingsEffect] {
        let cursor = row(at: open)
        if let cursor { cursors[open] = cursor.id }
        let at = cursor.flatMap { one in rows(of: open).firstIndex { $0.id == one.id && $0.canHaveCursor } }
        let range = lines(of: open).scrolling(from: at, height: bodyHeight)
        let now = min(max(range.lowerBound, scroll), range.upperBound)
        scroll = min(max(range.lowerBound, now + step), range.upperBound)
        return []
    }
}
