import ChatModel
import Foundation
import Testing

@testable import Providers

@Suite struct `Messages request` {
    @Test func `instructions and the end of the conversation are marked for the cache`() throws {
        let request = ReplyRequest(
            system: "You are a coach",
            messages: [
                ChatMessage(.person, "How did I sleep?"), ChatMessage(.coach, "Well", thinking: "Hm"),
                ChatMessage(.person, "Thanks"),
            ])
        #expect(
            try text(request, model: "claude-haiku-4-5")
                == #"{"max_tokens":32000,"messages":[{"content":[{"text":"How did I sleep?","type":"text"}],"role":"user"},"#
                + #"{"content":[{"text":"Well","type":"text"}],"role":"assistant"},"#
                + #"{"content":[{"cache_control":{"type":"ephemeral"},"text":"Thanks","type":"text"}],"role":"user"}],"#
                + #""model":"claude-haiku-4-5","stream":true,"#
                + #""system":[{"cache_control":{"type":"ephemeral"},"text":"You are a coach","type":"text"}]}"#)
    }

    @Test func `an answer goes back as it came, block for block`() throws {
        let answer = claudeReply(AnthropicStreams.thinkingAndCalls).message(by: .claude)
        let messages = [
            ChatMessage(.person, "How?"), answer,
            .result(ToolResult(callID: "toolu_1", name: "sleep", json: #"{"hours":7.1}"#)),
            .result(ToolResult(callID: "toolu_2", name: "heart", json: #"{"error":"none"}"#, isError: true)),
        ]
        #expect(
            try messagesText(messages)
                == #"[{"content":[{"text":"How?","type":"text"}],"role":"user"},"#
                + #"{"content":[{"signature":"EqQB/w==","thinking":"Let me see.","type":"thinking"},"#
                + #"{"data":"Emw=","type":"redacted_thinking"},{"text":"I look.","type":"text"},"#
                + #"{"id":"toolu_1","input":{"days":7,"of":"心"},"name":"sleep","type":"tool_use"},"#
                + #"{"id":"toolu_2","input":{},"name":"heart","type":"tool_use"}],"role":"assistant"},"#
                + #"{"content":[{"content":"{\"hours\":7.1}","tool_use_id":"toolu_1","type":"tool_result"},"#
                + #"{"cache_control":{"type":"ephemeral"},"content":"{\"error\":\"none\"}","is_error":true,"#
                + #""tool_use_id":"toolu_2","type":"tool_result"}],"role":"user"}]"#)
    }

    @Test func `thinking without text keeps its key and its signature`() throws {
        let answer = claudeReply(AnthropicStreams.omittedThinking).message(by: .claude)
        let messages = [
            ChatMessage(.person, "How?"), answer, .result(ToolResult(callID: "toolu_1", name: "sleep", json: "{}")),
        ]
        #expect(try messagesText(messages).contains(#"[{"signature":"Sig1","thinking":"","type":"thinking"},"#))
    }

    @Test func `what the person said while tools ran comes behind the results`() throws {
        let call = ToolCall(id: "a", name: "f", argumentsJSON: "{}")
        let messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: [call], completion: .stopped),
            .result(ToolResult(callID: "a", name: "f", json: "{}")), ChatMessage(.person, "Stop"),
            ChatMessage(.person, "Again"),
        ]
        let json = try encoded(messages)
        #expect(json.map { $0["role"] as? String } == ["user", "assistant", "user"])
        let last = json[2]["content"] as? [[String: Any]]
        #expect(last?.map { $0["type"] as? String } == ["tool_result", "text", "text"])
    }

    /// A call without result, or a result without call, makes every later request invalid.
    @Test func `after an answer stopped among its tools the next request is valid`() throws {
        let answer = claudeReply(AnthropicStreams.thinkingAndCalls).message(by: .claude)
        for answered in [[], ["toolu_1"], ["toolu_2"]] {
            let results = answered.map { ChatMessage.result(ToolResult(callID: $0, name: "f", json: "{}")) }
            let messages = [ChatMessage(.person, "How?"), answer] + results + [ChatMessage(.person, "Again")]
            let text = try messagesText(messages)
            #expect(!text.contains("thinking"))
            #expect(text.components(separatedBy: #""type":"tool_use""#).count - 1 == answered.count)
            #expect(text.components(separatedBy: #""type":"tool_result""#).count - 1 == answered.count)
        }
    }

    @Test func `thinking of another model or provider stays behind, its text and calls go`() throws {
        for other in [
            ModelReference(provider: .anthropic, model: "claude-opus-5"), ModelReference(provider: .gemini, model: "m"),
        ] {
            var answer = claudeReply(AnthropicStreams.thinkingAndCalls).message(by: other)
            answer.providerRecord?.model = other
            let messages = [
                ChatMessage(.person, "How?"), answer, .result(ToolResult(callID: "toolu_1", name: "f", json: "{}")),
                .result(ToolResult(callID: "toolu_2", name: "f", json: "{}")),
            ]
            let blocks = try encoded(messages)[1]["content"] as? [[String: Any]]
            #expect(blocks?.map { $0["type"] as? String } == ["text", "tool_use", "tool_use"])
        }
    }

    @Test func `a conversation begun with Gemini and others goes on`() throws {
        let messages = SwitchedConversation.messages + [ChatMessage(.person, "And now?")]
        #expect(
            try messagesText(messages)
                == #"[{"content":[{"text":"How did I sleep?","type":"text"}],"role":"user"},"#
                + #"{"content":[{"text":"I look.","type":"text"},"#
                + #"{"id":"functions_sleep_0","input":{"days":7},"name":"sleep","type":"tool_use"}],"role":"assistant"},"#
                + #"{"content":[{"content":"{\"hours\":7.1}","tool_use_id":"functions_sleep_0","type":"tool_result"}],"#
                + #""role":"user"},"#
                + #"{"content":[{"text":"7.1 h","type":"text"}],"role":"assistant"},"#
                + #"{"content":[{"text":"And my heart?","type":"text"}],"role":"user"},"#
                + #"{"content":[{"id":"functions_sleep_0_2","input":{},"name":"get_heart","type":"tool_use"}],"#
                + #""role":"assistant"},"#
                + #"{"content":[{"content":"{}","tool_use_id":"functions_sleep_0_2","type":"tool_result"},"#
                + #"{"cache_control":{"type":"ephemeral"},"text":"And now?","type":"text"}],"role":"user"}]"#)
    }

    @Test func `empty text and white space alone are left out`() throws {
        var answer = ChatMessage(
            .coach, "\n\n", toolCalls: [ToolCall(id: "a", name: "f", argumentsJSON: "{}")], model: .claude)
        answer.providerRecord = ProviderRecord(
            model: .claude,
            json: #"{"content":[{"text":"\n\n","type":"text"},{"id":"a","input":{},"name":"f","type":"tool_use"}]}"#)
        let messages = [
            ChatMessage(.person, "a"), ChatMessage(.coach, "", completion: .failed(.cancelled)),
            ChatMessage(.person, " \n"), answer, .result(ToolResult(callID: "a", name: "f", json: "{}")),
        ]
        #expect(
            try messagesText(messages).hasPrefix(
                #"[{"content":[{"text":"a","type":"text"}],"role":"user"},"#
                    + #"{"content":[{"id":"a","input":{},"name":"f","type":"tool_use"}],"role":"assistant"},"#))
    }

    @Test func `the person has the first word and the last`() throws {
        let json = try encoded([ChatMessage(.coach, "Hello"), ChatMessage(.coach, "again")])
        #expect(json.map { $0["role"] as? String } == ["user", "assistant", "user"])
    }

    @Test func `broken arguments go back as an empty object`() throws {
        let call = ToolCall(id: "a", name: "f", argumentsJSON: #"{"x":"#, isMalformed: true)
        let messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: [call]),
            .result(ToolResult(callID: "a", name: "f", json: "{}", isError: true)),
        ]
        #expect(try messagesText(messages).contains(#""input":{}"#))
    }

    @Test func `a tool is described with its schema`() throws {
        let tool = ToolDefinition(
            name: "sleep", summary: "Nights", parametersJSON: #"{"type":"object","properties":{}}"#)
        #expect(
            try text(ReplyRequest(system: "", messages: [], tools: [tool])).contains(
                #""tools":[{"description":"Nights","input_schema":{"properties":{},"type":"object"},"name":"sleep"}]"#))
        let broken = ToolDefinition(name: "sleep", summary: "", parametersJSON: "[")
        #expect(throws: ServiceError.invalidConfiguration("The schema of the tool sleep is not a JSON object")) {
            try text(ReplyRequest(system: "", messages: [], tools: [broken]))
        }
    }
}

@Suite struct `What Claude models take` {
    private static let summarized = #""thinking":{"display":"summarized","type":"adaptive"}"#

    @Test(arguments: [
        ("claude-3-5-haiku-20241022", ThinkingEffort?.some(.high), ""),
        ("claude-haiku-4-5-20251001", nil, ""),
        ("claude-haiku-4-5-20251001", .off, ""),
        ("claude-haiku-4-5-20251001", .low, #""thinking":{"budget_tokens":2048,"type":"enabled"}"#),
        ("claude-sonnet-4-5", .high, #""thinking":{"budget_tokens":16384,"type":"enabled"}"#),
        ("claude-opus-4-6", nil, ""),
        ("claude-opus-4-6", .low, #""output_config":{"effort":"low"},"stream":true,\#(summarized)"#),
        ("claude-opus-4-8", .off, ""),
        ("claude-sonnet-5", nil, summarized),
        ("claude-opus-5", .off, #""thinking":{"type":"disabled"}"#),
        ("claude-opus-5-5", nil, summarized),
        ("claude-opus-5-5", .high, #""output_config":{"effort":"high"},"stream":true,\#(summarized)"#),
        ("claude-opus-5-5", .off, #""output_config":{"effort":"low"},"stream":true,\#(summarized)"#),
        ("claude-fable-5-1", .off, #""output_config":{"effort":"low"},"stream":true,\#(summarized)"#),
        ("claude-sonnet-5-5", .off, #""thinking":{"type":"between_tools"}"#),
        ("anthropic/claude-sonnet-5.5", .off, #""thinking":{"type":"between_tools"}"#),
        ("somebody-elses-model", .high, ""),
    ])
    func `thinking is asked for in the model's own way`(model: String, effort: ThinkingEffort?, wanted: String) throws {
        let text = try text(ReplyRequest(system: "", messages: [], thinkingEffort: effort), model: model)
        #expect(text.contains("\"thinking\":") == wanted.contains("\"thinking\":"))
        #expect(text.contains("output_config") == wanted.contains("output_config"))
        #expect(text.contains(wanted) || wanted.isEmpty, "\(text)")
    }

    @Test(arguments: [
        ("claude-haiku-4-5", ThinkingEffort?.none, true), ("claude-haiku-4-5", .high, false),
        ("claude-opus-4-6", nil, true), ("claude-opus-4-7", nil, false), ("claude-sonnet-5", .off, false),
        ("claude-opus-5-5", nil, false), ("eu.anthropic.claude-opus-4-6-v1:0", nil, true), ("other", nil, true),
    ])
    func `a temperature goes to those that take one`(model: String, effort: ThinkingEffort?, isSent: Bool) throws {
        let request = ReplyRequest(system: "", messages: [], temperature: 1.7, thinkingEffort: effort)
        let text = try text(request, model: model)
        #expect(text.contains("temperature") == isSent)
        #expect(text.contains(#""temperature":1}"#) == isSent)  // the scale ends there
    }

    @Test(arguments: [
        ("claude-3-haiku-20240307", 4096), ("claude-3-5-sonnet-latest", 8192), ("claude-opus-5-5", 32_000), ("x", 8192),
    ])
    func `a limit is always sent`(model: String, limit: Int) throws {
        #expect(try text(ReplyRequest(system: "", messages: []), model: model).contains(#""max_tokens":\#(limit),"#))
        let chosen = ReplyRequest(system: "", messages: [], maxOutputTokens: 500)
        #expect(try text(chosen, model: model).contains(#""max_tokens":500,"#))
    }

    @Test func `a budget leaves room for an answer, or is none`() throws {
        func asked(_ limit: Int) throws -> String {
            let request = ReplyRequest(system: "", messages: [], maxOutputTokens: limit, thinkingEffort: .high)
            return try text(request, model: "claude-haiku-4-5")
        }
        #expect(try asked(4096).contains(#""budget_tokens":3072"#))
        #expect(try asked(2047).contains("thinking") == false)
    }

    @Test func `amid tools that were called without thinking a budget is not sent`() throws {
        let call = ToolCall(id: "a", name: "f", argumentsJSON: "{}")
        var messages = [
            ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: [call]),
            .result(ToolResult(callID: "a", name: "f", json: "{}")),
        ]
        func asksForThinking() throws -> Bool {
            let request = ReplyRequest(system: "", messages: messages, thinkingEffort: .high)
            return try text(request, model: "claude-haiku-4-5").contains("budget_tokens")
        }
        #expect(try !asksForThinking())
        messages.append(ChatMessage(.person, "And now?"))
        #expect(try asksForThinking())
    }
}

@Suite struct `What Anthropic refuses is left out next time` {
    @Test func `each parameter by its name`() throws {
        let start = AnthropicDialect(model: "claude-haiku-4-5")
        #expect(
            refusing(start, "max_tokens: 128000 > 64000, which is the maximum allowed number of output tokens for m")?
                .outputLimit == 64_000)
        #expect(refusing(start, "system.0.cache_control: Extra inputs are not permitted")?.marksCache == false)
        #expect(refusing(start, "output_config.effort: unknown value")?.asksForEffort == false)
        #expect(refusing(start, "thinking.type: adaptive is not supported")?.asksForThinking == false)
        #expect(refusing(start, "temperature is deprecated for this model")?.sendsTemperature == false)
        #expect(
            refusing(start, "input length and `max_tokens` exceed context limit: 190000 + 32000 > 200000") == nil)
        #expect(refusing(start, "messages: roles must alternate") == nil)
        #expect(refusing(start, "temperature", status: 429) == nil)
    }

    @Test func `a server that knows no marks for the cache gets none`() throws {
        let dialogue = AnthropicDialogue(.at("http://127.0.0.1:1/v1", id: .anthropic), model: "claude-opus-5-5")
        let request = ReplyRequest(system: "You are a coach", messages: [ChatMessage(.person, "Hi")])
        func sent() throws -> String { String(decoding: try dialogue.message(request).body, as: UTF8.self) }
        #expect(try sent().contains("cache_control"))
        let refusal = Array(#"{"error":{"message":"cache_control: Extra inputs are not permitted"}}"#.utf8)
        #expect(dialogue.adjust(to: ProviderFailure(status: 400, body: refusal)))
        #expect(try !sent().contains("cache_control"))
    }

    @Test func `thinking that is refused goes without, later thinking goes again`() throws {
        let dialogue = AnthropicDialogue(.at("http://127.0.0.1:1/v1", id: .anthropic), model: "claude-opus-5-5")
        let answer = claudeReply(AnthropicStreams.thinkingAndCalls).message(by: .claude)
        let results = ["toolu_1", "toolu_2"].map { ChatMessage.result(ToolResult(callID: $0, name: "f", json: "{}")) }
        let request = ReplyRequest(system: "", messages: [ChatMessage(.person, "How?"), answer] + results)
        func sent(_ request: ReplyRequest) throws -> String {
            String(decoding: try dialogue.message(request).body, as: UTF8.self)
        }
        #expect(try sent(request).contains("EqQB"))
        let refusal = ProviderFailure(
            status: 400,
            body: Array(
                #"{"type":"error","error":{"type":"invalid_request_error","#.utf8)
                + Array(#""message":"messages.1.content.0: Invalid `signature` in `thinking` block"}}"#.utf8))
        #expect(dialogue.adjust(to: refusal))
        #expect(try !sent(request).contains("EqQB"))
        #expect(try sent(request).contains("toolu_2"))
        var later = answer
        later.id = UUID()
        #expect(
            try sent(ReplyRequest(system: "", messages: [ChatMessage(.person, "b"), later] + results)).contains("EqQB"))
    }

    private func refusing(_ dialect: AnthropicDialect, _ message: String, status: Int = 400) -> AnthropicDialect? {
        dialect.adjusted(to: ProviderFailure(status: status, body: Array(#"{"error":{"message":"\#(message)"}}"#.utf8)))
    }
}

private func text(_ request: ReplyRequest, model: String = "claude-opus-5-5") throws -> String {
    let body = try AnthropicRequest(
        reference: ModelReference(provider: .anthropic, model: model), request: request,
        dialect: AnthropicDialect(model: model)
    ).body()
    return String(decoding: body, as: UTF8.self)
}

/// The messages of a request to Opus 5.5.
private func encoded(_ messages: [ChatMessage]) throws -> [[String: Any]] {
    let body = Data(try text(ReplyRequest(system: "", messages: messages)).utf8)
    let json = try JSONSerialization.jsonObject(with: body) as? [String: Any]
    return try #require(json?["messages"] as? [[String: Any]])
}

/// The same as JSON.
private func messagesText(_ messages: [ChatMessage]) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return String(
        decoding: try JSONSerialization.data(withJSONObject: try encoded(messages), options: options), as: UTF8.self)
}
