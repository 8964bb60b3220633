import ChatModel
import Foundation
import JSON
import Networking
import TestSupport
import Testing

@testable import Providers

@Suite struct `OpenRouter's stream` {
    /// Claude behind OpenRouter: comments between the events, the thinking under two names, its signature in a piece of
    /// its own, the finish repeated beside the usage.
    private let stream =
        ": OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n"
        + [
            delta(
                #""content":"","reasoning":"Let ","reasoning_details":[{"type":"reasoning.text","text":"Let ","signature":null,"#
                    + #""id":null,"format":"anthropic-claude-v1","index":0}]"#),
            delta(
                #""content":"","reasoning":"me see","reasoning_details":[{"type":"reasoning.text","text":"me see","index":0}]"#
            ),
            delta(
                #""content":"","reasoning_details":[{"type":"reasoning.text","text":"","signature":"EqQB","index":0}]"#),
            delta(
                #""content":"","reasoning_details":[{"type":"reasoning.encrypted","data":"gAAA","id":"rs_1","index":1}]"#
            ),
            delta(#""role":"assistant","content":"Seven hours""#), ": OPENROUTER PROCESSING",
            #"data: {"provider":"Anthropic","choices":[{"index":0,"delta":{"role":"assistant","content":""},"#
                + #""finish_reason":"stop","native_finish_reason":"end_turn"}],"usage":{"prompt_tokens":90,"completion_tokens":50,"#
                + #""cost":0.00123,"is_byok":false,"prompt_tokens_details":{"cached_tokens":40,"cache_write_tokens":30},"#
                + #""completion_tokens_details":{"reasoning_tokens":20}}}"#,
            "data: [DONE]",
        ].joined(separator: "\n\n") + "\n\n"

    private static func delta(_ fields: String) -> String {
        #"data: {"provider":"Anthropic","choices":[{"index":0,"delta":{\#(fields)},"finish_reason":null}]}"#
    }

    @Test func `thinking is shown once, cost and cache are counted`() {
        let events = reply(stream)
        #expect(events.thinking == "Let me see")
        #expect(events.text == "Seven hours")
        #expect(
            events.usage
                == TokenUsage(
                    input: 90, output: 50, cachedInput: 40, cacheWriteInput: 30, thinking: 20, costUSD: 0.00123))
        #expect(events.end == .finished(.stop))
    }

    @Test func `details of one index are joined and go back unchanged`() throws {
        let events = reply(stream)
        let record = try #require(events.record)
        let message = ChatMessage(.coach, events.text, providerRecord: record)
        let sent = try assistant(message, to: record.model)
        let details = try JSONSerialization.jsonObject(
            with: Data(
                (#"[{"type":"reasoning.text","text":"Let me see","signature":"EqQB","id":null,"#
                    + #""format":"anthropic-claude-v1","index":0},"#
                    + #"{"type":"reasoning.encrypted","data":"gAAA","id":"rs_1","index":1}]"#).utf8))
        #expect((sent["reasoning_details"] as? NSArray) == (details as? NSArray))
        #expect(sent["api"] == nil)
        for other in [ModelReference(provider: .custom, model: "n"), .init(provider: .openRouter, model: "m")] {
            #expect(try assistant(message, to: other)["reasoning_details"] == nil)
        }
    }

    @Test func `where the stream is cut makes no difference`() {
        let bytes = Array(stream.utf8)
        let whole = reply(stream).joined
        for cut in 0...bytes.count {
            #expect(reply([Array(bytes[..<cut]), Array(bytes[cut...])]).joined == whole, "cut at \(cut)")
        }
        #expect(reply(bytes.map { [$0] }).joined == whole)
    }

    @Test(arguments: [
        #"{"error":{"code":502,"message":"Provider died"},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}"#,
        #"{"error":{"code":"502","message":"Provider died","metadata":{"error_type":"x"}}}"#,
        #"{"choices":[{"index":0,"delta":{},"error":{"code":502,"message":"Provider died"},"finish_reason":"error"}]}"#,
    ])
    func `an error in the middle is a failure with its code, wherever it stands`(event: String) {
        let events = reply(#"data: {"choices":[{"delta":{"content":"Sev"}}]}"# + "\n\ndata: \(event)\n\n")
        #expect(events == [.text("Sev"), .ended(.failed(.providerError(status: 502, message: "Provider died")))])
    }

    @Test func `an error after the end changes nothing`() {
        let events = reply(
            chunks: #"{"choices":[{"delta":{"content":"Seven hou"},"finish_reason":"length"}]}"#,
            #"{"error":{"code":400,"message":"Token limit reached"},"choices":[{"delta":{},"finish_reason":null}]}"#,
            #"{"choices":[],"usage":{"prompt_tokens":1}}"#)
        #expect(events.text == "Seven hou")
        #expect(events.end == .finished(.length))
    }

    @Test func `an end that is an error without more is a failure`() {
        let events = reply(chunks: #"{"choices":[{"delta":{"content":"Sev"},"finish_reason":"error"}]}"#)
        #expect(events.error == .providerError(status: nil, message: "The answer ended in an error"))
    }
}

@Suite struct `OpenRouter's request` {
    @Test func `thinking is asked for in OpenRouter's own form`() throws {
        let json = try body(ReplyRequest(system: "", messages: [], thinkingEffort: .low), model: "openai/gpt-6.1-sol")
        #expect(json["reasoning"] as? [String: String] == ["effort": "low"])
        #expect(json["reasoning_effort"] == nil)
        let plain = try body(ReplyRequest(system: "", messages: []), model: "openai/gpt-6.1-sol")
        #expect(plain["reasoning"] == nil && plain["provider"] == nil)
    }

    @Test func `the instructions are marked for the cache of Claude`() throws {
        let request = ReplyRequest(system: "You are a coach", messages: [])
        func system(_ model: String) throws -> Any? {
            (try body(request, model: model)["messages"] as? [[String: Any]])?[0]
        }
        let marked = try JSONSerialization.jsonObject(
            with: Data(
                (#"{"role":"system","content":[{"type":"text","text":"You are a coach","#
                    + #""cache_control":{"type":"ephemeral"}}]}"#).utf8))
        #expect(try system("anthropic/claude-sonnet-5.5") as? NSDictionary == marked as? NSDictionary)
        #expect(
            try system("openai/gpt-6.1-sol") as? NSDictionary
                == ["role": "system", "content": "You are a coach"] as NSDictionary)
    }

    @Test func `thinking that cannot be off is asked for no more`() throws {
        let dialogue = OpenRouter().dialogue(configuration, model: "x/y")
        let request = ReplyRequest(system: "", messages: [], thinkingEffort: .off)
        func sent() throws -> String { String(decoding: try dialogue.message(request).body, as: UTF8.self) }
        #expect(try sent().contains(#""reasoning":{"effort":"none"}"#))
        let refusal =
            #"{"error":{"message":"Reasoning is mandatory for this endpoint and cannot be disabled.","code":400}}"#
        #expect(dialogue.adjust(to: ProviderFailure(status: 400, body: Array(refusal.utf8))))
        #expect(try !sent().contains("reasoning"))
    }

    @Test func `the program names itself`() throws {
        let directory = ProviderDirectory(environment: ["OPENROUTER_API_KEY": "k"])
        let headers = try directory.configuration(of: .openRouter).httpHeaders
        #expect(headers.contains(HTTPHeader("X-OpenRouter-Title", "AirFit")))
        #expect(!headers.contains { $0.name == "HTTP-Referer" })
    }

    private let configuration = ProviderConfiguration.at("https://openrouter.ai/api/v1", id: .openRouter)

    private func body(_ request: ReplyRequest, model: String) throws -> [String: Any] {
        let bytes = try OpenRouter().dialogue(configuration, model: model).message(request).body
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }
}

@Suite struct `OpenRouter's models and credit` {
    private static let list = """
        {"data":[{"id":"openai/gpt-6.1-sol","name":"OpenAI: GPT-6.1 Sol","context_length":1050000,
        "architecture":{"input_modalities":["text","image"],"output_modalities":["text"]},
        "pricing":{"prompt":"0.000002","completion":"0.00001","input_cache_read":"0.0000001",
        "input_cache_write":"0.0000025"},"top_provider":{"context_length":1050000,"max_completion_tokens":128000},
        "supported_parameters":["tools","reasoning","max_tokens"]},
        {"id":"openrouter/auto","name":"Auto","pricing":{"prompt":"-1","completion":"-1"},
        "top_provider":{"context_length":2000000,"max_completion_tokens":null},"supported_parameters":[]},
        {"id":"x/free:free","pricing":{"prompt":"0","completion":"0"}},
        {"id":"x/paint","architecture":{"output_modalities":["image"]}},{"name":"nothing"}]}
        """

    @Test func `what the list says of a model`() throws {
        let json = try #require(JSONValue(Self.list))
        let models = try OpenRouterModels.listed(in: json)
        #expect(
            models == [
                ModelInfo(
                    ModelReference(provider: .openRouter, model: "openai/gpt-6.1-sol"), name: "OpenAI: GPT-6.1 Sol",
                    contextTokens: 1_050_000, maxOutputTokens: 128_000, canUseTools: true, canSee: true,
                    canThink: true, price: ModelPrice(input: 2, output: 10, cachedInput: 0.1, cacheWrite: 2.5)),
                ModelInfo(
                    ModelReference(provider: .openRouter, model: "openrouter/auto"), name: "Auto",
                    contextTokens: 2_000_000, canUseTools: false, canThink: false),
                ModelInfo(ModelReference(provider: .openRouter, model: "x/free:free"), price: .free),
            ])
    }

    @Test func `the credit is that of the key`() async throws {
        let balance = try await balance(["/api/v1/key": #"{"data":{"limit":100,"limit_remaining":74.5,"usage":25.5}}"#])
        #expect(balance == Balance(remainingUSD: 74.5, usedUSD: 25.5))
    }

    @Test func `of a key without limit it is that of the account`() async throws {
        let key = #"{"data":{"limit":null,"limit_remaining":null,"usage":3}}"#
        let account = #"{"data":{"total_credits":100.5,"total_usage":25.75}}"#
        #expect(
            try await balance(["/api/v1/key": key, "/api/v1/credits": account])
                == Balance(remainingUSD: 74.75, usedUSD: 25.75))
        // Most keys may not ask for that.
        #expect(try await balance(["/api/v1/key": key]) == Balance(remainingUSD: nil, usedUSD: 3))
        #expect(try await balance(["/api/v1/credits": account]) == Balance(remainingUSD: 74.75, usedUSD: 25.75))
    }

    @Test func `without any answer the reason is told`() async {
        await #expect(throws: ServiceError.self) { try await balance([:]) }
    }

    private func balance(_ answers: [String: String]) async throws -> Balance? {
        let server = try LoopbackServer.start { request in
            answers[request.path].map { .whole($0) } ?? .whole(status: 404, "{}")
        }
        defer { server.stop() }
        let provider = ProviderConfiguration.at(server.url + "/api/v1", id: .openRouter)
        return try await OpenRouter().balance(provider, Fetch(client: HTTPClient(), provider: provider))
    }
}

private func assistant(_ message: ChatMessage, to model: ModelReference) throws -> [String: Any] {
    let body = try ChatCompletionsRequest(
        model: model, request: ReplyRequest(system: "", messages: [message]),
        dialect: .openRouter(.at("https://openrouter.ai/api/v1", id: .openRouter), model: "")
    ).body()
    let json = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    return try #require((json?["messages"] as? [[String: Any]])?.first)
}
