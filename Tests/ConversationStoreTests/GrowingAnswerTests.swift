import Archive
import ChatModel
import Foundation
import GRDB
import Testing

@testable import ConversationStore

@Suite struct `An answer that arrives` {
    private let folder: ScratchFolder
    private let store: ConversationStore
    private let talk = UUID()

    init() async throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
        try await store.create(Conversation(id: talk, title: "Sleep", startedAt: moment(1), updatedAt: moment(1)))
    }

    private func grow(_ answer: inout ChatMessage, to bytes: Int, by step: Int) async throws {
        while answer.text.utf8.count < bytes {
            answer.text += String(repeating: "é", count: step / 2)
            try await store.save(answer, in: talk)
        }
    }

    private func row<Value: DatabaseValueConvertible>(_ sql: String) throws -> Value? {
        try DatabaseQueue(path: folder.file("c.sqlite")).read { db in try Value.fetchOne(db, sql: sql) }
    }

    /// Rewritten at each save it would be 16 MB in the log.
    @Test func `is appended to and never written anew`() async throws {
        var answer = ChatMessage(.coach, "", createdAt: moment(2), completion: .streaming)
        try await grow(&answer, to: 256 << 10, by: 2048)
        let log = try FileManager.default.attributesOfItem(atPath: folder.file("c.sqlite-wal"))[.size] as? Int
        #expect(try #require(log) < 3 << 20)
        #expect(try row("SELECT length(text) FROM message WHERE author = 'coach'") == 0)
        #expect(try row("SELECT sum(length(text)) FROM message_piece") == answer.text.count)
        #expect(try await store.messages(of: talk).last == answer)
    }

    @Test func `is one row when it has ended`() async throws {
        var answer = ChatMessage(.coach, "", createdAt: moment(2), completion: .streaming)
        try await grow(&answer, to: 8192, by: 1024)
        answer.thinking = "So."
        answer.completion = .complete
        try await store.save(answer, in: talk)
        #expect(try row("SELECT count(*) FROM message_piece") == 0)
        #expect(try row("SELECT text FROM message WHERE author = 'coach'") == answer.text)
        #expect(try await store.messages(of: talk).last == answer)
    }

    @Test func `is read, found and exported as far as it came when the program dies`() async throws {
        var answer = ChatMessage(.coach, "Seven ", thinking: "Let me ", createdAt: moment(2), completion: .streaming)
        try await store.save(answer, in: talk)
        answer.thinking += "look"
        answer.thinkingSeconds = 2
        try await store.save(answer, in: talk)
        answer.text += "hours of zopiclone"
        answer.toolCalls = [ToolCall(id: "1", name: "days", argumentsJSON: "{}")]
        try await store.save(answer, in: talk)
        let next = ConversationStore(path: folder.file("c.sqlite"))
        var cut = answer
        cut.completion = .cut
        #expect(try await next.messages(of: talk) == [cut])
        let found = try await next.talks(holding: SearchTerms("zopiclone"), limit: 5)
        #expect(found.first?.hits.first?.excerpt.text.contains("Seven hours of zopiclone") == true)
        for chosen in [nil, [talk]] {
            let path = folder.file(chosen == nil ? "all.json" : "one.json")
            _ = try await ConversationFiles(next, madeBy: "test").write(chosen, to: path, as: .json, at: moment(3))
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.contains("Seven hours of zopiclone") && text.contains("Let me look"))
        }
    }

    @Test func `is written anew where it is not what was saved`() async throws {
        var answer = ChatMessage(.coach, "Seven hours", createdAt: moment(2), completion: .streaming)
        try await store.save(answer, in: talk)
        answer.text = "Six"
        try await store.save(answer, in: talk)
        answer.text += " hours"
        try await store.save(answer, in: talk)
        #expect(try await store.messages(of: talk).last == answer)
    }

    @Test func `is gone with its conversation, piece by piece`() async throws {
        var answer = ChatMessage(.coach, "Seven", createdAt: moment(2), completion: .streaming)
        try await grow(&answer, to: 4096, by: 512)
        try await store.delete(talk)
        #expect(try row("SELECT count(*) FROM message_piece") == 0)
    }
}
