import ChatModel
import Foundation
import Testing

@testable import Providers

@Suite struct `What goes back to Chat Completions` {
    private let call = ToolCall(id: "a", name: "sleep", argumentsJSON: "{}")
    private let reference = ModelReference(provider: .custom, model: "m")

    /// DeepSeek refuses a turn with calls whose thinking is missing.
    @Test func `thinking before calls goes back to the model it is of`() throws {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"reasoning_content":"Let me "}}]}"#,
            #"{"choices":[{"delta":{"reasoning_content":"look"}}]}"#,
            #"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"sleep","arguments":"{}"}}]}}]}"#
        )
        let record = try #require(events.record)
        #expect(try coach(record: record)["reasoning_content"] as? String == "Let me look")
        #expect(try coach(record: record, answers: [])["reasoning_content"] == nil)
        #expect(
            try coach(record: record, to: ModelReference(provider: .custom, model: "n"))["reasoning_content"] == nil)
        #expect(
            try coach(record: record, to: ModelReference(provider: .openRouter, model: "m"))["reasoning_content"]
                == nil)
    }

    @Test func `thinking before a plain answer stays here`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"reasoning_content":"Hm"}}]}"#,
            #"{"choices":[{"delta":{"content":"Yes"}}]}"#)
        #expect(events.record == nil)
    }

    @Test func `thinking in tags does not go back`() throws {
        let events = reply(chunks: #"{"choices":[{"delta":{"content":"<think>Hm</think>Yes"}}]}"#)
        let message = ChatMessage(.coach, events.text, thinking: events.thinking, providerRecord: events.record)
        let body = try text([message])
        #expect(body.contains(#"{"content":"Yes","role":"assistant"}"#))
        #expect(!body.contains("Hm") && !body.contains("think"))
    }

    @Test func `a server that refuses its thinking gets it no more`() throws {
        let dialogue = ChatCompletionsDialogue(.at("http://127.0.0.1:1/v1"), model: "m")
        let record = ProviderRecord(model: reference, json: #"{"api":"chat","reasoning_content":"Hm"}"#)
        let request = ReplyRequest(system: "", messages: history(record))
        func sent() throws -> String { String(decoding: try dialogue.message(request).body, as: UTF8.self) }
        #expect(try sent().contains("Hm"))
        let wanted =
            #"{"error":{"message":"The reasoning_content in the thinking mode must be passed back to the API."}}"#
        #expect(!dialogue.adjust(to: ProviderFailure(status: 400, body: Array(wanted.utf8))))
        let refused = #"{"error":{"message":"Unknown field reasoning_content"}}"#
        #expect(dialogue.adjust(to: ProviderFailure(status: 400, body: Array(refused.utf8))))
        #expect(try !sent().contains("Hm"))
    }

    @Test func `a record of Responses is not sent here`() throws {
        let record = ProviderRecord(model: reference, json: #"{"api":"responses","items":[{"id":"rs_1"}]}"#)
        #expect(try !text(history(record)).contains("rs_1"))
    }

    /// Kimi numbers its calls from 0 in every turn.
    @Test func `the same id in two turns is two calls`() throws {
        let second = ToolCall(id: "a", name: "heart", argumentsJSON: "{}")
        let messages =
            history(nil) + [
                ChatMessage(.coach, "Look.", toolCalls: [second], completion: .stopped), ChatMessage(.person, "Again"),
            ]
        let body = try text(messages)
        #expect(!body.contains("heart"))
        #expect(body.contains(#"{"content":"Look.","role":"assistant"}"#))
    }

    @Test func `results follow in the order of the calls`() throws {
        let calls = ["a", "b"].map { ToolCall(id: $0, name: "f", argumentsJSON: "{}") }
        let messages = [
            ChatMessage(.coach, "", toolCalls: calls),
            .result(ToolResult(callID: "b", name: "f", json: "2")),
            .result(ToolResult(callID: "a", name: "f", json: "1")),
        ]
        #expect(
            try text(messages).contains(
                #"{"content":"1","role":"tool","tool_call_id":"a"},{"content":"2","role":"tool","tool_call_id":"b"}"#))
    }

    @Test func `broken arguments go back as an empty object`() throws {
        let broken = ToolCall(id: "a", name: "sleep", argumentsJSON: "{", isMalformed: true)
        let messages = [
            ChatMessage(.coach, "", toolCalls: [broken]), .result(ToolResult(callID: "a", name: "sleep", json: "{}")),
        ]
        #expect(try text(messages).contains(#""arguments":"{}""#))
    }

    @Test func `Mistral gets ids of its own length, call and result the same`() throws {
        let dialogue = ChatCompletionsDialogue(.at("http://127.0.0.1:1/v1"), model: "m")
        let refusal = #"{"message":"Tool call id was a but must be a-z, A-Z, 0-9, with a length of 9."}"#
        #expect(dialogue.adjust(to: ProviderFailure(status: 400, body: Array(refusal.utf8))))
        let bytes = try dialogue.message(ReplyRequest(system: "", messages: history(nil))).body
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let messages = try #require(json["messages"] as? [[String: Any]])
        let called = (messages[0]["tool_calls"] as? [[String: Any]])?.first?["id"] as? String
        #expect(called == messages[1]["tool_call_id"] as? String)
        #expect(called?.count == 9 && called?.allSatisfy { $0.isLetter || $0.isNumber } == true)
    }

    private func history(_ record: ProviderRecord?, answers: [String] = ["a"]) -> [ChatMessage] {
        [ChatMessage(.coach, "Yes", toolCalls: [call], providerRecord: record)]
            + answers.map { .result(ToolResult(callID: $0, name: "sleep", json: "{}")) }
    }

    private func text(_ messages: [ChatMessage], to model: ModelReference? = nil) throws -> String {
        let request = ChatCompletionsRequest(
            model: model ?? reference, request: ReplyRequest(system: "", messages: messages),
            dialect: ChatDialect(.at("http://127.0.0.1:1/v1")))
        return String(decoding: try request.body(), as: UTF8.self)
    }

    private func coach(
        record: ProviderRecord, answers: [String] = ["a"], to model: ModelReference? = nil
    ) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(
            with: Data(try text(history(record, answers: answers), to: model).utf8))
        return try #require(((json as? [String: Any])?["messages"] as? [[String: Any]])?.first)
    }
}

@Suite struct `OpenAI's models over Chat Completions` {
    private static let tool = ToolDefinition(name: "sleep", summary: "", parametersJSON: "{}")

    /// With tools these models take thinking over Responses only.
    @Test(
        arguments: [
            ("gpt-4.1", nil, nil), ("gpt-4o", ThinkingEffort.high, nil), ("gpt-5", .low, "low"),
            ("gpt-5.2", .high, "high"),
            ("gpt-5.4", .high, nil), ("gpt-5.4", .off, "none"), ("gpt-5.5", nil, nil), ("gpt-5.6-sol", nil, "none"),
            ("gpt-6-luna", .high, "none"), ("gpt-6-sol", .off, "none"),
        ] as [(String, ThinkingEffort?, String?)])
    func `the effort that goes with tools`(model: String, asked: ThinkingEffort?, sent: String?) throws {
        #expect(try effort(model, asked, tools: [Self.tool]) == sent)
    }

    @Test(
        arguments: [
            ("gpt-5.4", ThinkingEffort.high, "high"), ("gpt-6-sol", .off, "none"), ("gpt-6.1-sol", .off, "low"),
            ("gpt-6.1-sol", .medium, "medium"), ("gpt-6-luna", nil, nil),
        ] as [(String, ThinkingEffort?, String?)])
    func `the effort without tools`(model: String, asked: ThinkingEffort?, sent: String?) throws {
        #expect(try effort(model, asked, tools: []) == sent)
    }

    @Test(arguments: ["gpt-6-astra", "gpt-6.1-sol"])
    func `a model that cannot do both says where it can`(model: String) throws {
        #expect(
            throws: ServiceError.unsupportedParameter(
                name: "tools", detail: "\(model) uses tools over OpenAI's interface \"responses\" only")
        ) { try effort(model, nil, tools: [Self.tool], base: "https://api.openai.com/v1") }
        // Another server in OpenAI's place may think otherwise.
        #expect(try effort(model, nil, tools: [Self.tool]) == nil)
    }

    @Test func `no temperature while it thinks`() throws {
        func sends(_ model: String) throws -> Bool {
            let request = ReplyRequest(system: "", messages: [], temperature: 0.5)
            return try body(model, request)["temperature"] != nil
        }
        #expect(try sends("gpt-4.1") && sends("gpt-5.2"))
        #expect(try !sends("gpt-6.1-sol") && !sends("o3"))
    }

    private func effort(
        _ model: String, _ effort: ThinkingEffort?, tools: [ToolDefinition], base: String = "http://127.0.0.1:1/v1"
    ) throws -> String? {
        let request = ReplyRequest(system: "", messages: [], tools: tools, thinkingEffort: effort)
        return try body(model, request, base: base)["reasoning_effort"] as? String
    }

    private func body(
        _ model: String, _ request: ReplyRequest, base: String = "http://127.0.0.1:1/v1"
    ) throws -> [String: Any] {
        let configuration = ProviderConfiguration.at(base, id: .openAI)
        let dialogue = ChatCompletionsDialogue(
            configuration, model: model, dialect: .openAI(configuration, model: model))
        let json = try JSONSerialization.jsonObject(with: Data(try dialogue.message(request).body))
        return try #require(json as? [String: Any])
    }
}
