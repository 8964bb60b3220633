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
    var rowWidth: Int { min(84, max(1, (page ?? tree ?? Rect(Size(width: 0, height: 0))).width - 4)) }
}

/// The rows of a page with the lines that each takes.
struct PageLines {
    struct Line: Equatable {
        /// Index of the row.
        var row: Int
        /// Which of its lines, from 0.
        var part: Int
        /// What is written there, for words that were wrapped.
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
                let words = PlainText.lines(row.title, .plain, width: max(1, width))
                lines += words.enumerated().map { Line(row: index, part: $0.offset, text: $0.element.text) }
            case .picture(let height): lines += (0..<height).map { Line(row: index, part: $0) }
            default: lines.append(Line(row: index, part: 0))
            }
        }
    }

    /// The first line to show so that the cursor's row is in sight, then `scroll` further.
    func first(showing row: Int?, height: Int, scroll: Int) -> Int {
        let last = max(0, lines.count - height)
        let at = lines.firstIndex { $0.row == row } ?? 0
        return min(last, max(0, at - height / 2) + scroll)
    }
}
