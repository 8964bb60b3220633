import Canvas
import Evidence
import Widgets

/// The numbers of an answer that are marked where they are shown.
struct FigureMarks: Sendable {
    struct Mark: Equatable, Sendable {
        /// Which of the answer's numbers.
        var figure: Int
        /// Offsets of Unicode scalars in the line.
        var scalars: Range<Int>
        /// A reply or the data of the prompt hold it; else nothing does.
        var isSupported: Bool
    }

    private var byLine: [Int: [Mark]] = [:]
    /// Numbers that are marked, in the order of the answer.
    private(set) var figures: [Int] = []
    private var firstLines: [Int: Int] = [:]

    init() {}

    /// - Parameter flags: whether numbers that nothing supports are marked too.
    init(_ evidence: AnswerEvidence, lines: [String], flags: Bool) {
        for place in ShownFigures.places(of: evidence.figures.map(\.figure), in: lines) {
            let standing = evidence.figures[place.figure].standing
            guard standing.source != nil || (flags && standing == .unsupported) else { continue }
            byLine[place.line, default: []].append(
                Mark(figure: place.figure, scalars: place.scalars, isSupported: standing.source != nil))
            if firstLines[place.figure] == nil {
                firstLines[place.figure] = place.line
                figures.append(place.figure)
            }
        }
        figures.sort()
    }

    /// Marks of a line of the answer's text, from the left.
    subscript(line: Int) -> [Mark] { byLine[line] ?? [] }

    func line(of figure: Int) -> Int? { firstLines[figure] }
}

extension StyledLine {
    /// The same line with its numbers marked: a line under those that a tool supports, those that nothing supports reversed
    /// in the colour of a warning, so that both can be told apart without colours too.
    func marking(_ marks: [FigureMarks.Mark], selected: Int?) -> StyledLine {
        guard !marks.isEmpty else { return self }
        var runs: [StyledRun] = []
        var at = 0
        for run in self.runs {
            var piece = String.UnicodeScalarView()
            var style = Self.style(of: run, marks.first { $0.scalars.contains(at) }, selected)
            for scalar in run.text.unicodeScalars {
                let next = Self.style(of: run, marks.first { $0.scalars.contains(at) }, selected)
                if next != style {
                    if !piece.isEmpty { runs.append(StyledRun(String(piece), style, address: run.address)) }
                    (piece, style) = (String.UnicodeScalarView(), next)
                }
                piece.append(scalar)
                at += 1
            }
            if !piece.isEmpty { runs.append(StyledRun(String(piece), style, address: run.address)) }
        }
        var line = StyledLine(runs, band: band)
        line.base = base
        return line
    }

    private static func style(of run: StyledRun, _ mark: FigureMarks.Mark?, _ selected: Int?) -> TextStyle {
        guard let mark else { return run.style }
        if mark.figure == selected { return TextStyle(.strong, on: .selection, [.bold, .underline]) }
        if mark.isSupported { return run.style.with(.underline) }
        return TextStyle(.warning, on: run.style.ground, [.bold, .reverse])
    }

    /// Cells of a piece of the line where it is shown.
    /// - Parameter room: cells that the line has; one from right to left ends where they do.
    public func cells(of scalars: Range<Int>, in room: Int) -> Range<Int> {
        let all = Array(text.unicodeScalars)
        func beginning(_ count: Int) -> String { String(String.UnicodeScalarView(all.prefix(count))) }
        let (before, through) = (beginning(scalars.lowerBound), beginning(scalars.upperBound))
        guard let order = VisualOrder(of: text, base: base) else { return before.cellWidth..<through.cellWidth }
        let glyphs = SafeText.glyphs(in: text)
        let piece = SafeText.glyphs(in: before).count..<SafeText.glyphs(in: through).count
        var column = order.startsAtRight ? max(0, room - text.cellWidth) : 0
        var cells: Range<Int>?
        for index in order.places {
            let end = column + glyphs[index].width
            if piece.contains(index) { cells = (cells?.lowerBound ?? column)..<end }
            column = end
        }
        return cells ?? 0..<0
    }
}
