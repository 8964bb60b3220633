import ChatModel
import Testing

@testable import Providers

/// What servers behind Chat Completions do in their own way, each as it was recorded.
@Suite struct `Chat Completions of other servers` {
    @Test func `Azure begins with a chunk without choices`() {
        let events = reply(
            chunks:
                #"{"choices":[],"created":0,"id":"","model":"","object":"","prompt_filter_results":[{"prompt_index":0}]}"#,
            #"{"choices":[{"index":0,"content_filter_results":{},"delta":{"content":"Yes"},"finish_reason":"stop"}]}"#)
        #expect(events == [.text("Yes"), .ended(.finished(.stop))])
    }

    @Test func `Groq counts twice and it is taken once`() {
        let usage = #"{"prompt_tokens":9,"completion_tokens":5,"total_tokens":14}"#
        let events = reply(
            chunks: #"{"choices":[{"index":0,"delta":{"reasoning":"Hm","channel":"analysis"}}]}"#,
            #"{"choices":[{"index":0,"delta":{"content":"Yes"}}]}"#,
            #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"x_groq":{"id":"r","usage":\#(usage)}}"#,
            #"{"choices":[],"usage":\#(usage)}"#)
        #expect(
            events == [
                .thinking("Hm"), .text("Yes"), .usage(TokenUsage(input: 9, output: 5)), .ended(.finished(.stop)),
            ])
    }

    @Test func `Groq's error in the middle has a name of its own`() {
        let events = reply(
            "event: error\ndata: {\"error\":{\"message\":\"Failed to call a function\",\"type\":\"invalid_request_error\","
                + "\"code\":\"tool_use_failed\",\"failed_generation\":\"x\"}}\n\n")
        #expect(events.error == .providerError(status: nil, message: "Failed to call a function"))
    }

    @Test func `xAI leaves thinking out of the completion, the total tells`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}],"usage":{"prompt_tokens":10,"#
                + #""completion_tokens":5,"total_tokens":115,"completion_tokens_details":{"reasoning_tokens":100}}}"#)
        #expect(events.usage == TokenUsage(input: 10, output: 105, thinking: 100))
    }

    @Test func `OpenAI counts thinking into the completion`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}],"usage":{"prompt_tokens":10,"#
                + #""completion_tokens":105,"total_tokens":115,"completion_tokens_details":{"reasoning_tokens":100}}}"#)
        #expect(events.usage == TokenUsage(input: 10, output: 105, thinking: 100))
    }

    @Test func `Mistral repeats an empty name and ends its calls in one piece`() {
        let events = reply(
            chunks:
                #"{"choices":[{"index":0,"delta":{"tool_calls":[{"id":"D681PevKs","function":{"name":"f","arguments":"{}"},"index":0}]}}]}"#,
            #"{"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"name":"","arguments":""}}]},"finish_reason":"tool_calls"}]}"#
        )
        #expect(events.toolCalls == [ToolCall(id: "D681PevKs", name: "f", argumentsJSON: "{}")])
    }

    @Test func `Snowflake gives no reason for the end`() {
        let events = reply(chunks: #"{"choices":[{"delta":{"content":"Yes"}}]}"#, #"{"choices":[{"delta":{}}]}"#)
        #expect(events == [.text("Yes"), .ended(.finished(.stop))])
    }

    @Test func `gpustack ends with nothing but its counts`() {
        let stream =
            "data: {\"choices\":[{\"delta\":{\"content\":\"Yes\"}}]}\n\n"
            + "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":9}}\n\n"
        #expect(reply(stream) == [.text("Yes"), .usage(TokenUsage(input: 9)), .ended(.finished(.stop))])
    }

    @Test func `counts before the answer are no end`() {
        let stream = "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":9}}\n\n"
        #expect(reply(stream).error?.code == "streamingError")
    }

    @Test func `Hugging Face leaves the end mark out and the tags in`() {
        let events = reply(
            #"data: {"choices":[{"delta":{"content":"<think>\nHm\n</think>\n\nYes"},"finish_reason":"stop"}]}"# + "\n\n"
        )
        #expect(events.thinking == "\nHm\n")
        #expect(events.text == "Yes")
        #expect(events.end == .finished(.stop))
    }

    @Test func `llama.cpp adds its timings`() {
        let events = reply(
            chunks: #"{"choices":[{"index":0,"delta":{"role":"assistant","content":null}}]}"#,
            #"{"choices":[{"index":0,"delta":{"reasoning_content":"Hm"}}]}"#,
            #"{"choices":[{"index":0,"delta":{"content":"Yes"}}]}"#,
            #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"timings":{"predicted_per_second":20.5}}"#)
        #expect(events == [.thinking("Hm"), .text("Yes"), .ended(.finished(.stop))])
    }

    @Test func `vLLM counts in every chunk and leaves details null`() {
        let events = reply(
            chunks:
                #"{"choices":[{"delta":{"content":"Y"}}],"usage":{"prompt_tokens":9,"completion_tokens":1,"prompt_tokens_details":null}}"#,
            #"{"choices":[{"delta":{"content":"es"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":2}}"#
        )
        #expect(events.text == "Yes")
        #expect(events.usage == TokenUsage(input: 9, output: 2))
    }

    @Test func `Avian repeats the finish`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"reasoning_content":"Hm"}}]}"#,
            #"{"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}]}"#,
            #"{"choices":[{"delta":{"content":""},"finish_reason":"stop"}]}"#)
        #expect(events.text == "Yes")
        #expect(events.end == .finished(.stop))
    }

    @Test func `a finish before the last text cuts nothing off`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":"Se"},"finish_reason":"stop"}]}"#,
            #"{"choices":[{"delta":{"content":"ven"},"finish_reason":null}]}"#)
        #expect(events.text == "Seven")
    }
}

/// Faults that other clients have shown, by what the person saw.
@Suite struct `Faults a person must not see` {
    @Test func `an error in the middle taken for an empty success`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"role":"assistant","content":""},"finish_reason":null}]}"#,
            #"{"error":{"message":"Upstream died","code":"502"}}"#)
        #expect(events == [.ended(.failed(.providerError(status: 502, message: "Upstream died")))])
    }

    @Test func `an error after which an end mark was waited for in vain`() {
        var decoder = chatDecoder()
        let events = decoder.feed(
            Array("data: {\"error\":{\"message\":\"Oh\",\"code\":429}}\n\n".utf8))
        #expect(events == [.ended(.failed(.rateLimitExceeded(retryAfterSeconds: nil, detail: "Oh")))])
        #expect(decoder.hasEnded)
    }

    @Test func `only the first pieces of the thinking shown`() {
        let pieces = (1...9).map { #"{"choices":[{"delta":{"reasoning":"\#($0)"}}]}"# }
        let stream = (pieces + [#"{"choices":[{"delta":{"content":"Yes"}}]}"#, "[DONE]"])
            .map { "data: \($0)\n\n" }.joined()
        #expect(reply(stream).thinking == "123456789")
    }

    @Test func `thinking alone before a call, dropped with the call`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":"<think>Hm"}}]}"#,
            #"{"choices":[{"delta":{"content":"</think>"}}]}"#,
            call(#""index":0,"id":"a","function":{"name":"f","arguments":"{}"}"#))
        #expect(
            events == [
                .thinking("Hm"), .toolCall(ToolCall(id: "a", name: "f", argumentsJSON: "{}")),
                .ended(.finished(.toolCalls)),
            ])
    }

    @Test func `an empty answer where thinking came first`() {
        let events = reply(
            chunks:
                #"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"Hm"}]}]}}]}"#,
            #"{"choices":[{"delta":{"content":[{"type":"text","text":"Ye"},{"type":"text","text":"s"}]},"finish_reason":"stop"}]}"#
        )
        #expect(events.text == "Yes")
    }

    @Test(arguments: [
        [#""index":0,"id":"","function":{"name":"","arguments":"1}"}"#],
        [#""index":0,"id":null,"function":{"name":null,"arguments":"1}"}"#],
        [#""index":0,"id":"a","type":"function","function":{"name":"f","arguments":"1}"}"#],
        [#""index":0,"function":{"arguments":null}"#, #""index":0,"function":{"arguments":"1}"}"#],
        [#""index":0"#, #""index":0,"function":{"arguments":"1}"}"#], [#""function":{"arguments":"1}"}"#],
    ])
    func `one call made two, or its name doubled, by pieces that repeat`(rest: [String]) {
        let pieces = [#""index":0,"id":"a","type":"function","function":{"name":"f","arguments":"{\"x\":"}"#] + rest
        let events = reply((pieces.map(call) + ["[DONE]"]).map { "data: \($0)\n\n" }.joined())
        #expect(events.toolCalls == [ToolCall(id: "a", name: "f", argumentsJSON: #"{"x":1}"#)])
    }

    @Test func `calls under one index without ids joined to one`() {
        let events = reply(
            chunks: call(#""index":0,"function":{"name":"f","arguments":"{\"x\":1}"}"#),
            call(#""index":0,"function":{"name":"g","arguments":"{\"x\":2}"}"#),
            call(#""index":0,"function":{"name":"g","arguments":"{\"x\":3}"}"#))
        #expect(events.toolCalls.map(\.name) == ["f", "g", "g"])
        #expect(events.toolCalls.map(\.argumentsJSON) == [#"{"x":1}"#, #"{"x":2}"#, #"{"x":3}"#])
    }

    @Test func `calls wrapped into a function that nobody has`() {
        let wrapped = #"{\"tool_uses\":[{\"recipient_name\":\"functions.sleep\",\"parameters\":{\"days\":7}}]}"#
        let events = reply(
            chunks: call(#""index":0,"id":"a","function":{"name":"multi_tool_use.parallel","arguments":"\#(wrapped)"}"#)
        )
        #expect(events.toolCalls == [ToolCall(id: "a_1", name: "sleep", argumentsJSON: #"{"days":7}"#)])
    }

    private func call(_ call: String) -> String { #"{"choices":[{"index":0,"delta":{"tool_calls":[{\#(call)}]}}]}"# }
}
