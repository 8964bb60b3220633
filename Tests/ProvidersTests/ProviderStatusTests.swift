import ChatModel
import Testing

@testable import Providers

@Suite struct `Status of the providers` {
    private func status(
        of id: ProviderID, _ environment: [String: String], _ settings: ProviderSettings? = nil
    ) throws -> ProviderStatus {
        let directory = confirmingDirectory(environment: environment, settings: settings.map { [id: $0] } ?? [:])
        return try #require(directory.statuses.first { $0.id == id })
    }

    @Test func `without a key it says where one is looked for and where to get it`() throws {
        let status = try status(of: .openAI, [:])
        #expect(status.state == .noKey)
        #expect(status.keyVariable == "OPENAI_API_KEY")
        #expect(!status.hasKey)
        #expect(status.baseURL == "https://api.openai.com/v1")
        #expect(status.keyPage == "https://platform.openai.com/api-keys")
    }

    @Test func `with a key it is ready, and the key is nowhere`() throws {
        let status = try status(
            of: .anthropic, ["WORK": "sk-secret"], ProviderSettings(model: "m", apiKeyEnv: "WORK"))
        #expect(status.state == .ready)
        #expect(status.hasKey)
        #expect(status.keyVariable == "WORK")
        #expect(status.defaultModel == "m")
        #expect(!String(describing: status).contains("secret"))
    }

    @Test(arguments: [
        ("https://user:s3cret@host/v1", "https://host/v1"), ("https://user:s3/cret@host/v1", "https://host/v1"),
        ("https://host/v1?key=s3cret", "https://host/v1"), ("https://host:8080/v1", "https://host:8080/v1"),
        ("user:s3cret@host", "host/v1"),
    ])
    func `an address is shown without what may be secret in it`(written: String, shown: String) throws {
        let status = try status(of: .openAI, ["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": written])
        #expect(status.baseURL == shown)
        #expect(!String(describing: status).contains("s3cret"))
    }

    @Test func `an endpoint without an address has none, and one with a named variable needs its key`() throws {
        #expect(try status(of: .custom, [:]).state == .noAddress)
        let named = ProviderSettings(baseURL: "https://x.example", apiKeyEnv: "BOX_KEY")
        #expect(try status(of: .custom, [:], named).state == .noKey)
        #expect(try status(of: .custom, ["BOX_KEY": "k"], named).state == .ready)
        #expect(try status(of: .custom, [:], ProviderSettings(baseURL: "https://x.example")).state == .ready)
    }

    @Test(arguments: [
        (["OPENAI_API_KEY": "a b"], "OPENAI_API_KEY"),
        (["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_API": "graphql"], "AIRFIT_OPENAI_API"),
        (["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": "http://example.org/v1"], "https"),
        (["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": "ftp://example.org/v1"], "address"),
        (["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": "https://me:word@example.org/v1"], "password"),
    ])
    func `what cannot be used is named`(environment: [String: String], named: String) throws {
        guard case .badConfiguration(let reason) = try status(of: .openAI, environment).state else {
            Issue.record("it counts as usable")
            return
        }
        #expect(reason.contains(named))
        #expect(!reason.contains("me:word"))
    }

    @Test func `plain http is for this machine and for hosts marked local`() throws {
        let plain = ["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": "http://127.0.0.1:8000/v1"]
        #expect(try status(of: .openAI, plain).state == .ready)
        let box = ProviderSettings(baseURL: "http://192.168.1.5:8000", isLocal: true)
        #expect(try status(of: .custom, [:], box).state == .ready)
    }

    @Test(arguments: [("chat", "chat"), ("responses", "responses"), ("", nil)])
    func `the interface is chosen for those that have two`(api: String, chosen: String?) throws {
        let environment = [
            "OPENAI_API_KEY": "k", "ANTHROPIC_API_KEY": "k", "AIRFIT_OPENAI_API": api, "AIRFIT_ANTHROPIC_API": api,
        ]
        let directory = confirmingDirectory(environment: environment)
        #expect(try directory.configuration(of: .openAI).api == chosen)
        #expect(try directory.configuration(of: .anthropic).api == nil)
    }

    @Test func `what can be set of one is told: key, interface, headers, whose it is`() throws {
        let lab = ProviderID("lab")
        let directory = confirmingDirectory(
            environment: [:],
            settings: [lab: ProviderSettings(baseURL: "https://lab.example", headers: ["X-Team": "b"])])
        let own = try #require(directory.traits(of: lab))
        #expect(own == ProviderTraits(needsKey: false, hasInterfaces: true, isBuiltIn: false, headers: ["X-Team": "b"]))
        let anthropic = try #require(directory.traits(of: .anthropic))
        #expect(anthropic.needsKey && anthropic.isBuiltIn && !anthropic.hasInterfaces)
        #expect(directory.traits(of: ProviderID("nobody")) == nil)
    }
}
