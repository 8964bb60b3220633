import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `A key entered in the settings` {
    private let home: Home
    private static let passphrase = "four plain words together"

    init() throws { home = try Home() }

    /// Talks with the server, but without its key.
    private func use(_ server: ProviderServer) {
        home.environment.merge(server.environment.filter { !$0.key.hasSuffix("_API_KEY") }) { $1 }
    }

    private func openKeys() throws -> Screen {
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("\u{1B}[20~")
        try screen.wait(for: "API keys")
        screen.type("/api keys" + Key.enter)
        try screen.wait(for: "counts first")
        return screen
    }

    @Test func `is tried, kept encrypted, used for the next question, and shown nowhere`() throws {
        let server = try ProviderServer(.openAI)
        defer { server.stop() }
        use(server)
        let key = server.provider.key
        let screen = try openKeys()
        screen.type(Key.enter)
        try screen.wait(for: "Add a key for OpenAI")
        screen.type(key)
        try screen.wait(for: "\(key.count) characters")
        screen.type(Key.enter)
        try screen.wait(for: "How to protect your keys")
        // No desktop, no keyring: a passphrase is the first choice.
        screen.type(Key.enter)
        try screen.wait(for: "A passphrase for the vault")
        screen.type(Self.passphrase + Key.enter + Self.passphrase + Key.enter)
        try screen.wait(for: "is in the vault")
        try screen.wait(for: "vault · …\(key.suffix(4))")

        screen.type(Key.screens)
        try screen.wait(for: "Ask the coach")
        screen.type("How did I sleep?" + Key.enter)
        try screen.wait(for: "seven hours")
        #expect(server.violations.isEmpty)
        #expect(server.questions.count == 1)
        #expect(server.questions.first?["authorization"] == "Bearer \(key)")
        #expect(try screen.quit() == .exited(0))

        #expect(!String(decoding: screen.terminal.output, as: UTF8.self).contains(key), "it was never on the screen")
        for secret in [key, Self.passphrase] { #expect(filesHolding(secret).isEmpty) }
    }

    @Test func `that is refused is not kept, and can be corrected`() throws {
        let server = try LoopbackServer.start { request in
            request["authorization"] == "Bearer sk-right-right-right"
                ? .whole(#"{"object":"list","data":[{"id":"gpt-6.1-sol","object":"model"}]}"#)
                : .whole(status: 401, #"{"error":{"message":"Incorrect API key provided","code":"invalid_api_key"}}"#)
        }
        defer { server.stop() }
        home.environment["AIRFIT_OPENAI_BASE_URL"] = server.url + "/v1"
        let screen = try openKeys()
        screen.type(Key.enter)
        try screen.wait(for: "Add a key for OpenAI")
        screen.type("sk-wrong-wrong-wrong" + Key.enter)
        try screen.wait(for: "OpenAI does not take this key")
        screen.type(Key.control("u") + "sk-right-right-right" + Key.enter)
        try screen.wait(for: "How to protect your keys")
        screen.type(Key.escape)
        try screen.wait("the sheet to be gone") { !$0.joined().contains("How to protect") }
        #expect(try screen.quit() == .exited(0))
        #expect(filesHolding("sk-wrong").isEmpty)
        #expect(filesHolding("sk-right").isEmpty)
    }

    /// Files of the home that hold the text in clear.
    private func filesHolding(_ text: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: home.folder)
        let wanted = Data(text.utf8)
        return (files?.compactMap { $0 as? String } ?? []).filter { name in
            FileManager.default.contents(atPath: home.folder + "/" + name)?.range(of: wanted) != nil
        }
    }
}
