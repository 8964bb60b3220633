import ChatModel
import Testing

@testable import Providers

private typealias Streams = AnthropicStreams

@Suite struct `Messages stream` {
    @Test func `text, the tokens of the whole prompt, the end`() {
        let events = claudeReply(Streams.text)
        #expect(events.text == "Seven hours – 心 👍🏽")
        let usage = TokenUsage(input: 168, output: 42, cachedInput: 7, cacheWriteInput: 100, thinking: 12)
        #expect(events.usage == usage)
        #expect(events.end == .finished(.stop))
        #expect(events.record?.model == .claude)
        #expect(events.record?.json == #"{"content":[{"text":"Seven hours – 心 👍🏽","type":"text"}]}"#)
    }

    @Test(arguments: Streams.all)
    func `where a stream is cut into chunks makes no difference`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = claudeReply(stream).joined
        for cut in 0...bytes.count {
            #expect(claudeReply([Array(bytes[..<cut]), Array(bytes[cut...])]).joined == whole, "cut at \(cut)")
        }
        #expect(claudeReply(bytes.map { [$0] }).joined == whole)
    }

    @Test(arguments: Streams.all)
    func `a stream that ends at any byte ends in an error or as the whole one`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = claudeReply(stream)
        for cut in 0..<bytes.count {
            let events = claudeReply([Array(bytes[..<cut])], cut: .streamingError(detail: "reset"))
            #expect(whole.text.hasPrefix(events.text), "cut at \(cut)")
            if events.error == nil {
                #expect(events.joined == whole.joined, "cut at \(cut)")
            } else {
                #expect(events.error == .streamingError(detail: "reset"), "cut at \(cut)")
                #expect(events.toolCalls.isEmpty && events.record == nil, "cut at \(cut)")
            }
        }
    }

    @Test func `thinking, text and calls are told apart and kept in their order, signatures joined`() {
        let events = claudeReply(Streams.thinkingAndCalls)
        #expect(events.thinking == "Let me see.")
        #expect(events.text == "I look.")
        #expect(
            events.toolCalls == [
                ToolCall(id: "toolu_1", name: "sleep", argumentsJSON: #"{"days": 7, "of": "\u5fc3"}"#),
                ToolCall(id: "toolu_2", name: "heart", argumentsJSON: "{}"),
            ])
        #expect(events.end == .finished(.toolCalls))
        #expect(
            events.record?.json
                == #"{"content":[{"signature":"EqQB/w==","thinking":"Let me see.","type":"thinking"},"#
                + #"{"type":"redacted_thinking","data":"Emw="},{"text":"I look.","type":"text"},"#
                + #"{"id":"toolu_1","input":{"days": 7, "of": "\u5fc3"},"name":"sleep","type":"tool_use"},"#
                + #"{"id":"toolu_2","input":{},"name":"heart","type":"tool_use"}]}"#)
    }

    @Test func `thinking that is left out is kept with its empty text`() {
        let events = claudeReply(Streams.omittedThinking)
        #expect(events.thinking.isEmpty)
        #expect(
            events.record?.json == #"{"content":[{"signature":"Sig1","thinking":"","type":"thinking"},"#
                + #"{"id":"toolu_1","input":{},"name":"sleep","type":"tool_use"}]}"#)
    }

    @Test func `blocks, deltas and events nobody knows are passed over, whole blocks kept`() {
        let events = claudeReply(Streams.unknownBlocks)
        #expect(events.text == "Yes")
        #expect(events.end == .finished(.stop))
        #expect(
            events.record?.json == #"{"content":[{"type":"dream","of":["sheep",1.0]},{"text":"Yes","type":"text"}]}"#)
    }

    @Test func `a message announced twice is one message`() {
        let events = claudeReply(Streams.announcedTwice)
        #expect(events.text == "Yes")
        #expect(events.record?.json == #"{"content":[{"text":"Yes","type":"text"}]}"#)
    }

    @Test func `of a message that was given up nothing goes back, but what was shown stays`() {
        let events = claudeReply(Streams.splicedMessages)
        #expect(events.text == "I wa\n\nYes")
        #expect(events.thinking == "Hm")
        #expect(events.record?.json == #"{"content":[{"text":"Yes","type":"text"}]}"#)
    }

    @Test func `text before and after thinking are paragraphs, pieces of one text are not`() {
        let events = claudeReply(
            Streams.stream([
                Streams.start(), Streams.block(0, #"{"type":"thinking","thinking":""}"#), Streams.thinking(0, "a"),
                Streams.block(1, #"{"type":"text","text":""}"#), Streams.text(1, "One"),
                Streams.block(2, #"{"type":"text","text":""}"#), Streams.text(2, " more."),
                Streams.block(3, #"{"type":"thinking","thinking":""}"#), Streams.thinking(3, "b"),
                Streams.block(4, #"{"type":"text","text":""}"#), Streams.text(4, "Two."), Streams.end("end_turn"),
                #"{"type":"message_stop"}"#,
            ]))
        #expect(events.text == "One more.\n\nTwo.")
        #expect(events.thinking == "a\n\nb")
    }

    @Test func `interleaved blocks go by their index`() {
        let events = claudeReply(
            Streams.stream([
                Streams.start(), Streams.block(0, #"{"type":"tool_use","id":"a","name":"f","input":{}}"#),
                Streams.block(1, #"{"type":"tool_use","id":"b","name":"g","input":{}}"#),
                Streams.input(0, #"{\"x\""#), Streams.input(1, #"{\"y\""#), Streams.input(0, ":1}"),
                Streams.input(1, ":2}"), Streams.stop(1), Streams.stop(0), Streams.end("tool_use"),
                #"{"type":"message_stop"}"#,
            ]))
        #expect(events.toolCalls.map(\.argumentsJSON) == [#"{"x":1}"#, #"{"y":2}"#])
    }

    @Test func `arguments that come whole with the start count`() {
        let events = claudeReply(
            Streams.stream([
                Streams.block(0, #"{"type":"tool_use","id":"a","name":"f","input":{"x":1}}"#), Streams.stop(0),
                Streams.end("tool_use"), #"{"type":"message_stop"}"#,
            ]))
        #expect(events.toolCalls == [ToolCall(id: "a", name: "f", argumentsJSON: #"{"x":1}"#)])
    }

    @Test func `broken arguments are told as such and go back as an empty object`() {
        let events = claudeReply(
            Streams.stream([
                Streams.start(), Streams.block(0, #"{"type":"tool_use","id":"a","name":"f","input":{}}"#),
                Streams.input(0, #"{\"x\":"#), Streams.end("tool_use"), #"{"type":"message_stop"}"#,
            ]))
        #expect(events.toolCalls == [ToolCall(id: "a", name: "f", argumentsJSON: #"{"x":"#, isMalformed: true)])
        #expect(events.record?.json == #"{"content":[{"id":"a","input":{},"name":"f","type":"tool_use"}]}"#)
    }

    /// Cut before `signature_delta` the thinking must not go back; of a gateway that signs nothing the calls still run.
    @Test func `thinking that was never signed is in no record`() {
        let begin = [
            Streams.start(), Streams.block(0, #"{"type":"thinking","thinking":"","signature":""}"#),
            Streams.thinking(0, "Hm"), Streams.stop(0),
        ]
        let call = [
            Streams.block(1, #"{"type":"tool_use","id":"a","name":"f","input":{}}"#), Streams.stop(1),
            Streams.end("tool_use"), #"{"type":"message_stop"}"#,
        ]
        let text = [Streams.block(1, #"{"type":"text","text":"Yes"}"#), Streams.end("end_turn")]
        let called = claudeReply(Streams.stream(begin + call))
        #expect(called.record == nil)
        #expect(called.toolCalls.map(\.id) == ["a"])
        #expect(
            claudeReply(Streams.stream(begin + text)).record?.json == #"{"content":[{"text":"Yes","type":"text"}]}"#)
    }

    @Test func `a count of 0 does not take the place of a real one`() {
        let events = claudeReply(
            Streams.stream([
                Streams.start(usage: #"{"input_tokens":9}"#), Streams.block(0, #"{"type":"text","text":"Yes"}"#),
                #"{"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"input_tokens":0,"output_tokens":2}}"#,
                #"{"type":"message_stop"}"#,
            ]))
        #expect(events.usage == TokenUsage(input: 9, output: 2))
    }

    @Test func `a stream without its last event is whole once it gave its reason`() {
        let events = claudeReply(
            Streams.stream([Streams.block(0, #"{"type":"text","text":"Yes"}"#), Streams.end("end_turn")]),
            cut: .streamingError(detail: "reset"))
        #expect(events.end == .finished(.stop))
    }

    @Test func `a whole answer in JSON is taken as one`() {
        let events = claudeReply(
            #"{"type":"message","id":"msg_1","content":[{"type":"thinking","thinking":"Hm","signature":"S"},"#
                + #"{"type":"text","text":"Yes"}],"stop_reason":"end_turn","usage":{"input_tokens":3,"output_tokens":2}}"#
        )
        #expect(events.thinking == "Hm" && events.text == "Yes")
        #expect(events.usage == TokenUsage(input: 3, output: 2))
        #expect(events.record?.json.contains(#""signature":"S""#) == true)
        #expect(events.end == .finished(.stop))
    }
}

@Suite struct `The end of a Messages stream` {
    /// An answer with that text and a call, ended for that reason.
    private func ended(_ reason: String, text: String = "So", details: String = "null", calls: Bool = false)
        -> [ReplyEvent]
    {
        var events = [Streams.start()]
        if !text.isEmpty { events += [Streams.block(0, #"{"type":"text","text":"\#(text)"}"#), Streams.stop(0)] }
        if calls { events += [Streams.block(1, #"{"type":"tool_use","id":"a","name":"f","input":{}}"#)] }
        return claudeReply(
            Streams.stream(events + [Streams.end(reason, details: details), #"{"type":"message_stop"}"#]))
    }

    @Test(arguments: [
        ("end_turn", ReplyEnd.finished(.stop)), ("stop_sequence", .finished(.stop)), ("pause_turn", .finished(.stop)),
        ("max_tokens", .finished(.length)), ("model_context_window_exceeded", .finished(.length)),
        ("refusal", .finished(.contentFilter)), ("something_new", .finished(.stop)),
    ])
    func `each reason means what it says`(reason: String, end: ReplyEnd) {
        #expect(ended(reason).end == end)
        #expect(ended(reason).text == "So")
    }

    @Test(arguments: ["max_tokens", "refusal"])
    func `an answer cut short runs none of its calls and none goes back`(reason: String) {
        let events = ended(reason, calls: true)
        #expect(events.toolCalls.isEmpty)
        #expect(events.record?.json == #"{"content":[{"text":"So","type":"text"}]}"#)
    }

    @Test func `calls are run whatever the reason says`() {
        #expect(ended("end_turn", calls: true).end == .finished(.toolCalls))
    }

    @Test func `a refusal without a word is one, with its explanation`() {
        let details = #"{"type":"refusal","category":"bio","explanation":"Not this."}"#
        #expect(ended("refusal", text: "", details: details).error == .refused(detail: "Not this."))
        #expect(ended("refusal", text: "").error == .refused(detail: ""))
    }

    @Test func `an answer that holds nothing is a failure`() {
        #expect(ended("end_turn", text: "").error == .invalidResponse(detail: "The answer is empty"))
        #expect(ended("pause_turn", text: "").error?.code == "invalidResponse")
    }

    @Test func `an error in the middle keeps what was said`() {
        let stream = Streams.stream([
            Streams.start(), Streams.block(0, #"{"type":"text","text":"Sev"}"#),
            #"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded","details":null},"request_id":"r"}"#,
        ])
        let events = claudeReply(stream)
        #expect(events.text == "Sev")
        #expect(events.error == .overloaded(retryAfterSeconds: nil, detail: "Overloaded"))
    }

    @Test func `an error in place of an answer has the meaning of its type`() {
        let events = claudeReply(
            "event: error\ndata: "
                + #"{"type":"error","error":{"type":"api_error","message":"Internal"},"request_id":"r"}"# + "\n\n")
        #expect(events.error == .providerError(status: 500, message: "Internal"))
        #expect(events.error?.isPassing == true)
    }

    @Test func `without a reason or an end the stream broke off`() {
        let events = claudeReply(Streams.stream([Streams.start(), Streams.block(0, #"{"type":"text","text":"Sev"}"#)]))
        #expect(events.text == "Sev")
        #expect(events.error?.code == "streamingError")
    }
}
