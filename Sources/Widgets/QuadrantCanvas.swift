import Canvas

/// A bitmap of two by two solid points a cell, drawn with the quadrant blocks U+2596 to U+259F.
///
/// A cell has one colour: where points of several layers meet in one cell, the layer with most points has it, and the
/// other points are left blank, so that neighbours never run into one another.
struct QuadrantCanvas {
    struct Layer: Equatable {
        var role: StyleRole
        var attributes: TextAttributes = []
    }

    /// In cells.
    let size: Size
    var width: Int { size.width * 2 }
    var height: Int { size.height * 2 }
    private var points: [Layer?]

    init(_ size: Size) {
        self.size = size
        points = Array(repeating: nil, count: size.width * size.height * 4)
    }

    /// Sets a point inside the bitmap.
    mutating func set(_ x: Int, _ y: Int, _ layer: Layer) { points[y * width + x] = layer }

    /// Whether a cell has no point.
    func isBlank(_ column: Int, _ row: Int) -> Bool { cell(column, row) == nil }

    /// Draws the cells that have points, on whatever ground is there; other cells are left as they are.
    func draw(atColumn column: Int, row: Int, on canvas: inout Canvas, within area: Rect) {
        for cellRow in 0..<size.height {
            for cellColumn in 0..<size.width {
                let point = Point(column: column + cellColumn, row: row + cellRow)
                guard area.contains(point), let (pattern, layer) = cell(cellColumn, cellRow) else { continue }
                canvas.ink(
                    Self.glyphs[pattern], column: point.column, row: point.row, layer.role, layer.attributes)
            }
        }
    }

    private func cell(_ column: Int, _ row: Int) -> (pattern: Int, layer: Layer)? {
        let start = row * 2 * width + column * 2
        func point(_ index: Int) -> Layer? { points[start + index / 2 * width + index % 2] }
        func pattern(_ layer: Layer) -> Int {
            (0..<4).reduce(0) { point($1) == layer ? $0 | 1 << $1 : $0 }
        }
        var best: (pattern: Int, layer: Layer)?
        for index in 0..<4 {
            guard let layer = point(index) else { continue }
            let found = pattern(layer)
            if found.nonzeroBitCount > (best?.pattern.nonzeroBitCount ?? 0) { best = (found, layer) }
        }
        return best
    }

    /// By their points: upper left, upper right, lower left, lower right, as bits from the lowest.
    private static let glyphs: [Glyph] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").map(glyph)
}
