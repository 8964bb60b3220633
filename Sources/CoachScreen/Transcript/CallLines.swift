import ScreenKit
import Canvas
import ChatModel
import Foundation
import JSON
import Widgets

/// The calls of a message: one line each, which opens to arguments and result. Several look-ups of an answer are one line
/// that opens to theirs.
struct CallLines: Sendable {
    private(set) var lines: [StyledLine] = []
    /// The foldable lines and their items, from the top.
    private(set) var heads: [(item: TranscriptItem, line: Int)] = []
    /// The charts that calls drew, by the number of the call, with their lines.
    private(set) var charts: [(number: Int, lines: Range<Int>)] = []

    init() {}

    /// - Parameter look: how the message is shown, with the results of its calls.
    init(_ calls: [ToolCall], _ look: MessageLook, width: Int) {
        if let lookUps = look.lookUps, look.beginsLookUps {
            heads.append((.lookUps, 0))
            lines.append(lookUps.line(width: width))
        }
        let isFolded = look.lookUps?.isOpen == false
        for (number, (call, result)) in Self.paired(calls, with: look.results).enumerated() {
            if isFolded, ReadCallGroup.holds(call) { continue }
            let isOpen = look.openItems.contains(.call(number))
            heads.append((.call(number), lines.count))
            lines.append(Self.head(call, result, isRunning: look.isRunning, isOpen: isOpen, width: width))
            if isOpen { lines += Self.details(call, result, width: width) }
        }
        addCharts(calls, look, width: width)
    }

    /// Charts stand below the lines of the calls, folded or not.
    private mutating func addCharts(_ calls: [ToolCall], _ look: MessageLook, width: Int) {
        for (number, (_, result)) in Self.paired(calls, with: look.results).enumerated() {
            guard let chart = ChartLines.chart(in: result) else { continue }
            let drawn = ChartLines(chart: chart, format: look.format).lines(width: width)
            guard !drawn.isEmpty else { continue }
            if !lines.isEmpty { lines.append(.empty) }
            charts.append((number, lines.count..<lines.count + drawn.count))
            heads.append((.chart(number), lines.count))
            lines += drawn
        }
    }

    /// The chart that a line is of.
    func chart(at line: Int) -> TranscriptItem? {
        charts.first { $0.lines.contains(line) }.map { .chart($0.number) }
    }

    /// Each call with its result. Two calls may share an identifier: the results come in the order of the calls.
    static func paired(_ calls: [ToolCall], with results: [ToolResult]) -> [(ToolCall, ToolResult?)] {
        var left = results
        return calls.map { call in
            let index = left.firstIndex { $0.callID == call.id }
            return (call, index.map { left.remove(at: $0) })
        }
    }

    private static func head(
        _ call: ToolCall, _ result: ToolResult?, isRunning: Bool, isOpen: Bool, width: Int
    ) -> StyledLine {
        let outcome = outcome(of: call, result, isRunning: isRunning)
        let name = (isOpen ? "▾ " : "▸ ") + ShortText.oneLine(call.name, 60)
        let arguments = ToolCallWording.arguments(of: call)
        let room = max(0, width - name.cellWidth - min(outcome.text.cellWidth, width / 2) - 4)
        var runs = [StyledRun(name, TextStyle(.accentSecondary))]
        if !arguments.isEmpty, room > 3 {
            runs.append(StyledRun(" " + ShortText.cut(arguments, toWidth: room), TextStyle(.muted)))
        }
        let used = runs.reduce(3) { $0 + $1.text.cellWidth }
        let text = ShortText.cut(outcome.text, toWidth: max(1, width - used))
        runs.append(StyledRun("   " + text, TextStyle(outcome.role)))
        return StyledLine(runs)
    }

    private static func outcome(
        of call: ToolCall, _ result: ToolResult?, isRunning: Bool
    ) -> (text: String, role: StyleRole) {
        guard let result else {
            if call.isMalformed { return ("✗ the arguments are no JSON object", .bad) }
            return isRunning ? ("…", .muted) : ("not run", .muted)
        }
        let words = ToolCallWording.summary(of: result)
        guard !result.isError else { return ("✗ " + (words.isEmpty ? "failed" : words), .bad) }
        return ("✓ " + [words, Seconds.short(result.seconds)].filter { !$0.isEmpty }.joined(separator: " · "), .good)
    }

    private static func details(_ call: ToolCall, _ result: ToolResult?, width: Int) -> [StyledLine] {
        var lines = part("asked with", call.argumentsJSON, width)
        if let result { lines += part("answered", result.json, width) }
        return lines
    }

    private static func part(_ title: String, _ json: String, _ width: Int) -> [StyledLine] {
        let heading = StyledLine([StyledRun("  " + title, TextStyle(.faint))])
        let inner = max(1, width - 2)
        let code = PrettyJSON.lines(of: json, width: max(1, inner - 2)).joined(separator: "\n")
        let block = StreamingMarkdown("```json\n\(code.replacing("```", with: "'''"))\n```", width: inner)
        // The first line of a block of code names its language.
        return [heading]
            + block.lines.dropFirst().filter { $0 != .empty }.map { line in
                let band = line.band.map { StyledLine.Band($0.ground, column: $0.column + 2) }
                return StyledLine([StyledRun("  ", TextStyle(.text))] + line.runs, band: band)
            }
    }
}
