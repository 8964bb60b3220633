import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `A kill at any moment` {
    @Test func `leaves the question and all but the last second of the answer`() throws {
        let home = try Home()
        // At least ten milliseconds between words: never more than a hundred in a second.
        let words = (1...2000).map { "word\($0) " }
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: words, pauseMilliseconds: 10) }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("What is left of this?" + Key.enter)
        try screen.wait("word 150") { lastWord(in: $0) >= 150 }
        screen.terminal.send(signal: SIGKILL)
        #expect(try screen.terminal.waitForEnd() == .signalled(SIGKILL))
        let seen = lastWord(in: screen.rows)

        let again = try home.open()
        try again.wait(for: "Ask the coach")
        again.type(Key.conversations)
        try again.wait(for: "What is left of this?")
        again.type(Key.enter)
        try again.wait(for: "the answer was cut off")
        #expect(again.text.contains("What is left of this?"))
        #expect(again.text.contains("word1 word2 word3 "))
        #expect(lastWord(in: again.rows) >= seen - 100)
        #expect(try again.quit() == .exited(0))
    }

    private func lastWord(in rows: [String]) -> Int {
        rows.joined(separator: " ").matches(of: /word(\d+)/).compactMap { Int($0.1) }.max() ?? 0
    }

    @Test func `leaves an import in or out`() throws {
        // A fast machine may be through before the kill: then once more, with twice as much.
        for count in [140_000, 280_000, 560_000, 1_120_000] where try killsImport(of: count) { return }
        Issue.record("every import was over before the kill")
    }

    /// Kills an import of that many samples at its first sign of life, looks at what it left, and imports again.
    /// False when it was over before the kill.
    private func killsImport(of count: Int) throws -> Bool {
        let home = try Home()
        let path = try home.file(
            "big.xml", AppleExport.text(AppleExport.steps(repeatElement(10, count: count))))
        let terminal = try PseudoTerminal(
            Home.program, arguments: ["import", path], environment: home.environment)
        try terminal.wait(for: " records")
        terminal.send(signal: SIGKILL)
        guard try terminal.waitForEnd() == .signalled(SIGKILL) else { return false }

        let after = try home.steps(on: "2026-11-20")
        #expect(after == nil || after == 6000, "half of an import")
        let again = try home.run("import", "--json", path)
        #expect(again.status == 0, "\(again.error)")
        #expect(try home.steps(on: "2026-11-20") == 6000)
        #expect(try home.steps(on: "2026-07-04") == 6000)
        let report = try json(again.output)
        #expect(report["added"] as? Int == (after == nil ? count : 0))
        return true
    }
}

extension Home {
    /// The steps that `airfit snapshot` tells of that day.
    func steps(on day: String) throws -> Int? {
        let outcome = try run("snapshot", "--json", "--date", day)
        guard outcome.status == 0 else { throw PseudoTerminal.Failure(description: outcome.error) }
        return (try json(outcome.output)["activity"] as? [String: Any])?["steps"] as? Int
    }
}

func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
}
