import Archive
import ChatModel
import Foundation
import Testing

@testable import ConversationStore

@Suite struct `Conversations in an export` {
    private let folder = NSTemporaryDirectory() + "airfit-conversations-" + UUID().uuidString

    private func filled() async throws -> ConversationStore {
        let store = ConversationStore(path: folder + "/one.sqlite")
        let conversation = Conversation(
            id: UUID(), title: "=Sleep", startedAt: Date(timeIntervalSince1970: 1000),
            updatedAt: Date(timeIntervalSince1970: 1000))
        try await store.create(conversation)
        var answer = ChatMessage(.coach, "Seven \"hours\"\n🏃", createdAt: Date(timeIntervalSince1970: 1002))
        answer.completion = .failed(.timeout(detail: "slow"))
        answer.usage = TokenUsage(input: 12, output: 3, costUSD: 0.25)
        answer.toolCalls = [ToolCall(id: "1", name: "sleep", argumentsJSON: "{}")]
        try await store.save(ChatMessage(.person, "How did I sleep?"), in: conversation.id)
        try await store.save(answer, in: conversation.id)
        try await store.record(
            RequestRecord(
                startedAt: Date(timeIntervalSince1970: 1001), model: ModelReference(provider: .openAI, model: "m"),
                conversation: conversation.id, usage: answer.usage, outcome: "complete"))
        return store
    }

    private func export(_ store: ConversationStore) async throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/\(UUID().uuidString).json"
        let head = ExportHead(madeAt: 0, madeBy: "test", settingsJSON: "{}")
        _ = try await Export(path: path, format: .json, head: head, tables: [{ try store.export(to: $0) }])
            .write { _ in }
        return path
    }

    private func take(_ path: String, into store: ConversationStore) throws -> Int {
        try store.importing(from: "file") {
            _ = try ExportDocument.read(try FileSource(path: path), path: path, into: $0) { _ in true }
        }
    }

    @Test func `others go on writing while the health data before them are passed over`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try await export(filled())
        let other = ConversationStore(path: folder + "/two.sqlite")
        let added = try other.importing(from: "file") { reader in
            #expect(try take(path, into: ConversationStore(path: folder + "/two.sqlite")) == 2)
            _ = try ExportDocument.read(try FileSource(path: path), path: path, into: reader) { _ in true }
        }
        #expect(added == 0)
    }

    @Test func `come back as they were, and only once`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try await filled()
        let path = try await export(store)
        let other = ConversationStore(path: folder + "/two.sqlite")
        #expect(try take(path, into: other) == 2)
        #expect(try take(path, into: other) == 0)
        let conversations = try await store.conversations(limit: 9)
        #expect(try await other.conversations(limit: 9) == conversations)
        let id = try #require(conversations.first?.id)
        #expect(try await other.messages(of: id) == store.messages(of: id))
        let moment = Date(timeIntervalSince1970: 1001)
        #expect(try await other.spending(at: moment).monthUSD == 0.25)
        #expect(
            try String(contentsOfFile: await export(other), encoding: .utf8)
                == String(contentsOfFile: path, encoding: .utf8))
    }

    @Test func `cover every column of the database`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try await filled()
        let queue = try ConversationFile.open(path: folder + "/one.sqlite")
        for entry in ConversationTables.all {
            let columns = try await queue.read { db in Set(try db.columns(in: entry.source).map(\.name)) }
            let exported = Set(entry.table.columns.map { $0.heading(in: .json) })
            // A request's number means nothing outside this file.
            #expect(columns.subtracting(entry.source == "request" ? ["id"] : []) == exported)
        }
    }
}
