import ArgumentParser
import ChatModel
import CoachEngine
import Foundation
import HealthModel
import Screens

/// `airfit ask`: one question, the answer streamed to standard output.
struct AskCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask", abstract: "Ask the coach one question; the answer streams to standard output.",
        discussion: """
            The question is read from standard input when it is - or missing. With --json every event is one JSON \
            object a line: text, thinking, tool_call, usage, error, and last end with its finish reason.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Option(name: .shortAndLong, help: "Provider: openai, openrouter, ollama, custom or offline.")
    var provider: String?

    @Option(name: .shortAndLong, help: "Model of the provider.")
    var model: String?

    @Option(help: "Instructions to add to the coach's own.")
    var system: String?

    @Flag(help: "Offer the model no tools.")
    var noTools = false

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @Argument(help: ArgumentHelp("The question; - reads it from standard input.", valueName: "question"))
    var question: [String] = []

    func run() async throws {
        let text = try readQuestion()
        try await Context.running([common, root.common]) { context in
            let printer = AskPrinter(json: json)
            do {
                try await ask(text, context, printer)
            } catch let error as ServiceError {
                printer.print(.ended(.failed(error)))
            }
            try printer.finish()
        }
    }

    /// Prints the events of the reply. Stopped by a signal, or when nobody reads any more, it ends as cancelled.
    private func ask(_ text: String, _ context: Context, _ printer: AskPrinter) async throws {
        let health = try await context.health()
        let model = try context.model(provider: provider, model: model, health: health)
        var options = context.replyOptions
        options.instructions = system
        let events = CoachEngine(health: health).reply(
            from: model, to: [ChatMessage(.person, text)], on: context.today, options: options)
        for await event in events {
            printer.print(event)
            if Output.isClosed { return }
        }
        if Task.isCancelled { printer.print(.ended(.cancelled)) }
    }

    private func readQuestion() throws -> String {
        var text = question.joined(separator: " ")
        if text.isEmpty || text == "-" {
            if text.isEmpty, isatty(STDIN_FILENO) == 1 {
                throw Failure("Say what to ask, for example: airfit ask \"How did I sleep?\"", .usage)
            }
            let bytes = FileHandle.standardInput.readDataToEndOfFile()
            guard bytes.count <= 1 << 20 else {
                throw Failure("The question is larger than 1 MB; ask a shorter one.", .badInput)
            }
            text = String(decoding: bytes, as: UTF8.self)
        }
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw Failure("The question is empty.", .usage) }
        return text
    }
}

/// Prints the events of a reply, as text or as JSON lines.
final class AskPrinter {
    private let json: Bool
    private var isLineOpen = false
    private var end: ReplyEnd?

    init(json: Bool) { self.json = json }

    /// Prints an event; after the end nothing more.
    func print(_ event: ReplyEvent) {
        guard end == nil else { return }
        if json { Output.json(AskLine.line(for: event)) }
        switch event {
        case .text(let piece) where !json:
            Output.piece(piece)
            if !piece.isEmpty { isLineOpen = !piece.hasSuffix("\n") }
        case .retrying(let seconds, _, _, let reason) where !json:
            Output.error("\(reason.sentence) Trying again in \(Int(seconds.rounded(.up))) s.")
        case .ended(let end): self.end = end
        default: break
        }
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
        default: break
        }
    }
}

/// The JSON lines of `ask --json`.
enum AskLine {
    static func line(for event: ReplyEvent) -> String {
        switch event {
        case .text(let text): object(["type": "text", "text": text])
        case .thinking(let text): object(["type": "thinking", "text": text])
        case .toolCall(let call):
            object(["type": "tool_call", "id": call.id, "name": call.name, "arguments": value(call.argumentsJSON)])
        case .usage(let usage): object(["type": "usage"].merging(counts(usage)) { one, _ in one })
        case .retrying(let seconds, let attempt, let attempts, let reason):
            object([
                "type": "retrying", "after": seconds, "attempt": attempt, "attempts": attempts, "code": reason.code,
            ])
        case .toolResult(let result):
            object(["type": "tool_result", "id": result.callID, "name": result.name, "result": value(result.json)])
        case .roundBegan(let round): object(["type": "round", "round": round])
        case .record: object(["type": "record"])
        case .ended(.finished(let reason)): object(["type": "end", "finish": reason.rawValue])
        case .ended(.cancelled): object(["type": "end", "finish": "cancelled"])
        case .ended(.failed(let error)):
            errorLine(error) + "\n" + object(["type": "end", "finish": "error"])
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
        counts["thinking"] = usage.thinking
        counts["seconds_to_first_token"] = usage.secondsToFirstToken
        counts["seconds"] = usage.secondsInAll
        return counts
    }

    /// Text that is no JSON is shown as the text it is.
    private static func value(_ json: String) -> Any {
        (try? JSONSerialization.jsonObject(with: Data(json.utf8))) ?? json
    }

    private static func object(_ fields: [String: Any]) -> String { JSONText.object(fields) }
}
