import Archive
import ChatModel
import Foundation
import Testing

@testable import ConversationStore

@Suite struct `What is kept in mind` {
    private let folder: ScratchFolder
    private let store: ConversationStore

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    private func memory(_ fact: String, at seconds: Double = 0, in talk: UUID? = nil) throws -> Memory {
        try #require(Memory(fact, about: .injury, createdAt: moment(seconds), conversation: talk))
    }

    @Test func `comes back as it was, the oldest first, without its conversation once that is deleted`() async throws {
        let talk = try await store.begin("t")
        let memories = [try memory("My knee hurts", at: 2, in: talk), try memory("I swim", at: 1)]
        for memory in memories { try await store.keep(memory) }
        #expect(try await store.memories() == memories.reversed())
        try await store.delete(talk)
        #expect(try await store.memories().map(\.conversation) == [nil, nil])
        #expect(try await store.memories().map(\.fact) == ["I swim", "My knee hurts"])
    }

    @Test func `is one line of at most 300 characters`() throws {
        let long = String(repeating: "ä", count: 400)
        #expect(try memory("a\nb  \(long)").fact.count == 300)
        #expect(Memory("  ?\n! ", createdAt: moment(0)) == nil)
    }

    @Test func `is changed in place, kept once, and forgotten without a trace`() async throws {
        let first = try memory("Canaries make me sneeze")
        try await store.keep(first)
        try await store.keep(try memory("Canaries make me sneeze", at: 9))
        #expect(try await store.memories() == [first])
        let changed = try #require(first.saying("Canary birds are fine", about: .other))
        try await store.keep(changed)
        #expect(try await store.memories() == [changed])
        try await store.forget(first.id)
        #expect(try await store.memories() == [])
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            #expect(data.range(of: Data("Canar".utf8)) == nil)
        }
    }

    @Test func `ends with a day that was chosen for today, of which is what is kept then`() async throws {
        try await store.keep(try memory("I swim", at: 1))
        try await store.keep(try memory("I moved to Rome", at: 9))
        let then = ConversationStore(path: folder.file("c.sqlite"), upTo: moment(5))
        #expect(try await then.memories().map(\.fact) == ["I swim"])
        try await then.keep(try memory("I ride", at: 12))
        #expect(try await then.memories().map(\.createdAt) == [moment(1), moment(5)])
        #expect(try await store.memories().map(\.fact) == ["I swim", "I ride", "I moved to Rome"])
    }

    @Test func `has an end`() async throws {
        for number in 0..<Memory.most { try await store.keep(try memory("fact \(number)")) }
        await #expect(throws: ConversationError.self) { try await store.keep(try memory("one more")) }
    }

    @Test func `goes along in an export, with or without its conversation`() async throws {
        let talk = try await store.begin("t")
        try await store.keep(try memory("I swim", in: talk))
        let path = folder.file("export.json")
        let head = ExportHead(madeAt: 0, madeBy: "test", settingsJSON: "{}")
        _ = try await Export(path: path, format: .json, head: head, tables: [{ [store] in try store.export(to: $0) }])
            .write { _ in }
        let other = ConversationStore(path: folder.file("two.sqlite"))
        for _ in 0..<2 {
            _ = try other.importing(from: "file") {
                _ = try ExportDocument.read(try FileSource(path: path), path: path, into: $0) { _ in true }
            }
        }
        #expect(try await other.memories() == store.memories())
    }
}
