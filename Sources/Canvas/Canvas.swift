/// A grid of cells to draw on. It clips: drawing outside it, or on an empty one, does nothing.
///
/// A cluster wider than one cell is kept whole or not at all: overwriting one half of it blanks the other.
///
/// It knows which of its rows were drawn on since it was last shown, so that a frame that changes little costs little.
public struct Canvas: Equatable, Sendable {
    /// In cells.
    public let size: Size
    /// Row by row, `size.width` cells each.
    public private(set) var cells: [Cell]
    /// Where the terminal's own cursor stands; `nil` hides it.
    public var cursor: Point?
    /// The hit targets of the mouse, later entries above earlier ones.
    public private(set) var targets: [(area: Rect, target: HitTarget)] = []
    /// For each row, whether it was drawn on since `markShown`; all of a new canvas.
    public private(set) var isTouched: [Bool]
    /// How often it was drawn on.
    public private(set) var changeCount = 0
    /// Whether text from right to left is put into the order in which it is shown. Not where the terminal does that itself.
    public var ordersText = true
    /// The characters for fine pictures: those that the terminal is known to draw well.
    public var dotShape = DotShape.braille
    /// The addresses that cells lead to, by their numbers from 1 on.
    private var addresses: [WebAddress] = []

    public init(_ size: Size, ground: GroundRole = .base) {
        self.size = size
        isTouched = Array(repeating: true, count: size.height)
        cells = Array(repeating: Cell.blank(TextStyle(.text, on: ground)), count: size.width * size.height)
    }

    public var bounds: Rect { Rect(size) }

    /// Compares size, cells and cursor: two canvases that look alike are equal whatever they give the mouse to hit.
    public static func == (left: Canvas, right: Canvas) -> Bool {
        left.size == right.size && left.cells == right.cells && left.cursor == right.cursor
    }

    /// The cell at a place; `nil` outside the canvas.
    public subscript(column: Int, row: Int) -> Cell? {
        guard column >= 0, row >= 0, column < size.width, row < size.height else { return nil }
        return cells[row * size.width + column]
    }

    /// The cells of one row.
    public func row(_ row: Int) -> ArraySlice<Cell> { cells[row * size.width..<(row + 1) * size.width] }

    /// Everything on it is on the screen now.
    public mutating func markShown() {
        for row in isTouched.indices { isTouched[row] = false }
    }

    private mutating func touch(_ row: Int) {
        isTouched[row] = true
        changeCount += 1
    }

    /// Clears all cells; the rows count as drawn on.
    public mutating func clear(ground: GroundRole = .base) {
        fill(bounds, TextStyle(.text, on: ground))
        cursor = nil
        forgetTargets()
    }

    /// Takes everything from the mouse.
    public mutating func forgetTargets() { targets.removeAll(keepingCapacity: true) }

    /// Gives the mouse something to hit.
    public mutating func mark(_ area: Rect, as target: some Hashable & Sendable) { mark(area, as: HitTarget(target)) }

    /// Gives the mouse a target that is wrapped already; an area outside the canvas is none.
    public mutating func mark(_ area: Rect, as target: HitTarget) {
        let visible = area.intersection(bounds)
        if !visible.isEmpty { targets.append((visible, target)) }
    }

    /// The topmost hit target under `point`; `nil` for none.
    public func target(at point: Point) -> HitTarget? { targets.last { $0.area.contains(point) }?.target }

    /// Blanks an area.
    public mutating func fill(_ area: Rect, _ style: TextStyle) {
        let visible = area.intersection(bounds)
        guard !visible.isEmpty else { return }
        for row in visible.row..<visible.endRow { touch(row) }
        let width = size.width
        cells.withUnsafeMutableBufferPointer { cells in
            for row in visible.row..<visible.endRow {
                let line = UnsafeMutableBufferPointer(rebasing: cells[row * width..<(row + 1) * width])
                Self.breakWideCell(at: visible.column, in: line)
                Self.breakWideCell(at: visible.endColumn, in: line)
                line[visible.column..<visible.endColumn].update(repeating: .blank(style))
            }
        }
    }

    /// Draws text from `column` on, clipped to `area` (and the canvas). Returns the first column after it.
    ///
    /// The text passes the sanitiser; a line end in it is drawn as a blank. Columns are counted in cells.
    @discardableResult
    public mutating func write(
        _ text: some StringProtocol, column: Int, row: Int, _ style: TextStyle = .plain, within area: Rect? = nil
    ) -> Int {
        let clip = (area ?? bounds).intersection(bounds)
        var column = column
        guard column < clip.endColumn else { return column }
        if let end = writePlain(text, column: column, row: row, style, within: clip) { return end }
        if ordersText, let end = writeOrdered([Piece(text, style)], .automatic, column: column, row: row, within: clip)
        {
            return end
        }
        let isShown = row >= clip.row && row < clip.endRow
        if isShown { touch(row) }
        let start = isShown ? row * size.width : 0
        let width = isShown ? size.width : 0
        cells.withUnsafeMutableBufferPointer { cells in
            let line = UnsafeMutableBufferPointer(rebasing: cells[start..<start + width])
            SafeText.forEachGlyph(in: text) { glyph in
                if isShown, column >= clip.column, column + glyph.width <= clip.endColumn {
                    Self.put(glyph, at: column, in: line, style)
                }
                column += glyph.width
                return column < clip.endColumn
            }
        }
        return column
    }

    /// A piece of a line in one style.
    public struct Piece {
        public var text: String
        public var style: TextStyle
        /// The page that its cells lead to; `nil` for none.
        public var address: WebAddress?

        public init(_ text: some StringProtocol, _ style: TextStyle, address: WebAddress? = nil) {
            (self.text, self.style, self.address) = (String(text), style, address)
        }
    }

    /// Draws a line of several pieces, in the order in which it is shown. One that is read from right to left ends where
    /// the area does.
    /// - Returns: the first column after it; `nil`, and nothing is drawn, where all of it stands from left to right.
    public mutating func writeOrdered(
        _ pieces: [Piece], _ base: VisualOrder.Base, column: Int, row: Int, within area: Rect, isAligned: Bool = false
    ) -> Int? {
        guard ordersText, pieces.contains(where: { VisualOrder.mayBeNeeded(by: $0.text) }) else { return nil }
        let clip = area.intersection(bounds)
        var glyphs: [Glyph] = []
        var owners: [Int] = []
        var width = 0
        for (index, piece) in pieces.enumerated() {
            SafeText.forEachGlyph(in: piece.text) { glyph in
                // What has no room is cut where it is read last, wherever that would stand.
                guard column + width + glyph.width <= clip.endColumn else { return false }
                glyphs.append(glyph)
                owners.append(index)
                width += glyph.width
                return true
            }
        }
        guard let order = VisualOrder(glyphs, base: base) else { return nil }
        var at = isAligned && order.startsAtRight ? max(column, clip.endColumn - width) : column
        let end = at + width
        guard row >= clip.row, row < clip.endRow else { return end }
        for (place, index) in order.places.enumerated() {
            let (glyph, piece) = (glyphs[index].standing(as: order.bases[place]), pieces[owners[index]])
            if at >= clip.column {
                put(glyph, column: at, row: row, piece.style)
                if let address = piece.address {
                    link(Rect(column: at, row: row, width: glyph.width, height: 1), to: address)
                }
            }
            at += glyph.width
        }
        return end
    }

    /// Most of all text: letters that are a glyph and a cell each. `nil`, and nothing is drawn, where one is not.
    private mutating func writePlain(
        _ text: some StringProtocol, column: Int, row: Int, _ style: TextStyle, within clip: Rect
    ) -> Int? {
        let end: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
            // One more than there is room for: it may belong to the letter before.
            let looked = bytes.prefix(clip.endColumn - column + 1)
            guard looked.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
            let end = min(column + bytes.count, clip.endColumn)
            let start = max(column, clip.column)
            guard row >= clip.row, row < clip.endRow, start < end else { return end }
            touch(row)
            let first = row * size.width
            cells.withUnsafeMutableBufferPointer { cells in
                let line = UnsafeMutableBufferPointer(rebasing: cells[first..<first + size.width])
                Self.breakWideCell(at: start, in: line)
                Self.breakWideCell(at: end, in: line)
                for place in start..<end { line[place] = .plain(bytes[place - column], style) }
            }
            return end
        }
        return end ?? nil
    }

    /// Puts one glyph; it must have passed the sanitiser, as every `Glyph` has.
    public mutating func put(_ glyph: Glyph, column: Int, row: Int, _ style: TextStyle) {
        guard row >= 0, row < size.height, column >= 0, column + glyph.width <= size.width, glyph.width > 0 else {
            return
        }
        touch(row)
        let start = row * size.width
        cells.withUnsafeMutableBufferPointer { cells in
            let line = UnsafeMutableBufferPointer(rebasing: cells[start..<start + size.width])
            Self.put(glyph, at: column, in: line, style)
        }
    }

    /// Puts a glyph that fits into a row of cells.
    private static func put(
        _ glyph: Glyph, at column: Int, in line: UnsafeMutableBufferPointer<Cell>, _ style: TextStyle
    ) {
        breakWideCell(at: column, in: line)
        breakWideCell(at: column + glyph.width, in: line)
        line[column] = Cell(glyph: glyph, style: style)
        if glyph.width == 2 { line[column + 1] = .continuation(style) }
    }

    /// Has the cells of an area lead to an address, until they are drawn on again.
    public mutating func link(_ area: Rect, to address: WebAddress) {
        let visible = area.intersection(bounds)
        guard !visible.isEmpty, let number = number(of: address) else { return }
        for row in visible.row..<visible.endRow {
            touch(row)
            for column in visible.column..<visible.endColumn { cells[row * size.width + column].link = number }
        }
    }

    /// The address that a cell links to; `nil` for most.
    public func address(at point: Point) -> WebAddress? {
        self[point.column, point.row].flatMap { $0.isLinked ? addresses[Int($0.link) - 1] : nil }
    }

    /// Numbers that no cell has any more are given anew. `nil` where 255 addresses show at once: the rest is plain text.
    private mutating func number(of address: WebAddress) -> UInt8? {
        if let index = addresses.firstIndex(of: address) { return UInt8(index + 1) }
        if addresses.count < Int(UInt8.max) {
            addresses.append(address)
            return UInt8(addresses.count)
        }
        let used = Set(cells.lazy.map(\.link))
        guard let free = (1...UInt8.max).first(where: { !used.contains($0) }) else { return nil }
        addresses[Int(free) - 1] = address
        return free
    }

    /// Changes the style of what is drawn in an area, leaving the text.
    public mutating func restyle(_ area: Rect, _ change: (TextStyle) -> TextStyle) {
        let visible = area.intersection(bounds)
        guard !visible.isEmpty else { return }
        for row in visible.row..<visible.endRow {
            touch(row)
            for column in visible.column..<visible.endColumn {
                cells[row * size.width + column].style = change(cells[row * size.width + column].style)
            }
        }
    }

    /// If a boundary at `column` would cut a wide glyph, blanks both of its halves.
    private static func breakWideCell(at column: Int, in line: UnsafeMutableBufferPointer<Cell>) {
        guard column > 0, column < line.count, line[column].isContinuation else { return }
        line[column] = .blank(line[column].style)
        line[column - 1] = .blank(line[column - 1].style)
    }
}

/// A thing on the screen that the mouse can hit: a value of a type that the part which draws it declares.
public struct HitTarget: Hashable, Sendable {
    private let value: any Hashable & Sendable

    public init(_ value: some Hashable & Sendable) { self.value = value }

    /// The target as one of a part's own; `nil` where another part has drawn it.
    public func `as`<Target>(_ type: Target.Type) -> Target? { value as? Target }

    /// Compares the targets that they hold.
    public static func == (one: HitTarget, two: HitTarget) -> Bool { AnyHashable(one.value) == AnyHashable(two.value) }

    /// Hashes the target that it holds.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
