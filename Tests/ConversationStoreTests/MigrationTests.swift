import ChatModel
import Foundation
import GRDB
import Testing

@testable import ConversationStore

@Suite struct `A file of the first version` {
    private let folder: ScratchFolder
    private let talk = UUID()
    private let other = UUID()
    private let ids = (0..<4).map { _ in UUID() }

    init() throws {
        folder = try ScratchFolder()
        let queue = try DatabaseQueue(path: folder.file("c.sqlite"))
        try queue.write { db in
            try db.execute(sql: ConversationFile.steps[0])
            try db.execute(sql: "PRAGMA application_id = \(ConversationFile.applicationID); PRAGMA user_version = 1")
            for (id, title) in [(talk, "Sleep"), (other, "Steps")] {
                try db.execute(
                    sql: "INSERT INTO conversation VALUES (?, ?, 1772000000000, 1772000005000)",
                    arguments: [id.uuidString, title])
            }
            // Positions with a gap, and those of another conversation between them.
            try insert(db, ids[0], talk, 1, "person", "How did I sleep?")
            try insert(db, ids[1], other, 1, "person", "Steps?")
            try insert(
                db, ids[2], talk, 2, "coach", "", failure: ("modelNotFound", "gpt-0"), provider: "openai", input: 90)
            try insert(db, ids[3], talk, 5, "person", "And now?")
        }
        try queue.close()
    }

    private func insert(
        _ db: Database, _ id: UUID, _ talk: UUID, _ position: Int, _ author: String, _ text: String,
        failure: (code: String, detail: String)? = nil, provider: String? = nil, input: Int? = nil
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO message (id, conversation_id, position, author, text, thinking, created_at_unix_ms, completion,
                    failure_code, failure_detail, provider, model, input_tokens)
                VALUES (?, ?, ?, ?, ?, '', 1772000001000, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id.uuidString, talk.uuidString, position, author, text, failure == nil ? "complete" : "failed",
                failure?.code, failure?.detail, provider, provider == nil ? nil : "m", input,
            ])
    }

    @Test func `is brought up to date with every word in its place`() async throws {
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let messages = try await store.messages(of: talk)
        #expect(messages.map(\.id) == [ids[0], ids[2], ids[3]])
        #expect(messages.map(\.text) == ["How did I sleep?", "", "And now?"])
        #expect(messages.map(\.parent) == [nil, ids[0], ids[2]], "one line: each follows the one before")
        #expect(messages[1].completion == .failed(.modelNotFound(model: "gpt-0")))
        #expect(messages[1].model == ModelReference(provider: .openAI, model: "m"))
        #expect(messages[1].usage == TokenUsage(input: 90))
        #expect(try await store.messages(of: other).map(\.parent) == [nil])
        let listed = try await store.conversations(limit: 5)
        #expect(Set(listed.map(\.title)) == ["Sleep", "Steps"])
        #expect(listed.allSatisfy { $0.leaf == nil && $0.model == nil })
    }

    @Test func `takes what only the new version knows`() async throws {
        let path = folder.file("c.sqlite")
        let store = ConversationStore(path: path)
        let answer = ChatMessage(
            .coach, "Well.", parent: ids[3], createdAt: moment(9),
            usage: TokenUsage(input: 1, output: 2, costUSD: 0.5))
        try await store.save(answer, in: talk)
        try await store.show(leaf: answer.id, model: ModelReference(provider: .gemini, model: "g"), of: talk)
        try await store.record(
            RequestRecord(
                startedAt: moment(9), model: ModelReference(provider: .gemini, model: "g"), conversation: talk,
                usage: answer.usage, outcome: "stop"))
        try await store.close()
        let again = ConversationStore(path: path)
        #expect(try await again.messages(of: talk).last == answer)
        #expect(try await again.conversations(limit: 1).first?.leaf == answer.id)
        #expect(try await again.spending(at: moment(9)).monthUSD == 0.5)
    }

    @Test func `is the same file whichever way it got there`() async throws {
        let store = ConversationStore(path: folder.file("c.sqlite"))
        _ = try await store.conversations(limit: 1)
        let fresh = ConversationStore(path: folder.file("new.sqlite"))
        _ = try await fresh.conversations(limit: 1)
        #expect(try columns("c.sqlite") == columns("new.sqlite"))
    }

    private func columns(_ name: String) throws -> [String] {
        try DatabaseQueue(path: folder.file(name)).read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT m.name || '.' || c.name || ' ' || c.type FROM sqlite_master AS m, pragma_table_info(m.name) AS c
                    ORDER BY 1
                    """)
        }
    }
}

@Suite struct `A damaged row` {
    private let folder: ScratchFolder
    private let store: ConversationStore

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    private func execute(_ sql: String) throws {
        let queue = try DatabaseQueue(path: folder.file("c.sqlite"))
        try queue.write { db in try db.execute(sql: sql) }
        try queue.close()
    }

    @Test(arguments: [
        "text = x'FF'", "id = 'no identifier'", "author = 'ghost'", "author = x'FF'",
    ])
    func `that cannot be shown costs itself and no other`(damage: String) async throws {
        let talk = try await store.begin("t")
        for text in ["one", "two", "three"] {
            try await store.save(ChatMessage(.person, text, createdAt: moment(1)), in: talk)
        }
        try execute("UPDATE message SET \(damage) WHERE text = 'two'")
        #expect(try await store.messages(of: talk).map(\.text) == ["one", "three"])
    }

    @Test(arguments: [
        "thinking = x'FF'", "tool_calls_json = '[{'", "created_at_unix_ms = 'soon'", "completion = x'FF'",
        "parent_id = 'nobody'", "input_tokens = 'many', cost_usd = 'much'", "cost_is_estimate = 'perhaps'",
        "record_provider = 'p', record_model = 'm', record_json = x'FF'", "thinking_seconds = x'00'",
        "failure_code = 'tomorrow', failure_number = 'x', completion = 'failed'",
    ])
    func `keeps the words that are whole`(damage: String) async throws {
        let talk = try await store.begin("t")
        try await store.save(ChatMessage(.coach, "two", createdAt: moment(1)), in: talk)
        try execute("UPDATE message SET \(damage)")
        let messages = try await store.messages(of: talk)
        #expect(messages.map(\.text) == ["two"])
        #expect(messages.first?.providerRecord == nil && messages.first?.toolCalls.isEmpty == true)
    }

    @Test func `of a conversation lists it all the same`() async throws {
        _ = try await store.begin("t")
        try execute("UPDATE conversation SET title = x'FF', started_at_unix_ms = 'x', leaf_id = 'x', provider = x'FF'")
        #expect(try await store.conversations(limit: 5).map(\.title) == [""])
    }

    @Test func `of a request counts as unknown, and as nothing where its time is lost`() async throws {
        let model = ModelReference(provider: .openAI, model: "m")
        for cost in [0.25, 0.5] {
            try await store.record(
                RequestRecord(
                    startedAt: moment(1), model: model, usage: TokenUsage(output: 1, costUSD: cost), outcome: "stop"))
        }
        try execute("UPDATE request SET cost_usd = x'FF', output_tokens = 'many', provider = x'FF' WHERE id = 1")
        let unknown = Spending(dayUSD: 0.5, monthUSD: 0.5, unpricedRequests: 1, unpricedToday: 1)
        #expect(try await store.spending(at: moment(1)) == unknown)
        try execute("UPDATE request SET started_at_unix_ms = 'soon' WHERE id = 2")
        #expect(try await store.spending(at: moment(1)) == Spending(unpricedRequests: 1, unpricedToday: 1))
    }
}

@Suite struct `A request that is noted` {
    @Test func `outlives its conversation, and one of an unknown conversation is noted too`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let model = ModelReference(provider: .openAI, model: "m")
        let talk = try await store.begin("t")
        for conversation in [talk, UUID(), nil] {
            try await store.record(
                RequestRecord(
                    startedAt: moment(1), model: model, conversation: conversation,
                    usage: TokenUsage(output: 1, costUSD: 1), outcome: "stop"))
        }
        try await store.delete(talk)
        #expect(try await store.spending(at: moment(1)).dayUSD == 3)
    }
}
