import Canvas
import Widgets

/// Where tree, page and help stand.
struct SettingsLayout: Equatable {
    static let mostScroll = 500
    /// Beside the page on a wide screen; the whole width at the root of a narrow one; else `nil`.
    var tree: Rect?
    var page: Rect?
    var divider: Int?

    static func isWide(_ size: Size) -> Bool { size.width >= 92 }

    init(_ area: Rect, isRoot: Bool) {
        guard Self.isWide(area.size) else {
            if isRoot { tree = area } else { page = area }
            return
        }
        let (left, rest) = area.splitLeft(34)
        tree = left
        divider = rest.column
        page = rest.splitLeft(1).rest
    }

    /// Rows are no wider than can be read across.
    var rowWidth: Int { min(100, max(1, (page ?? tree ?? Rect(Size(width: 0, height: 0))).width - 4)) }
}

/// The parts of a page from top to bottom.
struct PagePlaces: Equatable {
    var head: Rect
    var body: Rect
    /// The area of the help on the row under the cursor.
    var help: Rect

    /// - Parameter lines: that there are to show; where they fit whole without the air around them they do.
    init(_ area: Rect, hasHelp: Bool = true, lines: Int = 0) {
        let air = area.height - lines - (hasHelp ? 2 : 1)
        let isTight = air >= 0 && air < (hasHelp ? 2 : 1)
        let below: Rect
        (head, below) = area.splitTop(area.height > 14 && !isTight ? 2 : 1)
        (body, help) = below.splitBottom(hasHelp ? (area.height > 10 && !isTight ? 2 : 1) : 0)
    }
}

/// The rows of a page with the lines that each takes.
struct PageLines {
    struct Line: Equatable {
        /// Index of the row.
        var row: Int
        /// Which of its lines, from 0.
        var part: Int
        /// The wrapped text of the row.
        var text = ""
    }

    private(set) var lines: [Line] = []

    init(_ rows: [SettingsRow], width: Int) {
        for (index, row) in rows.enumerated() {
            switch row.kind {
            case .heading:
                if !lines.isEmpty { lines.append(Line(row: index, part: 0)) }
                lines.append(Line(row: index, part: 1))
            case .text:
                let indent = row.title.prefix { $0 == " " }
                let words = PlainText.lines(
                    String(row.title.dropFirst(indent.count)), .plain, width: max(1, width - indent.count))
                lines += words.enumerated().map { Line(row: index, part: $0.offset, text: indent + $0.element.text) }
            case .fact: lines += Self.lines(of: row, at: index, width: width)
            case .picture(let height): lines += (0..<height).map { Line(row: index, part: $0) }
            default: lines.append(Line(row: index, part: 0))
            }
        }
    }

    /// A value that does not fit beside its title stands below it, wrapped.
    private static func lines(of row: SettingsRow, at index: Int, width: Int) -> [Line] {
        let title = Line(row: index, part: 0)
        guard row.title.cellWidth + row.value.cellWidth + 2 > width else { return [title] }
        let words = PlainText.lines(row.value, .plain, width: max(1, width - 2))
        return [title] + words.enumerated().map { Line(row: index, part: $0.offset + 1, text: $0.element.text) }
    }

    /// The first line to show so that the cursor's row is in sight, then `scroll` further.
    func first(showing row: Int?, height: Int, scroll: Int) -> Int {
        let range = scrolling(from: row, height: height)
        return middle(of: row, height: height) + min(max(range.lowerBound, scroll), range.upperBound)
    }

    /// How far the lines can be moved from where the cursor's row would have them.
    func scrolling(from row: Int?, height: Int) -> ClosedRange<Int> {
        let first = middle(of: row, height: height)
        return -first...max(0, lines.count - height) - first
    }

    private func middle(of row: Int?, height: Int) -> Int {
        let at = row.flatMap { row in lines.firstIndex { $0.row == row } } ?? 0
        return min(max(0, lines.count - height), max(0, at - height / 2))
    }
}
