import Canvas

/// A piece of a line in one style. The text is as it came: the canvas sanitises it when it is drawn.
public struct StyledRun: Equatable, Sendable {
    public var text: String
    public var style: TextStyle
    /// Where it leads, of a link that can be opened.
    public var address: WebAddress?

    public init(_ text: String, _ style: TextStyle, address: WebAddress? = nil) {
        self.text = text
        self.style = style
        self.address = address
    }
}

/// One row of laid-out text.
public struct StyledLine: Equatable, Sendable {
    public var runs: [StyledRun]
    /// A ground that reaches over the whole width, as behind code, and the column it starts at.
    public var band: Band?
    /// In which direction it is read: a line of a paragraph as the paragraph.
    public var base = VisualOrder.Base.automatic

    /// A background behind a part of the line, as under code.
    public struct Band: Equatable, Sendable {
        public var ground: GroundRole
        /// The first cell of the band.
        public var column: Int

        public init(_ ground: GroundRole, column: Int = 0) {
            self.ground = ground
            self.column = column
        }
    }

    public static let empty = StyledLine()

    public init(_ runs: [StyledRun] = [], band: Band? = nil) {
        self.runs = runs
        self.band = band
    }

    /// The line as plain text.
    public var text: String { runs.reduce(into: "") { $0 += $1.text } }

    /// The same line with links that lead nowhere.
    var withoutAddresses: StyledLine {
        guard runs.contains(where: { $0.address != nil }) else { return self }
        var line = self
        line.runs = runs.map { StyledRun($0.text, $0.style) }
        return line
    }

    /// The same line moved right behind `prefix`.
    func indented(by prefix: StyledRun) -> StyledLine {
        var line = self
        line.runs.insert(prefix, at: 0)
        if let band { line.band = Band(band.ground, column: band.column + prefix.text.cellWidth) }
        return line
    }

    /// Draws the line in the first row of `area`; every run keeps its own ground unless the line has a band.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        if let band {
            let (_, right) = area.line(0).splitLeft(band.column)
            canvas.fill(right, TextStyle(.text, on: band.ground))
        }
        let pieces = runs.map { Canvas.Piece($0.text, $0.style, address: $0.address) }
        let isOrdered = canvas.writeOrdered(
            pieces, base, column: area.column, row: area.row, within: area, isAligned: true)
        if isOrdered != nil { return }
        var column = area.column
        for run in runs {
            let start = column
            column = canvas.write(run.text, column: column, row: area.row, run.style, within: area)
            if let address = run.address {
                let cells = Rect(column: start, row: area.row, width: column - start, height: 1)
                canvas.link(cells.intersection(area), to: address)
            }
            if column >= area.endColumn { break }
        }
    }
}
