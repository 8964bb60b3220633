import Canvas

/// A bitmap of two by four dots a cell, drawn with the braille patterns U+2800 to U+28FF, or with fields in the shape that
/// the canvas asks for.
///
/// A cell has one colour, so where dots of several layers meet in one cell, the highest layer among them names it, and
/// among equals the one with most dots.
public struct BrailleCanvas: Sendable {
    /// How dots look and what happens where they meet others.
    public struct Layer: Equatable, Sendable {
        public var role: StyleRole
        public var attributes: TextAttributes
        /// Higher layers name the colour of a shared cell.
        public var rank: Int
        /// Whether its dots are left out of cells that a higher layer has dots in.
        public var yields: Bool

        public init(_ role: StyleRole, _ attributes: TextAttributes = [], rank: Int = 0, yields: Bool = false) {
            self.role = role
            self.attributes = attributes
            self.rank = rank
            self.yields = yields
        }
    }

    /// In cells.
    public let size: Size
    /// Whether dots are areas, which fields without gaps draw better than dots.
    public var isFilled = false
    /// In dots: two a cell.
    public var dotWidth: Int { size.width * 2 }
    /// In dots: four a cell.
    public var dotHeight: Int { size.height * 4 }
    private var layers: [Layer] = []
    /// One byte a dot: 0 for none, else the layer's index + 1.
    private var dots: [UInt8]

    public init(_ size: Size) {
        self.size = size
        dots = Array(repeating: 0, count: size.width * size.height * 8)
    }

    /// Sets a dot; outside the bitmap nothing happens. A dot of a higher rank is kept.
    public mutating func set(_ x: Int, _ y: Int, _ layer: Layer) {
        if let number = number(of: layer) { set(x, y, number, rank: layer.rank) }
    }

    private mutating func set(_ x: Int, _ y: Int, _ number: UInt8, rank: Int) {
        guard x >= 0, y >= 0, x < dotWidth, y < dotHeight else { return }
        let index = y * dotWidth + x
        if dots[index] != 0, layers[Int(dots[index]) - 1].rank > rank { return }
        dots[index] = number
    }

    /// Clears a dot.
    public mutating func clear(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < dotWidth, y < dotHeight else { return }
        dots[y * dotWidth + x] = 0
    }

    /// A straight line, ends included (Bresenham).
    /// - Parameter isDashed: leaves every other cell out.
    public mutating func line(
        from start: (x: Int, y: Int), to end: (x: Int, y: Int), _ layer: Layer, isDashed: Bool = false
    ) {
        guard let number = number(of: layer) else { return }
        let width = abs(end.x - start.x)
        let height = -abs(end.y - start.y)
        let stepX = start.x < end.x ? 1 : -1
        let stepY = start.y < end.y ? 1 : -1
        var (x, y) = start
        var error = width + height
        while true {
            if !isDashed || x % 4 < 2 { set(x, y, number, rank: layer.rank) }
            if x == end.x, y == end.y { return }
            let doubled = 2 * error
            if doubled >= height {
                error += height
                x += stepX
            }
            if doubled <= width {
                error += width
                y += stepY
            }
        }
    }

    /// Draws the cells that have dots, on whatever ground is there; other cells are left as they are.
    public func draw(atColumn column: Int, row: Int, on canvas: inout Canvas, within area: Rect) {
        let glyphs = DotGlyphs.glyphs(canvas.dotShape, isFilled: isFilled)
        for cellRow in 0..<size.height {
            for cellColumn in 0..<size.width {
                let point = Point(column: column + cellColumn, row: row + cellRow)
                guard area.contains(point), let (pattern, layer) = cell(cellColumn, cellRow) else { continue }
                canvas.ink(glyphs[pattern], column: point.column, row: point.row, layer.role, layer.attributes)
            }
        }
    }

    private mutating func number(of layer: Layer) -> UInt8? {
        if let known = layers.firstIndex(of: layer) { return UInt8(known + 1) }
        guard layers.count < 255 else { return nil }
        layers.append(layer)
        return UInt8(layers.count)
    }

    /// The pattern and the layer that names the colour; `nil` for a cell without dots.
    ///
    /// Runs for every cell of every frame, so it allocates nothing.
    private func cell(_ column: Int, _ row: Int) -> (pattern: Int, layer: Layer)? {
        let start = row * 4 * dotWidth + column * 2
        func dot(_ index: Int) -> Int { Int(dots[start + index / 2 * dotWidth + index % 2]) - 1 }
        var top: Int?
        for index in 0..<8 where dot(index) >= 0 { top = max(top ?? .min, layers[dot(index)].rank) }
        guard let top else { return nil }
        var pattern = 0
        var winner = (number: 0, count: 0)
        for index in 0..<8 {
            let number = dot(index)
            guard number >= 0 else { continue }
            let isTop = layers[number].rank == top
            if isTop || !layers[number].yields { pattern |= Self.bits[index] }
            guard isTop else { continue }
            var count = 0
            for other in 0..<8 where dot(other) == number { count += 1 }
            if count > winner.count { winner = (number, count) }
        }
        return (pattern, layers[winner.number])
    }

    /// The bit of each dot, row by row, as Unicode numbers them.
    private static let bits = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    static let glyphs: [Glyph] = (0..<256).map { pattern in
        glyph(Character(Unicode.Scalar(UInt32(0x2800 + pattern)) ?? " "))
    }
}
