import Canvas

extension Canvas {
    /// The rows of the canvas as text, trailing blanks removed.
    public var textRows: [String] {
        (0..<size.height).map { row in
            var scalars = String.UnicodeScalarView()
            for cell in self.row(row) { scalars.append(contentsOf: cell.scalars.compactMap(Unicode.Scalar.init)) }
            var line = String(scalars)
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}

extension Canvas {
    /// Where something other than plain ground is drawn outside an area, at most a handful.
    public func pointsDrawn(outside area: Rect) -> [Point] {
        var found: [Point] = []
        for (index, cell) in cells.enumerated() where cell != .blank(.plain) && found.count < 5 {
            let point = Point(column: index % size.width, row: index / size.width)
            if !area.contains(point) { found.append(point) }
        }
        return found
    }
}

/// Draws on a canvas of the given size and returns its rows as text.
public func screen(width: Int, height: Int, _ draw: (Rect, inout Canvas) -> Void) -> [String] {
    var canvas = Canvas(Size(width: width, height: height))
    draw(canvas.bounds, &canvas)
    return canvas.textRows
}
