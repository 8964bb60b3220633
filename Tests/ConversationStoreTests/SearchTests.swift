import ChatModel
import Foundation
import GRDB
import Testing

@testable import ConversationStore

@Suite struct `A search over all conversations` {
    private let folder: ScratchFolder
    private let store: ConversationStore

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    private func talk(_ title: String, _ texts: String..., at seconds: Double = 0) async throws -> UUID {
        let talk = try await store.begin(title, at: seconds)
        for (index, text) in texts.enumerated() {
            try await store.save(
                ChatMessage(index % 2 == 0 ? .person : .coach, text, createdAt: moment(seconds)), in: talk)
        }
        return talk
    }

    private func titles(_ typed: String) async throws -> [String] {
        try await store.talks(holding: SearchTerms(typed), limit: 50).map(\.conversation.title)
    }

    @Test func `finds words in titles, questions and answers, whatever their case and accents`() async throws {
        _ = try await talk("Müde am Morgen", "Why?", "Your deep sleep was short.")
        _ = try await talk("Steps", "How much did I walk in São Paulo?", "7,120 steps a day.", at: 1)
        #expect(try await titles("mude") == ["Müde am Morgen"])
        #expect(try await titles("SAO paulo") == ["Steps"])
        #expect(try await titles("deep short") == ["Müde am Morgen"], "both words, apart from each other")
        #expect(try await titles("deep paulo") == [], "words of two messages")
        #expect(try await titles("slee") == ["Müde am Morgen"], "the beginning of a word is enough")
        #expect(try await titles("leep") == [])
        #expect(try await titles("7,120") == ["Steps"])
    }

    @Test(arguments: ["睡", "睡眠", "眠の質", "質"]) func `finds any run of letters where no blanks are written`(typed: String)
        async throws
    {
        _ = try await talk("睡眠の質について", "昨夜の睡眠の質はどうでしたか")
        _ = try await talk("Other", "歩数")
        let found = try await store.talks(holding: SearchTerms(typed), limit: 9)
        #expect(found.map(\.conversation.title) == ["睡眠の質について"])
        #expect(found.first?.hits.first?.excerpt.pieces.contains(Excerpt.Piece(typed, isHit: true)) == true)
    }

    @Test(
        arguments: [
            "\"", "\"\"", "a\" OR \"b", "words:x", "NEAR(a b)", "-a", "a AND", "*", "(", "^a", "a*b",
            "'; DROP TABLE message",
            "\0", "{words}:a", "?!", "👍", String(repeating: "a ", count: 5_000), String(repeating: "睡", count: 5_000),
        ]) func `takes what is typed as text`(typed: String) async throws
    {
        _ = try await talk("b c", "nothing of the kind: OR, NEAR")
        #expect(try await titles(typed).isEmpty)
        #expect(try await titles("near or") == ["b c"])
    }

    @Test func `shows who said it, when, and what stands around it`() async throws {
        let before = String(repeating: "many words before it ", count: 40)
        let id = try await talk("t", "q", before + "then **coffee**\nafter 17:00 again coffee", at: 60)
        let found = try #require(await store.talks(holding: SearchTerms("COFF"), limit: 9).first)
        #expect(found.conversation.id == id && found.count == 1)
        let hit = try #require(found.hits.first)
        #expect(hit.author == .coach && hit.saidAt == moment(60))
        #expect(hit.excerpt.isCutBefore)
        #expect(hit.excerpt.text.hasSuffix("then coffee after 17:00 again coffee"))
        #expect(hit.excerpt.pieces.filter(\.isHit).map(\.text) == ["coff", "coff"])
    }

    @Test func `shows the place where most of the words stand together`() async throws {
        let far = String(repeating: "nothing of note ", count: 30)
        _ = try await talk("t", "sleep \(far) 6 hours \(far) sleep was 6 h 40 \(far)")
        let excerpt = try #require(
            await store.talks(holding: SearchTerms("sleep 6"), limit: 9).first?.hits.first?.excerpt)
        #expect(excerpt.text.contains("sleep was 6 h 40"))
    }

    @Test func `finds an answer when it is complete, in its last form, and what a killed program left`() async throws {
        let id = try await store.begin("t")
        var answer = ChatMessage(.coach, "first words", completion: .streaming)
        try await store.save(answer, in: id)
        answer.text = "other words"
        answer.completion = .complete
        try await store.save(answer, in: id)
        #expect(try await titles("first") == [])
        #expect(try await titles("other") == ["t"])
        try await store.save(ChatMessage(.coach, "half an ans", completion: .streaming), in: id)
        try await store.close()
        let next = ConversationStore(path: folder.file("c.sqlite"))
        #expect(try await next.talks(holding: SearchTerms("half"), limit: 9).count == 1)
    }

    @Test func `follows a new title and leaves out what tools answered`() async throws {
        let id = try await talk("old name", "q")
        try await store.save(
            .result(ToolResult(callID: "1", name: "steps", json: #"{"secret":"jsonword"}"#)), in: id)
        try await store.rename(id, to: "new name")
        #expect(try await titles("old") == [])
        #expect(try await titles("new") == ["new name"])
        #expect(try await titles("jsonword") == [])
    }

    @Test func `holds a few hits of each conversation, the newest, and says how many there are`() async throws {
        let id = try await store.begin("t")
        for number in 0..<30 { try await store.save(ChatMessage(.person, "again word\(number)"), in: id) }
        let found = try #require(await store.talks(holding: SearchTerms("again"), limit: 9).first)
        #expect(found.count == 30 && found.hits.count == 4)
        #expect(found.hits.first?.excerpt.text == "again word29")
    }

    @Test func `finds what was said before there was a search`() async throws {
        let path = folder.file("old.sqlite")
        let queue = try DatabaseQueue(path: path)
        let arguments = StatementArguments([1, 2, 1].map { "00000000-0000-0000-0000-00000000000\($0)" })
        try await queue.write { db in
            for step in ConversationFile.steps.prefix(2) { try db.execute(sql: step) }
            try db.execute(sql: "PRAGMA application_id = \(ConversationFile.applicationID); PRAGMA user_version = 2")
            try db.execute(
                sql: """
                    INSERT INTO conversation (id, title, started_at_unix_ms, updated_at_unix_ms) VALUES (?, 'Before', 0, 0);
                    INSERT INTO message (id, conversation_id, position, author, text, thinking, created_at_unix_ms, completion)
                    VALUES (?, ?, 1, 'person', 'an early question', '', 0, 'complete')
                    """, arguments: arguments)
        }
        try queue.close()
        let store = ConversationStore(path: path)
        for typed in ["early", "before"] {
            #expect(
                try await store.talks(holding: SearchTerms(typed), limit: 9).map(\.conversation.title) == ["Before"])
        }
    }

    @Test func `goes on after a copy, which gives rows other numbers`() async throws {
        let gone = try await talk("gone", "nothing")
        _ = try await talk("kept", "the words")
        try await store.delete(gone)
        try await store.close()
        let path = folder.file("copy.sqlite")
        try await DatabaseQueue(path: folder.file("c.sqlite")).writeWithoutTransaction { db in
            try db.execute(sql: "VACUUM INTO ?", arguments: [path])
        }
        let copy = ConversationStore(path: path)
        #expect(try await copy.talks(holding: SearchTerms("words"), limit: 9).map(\.conversation.title) == ["kept"])
    }

    @Test func `pinned conversations stand first, in the list and among what is found`() async throws {
        let old = try await talk("old", "word", at: 0)
        _ = try await talk("new", "word", at: 9)
        try await store.pin(old, true)
        #expect(try await store.conversations(limit: 9).map(\.title) == ["old", "new"])
        #expect(try await titles("word") == ["old", "new"])
        try await store.pin(old, false)
        #expect(try await titles("word") == ["new", "old"])
    }

    @Test func `agrees with its index after everything that changes it`() async throws {
        for number in 0..<20 {
            let id = try await talk("t\(number)", "question \(number)", "answer \(number)")
            if number % 3 == 0 { try await store.rename(id, to: "renamed") }
            if number % 4 == 0 { try await store.delete(id) }
        }
        let queue = try ConversationFile.open(path: folder.file("c.sqlite"))
        try await queue.write { db in
            try db.execute(sql: "INSERT INTO passage_word (passage_word, rank) VALUES ('integrity-check', 1)")
            #expect(
                try Int.fetchOne(db, sql: "SELECT count(*) FROM passage")
                    == Int.fetchOne(
                        db, sql: "SELECT (SELECT count(*) FROM message) + (SELECT count(*) FROM conversation)"))
        }
    }
}

@Suite struct `Words that are looked for` {
    @Test(arguments: [
        ("slept", "You slept; SLEPT well", ["slept", "SLEPT"]), ("7,1", "7,120 of 7.1", ["7,1"]),
        ("ubung", "Übungen, übung", ["Übung", "übung"]), ("(sleep)", "sleep", ["sleep"]), ("眠", "睡眠の", ["眠"]),
        ("a b", "a b c", ["a", "b"]), ("re resting", "resting rest", ["resting", "re"]), ("e", "cafe\u{301}", []),
    ]) func `stand at the beginning of words`(typed: String, text: String, found: [String]) {
        #expect(SearchTerms(typed).places(in: text, anywhere: false).map { String(text[$0]) } == found)
    }

    @Test func `stand anywhere within an open conversation`() {
        let text = "asleep, Cafe\u{301}"
        #expect(
            SearchTerms("leep e").places(in: text, anywhere: true).map { String(text[$0]) } == ["leep", "e\u{301}"])
    }
}
