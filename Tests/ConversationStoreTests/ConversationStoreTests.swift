import ChatModel
import ConversationStore
import Foundation
import Testing

/// A folder that is gone when the test is over.
final class ScratchFolder {
    let path: String
    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("airfit-\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    /// Nothing hangs on a folder that stays behind.
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func file(_ name: String) -> String { "\(path)/\(name)" }
}

func moment(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_772_000_000 + seconds) }

extension ConversationStore {
    /// Adds a conversation that started `seconds` after an arbitrary moment.
    func begin(_ title: String, at seconds: Double = 0) async throws -> UUID {
        let conversation = Conversation(title: title, startedAt: moment(seconds), updatedAt: moment(seconds))
        try await create(conversation)
        return conversation.id
    }
}

@Suite struct `Conversations` {
    @Test func `a fresh store is empty`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("new/conversations.sqlite"))
        #expect(try await store.conversations(limit: 10) == [])
        #expect(try await store.messages(of: UUID()) == [])
    }

    @Test func `messages come back in order with everything they had`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let talk = try await store.begin("Sleep")
        let model = ModelReference(provider: .custom, model: "llama-3")
        var usage = TokenUsage(input: 900, output: 40, cachedInput: 800, thinking: 12)
        usage.secondsToFirstToken = 0.25
        usage.secondsInAll = 1.5
        let written = [
            ChatMessage(.person, "How did I sleep? 😴 \"well\"\nI think", createdAt: moment(1)),
            ChatMessage(
                .coach, "", thinking: "look it up",
                toolCalls: [ToolCall(id: "a", name: "days", argumentsJSON: #"{"range":"today"}"#)],
                createdAt: moment(2), model: model,
                usage: usage, providerRecord: ProviderRecord(model: model, json: #"{"signature":"x"}"#)),
            ChatMessage.result(ToolResult(callID: "a", name: "f", json: "{}"), createdAt: moment(3)),
            ChatMessage(.coach, "Seven hours.", createdAt: moment(3), model: model),
        ]
        for message in written { try await store.save(message, in: talk) }
        #expect(try await store.messages(of: talk) == written)
        try await store.close()
        #expect(try await ConversationStore(path: folder.file("c.sqlite")).messages(of: talk) == written)
    }

    @Test func `a saved message replaces the one with its id and keeps its place`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let talk = try await store.begin("Steps")
        var first = ChatMessage(.person, "Steps?", createdAt: moment(1))
        let second = ChatMessage(.coach, "9,000", createdAt: moment(2))
        try await store.save(first, in: talk)
        try await store.save(second, in: talk)
        first.text = "My steps?"
        try await store.save(first, in: talk)
        #expect(try await store.messages(of: talk) == [first, second])
    }

    @Test func `the newest conversation stands first and an answer moves its own up`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let old = try await store.begin("old", at: 0)
        let new = try await store.begin("new", at: 10)
        #expect(try await store.conversations(limit: 5).map(\.id) == [new, old])
        try await store.save(ChatMessage(.person, "again", createdAt: moment(20)), in: old)
        #expect(try await store.conversations(limit: 5).map(\.id) == [old, new])
        #expect(try await store.conversations(limit: 1).map(\.title) == ["old"])
    }

    @Test func `renaming and deleting touch what they name`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let kept = try await store.begin("kept")
        let gone = try await store.begin("gone")
        let question = ChatMessage(.person, "q", createdAt: moment(1))
        try await store.save(question, in: kept)
        try await store.save(ChatMessage(.person, "secret"), in: gone)
        try await store.rename(kept, to: "Kept; DROP TABLE message")
        try await store.delete(gone)
        #expect(try await store.messages(of: kept) == [question])
        #expect(try await store.messages(of: gone) == [])
        #expect(try await store.conversations(limit: 5).map(\.title) == ["Kept; DROP TABLE message"])
    }

    @Test func `a message of no conversation is refused`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        await #expect(throws: ConversationError.self) { try await store.save(ChatMessage(.person, "q"), in: UUID()) }
    }
}

@Suite struct `What requests took` {
    @Test func `is added up by the day and month of the person`() async throws {
        let folder = try ScratchFolder()
        let zone = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let store = ConversationStore(path: folder.file("c.sqlite"), zone: zone)
        let model = ModelReference(provider: .openAI, model: "m")
        // 2026-10-31 23:30, 2026-11-01 00:30 and 2026-11-02 00:30 in Auckland.
        for (seconds, cost) in [(1_793_442_600.0, 1.0), (1_793_446_200, 2), (1_793_532_600, 4)] {
            try await store.record(
                RequestRecord(
                    startedAt: Date(timeIntervalSince1970: seconds), model: model,
                    usage: TokenUsage(input: 10, output: 5, costUSD: cost), outcome: "stop"))
        }
        try await store.record(
            RequestRecord(
                startedAt: Date(timeIntervalSince1970: 1_793_532_600), model: model,
                usage: TokenUsage(input: 10, output: 5), outcome: "stop"))
        try await store.record(
            RequestRecord(
                startedAt: Date(timeIntervalSince1970: 1_793_532_600), model: model, usage: nil,
                outcome: "networkUnavailable"))
        let spent = try await store.spending(at: Date(timeIntervalSince1970: 1_793_536_200))
        #expect(spent == Spending(dayUSD: 4, monthUSD: 6, unpricedRequests: 1, unpricedToday: 1))
    }
}
