import ChatModel
import ConversationStore
import Foundation
import Testing

@Suite struct `The file of conversations` {
    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// Writes a big-endian number into the database header.
    private func patch(_ path: String, at offset: UInt64, _ number: UInt32) throws {
        let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try handle.seek(toOffset: offset)
        try handle.write(contentsOf: withUnsafeBytes(of: number.bigEndian) { Data($0) })
        try handle.close()
    }

    @Test func `is made on first use, not before`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("deep/c.sqlite"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("deep")))
        _ = try await store.conversations(limit: 1)
        #expect(FileManager.default.fileExists(atPath: folder.file("deep/c.sqlite")))
    }

    @Test func `is for its owner alone, side files too`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("deep/c.sqlite"))
        _ = try await store.begin("t")
        #expect(try mode(folder.file("deep")) == 0o700)
        for suffix in ["", "-wal", "-shm"] { #expect(try mode(folder.file("deep/c.sqlite\(suffix)")) == 0o600) }
    }

    @Test func `of a newer version is refused and left as it is`() async throws {
        let folder = try ScratchFolder()
        let path = folder.file("c.sqlite")
        let store = ConversationStore(path: path)
        _ = try await store.begin("t")
        try await store.close()
        try patch(path, at: 60, 999)  // user_version
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        await #expect(throws: ConversationError.tooNew(path: path)) {
            try await ConversationStore(path: path).conversations(limit: 1)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func `of another program is refused`() async throws {
        let folder = try ScratchFolder()
        let path = folder.file("c.sqlite")
        let store = ConversationStore(path: path)
        _ = try await store.begin("t")
        try await store.close()
        try patch(path, at: 68, 7)  // application_id
        await #expect(throws: ConversationError.cannotOpen(path: path, reason: "it is not a file of conversations")) {
            try await ConversationStore(path: path).conversations(limit: 1)
        }
    }

    @Test func `that is no database is refused in one sentence, with its path`() async throws {
        let folder = try ScratchFolder()
        let path = folder.file("c.sqlite")
        try Data("not a database, not even a little, for one hundred bytes and some more of them after".utf8)
            .write(to: URL(fileURLWithPath: path))
        await #expect(throws: ConversationError.cannotOpen(path: path, reason: "it is not a database")) {
            try await ConversationStore(path: path).conversations(limit: 1)
        }
    }

    @Test func `in a folder that cannot be made is refused`() async throws {
        let folder = try ScratchFolder()
        try Data().write(to: URL(fileURLWithPath: folder.file("plain")))
        let path = folder.file("plain/c.sqlite")
        await #expect(throws: ConversationError.self) {
            try await ConversationStore(path: path).conversations(limit: 1)
        }
    }

    @Test func `serves two programs at a time`() async throws {
        let folder = try ScratchFolder()
        let one = ConversationStore(path: folder.file("c.sqlite"))
        let two = ConversationStore(path: folder.file("c.sqlite"))
        let talk = try await one.begin("t")
        let question = ChatMessage(.person, "q", createdAt: moment(1))
        try await two.save(question, in: talk)
        #expect(try await one.messages(of: talk) == [question])
    }
}
