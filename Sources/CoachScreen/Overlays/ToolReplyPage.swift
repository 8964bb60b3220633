import ScreenKit
import Canvas
import ChatModel
import Evidence
import Widgets

/// A tool's reply in full, with one figure standing out.
public struct ToolReplyPage: Equatable, Sendable {
    public let tool: String
    private let json: String
    private let source: FigureSource
    /// The first line that is shown.
    public var top = 0

    init(_ result: ToolResult, source: FigureSource) {
        tool = ShortText.oneLine(result.name, 60)
        json = result.json
        self.source = source
    }

    /// The reply as indented JSON, at most 4,000 lines.
    public func lines(width: Int) -> [String] { PrettyJSON.lines(of: json, width: width, limit: 4_000) }

    /// The line of the figure and its scalars there; `nil` where it is not found again.
    public func place(in lines: [String]) -> (line: Int, scalars: Range<Int>)? {
        let name = source.path.split(separator: ".").last.map { $0.prefix { $0 != "[" } } ?? ""
        var first: (line: Int, scalars: Range<Int>)?
        for (number, line) in lines.enumerated() {
            for place in Self.numbers(in: line) where place.value == source.value {
                let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(place.scalars.lowerBound)))
                if before.hasSuffix("\"\(name)\":") || before.hasSuffix("\"\(name)\": ") {
                    return (number, place.scalars)
                }
                if first == nil { first = (number, place.scalars) }
            }
        }
        return first
    }

    /// Numbers of a line of JSON without their sign; `23:10` as minutes.
    private static func numbers(in line: String) -> [(value: Double, scalars: Range<Int>)] {
        let text = Array(line.unicodeScalars)
        var found: [(value: Double, scalars: Range<Int>)] = []
        var at = 0
        while at < text.count {
            guard ("0"..."9").contains(text[at]) else {
                at += 1
                continue
            }
            let start = at
            while at < text.count, "0123456789.eE:".unicodeScalars.contains(text[at]) { at += 1 }
            let word = String(String.UnicodeScalarView(text[start..<at]))
            let parts = word.split(separator: ":")
            let isClock = parts.count == 2 && word.count == 5
            let clock = isClock ? Double(parts[0]).flatMap { hour in Double(parts[1]).map { hour * 60 + $0 } } : nil
            if let value = clock ?? Double(word) { found.append((value, start..<at)) }
        }
        return found
    }

    /// Scrolls, and stays within the lines that `height` rows cannot show.
    public mutating func scroll(by lines: Int, height: Int, width: Int) {
        top = max(0, min(top + lines, self.lines(width: width).count - height))
    }

    mutating func reveal(height: Int, width: Int) {
        let lines = lines(width: width)
        top = 0
        guard let place = place(in: lines), place.line >= height - 2 else { return }
        scroll(by: place.line - height / 2, height: height, width: width)
    }
}

extension CoachState {
    mutating func applyToReplyPage(_ press: KeyPress) -> [CoachEffect] {
        var step = 0
        switch (press.key, press.modifiers) {
        case (.escape, _), (.enter, _), (.backspace, _), (.character("q"), []), (.character("c"), .control):
            replyPage = nil
        case (.up, _), (.character("k"), []): step = -1
        case (.down, _), (.character("j"), []): step = 1
        case (.pageUp, _): step = 2 - transcriptHeight
        case (.pageDown, _): step = transcriptHeight - 2
        case (.home, _): step = -100_000
        case (.end, _): step = 100_000
        default: break
        }
        if step != 0 { scrollReply(by: step) }
        return []
    }

    mutating func scrollReply(by lines: Int) {
        let (height, width) = (transcriptHeight, textWidth)
        replyPage?.scroll(by: lines, height: height, width: width)
    }

    /// In the place of the title: whose reply it is.
    func drawReplyHead(_ page: ToolReplyPage, in area: Rect, on canvas: inout Canvas) {
        let head = area.splitLeft(min(2, area.width / 8)).rest
        let start = canvas.write(
            "‹ ", column: head.column, row: head.row, TextStyle(.key, on: .base, .bold), within: head)
        let end = canvas.write(
            "Reply of \(page.tool)", column: start, row: head.row, TextStyle(.title, on: .base, .bold), within: head)
        let mark = Rect(column: head.column, row: head.row, width: end - head.column, height: 1)
        canvas.mark(mark, as: CoachTarget.closeReply)
    }

    func drawReplyPage(_ page: ToolReplyPage, in area: Rect, on canvas: inout Canvas) {
        let lines = page.lines(width: textWidth)
        let place = page.place(in: lines)
        let top = max(0, min(page.top, lines.count - area.height))
        for row in 0..<max(0, min(area.height, lines.count - top)) {
            let line = area.line(row)
            let isHere = place?.line == top + row
            if isHere {
                canvas.write("▶", column: line.column, row: line.row, TextStyle(.accent), within: line)
            }
            var shown = StyledLine([StyledRun(lines[top + row], TextStyle(.code))])
            if isHere, let place {
                shown = shown.marking(
                    [FigureMarks.Mark(figure: 0, scalars: place.scalars, isSupported: true)], selected: 0)
            }
            shown.draw(in: line.splitLeft(2).rest.splitLeft(textWidth).left, on: &canvas)
        }
    }
}
