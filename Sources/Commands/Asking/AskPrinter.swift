import Charts
import ChatModel
import Console
import Foundation
import HealthModel
import JSON

/// Prints the events of a reply, as text or as JSON lines.
final class AskPrinter {
    private let json: Bool
    private var isLineOpen = false
    private var end: ReplyEnd?
    let calls = SpokenCalls()
    /// Whether JSON lines wait for that of the reading, which comes first. The offline coach knows it of most questions only
    /// when its tools have answered.
    var waitsForReading = false
    private var waitingLines: [String] = []
    private var hasReading = false
    /// Whether the reply cost something, as far as that is known.
    private(set) var hasCost = false

    private let units: UnitSystem
    private let today: CivilDay

    init(json: Bool, units: UnitSystem, today: CivilDay) { (self.json, self.units, self.today) = (json, units, today) }

    /// Prints an event; after the end nothing more.
    func print(_ event: ReplyEvent) {
        guard end == nil else { return }
        if json { printLines(event) } else { printText(event) }
        calls.printed(event)
        switch event {
        case .ended(let end): self.end = end
        case .reading: hasReading = true
        case .usage(let usage): hasCost = hasCost || (usage.costUSD ?? 0) > 0
        default: break
        }
    }

    private func printLines(_ event: ReplyEvent) {
        switch event {
        // A second one has what can be changed on screens.
        case .reading where hasReading: break
        case .reading:
            AskLine.lines(for: event).forEach(Output.json)
            printWaiting()
        case .safety: AskLine.lines(for: event).forEach(Output.json)
        case .toolCall, .toolResult, .roundBegan:
            guard waitsForReading, !hasReading else { fallthrough }
            waitingLines += AskLine.lines(for: event)
        default:
            printWaiting()
            AskLine.lines(for: event).forEach(Output.json)
        }
    }

    private func printWaiting() {
        waitingLines.forEach(Output.json)
        waitingLines = []
    }

    /// The answer on standard output; what goes on beside it on standard error, tools only where a person looks on.
    private func printText(_ event: ReplyEvent) {
        switch event {
        case .safety(let notice):
            Output.piece(notice.text + "\n\n")
            isLineOpen = false
            if let kind = notice.reading?.concern.rawValue {
                aside("It is shown again only if it grows. To dismiss it: airfit notices --dismiss \(kind)")
            }
        case .text(let piece):
            Output.piece(piece)
            if !piece.isEmpty { isLineOpen = !piece.hasSuffix("\n") }
        case .retrying(let seconds, _, _, let reason):
            Output.error("\(reason.sentence) Trying again in \(Int(seconds.rounded(.up))) s.")
        case .reading(let reading):
            // A second one has what can be changed on screens.
            if reading.isAnswered, !hasReading { aside("Read as: \(reading.sentence)") }
        case .toolCall(let call): aside("→ \(call.name) \(call.argumentsJSON)")
        case .toolResult(let result):
            aside("← \(result.name) \(result.json)")
            printChart(result)
        case .roundBegan where isLineOpen:
            // What came before the tools and what comes after them are two paragraphs.
            Output.print("\n")
            isLineOpen = false
        case .told, .thinking, .roundBegan, .usage, .record, .ended: break
        }
    }

    /// A chart as a block of text, above the words about it.
    private func printChart(_ result: ToolResult) {
        guard result.name == "chart", !result.isError, let chart = JSONValue(result.json).flatMap({ ChartData($0) }),
            !chart.isEmpty
        else { return }
        if isLineOpen { Output.print("\n") }
        isLineOpen = false
        Output.print(chart.textBlock(units: units, today: today).joined(separator: "\n") + "\n")
    }

    private func aside(_ line: String) {
        guard Output.showsProgress else { return }
        if isLineOpen, isatty(STDOUT_FILENO) == 1 {
            Output.print("")
            isLineOpen = false
        }
        Output.printNote(line)
    }

    /// Says what was spent where that is close to a limit of the person's own, or at it.
    func warn(of verdict: Budget.Verdict) {
        if !json, isLineOpen {
            Output.print("")
            isLineOpen = false
        }
        switch verdict {
        case .free: break
        case .warn(let limit): Output.error("Your own limit of spending is close: \(limit.words).")
        case .stop(let limit):
            Output.error("Your own limit of spending is reached: \(limit.words). Only free models go on.")
        }
    }

    /// Prints the evidence for the answer's numbers: a line of its own as JSON, else a warning on standard error.
    func print(_ evidence: AskEvidence, flags: Bool) {
        guard end == nil, evidence.hasAnswer else { return }
        if json {
            printWaiting()
            return Output.json(evidence.line)
        }
        guard flags, let warning = evidence.warning else { return }
        if isLineOpen {
            Output.print("")
            isLineOpen = false
        }
        Output.error(warning)
    }

    /// Ends the line and turns a failed reply into its exit code.
    func finish() throws {
        if isLineOpen { Output.print("") }
        switch end {
        case .failed(let error)?:
            let failure = Failure(error)
            throw json ? Failure("", failure.code) : failure
        case .finished(.length)? where !json:
            Output.error("The model stopped at its length limit: the answer is not whole.")
        case .finished(.contentFilter)? where !json:
            Output.error("A filter of the provider stopped the answer: it is not whole.")
        default: break
        }
    }
}

/// The JSON lines of `ask --json`.
enum AskLine {
    /// None for what is of no use outside.
    static func lines(for event: ReplyEvent) -> [String] {
        switch event {
        case .safety(let notice):
            [
                object(
                    [
                        "type": "safety", "concern": notice.concern.rawValue, "urgency": notice.urgency.rawValue,
                        "text": notice.text,
                    ].merging(notice.metric.map { ["metric": $0] } ?? [:]) { one, _ in one }
                        .merging(notice.reading.map { ["kind": $0.concern.rawValue] } ?? [:]) { one, _ in one })
            ]
        case .text(let text): [object(["type": "text", "text": text])]
        case .reading(let reading): [object(fields(of: reading))]
        case .thinking(let text): [object(["type": "thinking", "text": text])]
        case .toolCall(let call):
            [object(["type": "tool_call", "id": call.id, "name": call.name, "arguments": value(call.argumentsJSON)])]
        case .toolResult(let result):
            [object(["type": "tool_result", "id": result.callID, "name": result.name, "result": value(result.json)])]
        case .roundBegan(let round): [object(["type": "round", "round": round])]
        case .usage(let usage): [object(["type": "usage"].merging(counts(usage)) { one, _ in one })]
        case .retrying(let seconds, let attempt, let attempts, let reason):
            [
                object([
                    "type": "retrying", "after": seconds, "attempt": attempt, "attempts": attempts, "code": reason.code,
                ])
            ]
        case .told, .record: []
        case .ended(.finished(let reason)): [end(reason.rawValue)]
        case .ended(.cancelled): [end("cancelled")]
        case .ended(.failed(let error)): [errorLine(error), end(finish(of: error))]
        }
    }

    private static func fields(of reading: QuestionReading) -> [String: Any] {
        [
            "type": "reading", "language": reading.language, "answered": reading.isAnswered, "as": reading.sentence,
            "calls": reading.calls.map { ["name": $0.name, "arguments": value($0.argumentsJSON)] as [String: Any] },
            "unread": reading.unread, "other": reading.other, "near": reading.near,
        ]
    }

    private static func end(_ finish: String) -> String { object(["type": "end", "finish": finish]) }

    /// A refusal is an answer of its kind: it ends as filtered, after the line of its error.
    private static func finish(of error: ServiceError) -> String {
        switch error {
        case .refused, .contentFiltered: FinishReason.contentFilter.rawValue
        case .cancelled: "cancelled"
        default: "error"
        }
    }

    private static func errorLine(_ error: ServiceError) -> String {
        var fields: [String: Any] = [
            "type": "error", "code": error.code, "message": error.sentence,
        ]
        if !error.detail.isEmpty { fields["detail"] = error.detail }
        if let seconds = error.retryAfterSeconds { fields["retry_after"] = seconds }
        return object(fields)
    }

    private static func counts(_ usage: TokenUsage) -> [String: Any] {
        var counts: [String: Any] = [:]
        counts["input"] = usage.input
        counts["output"] = usage.output
        counts["cached_input"] = usage.cachedInput
        counts["cache_write_input"] = usage.cacheWriteInput
        counts["thinking"] = usage.thinking
        counts["cost_usd"] = usage.costUSD
        if usage.costUSD != nil { counts["cost_is_estimate"] = usage.costIsEstimate }
        counts["seconds_to_first_token"] = usage.secondsToFirstToken
        counts["seconds"] = usage.secondsInAll
        counts["tokens_per_second"] = usage.tokensPerSecond
        return counts
    }

    /// Text that is no JSON is shown as the text it is.
    private static func value(_ json: String) -> Any {
        JSONText.parsed(json) ?? json
    }

    private static func object(_ fields: [String: Any]) -> String { JSONText.object(fields) }
}
