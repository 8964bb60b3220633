import ChatModel
import Testing

@testable import Providers

@Suite struct `Where a provider answers` {
    private func place(_ url: String?, local: Bool = false, _ environment: [String: String] = [:]) -> ModelPlace {
        ProviderDirectory(
            environment: environment, settings: [ProviderID("mine"): ProviderSettings(baseURL: url, isLocal: local)]
        ).place(of: ProviderID("mine"))
    }

    @Test(arguments: [
        "http://127.0.0.1:8080/v1", "http://127.9.9.9", "http://localhost:11434", "https://localhost/v1",
        "http://[::1]:8080",
    ])
    func `is this machine by its address`(url: String) { #expect(place(url) == .local) }

    @Test(arguments: [
        "https://api.example.com/v1", "http://127.0.0.1.example.com", "http://127.example.com",
        "http://localhost.example.com", "http://192.168.1.7:8080", "http://user@127.0.0.1", "not an address",
        "http://127.0.0.1@example.com/v1",
    ])
    func `is elsewhere by any other`(url: String) { #expect(place(url) == .elsewhere) }

    @Test func `is what the person marked local`() {
        #expect(place("http://192.168.1.7:8080", local: true) == .local)
        #expect(place("https://box.example.com", local: true) == .local)
    }

    @Test func `leads elsewhere through a tunnel`() {
        let tunnel = [ProviderDirectory.tunnelVariable: "1"]
        #expect(place("http://127.0.0.1:8080", tunnel) == .elsewhere)
        #expect(place("http://127.0.0.1:8080", local: true, tunnel) == .elsewhere)
        #expect(ProviderDirectory(environment: tunnel).place(of: .offline) == .offline)
    }

    @Test func `is elsewhere where nothing is known of it`() {
        #expect(place(nil) == .elsewhere)
        #expect(ProviderDirectory(environment: [:]).place(of: ProviderID("nobody")) == .elsewhere)
        #expect(ProviderDirectory(environment: [:]).place(of: .openAI) == .elsewhere)
    }

    @Test func `is this program for the offline coach, and this machine for Ollama unless it is told otherwise`() {
        #expect(ProviderDirectory(environment: [:]).place(of: .offline) == .offline)
        #expect(ProviderDirectory(environment: [:]).place(of: .ollama) == .local)
        #expect(
            ProviderDirectory(environment: ["OLLAMA_HOST": "https://box.example.com"]).place(of: .ollama) == .elsewhere)
    }
}
