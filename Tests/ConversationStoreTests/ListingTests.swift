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
