import ChatModel
import Testing

@testable import Providers

@Suite struct `An answer without end` {
    private var decoder = StreamedReplyDecoder(
        ChatCompletionsReader(), reference: ModelReference(provider: .custom, model: "m"), key: nil)

    private mutating func feed(_ delta: String, times: Int) -> [ReplyEvent] {
        let event = Array("data: {\"choices\":[{\"index\":0,\"delta\":\(delta)}]}\n\n".utf8)
        var events: [ReplyEvent] = []
        for _ in 0..<times where !decoder.hasEnded { events += decoder.feed(event) }
        return events
    }

    private static func bytes(_ events: [ReplyEvent], thinking: Bool = false) -> Int {
        events.reduce(0) { count, event in
            switch event {
            case .text(let piece) where !thinking: count + piece.utf8.count
            case .thinking(let piece) where thinking: count + piece.utf8.count
            default: count
            }
        }
    }

    private static func isTooLarge(_ event: ReplyEvent?) -> Bool {
        if case .ended(.failed(.responseTooLarge))? = event { return true }
        return false
    }

    @Test mutating func `is cut at 256 KiB of text, and what came is kept`() {
        let piece = String(repeating: "ö", count: 700)
        let events = feed("{\"content\":\"\(piece)\"}", times: 1000)
        let kept = Self.bytes(events)
        #expect(kept <= ReplyDraft.mostText && kept > ReplyDraft.mostText - 4)
        #expect(Self.isTooLarge(events.last))
        #expect(events.count < 400)
    }

    @Test mutating func `thinks 256 KiB that are shown, and may answer then`() {
        let thought = feed("{\"reasoning_content\":\"\(String(repeating: "m", count: 1000))\"}", times: 1000)
        let kept = Self.bytes(thought, thinking: true)
        #expect(kept < ReplyDraft.mostThinking + 100)
        #expect(feed("{\"content\":\"Seven\"}", times: 1) == [.text("Seven")])
    }

    @Test mutating func `thinks 4 MiB at most`() {
        let events = feed("{\"reasoning_content\":\"\(String(repeating: "m", count: 10_000))\"}", times: 1000)
        #expect(Self.isTooLarge(events.last))
    }

    @Test mutating func `has 64 KiB of arguments at most`() {
        let call =
            "{\"tool_calls\":[{\"index\":0,\"id\":\"1\",\"function\":{\"name\":\"days\",\"arguments\":\"aaaaaaaaaa\"}}]}"
        #expect(Self.isTooLarge(feed(call, times: 20_000).last))
    }

    @Test mutating func `makes no more calls than are taken`() {
        var last: ReplyEvent?
        for number in 0..<1000 where !decoder.hasEnded {
            last =
                feed("{\"tool_calls\":[{\"index\":\(number),\"function\":{\"name\":\"days\"}}]}", times: 1).last ?? last
        }
        guard case .ended(.failed(.invalidResponse))? = last else {
            Issue.record("\(String(describing: last))")
            return
        }
    }

    /// Each piece used to look through all the white space before it.
    @Test mutating func `of white space is no beginning of thinking`() {
        let events = feed("{\"content\":\"\(String(repeating: " ", count: 100))\"}", times: 50)
        #expect(Self.bytes(events) > 900)
    }

    @Test func `ends its beginning between two scalars`() {
        #expect("aé".prefix(bytes: 2) == "a")
        #expect("aé".prefix(bytes: 3) == "aé")
        #expect("😀".prefix(bytes: 3) == "")
        #expect("abc".prefix(bytes: -1) == "")
    }
}
