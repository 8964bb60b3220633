/// A position in cells; column 0, row 0 is the top left corner.
public struct Point: Hashable, Sendable {
    /// Cells from the left.
    public var column: Int
    /// Cells from the top.
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A width and a height in cells, never negative.
public struct Size: Hashable, Sendable {
    /// In cells.
    public var width: Int
    /// In cells.
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}

/// A rectangle of cells. Its width and height are never negative; an empty rectangle holds nothing.
public struct Rect: Hashable, Sendable {
    /// Cells from the left.
    public var column: Int
    /// Cells from the top.
    public var row: Int
    /// In cells.
    public var width: Int
    /// In cells.
    public var height: Int

    public init(column: Int, row: Int, width: Int, height: Int) {
        self.column = column
        self.row = row
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// A rectangle at the origin.
    public init(_ size: Size) { self.init(column: 0, row: 0, width: size.width, height: size.height) }

    public var size: Size { Size(width: width, height: height) }
    /// The first column to the right of the rectangle.
    public var endColumn: Int { column + width }
    /// The first row below the rectangle.
    public var endRow: Int { row + height }
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether a cell lies in the rectangle; its end column and end row do not.
    public func contains(_ point: Point) -> Bool {
        point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
    }

    /// The common part of both rectangles; empty when they do not touch.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(column, other.column)
        let top = max(row, other.row)
        let right = min(endColumn, other.endColumn)
        let bottom = min(endRow, other.endRow)
        return Rect(column: left, row: top, width: right - left, height: bottom - top)
    }

    /// The rectangle without a margin on each side; empty when the margins use it up.
    public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
        Rect(column: column + columns, row: row + rows, width: width - 2 * columns, height: height - 2 * rows)
    }

    /// The top `count` rows and what is left below them.
    public func splitTop(_ count: Int) -> (top: Rect, rest: Rect) {
        let taken = min(max(0, count), height)
        return (
            Rect(column: column, row: row, width: width, height: taken),
            Rect(column: column, row: row + taken, width: width, height: height - taken)
        )
    }

    /// The bottom `count` rows and what is left above them.
    public func splitBottom(_ count: Int) -> (rest: Rect, bottom: Rect) {
        let taken = min(max(0, count), height)
        let (rest, bottom) = splitTop(height - taken)
        return (rest, bottom)
    }

    /// The left `count` columns and what is left to their right.
    public func splitLeft(_ count: Int) -> (left: Rect, rest: Rect) {
        let taken = min(max(0, count), width)
        return (
            Rect(column: column, row: row, width: taken, height: height),
            Rect(column: column + taken, row: row, width: width - taken, height: height)
        )
    }

    /// One row of the rectangle, counted from its top; empty when there is no such row.
    public func line(_ index: Int) -> Rect {
        Rect(column: column, row: row + index, width: width, height: 1).intersection(self)
    }
}
