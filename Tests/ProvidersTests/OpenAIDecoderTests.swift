import ChatModel
import Testing

@testable import Providers

@Suite struct `Responses stream` {
    @Test func `thinking in paragraphs, text, usage and record`() {
        let events = responsesReply(OpenAIStreams.thinking)
        #expect(events.thinking == "**Nights** first\n\nThen days")
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(
            events.usage == TokenUsage(input: 90, output: 50, cachedInput: 40, cacheWriteInput: 7, thinking: 20))
        #expect(events.end == .finished(.stop))
        #expect(events.record?.model == ModelReference(provider: .openAI, model: "m"))
        #expect(
            events.record?.json
                == #"{"api":"responses","items":[\#(OpenAIStreams.thought),\#(OpenAIStreams.message)]}"#)
    }

    @Test(arguments: OpenAIStreams.all)
    func `where a stream is cut into chunks makes no difference`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = responsesReply(stream).joined
        for cut in 0...bytes.count {
            #expect(responsesReply([Array(bytes[..<cut]), Array(bytes[cut...])]).joined == whole, "cut at \(cut)")
        }
        #expect(responsesReply(bytes.map { [$0] }).joined == whole)
    }

    @Test(arguments: OpenAIStreams.all)
    func `a stream that ends at any byte ends in an error or as the whole one`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = responsesReply(stream)
        for cut in 0..<bytes.count {
            let events = responsesReply([Array(bytes[..<cut])], cut: .streamingError(detail: "reset"))
            #expect(whole.text.hasPrefix(events.text), "cut at \(cut)")
            if events.end != whole.end {
                #expect(events.error == .streamingError(detail: "reset"), "cut at \(cut)")
                #expect(events.toolCalls.isEmpty && events.record == nil)
            }
        }
    }

    @Test func `parallel calls are told apart by their place, whatever their ids`() {
        let events = responsesReply(OpenAIStreams.parallelCalls)
        #expect(
            events.toolCalls == [
                ToolCall(id: "call_1", name: "sleep", argumentsJSON: #"{"days":7}"#),
                ToolCall(id: "call_2", name: "heart", argumentsJSON: "{}"),
            ])
        #expect(events.end == .finished(.toolCalls))
    }

    @Test func `unknown events are passed over, a second message is a paragraph`() {
        let events = responsesReply(OpenAIStreams.unknownEvents)
        #expect(events.text == "Let me look.\n\nSeven hours")
        #expect(events.end == .finished(.stop))
    }

    @Test func `the finished item is right about a call's arguments`() {
        let events = responsesReply(
            events: item("added", #"{"type":"function_call","call_id":"c","name":"f","arguments":""}"#),
            #"{"type":"response.function_call_arguments.delta","output_index":0,"delta":"{\"x\":"}"#,
            item("done", #"{"type":"function_call","call_id":"c","name":"f","arguments":"{\"x\":2}"}"#))
        #expect(events.toolCalls == [ToolCall(id: "c", name: "f", argumentsJSON: #"{"x":2}"#)])
    }

    @Test(arguments: [#""""#, "null", #""{}""#, "{}"])
    func `a call without arguments has an empty object`(arguments: String) {
        let call = #"{"type":"function_call","call_id":"c","name":"f","arguments":\#(arguments)}"#
        #expect(responsesReply(events: item("done", call)).toolCalls.map(\.argumentsJSON) == ["{}"])
    }

    /// A gateway that leaves the arguments out of the item, and one that numbers nothing.
    @Test func `a call is put together from what there is`() {
        let events = responsesReply(
            events: #"{"type":"response.output_item.added","item":{"type":"function_call","call_id":"c","name":"f"}}"#,
            #"{"type":"response.function_call_arguments.delta","delta":"{\"x\":1}"}"#,
            #"{"type":"response.output_item.done","item":{"type":"function_call","call_id":"c","name":"f","arguments":""}}"#
        )
        #expect(events.toolCalls == [ToolCall(id: "c", name: "f", argumentsJSON: #"{"x":1}"#)])
        #expect(events.record == nil)
    }

    @Test func `arguments that are no JSON object are told, not made up`() {
        let call = #"{"type":"function_call","call_id":"c","name":"f","arguments":"{\"x\":"}"#
        #expect(responsesReply(events: item("done", call)).toolCalls.map(\.isMalformed) == [true])
    }

    @Test func `calls wrapped into one are unwrapped`() {
        let wrapped =
            #"{"type":"function_call","call_id":"c","name":"multi_tool_use.parallel","arguments":"{\"tool_uses\":["#
            + #"{\"recipient_name\":\"functions.sleep\",\"parameters\":{\"days\":7}},{\"recipient_name\":\"heart\"}]}"}"#
        let calls = responsesReply(events: item("done", wrapped)).toolCalls
        #expect(
            calls == [
                ToolCall(id: "c_1", name: "sleep", argumentsJSON: #"{"days":7}"#),
                ToolCall(id: "c_2", name: "heart", argumentsJSON: "{}"),
            ])
    }

    @Test func `text and calls alone need no record, a phase does`() {
        let call = #"{"type":"function_call","call_id":"c","name":"f","arguments":"{}"}"#
        let said = #"{"type":"message","content":[{"type":"output_text","text":"Yes"}]"#
        #expect(responsesReply(events: item("done", said + "}"), item("done", call, at: 1)).record == nil)
        let commented = said + #","phase":"commentary"}"#
        #expect(
            responsesReply(events: item("done", commented), item("done", call, at: 1)).record?.json
                == #"{"api":"responses","items":[\#(commented),\#(call)]}"#)
    }

    @Test func `a refusal is the answer`() {
        let events = responsesReply(
            events: #"{"type":"response.refusal.delta","output_index":0,"delta":"I cannot "}"#,
            #"{"type":"response.refusal.delta","output_index":0,"delta":"help."}"#,
            item("done", #"{"type":"message","content":[{"type":"refusal","refusal":"I cannot help."}]}"#))
        #expect(events.text == "I cannot help.")
        #expect(events.end == .finished(.stop))
    }

    @Test func `a refusal without a word is told as one`() {
        let silent = item("done", #"{"type":"message","content":[{"type":"refusal","refusal":""}]}"#)
        #expect(responsesReply(events: silent).error == .refused(detail: ""))
    }

    @Test func `of thinking and its summary one is shown`() {
        let events = responsesReply(
            events: #"{"type":"response.reasoning_text.delta","output_index":0,"content_index":0,"delta":"Hm"}"#,
            #"{"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":0,"delta":"I thought"}"#,
            item("done", #"{"type":"reasoning","summary":[{"type":"summary_text","text":"I thought"}]}"#),
            #"{"type":"response.output_text.delta","output_index":1,"delta":"Yes"}"#)
        #expect(events.thinking == "Hm")
    }

    @Test func `items that come in no pieces are shown when they are there`() {
        let events = responsesReply(
            events: item("done", OpenAIStreams.thought), item("done", OpenAIStreams.message, at: 1))
        #expect(events.thinking == "**Nights** first\n\nThen days")
        #expect(events.text == "Seven hours – 心 👍🏽")
    }

    @Test func `an answer that is only in the last event is taken from there`() {
        let events = responsesReply(
            #"data: {"type":"response.completed","response":{"status":"completed","output":[\#(OpenAIStreams.thought),"#
                + #"{"type":"function_call","call_id":"c","name":"f","arguments":"{}"}]}}"# + "\n\n")
        #expect(events.toolCalls == [ToolCall(id: "c", name: "f", argumentsJSON: "{}")])
        #expect(events.thinking == "**Nights** first\n\nThen days")
        #expect(events.record != nil)
    }

    @Test func `a whole answer in place of a stream is taken as one`() {
        let whole = #"{"object":"response","status":"completed","error":null,"output":[\#(OpenAIStreams.message)]}"#
        let events = responsesReply(whole)
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(events.end == .finished(.stop))
    }

    /// A gateway that ends as Chat Completions do.
    @Test func `an end mark alone is an end`() {
        let events = responsesReply(
            OpenAIStreams.events(#"{"type":"response.output_text.delta","output_index":0,"delta":"Yes"}"#)
                + "data: [DONE]\n\n")
        #expect(events == [.text("Yes"), .ended(.finished(.stop))])
    }
}

@Suite struct `Responses stream that fails` {
    @Test func `the token limit and the filter are told apart`() {
        #expect(incomplete("max_output_tokens", after: "Sev").end == .finished(.length))
        #expect(incomplete("max_output_tokens", after: "").end == .finished(.length))
        #expect(incomplete("content_filter", after: "Sev").end == .finished(.contentFilter))
        #expect(incomplete("content_filter", after: "").error?.code == "contentFiltered")
        #expect(incomplete("max_output_tokens", after: "Sev").record == nil)
    }

    @Test func `an answer of thinking alone is empty`() {
        let events = responsesReply(events: item("done", OpenAIStreams.thought))
        #expect(events.error == .invalidResponse(detail: "The answer is empty"))
        #expect(events.record == nil)
    }

    @Test(arguments: [
        #"{"type":"error","code":"rate_limit_exceeded","message":"Slow down","param":null}"#,
        #"{"type":"error","error":{"type":"requests","code":"rate_limit_exceeded","message":"Slow down"}}"#,
        #"{"type":"response.failed","response":{"error":{"code":"rate_limit_exceeded","message":"Slow down"}}}"#,
        #"{"error":{"code":"rate_limit_exceeded","message":"Slow down"}}"#,
    ])
    func `an error in any form`(event: String) {
        let events = responsesReply(
            #"data: {"type":"response.output_text.delta","output_index":0,"delta":"Sev"}"# + "\n\ndata: \(event)\n\n")
        #expect(events.text == "Sev")
        #expect(events.error == .rateLimitExceeded(retryAfterSeconds: nil, detail: "Slow down"))
    }

    @Test func `of an error event and the failure that follows the first is told`() {
        let events = responsesReply(
            OpenAIStreams.events(
                #"{"type":"error","error":{"code":"insufficient_quota","message":"No money"}}"#,
                #"{"type":"response.failed","response":{"error":{"code":"server_error","message":"Failed"}}}"#))
        #expect(events == [.ended(.failed(.quotaExceeded(detail: "No money")))])
    }

    @Test func `an error of the server can pass`() {
        let failed = #"{"type":"response.failed","response":{"error":{"code":"server_error","message":"Oh"}}}"#
        let error = responsesReply("data: \(failed)\n\n").error
        #expect(error == .providerError(status: 500, message: "Oh"))
        #expect(error?.isPassing == true)
    }

    @Test func `a stream without its last event broke off`() {
        let events = responsesReply(
            #"data: {"type":"response.output_text.delta","output_index":0,"delta":"Sev"}"# + "\n\n")
        #expect(events.text == "Sev")
        #expect(events.error?.code == "streamingError")
    }

    private func incomplete(_ reason: String, after text: String) -> [ReplyEvent] {
        responsesReply(
            OpenAIStreams.events(
                #"{"type":"response.output_text.delta","output_index":0,"delta":"\#(text)"}"#,
                #"{"type":"response.incomplete","response":{"status":"incomplete","incomplete_details":{"reason":"\#(reason)"}}}"#
            ))
    }
}

private func item(_ what: String, _ json: String, at index: Int = 0) -> String {
    #"{"type":"response.output_item.\#(what)","output_index":\#(index),"item":\#(json)}"#
}
