import ChatModel
import Testing

@testable import Providers

@Suite struct `Ollama stream` {
    @Test func `thinking, text and counts`() {
        let events = ollamaReply(OllamaStreams.thinking)
        #expect(events.thinking == "The person sleeps")
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(events.usage == TokenUsage(input: 277, output: 82, cachedInput: 200))
        #expect(events.end == .finished(.stop))
    }

    @Test func `each call is one of its own, whatever its index, and has an identifier of its own`() {
        let events = ollamaReply(OllamaStreams.parallelCalls, taken: ["call_2"])
        #expect(
            events.toolCalls == [
                ToolCall(id: "call_a", name: "weather", argumentsJSON: #"{"city":"Paris"}"#),
                ToolCall(id: "call_3", name: "weather", argumentsJSON: #"{"city":"Lyon","days":7}"#),
                ToolCall(id: "call_4", name: "sleep", argumentsJSON: "{}"),
            ])
        #expect(events.end == .finished(.toolCalls))
    }

    @Test func `an identifier that an earlier turn used is replaced`() {
        let line = #"{"message":{"tool_calls":[{"id":"0","function":{"name":"f","arguments":{}}}]},"done":true}"#
        #expect(ollamaReply(line).toolCalls.map(\.id) == ["0"])
        #expect(ollamaReply(line, taken: ["0"]).toolCalls.map(\.id) == ["call_2"])
    }

    @Test(arguments: [
        (#""{\"a\":1}""#, #"{"a":1}"#, false), (#""""#, "{}", false), ("null", "{}", false), ("[1]", "[1]", true),
        (#""{\"a\"""#, #"{"a""#, true),
    ])
    func `arguments that are no object are told from those that are`(sent: String, kept: String, isMalformed: Bool) {
        let line = #"{"message":{"tool_calls":[{"id":"a","function":{"name":"f","arguments":\#(sent)}}]},"done":true}"#
        let call = ToolCall(id: "a", name: "f", argumentsJSON: kept, isMalformed: isMalformed)
        #expect(ollamaReply(line).toolCalls == [call])
    }

    @Test func `lines that end at a carriage return alone are lines`() {
        let stream =
            #"{"message":{"content":"He\r"},"done":false}"# + "\r"
            + #"{"message":{"content":"llo"},"done":true,"done_reason":"stop"}"# + "\r"
        for size in [1, 7, stream.utf8.count] {
            var decoder = StreamedReplyDecoder(
                OllamaReader(), reference: ModelReference(provider: .ollama, model: "m"), key: nil)
            let bytes = Array(stream.utf8)
            var events: [ReplyEvent] = []
            for start in Swift.stride(from: 0, to: bytes.count, by: size) {
                events += decoder.feed(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            events += decoder.finish(cut: nil)
            #expect(events.text == "He\rllo" && events.end == .finished(.stop))
        }
    }

    @Test func `tags of thinking, blank lines, CR LF and a last line without its end`() {
        let events = ollamaReply(OllamaStreams.thinkTags)
        #expect(events.thinking == "Hm")
        #expect(events.text == "Half of it")
        #expect(events.usage == nil)
        #expect(events.end == .finished(.length))
    }

    @Test(arguments: OllamaStreams.all)
    func `where a stream is cut into chunks makes no difference`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = ollamaReply(stream).joined
        for cut in 0...bytes.count {
            #expect(ollamaReply([Array(bytes[..<cut]), Array(bytes[cut...])]).joined == whole, "cut at \(cut)")
        }
        #expect(ollamaReply(bytes.map { [$0] }).joined == whole)
    }

    @Test(arguments: OllamaStreams.all)
    func `a stream that ends at any byte ends in an error or as the whole one`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = ollamaReply(stream)
        for cut in 0..<bytes.count {
            let events = ollamaReply([Array(bytes[..<cut])], cut: .streamingError(detail: "reset"))
            // A tag cut short can be told from text by nobody.
            #expect(whole.text.hasPrefix(events.text) || "<think>".hasPrefix(events.text), "cut at \(cut)")
            if events.error == nil {
                #expect(events.end == whole.end && events.toolCalls == whole.toolCalls, "cut at \(cut)")
            } else {
                #expect(events.error == .streamingError(detail: "reset"), "cut at \(cut)")
                #expect(events.toolCalls.isEmpty)
            }
        }
    }

    @Test func `without its last line a stream was cut, whatever was said`() {
        let line =
            #"{"message":{"content":"Half","tool_calls":[{"function":{"name":"f","arguments":{}}}]},"done":false}"#
        let events = ollamaReply(line + "\n")
        #expect(events.text == "Half")
        #expect(events.toolCalls.isEmpty)
        #expect(events.error?.code == "streamingError")
    }

    @Test func `an error in the middle keeps what was shown`() {
        let events = ollamaReply(
            #"{"message":{"content":"Half"},"done":false}"# + "\n" + #"{"error":"model runner has stopped"}"# + "\n")
        #expect(events.text == "Half")
        #expect(events.error == .providerError(status: nil, message: "model runner has stopped"))
    }

    @Test(arguments: ["load", "unload"])
    func `a model that was loaded or unloaded and said nothing is a failure`(reason: String) {
        let events = ollamaReply(#"{"message":{"content":""},"done":true,"done_reason":"\#(reason)"}"#)
        guard case .invalidResponse(let detail)? = events.error else {
            Issue.record("\(events)")
            return
        }
        #expect(detail.contains("\(reason)ed the model"))
    }

    @Test func `thinking alone is no answer`() {
        let events = ollamaReply(#"{"message":{"thinking":"Hm"},"done":true,"done_reason":"stop"}"#)
        #expect(events.thinking == "Hm")
        #expect(events.error == .invalidResponse(detail: "The answer is empty"))
    }

    @Test func `an answer that did not stream is read, on one line or on many`() {
        let whole =
            #"{"message": {"content": "Hi"},"# + "\n" + #""done": true, "done_reason": "stop", "eval_count": 3}"#
        for body in [whole, whole.filter { $0 != "\n" }] {
            let events = ollamaReply(body)
            #expect(events.text == "Hi")
            #expect(events.usage == TokenUsage(output: 3))
            #expect(events.end == .finished(.stop))
        }
    }

    @Test(arguments: [
        ("", "The answer is empty"), ("<html></html>", "A web page came instead of an answer"),
        ("Ollama is running", "The answer is not an event stream"),
    ])
    func `what is no stream is said to be none`(body: String, detail: String) {
        #expect(ollamaReply(body).error == .invalidResponse(detail: detail))
    }
}
