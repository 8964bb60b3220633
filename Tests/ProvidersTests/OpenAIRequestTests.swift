import ChatModel
import Foundation
import Testing

@testable import Providers

@Suite struct `Responses request` {
    private let asked = [ChatMessage(.person, "How did I sleep?")]

    @Test func `instructions, history and nothing kept at OpenAI`() throws {
        let request = ReplyRequest(
            system: "You are a coach",
            messages: asked + [ChatMessage(.coach, "Well", thinking: "Hm"), ChatMessage(.person, "Thanks")])
        #expect(
            try text(request, model: "gpt-4.1") == #"{"input":[{"content":"How did I sleep?","role":"user"},"#
                + #"{"content":"Well","role":"assistant"},{"content":"Thanks","role":"user"}],"#
                + #""instructions":"You are a coach","model":"gpt-4.1","store":false,"stream":true}"#)
    }

    @Test func `a tool is described flat and not strictly`() throws {
        let tool = ToolDefinition(name: "sleep", summary: "Nights", parametersJSON: #"{"type":"object"}"#)
        #expect(
            try text(ReplyRequest(system: "", messages: asked, tools: [tool])).contains(
                #""tools":[{"description":"Nights","name":"sleep","parameters":{"type":"object"},"strict":false,"#
                    + #""type":"function"}]"#))
    }

    @Test func `a schema that is no object is our own mistake and said so`() {
        let tool = ToolDefinition(name: "sleep", summary: "", parametersJSON: "[")
        #expect(throws: ServiceError.invalidConfiguration("The schema of the tool sleep is not a JSON object")) {
            try text(ReplyRequest(system: "", messages: [], tools: [tool]))
        }
    }

    @Test func `a call and its result go back together`() throws {
        let call = ToolCall(id: "call_1", name: "sleep", argumentsJSON: #"{"days":7}"#)
        let messages =
            asked + [
                ChatMessage(.coach, "Let me look.", toolCalls: [call]),
                ChatMessage.result(ToolResult(callID: "call_1", name: "sleep", json: #"{"hours":7.1}"#)),
            ]
        #expect(
            try text(ReplyRequest(system: "", messages: messages)).contains(
                #"{"content":"Let me look.","role":"assistant"},{"arguments":"{\"days\":7}","call_id":"call_1","#
                    + #""name":"sleep","type":"function_call"},{"call_id":"call_1","output":"{\"hours\":7.1}","#
                    + #""type":"function_call_output"}]"#))
    }

    // MARK: What a model takes

    @Test(
        arguments: [
            ("gpt-6.1-sol", nil, nil, "auto"), ("gpt-6.1-sol", ThinkingEffort.off, "low", "auto"),
            ("gpt-6-sol", .off, "none", nil), ("gpt-6-luna", .high, "high", "auto"),
            ("gpt-5.6-terra", nil, nil, "auto"),
            ("gpt-5.5", .low, "low", "auto"), ("gpt-5.4-mini", nil, nil, nil), ("gpt-5.2", .medium, "medium", "auto"),
            ("gpt-5-mini", .off, "minimal", "auto"), ("gpt-5-chat-latest", .high, nil, nil),
            ("o4-mini", .off, "low", "auto"),
            ("gpt-4o", .high, nil, nil), ("gpt-4.1", nil, nil, nil), ("mock", nil, nil, nil),
            ("mock", .low, "low", "auto"),
        ] as [(String, ThinkingEffort?, String?, String?)])
    func `thinking is asked for where the model thinks`(
        model: String, asked effort: ThinkingEffort?, sent: String?, summary: String?
    ) throws {
        let json = try json(ReplyRequest(system: "", messages: asked, thinkingEffort: effort), model: model)
        let reasoning = json["reasoning"] as? [String: String]
        #expect(reasoning?["effort"] == sent)
        #expect(reasoning?["summary"] == summary)
    }

    @Test(
        arguments: [
            ("gpt-4.1", nil, true), ("gpt-5.2", nil, true), ("gpt-5.2", ThinkingEffort.low, false),
            ("gpt-5", nil, false),
            ("gpt-5.6-sol", .off, true), ("gpt-6-sol", .off, false), ("gpt-6.1-sol", nil, false), ("o3", nil, false),
            ("mock", nil, true),
        ] as [(String, ThinkingEffort?, Bool)])
    func `a temperature is sent where the model takes one`(
        model: String, effort: ThinkingEffort?, isSent: Bool
    ) throws {
        let request = ReplyRequest(system: "", messages: asked, temperature: 0.7, thinkingEffort: effort)
        #expect((try json(request, model: model)["temperature"] != nil) == isSent)
    }

    @Test func `only what was chosen is sent`() throws {
        let plain = try json(ReplyRequest(system: "", messages: asked), model: "gpt-6.1-sol")
        #expect(Set(plain.keys) == ["model", "stream", "store", "input", "include", "reasoning"])
        #expect(plain["include"] as? [String] == ["reasoning.encrypted_content"])
        let limited = try json(ReplyRequest(system: "", messages: asked, maxOutputTokens: 500))
        #expect(limited["max_output_tokens"] as? Int == 500)
    }
}

@Suite struct `What goes back to Responses` {
    private let call = ToolCall(id: "call_1", name: "sleep", argumentsJSON: "{}")
    private let reference = ModelReference(provider: .openAI, model: "gpt-6.1-sol")
    private let recordedItems =
        #"[{"encrypted_content":"gAAAA","id":"rs_1","summary":[],"type":"reasoning"},"#
        + #"{"content":[{"text":"Look.","type":"output_text"}],"id":"m1","phase":"commentary","type":"message"},"#
        + #"{"arguments":"{}","call_id":"call_1","id":"fc_1","name":"sleep","type":"function_call"}"#

    private func history(
        recordOf model: ModelReference? = nil, calls: [ToolCall]? = nil, answers: [String] = ["call_1"]
    ) -> [ChatMessage] {
        let record = ProviderRecord(
            model: model ?? reference, json: #"{"api":"responses","items":\#(recordedItems)]}"#)
        return [
            ChatMessage(.person, "How?"),
            ChatMessage(.coach, "Look.", thinking: "Hm", toolCalls: calls ?? [call], providerRecord: record),
        ] + answers.map { .result(ToolResult(callID: $0, name: "sleep", json: "{}")) }
    }

    private func sent(_ messages: [ChatMessage]) throws -> String {
        try text(ReplyRequest(system: "", messages: messages), model: reference.model)
    }

    private let plain =
        #"{"content":"Look.","role":"assistant"},{"arguments":"{}","call_id":"call_1","name":"sleep","type":"function_call"}"#

    @Test func `the items of a turn go back as they came, thinking and phase included`() throws {
        #expect(
            try sent(history()).contains(
                #"{"content":"How?","role":"user"},\#(recordedItems.dropFirst()),"#
                    + #"{"call_id":"call_1","output":"{}","type":"function_call_output"}]"#))
    }

    @Test func `what was read is what is sent`() throws {
        let events = responsesReply(OpenAIStreams.thinking)
        var message = ChatMessage(.coach, events.text)
        message.providerRecord = events.record
        let request = ResponsesRequest(
            model: ModelReference(provider: .openAI, model: "m"),
            request: ReplyRequest(system: "", messages: [message]), dialect: ResponsesDialect())
        let json = try JSONSerialization.jsonObject(with: Data(try request.body())) as? NSDictionary
        let items = try JSONSerialization.jsonObject(
            with: Data("[\(OpenAIStreams.thought),\(OpenAIStreams.message)]".utf8))
        #expect((json?["input"] as? NSArray) == (items as? NSArray))
    }

    @Test func `another model or provider gets text and calls, no thinking and no ids`() throws {
        for other in [
            ModelReference(provider: .openAI, model: "gpt-5.2"),
            ModelReference(provider: .custom, model: reference.model),
        ] {
            let body = try sent(history(recordOf: other))
            #expect(body.contains(plain))
            #expect(!body.contains("gAAAA") && !body.contains("rs_1") && !body.contains("fc_1"))
        }
    }

    @Test func `a record of Chat Completions is not sent here`() throws {
        var messages = history()
        messages[1].providerRecord?.json = #"{"api":"chat","reasoning_content":"Hm"}"#
        #expect(try sent(messages).contains(plain))
    }

    @Test func `a turn whose calls were not all answered goes back without its record`() throws {
        let stopped = try sent(history(answers: []))
        #expect(stopped.contains(#"{"content":"Look.","role":"assistant"}]"#))
        #expect(!stopped.contains("function_call") && !stopped.contains("rs_1"))
    }

    @Test func `broken arguments do not go back`() throws {
        let broken = ToolCall(id: "call_1", name: "sleep", argumentsJSON: "{", isMalformed: true)
        #expect(try sent(history(calls: [broken])).contains(plain))
    }

    @Test func `a name that a model made up goes back in letters that are accepted`() throws {
        let odd = ToolCall(id: "call_1", name: "sleep.week 心", argumentsJSON: "{}")
        #expect(
            try sent(history(recordOf: .init(provider: .gemini, model: "g"), calls: [odd])).contains("sleep_week__"))
    }

    // MARK: Refusals

    @Test(arguments: [
        #"{"error":{"message":"The encrypted content gAAA could not be verified.","code":"invalid_encrypted_content"}}"#,
        #"{"error":{"message":"Item 'rs_1' of type 'reasoning' was provided without its required following item."}}"#,
        #"{"error":{"message":"Item 'fc_1' of type 'function_call' was provided without its required 'reasoning' item."}}"#,
    ])
    func `refused thinking is left out, once, and later thinking is sent`(body: String) throws {
        let dialogue = ResponsesDialogue(.at("https://api.openai.com/v1", id: .openAI), model: reference.model)
        let failure = ProviderFailure(status: 400, body: Array(body.utf8))
        func sent(_ messages: [ChatMessage]) throws -> String {
            String(decoding: try dialogue.message(ReplyRequest(system: "", messages: messages)).body, as: UTF8.self)
        }
        #expect(try sent(history()).contains("rs_1"))
        #expect(dialogue.adjust(to: failure))
        let again = try sent(history())
        #expect(again.contains(plain) && !again.contains("rs_1"))
        #expect(!dialogue.adjust(to: failure))
        var later = history()
        later[1].providerRecord?.json =
            #"{"api":"responses","items":\#(recordedItems),{"type":"reasoning","id":"new"}]}"#
        #expect(try sent(history() + later).contains(#""new""#))
    }

    @Test(arguments: [
        ("Unsupported parameter: 'temperature' is not supported with this model.", "temperature", "temperature"),
        ("Your organization must be verified to generate reasoning summaries.", "reasoning.summary", "summary"),
        ("Unsupported value: 'high' is not supported with this model.", "reasoning.effort", "effort"),
        ("Unsupported parameter: 'reasoning' is not supported with this model.", "reasoning", "reasoning\":{"),
        ("Encrypted content is not supported with this model.", "include", "include"),
    ])
    func `a refused parameter is left out from then on`(message: String, parameter: String, field: String) throws {
        let dialogue = ResponsesDialogue(.at("https://api.openai.com/v1", id: .openAI), model: "new-model")
        let request = ReplyRequest(
            system: "", messages: [ChatMessage(.person, "?")], temperature: 1, thinkingEffort: .high)
        func sent() throws -> String { String(decoding: try dialogue.message(request).body, as: UTF8.self) }
        #expect(try sent().contains(field))
        let body = #"{"error":{"message":"\#(message)","param":"\#(parameter)","code":"unsupported_parameter"}}"#
        #expect(dialogue.adjust(to: ProviderFailure(status: 400, body: Array(body.utf8))))
        #expect(try !sent().contains(field))
        #expect(try sent().contains(#""input":[{"content":"?""#))
    }

    @Test func `another refusal changes nothing`() {
        let dialogue = ResponsesDialogue(.at("https://api.openai.com/v1", id: .openAI), model: "gpt-6.1-sol")
        for (status, message) in [(400, "You are not nice"), (429, "temperature"), (400, "prompt is too long")] {
            let body = Array(#"{"error":{"message":"\#(message)"}}"#.utf8)
            #expect(!dialogue.adjust(to: ProviderFailure(status: status, body: body)))
        }
    }

    @Test func `what was answered already is not tried again`() {
        var dialect = ResponsesDialect()
        var tries = 0
        let body = Array(
            #"{"error":{"message":"no temperature, reasoning.summary, reasoning.effort, max_output_tokens"}}"#.utf8)
        while let next = dialect.adjusted(to: ProviderFailure(status: 400, body: body)), tries < 20 {
            dialect = next
            tries += 1
        }
        #expect(tries < 8)
    }
}

private func text(_ request: ReplyRequest, model: String = "gpt-6.1-sol") throws -> String {
    let request = ResponsesRequest(
        model: ModelReference(provider: .openAI, model: model), request: request, dialect: ResponsesDialect())
    return String(decoding: try request.body(), as: UTF8.self)
}

private func json(_ request: ReplyRequest, model: String = "gpt-6.1-sol") throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(try text(request, model: model).utf8))
    return try #require(json as? [String: Any])
}
