import ChatModel
import CoachEngine
import Testing

@Suite(.timeLimit(.minutes(10))) struct `A reply in one piece` {
    private func whole(_ events: ReplyEvent...) async -> [ReplyEvent] {
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        for event in events { continuation.yield(event) }
        continuation.finish()
        var passed: [ReplyEvent] = []
        for await event in stream.inOnePiece() { passed.append(event) }
        return passed
    }

    @Test func `its words come together before the end`() async {
        let usage = TokenUsage(input: 1, output: 2)
        let events = await whole(
            .thinking("a"), .thinking("b"), .text("c"), .usage(usage), .text("d"), .ended(.finished(.stop)))
        #expect(events == [.usage(usage), .thinking("ab"), .text("cd"), .ended(.finished(.stop))])
    }

    @Test func `each round has its own words, before its calls`() async {
        let events = await whole(
            .text("a"), .text("b"), .toolCall(call("1")), .roundBegan(2), .text("c"), .ended(.finished(.stop)))
        #expect(
            events == [.text("ab"), .toolCall(call("1")), .roundBegan(2), .text("c"), .ended(.finished(.stop))])
    }

    @Test func `what had come before a failure is not lost`() async {
        let end = ReplyEvent.ended(.failed(.streamingError(detail: "")))
        #expect(await whole(.text("a"), end) == [.text("a"), end])
    }

    @Test func `a reply without words is as it was`() async {
        #expect(await whole(.ended(.cancelled)) == [.ended(.cancelled)])
    }
}
