import ScreenKit
import Canvas
import ChatModel
import Widgets

/// All that shows of a line of the transcript.
struct TranscriptRow: Equatable, Sendable {
    var line: StyledLine
    /// Cells of the text, without the bar.
    var width: Int
    var bar: StyleRole
    var ground: GroundRole
    /// Keys act on the line, or its question is being changed.
    var isMarked: Bool
    /// Keys act on one of its numbers alone.
    var isMarkedForFigure: Bool
    var figures: [FigureMarks.Mark]
    var selectedFigure: Int?
    /// The search whose matches are marked in the text.
    var found: SearchTerms?
    /// Whether the line is of a chart, which is drawn with the characters that the terminal draws best.
    var isOfChart = false

    func draw(in area: Rect, on canvas: inout Canvas) {
        let isWhole = isMarked && !isMarkedForFigure
        let ground: GroundRole = isWhole ? .selection : ground
        if ground != .base { canvas.fill(area.splitLeft(width + 4).left, TextStyle(.text, on: ground)) }
        // The bar is the program's: no text of a message begins left of it.
        let bar = isMarked ? ("▶", StyleRole.accent) : ("▌", bar)
        canvas.write(bar.0, column: area.column, row: area.row, TextStyle(bar.1, on: ground), within: area)
        var shown = isOfChart ? line.redrawn(as: canvas.dotShape) : line
        if isWhole { shown = shown.on(.selection) }
        shown = shown.marking(figures, selected: selectedFigure)
        if let found { shown = shown.marking(found, anywhere: true) }
        shown.draw(in: text(in: area), on: &canvas)
    }

    /// Lets the mouse hit its numbers.
    func markFigures(ofRow index: Int, in area: Rect, on canvas: inout Canvas) {
        for (ordinal, figure) in figures.enumerated() {
            let cells = line.cells(of: figure.scalars, in: width)
            let place = text(in: area).splitLeft(cells.lowerBound).rest.splitLeft(cells.count).left
            canvas.mark(place, as: CoachTarget.figure(row: index, ordinal: ordinal))
        }
    }

    /// Where the text stands in its row.
    private func text(in area: Rect) -> Rect { area.splitLeft(2).rest.splitLeft(width).left }
}

extension StyledLine {
    /// The same line on another ground.
    fileprivate func on(_ ground: GroundRole) -> StyledLine {
        var line = StyledLine(runs.map { StyledRun($0.text, $0.style.on(ground), address: $0.address) })
        line.base = base
        return line
    }
}

/// The chat that the frame before left on a canvas.
public struct DrawnChat: Sendable {
    var welcome = DrawnPart<Welcome>()
    var transcript = DrawnTranscript()

    public init() {}
}

/// The rows of the transcript as they stand on a canvas.
struct DrawnTranscript: Sendable {
    struct Row: Equatable, Sendable {
        /// `nil` below a short conversation.
        var text: TranscriptRow?
    }

    private var top = Rect(Size(width: 0, height: 0))
    private var rows: [Row] = []

    /// Rows that stand elsewhere now, or outside, are forgotten.
    mutating func begin(in area: Rect) {
        if area.line(0) != top { rows.removeAll() }
        top = area.line(0)
        rows.removeLast(max(0, rows.count - area.height))
    }

    /// Whether a row is to be drawn. They are asked for one after the other, from the top.
    mutating func changes(_ row: Row, at index: Int) -> Bool {
        guard index < rows.count else {
            rows.append(row)
            return true
        }
        guard rows[index] != row else { return false }
        rows[index] = row
        return true
    }
}
