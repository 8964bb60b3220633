import ChatModel
import TestSupport
import Testing

@testable import Providers

@Suite struct `Chat Completions stream` {
    @Test func `text, usage and finish of OpenAI`() {
        let events = reply(ChatStreams.openAI)
        #expect(events.text == "Seven hours – 心 👍🏽")
        var usage = TokenUsage(input: 9, output: 5)
        usage.cachedInput = 4
        usage.thinking = 2
        #expect(events.usage == usage)
        #expect(events.end == .finished(.stop))
    }

    @Test(arguments: ChatStreams.all)
    func `where a stream is cut into chunks makes no difference`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = reply(stream).joined
        for cut in 0...bytes.count {
            #expect(reply([Array(bytes[..<cut]), Array(bytes[cut...])]).joined == whole, "cut at \(cut)")
        }
        #expect(reply(bytes.map { [$0] }).joined == whole)
    }

    @Test(arguments: ChatStreams.all)
    func `a stream that ends at any byte ends in an error or as the whole one`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = reply(stream)
        for cut in 0..<bytes.count {
            let events = reply([Array(bytes[..<cut])], cut: .streamingError(detail: "reset"))
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

    @Test func `comments, usage in each chunk, no end mark and no last blank line`() {
        let events = reply(ChatStreams.perplexity)
        #expect(events.text == "Hi you")
        #expect(events.usage == TokenUsage(input: 3, output: 2))
        #expect(events.end == .finished(.stop))
    }

    @Test func `thinking tags at the start are thinking, later ones text`() {
        let events = reply(ChatStreams.thinkTags)
        #expect(events.thinking == "\nHmm, 1 </2")
        #expect(events.text == "Half <think> of it")
    }

    @Test(arguments: ["reasoning_content", "reasoning", "thinking"])
    func `thinking comes under several names`(name: String) {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"\#(name)":"Let me see","content":""}}]}"#,
            #"{"choices":[{"delta":{"content":"Yes","\#(name)":null},"finish_reason":"stop"}]}"#)
        #expect(events == [.thinking("Let me see"), .text("Yes"), .ended(.finished(.stop))])
    }

    @Test func `the same thinking under two names is shown once`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"reasoning":"Hm","reasoning_details":[{"text":"Hm"}]}}]}"#,
            #"{"choices":[{"delta":{"reasoning_details":[{"summary":"m"}],"content":"Yes"}}]}"#)
        #expect(events.thinking == "Hmm")
    }

    @Test func `content in parts, as Mistral sends it`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"Hm"}]},"#
                + #"{"type":"text","text":"Yes"}]},"finish_reason":"stop"}]}"#)
        #expect(events == [.thinking("Hm"), .text("Yes"), .ended(.finished(.stop))])
    }

    @Test func `a refusal is the answer`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":null,"refusal":"I cannot."},"finish_reason":"stop"}]}"#)
        #expect(events == [.text("I cannot."), .ended(.finished(.stop))])
    }

    @Test func `chunks without choices, with null and of another choice are passed over`() {
        let events = reply(
            chunks: #"{"choices":[],"prompt_filter_results":[{}]}"#, #"{"choices":null}"#,
            #"{"choices":[{"index":0,"delta":null,"finish_reason":""}]}"#,
            #"{"choices":[{"index":1,"delta":{"content":"other"}}]}"#, #"{}"#,
            #"{"choices":[{"index":0,"delta":{"role":null,"content":"Yes"},"finish_reason":"stop"}]}"#)
        #expect(events == [.text("Yes"), .ended(.finished(.stop))])
    }

    @Test(arguments: [("length", ReplyEnd.finished(.length)), ("content_filter", .finished(.contentFilter))])
    func `an answer cut short says why`(reason: String, end: ReplyEnd) {
        let events = reply(chunks: #"{"choices":[{"delta":{"content":"Se"},"finish_reason":"\#(reason)"}]}"#)
        #expect(events == [.text("Se"), .ended(end)])
    }

    @Test func `a filter that let nothing through is a failure`() {
        let events = reply(chunks: #"{"choices":[{"delta":{},"finish_reason":"content_filter"}]}"#)
        #expect(events.error?.code == "contentFiltered")
    }

    @Test func `an end mark without finish reason is an end`() {
        #expect(reply(chunks: #"{"choices":[{"delta":{"content":"Yes"}}]}"#).end == .finished(.stop))
    }

    @Test func `neither finish reason nor end mark is a stream that broke off`() {
        let events = reply("data: {\"choices\":[{\"delta\":{\"content\":\"Sev\"}}]}\n\n")
        #expect(events.text == "Sev")
        #expect(events.error?.code == "streamingError")
    }

    @Test func `usage that did not come any more is not missed`() {
        let stream = #"data: {"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}]}"# + "\n\n"
        #expect(reply(stream, cut: .streamingError(detail: "reset")) == [.text("Yes"), .ended(.finished(.stop))])
    }

    @Test func `after the end it is silent`() {
        var decoder = chatDecoder()
        let chunk = Array("data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\ndata: [DONE]\n\n".utf8)
        #expect(decoder.feed(chunk + chunk).end == .finished(.stop))
        #expect(decoder.hasEnded)
        #expect(decoder.feed(chunk).isEmpty)
        #expect(decoder.finish(cut: nil).isEmpty)
    }

    @Test func `comments are no progress`() {
        var decoder = chatDecoder()
        _ = decoder.feed(Array(": ping\n\n".utf8))
        #expect(!decoder.hasProgressed)
        _ = decoder.feed(Array("data: {\"choices\":[]}\n\n".utf8))
        #expect(decoder.hasProgressed)
        _ = decoder.feed(Array(": ping\n\n".utf8))
        #expect(!decoder.hasProgressed)
    }
}

@Suite struct `Chat Completions stream that fails` {
    @Test func `an error in the middle keeps what was said`() {
        let stream =
            #"data: {"choices":[{"delta":{"content":"Sev"}}]}"# + "\n\n"
            + #"data: {"error":{"message":"Overloaded","type":"server_error","code":529}}"# + "\n\n"
        let events = reply(stream)
        #expect(events == [.text("Sev"), .ended(.failed(.overloaded(retryAfterSeconds: nil, detail: "Overloaded")))])
    }

    @Test(arguments: [
        #"{"error":{"message":"Tool call failed","failed_generation":"x"}}"#, #"{"error":"Tool call failed"}"#,
        #"{"message":"Tool call failed","code":null}"#, #"{"detail":"Tool call failed"}"#, "Tool call failed",
        #"{"choices":[{"delta":{},"error":{"code":502,"message":"Tool call failed"},"finish_reason":"error"}]}"#,
    ])
    func `an error event in any form`(data: String) {
        let events = reply("event: error\ndata: \(data)\n\n")
        guard case .providerError(_, let message)? = events.error else {
            Issue.record("\(events)")
            return
        }
        #expect(message == "Tool call failed")
    }

    @Test func `an error that comes as plain JSON instead of a stream`() {
        let pretty = "{\n  \"error\": {\n    \"message\": \"no such thing\",\n    \"code\": \"model_not_found\"\n  }\n}"
        #expect(reply(pretty).error == .modelNotFound(model: "m", detail: "no such thing"))
        #expect(reply("[\(pretty)]").error == .modelNotFound(model: "m", detail: "no such thing"))
        #expect(reply(#"{"detail":"busy"}"#).error == .providerError(status: nil, message: "busy"))
    }

    @Test func `a whole answer in JSON is taken as one`() {
        let whole = #"{"choices":[{"message":{"content":"Yes"},"finish_reason":"stop"}],"usage":{"prompt_tokens":1}}"#
        #expect(reply(whole) == [.text("Yes"), .usage(TokenUsage(input: 1)), .ended(.finished(.stop))])
    }

    @Test(arguments: ["<!DOCTYPE html><html><title>Log in</title>", " \n<html>"])
    func `a web page is named one`(page: String) {
        #expect(reply(page).error == .invalidResponse(detail: "A web page came instead of an answer"))
    }

    @Test(arguments: [
        "", "\n\n", "data: \n\n", "data: [DONE]\n\n", #"data: {"choices":[{"delta":{},"finish_reason":"stop"}]}"#,
    ])
    func `an empty answer is a failure`(stream: String) {
        #expect(reply(stream).error == .invalidResponse(detail: "The answer is empty"))
    }

    @Test func `comments alone are a stream that broke off`() {
        #expect(reply(": ping\n\n: ping\n\n").error?.code == "streamingError")
    }

    @Test(arguments: ["data: {\"choices\":\n\n", "data: 7\n\n", "data: hello\n\n", "hello there"])
    func `what is not JSON is an invalid response`(stream: String) {
        #expect(reply(stream).error?.code == "invalidResponse")
    }

    @Test func `a key that the server repeats is masked`() throws {
        let key = try #require(APIKey("key-0123456789"))
        for message in ["Wrong key key-0123456789.", "You sent 'sk-proj-abcdefghijkl'", "key=sk-abcdefghijklmn given"] {
            let events = reply("data: {\"error\":{\"message\":\"\(message)\"}}\n\n", key: key)
            let shown = String(describing: events.error)
            #expect(shown.contains("•••"))
            #expect(!shown.contains("0123456789") && !shown.contains("abcdefgh"))
        }
    }

    @Test func `a key of one letter does not mask every such letter`() {
        let events = reply("data: {\"error\":{\"message\":\"ask k later\"}}\n\n", key: APIKey("k"))
        #expect(events.error == .providerError(status: nil, message: "ask ••• later"))
    }

    @Test func `a line without end is refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                var decoder = chatDecoder()
                var events = decoder.feed(Array("data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\n".utf8))
                let megabyte = [UInt8](repeating: 0x20, count: 1 << 20)
                for _ in 0..<9 where !decoder.hasEnded { events += decoder.feed(megabyte) }
                #expect(events.text == "a")
                #expect(events.error?.code == "invalidResponse")
            }
        }
    }
}
