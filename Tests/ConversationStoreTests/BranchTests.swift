import ChatModel
import ConversationStore
import Foundation
import Testing

@Suite struct `A conversation with branches` {
    private let folder: ScratchFolder
    private let store: ConversationStore

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    private func kept() async throws -> Conversation? {
        // As the next start finds it.
        try await ConversationStore(path: folder.file("c.sqlite")).conversations(limit: 1).first
    }

    @Test func `keeps which branch is shown and which model is talked with`() async throws {
        let id = try await store.begin("t")
        let fresh = try await kept()
        #expect(fresh?.leaf == nil && fresh?.model == nil)
        let leaf = UUID()
        let model = ModelReference(provider: ProviderID("my-server"), model: "llama/3:8b")
        try await store.show(leaf: leaf, model: model, of: id)
        let shown = try await kept()
        #expect(shown?.leaf == leaf && shown?.model == model)
        try await store.show(leaf: nil, model: nil, of: id)
        let cleared = try await kept()
        #expect(cleared?.leaf == nil && cleared?.model == nil)
    }

    @Test func `begun with a model it keeps it, and a new title leaves branch and model alone`() async throws {
        let model = ModelReference(provider: .anthropic, model: "m")
        var talk = Conversation(title: "t", startedAt: moment(0), updatedAt: moment(0), leaf: UUID(), model: model)
        try await store.create(talk)
        #expect(try await kept() == talk)
        try await store.rename(talk.id, to: "renamed")
        talk.title = "renamed"
        #expect(try await kept() == talk)
    }

    @Test func `showing another branch moves no other conversation and not its own place`() async throws {
        let old = try await store.begin("old", at: 0)
        _ = try await store.begin("new", at: 10)
        try await store.show(leaf: UUID(), model: nil, of: old)
        #expect(try await store.conversations(limit: 5).map(\.title) == ["new", "old"])
        #expect(try await store.conversations(limit: 5).first?.leaf == nil)
    }

    @Test func `comes back with all its branches in the order they were written`() async throws {
        let id = try await store.begin("t")
        let question = ChatMessage(.person, "q", createdAt: moment(1))
        let first = ChatMessage(.coach, "a", parent: question.id, createdAt: moment(2))
        let second = ChatMessage(.coach, "b", parent: question.id, createdAt: moment(3))
        let changed = ChatMessage(.person, "r", createdAt: moment(4))
        for message in [question, first, second, changed] { try await store.save(message, in: id) }
        let messages = try await store.messages(of: id)
        #expect(messages == [question, first, second, changed])
        #expect(MessageTree(messages).siblings(of: second.id) == [first.id, second.id])
    }

    @Test func `knows the last crisis of a conversation, as another program has stored it`() async throws {
        let id = try await store.begin("t")
        #expect(try await store.spokenCrisis(in: id) == nil)
        let notices = [
            SafetyNotice(.crisis, .now, "first"), SafetyNotice(.crisis, .now, "last"),
            SafetyNotice(.reading, .today, "a value"),
        ]
        for (number, notice) in notices.enumerated() {
            var answer = ChatMessage(.coach, "words", createdAt: moment(Double(number + 1)))
            answer.safety = notice
            try await store.save(answer, in: id)
        }
        #expect(try await store.spokenCrisis(in: id) == SpokenCrisis(notices[1], at: moment(2)))
        #expect(try await store.spokenCrisis(in: try await store.begin("another")) == nil)
    }

    @Test func `keeps calls, results and what they took`() async throws {
        let id = try await store.begin("t")
        let model = ModelReference(provider: .gemini, model: "m")
        var usage = TokenUsage(
            input: 100, output: 20, cachedInput: 50, cacheWriteInput: 10, thinking: 5, costUSD: 0.0123)
        usage.costIsEstimate = true
        var thought = ChatMessage(
            .coach, "", thinking: "hm",
            toolCalls: [
                ToolCall(id: "1", name: "day_snapshot", argumentsJSON: "{}"),
                ToolCall(id: "2", name: "metric_range", argumentsJSON: "{\"metric\":", isMalformed: true),
            ], createdAt: moment(1), model: model, usage: usage)
        thought.thinkingSeconds = 3.5
        thought.safety = SafetyNotice(.reading, .today, "**Measure** once more.", metric: "spo2_pct")
        let messages = [
            thought,
            .result(
                ToolResult(callID: "1", name: "day_snapshot", json: #"{"day":"x"}"#, seconds: 0.004),
                parent: thought.id, createdAt: moment(2)),
            .result(
                ToolResult(callID: "2", name: "metric_range", json: #"{"error":{}}"#, isError: true),
                parent: thought.id, createdAt: moment(2)),
        ]
        for message in messages { try await store.save(message, in: id) }
        #expect(try await store.messages(of: id) == messages)
    }
}
