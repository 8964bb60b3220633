import ChatModel
import Networking
import TestSupport
import Testing

@testable import Providers

@Suite(.timeLimit(.minutes(10))) struct `Models of Ollama` {
    private static let tags = #"""
        {"models":[
         {"name":"qwen3.5:9b","model":"qwen3.5:9b","size":5200000000,"details":{"family":"qwen3"},"capabilities":["completion","tools"]},
         {"name":"gemma4:26b","model":"gemma4:26b"},
         {"name":"nomic-embed:latest","model":"nomic-embed:latest"},
         {"name":"kimi-k2.5:cloud","model":"kimi-k2.5:cloud","remote_host":"https://ollama.com:443"},
         {"model":"broken:1b"}]}
        """#

    private static func detail(_ request: String) -> LoopbackAnswer {
        if request.contains("qwen3.5:9b") {
            return .whole(
                #"{"capabilities":["completion","tools","thinking"],"model_info":{"general.architecture":"qwen3","qwen3.context_length":262144}}"#
            )
        }
        if request.contains("gemma4:26b") {
            return .whole(#"{"capabilities":["completion","vision"],"model_info":{"general.architecture":"gemma4"}}"#)
        }
        if request.contains("nomic") { return .whole(#"{"capabilities":["embedding"]}"#) }
        return .whole(status: 500, #"{"error":"broken"}"#)
    }

    @Test func `come with what each can do, and without those that only embed`() async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/api/tags" ? .whole(Self.tags) : Self.detail(request.bodyText)
        }
        defer { server.stop() }
        let directory = ProviderDirectory(environment: ["OLLAMA_HOST": server.url])
        let models = try await directory.models(of: .ollama, client: HTTPClient())
        func model(_ name: String) -> ModelReference { ModelReference(provider: .ollama, model: name) }
        #expect(
            models == [
                ModelInfo(
                    model("qwen3.5:9b"), contextTokens: 262_144, canUseTools: true, canSee: false, canThink: true,
                    price: .free),
                ModelInfo(model("gemma4:26b"), canUseTools: false, canSee: true, canThink: false, price: .free),
                ModelInfo(model("kimi-k2.5:cloud")), ModelInfo(model("broken:1b"), price: .free),
            ])
        #expect(server.requests.filter { $0.path == "/api/show" && $0.method == "POST" }.count == 5)
    }

    @Test func `are asked about up to a bound`() async throws {
        let names = (0..<50).map { #"{"name":"m\#($0)"}"# }.joined(separator: ",")
        let server = try LoopbackServer.start { request in
            .whole(request.path == "/api/tags" ? #"{"models":[\#(names)]}"# : "{}")
        }
        defer { server.stop() }
        let directory = ProviderDirectory(environment: ["OLLAMA_HOST": server.url])
        #expect(try await directory.models(of: .ollama, client: HTTPClient()).count == 50)
        #expect(server.requests.count == 21)
    }

    @Test(arguments: ["{}", #"{"models":7}"#, "[]"]) func `that cannot be read are said so`(body: String) async throws {
        let server = try LoopbackServer.start { _ in .whole(body) }
        defer { server.stop() }
        let directory = ProviderDirectory(environment: ["OLLAMA_HOST": server.url])
        await #expect(throws: ServiceError.invalidResponse(detail: "The list of models cannot be read")) {
            try await directory.models(of: .ollama, client: HTTPClient())
        }
    }

    @Test func `at ollama.com have no known price, elsewhere they are free`() throws {
        for (address, price) in [
            ("https://ollama.com", nil), ("https://ollama.com/api", nil), ("https://ollama.com.example.org", .free),
            ("http://127.0.0.1:11434", ModelPrice.free),
        ] {
            let directory = ProviderDirectory(environment: ["AIRFIT_OLLAMA_BASE_URL": address])
            let configuration = try directory.configuration(of: .ollama)
            #expect(Ollama().assumed("gpt-oss:120b", configuration)?.price == price, "\(address)")
        }
    }
}

@Suite(.timeLimit(.minutes(10))) struct `Ollama over the network` {
    @Test(arguments: ["", "/v1", "/api", "/v1/", "/api/chat"])
    func `an address with the path of an interface means its root`(path: String) async throws {
        let server = try LoopbackServer.start { _ in .whole(type: "application/x-ndjson", OllamaStreams.thinking) }
        defer { server.stop() }
        let environment = ["AIRFIT_OLLAMA_BASE_URL": server.url + path, "OLLAMA_API_KEY": "cloud-key"]
        let events = await ask(environment)
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(server.requests.map(\.path) == ["/api/chat"])
        #expect(server.requests.first?["Authorization"] == "Bearer cloud-key")
        #expect(server.requests.first?["Accept"] == "application/x-ndjson")
    }

    @Test func `a refusal of thinking is answered at once and not shown`() async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .whole(status: 400, #"{"error":"\"m\" does not support thinking"}"#)
                : .whole(type: "application/x-ndjson", OllamaStreams.thinkTags)
        }
        defer { server.stop() }
        let events = await ask(["OLLAMA_HOST": server.url], effort: .high)
        #expect(events.text == "Half of it")
        #expect(server.requests.map { $0.bodyText.contains("\"think\"") } == [true, false])
    }

    @Test func `where nobody listens it says how to start it`() async throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        server.stop()
        let error = await ask(["OLLAMA_HOST": server.url]).error
        #expect(error?.code == "networkUnavailable")
        #expect(error?.detail.contains("ollama serve") == true)
    }

    @Test(arguments: [#"{"error":"model \"m\" not found, try pulling it first"}"#, #"{"error":"model 'm' not found"}"#])
    func `for a model that is not there it says how to get it`(body: String) async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 404, body) }
        defer { server.stop() }
        #expect(
            await ask(["OLLAMA_HOST": server.url]).error
                == .modelNotFound(model: "m", detail: "Get it with: ollama pull m"))
    }

    private func ask(_ environment: [String: String], effort: ThinkingEffort? = nil) async -> [ReplyEvent] {
        let directory = ProviderDirectory(environment: environment)
        guard let model = try? directory.model(.ollama, named: "m", client: HTTPClient(), retry: .never) else {
            Issue.record("Ollama is not configured")
            return []
        }
        let request = ReplyRequest(system: "", messages: [ChatMessage(.person, "Hi")], thinkingEffort: effort)
        return await model.reply(to: request).reduce(into: []) { $0.append($1) }
    }
}
