import ChatModel
import CoachEngine
import Foundation
import JSON
import Synchronization
import TestSupport

@testable import CoachTools

/// Answers with what it was told to, and counts.
final class CountingTool: CoachTool {
    let definition: ToolDefinition
    private let answer: @Sendable (JSONValue) async -> ToolOutcome
    private let runs = Mutex(0)

    init(
        _ name: String = "look",
        answer: @escaping @Sendable (JSONValue) async -> ToolOutcome = { _ in ToolOutcome(json: #"{"n":1}"#) }
    ) {
        definition = ToolDefinition(name: name, summary: "Looks.", parametersJSON: #"{"type":"object"}"#)
        self.answer = answer
    }

    var runCount: Int { runs.withLock { $0 } }

    func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome {
        runs.withLock { $0 += 1 }
        return await answer(arguments)
    }
}

/// Opened once; who waits goes on then and not before, cancelled or not.
actor Latch {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}

/// Collects what the engine tells beside its answers.
final class Notices: Sendable {
    private let all = Mutex<[CoachNotice]>([])
    var told: [CoachNotice] { all.withLock { $0 } }
    func tell(_ notice: CoachNotice) { all.withLock { $0.append(notice) } }
}

func call(_ id: String, _ name: String = "look", _ arguments: String = "{}") -> ToolCall {
    ToolCall(id: id, name: name, argumentsJSON: arguments)
}

/// An answer that calls tools and ends.
func calling(_ calls: ToolCall..., saying text: String = "", record: ProviderRecord? = nil) -> [ReplyEvent] {
    (text.isEmpty ? [] : [.text(text)]) + calls.map { .toolCall($0) } + (record.map { [.record($0)] } ?? [])
        + [.ended(.finished(.toolCalls))]
}

func saying(_ text: String) -> [ReplyEvent] { [.text(text), .ended(.finished(.stop))] }

extension ScriptedModel {
    /// - Parameter answers: one for each request; each ends or is waited on as its events say.
    convenience init(_ reference: ModelReference? = nil, answers: [[ReplyEvent]]) {
        if let reference { self.init(reference: reference) } else { self.init() }
        for answer in answers { add(ScriptedAnswer(answer.map { .say($0) })) }
    }
}

extension CoachEngine {
    /// All events of the reply to one question, without what the coach was told before.
    func events(
        from model: any LanguageModel, options: ReplyOptions = ReplyOptions(), conversation: UUID? = nil
    ) async -> [ReplyEvent] {
        var events: [ReplyEvent] = []
        let question = [ChatMessage(.person, "How did I sleep?")]
        for await event in reply(from: model, to: question, on: today, options: options, conversation: conversation)
        where !event.isTold { events.append(event) }
        await drain()
        return events
    }
}

extension ReplyEvent {
    var isTold: Bool { if case .told = self { true } else { false } }
}

extension Sequence<ReplyEvent> {
    var results: [ToolResult] {
        compactMap { event in
            if case .toolResult(let result) = event { result } else { nil }
        }
    }
    var text: String {
        reduce(into: "") { text, event in
            if case .text(let piece) = event { text += piece }
        }
    }
}

extension ToolResult {
    /// `error.code`; `nil` where there is none.
    var errorCode: String? { JSONValue(json)?["error"]["code"].text }
}
