import ChatModel
import Foundation
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
}
