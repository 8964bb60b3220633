import ChatModel
import JSON
import Networking
import TestSupport
import Testing

@testable import Providers

@Suite struct `OpenAI's interfaces` {
    @Test func `Responses unless Chat Completions are chosen`() throws {
        #expect(try path() == "/responses")
        #expect(try path(["AIRFIT_OPENAI_API": "responses"]) == "/responses")
        #expect(try path(["AIRFIT_OPENAI_API": " Chat\n"]) == "/chat/completions")
        #expect(try path(settings: ProviderSettings(api: "chat")) == "/chat/completions")
        #expect(
            try path(["AIRFIT_OPENAI_API": "responses"], settings: ProviderSettings(api: "chat")) == "/responses")
    }

    @Test func `an interface that does not exist is told with those that do`() {
        let directory = confirmingDirectory(environment: ["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_API": "grpc"])
        #expect(
            throws: ServiceError.invalidConfiguration(
                "grpc is no interface of OpenAI: AIRFIT_OPENAI_API can be responses or chat")
        ) { try directory.configuration(of: .openAI) }
    }

    @Test func `a provider without a choice of interfaces ignores the setting`() throws {
        let directory = confirmingDirectory(environment: ["OPENROUTER_API_KEY": "k", "AIRFIT_OPENROUTER_API": "chat"])
        #expect(try directory.configuration(of: .openRouter).api == nil)
    }

    private func path(_ environment: [String: String] = [:], settings: ProviderSettings? = nil) throws -> String {
        let environment = environment.merging(["OPENAI_API_KEY": "k"]) { own, _ in own }
        let directory = confirmingDirectory(
            environment: environment, settings: settings.map { [.openAI: $0] } ?? [:])
        let dialogue = OpenAI().dialogue(try directory.configuration(of: .openAI), model: "gpt-6.1-sol")
        return try dialogue.message(ReplyRequest(system: "", messages: [ChatMessage(.person, "?")])).path
    }
}

@Suite(.timeLimit(.minutes(10))) struct `OpenAI over the network` {
    private let answer = LoopbackAnswer.sse([OpenAIStreams.thinking])

    @Test func `an answer of Responses arrives`() async throws {
        let server = try LoopbackServer.start { [answer] _ in answer }
        defer { server.stop() }
        let events = try await ask(server, api: "responses")
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(events.record != nil)
        #expect(events.end == .finished(.stop))
        #expect(server.requests.map(\.path) == ["/v1/responses"])
        #expect(server.requests.first?["authorization"] == "Bearer sk-0123456789")
    }

    @Test(arguments: [404, 405, 501])
    func `a server in its place is asked for Responses where it has no Chat Completions`(status: Int) async throws {
        let server = try LoopbackServer.start { [answer] request in
            request.path == "/v1/responses" ? answer : .whole(status: status, #"{"detail":"Not Found"}"#)
        }
        defer { server.stop() }
        let events = try await ask(server, times: 2)
        #expect(events.text == "Seven hours – 心 👍🏽Seven hours – 心 👍🏽")
        #expect(!events.contains { if case .retrying = $0 { true } else { false } })
        #expect(server.requests.map(\.path) == ["/v1/chat/completions", "/v1/responses", "/v1/responses"])
    }

    @Test func `a server in its place is asked for Chat Completions`() async throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["Yes"]) }
        defer { server.stop() }
        #expect(try await ask(server).text == "Yes")
        #expect(server.requests.map(\.path) == ["/v1/chat/completions"])
    }

    @Test func `a model that has tools over Responses alone is asked so`() async throws {
        let server = try LoopbackServer.start { [answer] request in
            request.path == "/v1/responses"
                ? answer
                : .whole(
                    status: 400,
                    #"{"error":{"message":"Function tools are not supported for X in /v1/chat/completions."}}"#)
        }
        defer { server.stop() }
        #expect(try await ask(server).text == "Seven hours – 心 👍🏽")
        #expect(server.requests.last?.path == "/v1/responses")
    }

    @Test func `Responses that were chosen are not given up`() async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 404, "{}") }
        defer { server.stop() }
        #expect(try await ask(server, api: "responses").error?.code == "providerError")
        #expect(server.requests.map(\.path) == ["/v1/responses"])
    }

    @Test func `a model that does not exist is no missing interface`() async throws {
        let server = try LoopbackServer.start { _ in
            .whole(status: 404, #"{"error":{"message":"No such model","code":"model_not_found"}}"#)
        }
        defer { server.stop() }
        #expect(try await ask(server).error?.code == "modelNotFound")
        #expect(server.requests.count == 1)
    }

    @Test func `an answer that begins with its failure is asked for again`() async throws {
        let failed =
            #"{"type":"response.failed","response":{"error":{"code":"server_error","message":"Oh"}}}"#
        let server = try LoopbackServer.start { [answer] request in
            request.number == 1 ? .sse(["event: response.failed\ndata: \(failed)\n\n"]) : answer
        }
        defer { server.stop() }
        let events = try await ask(server, api: "responses")
        #expect(
            events.first
                == .retrying(
                    afterSeconds: 1, attempt: 2, of: 4, reason: .providerError(status: 500, message: "Oh")))
        #expect(events.end == .finished(.stop))
    }

    @Test func `a refused parameter is left out at once`() async throws {
        let server = try LoopbackServer.start { [answer] request in
            request.bodyText.contains("summary")
                ? .whole(
                    status: 400,
                    #"{"error":{"message":"You must be verified to generate reasoning summaries","param":"reasoning.summary"}}"#
                )
                : answer
        }
        defer { server.stop() }
        #expect(try await ask(server, api: "responses").first == .thinking("**Nights** first\n\nThen days"))
        #expect(server.requests.count == 2)
    }

    private func ask(_ server: LoopbackServer, api: String? = nil, times: Int = 1) async throws -> [ReplyEvent] {
        var environment = ["OPENAI_API_KEY": "sk-0123456789", "AIRFIT_OPENAI_BASE_URL": server.url + "/v1"]
        environment["AIRFIT_OPENAI_API"] = api
        let pacing = Pacing(now: { .now }, secondsSince1970: { 0 }, sleep: { _ in }, jitter: { 1 })
        let model = try confirmingDirectory(environment: environment).model(
            .openAI, client: HTTPClient(), pacing: pacing)
        var events: [ReplyEvent] = []
        for _ in 0..<times {
            for await event in model.reply(to: ReplyRequest(system: "", messages: [ChatMessage(.person, "?")])) {
                events.append(event)
            }
        }
        return events
    }
}

@Suite struct `OpenAI's models` {
    @Test func `those to talk with, the newest first, with what is known of them`() throws {
        let others = [
            "text-embedding-3-large", "gpt-4o-audio-preview", "gpt-realtime-2", "gpt-image-2", "tts-1", "whisper-1",
            "gpt-4o-transcribe", "omni-moderation-latest", "gpt-4o-search-preview", "sora-3", "dall-e-3",
            "gpt-3.5-turbo-instruct", "davinci-002", "someone-elses",
        ]
        let talkers = [
            ("gpt-6.1-sol", 9), ("gpt-5.2-2025-12-11", 5), ("o4-mini", 3), ("gpt-9-new", 12), ("ft:gpt-4.1:me::1", 2),
        ]
        let list = (others.map { ($0, 20) } + talkers)
            .map { #"{"id":"\#($0.0)","object":"model","created":\#($0.1),"owned_by":"openai"}"# }
        let json = try #require(JSONValue(#"{"object":"list","data":[\#(list.joined(separator: ","))]}"#))
        let models = try OpenAIModels.listed(in: json, isOpenAIItself: true)
        #expect(
            models.map(\.reference.model)
                == ["gpt-9-new", "gpt-6.1-sol", "gpt-5.2-2025-12-11", "o4-mini", "ft:gpt-4.1:me::1"])
        #expect(models[0].price == nil && models[0].canThink == nil)
        #expect(models[1].contextTokens == 1_050_000 && models[1].maxOutputTokens == 128_000)
        #expect(models[1].price?.input == 2 && models[1].price?.longOutput == 15)
        #expect(models[2].name == "gpt-5.2-2025-12-11" && models[2].price?.output == 14)
        #expect(models[3].canThink == true && models[3].price == nil)
        #expect(models[4].canThink == false && models[4].price == nil)
    }

    @Test func `another server in its place may have models of any name`() throws {
        let json = try #require(JSONValue(#"{"data":[{"id":"llama"},{"id":"nomic-embedding"}]}"#))
        #expect(try OpenAIModels.listed(in: json, isOpenAIItself: false).map(\.reference.model) == ["llama"])
    }

    @Test func `a list that is none is told`() throws {
        let json = try #require(JSONValue(#"{"object":"list"}"#))
        #expect(throws: ServiceError.invalidResponse(detail: "The list of models cannot be read")) {
            try OpenAIModels.listed(in: json, isOpenAIItself: true)
        }
    }

    @Test func `the default model is known with its price`() {
        #expect(OpenAI().knownModels.first?.reference.model == OpenAI().defaultModel)
        #expect(OpenAI().knownModels.allSatisfy { $0.price != nil && $0.canUseTools == true })
        #expect(OpenRouter().knownModels.first?.reference.model == OpenRouter().defaultModel)
    }

    @Test func `a smaller sister is another model`() {
        #expect(OpenAIModels.info(of: "gpt-4o-mini").price?.input == 0.15)
        #expect(OpenAIModels.info(of: "gpt-5-mini").price == nil)
    }
}
