import ChatModel
import Foundation
import Networking
import TestSupport
import Testing

@testable import Providers

/// A server that answers with these bodies by path, and with 404 to all else.
private func server(_ bodies: [String: String]) throws -> LoopbackServer {
    let bodies = ["/api/tags": #"{"models":[]}"#].merging(bodies) { $1 }
    return try LoopbackServer.start(computesHere: false) { request in
        bodies[request.path].map { .whole($0) } ?? .whole(status: 404, "{}")
    }
}

private func reader(
    _ model: String = "m", of provider: ProviderID = ProviderID("mine"), at url: String?, local: Bool = false,
    _ environment: [String: String] = [:]
) async -> ModelRecipient {
    let directory = confirmingDirectory(
        environment: environment, settings: [provider: ProviderSettings(baseURL: url, isLocal: local)])
    return await ModelPlaces(client: HTTPClient(), now: { Date() }, limit: .seconds(60)).reader(
        of: ModelReference(provider: provider, model: model), in: directory)
}

private let llama =
    #"{"total_slots":4,"default_generation_settings":{"n_ctx":4096},"build_info":"b8681","model_path":"/m.gguf"}"#
private let shown = #"{"details":{"family":"qwen3"},"model_info":{"general.architecture":"qwen3"}}"#

@Suite struct `Where a model answers` {
    @Test(arguments: [
        "https://api.example.com/v1", "http://127.0.0.1.example.com", "http://127.example.com",
        "http://localhost.example.com", "http://192.168.1.7:8080", "http://user@127.0.0.1", "not an address",
        "http://127.0.0.1@example.com/v1", nil,
    ])
    func `is elsewhere by its address`(url: String?) async { #expect(await reader(at: url).place == .elsewhere) }

    @Test func `is this machine for llama.cpp's own server`() async throws {
        let server = try server(["/props": llama])
        defer { server.stop() }
        let found = await reader(at: server.url + "/v1")
        #expect(found.place == .local && found.host.hasPrefix("127.0.0.1:"))
        #expect(server.requests.map(\.path) == ["/props"] && server.requests.allSatisfy { $0.bodyText.isEmpty })
    }

    @Test(arguments: [
        #"{"object":"list","data":[{"id":"m","owned_by":"me"}]}"#, #"{"default_generation_settings":{}}"#, "<html>",
    ])
    func `is elsewhere for a server on this machine that is not known to compute`(body: String) async throws {
        let server = try server(["/props": body, "/v1/models": body])
        defer { server.stop() }
        for local in [false, true] { #expect(await reader(at: server.url + "/v1", local: local).place == .elsewhere) }
    }

    @Test func `is this machine for a model that Ollama runs itself`() async throws {
        let server = try server(["/api/show": shown])
        defer { server.stop() }
        let found = await reader("qwen3.5:9b", of: .ollama, at: server.url)
        #expect(found.place == .local && server.requests.map(\.bodyText) == [#"{"model":"qwen3.5:9b"}"#, ""])
    }

    @Test(arguments: [
        "gpt-oss:120b-cloud", "kimi-k2.5:cloud", "deepseek-cloud", "Qwen3:480B-CLOUD", "deepseek-cloud:latest",
        "x:20b-cloud ",
    ])
    func `is Ollama's cloud by its name, whatever the server says`(model: String) async throws {
        let server = try server(["/api/show": shown])
        defer { server.stop() }
        #expect(await reader(model, of: .ollama, at: server.url) == ModelRecipient(.elsewhere, host: "ollama.com"))
    }

    @Test(arguments: [
        (#"{"remote_host":"https://ollama.com:443","remote_model":"x","details":{}}"#, "ollama.com"),
        (#"{"remote_model":"gpt-oss:120b","model_info":{}}"#, "ollama.com"),
        (#"{"remote_host":"http://gpu.example.net:9000","details":{}}"#, "gpu.example.net:9000"),
    ])
    func `is the remote host that Ollama names, whatever the model is called`(show: String, host: String) async throws {
        let server = try server(["/api/show": show])
        defer { server.stop() }
        #expect(await reader("mine:latest", of: .ollama, at: server.url) == ModelRecipient(.elsewhere, host: host))
    }

    @Test(arguments: ["sneaky", "sneaky:latest"])
    func `is the remote host that Ollama names in its list alone`(model: String) async throws {
        let listed = #"{"models":[{"name":"a"},{"name":"sneaky:latest","remote_host":"https://ollama.com:443"}]}"#
        let server = try server(["/api/show": shown, "/api/tags": listed])
        defer { server.stop() }
        #expect(await reader(model, of: .ollama, at: server.url) == ModelRecipient(.elsewhere, host: "ollama.com"))
    }

    @Test func `is elsewhere as long as nobody said, and asked again then`() async throws {
        let server = try server([:])
        let places = ModelPlaces(client: HTTPClient(), now: { Date() })
        let directory = confirmingDirectory(environment: ["OLLAMA_HOST": server.url])
        let model = ModelReference(provider: .ollama, model: "m")
        #expect(places.known(model, in: directory).place == .elsewhere)
        #expect(await places.reader(of: model, in: directory).place == .elsewhere)
        #expect(await places.reader(of: model, in: directory).place == .elsewhere)
        #expect(server.requests.count == 2, "what is not known is not kept")
        server.stop()
        #expect(await places.reader(of: model, in: directory).place == .elsewhere, "nobody is there")
    }

    @Test func `is not asked for at every question while its server keeps silent`() async throws {
        let server = try LoopbackServer.start(computesHere: false) { _ in LoopbackAnswer([.hang]) }
        defer { server.stop() }
        let clock = ManualTime()
        let places = ModelPlaces(client: HTTPClient(), now: { clock.now }, limit: .milliseconds(100))
        let directory = confirmingDirectory(environment: ["OLLAMA_HOST": server.url])
        let model = ModelReference(provider: .ollama, model: "m")
        for seconds in [0.0, 10, 29, 31] {
            clock.now = Date(timeIntervalSince1970: seconds)
            #expect(await places.reader(of: model, in: directory).place == .elsewhere)
        }
        #expect(server.requests.count == 2)
    }

    @Test func `is asked again after some minutes, for a model can be exchanged`() async throws {
        let server = try server(["/api/show": shown])
        defer { server.stop() }
        let clock = ManualTime()
        let places = ModelPlaces(client: HTTPClient(), now: { clock.now }, limit: .seconds(60))
        let directory = confirmingDirectory(environment: ["OLLAMA_HOST": server.url])
        let model = ModelReference(provider: .ollama, model: "m")
        for seconds in [0.0, 200, 400] {
            clock.now = Date(timeIntervalSince1970: seconds)
            #expect(await places.reader(of: model, in: directory).place == .local)
        }
        #expect(server.requests.count == 4 && places.known(model, in: directory).place == .local)
    }

    @Test func `leads elsewhere through a tunnel`() async throws {
        let server = try server(["/props": llama])
        defer { server.stop() }
        let tunnel = [ProviderDirectory.tunnelVariable: "1"]
        for local in [false, true] {
            #expect(await reader(at: server.url, local: local, tunnel).place == .elsewhere)
        }
        #expect(server.requests.isEmpty)
    }

    @Test func `is this program for the offline coach`() async {
        #expect(await reader("rules", of: .offline, at: nil) == ModelRecipient(.offline, host: ""))
    }
}

/// A clock that a test sets.
private final class ManualTime: @unchecked Sendable {
    // One task reads and writes it, one step after the other.
    var now = Date(timeIntervalSince1970: 0)
}
