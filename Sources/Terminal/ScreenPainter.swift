import CNcurses
import Canvas

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Turns canvases into the bytes that change the terminal's screen, through ncurses.
///
/// Rows that were drawn on are compared with the last ones as plain memory; only what changed is given to ncurses, which
/// finds the shortest way to show it. ncurses keeps its state in globals: one painter at a time, on the main actor.
@MainActor package final class ScreenPainter {
    let support: ColorSupport
    var theme: Theme {
        didSet {
            palette = StylePalette(theme: theme, map: map)
            isStale = true
        }
    }
    /// Draws with ASCII characters; `nil` for all.
    var standIns: ASCIIFallbacks? {
        didSet { isStale = true }
    }
    private(set) var size: Size
    private let capture: OutputCapture
    private let screen: OpaquePointer
    private let map: ColorMap
    private var palette: StylePalette
    /// Whether the terminal shows an emoji of several scalars as one of two cells. ncurses is given the base; the whole is
    /// written over it.
    var joinsEmoji = false {
        didSet { isStale = isStale || joinsEmoji != oldValue }
    }
    /// The cells last given to ncurses.
    private var drawn: [Cell] = []
    private var drawnSize = Size(width: 0, height: 0)
    /// `drawn` says nothing about the screen any more.
    private var isStale = true
    private var isCursorShown: Bool?
    private var staged: [cchar_t] = []
    /// For terminals that speak xterm's language of styles; `nil` for the others.
    private var squeeze: StyleSqueeze?
    /// Whether the terminal is told of links.
    private let showsLinks: Bool
    /// Those of the rows that are painted.
    private var links = LinkSequences()

    /// - Throws: `unknownTerminal`, `dumbTerminal`.
    package init(
        terminal name: String, size: Size, theme: Theme, colors: ColorSupport?, environment: [String: String]
    ) throws(TerminalError) {
        guard let capture = OutputCapture() else { throw .notATerminal }
        let wished = colors ?? ColorSupport.wished(in: environment)
        let entry = Self.entry(for: name, wished: wished, environment: environment, output: capture)
        use_env(false)  // the size comes from us
        use_tioctl(true)  // and until then is 80 by 24 where the description names none
        guard let screen = newterm(entry, capture.file, capture.file) else {
            capture.close()
            throw .unknownTerminal(name)
        }
        guard term_string("cup") != nil else {
            endwin()
            delscreen(screen)
            capture.close()
            throw .dumbTerminal(name)
        }
        self.capture = capture
        self.screen = screen
        self.theme = theme
        self.size = size
        if wished != .mono, has_colors() {
            start_color()
            use_default_colors()
            support = min(
                wished, .allowed(colors: Int(term_colors()), isDirect: term_has_direct_color()))
        } else {
            support = .mono
        }
        map = ColorMap(
            support: support, indexed: max(8, Int(term_number("CO"))), colors: term_colors() >= 16 ? 16 : 8)
        palette = StylePalette(theme: theme, map: map)
        if term_string("kmous") != nil { squeeze = StyleSqueeze(size: size) }
        showsLinks = term_string("kmous") != nil && LinkSequences.areTaken(in: environment)
        joinsEmoji = TerminalModes.joinsEmoji(in: environment)
        typeahead(-1)  // never look for input while drawing
        nonl()
        resize(to: size)
        // What ncurses has set up until now is for the size that the description names: the first frame sets it up anew.
        leave()
    }

    /// Gives ncurses up; nothing may be painted after it.
    package func close() {
        endwin()
        delscreen(screen)
        capture.close()
    }

    /// A string of the terminal's description, empty without it.
    /// Without the pauses that old terminals needed (`$<5>`).
    func capability(_ name: String) -> String {
        guard let value = term_string(name) else { return "" }
        var text = String(cString: value)
        while let start = text.firstIndex(of: "$"), let end = text[start...].firstIndex(of: ">"),
            text[text.index(after: start)...].first == "<"
        {
            text.removeSubrange(start...end)
        }
        return text
    }

    /// From now on the screen has this size; it is repainted without being erased, except where it had one column: ncurses
    /// writes its last cell by inserting, and is mistaken about where that leaves the cursor.
    func resize(to size: Size) {
        let isCursorLost = self.size.width == 1
        let size = Size(width: min(max(1, size.width), 2000), height: min(max(1, size.height), 1000))
        resize_term(Int32(size.height), Int32(size.width))
        term_repaint_whole()
        self.size = size
        squeeze?.size = size
        isStale = true
        if isCursorLost { startAnew() }
    }

    /// The next painting erases the screen and sends all of it.
    func startAnew() {
        term_erase_whole()
        squeeze?.forget()
        isStale = true
    }

    /// The screen belongs to somebody else for a while; the next painting erases it and starts anew.
    func leave() {
        endwin()
        capture.drain { _ in }
        term_erase_whole()
        squeeze?.forget()
        isStale = true
        isCursorShown = nil
    }

    /// The bytes that show `canvas`; none when nothing has changed. Rows that were not drawn on stand as they were painted.
    package func paint(_ canvas: Canvas, _ output: (UnsafeRawBufferPointer) -> Void) {
        let isShown = canvas.cursor.map { canvas.bounds.contains($0) && Rect(size).contains($0) } ?? false
        if !isShown, isCursorShown != false { curs_set(0) }
        stageChanges(of: canvas)
        term_leave_cursor(!isShown)
        if isShown, let cursor = canvas.cursor { term_move(Int32(cursor.row), Int32(cursor.column)) }
        term_stage()
        doupdate()
        if isShown, isCursorShown != true { curs_set(1) }
        isCursorShown = isShown
        links.finish()
        let links = links.bytes
        self.links = LinkSequences()
        guard links.isEmpty else {
            var frame: [UInt8] = []
            capture.drain { bytes in frame = squeeze?.squeeze(bytes) ?? Array(bytes) }
            return (frame + links).withUnsafeBytes(output)
        }
        capture.drain { bytes in
            guard let squeezed = squeeze?.squeeze(bytes) else { return output(bytes) }
            squeezed.withUnsafeBytes(output)
        }
    }

    private func stageChanges(of canvas: Canvas) {
        let (width, height) = (min(canvas.size.width, size.width), min(canvas.size.height, size.height))
        let isComparable = !isStale && drawnSize == canvas.size
        if !isComparable { (drawn, drawnSize, isStale) = (canvas.cells, canvas.size, false) }
        let isTouched = canvas.isTouched
        canvas.cells.withUnsafeBufferPointer { new in
            for row in 0..<height where isTouched[row] || !isComparable {
                let start = row * canvas.size.width
                let cells = UnsafeBufferPointer(rebasing: new[start..<start + width])
                if isComparable {
                    guard let change = update(cells, at: start) else { continue }
                    stage(cells, change, row: row)
                } else {
                    stage(cells, 0..<width, row: row)
                }
                if joinsEmoji, standIns == nil { addClusters(of: cells, row: row) }
                if showsLinks { addLinks(of: cells, row: row, on: canvas) }
            }
        }
    }

    /// Makes what is drawn from an index on the same as `cells`. Answers which of them differed; `nil` for none.
    private func update(_ cells: UnsafeBufferPointer<Cell>, at start: Int) -> Range<Int>? {
        drawn.withUnsafeMutableBufferPointer { drawn in
            let old = UnsafeMutableBufferPointer(rebasing: drawn[start..<start + cells.count])
            guard let change = changedColumns(from: UnsafeBufferPointer(old), to: cells) else { return nil }
            _ = old.update(from: cells)
            return change
        }
    }

    /// From the first to the last cell that differs, widened so that no wide glyph is cut; `nil` for none.
    ///
    /// Cells are compared as memory, word by word. On no actor: else every word asks whether it is compared on the main one.
    private nonisolated func changedColumns(
        from old: UnsafeBufferPointer<Cell>, to new: UnsafeBufferPointer<Cell>
    ) -> Range<Int>? {
        let (oldBytes, newBytes) = (UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
        func differs(_ word: Int) -> Bool {
            let byte = word * MemoryLayout<UInt64>.size
            return oldBytes.load(fromByteOffset: byte, as: UInt64.self)
                != newBytes.load(fromByteOffset: byte, as: UInt64.self)
        }
        let words = 0..<newBytes.count / MemoryLayout<UInt64>.size
        guard let firstWord = words.first(where: differs), let lastWord = words.last(where: differs) else { return nil }
        let wordsOfCell = MemoryLayout<Cell>.stride / MemoryLayout<UInt64>.size
        var (first, last) = (firstWord / wordsOfCell, lastWord / wordsOfCell)
        if first > 0, new[first].isContinuation || old[first].isContinuation { first -= 1 }
        while last + 1 < new.count, new[last + 1].isContinuation || old[last + 1].isContinuation { last += 1 }
        return first..<last + 1
    }

    private func stage(_ cells: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, row: Int) {
        staged.removeAll(keepingCapacity: true)
        var ink = Ink(attributes: 0, pair: 0)
        var ground: GroundRole?
        for column in columns {
            let cell = cells[column]
            if cell.isContinuation { continue }
            let base = standIns?.standIn(for: cell.base) ?? cell.base
            // Nobody sees the text colour of a blank: it keeps the one before it, which saves changing to and fro.
            let isFree = cell.base == 0x20 && cell.style.attributes.isEmpty && ground == cell.style.ground
            if !isFree { ink = palette.ink(for: cell.style) }
            ground = ink.attributes & StylePalette.visibleOnBlanks == 0 ? cell.style.ground : nil
            let marks = standIns?.keepsMarks(on: cell.base) ?? true ? cell.marks : (0, 0, 0)
            var prepared = cchar_t()
            term_set_cell(&prepared, base, marks.0, marks.1, marks.2, ink.attributes, ink.pair)
            staged.append(prepared)
            // What was wide is as wide as before.
            if base != cell.base, column + 1 < cells.count, cells[column + 1].isContinuation { staged.append(prepared) }
        }
        term_put_cells(Int32(row), Int32(columns.lowerBound), staged, Int32(staged.count))
    }

    private func addClusters(of cells: UnsafeBufferPointer<Cell>, row: Int) {
        for column in cells.indices where cells[column].isCluster && !cells[column].isLinked {
            links.add(
                cells[column].scalars, row: row, column: column,
                style: DrawnStyle(cells[column].style, in: theme, map: map))
        }
    }

    private func addLinks(of cells: UnsafeBufferPointer<Cell>, row: Int, on canvas: Canvas) {
        var column = 0
        while column < cells.count {
            let start = column
            guard let address = canvas.address(at: Point(column: start, row: row)) else {
                column += 1
                continue
            }
            var text: [UInt32] = []
            while column < cells.count, cells[column].link == cells[start].link,
                cells[column].style == cells[start].style
            {
                // What stands in for a wide letter is drawn in both of its cells.
                if let standIns, !cells[column].isContinuation {
                    let base = standIns.standIn(for: cells[column].base)
                    let isWide = column + 1 < cells.count && cells[column + 1].isContinuation
                    text += Array(repeating: base, count: base != cells[column].base && isWide ? 2 : 1)
                } else {
                    text += cells[column].isCluster && !joinsEmoji ? [cells[column].base] : cells[column].scalars
                }
                column += 1
            }
            links.add(
                text, to: address, row: row, column: start,
                style: DrawnStyle(cells[start].style, in: theme, map: map))
        }
    }

    /// The description to drive the terminal by: one of direct colour where it is wished for and there is one.
    private static func entry(
        for name: String, wished: ColorSupport, environment: [String: String], output: OutputCapture
    ) -> String {
        guard wished == .direct else { return name }
        let entries = ColorSupport.directEntries(for: name, environment: environment)
        return entries.first { term_has_entry($0, fileno(output.file)) } ?? name
    }
}
