import ChatModel
import ConversationStore
import Foundation
import Testing

@Suite struct `How a message ended` {
    static let endings: [ChatMessage.Completion] =
        [.complete, .length, .stopped, .cut]
        + [
            .notConfigured(.openAI), .invalidConfiguration("no model"), .networkUnavailable(detail: "refused"),
            .authenticationFailed(detail: "bad key"), .rateLimitExceeded(retryAfterSeconds: 2.5),
            .rateLimitExceeded(retryAfterSeconds: nil), .quotaExceeded(detail: "credit"),
            .modelNotFound(model: "gpt-0"), .contextTooLong(detail: "9000 tokens"),
            .overloaded(retryAfterSeconds: 30), .invalidResponse(detail: "not JSON"),
            .streamingError(detail: "closed"), .timeout(detail: "first byte"), .cancelled,
            .contentFiltered(detail: "policy"), .refused(detail: "no"), .regionNotSupported(detail: "here"),
            .budgetReached(detail: "2.00 of 2.00 US dollars today"),
            .priceUnknown(ModelReference(provider: .openRouter, model: "meta/llama")),
            .unsupportedParameter(name: "tools", detail: "none here"), .unsupportedParameter(name: "thinking"),
            .modelNotFound(model: "gpt-0", detail: "it is gone"), .overloaded(retryAfterSeconds: nil, detail: "busy"),
            .providerError(status: 418, message: "teapot"),
            .providerError(status: nil, message: "odd"),
        ].map(ChatMessage.Completion.failed)

    @Test(arguments: endings) func `is kept`(_ ending: ChatMessage.Completion) async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let talk = try await store.begin("t")
        let message = ChatMessage(.coach, "part", createdAt: moment(1), completion: ending)
        try await store.save(message, in: talk)
        #expect(try await store.messages(of: talk) == [message])
    }

    @Test func `an answer that was arriving when the program was killed is cut, with what had arrived`() async throws {
        let folder = try ScratchFolder()
        let running = ConversationStore(path: folder.file("c.sqlite"))
        let talk = try await running.begin("t")
        let question = ChatMessage(.person, "How did I sleep?", createdAt: moment(1))
        var answer = ChatMessage(.coach, "Seven", createdAt: moment(2), completion: .streaming)
        try await running.save(question, in: talk)
        try await running.save(answer, in: talk)
        answer.text = "Seven hours and"
        try await running.save(answer, in: talk)
        // What a kill leaves: the files as they are now, without a checkpoint or a close.
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(
                atPath: folder.file("c.sqlite\(suffix)"), toPath: folder.file("k\(suffix)"))
        }
        let next = ConversationStore(path: folder.file("k"))
        var cut = answer
        cut.completion = .cut
        #expect(try await next.messages(of: talk) == [question, cut])
        #expect(
            try await running.messages(of: talk) == [question, answer], "the process that receives it knows better")
    }

    @Test func `a growing answer leaves its conversation's row alone until it ends`() async throws {
        let folder = try ScratchFolder()
        let store = ConversationStore(path: folder.file("c.sqlite"))
        let talk = try await store.begin("t", at: 0)
        var answer = ChatMessage(.coach, "a", createdAt: moment(5), completion: .streaming)
        try await store.save(answer, in: talk)
        answer.createdAt = moment(9)
        answer.text = "ab"
        try await store.save(answer, in: talk)
        #expect(try await store.conversations(limit: 1).first?.updatedAt == moment(5))
        answer.completion = .complete
        try await store.save(answer, in: talk)
        #expect(try await store.conversations(limit: 1).first?.updatedAt == moment(9))
    }
}
