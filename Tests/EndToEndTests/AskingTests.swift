import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `A conversation on the screen` {
    private let home: Home

    init() throws {
        home = try Home()
        try home.importDay()
    }

    @Test func `shows the answer as it arrives, as Markdown`() throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in
            .streaming(
                ["## Your walk\n\n", "You made **4321** steps", ", which is "], until: gate, then: ["`enough`.\n"])
        }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("How far did I walk?" + Key.enter)
        try screen.wait(for: "You made 4321 steps")
        gate.open()
        try screen.wait(for: "which is enough.")
        #expect(!screen.text.contains("**"))
        #expect(!screen.text.contains("##"))
        #expect(try screen.quit() == .exited(0))
        #expect(screen.isGivenBack)

        let request = try #require(server.requests.first)
        #expect(request.path == "/v1/chat/completions")
        let body = try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
        #expect(body["stream"] as? Bool == true)
        let messages = try #require(body["messages"] as? [[String: Any]])
        #expect(messages.map { $0["role"] as? String } == ["system", "user"])
        let instructions = try #require(messages.first?["content"] as? String)
        #expect(instructions.contains("\"date\":\"2026-11-21\""))
        #expect(instructions.contains("4321"))
        #expect(messages.last?["content"] as? String == "How far did I walk?")
    }

    @Test func `keeps the part that arrived when Esc stops it`() async throws {
        let server = try LoopbackServer.start { _ in .sse([LoopbackAnswer.chatDelta("The first part")], ending: .hang) }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Tell me all" + Key.enter)
        try screen.wait(for: "The first part")
        screen.type(Key.escape)
        try screen.wait(for: "stopped")
        await server.abandoned(request: 1)
        #expect(screen.text.contains("The first part"))
        #expect(try screen.quit() == .exited(0), "a stopped answer does not hold the program up")
    }

    @Test func `asks before it leaves an answer behind`() throws {
        let server = try LoopbackServer.start { _ in .sse([LoopbackAnswer.chatDelta("It goes on")], ending: .hang) }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Tell me all" + Key.enter)
        try screen.wait(for: "It goes on")
        screen.type(Key.quit)
        try screen.wait(for: "stay")
        screen.type("n")
        try screen.wait("the question to be gone") { !$0.joined().contains("stay") }
        screen.type(Key.quit)
        try screen.wait(for: "stay")
        screen.type("y")
        #expect(try screen.terminal.waitForEnd() == .exited(0))
        #expect(screen.isGivenBack)
    }

    @Test(arguments: Trouble.allCases)
    func `says what went wrong, keeps the question, and Ctrl-R succeeds`(trouble: Trouble) throws {
        let isWell = Flag()
        let server = try LoopbackServer.start { _ in
            isWell.isSet ? .chatCompletionStream(of: ["All is ", "well again"]) : trouble.answer
        }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Is the server well?" + Key.enter)
        // What can pass by itself was tried four times by then.
        try screen.wait(for: "Ctrl-R tries again", seconds: 40)
        #expect(screen.text.contains(trouble.sentence), "\(screen.text)")
        #expect(screen.text.contains("Is the server well?"))
        #expect(!screen.text.contains("<html"))
        isWell.set()
        screen.type(Key.retry)
        try screen.wait(for: "All is well again")
        #expect(!screen.text.contains("Ctrl-R tries again"))
        #expect(screen.text.contains("Is the server well?"))
        #expect(try screen.quit() == .exited(0))
    }

    /// What a server does instead of answering.
    enum Trouble: CaseIterable {
        case error500, closed, cutOff, notJSON, webPage, refusedKey

        var answer: LoopbackAnswer {
            switch self {
            case .error500:
                .whole(
                    status: 500, headers: ["x-should-retry: false"], "{\"error\":{\"message\":\"the disk is full\"}}")
            case .closed: LoopbackAnswer([.close])
            case .cutOff: .sse([LoopbackAnswer.chatDelta("It was going so ")], ending: .close)
            case .notJSON: .whole("sorry, not today")
            case .webPage: .whole(type: "text/html", "<html><head><title>Welcome to the hotel</title></head></html>")
            case .refusedKey: .whole(status: 401, "{\"error\":{\"message\":\"Incorrect API key provided\"}}")
            }
        }

        var sentence: String {
            switch self {
            case .error500: "the disk is full"
            case .closed: "closed the connection"
            case .cutOff: "It was going so"
            case .notJSON: "not an event stream"
            case .webPage: "A web page came"
            case .refusedKey: "The key was refused"
            }
        }
    }

    @Test func `says that nobody answers at the address`() throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["never"]) }
        home.use(server)
        // Who does not answer is taken for somebody elsewhere, and would be asked about first.
        try home.file(
            "config/airfit/config.toml",
            "[privacy]\npreview = \"never\"\n[consents.custom]\nhost = \"127.0.0.1:\(server.port)\"\nshare = []\n")
        server.stop()
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Anybody there?" + Key.enter)
        try screen.wait(for: "Ctrl-R tries again", seconds: 40)
        #expect(screen.text.contains("The server could not be reached"))
        #expect(screen.text.contains("Anybody there?"))
        #expect(try screen.quit() == .exited(0))
    }

    @Test func `stands any change of size while an answer streams`() throws {
        let pieces = (1...400).map { "word\($0) " + ($0.isMultiple(of: 40) ? "\n\n- a point\n" : "") }
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: pieces, pauseMilliseconds: 2) }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Tell me a long story" + Key.enter)
        try screen.wait("the answer") { $0.contains { $0.contains("word") } }
        for step in 0..<50 {
            let mark = screen.terminal.output.count
            screen.resize(
                columns: [1, 200, 60, 3, 132, 80, 17, 116, 40][step % 9], rows: [1, 50, 2, 24, 20, 10, 36][step % 7])
            // Every third size is seen to be drawn for; the others come in a burst.
            if step.isMultiple(of: 3) { try screen.terminal.wait("a frame") { $0.output.count > mark } }
        }
        screen.resize(columns: 120, rows: 36)
        try screen.wait(for: "word400")
        #expect(screen.rows.allSatisfy { $0.cellCount == 120 })
        #expect(try screen.quit() == .exited(0))
        #expect(screen.isGivenBack)
    }
}
