import Foundation
import Synchronization
import TestSupport
import Testing

/// What a server gets to see that answers elsewhere: every byte of every request.
@Suite(.blocksItsThread) struct `Health data before a provider elsewhere` {
    private let home: Home

    init() throws {
        home = try Home()
        home.environment["AIRFIT_LOOPBACK_IS_ELSEWHERE"] = "1"
        try home.importDay(source: "Robin's iPhone")
    }

    /// - Parameter shared: what the person said that this provider may see; `nil` where they were not asked.
    private func bodies(
        _ provider: PlayedProvider, settings: String, shared: [String]? = nil, at host: String? = nil
    ) throws -> [String] {
        let server = try ProviderServer(provider, .toolCall, computesHere: false)
        defer { server.stop() }
        let list = shared?.map { "\"\($0)\"" }.joined(separator: ", ")
        let consent = list.map {
            "\n[consents.\(provider.id.rawValue)]\nhost = \"\(host ?? server.authority)\"\nshare = [\($0)]\n"
        }
        try home.file("config/airfit/config.toml", settings + (consent ?? ""))
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
        let sent = try bodies(provider, settings: Self.person, shared: ["activity", "profile"])
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

    @Test(arguments: PlayedProvider.allCases)
    func `what is proposed, or was said of another host, is not shared`(provider: PlayedProvider) throws {
        let proposed = try bodies(provider, settings: "[privacy]\nshare_remote = [\"activity\"]\n").joined()
        #expect(!proposed.contains("4321"))
        let moved = try bodies(provider, settings: "", shared: ["activity"], at: "api.example.com").joined()
        #expect(!moved.contains("4321"))
    }

    @Test func `a server on this machine that is not known to compute is as one elsewhere`() throws {
        home.environment["AIRFIT_LOOPBACK_IS_ELSEWHERE"] = nil
        #expect(!(try bodies(.custom, settings: Self.person).joined()).contains("4321"))
        #expect(try bodies(.custom, settings: "", shared: ["activity"]).joined().contains("4321"))
    }

    @Test func `a cloud model of a local Ollama is elsewhere`() throws {
        home.environment["AIRFIT_LOOPBACK_IS_ELSEWHERE"] = nil
        let server = try ProviderServer(.ollama, .text)
        defer { server.stop() }
        home.environment.merge(server.environment) { $1 }
        try home.file("config/airfit/config.toml", Self.person)
        let outcome = try home.run("ask", "--date", "2026-11-21", "-p", "ollama", "-m", "gpt-oss:120b-cloud", "Hello?")
        #expect(outcome.error.contains("ollama at ollama.com sees none of your health data"))
        let sent = server.requests.map(\.bodyText).joined()
        for secret in ["4321", "Robin", "8765"] { #expect(!sent.contains(secret), "\(secret)") }
    }

    @Test func `ask says how to allow it, and no more once it was said`() throws {
        let server = try ProviderServer(.custom, .text)
        defer { server.stop() }
        home.environment.merge(server.environment) { $1 }
        let outcome = try home.run("ask", "-p", "custom", "Hello?")
        #expect(outcome.error.contains("sees none of your health data"))
        #expect(outcome.error.contains("airfit config set consents.custom.host \(server.authority)"))
        #expect(try home.run("config", "set", "consents.custom.host", server.authority).status == 0)
        #expect(try home.run("config", "set", "consents.custom.share", "").status == 0)
        let error = try home.run("ask", "-p", "custom", "Hello?").error
        #expect(error.hasPrefix("airfit: The price of "))
        // The reply tells hours of sleep, which nothing here backs.
        #expect(error.split(separator: "\n").dropFirst().allSatisfy { $0.contains("not backed by the data") })
    }

    @Test func `the plain chat takes a conversation to another provider only with its own yes`() throws {
        let (first, second) = (try ProviderServer(.custom, .text), try ProviderServer(.openAIChat, .text))
        defer {
            first.stop()
            second.stop()
        }
        home.environment.merge(first.environment) { $1 }
        home.environment.merge(second.environment) { $1 }
        try home.file("config/airfit/config.toml", "[coach]\nprovider = \"custom\"\n")
        let lines = [
            "/share activity", "CANARY-ONE", "/model openai", "CANARY-TWO", "/share none", "CANARY-THREE", "/earlier",
            "CANARY-FOUR",
        ]
        let outcome = try home.run("--plain", "--date", "2026-11-21", input: lines.joined(separator: "\n") + "\n")
        #expect(outcome.error.contains("openai at \(second.authority) sees none of your health data"))
        let (a, b) = (first.questions.map(\.bodyText), second.questions.map(\.bodyText))
        try #require(a.count == 1 && b.count == 3)
        #expect(a[0].contains("4321") && !b.joined().contains("4321"))
        #expect(b[0].contains("CANARY-TWO") && !b[0].contains("CANARY-ONE"))
        #expect(b[1].contains("CANARY-THREE") && !b[1].contains("CANARY-ONE"))
        #expect(b[2].contains("CANARY-ONE") && b[2].contains("CANARY-FOUR"), "after /earlier")
    }

    @Test func `a crisis keeps everything back until another subject is taken up`() throws {
        let server = try ProviderServer(.custom, .text)
        defer { server.stop() }
        home.environment.merge(server.environment) { $1 }
        try home.file("config/airfit/config.toml", "[coach]\nprovider = \"custom\"\n")
        let lines = [
            "/share activity", "CANARY-BEFORE", "I want to kill myself", "How many steps was that?", "/subject",
            "And my steps?",
        ]
        let outcome = try home.run("--plain", "--date", "2026-11-21", input: lines.joined(separator: "\n") + "\n")
        #expect(outcome.output.contains("/subject takes up another subject"))
        let sent = server.questions.map(\.bodyText)
        try #require(sent.count == 4)
        for body in sent[1...2] {
            for secret in ["4321", "CANARY-BEFORE", "\"tools\""] { #expect(!body.contains(secret), "\(secret)") }
        }
        #expect(sent[0].contains("4321") && sent[3].contains("4321") && sent[3].contains("\"tools\""))
    }
}

extension ProviderServer {
    /// Host and port, as consents name them.
    fileprivate var authority: String {
        let url = environment.first { $0.key.hasSuffix("_BASE_URL") }?.value ?? ""
        return String(url.dropFirst("http://".count).prefix { $0 != "/" })
    }
}
