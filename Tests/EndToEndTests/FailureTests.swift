import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `A command that cannot do its work` {
    private let home: Home

    init() throws { home = try Home() }

    private func expect(
        _ arguments: [String], _ status: Int32, says words: String = "", at place: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try home.run(arguments)
        #expect(outcome.status == status, "\(arguments)", sourceLocation: place)
        #expect(outcome.error.hasPrefix("airfit: "), "\(outcome.error)", sourceLocation: place)
        #expect(outcome.error.filter(\.isNewline) == "\n", "\(outcome.error)", sourceLocation: place)
        #expect(words.isEmpty || outcome.error.contains(words), "\(outcome.error)", sourceLocation: place)
    }

    @Test func `tells wrong usage with 64`() throws {
        try expect(["--no-such-option"], 64, says: "--no-such-option")
        try expect(["snapshot", "--no-such-option"], 64, says: "--no-such-option")
        try expect(["no-such-command"], 64)
        try expect(["import"], 64, says: "import PATH")
        try expect(["snapshot", "--date", "2026-02-30"], 64, says: "2026-02-30")
        try expect(["snapshot", "--date", "today\u{1B}[31m"], 64)
        try expect(["ask", "-p", "nobody", "Hello?"], 64, says: "nobody")
        try expect(["ask", ""], 64)
    }

    @Test func `tells bad data with 65`() throws {
        try expect(["import", try home.file("empty.xml", "")], 65, says: "empty")
        try expect(["import", try home.file("none.xml")], 65, says: "none.xml")
        try home.file("folder/readme.txt", "nothing here")
        try expect(["import", try home.file("folder")], 65, says: "no health data")
        try expect(["import", try home.file("page.xml", "<html><body>no</body></html>")], 65)
        let zip = try #require(
            Data(
                base64Encoded:
                    "UEsDBAoAAAAAAAAAIQCsKpPYAgAAAAIAAAAFAAAAYS50eHRoaVBLAQIUAwoAAAAAAAAAIQCsKpPYAgAAAAIAAAAFAAAA"
                    + "AAAAAAAAAACkgQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAAlAAAAAAA="))
        let path = try home.file("other.zip")
        try zip.write(to: URL(fileURLWithPath: path))
        try expect(["import", path], 65, says: "no health data")
        try expect(["import", "--json", path], 65, says: "no health data")
        try zip.prefix(60).write(to: URL(fileURLWithPath: path))
        try expect(["import", path], 65)
        try home.file("config/airfit/config.toml", "[ui\ntheme = 3")
        try expect(["snapshot"], 65, says: "config.toml")
    }

    @Test func `tells an unreachable or failing service with 69`() throws {
        let server = try LoopbackServer.start { _ in
            .whole(status: 500, headers: ["x-should-retry: false"], "{\"error\":{\"message\":\"out of order\"}}")
        }
        home.use(server)
        try expect(["ask", "Hello?"], 69, says: "out of order")
        server.stop()
        let outcome = try home.run("ask", "Hello?")
        #expect(outcome.status == 69)
        #expect(outcome.error.contains("could not be reached"))
    }

    @Test func `tells a missing or refused key with 77`() throws {
        try expect(["ask", "-p", "openai", "Hello?"], 77, says: "OpenAI")
        let server = try LoopbackServer.start { _ in
            .whole(status: 401, "{\"error\":{\"message\":\"Incorrect API key provided: sk-verysecretkey\"}}")
        }
        defer { server.stop() }
        home.environment["AIRFIT_OPENAI_BASE_URL"] = server.url + "/v1"
        home.environment["OPENAI_API_KEY"] = "sk-verysecretkey"
        try expect(["ask", "-p", "openai", "Hello?"], 77, says: "key was refused")
        let outcome = try home.run("ask", "--json", "-p", "openai", "Hello?")
        #expect(outcome.status == 77)
        #expect(outcome.output.hasSuffix("{\"finish\":\"error\",\"type\":\"end\"}\n"))
        #expect(outcome.output.contains("\"code\":\"authenticationFailed\""))
        #expect(!(outcome.output + outcome.error).contains("verysecret"))
    }

    @Test func `has no place for its files`() throws {
        // Nobody, not even root, makes folders there.
        for variable in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
            home.environment[variable] = "/proc/nowhere"
        }
        try expect(["snapshot"], 1, says: "/proc/nowhere")
        let terminal = try PseudoTerminal(Home.program, environment: home.environment)
        #expect(try terminal.waitForEnd() == .exited(1))
        #expect(terminal.text.contains("airfit: "))
        #expect(terminal.text.contains("/proc/nowhere"))
        #expect(terminal.modesLeftOn.isEmpty && terminal.hasLineSettingsOfBefore)
    }

    @Test func `has no terminal for the full screen`() throws {
        try expect([], 1, says: "needs a terminal")
        try expect(["--demo"], 1, says: "needs a terminal")
    }

    @Test(arguments: [
        ("TERM", "dumb", "dumb"), ("TERM", "no-such-terminal", "no-such-terminal"), ("TERM", "", "TERM"),
        ("LANG", "C", "UTF-8"),
    ])
    func `has a terminal it cannot draw on`(variable: String, value: String, words: String) throws {
        home.environment[variable] = value
        let terminal = try PseudoTerminal(Home.program, arguments: ["--demo"], environment: home.environment)
        #expect(try terminal.waitForEnd() == .exited(1))
        #expect(terminal.text.hasPrefix("airfit: "))
        #expect(terminal.text.hasSuffix("\r\n"))
        #expect(terminal.text.components(separatedBy: "\r\n").count == 2, "\(terminal.text)")
        #expect(terminal.text.contains(words))
        #expect(!terminal.output.contains(0x1B))
        #expect(home.throwAwayFolders.isEmpty)
    }
}
