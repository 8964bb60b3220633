import ChatModel
import Foundation
import GRDB
import Testing

@testable import ConversationStore

@Suite struct `Questions that wait for the network` {
    private let folder: ScratchFolder
    private let store: ConversationStore

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    private func question(
        _ text: String, in talk: UUID, _ place: WaitingQuestion.Place = .end, shared: [String]? = ["activity", "sleep"]
    ) -> WaitingQuestion {
        WaitingQuestion(
            id: UUID(), conversation: talk, text: text, askedAt: moment(5), place: place,
            terms: WaitingQuestion.Terms(
                model: ModelReference(provider: .openAI, model: "gpt-5"), host: "api.openai.com", shared: shared,
                inputPrice: 1.25, outputPrice: nil))
    }

    @Test func `come back whole and in their order in the next program`() async throws {
        let talk = try await store.begin("t")
        let all = [
            question("one", in: talk), question("two", in: talk, .beside(UUID()), shared: nil),
            question("three\nlines", in: talk, .again(UUID()), shared: []),
        ]
        for each in all { try await store.add(each, isFirst: false) }
        let first = question("first", in: talk)
        try await store.add(first, isFirst: true)
        // Killed: nothing is closed.
        let next = ConversationStore(path: folder.file("c.sqlite"))
        #expect(try await next.waitingQuestions() == [first] + all)
    }

    @Test func `are no messages, and cannot be searched, until they are sent`() async throws {
        let talk = try await store.begin("t")
        try await store.add(question("kilometer", in: talk), isFirst: false)
        #expect(try await store.messages(of: talk).isEmpty)
        #expect(try await store.talks(holding: SearchTerms("kilometer"), limit: 5).isEmpty)
    }

    @Test func `are sent by one of two programs`() async throws {
        let talk = try await store.begin("t")
        let waiting = question("one", in: talk)
        try await store.add(waiting, isFirst: false)
        let other = ConversationStore(path: folder.file("c.sqlite"))
        let message = ChatMessage(id: waiting.id, .person, "one", createdAt: moment(9))
        #expect(try await other.claim(waiting, as: message))
        #expect(try await store.claim(waiting, as: message) == false)
        #expect(try await store.change(waiting) == false)
        #expect(try await store.waitingQuestions().isEmpty)
        #expect(try await store.messages(of: talk).map(\.text) == ["one"])
    }

    @Test func `are changed in their place, and deleted`() async throws {
        let talk = try await store.begin("t")
        var one = question("one", in: talk)
        let two = question("two", in: talk)
        for each in [one, two] { try await store.add(each, isFirst: false) }
        (one.text, one.askedAt) = ("uno", moment(60))
        #expect(try await store.change(one))
        #expect(try await store.waitingQuestions() == [one, two])
        try await store.removeWaiting(one.id)
        #expect(try await store.waitingQuestions().map(\.text) == ["two"])
    }

    @Test func `go with their conversation, and none is added to one that is gone`() async throws {
        let talk = try await store.begin("t")
        try await store.add(question("one", in: talk), isFirst: false)
        try await store.delete(talk)
        #expect(try await store.waitingQuestions().isEmpty)
        await #expect(throws: ConversationError.failed(reason: "the conversation of this question was deleted")) {
            try await store.add(question("two", in: talk), isFirst: false)
        }
    }

    @Test func `that are later than the day looked at are not there`() async throws {
        let talk = try await store.begin("t")
        try await store.add(question("one", in: talk), isFirst: false)
        let before = ConversationStore(path: folder.file("c.sqlite"), upTo: moment(4))
        #expect(try await before.waitingQuestions().isEmpty)
        let after = ConversationStore(path: folder.file("c.sqlite"), upTo: moment(5))
        #expect(try await after.waitingQuestions().count == 1)
    }

    @Test(arguments: ["place = 'moon'", "asked_at_unix_ms = 'soon'", "conversation_id = 'x'", "text = x'FF'"])
    func `in a damaged row are left out, and cost no other`(damage: String) async throws {
        let talk = try await store.begin("t")
        for text in ["one", "two"] { try await store.add(question(text, in: talk), isFirst: false) }
        let queue = try DatabaseQueue(path: folder.file("c.sqlite"))
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF; UPDATE waiting_question SET \(damage) WHERE text = 'one'")
        }
        #expect(try await store.waitingQuestions().map(\.text) == ["two"])
    }

    @Test func `are there in a file that was shipped with one`() async throws {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/conversations-schema-10.sqlite")
        try FileManager.default.copyItem(atPath: fixture.path, toPath: folder.file("old.sqlite"))
        let target = folder.file("salvaged.sqlite")
        let found = try await ConversationStore(path: folder.file("old.sqlite")).waitingQuestions()
        #expect(found.map(\.text) == ["How far did I run?"])
        #expect(found.first?.terms.shared == ["activity", "workouts"])
        _ = try ConversationStore.salvage(from: folder.file("old.sqlite"), to: target)
        #expect(try await ConversationStore(path: target).waitingQuestions() == found)
    }
}

@Suite struct `A question that waited` {
    private let terms = WaitingQuestion.Terms(
        model: ModelReference(provider: .openAI, model: "a"), host: "h", shared: ["sleep"], inputPrice: 1,
        outputPrice: 2)

    private func doubts(_ seconds: Double, _ change: (inout WaitingQuestion.Terms) -> Void = { _ in })
        -> [WaitingQuestion.Doubt]
    {
        let question = WaitingQuestion(
            id: UUID(), conversation: UUID(), text: "q", askedAt: moment(0), place: .end, terms: terms)
        var now = terms
        change(&now)
        return question.doubts(under: now, at: moment(seconds))
    }

    @Test func `is sent without a yes for an hour`() {
        #expect(doubts(0).isEmpty)
        #expect(doubts(3600).isEmpty)
        #expect(doubts(3601) == [.old(hours: 1)])
        #expect(doubts(7300) == [.old(hours: 2)])
        #expect(doubts(1e300) == [.old(hours: 1_111_111)])
    }

    @Test func `is asked about where the clock was set back`() {
        #expect(doubts(-30).isEmpty, "two clocks differ by some seconds")
        #expect(doubts(-120) == [.clockSetBack])
    }

    @Test func `is asked about where model, host, price or consent have changed`() {
        #expect(doubts(1) { $0.model.model = "b" } == [.otherModel(terms.model)])
        #expect(doubts(1) { $0.host = "x" } == [.otherHost("x")])
        #expect(doubts(1) { $0.outputPrice = nil } == [.otherPrice])
        #expect(doubts(1) { $0.inputPrice = 3 } == [.otherPrice])
        #expect(doubts(1) { $0.shared = ["heart", "sleep"] } == [.otherConsent])
        #expect(doubts(1) { $0.shared = nil } == [.otherConsent])
    }
}
