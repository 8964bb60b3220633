import ChatModel
import Testing

@testable import Providers

/// The providers as they stand for a person who has confirmed every host.
func confirmingDirectory(
    environment: [String: String], settings: [ProviderID: ProviderSettings] = [:],
    otherKeys: @escaping @Sendable (ProviderID) -> [ProviderKeyLocation] = { _ in [] }
) -> ProviderDirectory {
    ProviderDirectory(
        environment: environment, settings: settings, otherKeys: otherKeys, isHostConfirmed: { _, _ in true })
}

@Suite struct `A host that the configuration names` {
    private func directory(
        _ address: String, of id: ProviderID = .openAI, _ environment: [String: String] = ["OPENAI_API_KEY": "k"],
        headers: [String: String] = [:], confirmed: String? = nil
    ) -> ProviderDirectory {
        ProviderDirectory(
            environment: environment, settings: [id: ProviderSettings(baseURL: address, headers: headers)],
            isHostConfirmed: { $0 == id && $1 == confirmed })
    }

    @Test(arguments: [
        ("https://llm.example/v1", "https://llm.example"), ("https://LLM.example:443/", "https://llm.example"),
        ("http://127.0.0.1:8080/v1", "http://127.0.0.1:8080"),
        ("https://llm.example:8443/v1", "https://llm.example:8443"),
    ])
    func `has to be confirmed, by scheme, name and port`(address: String, host: String) throws {
        #expect(directory(address).unconfirmedHost(of: .openAI) == host)
        #expect(throws: ServiceError.self) { try directory(address).configuration(of: .openAI) }
        let confirmed = directory(address, confirmed: host)
        #expect(confirmed.unconfirmedHost(of: .openAI) == nil)
        #expect(try confirmed.configuration(of: .openAI).key != nil)
        let status = directory(address).statuses.first { $0.id == .openAI }
        #expect(status?.state == .unconfirmedHost(host) && status?.hasKey == true)
        #expect(directory(address).preferred == .openAI, "it is asked about, not passed over")
    }

    @Test func `is the person's own where the environment names it, or the provider`() {
        let environment = ["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": "https://mine.example/v1"]
        #expect(directory("https://llm.example/v1", environment).unconfirmedHost(of: .openAI) == nil)
        #expect(directory("https://api.openai.com/v2").unconfirmedHost(of: .openAI) == nil)
        #expect(directory("http://api.openai.com/v1").unconfirmedHost(of: .openAI) == "http://api.openai.com")
    }

    @Test func `of this machine needs no yes where no secret goes along`() {
        let box = ProviderID("box")
        #expect(directory("http://127.0.0.1:8080/v1", of: box, [:]).unconfirmedHost(of: box) == nil)
        #expect(
            directory("http://127.0.0.1:8080/v1", of: box, [:], headers: ["X": "1"]).unconfirmedHost(of: box) != nil)
        #expect(
            directory("http://127.0.0.1:8080/v1", of: box, ["AIRFIT_BOX_API_KEY": "k"]).unconfirmedHost(of: box) != nil)
        #expect(directory("https://box.example/v1", of: box, [:]).unconfirmedHost(of: box) == "https://box.example")
    }
}
