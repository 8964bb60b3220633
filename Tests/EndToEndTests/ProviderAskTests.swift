import Foundation
import TestSupport
import Testing

/// `airfit ask --json` with every provider, against a server that plays it and refuses what it refuses.
@Suite(.blocksItsThread) struct `Asking every provider` {
    private let home: Home

    init() throws { home = try Home() }

    @Test(arguments: PlayedProvider.allCases, [ProviderDelivery.plain, .bytes, .gzip, .http10])
    func `prints the answer however its bytes come`(provider: PlayedProvider, delivery: ProviderDelivery) throws {
        let answer = try ask(ProviderServer(provider, .text, delivery: delivery))
        #expect(answer.text == ProviderScene.answer)
        #expect(answer.finish == "stop")
        #expect(answer.status == 0)
        #expect(answer.error == "")
        #expect(answer["usage"]?["input"] as? Int == ProviderScene.usage.input)
        #expect(answer["usage"]?["output"] as? Int == ProviderScene.usage.output)
        #expect(answer.server.violations.isEmpty)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `prints thinking apart from text`(provider: PlayedProvider) throws {
        let answer = try ask(ProviderServer(provider, .thinking))
        #expect(answer.joined("thinking") == ProviderScene.thought)
        #expect(answer.text == ProviderScene.answer)
        #expect(answer.finish == "stop")
    }

    @Test(arguments: PlayedProvider.allCases, [ProviderScene.toolCall, .parallelCalls])
    func `runs the tools that are called and lets the model answer`(
        provider: PlayedProvider, scene: ProviderScene
    ) throws {
        try home.importDay()
        let answer = try ask(ProviderServer(provider, scene))
        let count = scene == .toolCall ? 1 : 2
        let (calls, results) = (answer.all("tool_call"), answer.all("tool_result"))
        #expect(calls.count == count && results.count == count)
        #expect(calls.allSatisfy { ($0["arguments"] as? [String: Any])?.isEmpty == true })
        #expect(calls.map { $0["id"] as? String } == results.map { $0["id"] as? String })
        #expect(results.allSatisfy { "\($0["result"] ?? "")".contains("steps") }, "\(results)")
        #expect(answer.text == ProviderScene.answer)
        #expect(answer.finish == "stop")
        #expect(answer.status == 0)
        #expect(answer.server.violations.isEmpty)
        #expect(answer.server.questions.count == 2)
    }

    @Test func `says right before the end where the numbers of the answer come from`() throws {
        let answer = try ask(ProviderServer(.custom, .toolCall))
        let types = answer.events.compactMap { $0["type"] as? String }
        #expect(types.suffix(2) == ["evidence", "end"])
        let evidence = try #require(answer.all("evidence").first)
        #expect(evidence["unsupported"] is Int && evidence["supported"] is Int && evidence["numbers"] is [Any])
    }

    @Test(arguments: PlayedProvider.allCases)
    func `offers no tools with --no-tools, and runs none`(provider: PlayedProvider) throws {
        let answer = try ask(ProviderServer(provider, .toolCall), "--no-tools")
        #expect(answer.all("tool_call").count == 1)
        #expect(answer.all("tool_result").isEmpty)
        #expect(answer.finish == "tool_calls")
        #expect(answer.server.questions.count == 1)
        #expect(answer.server.questions.first?.bodyText.contains("\"tools\"") == false)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `offers tools and runs none with --tools-only`(provider: PlayedProvider) throws {
        let answer = try ask(ProviderServer(provider, .parallelCalls), "--tools-only")
        #expect(answer.all("tool_call").count == 2)
        #expect(answer.all("tool_result").isEmpty)
        #expect(answer.finish == "tool_calls")
        #expect(answer.status == 0)
        #expect(answer.server.questions.first?.bodyText.contains("\"tools\"") == true)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `prints what a model says when it declines`(provider: PlayedProvider) throws {
        let answer = try ask(ProviderServer(provider, .declined))
        #expect(answer.output.contains(ProviderScene.refusal))
        #expect(answer.code == nil || answer.code == "refused")
    }

    @Test(arguments: PlayedProvider.allCases)
    func `says when a filter left nothing`(provider: PlayedProvider) throws {
        let answer = try ask(ProviderServer(provider, .filtered))
        let code =
            switch provider {
            case .anthropic: "refused"
            case .ollama: "invalidResponse"
            default: "contentFiltered"
            }
        #expect(answer.code == code)
        #expect(answer.finish == (code == "invalidResponse" ? "error" : "content_filter"))
        #expect(answer.status == 69)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `says when a model stopped at its length`(provider: PlayedProvider) throws {
        let answer = try ask(ProviderServer(provider, .length))
        #expect(answer.text == ProviderScene.answer)
        #expect(answer.finish == "length")
        #expect(answer.status == 0)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `keeps what came before an error in the middle`(provider: PlayedProvider) throws {
        let answer = try ask(ProviderServer(provider, .errorInStream))
        #expect(answer.text == ProviderScene.answer)
        #expect(answer.output.contains(ProviderScene.trouble))
        #expect(answer.finish == "error")
        #expect(answer.status == 69)
        #expect(answer.server.questions.count == 1)
    }

    @Test(arguments: PlayedProvider.allCases, [ProviderFault.cut, .unfinished])
    func `keeps what came before it broke off`(provider: PlayedProvider, trouble: ProviderFault) throws {
        let answer = try ask(ProviderServer(provider, trouble: trouble))
        #expect(answer.text == ProviderScene.begun)
        #expect(answer.code == "streamingError")
        #expect(answer.finish == "error")
        #expect(answer.status == 69)
        #expect(answer.server.questions.count == 1)
    }

    @Test(
        arguments: PlayedProvider.allCases,
        [
            Refusal(401, "authenticationFailed", exit: 77), Refusal(402, "quotaExceeded"),
            Refusal(404, "modelNotFound"), Refusal(429, "rateLimitExceeded", ["retry-after: 100"]),
            Refusal(500, "providerError", ["x-should-retry: false"]),
            Refusal(529, "overloaded", ["x-should-retry: false"]),
        ])
    func `names errors and ends with their codes`(provider: PlayedProvider, refusal: Refusal) throws {
        let trouble = ProviderFault.status(refusal.status, headers: refusal.headers)
        let answer = try ask(ProviderServer(provider, trouble: trouble))
        #expect(answer.code == refusal.code)
        #expect(answer.finish == "error")
        #expect(answer.status == refusal.exit)
        #expect(answer["error"]?["retry_after"] as? Double == (refusal.status == 429 ? 100 : nil))
        #expect(answer.server.questions.count == 1)
        #expect(!answer.output.contains(provider.key))
    }

    struct Refusal: Sendable {
        var status: Int
        var code: String
        var headers: [String]
        var exit: Int32

        init(_ status: Int, _ code: String, _ headers: [String] = [], exit: Int32 = 69) {
            (self.status, self.code, self.headers, self.exit) = (status, code, headers, exit)
        }
    }

    @Test(arguments: PlayedProvider.allCases)
    func `tries again after what can pass and says so`(provider: PlayedProvider) throws {
        let trouble = ProviderFault.status(429, headers: ["retry-after-ms: 20"])
        let answer = try ask(ProviderServer(provider, trouble: trouble, times: 1))
        let retry = try #require(answer["retrying"])
        #expect(retry["after"] as? Double == 0.02)
        #expect(retry["attempt"] as? Int == 2)
        #expect(retry["code"] as? String == "rateLimitExceeded")
        #expect(answer.text == ProviderScene.answer)
        #expect(answer.finish == "stop")
        #expect(answer.status == 0)
    }

    @Test(arguments: PlayedProvider.allCases, [ProviderFault.stall, .silence])
    func `is stopped at any moment`(provider: PlayedProvider, trouble: ProviderFault) async throws {
        let server = try ProviderServer(provider, trouble: trouble)
        defer { server.stop() }
        home.environment.merge(server.environment) { $1 }
        let terminal = try PseudoTerminal(
            Home.program, arguments: ["ask", "-p", provider.id.rawValue, "Hello?"], environment: home.environment)
        try terminal.wait("the question or the first words") {
            trouble == .stall ? $0.text.contains(ProviderScene.begun) : !server.questions.isEmpty
        }
        terminal.send(signal: SIGINT)
        let ending = try terminal.waitForEnd()
        #expect([.exited(128 + SIGINT), .signalled(SIGINT)].contains(ending))
        await server.abandoned(request: try #require(server.questions.last).number)
    }

    // MARK: Asking

    /// What the program printed, a JSON object a line.
    private struct Answer {
        var server: ProviderServer
        var status: Int32
        var output: String
        var error: String
        var events: [[String: Any]]

        /// The first event of a type.
        subscript(type: String) -> [String: Any]? { all(type).first }
        func all(_ type: String) -> [[String: Any]] { events.filter { $0["type"] as? String == type } }
        func joined(_ type: String) -> String { all(type).compactMap { $0["text"] as? String }.joined() }
        var text: String { joined("text") }
        var code: String? { self["error"]?["code"] as? String }
        /// Of the last event.
        var finish: String? { events.last?["finish"] as? String }
    }

    private func ask(_ server: ProviderServer, _ options: String...) throws -> Answer {
        defer { server.stop() }
        home.environment.merge(server.environment) { $1 }
        let arguments = ["ask", "--json", "--date", "2026-11-21", "-p", server.provider.id.rawValue]
        let outcome = try home.run(arguments + options + ["How did I sleep?"])
        let events = try outcome.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        return Answer(
            server: server, status: outcome.status, output: outcome.output, error: outcome.error, events: events)
    }
}
