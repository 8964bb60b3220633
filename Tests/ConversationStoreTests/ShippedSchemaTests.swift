import ChatModel
import Databases
import Foundation
import GRDB
import Testing

@testable import ConversationStore

/// A file of every schema that was shipped, made by the steps of that version.
private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

@Suite struct `A database of conversations of every schema that was shipped` {
    private let folder: ScratchFolder
    private var path: String { folder.file("c.sqlite") }
    private let talk = UUID(uuidString: "11111111-1111-4111-8111-111111111111")!

    init() throws { folder = try ScratchFolder() }

    private func put(_ version: Int) throws {
        try FileManager.default.copyItem(
            atPath: fixtures.appendingPathComponent("conversations-schema-\(version).sqlite").path, toPath: path)
    }

    private func check(_ store: ConversationStore, _ version: Int) async throws {
        #expect(Set(try await store.conversations(limit: 9).map(\.title)) == ["How was my sleep?", "Läufe"])
        #expect(
            try await store.messages(of: talk).map(\.text) == ["How was my sleep?", "Seven hours, twenty minutes."])
        #expect(
            try await store.talks(holding: SearchTerms("kilometer"), limit: 9).map(\.conversation.title) == ["Läufe"])
        if version >= 4 { #expect(try await store.memories().map(\.fact) == ["Runs on Sundays"]) }
    }

    @Test func `is there`() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
        let versions = names.compactMap { $0.firstMatch(of: /conversations-schema-(\d+)\.sqlite/) }
            .compactMap { Int($0.1) }
        #expect(versions.sorted() == Array(1...ConversationStore.schemaVersion), "one file for each step of the schema")
    }

    @Test(arguments: 1...ConversationStore.schemaVersion)
    func `keeps all it holds`(version: Int) async throws {
        try put(version)
        #expect(DatabaseHead.userVersion(of: path) == version)
        let store = ConversationStore(path: path)
        try await check(store, version)
        try await store.close()
        try ConversationStore.verify(path)
    }

    @Test(arguments: 1...ConversationStore.schemaVersion)
    func `can be salvaged`(version: Int) async throws {
        try put(version)
        let target = folder.file("new.sqlite")
        let report = try ConversationStore.salvage(from: path, to: target)
        #expect(report.incomplete.isEmpty)
        try await check(ConversationStore(path: target), version)
    }

    private func clear(_ page: Int, of size: Int) throws {
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: UInt64((page - 1) * size))
        try file.write(contentsOf: Data(count: size))
        try file.close()
    }

    @Test(arguments: 1...ConversationStore.schemaVersion, [512, 4096, 16_384])
    func `is salvaged page by page where the first page is destroyed`(version: Int, pageSize: Int) async throws {
        try put(version)
        try FileConnection(path: path, .readWrite).run("PRAGMA page_size = \(pageSize); VACUUM")
        try clear(1, of: pageSize)
        let target = folder.file("new.sqlite")
        let report = try ConversationStore.salvage(from: path, to: target)
        #expect(report.unassigned == 0 && report.tables.allSatisfy { $0.refused == 0 })
        try await check(ConversationStore(path: target), version)
    }

    @Test(arguments: 1...ConversationStore.schemaVersion)
    func `is salvaged page by page where the first page of the messages is destroyed`(version: Int) async throws {
        try put(version)
        try FileConnection(path: path, .readWrite).run(
            """
            INSERT INTO message (id, conversation_id, position, author, text, thinking, created_at_unix_ms, completion)
                WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
                SELECT 'id ' || i, (SELECT id FROM conversation WHERE title = 'Läufe'), 100 + i, 'person', 'words ' || i, '', i,
                    'complete' FROM n
            """)
        let messages = try FileConnection(path: path, .readOnly).number("SELECT count(*) FROM message")
        let root = try FileConnection(path: path, .readOnly).number(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'message'")
        try clear(try #require(root), of: 512)
        let target = folder.file("new.sqlite")
        let report = try ConversationStore.salvage(from: path, to: target)
        #expect(report.incomplete.map(\.name) == ["message"])
        #expect(report.tables.first { $0.name == "message" }?.found == messages)
        try await check(ConversationStore(path: target), version)
    }

    @Test func `gives messages whose conversation is lost another one`() async throws {
        try put(ConversationStore.schemaVersion)
        try await DatabaseQueue(path: path).writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF; DELETE FROM conversation WHERE title = 'Läufe'")
        }
        let target = folder.file("new.sqlite")
        _ = try ConversationStore.salvage(from: path, to: target)
        let store = ConversationStore(path: target)
        let titles = try await store.conversations(limit: 9).map(\.title)
        #expect(Set(titles) == ["How was my sleep?", "Salvaged conversation"])
    }
}
