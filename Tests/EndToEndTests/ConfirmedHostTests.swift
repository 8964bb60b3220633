import Foundation
import TestSupport
import Testing

/// An address that the configuration names: by a hand edit, or by a file that somebody else wrote.
@Suite(.blocksItsThread) struct `An address of the configuration` {
    private let home: Home
    private let server: LoopbackServer

    init() throws {
        home = try Home()
        server = try LoopbackServer.start { request in
            request.method == "GET" ? .whole("{\"data\":[{\"id\":\"m\"}]}") : .chatCompletionStream(of: ["Well."])
        }
        home.environment["OPENAI_API_KEY"] = "sk-canary-of-the-person"
        home.environment["AIRFIT_OPENAI_API"] = "chat"
    }

    private func write(_ address: String) throws {
        try home.file(
            "config/airfit/config.toml",
            "[coach]\nprovider = \"openai\"\nmodel = \"m\"\n[privacy]\npreview = \"never\"\nshare_remote = []\n"
                + "[providers.openai]\nbase_url = \"\(address)\"\n")
    }

    private var host: String { server.url }

    @Test func `gets neither key nor question before it was confirmed, by any way out`() throws {
        defer { server.stop() }
        try write(server.url + "/v1")
        for command in [
            ["ask", "Hello?"], ["ask", "-p", "openai", "--json", "Hello?"], ["models", "openai"],
            ["models", "openai", "--refresh"], ["keys", "test"], ["keys", "test", "openai"],
        ] {
            let outcome = try home.run(command)
            #expect(outcome.status == 77, "\(command) \(outcome.error)")
            #expect(outcome.error.contains("nothing was sent to \(host)"), "\(command) \(outcome.error)")
            #expect(outcome.error.contains("airfit keys confirm openai"), "\(command) \(outcome.error)")
        }
        let plain = try home.run("--plain", input: "Hello?\n/quit\n")
        #expect(plain.status == 0 && (plain.output + plain.error).contains("airfit keys confirm openai"), "\(plain)")
        _ = try home.run("doctor")
        let listed = try home.run("providers")
        #expect(listed.output.contains("not confirmed: nothing was sent to \(host)"), "\(listed.output)")
        #expect(try home.run("providers", "--json").output.contains("\"not_confirmed\""))
        #expect(server.requests.isEmpty, "\(server.requests.map(\.path))")
        #expect(try home.run("keys", "confirm", "openai").status == 77, "nobody can be asked")
        let confirmed = try home.run("keys", "confirm", "openai", "--yes")
        #expect(confirmed.status == 0 && confirmed.error.contains(host), "\(confirmed.error)")
        #expect(server.requests.isEmpty, "to confirm is not to send")
        #expect(try home.run("ask", "Hello?").output.contains("Well."))
        #expect(server.requests.contains { $0["authorization"] == "Bearer sk-canary-of-the-person" })
    }

    @Test func `is confirmed for exactly this host, and asked about again when it changes`() throws {
        defer { server.stop() }
        let other = try LoopbackServer.start { _ in .chatCompletionStream(of: ["Mine."]) }
        defer { other.stop() }
        try write(server.url + "/v1")
        #expect(try home.run("keys", "confirm", "--yes").status == 0)
        try write(server.url + "/v2")
        #expect(try home.run("ask", "Hello?").status == 0, "another path of the same host")
        for address in [other.url + "/v1", server.url.replacing("127.0.0.1", with: "localhost") + "/v1"] {
            try write(address)
            #expect(try home.run("ask", "Hello?").status == 77)
        }
        #expect(other.requests.isEmpty)
    }

    @Test func `that the person typed here, or set in the shell, is their yes`() throws {
        defer { server.stop() }
        home.environment["AIRFIT_OPENAI_BASE_URL"] = server.url + "/v1"
        try write("https://elsewhere.example/v1")
        #expect(try home.run("ask", "Hello?").status == 0)
        home.environment["AIRFIT_OPENAI_BASE_URL"] = nil
        #expect(try home.run("ask", "Hello?").status == 77)
        #expect(try home.run("config", "set", "providers.openai.base_url", server.url + "/v1").status == 0)
        #expect(try home.run("ask", "Hello?").status == 0)
    }

    @Test func `of this machine needs none where no key goes along`() throws {
        defer { server.stop() }
        home.environment["OPENAI_API_KEY"] = nil
        let local = "[providers.box]\nbase_url = \"\(server.url)/v1\"\nmodel = \"m\"\n"
        try home.file("config/airfit/config.toml", local)
        #expect(try home.run("ask", "-p", "box", "Hello?").status == 0)
        try home.file("config/airfit/config.toml", local + "headers = { X-Team = \"secret\" }\n")
        #expect(try home.run("ask", "-p", "box", "Hello?").status == 77)
        let far = "[providers.box]\nbase_url = \"https://box.example/v1\"\nmodel = \"m\"\n"
        try home.file("config/airfit/config.toml", far)
        #expect(try home.run("ask", "-p", "box", "Hello?").status == 77)
    }

    @Test func `is asked about on the terminal, and a key that is entered goes there only after it`() throws {
        defer { server.stop() }
        try write(server.url + "/v1")
        let refused = try PseudoTerminal(Home.program, arguments: ["ask", "Hello?"], environment: home.environment)
        try refused.wait("the question") { $0.text.contains("Type \"send\"") }
        #expect(refused.text.contains(host))
        refused.type("yes\r")
        #expect(try refused.waitForEnd() == .exited(77))
        let piped = try home.run("keys", "set", "openai", input: "sk-another-canary-key-1234\n")
        #expect(piped.status == 77 && piped.error.contains("nothing was sent"), "\(piped.error)")
        #expect(server.requests.isEmpty)
        let allowed = try PseudoTerminal(Home.program, arguments: ["ask", "Hello?"], environment: home.environment)
        try allowed.wait("the question") { $0.text.contains("Type \"send\"") }
        allowed.type("send\r")
        try allowed.wait("the answer") { $0.text.contains("Well.") }
        #expect(try allowed.waitForEnd() == .exited(0))
    }

    @Test func `is asked about in the screen before the first question goes there`() throws {
        defer { server.stop() }
        try write(server.url + "/v1")
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "May this address be asked?")
        try screen.wait(for: host)
        screen.type(Key.enter)
        screen.type("Hello" + Key.enter)
        try screen.wait(for: "What may openai see?")
        screen.type(Key.enter)
        try screen.wait(for: "is new or has changed")
        #expect(server.requests.isEmpty)
        _ = try screen.quit()
        let again = try home.open("--date", "2026-11-21")
        try again.wait(for: "May this address be asked?")
        again.type("y")
        try again.wait(for: "is asked at \(host)")
        again.type("Hello" + Key.enter)
        try again.wait(for: "Well.")
        _ = try again.quit()
        #expect(server.requests.contains { $0["authorization"] == "Bearer sk-canary-of-the-person" })
    }
}
