import ChatModel
import Testing

@testable import Providers

@Suite struct `Joined text` {
    @Test func `joins what follows one another and nothing else`() {
        let events: [ReplyEvent] = [
            .thinking("H"), .thinking("m"), .text("Sev"), .text("en"), .thinking("?"), .text(" hours"),
            .ended(.finished(.stop)),
        ]
        #expect(
            events.withTextJoined == [
                .thinking("Hm"), .text("Seven"), .thinking("?"), .text(" hours"), .ended(.finished(.stop)),
            ])
    }

    @Test func `leaves nothing as nothing`() {
        #expect([ReplyEvent]().withTextJoined == [])
    }
}
