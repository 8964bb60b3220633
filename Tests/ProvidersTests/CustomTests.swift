import ChatModel
import Networking
import TestSupport
import Testing

@testable import Providers

@Suite(.timeLimit(.minutes(10))) struct `Endpoints of one's own` {
    @Test(arguments: [(nil, "/v1/chat/completions"), ("chat", "/v1/chat/completions"), ("responses", "/v1/responses")])
    func `are asked by the interface that the person chose`(api: String?, path: String) async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 400, "{}") }
        defer { server.stop() }
        let settings = ProviderSettings(baseURL: server.url, model: "m", api: api, headers: ["X-Team": "7"])
        _ = await ask(ProviderID("my-box"), [ProviderID("my-box"): settings])
        #expect(server.requests.first?.path == path)
        #expect(server.requests.first?["X-Team"] == "7")
    }

    @Test func `are as many as the person names, each with its key`() async throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["Hi"]) }
        defer { server.stop() }
        let ids = ["one", "two", "three"].map { ProviderID($0) }
        let settings = Dictionary(
            uniqueKeysWithValues: ids.map {
                ($0, ProviderSettings(baseURL: server.url + "/\($0.rawValue)", apiKeyEnv: "KEY_OF_\($0.rawValue)"))
            })
        let environment = ["KEY_OF_one": "first", "KEY_OF_two": "second", "KEY_OF_three": "third"]
        for id in ids { #expect(await ask(id, settings, environment).text == "Hi") }
        #expect(
            server.requests.map(\.path) == ids.map { "/\($0.rawValue)/chat/completions" })
        #expect(
            server.requests.map { $0["authorization"] } == ["Bearer first", "Bearer second", "Bearer third"])
        #expect(confirmingDirectory(environment: [:], settings: settings).ids.suffix(3) == [ids[0], ids[2], ids[1]])
    }

    @Test func `a variable that the person named and that holds nothing is told before anything is sent`() throws {
        let settings = ProviderSettings(baseURL: "https://x.example", apiKeyEnv: "NO_SUCH_KEY")
        let directory = confirmingDirectory(
            environment: ["AIRFIT_CUSTOM_API_KEY": "other"], settings: [.custom: settings])
        #expect(throws: ServiceError.notConfigured(.custom)) { try directory.configuration(of: .custom) }
    }

    @Test(arguments: [
        #"{"error":{"message":"No"}}"#, #"{"error":"No"}"#, #"{"message":"No"}"#, #"{"detail":"No"}"#,
        #"{"detail":[{"msg":"No","loc":["body"]}]}"#, #"{"code":"1","error":"No"}"#, #"[{"error":{"message":"No"}}]"#,
        "No",
        "<html><head><title>No</title></head></html>",
    ])
    func `errors are read in every form`(body: String) async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 422, body) }
        defer { server.stop() }
        let error = await ask(.custom, [.custom: ProviderSettings(baseURL: server.url)]).error
        guard case .providerError(422, let message)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(message == "No" || message == "a web page: No")
    }

    private func ask(
        _ id: ProviderID, _ settings: [ProviderID: ProviderSettings], _ environment: [String: String] = [:]
    ) async -> [ReplyEvent] {
        let directory = confirmingDirectory(environment: environment, settings: settings)
        guard let model = try? directory.model(id, client: HTTPClient(), retry: .never) else {
            Issue.record("\(id) is not configured")
            return []
        }
        let request = ReplyRequest(system: "", messages: [ChatMessage(.person, "Hi")])
        return await model.reply(to: request).reduce(into: []) { $0.append($1) }
    }
}
