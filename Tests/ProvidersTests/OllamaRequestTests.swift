import ChatModel
import Foundation
import Testing

@testable import Providers

@Suite struct `Ollama request` {
    private let question = ReplyRequest(system: "You are a coach", messages: [ChatMessage(.person, "Hi")])

    @Test func `says its size, and leaves to the server what was not asked for`() throws {
        let message = try dialogue().message(question)
        #expect(message.path == "/api/chat")
        #expect(
            String(decoding: message.body, as: UTF8.self)
                == #"{"keep_alive":"10m","messages":[{"content":"You are a coach","role":"system"},"#
                + #"{"content":"Hi","role":"user"}],"model":"m","options":{"num_ctx":8192},"stream":true,"truncate":false}"#
        )
    }

    @Test func `limit and temperature are options`() throws {
        var request = question
        request.temperature = 0.5
        request.maxOutputTokens = 300
        let options = try sent(dialogue(), request)["options"] as? [String: Double]
        #expect(options == ["num_ctx": 8192, "num_predict": 300, "temperature": 0.5])
    }

    @Test func `a call goes back with its arguments as an object, and its result with the tool's name`() throws {
        let call = ToolCall(id: "call_1", name: "sleep", argumentsJSON: #"{"days":7}"#)
        let mine = ModelReference(provider: .ollama, model: "m")
        let messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", thinking: "Look", toolCalls: [call], model: mine),
            ChatMessage.result(ToolResult(callID: "call_1", name: "sleep", json: #"{"hours":7.1}"#)),
        ]
        let body = try dialogue().message(ReplyRequest(system: "", messages: messages)).body
        #expect(
            String(decoding: body, as: UTF8.self).contains(
                #"{"content":"","role":"assistant","thinking":"Look","#
                    + #""tool_calls":[{"function":{"arguments":{"days":7},"name":"sleep"},"id":"call_1"}]},"#
                    + #"{"content":"{\"hours\":7.1}","role":"tool","tool_call_id":"call_1","tool_name":"sleep"}"#))
    }

    @Test func `thinking of another model stays behind`() throws {
        for (model, isSent) in [("m", true), ("other", false)] {
            let said = ChatMessage(
                .coach, "Well", thinking: "Hm", model: ModelReference(provider: .ollama, model: model))
            let body = try dialogue().message(ReplyRequest(system: "", messages: [said])).body
            #expect(String(decoding: body, as: UTF8.self).contains("Hm") == isSent)
        }
    }

    @Test func `calls without results and results without calls are left out`() throws {
        let calls = ["a", "b"].map { ToolCall(id: $0, name: "f", argumentsJSON: "not json", isMalformed: true) }
        let messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: calls, completion: .stopped),
            ChatMessage.result(ToolResult(callID: "a", name: "f", json: "7")),
            ChatMessage.result(ToolResult(callID: "gone", name: "f", json: "?")),
            ChatMessage(.coach, "", completion: .failed(.cancelled)), ChatMessage(.person, "Again"),
        ]
        let json = try sent(dialogue(), ReplyRequest(system: "", messages: messages))
        let encoded = json["messages"] as? [[String: Any]] ?? []
        #expect(encoded.compactMap { $0["role"] as? String } == ["user", "assistant", "tool", "user"])
        let kept = encoded[1]["tool_calls"] as? [[String: Any]] ?? []
        #expect(kept.compactMap { $0["id"] as? String } == ["a"])
        #expect((kept.first?["function"] as? [String: Any])?["arguments"] as? [String: String] == [:])
    }

    // MARK: Thinking

    @Test(arguments: [
        ("qwen3.5:9b", ThinkingEffort.off, "false"), ("qwen3.5:9b", .low, "true"), ("qwen3.5:9b", .high, "true"),
        ("gpt-oss:20b", .off, #""low""#), ("gpt-oss:20b", .medium, #""medium""#),
        ("someone/GPT-OSS-x", .high, #""high""#),
    ])
    func `thinking is asked for in the form the model knows`(model: String, effort: ThinkingEffort, value: String)
        throws
    {
        var request = question
        request.thinkingEffort = effort
        let body = try dialogue(model).message(request).body
        #expect(String(decoding: body, as: UTF8.self).contains(#""think":\#(value),"#))
    }

    @Test(arguments: [
        (#"{"error":"\"m\" does not support thinking"}"#, "think"),
        (#"{"error":"registry.ollama.ai/library/m:latest does not support tools"}"#, "tools"),
    ])
    func `what the model does not take is left out from then on`(refusal: String, key: String) throws {
        let dialogue = dialogue()
        var request = question
        request.thinkingEffort = .high
        request.tools = [ToolDefinition(name: "f", summary: "", parametersJSON: #"{"type":"object"}"#)]
        let failure = ProviderFailure(status: 400, body: Array(refusal.utf8))
        let before = try sent(dialogue, request)
        #expect(dialogue.adjust(to: failure))
        let after = try sent(dialogue, request)
        #expect(before[key] != nil)
        #expect(Set(before.keys).subtracting(after.keys) == [key])
        #expect(!dialogue.adjust(to: failure), "the same refusal again has nothing to change")
    }

    @Test func `a level that a model refuses becomes a plain yes`() throws {
        let dialogue = dialogue("gpt-oss:20b")
        var request = question
        request.thinkingEffort = .high
        let refusal = #"{"error":"think value \"high\" is not supported for this model"}"#
        #expect(dialogue.adjust(to: ProviderFailure(status: 400, body: Array(refusal.utf8))))
        #expect(try sent(dialogue, request)["think"] as? Bool == true)
    }

    @Test func `other refusals change nothing`() {
        for (status, body) in [(400, #"{"error":"bad"}"#), (500, #"{"error":"m does not support tools"}"#)] {
            #expect(!dialogue().adjust(to: ProviderFailure(status: status, body: Array(body.utf8))))
        }
    }

    // MARK: Context

    @Test(arguments: [
        (0, nil, 8192), (12_288, nil, 8192), (12_291, nil, 16_384), (12_291, 4000, 8192), (90_000, nil, 65_536),
        (10_000_000, nil, 262_144),
    ])
    func `the context holds prompt and answer`(bytes: Int, answer: Int?, tokens: Int) {
        #expect(OllamaContext.tokens(promptBytes: bytes, answer: answer) == tokens)
    }

    @Test func `the context grows with the conversation and does not shrink, which would load the model anew`() throws {
        let dialogue = dialogue()
        let long = ReplyRequest(system: "", messages: [ChatMessage(.person, String(repeating: "sleep ", count: 5000))])
        for (request, size) in [(question, 8192), (long, 16_384), (question, 16_384)] {
            #expect((try sent(dialogue, request)["options"] as? [String: Int])?["num_ctx"] == size)
        }
    }

    @Test func `a schema that is no JSON is named`() {
        var request = question
        request.tools = [ToolDefinition(name: "sleep", summary: "", parametersJSON: "{")]
        #expect(throws: ServiceError.invalidConfiguration("The schema of the tool sleep is not a JSON object")) {
            try dialogue().message(request)
        }
    }

    private func dialogue(_ model: String = "m") -> OllamaDialogue {
        OllamaDialogue(
            ProviderConfiguration(id: .ollama, name: "Ollama", baseURL: "http://127.0.0.1:11434", defaultModel: model),
            model: model)
    }

    private func sent(_ dialogue: OllamaDialogue, _ request: ReplyRequest) throws -> [String: Any] {
        let body = try dialogue.message(request).body
        return try #require(JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
    }
}
