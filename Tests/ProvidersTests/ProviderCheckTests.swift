import ChatModel
import Networking
import Providers
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `A check of a provider` {
    private func directory(_ server: LoopbackServer, models: [String] = []) -> ProviderDirectory {
        confirmingDirectory(
            environment: ["AIRFIT_CUSTOM_BASE_URL": server.url + "/v1"],
            settings: [.custom: ProviderSettings(model: "m2", models: models)])
    }
    private static let list = LoopbackAnswer.whole("{\"data\":[{\"id\":\"m1\"},{\"id\":\"m2:latest\"}]}")

    @Test func `counts its models and knows whether the one to use is there`() async throws {
        let server = try LoopbackServer.start { _ in Self.list }
        defer { server.stop() }
        let check = await directory(server).check(.custom)
        #expect(check.problem == nil)
        #expect(check.modelCount == 2)
        #expect(check.hasModel == true)
        #expect(check.requests.map(\.path) == ["/v1/models"])
        #expect(await directory(server).check(.custom, model: "other").hasModel == false)
    }

    @Test func `gives up when its time is over`() async throws {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.hang]) }
        defer { server.stop() }
        let check = await directory(server).check(.custom, within: .milliseconds(50))
        guard case .timeout? = check.problem else {
            Issue.record("\(String(describing: check.problem))")
            return
        }
    }

    @Test func `needs no list where the person named the models`() async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 404, "{}") }
        defer { server.stop() }
        let check = await directory(server, models: ["a", "m2", "c"]).check(.custom)
        #expect(check.problem == nil)
        #expect(check.modelCount == 3)
        #expect(check.hasModel == true)
        let bare = confirmingDirectory(environment: ["AIRFIT_CUSTOM_BASE_URL": server.url + "/v1"])
        #expect(await bare.check(.custom).problem != nil)
    }

    @Test func `tells what is missing before it can be asked`() {
        let directory = confirmingDirectory(environment: [:])
        #expect(directory.needs(of: .openAI)?.keyVariable == "OPENAI_API_KEY")
        #expect(directory.needs(of: .openAI)?.addressVariable == nil)
        #expect(directory.needs(of: .custom)?.addressVariable == "AIRFIT_CUSTOM_BASE_URL")
        #expect(directory.needs(of: .ollama)?.keyVariable == nil)
        #expect(directory.needs(of: ProviderID("nobody")) == nil)
    }
}
