import Archive
import ChatModel
import ConversationStore
import Foundation
import Testing

@Suite struct `The list of conversations` {
    private let folder: ScratchFolder
    private let store: ConversationStore

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    private func titles(limit: Int = 10) async throws -> [String] {
        try await store.conversations(limit: limit).map(\.title)
    }

    @Test func `of two of the same moment the one begun later stands first`() async throws {
        for title in ["one", "two", "three"] { _ = try await store.begin(title, at: 5) }
        #expect(try await titles() == ["three", "two", "one"])
    }

    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (3, 3), (100, 3)])
    func `holds no more than asked for`(limit: Int, count: Int) async throws {
        for (second, title) in ["one", "two", "three"].enumerated() {
            _ = try await store.begin(title, at: Double(second))
        }
        #expect(try await titles(limit: limit) == Array(["three", "two", "one"].prefix(count)))
    }

    @Test func `comes back as it was begun, to the millisecond`() async throws {
        let begun = Conversation(
            id: UUID(), title: "Wie war die Nacht? 😴", startedAt: moment(0.125), updatedAt: moment(7.5))
        try await store.create(begun)
        #expect(try await store.conversations(limit: 1) == [begun])
    }

    @Test func `pieces of an answer move nothing; its end does`() async throws {
        let old = try await store.begin("old", at: 0)
        _ = try await store.begin("new", at: 10)
        var answer = ChatMessage(.coach, "Sev", createdAt: moment(5), completion: .streaming)
        try await store.save(answer, in: old)
        answer.createdAt = moment(20)
        answer.text = "Seven"
        try await store.save(answer, in: old)
        #expect(try await titles() == ["new", "old"])
        answer.completion = .complete
        try await store.save(answer, in: old)
        #expect(try await titles() == ["old", "new"])
    }

    @Test func `ends with a day that was chosen for today, but for what is said now`() async throws {
        let old = try await store.begin("old", at: 1)
        let question = ChatMessage(.person, "walrus before", createdAt: moment(2))
        try await store.save(question, in: old)
        try await store.save(ChatMessage(.coach, "walrus after", parent: question.id, createdAt: moment(9)), in: old)
        let later = try await store.begin("later walrus", at: 8)

        let then = ConversationStore(path: folder.file("c.sqlite"), upTo: moment(5))
        let listed = try await then.conversations(limit: 9)
        #expect(listed.map(\.title) == ["old"] && listed.map(\.updatedAt) == [moment(5)])
        #expect(try await then.conversation(later) == nil)
        #expect(try await then.messages(of: old).map(\.text) == ["walrus before"])
        #expect(try await then.talks(holding: SearchTerms("walrus"), limit: 9).map(\.count) == [1])
        #expect(try await then.talks(holding: SearchTerms("later"), limit: 9).isEmpty)

        let new = try await then.begin("new", at: 20)
        try await then.save(ChatMessage(.person, "hello", createdAt: moment(21)), in: new)
        #expect(try await then.conversations(limit: 9).map(\.title) == ["new", "old"])
        #expect(try await then.messages(of: new).map(\.text) == ["hello"])
        #expect(try await titles() == ["new", "old", "later walrus"])
    }

    @Test func `an export ends with that day, too`() async throws {
        let old = try await store.begin("old", at: 1)
        for (second, text) in [(2.0, "walrus before"), (9, "walrus after")] {
            try await store.save(ChatMessage(.person, text, createdAt: moment(second)), in: old)
        }
        let later = try await store.begin("later", at: 8)
        try await store.save(ChatMessage(.person, "walrus later", createdAt: moment(8)), in: later)
        let then = ConversationStore(path: folder.file("c.sqlite"), upTo: moment(5))
        let head = ExportHead(madeAt: 0, madeBy: "test", settingsJSON: "{}")
        let whole = Export(
            path: folder.file("whole.json"), format: .json, head: head, tables: [{ try then.export(to: $0) }])
        _ = try await whole.write { _ in }
        let talks = ConversationFiles(then, madeBy: "test")
        _ = try await talks.write(nil, to: folder.file("talks.json"), as: .json, at: moment(30))
        _ = try await talks.write([old], to: folder.file("talk.md"), as: .markdown, at: moment(30))
        for name in ["whole.json", "talks.json", "talk.md"] {
            let text = try String(contentsOfFile: folder.file(name), encoding: .utf8)
            #expect(text.contains("walrus before") && !text.contains("walrus after") && !text.contains("later"))
        }
    }

    @Test func `an old message never moves a conversation down`() async throws {
        let talk = try await store.begin("talk", at: 10)
        _ = try await store.begin("other", at: 5)
        try await store.save(ChatMessage(.person, "late", createdAt: moment(1)), in: talk)
        #expect(try await titles() == ["talk", "other"])
    }

    @Test func `a new name keeps the place`() async throws {
        let old = try await store.begin("old", at: 0)
        _ = try await store.begin("new", at: 10)
        try await store.rename(old, to: "renamed")
        #expect(try await titles() == ["new", "renamed"])
    }

    @Test func `begun twice it is one conversation`() async throws {
        var talk = Conversation(title: "first", startedAt: moment(0), updatedAt: moment(0))
        try await store.create(talk)
        try await store.save(ChatMessage(.person, "q", createdAt: moment(1)), in: talk.id)
        talk.title = "second"
        try await store.create(talk)
        #expect(try await titles() == ["second"])
        #expect(try await store.messages(of: talk.id).map(\.text) == ["q"])
    }

    @Test func `what another process writes is in it`() async throws {
        _ = try await store.begin("mine", at: 0)
        let other = ConversationStore(path: folder.file("c.sqlite"))
        let theirs = try await other.begin("theirs", at: 1)
        #expect(try await titles() == ["theirs", "mine"])
        try await other.delete(theirs)
        #expect(try await titles() == ["mine"])
    }
}
