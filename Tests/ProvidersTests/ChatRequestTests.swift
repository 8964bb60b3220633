import ChatModel
import Foundation
import Testing

@testable import Providers

@Suite struct `Chat Completions request` {
    @Test func `instructions come first, then the history`() throws {
        let request = ReplyRequest(
            system: "You are a coach",
            messages: [
                ChatMessage(.person, "How did I sleep?"), ChatMessage(.coach, "Well", thinking: "Hm"),
                ChatMessage(.person, "Thanks"),
            ])
        #expect(
            try text(request) == #"{"messages":[{"content":"You are a coach","role":"system"},"#
                + #"{"content":"How did I sleep?","role":"user"},{"content":"Well","role":"assistant"},"#
                + #"{"content":"Thanks","role":"user"}],"model":"m","stream":true,"stream_options":{"include_usage":true}}"#
        )
    }

    @Test func `without instructions there is no system message`() throws {
        let json = try json(ReplyRequest(system: "", messages: [ChatMessage(.person, "Hi")]))
        #expect(roles(json) == ["user"])
    }

    @Test func `a call and its result go back together`() throws {
        let call = ToolCall(id: "call_1", name: "sleep", argumentsJSON: #"{"days":7}"#)
        let messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: [call]),
            ChatMessage.result(ToolResult(callID: "call_1", name: "f", json: #"{"hours":7.1}"#)),
            ChatMessage(.coach, "Well"),
        ]
        #expect(
            try text(ReplyRequest(system: "", messages: messages)).contains(
                #"{"content":null,"role":"assistant","tool_calls":[{"function":{"arguments":"{\"days\":7}","name":"sleep"},"#
                    + #""id":"call_1","type":"function"}]},{"content":"{\"hours\":7.1}","role":"tool","tool_call_id":"call_1"},"#
                    + #"{"content":"Well","role":"assistant"}"#))
    }

    /// A call without result, or a result without call, makes every later request invalid.
    @Test func `after an answer stopped among its tools the next request is valid`() throws {
        let calls = ["a", "b"].map { ToolCall(id: $0, name: "f", argumentsJSON: "{}") }
        let messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: calls, completion: .stopped),
            ChatMessage.result(ToolResult(callID: "a", name: "f", json: "7")),
            ChatMessage.result(ToolResult(callID: "gone", name: "f", json: "?")),
            ChatMessage(
                .coach, "", toolCalls: [ToolCall(id: "c", name: "f", argumentsJSON: "{}")], completion: .stopped),
            ChatMessage(.person, "Again"),
        ]
        let json = try json(ReplyRequest(system: "", messages: messages))
        #expect(roles(json) == ["user", "assistant", "tool", "user"])
        let sent = (json["messages"] as? [[String: Any]])?[1]["tool_calls"] as? [[String: Any]]
        #expect(sent?.compactMap { $0["id"] as? String } == ["a"])
    }

    @Test func `an answer that never came is left out`() throws {
        let messages = [
            ChatMessage(.person, "a"), ChatMessage(.coach, "", completion: .failed(.cancelled)),
            ChatMessage(.person, "b"),
        ]
        #expect(roles(try json(ReplyRequest(system: "", messages: messages))) == ["user", "user"])
    }

    @Test func `a tool is described with its schema`() throws {
        let tool = ToolDefinition(
            name: "sleep", summary: "Nights", parametersJSON: #"{"type":"object","properties":{}}"#)
        #expect(
            try text(ReplyRequest(system: "", messages: [], tools: [tool])).contains(
                #""tools":[{"function":{"description":"Nights","name":"sleep","#
                    + #""parameters":{"properties":{},"type":"object"}},"type":"function"}]"#))
    }

    @Test func `a schema that is no object is our own mistake and said so`() {
        let tool = ToolDefinition(name: "sleep", summary: "", parametersJSON: "[")
        #expect(throws: ServiceError.invalidConfiguration("The schema of the tool sleep is not a JSON object")) {
            try body(ReplyRequest(system: "", messages: [], tools: [tool]))
        }
    }

    @Test func `only what was chosen is sent`() throws {
        let plain = try json(ReplyRequest(system: "", messages: []))
        #expect(Set(plain.keys) == ["messages", "model", "stream", "stream_options"])
        let chosen = ReplyRequest(
            system: "", messages: [], temperature: 0.7, maxOutputTokens: 500, thinkingEffort: .off)
        #expect(try text(chosen).contains(#""max_tokens":500,"#))
        let json = try json(chosen)
        #expect(json["temperature"] as? Double == 0.7)
        #expect(json["reasoning_effort"] as? String == "none")
    }

    @Test(arguments: [
        ("https://api.openai.com/v1", "max_completion_tokens"), ("http://127.0.0.1:1/v1", "max_tokens"),
    ])
    func `the limit goes by the name the server knows`(base: String, name: String) throws {
        let request = ReplyRequest(system: "", messages: [], maxOutputTokens: 5)
        #expect(try json(request, ChatDialect(.at(base)))[name] as? Int == 5)
    }

    @Test func `OpenRouter takes the effort as an object`() throws {
        let dialect = ChatDialect.openRouter(.at("https://openrouter.ai/api/v1", id: .openRouter), model: "openai/m")
        let json = try json(ReplyRequest(system: "", messages: [], thinkingEffort: .high), dialect)
        #expect((json["reasoning"] as? [String: String]) == ["effort": "high"])
        #expect(json["reasoning_effort"] == nil)
    }

    @Test func `a temperature that is no number is refused`() {
        #expect(throws: ServiceError.self) { try body(ReplyRequest(system: "", messages: [], temperature: .nan)) }
    }
}

@Suite struct `What a server refuses is left out next time` {
    @Test func `each parameter by its name`() throws {
        let start = ChatDialect(.at("http://127.0.0.1:1/v1"))
        #expect(refusing(start, "Unknown field: stream_options")?.asksForUsage == false)
        #expect(refusing(start, "Use 'max_completion_tokens' instead of max_tokens")?.tokenLimit == .new)
        #expect(refusing(start, "temperature does not support 0.7")?.sendsTemperature == false)
        let first = try #require(refusing(start, "Function tools with reasoning_effort are not supported"))
        #expect(first.effort == .none)
        #expect(refusing(first, "Unknown value for reasoning_effort")?.effort == .leftOut)
    }

    @Test func `another refusal changes nothing`() {
        let start = ChatDialect(.at("http://127.0.0.1:1/v1"))
        #expect(refusing(start, "You are not nice") == nil)
        #expect(refusing(start, "temperature", status: 429) == nil)
        #expect(refusing(start, "This model's maximum context length is 10 tokens; reduce max_tokens") == nil)
    }

    @Test func `what was answered already is not tried again`() {
        var dialect = ChatDialect(.at("http://127.0.0.1:1/v1"))
        var tries = 0
        while let next = refusing(
            dialect, "no stream_options, max_tokens, max_completion_tokens, temperature, reasoning_effort"),
            tries < 20
        {
            dialect = next
            tries += 1
        }
        #expect(tries < 20)
    }

    private func refusing(_ dialect: ChatDialect, _ message: String, status: Int = 400) -> ChatDialect? {
        let body = Array(#"{"error":{"message":"\#(message)"}}"#.utf8)
        return dialect.adjusted(to: ProviderFailure(status: status, body: body))
    }
}

extension ProviderConfiguration {
    static func at(_ base: String, id: ProviderID = .custom, key: APIKey? = nil) -> ProviderConfiguration {
        ProviderConfiguration(id: id, name: "Custom", baseURL: base, defaultModel: "m", key: key)
    }
}

private func body(_ request: ReplyRequest, _ dialect: ChatDialect? = nil) throws -> [UInt8] {
    let dialect = dialect ?? ChatDialect(.at("http://127.0.0.1:1/v1"))
    return try ChatCompletionsRequest(
        model: ModelReference(provider: .custom, model: "m"), request: request, dialect: dialect
    ).body()
}

private func text(_ request: ReplyRequest) throws -> String { String(decoding: try body(request), as: UTF8.self) }

private func json(_ request: ReplyRequest, _ dialect: ChatDialect? = nil) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(try body(request, dialect)))
    return try #require(json as? [String: Any])
}

private func roles(_ json: [String: Any]) -> [String] {
    (json["messages"] as? [[String: Any]] ?? []).compactMap { $0["role"] as? String }
}
