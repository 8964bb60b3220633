import ChatModel
import Testing

@testable import Providers

@Suite struct `Tool calls in a stream` {
    @Test func `pieces are joined by index, in the order the calls began`() {
        let events = reply(ChatStreams.parallelCalls)
        #expect(
            events.toolCalls == [
                ToolCall(id: "call_1", name: "sleep", argumentsJSON: #"{"days":7}"#),
                ToolCall(id: "call_2", name: "heart", argumentsJSON: "{}"),
            ])
        #expect(events.end == .finished(.toolCalls))
    }

    @Test func `a name in each piece is one name`() {
        let calls = reply(ChatStreams.repeatedNames).toolCalls
        #expect(calls == [ToolCall(id: "0", name: "sleep", argumentsJSON: #"{"a":1}"#)])
    }

    /// Ollama: parallel calls, each with index 0 and whole.
    @Test func `two calls under one index stay two`() {
        let events = reply(
            chunks: piece(#""index":0,"id":"a","function":{"name":"f","arguments":"{\"x\":1}"}"#),
            piece(#""index":0,"id":"b","function":{"name":"f","arguments":"{\"x\":2}"}"#), finish("tool_calls"))
        #expect(events.toolCalls.map(\.argumentsJSON) == [#"{"x":1}"#, #"{"x":2}"#])
        #expect(events.toolCalls.map(\.id) == ["a", "b"])
    }

    @Test func `without index the id tells, without both the last call grows`() {
        let events = reply(
            chunks: piece(#""id":"a","function":{"name":"f","arguments":"{\"x\""}"#),
            piece(#""id":"b","function":{"name":"g","arguments":"{"}"#),
            piece(#""id":"a","function":{"arguments":":1}"}"#),
            piece(#""id":"b","function":{"arguments":""}"#), piece(#""function":{"arguments":"}"}"#))
        #expect(
            events.toolCalls == [
                ToolCall(id: "a", name: "f", argumentsJSON: #"{"x":1}"#),
                ToolCall(id: "b", name: "g", argumentsJSON: "{}"),
            ])
    }

    /// A gateway that gives the call a new id in every piece.
    @Test func `an id that changes without a name is no new call`() {
        let events = reply(
            chunks: piece(#""index":0,"id":"a","function":{"name":"f","arguments":"{"}"#),
            piece(#""index":0,"id":"b","function":{"arguments":"}"}"#))
        #expect(events.toolCalls == [ToolCall(id: "a", name: "f", argumentsJSON: "{}")])
    }

    @Test(arguments: [#""""#, "null", #""{}""#, "{}", #"" ""#])
    func `no arguments are an empty object`(arguments: String) {
        let events = reply(chunks: piece(#""index":0,"id":"a","function":{"name":"f","arguments":\#(arguments)}"#))
        #expect(events.toolCalls.map(\.argumentsJSON) == ["{}"])
    }

    @Test func `arguments may be left out or an object`() {
        let events = reply(
            chunks: piece(#""index":0,"id":"a","function":{"name":"f"}"#),
            piece(#""index":1,"id":"b","function":{"name":"g","arguments":{"y":[1,2]}}"#))
        #expect(events.toolCalls.map(\.argumentsJSON) == ["{}", #"{"y":[1,2]}"#])
    }

    @Test func `arguments sent twice are taken once`() {
        let events = reply(
            chunks: piece(#""index":0,"id":"a","function":{"name":"f","arguments":"{\"x\":1}"}"#),
            piece(#""index":0,"function":{"arguments":"{\"x\":1}"}"#))
        #expect(events.toolCalls.map(\.argumentsJSON) == [#"{"x":1}"#])
    }

    @Test func `a call without id gets one, ids do not repeat`() {
        let events = reply(
            chunks: piece(#""index":0,"function":{"name":"f","arguments":"{}"}"#),
            piece(#""index":1,"id":"call_1","function":{"name":"g","arguments":"{}"}"#),
            piece(#""index":2,"id":"call_1","function":{"name":"h","arguments":"{}"}"#))
        #expect(events.toolCalls.count == 3)
        #expect(Set(events.toolCalls.map(\.id)).count == 3)
    }

    @Test func `calls count, whatever the finish reason says`() {
        let call = piece(#""index":0,"id":"a","function":{"name":"f","arguments":"{}"}"#)
        #expect(reply(chunks: call, finish("stop")).end == .finished(.toolCalls))
    }

    @Test func `a call cut short by the token limit is not made`() {
        let call = piece(#""index":0,"id":"a","function":{"name":"f","arguments":"{\"x\":"}"#)
        let events = reply(chunks: call, finish("length"))
        #expect(events == [.ended(.finished(.length))])
    }

    @Test(arguments: [#"{\"x\":"#, "[1]", "7", #"{\"x\":1}{\"x\":2}"#])
    func `arguments that are no JSON object are told, not made up`(arguments: String) {
        let call = piece(#""index":0,"id":"a","function":{"name":"f","arguments":"\#(arguments)"}"#)
        let events = reply(chunks: call, finish("tool_calls"))
        #expect(events.toolCalls.map(\.isMalformed) == [true])
        #expect(events.toolCalls.map(\.sendableArgumentsJSON) == ["{}"])
        #expect(events.end == .finished(.toolCalls))
    }

    @Test func `text and thinking before a call are kept`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":"<think>Hm</think>Let me look."}}]}"#,
            piece(#""index":0,"id":"a","function":{"name":"f","arguments":"{}"}"#), finish("tool_calls"))
        #expect(events.thinking == "Hm")
        #expect(events.text == "Let me look.")
        #expect(events.toolCalls.count == 1)
    }
}

private func piece(_ call: String) -> String { #"{"choices":[{"index":0,"delta":{"tool_calls":[{\#(call)}]}}]}"# }
private func finish(_ reason: String) -> String {
    #"{"choices":[{"index":0,"delta":{},"finish_reason":"\#(reason)"}]}"#
}
