/// Finds the numbers of an answer again where they are shown: without the marks of Markdown, broken into lines.
public enum ShownFigures {
    /// A piece of a number on one line.
    public struct Place: Equatable, Sendable {
        /// Which of the answer's numbers.
        public var figure: Int
        /// Index of the line.
        public var line: Int
        /// Offsets of Unicode scalars in the line.
        public var scalars: Range<Int>
    }

    /// Numbers that are further apart in the answer are not taken for each other: a table may be laid out in another order.
    private static let reach = 24

    /// - Parameters:
    ///   - figures: as they were read from the answer, in its order.
    ///   - lines: the text of the lines, from the top.
    public static func places(of figures: [Figure], in lines: [String]) -> [Place] {
        let shown = JoinedLines(lines)
        var places: [Place] = []
        var isTaken = Array(repeating: false, count: figures.count)
        let names = figures.map { name(of: $0.text) }
        var first = 0
        for figure in FigureReader.figures(in: shown.text) {
            let wanted = name(of: figure.text)
            let near = first..<min(figures.count, first + reach)
            guard let match = near.first(where: { !isTaken[$0] && names[$0] == wanted }) else { continue }
            isTaken[match] = true
            first = max(first, match - reach + 2)
            while first < figures.count, isTaken[first] { first += 1 }
            places += shown.places(of: figure.place).map { Place(figure: match, line: $0.line, scalars: $0.scalars) }
        }
        return places
    }

    private static func name(of text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isBlank && !$0.isLineEnd }))
    }

    /// Lines as one text, so that a number can be read over the end of a line.
    private struct JoinedLines {
        var text = ""
        /// Where each line begins in the text, and how many blanks were left out before.
        private var starts: [(start: Int, skipped: Int, count: Int)] = []

        init(_ lines: [String]) {
            var at = 0
            for line in lines {
                let scalars = line.unicodeScalars
                let skipped = scalars.prefix { $0.isBlank }.count
                let kept = scalars.dropFirst(skipped)
                let count = kept.count
                starts.append((at, skipped, count))
                text += Substring(kept)
                text += " "
                at += count + 1
            }
        }

        func places(of place: Range<Int>) -> [(line: Int, scalars: Range<Int>)] {
            var (low, high) = (0, starts.count)
            while low < high {
                let middle = (low + high) / 2
                if starts[middle].start + starts[middle].count < place.lowerBound {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            var places: [(line: Int, scalars: Range<Int>)] = []
            while low < starts.count, starts[low].start < place.upperBound {
                let line = starts[low]
                let piece = place.clamped(to: line.start..<line.start + line.count)
                if !piece.isEmpty {
                    let from = piece.lowerBound - line.start + line.skipped
                    places.append((low, from..<from + piece.count))
                }
                low += 1
            }
            return places
        }
    }
}
