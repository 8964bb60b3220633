import Canvas
import ChatModel
import Foundation
import CoachScreen
import TestSupport

let offline = ModelReference(provider: .offline, model: "rules")
let remote = ModelReference(provider: .custom, model: "small-1")

/// A time so many seconds after a fixed one.
func second(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }

/// Identifiers 1, 2, 3 … so that tests can name them.
final class CountingIDs: Sendable {
    private let made: @Sendable () -> UUID

    init() {
        let counter = Counter()
        made = { counter.next() }
    }

    func next() -> UUID { made() }

    private final class Counter: @unchecked Sendable {  // tests of one state run on one task
        private var count = 0
        func next() -> UUID {
            count += 1
            return id(count)
        }
    }
}

func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-0000-0000-" + String(1_000_000_000_000 + number).suffix(12)) ?? UUID()
}

extension CoachState {
    static func fresh(_ model: ModelReference = remote, width: Int = 60, height: Int = 18) -> CoachState {
        let ids = CountingIDs()
        var state = CoachState(model: model) { ids.next() }
        _ = state.apply(.resized(Size(width: width, height: height)))
        return state
    }

    /// After a question, with so much of the answer.
    static func asking(_ question: String, soFar: String = "", width: Int = 60, height: Int = 18) -> CoachState {
        var state = fresh(width: width, height: height)
        _ = state.apply(.askFor(question, at: second(0)))
        if !soFar.isEmpty { _ = state.apply(.replyEvent(.text(soFar), turn: 1, at: second(1))) }
        return state
    }

    @discardableResult mutating func press(_ key: KeyPress, at now: Double = 0) -> [CoachEffect] {
        apply(.key(key, at: second(now)))
    }

    mutating func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    @discardableResult mutating func receive(_ event: ReplyEvent, at now: Double = 2) -> [CoachEffect] {
        apply(.replyEvent(event, turn: turn, at: second(now)))
    }

    var shown: [String] {
        screen(width: size.width, height: size.height) { drawCoach(self, in: $0, on: &$1, focused: true) }
    }
}

extension CoachState {
    /// After two rounds: calls of two tools, then the answer.
    static func afterTwoRounds(width: Int = 60, height: Int = 18) -> CoachState {
        var state = inSecondRound(width: width, height: height)
        state.receive(.text("You walked **7,120** steps a day.\n\n- most on Tuesday"), at: 6)
        state.receive(.usage(TokenUsage(input: 2_400, output: 60, costUSD: 0.0021)), at: 6)
        state.receive(.ended(.finished(.stop)), at: 7)
        return state
    }

    /// The tools have answered, the model goes on.
    static func inSecondRound(width: Int = 60, height: Int = 18) -> CoachState {
        var state = callingTools(width: width, height: height)
        state.receive(.toolResult(steps), at: 4)
        state.receive(.toolResult(failed), at: 4.5)
        state.receive(.roundBegan(2), at: 4.6)
        return state
    }

    /// The first round is over, its tools run.
    static func callingTools(width: Int = 60, height: Int = 18) -> CoachState {
        var state = asking("How much did I walk?", width: width, height: height)
        state.receive(.thinking("The person asks about steps.\nI look them up."), at: 1)
        state.receive(.text("Let me look."), at: 3.2)
        state.receive(
            .toolCall(
                ToolCall(
                    id: "a", name: "metric_range", argumentsJSON: #"{"metric":"steps","range":"last_7_days"}"#)),
            at: 3.4)
        state.receive(
            .toolCall(ToolCall(id: "b", name: "metric_range", argumentsJSON: #"{"metric":"stairs"}"#)), at: 3.5)
        state.receive(.usage(TokenUsage(input: 1_200, output: 40, costUSD: 0.001)), at: 3.6)
        return state
    }

    static let steps = ToolResult(
        callID: "a", name: "metric_range",
        json: #"{"metric":"steps","n":7,"mean":7120.4,"days":[6100,9200,7000,7100,6900,7200,6343]}"#, seconds: 0.012)
    static let failed = ToolResult(
        callID: "b", name: "metric_range",
        json: #"{"error":{"code":"unknown_metric","message":"there is no metric stairs"}}"#, isError: true)

    /// The same conversation read from disk.
    func reopened() -> CoachState {
        var state = CoachState.fresh(width: size.width, height: size.height)
        if let conversation { _ = state.apply(.conversationLoaded(conversation, tree.messages)) }
        return state
    }

    /// The rows of the transcript without bars and blanks.
    var said: [String] {
        shown.dropFirst().map { $0.drop { "▌▶ ".contains($0) } }.map(String.init).filter { !$0.isEmpty }
    }

    func says(_ text: String) -> Bool { shown.contains { $0.contains(text) } }

    /// Presses the mouse on the first row that holds the text.
    @discardableResult mutating func click(_ text: String, at now: Double = 0) -> [CoachEffect] {
        var canvas = Canvas(size)
        drawCoach(self, in: canvas.bounds, on: &canvas, focused: true)
        for (row, line) in canvas.textRows.enumerated() {
            guard let range = line.range(of: text) else { continue }
            let column = line[..<range.lowerBound].cellWidth
            guard let target = canvas.target(at: Point(column: column, row: row)) else { continue }
            return apply(.clicked(target, at: second(now)))
        }
        return []
    }
}

extension [CoachEffect] {
    /// Messages that are to be saved.
    var saved: [ChatMessage] { compactMap { if case .save(let message, _) = $0 { message } else { nil } } }
    /// What a model is sent.
    var asked: [ChatMessage]? {
        for case .startReply(let messages, _) in self { return messages }
        return nil
    }
}
