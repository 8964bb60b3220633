import Foundation
import TestSupport
import Testing

/// What a server gets to see that answers elsewhere: every byte of every request.
@Suite struct `Health data before a provider elsewhere` {
    private let home: Home

    init() throws {
        home = try Home()
        home.environment["AIRFIT_LOOPBACK_IS_ELSEWHERE"] = "1"
        try home.importDay(source: "Robin's iPhone")
    }

    private func bodies(_ provider: PlayedProvider, settings: String) throws -> [String] {
        try home.file("config/airfit/config.toml", settings)
        let server = try ProviderServer(provider, .toolCall)
        defer { server.stop() }
        var environment = home.environment
        environment.merge(server.environment) { $1 }
        let outcome = try PipedProgram(
            running: Home.program,
            arguments: ["ask", "--date", "2026-11-21", "-p", provider.id.rawValue, "How did I sleep?"],
            environment: environment, input: "")
        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(server.questions.count == 2, "the question, and the tool's result")
        return server.requests.map(\.bodyText)
    }

    private static let person = """
        [profile]
        name = "Robin"
        birth_date = 1988-03-15
        height_cm = 171.5
        [goals]
        steps = 8765

        """

    @Test(arguments: PlayedProvider.allCases)
    func `nothing is in a request before the person was asked`(provider: PlayedProvider) throws {
        let sent = try bodies(provider, settings: Self.person).joined()
        for secret in ["4321", "Robin", "1988", "171.5", "8765", "<health_data>\\n{"] {
            #expect(!sent.contains(secret), "\(secret)")
        }
        #expect(sent.contains("How did I sleep?"))
    }

    @Test(arguments: PlayedProvider.allCases)
    func `what is shared is in it, without names`(provider: PlayedProvider) throws {
        let sent = try bodies(
            provider, settings: Self.person + "[privacy]\nshare_remote = [\"activity\", \"profile\"]\n")
        for fact in ["4321", "171.5", "8765"] { #expect(sent.joined().contains(fact), "\(fact)") }
        #expect(sent.filter { $0.contains("4321") }.count == 2, "in the data and in the tool's result")
        for secret in ["Robin", "1988"] { #expect(!sent.joined().contains(secret), "\(secret)") }
    }

    @Test func `on this machine all is shared unless the person says otherwise`() throws {
        home.environment["AIRFIT_LOOPBACK_IS_ELSEWHERE"] = nil
        let sent = try bodies(.ollama, settings: Self.person).joined()
        #expect(sent.contains("4321") && sent.contains("Their name is Robin") && !sent.contains("Robin's iPhone"))
        let less = try bodies(.ollama, settings: "[privacy]\nshare_local = [\"sleep\"]\n").joined()
        #expect(!less.contains("4321"))
    }

    @Test func `ask says once that nothing is shared`() throws {
        let server = try ProviderServer(.custom, .text)
        defer { server.stop() }
        home.environment.merge(server.environment) { $1 }
        let outcome = try home.run("ask", "-p", "custom", "Hello?")
        #expect(outcome.error.contains("sees none of your health data"))
        try home.file("config/airfit/config.toml", "[privacy]\nshare_remote = []\n")
        #expect(try home.run("ask", "-p", "custom", "Hello?").error == "")
    }
}
