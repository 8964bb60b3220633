import ChatModel
import Foundation
import Testing

@testable import Providers

@Suite struct `Gemini request` {
    private static let safety =
        #""safetySettings":[{"category":"HARM_CATEGORY_DANGEROUS_CONTENT","threshold":"BLOCK_ONLY_HIGH"}]"#

    @Test func `instructions, conversation and settings`() throws {
        let request = ReplyRequest(
            system: "You are a coach",
            messages: [
                ChatMessage(.person, "How did I sleep?"), ChatMessage(.coach, "Well", thinking: "Hm"),
                ChatMessage(.person, "Thanks"),
            ], maxOutputTokens: 500)
        #expect(
            try text(request)
                == #"{"contents":[{"parts":[{"text":"How did I sleep?"}],"role":"user"},"#
                + #"{"parts":[{"text":"Well"}],"role":"model"},{"parts":[{"text":"Thanks"}],"role":"user"}],"#
                + #""generationConfig":{"maxOutputTokens":500,"thinkingConfig":{"includeThoughts":true}},\#(Self.safety),"#
                + #""systemInstruction":{"parts":[{"text":"You are a coach"}]}}"#)
    }

    @Test func `an answer goes back as it came, its results alone behind it in the order of the calls`() throws {
        let messages = [
            ChatMessage(.person, "How?"), geminiReply(GeminiStreams.calls).message(by: .gemini),
            .result(ToolResult(callID: "a3", name: "sleep", json: "7")),
            .result(ToolResult(callID: "a1", name: "sleep", json: #"{"hours":7.1}"#)),
            .result(ToolResult(callID: "a2", name: "heart", json: #"{"error":"none"}"#, isError: true)),
        ]
        #expect(
            try contentsText(messages)
                == #"[{"parts":[{"text":"How?"}],"role":"user"},"#
                + #"{"parts":[{"functionCall":{"args":{"days":7,"of":"心"},"id":"a1","name":"sleep"},"thoughtSignature":"Sig1"},"#
                + #"{"functionCall":{"args":{},"id":"a2","name":"heart"}},{"functionCall":{"id":"a3","name":"sleep"}}],"#
                + #""role":"model"},"#
                + #"{"parts":[{"functionResponse":{"id":"a1","name":"sleep","response":{"output":{"hours":7.1}}}},"#
                + #"{"functionResponse":{"id":"a2","name":"heart","response":{"error":"none"}}},"#
                + #"{"functionResponse":{"id":"a3","name":"sleep","response":{"output":7}}}],"role":"user"}]"#)
    }

    @Test func `an empty part with a signature goes back where it was`() throws {
        let messages = [
            ChatMessage(.person, "How?"), geminiReply(GeminiStreams.text).message(by: .gemini),
            ChatMessage(.person, "And?"),
        ]
        #expect(try contentsText(messages).contains(#",{"text":"","thoughtSignature":"EpwI/w=="}],"role":"model"},"#))
    }

    @Test func `calls that came without ids go back without`() throws {
        let answer = geminiReply(GeminiStreams.callsWithoutIDs).message(by: .gemini)
        let results = answer.toolCalls.map { ChatMessage.result(ToolResult(callID: $0.id, name: $0.name, json: "{}")) }
        #expect(try contentsText([ChatMessage(.person, "How?"), answer] + results).contains("\"id\"") == false)
    }

    @Test func `what the person said after the results is a content of its own, with roles by turns`() throws {
        let call = ToolCall(id: "a", name: "f", argumentsJSON: "{}")
        let messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: [call], completion: .stopped),
            .result(ToolResult(callID: "a", name: "f", json: "{}")), ChatMessage(.person, "Stop"),
            ChatMessage(.person, "Again"),
        ]
        let contents = try contents(messages)
        #expect(contents.map { $0["role"] as? String } == ["user", "model", "user", "model", "user"])
        let results = contents[2]["parts"] as? [[String: Any]]
        #expect(results?.count == 1 && results?[0]["functionResponse"] != nil)
        #expect((contents[4]["parts"] as? [[String: String]]) == [["text": "Stop"], ["text": "Again"]])
    }

    /// A call without result, or a result without call, makes every later request invalid.
    @Test func `after an answer stopped among its tools the next request is valid`() throws {
        let answer = geminiReply(GeminiStreams.calls).message(by: .gemini)
        for answered in [[], ["a1"], ["a2", "a3"]] {
            let results = answered.map { ChatMessage.result(ToolResult(callID: $0, name: "f", json: "{}")) }
            let text = try contentsText(
                [ChatMessage(.person, "How?"), answer] + results + [ChatMessage(.person, "Again")])
            #expect(text.components(separatedBy: "functionCall").count - 1 == answered.count)
            #expect(text.components(separatedBy: "functionResponse").count - 1 == answered.count)
            #expect(!text.contains("Sig1"))
        }
    }

    @Test func `a conversation begun with others goes on, the first call of a turn with a stand-in signature`() throws {
        let contents = try contentsText(SwitchedConversation.messages)
        #expect(
            contents
                == #"[{"parts":[{"text":"How did I sleep?"}],"role":"user"},"#
                + #"{"parts":[{"text":"I look."},{"functionCall":{"args":{"days":7},"name":"sleep"},"#
                + #""thoughtSignature":"skip_thought_signature_validator"}],"role":"model"},"#
                + #"{"parts":[{"functionResponse":{"name":"sleep","response":{"output":{"hours":7.1}}}}],"role":"user"},"#
                + #"{"parts":[{"text":"7.1 h"}],"role":"model"},{"parts":[{"text":"And my heart?"}],"role":"user"},"#
                + #"{"parts":[{"functionCall":{"args":{},"name":"get_heart"},"#
                + #""thoughtSignature":"skip_thought_signature_validator"}],"role":"model"},"#
                + #"{"parts":[{"functionResponse":{"name":"get_heart","response":{"output":{}}}}],"role":"user"}]"#)
    }

    @Test func `signatures of Claude, and of another Gemini, stay behind`() throws {
        let claude = claudeReply(AnthropicStreams.thinkingAndCalls).message(by: .claude)
        var other = geminiReply(GeminiStreams.calls).message(by: .gemini)
        other.providerRecord?.model.model = "gemini-3.1-pro-preview"
        for answer in [claude, other] {
            let results = answer.toolCalls.map {
                ChatMessage.result(ToolResult(callID: $0.id, name: $0.name, json: "{}"))
            }
            let text = try contentsText([ChatMessage(.person, "How?"), answer] + results)
            #expect(!text.contains("EqQB") && !text.contains("Sig1") && !text.contains("Let me see."))
            #expect(text.components(separatedBy: "skip_thought_signature_validator").count == 2)
        }
    }

    @Test func `models before 3 need no stand-in`() throws {
        let request = ReplyRequest(system: "", messages: SwitchedConversation.messages)
        #expect(try !text(request, model: "gemini-2.5-flash").contains("thoughtSignature"))
    }

    @Test func `the person has the first word and the last`() throws {
        let contents = try contents([ChatMessage(.coach, "Hello"), ChatMessage(.coach, "again")])
        #expect(contents.map { $0["role"] as? String } == ["user", "model", "user"])
    }

    @Test func `a tool is described with its schema, without one where it takes nothing`() throws {
        let tools = [
            ToolDefinition(
                name: "sleep", summary: "Nights",
                parametersJSON: #"{"type":"object","properties":{"days":{"type":"integer"}}}"#),
            ToolDefinition(name: "today", summary: "Now", parametersJSON: #"{"type":"object","properties":{}}"#),
        ]
        #expect(
            try text(ReplyRequest(system: "", messages: [], tools: tools)).contains(
                #""tools":[{"functionDeclarations":[{"description":"Nights","name":"sleep","#
                    + #""parametersJsonSchema":{"properties":{"days":{"type":"integer"}},"type":"object"}},"#
                    + #"{"description":"Now","name":"today"}]}]"#))
        let broken = ToolDefinition(name: "sleep", summary: "", parametersJSON: "[")
        #expect(throws: ServiceError.invalidConfiguration("The schema of the tool sleep is not a JSON object")) {
            try text(ReplyRequest(system: "", messages: [], tools: [broken]))
        }
    }

    @Test func `a result that is no JSON goes as text, an error as it is`() throws {
        let call = ToolCall(id: "a", name: "f", argumentsJSON: "{}")
        func sent(_ text: String, isError: Bool) throws -> String {
            try contentsText([
                ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: [call]),
                .result(ToolResult(callID: "a", name: "f", json: text, isError: isError)),
            ])
        }
        #expect(try sent("7 hours", isError: false).contains(#""response":{"output":"7 hours"}"#))
        #expect(try sent("broke", isError: true).contains(#""response":{"error":"broke"}"#))
        #expect(
            try sent(#"{"error":{"code":"x"}}"#, isError: true).contains(#""response":{"error":{"code":"x"}}"#))
    }
}

@Suite struct `What Gemini models take` {
    @Test(arguments: [
        ("gemini-2.0-flash", ThinkingEffort?.some(.high), ""),
        ("gemini-2.5-flash", nil, #"{"includeThoughts":true}"#),
        ("gemini-2.5-flash", .off, #"{"thinkingBudget":0}"#),
        ("gemini-2.5-pro", .off, #"{"includeThoughts":true,"thinkingBudget":128}"#),
        ("models/gemini-2.5-pro", .high, #"{"includeThoughts":true,"thinkingBudget":24576}"#),
        ("gemini-3.5-flash", .off, #"{"includeThoughts":true,"thinkingLevel":"MINIMAL"}"#),
        ("gemini-3.5-flash-lite", .off, #"{"includeThoughts":true,"thinkingLevel":"MINIMAL"}"#),
        ("gemini-3.8-flash", nil, #"{"includeThoughts":true}"#),
        ("gemini-3.8-flash", .off, #"{"includeThoughts":true,"thinkingLevel":"LOW"}"#),
        ("gemini-3.8-flash", .medium, #"{"includeThoughts":true,"thinkingLevel":"MEDIUM"}"#),
        ("gemini-3.1-pro-preview", .off, #"{"includeThoughts":true,"thinkingLevel":"LOW"}"#),
        ("gemini-flash-latest", .high, #"{"includeThoughts":true,"thinkingLevel":"HIGH"}"#),
        ("gemini-3.8-flash-tts", .high, ""), ("gemma-4-27b-it", .high, ""),
    ])
    func `thinking is asked for in the model's own way`(model: String, effort: ThinkingEffort?, wanted: String) throws {
        let text = try text(ReplyRequest(system: "", messages: [], thinkingEffort: effort), model: model)
        #expect(text.contains("thinkingConfig") == !wanted.isEmpty)
        #expect(wanted.isEmpty || text.contains(#""thinkingConfig":\#(wanted)"#), "\(text)")
    }

    @Test(arguments: [
        ("gemini-3.5-flash", true), ("gemini-2.5-pro", true), ("gemini-3.6-flash", false), ("gemini-3.8-flash", false),
        ("gemini-flash-latest", false), ("gemma-4-27b-it", true),
    ])
    func `a temperature goes to those that take one`(model: String, isSent: Bool) throws {
        let text = try text(ReplyRequest(system: "", messages: [], temperature: 1.5), model: model)
        #expect(text.contains(#""temperature":1.5"#) == isSent)
    }

    @Test func `what is refused is left out next time`() throws {
        let start = GeminiDialect(model: "gemini-3.5-flash")
        let first = try #require(refusing(start, "Thinking level is not supported for this model."))
        #expect(first.thinkingConfig == .withoutAmount)
        #expect(refusing(first, "Unknown name \\\"thinkingConfig\\\"")?.thinkingConfig == .leftOut)
        #expect(refusing(start, "temperature is deprecated")?.sendsTemperature == false)
        #expect(refusing(start, "Unknown name \\\"safety_settings\\\"")?.sendsSafetySettings == false)
        #expect(refusing(start, "Unknown name \\\"parametersJsonSchema\\\"")?.schemaName == "parameters")
        #expect(refusing(start, "Please use a valid role") == nil)
        #expect(refusing(start, "temperature", status: 429) == nil)
    }

    @Test(arguments: [
        "Thought signature is not valid", "Function call is missing a thought_signature in functionCall parts.",
    ])
    func `a signature that is refused goes without, later ones go again`(message: String) throws {
        let dialogue = GeminiDialogue(.at("http://127.0.0.1:1", id: .gemini), model: "gemini-3.8-flash")
        let answer = geminiReply(GeminiStreams.calls).message(by: .gemini)
        let results = answer.toolCalls.map { ChatMessage.result(ToolResult(callID: $0.id, name: $0.name, json: "{}")) }
        func sent(_ answer: ChatMessage) throws -> String {
            let request = ReplyRequest(system: "", messages: [ChatMessage(.person, "How?"), answer] + results)
            return String(decoding: try dialogue.message(request).body, as: UTF8.self)
        }
        #expect(try sent(answer).contains("Sig1"))
        let refusal = ProviderFailure(status: 400, body: Array(#"{"error":{"code":400,"message":"\#(message)"}}"#.utf8))
        #expect(dialogue.adjust(to: refusal))
        #expect(try sent(answer).contains("skip_thought_signature_validator"))
        #expect(!dialogue.adjust(to: refusal))
        var later = answer
        later.id = UUID()
        #expect(try sent(later).contains("Sig1"))
    }

    private func refusing(_ dialect: GeminiDialect, _ message: String, status: Int = 400) -> GeminiDialect? {
        dialect.adjusted(to: ProviderFailure(status: status, body: Array(#"{"error":{"message":"\#(message)"}}"#.utf8)))
    }
}

private func text(_ request: ReplyRequest, model: String = "gemini-3.8-flash") throws -> String {
    let body = try GeminiRequest(
        reference: ModelReference(provider: .gemini, model: model), request: request,
        dialect: GeminiDialect(model: model)
    ).body()
    return String(decoding: body, as: UTF8.self)
}

/// The contents of a request to 3.8 Flash.
private func contents(_ messages: [ChatMessage]) throws -> [[String: Any]] {
    let body = Data(try text(ReplyRequest(system: "", messages: messages)).utf8)
    let json = try JSONSerialization.jsonObject(with: body) as? [String: Any]
    return try #require(json?["contents"] as? [[String: Any]])
}

/// The same as JSON.
private func contentsText(_ messages: [ChatMessage]) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return String(
        decoding: try JSONSerialization.data(withJSONObject: try contents(messages), options: options), as: UTF8.self)
}
