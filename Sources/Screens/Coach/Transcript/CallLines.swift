import Canvas
import ChatModel
import Foundation
import JSON
import Widgets

/// The calls of a message: one line each, which opens to arguments and result.
struct CallLines: Sendable {
    private(set) var lines: [StyledLine] = []
    /// The line each call begins with.
    private(set) var heads: [Int] = []

    init() {}

    /// - Parameter isRunning: what has no result yet will have one; else it was not run.
    init(
        _ calls: [ToolCall], _ results: [ToolResult], isRunning: Bool, openItems: Set<TranscriptItem>, width: Int
    ) {
        // Two calls may share an identifier: the results come in the order of the calls.
        var left = results
        for (number, call) in calls.enumerated() {
            let index = left.firstIndex { $0.callID == call.id }
            let result = index.map { left.remove(at: $0) }
            let isOpen = openItems.contains(.call(number))
            heads.append(lines.count)
            lines.append(Self.head(call, result, isRunning: isRunning, isOpen: isOpen, width: width))
            if isOpen { lines += Self.details(call, result, width: width) }
        }
    }

    private static func head(
        _ call: ToolCall, _ result: ToolResult?, isRunning: Bool, isOpen: Bool, width: Int
    ) -> StyledLine {
        let outcome = outcome(of: call, result, isRunning: isRunning)
        let name = (isOpen ? "▾ " : "▸ ") + ToolWords.oneLine(call.name, 60)
        let arguments = ToolWords.arguments(of: call)
        let room = max(0, width - name.cellWidth - min(outcome.text.cellWidth, width / 2) - 4)
        var runs = [StyledRun(name, TextStyle(.accentSecondary))]
        if !arguments.isEmpty, room > 3 {
            runs.append(StyledRun(" " + ToolWords.cut(arguments, toWidth: room), TextStyle(.muted)))
        }
        let used = runs.reduce(3) { $0 + $1.text.cellWidth }
        let text = ToolWords.cut(outcome.text, toWidth: max(1, width - used))
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
        let words = ToolWords.summary(of: result)
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
