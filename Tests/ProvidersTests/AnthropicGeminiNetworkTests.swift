import ChatModel
import Networking
import TestSupport
import Testing

@testable import Providers

/// Both providers over a real connection: what is asked, and what is done about refusals.
@Suite(.timeLimit(.minutes(10))) struct `Anthropic and Gemini over the network` {
    @Test func `Messages are asked with version and key`() async throws {
        let server = try LoopbackServer.start { _ in .sse([AnthropicStreams.text]) }
        defer { server.stop() }
        let events = try await ask(.anthropic, server.url)
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(events.usage?.input == 168)
        let request = try #require(server.requests.first)
        #expect(request.path == "/v1/messages")
        #expect(request["x-api-key"] == "AQ.key" && request["anthropic-version"] == "2023-06-01")
        #expect(request["authorization"] == nil)
    }

    @Test(arguments: ["", "/", "/v1beta", "/v1beta/"])
    func `Gemini is asked with the key in a header, wherever its version was written`(ending: String) async throws {
        let server = try LoopbackServer.start { _ in .sse([GeminiStreams.text]) }
        defer { server.stop() }
        #expect(try await ask(.gemini, server.url + ending).text == "Seven hours – 心 👍🏽")
        let request = try #require(server.requests.first)
        #expect(request.path == "/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse")
        #expect(request["x-goog-api-key"] == "AQ.key")
    }

    @Test func `a call the model wrote wrongly is asked for once more`() async throws {
        let server = try LoopbackServer.start { request in
            .sse([request.number == 1 ? Self.malformed : GeminiStreams.text])
        }
        defer { server.stop() }
        let events = try await ask(.gemini, server.url)
        guard case .retrying(0, 2, 2, let reason)? = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(reason.code == "invalidResponse")
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(events.end == .finished(.stop))
    }

    @Test func `written wrongly twice it is told`() async throws {
        let server = try LoopbackServer.start { _ in .sse([Self.malformed]) }
        defer { server.stop() }
        let events = try await ask(.gemini, server.url)
        #expect(events.error?.code == "invalidResponse")
        #expect(server.requests.count == 2)
    }

    @Test func `once something was shown it is not asked again`() async throws {
        let server = try LoopbackServer.start { _ in
            .sse([GeminiStreams.stream([GeminiStreams.chunk(#"{"text":"So"}"#)]), Self.malformed])
        }
        defer { server.stop() }
        let events = try await ask(.gemini, server.url)
        #expect(events.text == "So")
        #expect(events.error?.code == "invalidResponse")
        #expect(server.requests.count == 1)
    }

    @Test func `what Google asks to wait in the body is waited`() async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .whole(
                    status: 429,
                    #"{"error":{"code":429,"message":"Slow","status":"RESOURCE_EXHAUSTED","details":[{"retryDelay":"48s"}]}}"#
                )
                : .sse([GeminiStreams.text])
        }
        defer { server.stop() }
        let events = try await ask(.gemini, server.url)
        #expect(
            events.first
                == .retrying(
                    afterSeconds: 48, attempt: 2, of: 4,
                    reason: .rateLimitExceeded(retryAfterSeconds: 48, detail: "Slow")))
        #expect(events.end == .finished(.stop))
    }

    @Test func `an overloaded Anthropic in place of an answer is asked again`() async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .sse([
                    AnthropicStreams.stream([#"{"type":"error","error":{"type":"overloaded_error","message":"Busy"}}"#])
                ])
                : .sse([AnthropicStreams.text])
        }
        defer { server.stop() }
        let events = try await ask(.anthropic, server.url)
        #expect(events.text == "Seven hours – 心 👍🏽")
    }

    @Test func `cancelling before the calls are whole runs none`() async throws {
        let begin = AnthropicStreams.stream([
            AnthropicStreams.start(), AnthropicStreams.block(0, #"{"type":"text","text":"So"}"#),
            AnthropicStreams.block(1, #"{"type":"tool_use","id":"a","name":"f","input":{}}"#), AnthropicStreams.stop(1),
        ])
        let server = try LoopbackServer.start { _ in .sse([begin], ending: .hang) }
        defer { server.stop() }
        let model = try model(.anthropic, server.url)
        let (heard, voice) = AsyncStream.makeStream(of: Void.self)
        let reader = Task {
            var events: [ReplyEvent] = []
            for await event in model.reply(to: ReplyRequest(system: "", messages: [ChatMessage(.person, "Hi")])) {
                events.append(event)
                if case .text = event { voice.yield() }
            }
            return events
        }
        for await _ in heard { break }
        reader.cancel()
        let events = await reader.value
        #expect(events.end == .cancelled)
        #expect(events.toolCalls.isEmpty && events.record == nil)
    }

    @Test func `Anthropic's models come page by page, with what the table knows`() async throws {
        let server = try LoopbackServer.start { request in
            request.path.contains("after_id=claude-opus-5-5")
                ? .whole(
                    #"{"data":[{"type":"model","id":"claude-haiku-4-5-20251001","display_name":"Haiku"},{"id":"claude-x"}],"#
                        + #""has_more":false,"first_id":"a","last_id":"b"}"#)
                : .whole(
                    #"{"data":[{"type":"model","id":"claude-opus-5-5","display_name":"Opus","max_input_tokens":900000,"#
                        + #""max_tokens":64000,"capabilities":{"thinking":{"supported":true}}}],"has_more":true,"#
                        + #""last_id":"claude-opus-5-5"}"#)
        }
        defer { server.stop() }
        let models = try await directory(.anthropic, server.url).models(of: .anthropic, client: HTTPClient())
        #expect(models.map(\.reference.model) == ["claude-opus-5-5", "claude-haiku-4-5-20251001", "claude-x"])
        #expect(models.map(\.name) == ["Opus", "Haiku", "claude-x"])
        #expect(models.map(\.contextTokens) == [900_000, 200_000, nil])
        #expect(models.map(\.maxOutputTokens) == [64_000, 64_000, nil])
        #expect(models.map { $0.price?.input } == [4, 1, nil])
        #expect(models.map(\.canThink) == [true, true, nil])
        #expect(server.requests.map(\.path).first == "/v1/models?limit=1000")
    }

    @Test func `Gemini's models come page by page, without those that do not answer in text`() async throws {
        let generates = #""supportedGenerationMethods":["generateContent","countTokens"]"#
        let server = try LoopbackServer.start { request in
            request.path.contains("pageToken=T%2F2")
                ? .whole(#"{"models":[{"name":"models/gemini-9-ultra",\#(generates),"thinking":false}]}"#)
                : .whole(
                    #"{"models":[{"name":"models/gemini-3.1-pro-preview","displayName":"Pro","inputTokenLimit":1000,"#
                        + #""outputTokenLimit":500,"thinking":true,\#(generates)},"#
                        + #"{"name":"models/gemini-embedding-001","supportedGenerationMethods":["embedContent"]},"#
                        + #"{"name":"models/gemini-3.8-flash-tts",\#(generates)},{"name":"models/gemini-3.8-flash-image",\#(generates)},"#
                        + #"{"name":"models/gemini-live-3.5",\#(generates)},{"name":"models/gemini-robotics-er",\#(generates)}],"#
                        + #""nextPageToken":"T/2"}"#)
        }
        defer { server.stop() }
        let models = try await directory(.gemini, server.url).models(of: .gemini, client: HTTPClient())
        #expect(models.map(\.reference.model) == ["gemini-3.1-pro-preview", "gemini-9-ultra"])
        #expect(models.map(\.contextTokens) == [1000, nil])
        #expect(models.map(\.canThink) == [true, false])
        #expect(models.first?.price?.longOutput == 18)
        #expect(models.first?.name == "Pro")
        #expect(server.requests.map(\.path).first == "/v1beta/models?pageSize=1000")
    }

    @Test func `a server that repeats a page for ever is left`() async throws {
        let server = try LoopbackServer.start { _ in
            .whole(#"{"data":[{"id":"a"}],"has_more":true,"last_id":"a"}"#)
        }
        defer { server.stop() }
        let models = try await directory(.anthropic, server.url).models(of: .anthropic, client: HTTPClient())
        #expect(models.map(\.reference.model) == ["a"])
        #expect(server.requests.count == 2)
    }

    private static let malformed = GeminiStreams.stream([GeminiStreams.end("MALFORMED_FUNCTION_CALL", message: "f(")])
}

@Suite struct `The tables of Claude and Gemini` {
    @Test func `hold the default models with their prices`() {
        for provider in [Anthropic() as any Provider, Gemini()] {
            let model = provider.knownModels.first { $0.reference.model == provider.defaultModel }
            #expect(model?.price != nil && model?.contextTokens != nil && model?.maxOutputTokens != nil)
            #expect(provider.knownModels.allSatisfy { $0.reference.provider == provider.id })
        }
    }

    @Test func `know a dated model by its name`() {
        #expect(KnownClaudeModels.model("claude-haiku-4-5-20251001")?.price?.output == 5)
        #expect(KnownClaudeModels.model("claude-haiku-4-5-large") == nil)
        #expect(KnownGeminiModels.model("models/gemini-3.8-flash")?.price?.input == 0.75)
    }

    @Test func `an address is built for any name a person can give`() {
        #expect(GeminiModelID.path("gemini-3.8-flash") == "models/gemini-3.8-flash")
        #expect(GeminiModelID.path("models/x") == "models/x")
        #expect(GeminiModelID.path("tunedModels/mine") == "tunedModels/mine")
        #expect(GeminiModelID.path("a b?c#心") == "models/a%20b%3Fc%23%E5%BF%83")
    }
}

private func directory(_ id: ProviderID, _ base: String) -> ProviderDirectory {
    ProviderDirectory(environment: [
        "ANTHROPIC_API_KEY": "AQ.key", "GEMINI_API_KEY": "AQ.key", id.variable("BASE_URL"): base,
    ])
}

/// With waits that take no time.
private func model(_ id: ProviderID, _ base: String) throws -> any LanguageModel {
    let pacing = Pacing(now: { .now }, secondsSince1970: { 0 }, sleep: { _ in }, jitter: { 1 })
    return try directory(id, base).model(id, client: HTTPClient(), pacing: pacing)
}

private func ask(_ id: ProviderID, _ base: String) async throws -> [ReplyEvent] {
    var events: [ReplyEvent] = []
    let request = ReplyRequest(system: "", messages: [ChatMessage(.person, "Hi")])
    for await event in try model(id, base).reply(to: request) { events.append(event) }
    return events
}
