import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `The chat in plain lines` {
    private let home: Home

    init() throws {
        home = try Home()
        try home.importDay()
    }

    private func plain(_ input: String) throws -> PipedProgram {
        try home.run(["--plain", "--date", "2026-11-21"], input: input)
    }

    @Test func `answers the lines of a pipe, one after the other, and keeps them`() throws {
        let server = try LoopbackServer.start { _ in
            .chatCompletionStream(of: ["## Steps\n", "You made **4321** steps.\n", "That is `enough`."])
        }
        defer { server.stop() }
        home.use(server)
        let run = try plain("How far did I walk?\nAnd yesterday?\n")
        #expect(run.status == 0)
        #expect(run.output.contains("Coach: Steps\nYou made 4321 steps.\nThat is enough.\n"))
        #expect(run.output.components(separatedBy: "Coach: ").count == 3)
        #expect(!run.output.contains("\u{1B}"))
        #expect(server.requests.count == 2)
        let body = String(decoding: server.requests[1].body, as: UTF8.self)
        #expect(body.contains("How far did I walk?"), "the second question knows the first")
    }

    @Test func `obeys its commands without asking anybody`() throws {
        let run = try plain("/help\n/model\n/model offline\n/today\n/new\n/nonsense\n/quit\nnever read\n")
        #expect(run.status == 0)
        #expect(run.output.contains("/new begins a new conversation."))
        #expect(run.output.contains("You talk with the offline coach, which is not an AI."))
        #expect(run.output.contains("2026 ("))
        #expect(run.output.contains("A new conversation."))
        #expect(run.output.contains("There is no command /nonsense. /help lists them."))
    }

    @Test func `says in a line which numbers of an answer the data do not back`() throws {
        let server = try LoopbackServer.start { _ in
            .sse([LoopbackAnswer.chatDelta("You weigh 412.7 kg."), LoopbackAnswer.chatFinish("stop")])
        }
        defer { server.stop() }
        home.use(server)
        let run = try plain("How much do I weigh?\n")
        #expect(run.output.contains("1 number here is not backed by the data: 412.7 kg"), "\(run.output)")
    }

    @Test func `says what was written before and after a look-up in lines of their own`() throws {
        let server = try LoopbackServer.start { request in
            request.bodyText.contains("\"role\":\"tool\"")
                ? .chatCompletionStream(of: ["You walked well."])
                : .sse([
                    LoopbackAnswer.chatDelta("Let me look."),
                    LoopbackAnswer.chatCall("c1", "metric_stats", #"{"metric":"steps","range":"today"}"#),
                    LoopbackAnswer.chatFinish("tool_calls"), "data: [DONE]\n\n",
                ])
        }
        defer { server.stop() }
        home.use(server)
        let run = try plain("Did I walk enough?\n")
        #expect(run.output.contains("Coach: Let me look.\nYou walked well.\nLooked up 1 thing.\n"), "\(run.output)")
    }

    @Test func `says what was written before it asks whether to store something`() throws {
        let server = try LoopbackServer.start { request in
            request.bodyText.contains("\"role\":\"tool\"")
                ? .chatCompletionStream(of: ["Well drunk."])
                : .sse([
                    LoopbackAnswer.chatDelta("Let me note it."),
                    LoopbackAnswer.chatCall("c1", "log_water", #"{"ml":500}"#),
                    LoopbackAnswer.chatFinish("tool_calls"), "data: [DONE]\n\n",
                ])
        }
        defer { server.stop() }
        home.use(server)
        let screen = try Screen(["--plain", "--date", "2026-11-21"], in: home, columns: 80, rows: 24)
        try screen.wait(for: "You: ")
        screen.type("I drank half a litre.\r")
        try screen.wait(for: "Store it?")
        #expect(screen.text.contains("Coach: Let me note it."))
        screen.type("n\r")
        try screen.wait(for: "Well drunk.")
        screen.type("/quit\r")
        #expect(try screen.terminal.waitForEnd() == .exited(0))
    }

    @Test func `says in a line what went wrong, and goes on`() throws {
        let server = try LoopbackServer.start { _ in .whole(status: 401, "{}") }
        defer { server.stop() }
        home.use(server)
        let run = try plain("Hello?\n/model\n")
        #expect(run.status == 0)
        #expect(run.output.contains("Error: "))
        #expect(run.output.contains("You talk with "))
    }

    @Test func `works on a dumb terminal, where Ctrl-C stops the answer alone`() async throws {
        let server = try LoopbackServer.start { _ in
            .sse([LoopbackAnswer.chatDelta("The first part.\nMore")], ending: .hang)
        }
        defer { server.stop() }
        home.use(server)
        home.environment["TERM"] = "dumb"
        let screen = try Screen(["--plain", "--date", "2026-11-21"], in: home, columns: 80, rows: 24)
        try screen.wait(for: "You: ")
        screen.type("Tell me all\r")
        try screen.wait(for: "Coach: The first part.")
        screen.type("\u{3}")
        try screen.wait(for: "Stopped.")
        await server.abandoned(request: 1)
        screen.type("/quit\r")
        // The kernel empties the terminal's line after it has signalled the Ctrl-C. A line that comes in the middle of
        // that is held back until the next one.
        try screen.wait(for: "/quit")
        screen.type("\r")
        #expect(try screen.terminal.waitForEnd() == .exited(0))
        #expect(!screen.text.contains("[?1049h"))
    }
}
