import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `Something the coach stores` {
    private let home: Home

    init() throws {
        home = try Home()
        try home.importDay()
    }

    /// Calls `log_water` first and answers when it has the result.
    private func server() throws -> LoopbackServer {
        try LoopbackServer.start { request in
            guard !request.bodyText.contains("\"role\":\"tool\"") else { return .chatCompletionStream(of: ["Noted."]) }
            return .sse([
                LoopbackAnswer.chatCall("c1", "log_water", #"{"ml":500,"time":"09:30"}"#),
                LoopbackAnswer.chatFinish("tool_calls"), LoopbackAnswer.chatUsage(input: 20, output: 8),
                "data: [DONE]\n\n",
            ])
        }
    }

    /// Asked, with the sheet open for keys.
    private func asked(_ server: LoopbackServer) throws -> Screen {
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("I drank half a litre" + Key.enter)
        try screen.wait(for: "Store this?")
        #expect(screen.text.contains("500 ml") && screen.text.contains("09:30"))
        try screen.wait(for: "Nothing is stored before you say so")
        return screen
    }

    /// What the tool answered to the model.
    private func reply(_ server: LoopbackServer) throws -> [String: Any] {
        let body = try parsed(try #require(server.requests.last).bodyText)
        let messages = try #require(body["messages"] as? [[String: Any]])
        return try parsed(try #require(messages.last?["content"] as? String))
    }

    private func parsed(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `is stored by Enter, and undone on the log`() throws {
        let server = try server()
        defer { server.stop() }
        let screen = try asked(server)
        screen.type(Key.enter)
        try screen.wait(for: "Noted.")
        try screen.wait(for: "Alt-U undoes it")
        #expect(try reply(server)["status"] as? String == "saved")
        screen.type("\u{1B}[15~")  // F5
        try screen.wait(for: "Write something down")
        try screen.wait("the entry on the log") { $0.contains { $0.contains("09:30") && $0.contains("500 ml") } }
        screen.type("\u{1B}[B")
        screen.type("\u{1B}[3~")
        try screen.wait(for: "Taken back")
        #expect(try screen.quit() == .exited(0))
        let again = try home.open("--date", "2026-11-21")
        again.type("\u{1B}[15~")
        try again.wait(for: "Nothing is written down yet")
        #expect(try again.quit() == .exited(0))
    }

    @Test func `is stored as the person changed it`() throws {
        let server = try server()
        defer { server.stop() }
        let screen = try asked(server)
        screen.type("e" + Key.control("u") + "750 ml" + Key.enter)
        try screen.wait(for: "was 500 ml")
        screen.type(Key.enter)
        try screen.wait(for: "Noted.")
        let reply = try reply(server)
        #expect(reply["status"] as? String == "edited" && (reply["stored"] as? [String: Any])?["ml"] as? Int == 750)
        #expect(try screen.quit() == .exited(0))
    }

    @Test func `is not stored after Esc, and the answer goes on`() throws {
        let server = try server()
        defer { server.stop() }
        let screen = try asked(server)
        screen.type(Key.escape)
        try screen.wait(for: "Noted.")
        #expect(try reply(server)["status"] as? String == "declined")
        screen.type("\u{1B}[15~")
        try screen.wait(for: "Nothing is written down yet")
        #expect(try screen.quit() == .exited(0))
    }

    @Test func `is not stored when the program is killed while it asks`() throws {
        let server = try server()
        defer { server.stop() }
        let screen = try asked(server)
        screen.terminal.send(signal: SIGKILL)
        _ = try screen.terminal.waitForEnd()
        let again = try home.open("--date", "2026-11-21")
        again.type("\u{1B}[15~")
        try again.wait(for: "Nothing is written down yet")
        #expect(try again.quit() == .exited(0))
    }
}
