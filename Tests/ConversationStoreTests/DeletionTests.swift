import ChatModel
import Foundation
import GRDB
import Testing

@testable import ConversationStore

@Suite struct `A deleted conversation` {
    private let folder = NSTemporaryDirectory() + "airfit-deletion-" + UUID().uuidString

    /// Files beside the database that still hold a text.
    private func files(holding text: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
            return data.range(of: Data(text.utf8)) != nil
        }
    }

    @Test func `leaves nothing of its words in the files`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = ConversationStore(path: folder + "/conversations.sqlite")
        let kept = Conversation(id: UUID(), title: "Kept", startedAt: Date(), updatedAt: Date())
        let gone = Conversation(id: UUID(), title: "Canary title", startedAt: Date(), updatedAt: Date())
        for conversation in [kept, gone] { try await store.create(conversation) }
        for number in 0..<40 {
            try await store.save(ChatMessage(.person, "ordinary \(number)"), in: kept.id)
            // Long enough to need pages of its own, and growing as an answer does.
            var answer = ChatMessage(.coach, "Canary \(number)", completion: .streaming)
            for _ in 0..<4 {
                answer.text += String(repeating: " Canary words", count: 200)
                try await store.save(answer, in: gone.id)
            }
            answer.completion = .complete
            try await store.save(answer, in: gone.id)
        }
        #expect(try !files(holding: "Canary").isEmpty)
        try await store.delete(gone.id)
        #expect(try files(holding: "Canary") == [])
        #expect(try files(holding: "ordinary 39") == ["conversations.sqlite"])
        #expect(try await store.messages(of: kept.id).count == 40)
    }

    @Test func `leaves nothing of its words in the search either`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = ConversationStore(path: folder + "/conversations.sqlite")
        let talks = [UUID(), UUID(), UUID()]
        for (number, id) in talks.enumerated() {
            let title = "zebratitle\(number) talk"
            try await store.create(Conversation(id: id, title: title, startedAt: Date(), updatedAt: Date()))
        }
        // Enough, and by turns, that the index has several parts and pages.
        for number in 0..<300 {
            for (place, id) in talks.enumerated() {
                let text = "common zebra\(place)word\(number) " + String(repeating: "filler\(number) ", count: 20)
                try await store.save(ChatMessage(.person, text), in: id)
            }
        }
        try await store.delete(talks[1])
        #expect(try files(holding: "zebra1word") == [])
        #expect(try files(holding: "zebratitle1") == [])
        // Words in the index are written without the letters they share with the word before.
        let queue = try ConversationFile.open(path: folder + "/conversations.sqlite")
        let words = try await queue.write { db in
            try db.execute(sql: "CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab (main, passage_word, row)")
            return try String.fetchAll(db, sql: "SELECT term FROM temp.vocabulary WHERE term LIKE 'zebra%'")
        }
        #expect(words.filter { $0.hasPrefix("zebra1") || $0 == "zebratitle1" } == [])
        #expect(words.count == 602)
        for id in [talks[0], talks[2]] { try await store.delete(id) }
        #expect(try files(holding: "zebra") == [] && files(holding: "iller1") == [])
    }
}
