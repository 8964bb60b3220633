import Foundation
import Synchronization
import TestSupport
import Testing

/// Every way by which something of a person leaves this machine for a model. A new one belongs here, with what its whole
/// request holds.
///
/// - In the screen: a question; one that waited for an answer; another try (Ctrl-R); a changed one (Alt-E); more of an answer
///   that was cut (Ctrl-G); the brief (F3); the review (F4); a title of the open talk, and of another one of the list
///   (Ctrl-R in both); the sample of a persona; a talk that the offline coach, or another provider, answered so far (Ctrl-L,
///   or an edit of the settings as after a key that went); a look at what would be sent (Alt-P), which sends nothing.
/// - On the command line: `ask` with its question as an argument and from standard input, with its tools and without;
///   `--plain` with questions, `/brief`, `/review` and `/model`; `models`, `keys test`, `keys set` and `doctor`, which send no
///   words at all; `mcp`, whose client is the model's.
@Suite(.blocksItsThread) struct `Every way out` {
    private let home: Home
    private let server: LoopbackServer

    /// Figures and names that no request may hold: of the store, of the profile, of the goals.
    private static let secrets = ["4321", "4,321", "4.321", "Robin", "1988", "171.5", "8765", "<health_data>\\n{"]
    private static let person = """
        [profile]
        name = "Robin"
        birth_date = 1988-03-15
        height_cm = 171.5
        [goals]
        steps = 8765

        """

    init() throws {
        home = try Home()
        home.environment["AIRFIT_LOOPBACK_IS_ELSEWHERE"] = "1"
        server = try LoopbackServer.start(computesHere: false, Self.script())
        home.use(server)
        try home.importDay(source: "Robin's iPhone")
    }

    /// A server with one model that answers `Answer number-N.`, the fourth of them cut.
    private static func script(_ model: String = "zebra") -> @Sendable (LoopbackServer.Request) -> LoopbackAnswer {
        let count = Mutex(0)
        return { request in
            guard request.method == "POST" else { return .whole(#"{"data":[{"id":"\#(model)"}]}"#) }
            let number = count.withLock { count in
                count += 1
                return count
            }
            let isCut = number == 4
            return .chatCompletionStream(of: ["Answer ", "number-\(number)."], finish: isCut ? "length" : "stop")
        }
    }

    private func settings(of provider: String, share: [String]? = []) -> String {
        let list = share.map { $0.map { "\"\($0)\"" }.joined(separator: ", ") }
        return Self.person + "[coach]\nprovider = \"\(provider)\"\n[privacy]\npreview = \"never\"\n"
            + (list.map { "[consents.custom]\nhost = \"127.0.0.1:\(server.port)\"\nshare = [\($0)]\n" } ?? "")
    }

    /// Whole requests, as they came: method, path, headers and body; without the server's own address, whose port may hold
    /// the digits of a secret.
    private func requests(_ server: LoopbackServer) -> [String] {
        server.requests.map { request in
            let headers = request.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
            return "\(request.method) \(request.path)\n\(headers)\n\n\(request.bodyText)"
                .replacing("127.0.0.1:\(server.port)", with: "SERVER")
        }
    }

    private func expectNothing(in requests: [String], _ what: String = "") {
        for request in requests {
            for secret in Self.secrets {
                #expect(!request.contains(secret), "\(what): \(secret) in \(request.prefix(300))")
            }
        }
    }

    /// Esc, and a wait until what lies over the screen is gone: a key right behind Esc would be read as one with Alt.
    private func close(_ screen: Screen, _ words: String) throws {
        screen.type(Key.escape)
        try screen.wait("\(words) gone") { !$0.contains { $0.contains(words) } }
    }

    private func press(_ screen: Screen, _ keys: String, until number: Int) throws {
        screen.type(keys)
        try screen.wait(for: "number-\(number).")
        // Its words are there before it is over, and till then some keys are not heard.
        try screen.wait("the end of answer \(number)") { !$0.contains { $0.contains("Esc stop") } }
    }

    @Test func `of the screen sends no figure and no name where nothing is shared`() throws {
        defer { server.stop() }
        try home.file("config/airfit/config.toml", settings(of: "offline"))
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("How many steps today?" + Key.enter)
        try screen.wait(for: "21 Nov 2026")
        screen.type(Key.control("l"))
        try screen.wait(for: "zebra")
        screen.type("zebra" + Key.enter)
        try screen.wait("the model above the talk") { $0.prefix(3).contains { $0.contains("zebra") } }
        screen.type("\u{1B}p")  // Alt-P
        try screen.wait(for: "Last one sent")
        #expect(!server.requests.contains { $0.method == "POST" }, "a look sends nothing")
        try close(screen, "Last one sent")
        screen.type("What next?" + Key.enter)
        try screen.wait(for: "Send the earlier talk along?")
        try press(screen, Key.enter, until: 1)
        try press(screen, Key.retry, until: 2)
        screen.type("\u{1B}e")  // Alt-E
        try screen.wait(for: "What next?")
        try press(screen, " Really?" + Key.enter, until: 3)
        try press(screen, "Something long" + Key.enter, until: 4)
        try screen.wait(for: "Ctrl-G continues")
        try press(screen, Key.control("g"), until: 5)
        try press(screen, "One" + Key.enter + "Two" + Key.enter, until: 7)
        try press(screen, "\u{1B}OR", until: 8)  // F3
        try press(screen, "\u{1B}OS", until: 9)  // F4
        screen.type("\u{1B}OQ")  // F2
        try screen.wait(for: "ask the model")
        screen.type(Key.retry)
        try screen.wait(for: "number-10")
        screen.type(Key.escape)
        try screen.wait(for: "Enter send")
        screen.type(Key.conversations)
        try screen.wait(for: "How many steps today?")
        screen.type("How many")
        screen.type("\u{1B}OQ")
        try screen.wait(for: "ask the model")
        screen.type(Key.retry)
        // The talk that the offline coach began, and the model went on with: what it was asked itself may be told.
        try screen.wait("a title, or why there is none") { rows in
            rows.contains { $0.contains("number-11") || $0.contains("has not seen") }
        }
        try close(screen, "ask the model")
        screen.type(Key.escape)
        try screen.wait(for: "Enter send")
        screen.type("\u{1B}[20~")  // F9
        try screen.wait(for: "AI coach persona")
        screen.type(Key.enter)
        try screen.wait(for: "Generate new preview")
        let before = server.requests.count
        screen.type("p")
        try screen.wait("the sample") { _ in server.requests.count > before }
        #expect(try screen.quit() == .exited(0))
        let sent = requests(server)
        #expect(sent.count { $0.hasPrefix("POST") } >= 11)
        #expect(!sent.joined().contains("How many steps today?"), "what only the offline coach was asked")
        expectNothing(in: sent)
    }

    @Test func `of the screen waits for an answer where its provider was never asked about`() throws {
        defer { server.stop() }
        try home.file("config/airfit/config.toml", settings(of: "custom", share: nil) + "")
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        for (keys, mark) in [("Hello" + Key.enter, "What may"), ("\u{1B}OR", "What may"), ("\u{1B}OS", "What may")] {
            screen.type(keys)
            try screen.wait("the question what it may see") { rows in rows.contains { $0.contains("custom") } }
            _ = mark
            screen.type(Key.escape)
        }
        screen.type("\u{1B}[20~")  // F9
        try screen.wait(for: "AI coach persona")
        screen.type(Key.enter)
        try screen.wait(for: "Generate new preview")
        screen.type("p")
        try screen.wait(for: "Nothing goes to custom unasked")
        #expect(try screen.quit() == .exited(0))
        #expect(!server.requests.contains { $0.method == "POST" })
    }

    @Test func `of the screen keeps what one provider saw from the one that takes its place`() throws {
        defer { server.stop() }
        let other = try LoopbackServer.start(computesHere: false, Self.script("okapi"))
        defer { other.stop() }
        home.environment["AIRFIT_OPENAI_BASE_URL"] = other.url + "/v1"
        home.environment["AIRFIT_OPENAI_API"] = "chat"
        home.environment["OPENAI_API_KEY"] = "sk-canary-0123456789"
        let first = settings(of: "custom", share: ["activity"])
        try home.file("config/airfit/config.toml", first)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        try press(screen, "CANARY-WORDS" + Key.enter, until: 1)
        #expect(requests(server).joined().contains("4321"), "what is shared goes out")
        let second = first.replacing("provider = \"custom\"", with: "provider = \"openai\"\nmodel = \"okapi\"")
        try home.file(
            "config/airfit/config.toml",
            second + "[consents.openai]\nhost = \"127.0.0.1:\(other.port)\"\nshare = []\n")
        // The open talk stays with its model until another one is chosen.
        screen.type(Key.control("l"))
        try screen.wait(for: "OpenAI")
        screen.type("okapi")
        try screen.wait("its row below what is typed") { $0.count { $0.contains("okapi") } > 1 }
        screen.type(Key.enter)
        try screen.wait("the other model above the talk") { $0.prefix(3).contains { $0.contains("okapi") } }
        screen.type("And now?" + Key.enter)
        // Asked only where the file of the settings, which says so too, was not read yet.
        let (firstQuestion, talk) = ("What may openai see?", "Send the earlier talk along?")
        try screen.wait("a question") { $0.contains { $0.contains(firstQuestion) || $0.contains(talk) } }
        if screen.text.contains(firstQuestion) { screen.type(Key.enter) }
        try screen.wait(for: talk)
        screen.type(Key.enter)
        try screen.wait("the answer of the other") { _ in other.requests.contains { $0.method == "POST" } }
        #expect(try screen.quit() == .exited(0))
        let sent = requests(other)
        #expect(!sent.joined().contains("CANARY-WORDS"))
        expectNothing(in: sent)
    }

    @Test(arguments: [
        ["ask", "How did I sleep?"], ["ask", "-"], ["ask", "--no-tools", "Steps?"], ["ask", "--tools-only", "Steps?"],
        ["ask", "--system", "Be brief.", "Steps?"], ["ask", "--json", "Steps?"],
    ])
    func `of ask sends no figure and no name unasked`(command: [String]) throws {
        defer { server.stop() }
        for share in [nil, []] as [[String]?] {
            try home.file("config/airfit/config.toml", settings(of: "custom", share: share))
            let outcome = try home.run(command + ["--date", "2026-11-21"], input: "How many steps?\n")
            #expect(outcome.status == 0, "\(outcome.error)")
        }
        let sent = requests(server)
        #expect(sent.count { $0.hasPrefix("POST") } == 2)
        expectNothing(in: sent, "\(command)")
    }

    @Test func `of the plain chat sends no figure and no name unasked`() throws {
        defer { server.stop() }
        try home.file("config/airfit/config.toml", settings(of: "offline", share: nil))
        let lines = [
            "How many steps today?", "/model custom zebra", "What next?", "/brief", "/review", "/new", "Steps?",
        ]
        let outcome = try home.run("--plain", "--date", "2026-11-21", input: lines.joined(separator: "\n") + "\n")
        #expect(outcome.status == 0 && outcome.output.contains("number-4."), "\(outcome.output)")
        let sent = requests(server)
        #expect(!sent.joined().contains("How many steps today?"), "what only the offline coach was asked")
        expectNothing(in: sent)
    }

    @Test(arguments: [
        ["models", "custom", "--refresh"], ["keys", "test", "custom"], ["doctor"],
        ["keys", "set", "custom", "--no-test"],
        ["keys", "set", "custom"], ["providers"], ["ask", "--show-request", "Steps?"],
    ])
    func `of other commands sends no words at all`(command: [String]) throws {
        defer { server.stop() }
        home.environment["AIRFIT_CUSTOM_API_KEY"] = "sk-canary-0123456789"
        try home.file("config/airfit/config.toml", settings(of: "custom", share: ["activity"]))
        _ = try home.run(command, input: "sk-other-canary-0123456789\n")
        expectNothing(in: requests(server), "\(command)")
        #expect(server.requests.allSatisfy { $0.method == "GET" && $0.body.isEmpty }, "\(command)")
    }

    @Test func `of a client over MCP tells only what is shared with models elsewhere`() throws {
        defer { server.stop() }
        let calls = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"metric_stats","arguments":{"metric":"steps","range":"2026-11-01..2026-11-21"}}}"#,
            #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"sql_readonly","arguments":{"sql":"select * from daily"}}}"#,
            #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"metrics_catalog","arguments":{}}}"#,
        ]
        func told(_ settings: String) throws -> String {
            try home.file("config/airfit/config.toml", settings)
            let outcome = try home.run(["mcp", "--date", "2026-11-21"], input: calls.joined(separator: "\n") + "\n")
            #expect(outcome.status == 0, "\(outcome.error)")
            #expect(outcome.output.contains("\"id\":5"), "\(outcome.output)")
            return outcome.output
        }
        expectNothing(in: [try told(settings(of: "custom", share: nil))], "nothing shared")
        let shared = settings(of: "custom", share: nil)
            .replacing("preview = \"never\"", with: "preview = \"never\"\nshare_remote = [\"activity\"]")
        #expect(try told(shared).contains("4321"), "else the test shows nothing")
        #expect(server.requests.isEmpty, "it asks no model")
    }
}
