import Foundation
import TestSupport
import Testing

private let tmuxPath = ["/usr/bin/tmux", "/usr/local/bin/tmux"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

@Suite(
    .blocksItsThread,
    .enabled(if: tmuxPath != nil, "tmux is not installed; this looks at the screen of a terminal that is not ours"))
struct `In tmux` {
    @Test func `chat and panel stand side by side, and wide characters keep the columns`() throws {
        let home = try Home()
        try home.importDay()
        let answer = """
            Sleep 睡眠 was fine 👍🏽, steps 歩数 ok.

            | metric | value |
            |---|---|
            | 心拍数 | 58 ❤️ |
            | e\u{301}te\u{301} | 👨‍👩‍👧‍👦 ok |
            | ｗｉｄｅ | 🇩🇪 end |

            \(String(repeating: "漢字🏃‍♀️x ", count: 60)) finished.
            """
        let server = try LoopbackServer.start { _ in
            .chatCompletionStream(of: answer.unicodeScalars.map { String($0) })
        }
        defer { server.stop() }
        home.use(server)
        home.environment["TERM"] = "screen-256color"
        let tmux = try Tmux(home, columns: 200, rows: 50)
        defer { tmux.end() }
        let divider = try #require(try tmux.wait(for: "Ask the coach").compactMap(Self.divider).first)
        tmux.type("How was it?")
        tmux.press("Enter")
        let rows = try tmux.wait(for: "9 in")
        try #require(rows.count == 50)
        // Title and footer have none.
        #expect(
            rows[1..<49].map(Self.divider) == Array(repeating: divider, count: 48), "\(rows.joined(separator: "\n"))")
        #expect(rows.allSatisfy { $0.cellCount <= 200 })
        #expect(rows.joined().contains("finished."))
        // And again after other widths, whatever was cut in halves on the way.
        tmux.resize(columns: 131, rows: 50)
        _ = try tmux.wait("the narrower picture") { rows in
            rows.count == 50 && rows.allSatisfy { $0.cellCount <= 131 } && rows[49].contains("^Q quit")
        }
        tmux.resize(columns: 200, rows: 50)
        // The middle of a frame is seen too: the whole picture is waited for.
        _ = try tmux.wait("the line in one column from top to bottom") { rows in
            rows.count == 50 && rows[1..<49].allSatisfy { Self.divider($0) == divider }
        }
        tmux.press("C-q")
        try tmux.waitForEnd()
    }

    /// In which column the line between chat and panel stands: the first of its kind from the middle on.
    private static func divider(_ row: String) -> Int? {
        for place in row.indices where row[place] == "│" {
            // Counted as a whole: a flag is two letters and two cells.
            let column = String(row[..<place]).cellCount
            if column >= 100 { return column }
        }
        return nil
    }
}

/// The program in a tmux of its own, without a window.
private final class Tmux {
    private let home: Home
    private let socket: String

    init(_ home: Home, columns: Int, rows: Int) throws {
        self.home = home
        socket = try home.file("tmux")
        let variables = home.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
        let start = try run(
            "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
            "exec env -i \(variables) '\(Home.program)' --date 2026-11-21")
        guard start.status == 0 else {
            throw PseudoTerminal.Failure(description: "tmux does not start: \(start.error)")
        }
    }

    @discardableResult
    private func run(_ arguments: String...) throws -> PipedProgram {
        try PipedProgram(
            running: tmuxPath ?? "", arguments: ["-u", "-S", socket, "-f", "/dev/null"] + arguments,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"])
    }

    func type(_ text: String) { _ = try? run("send-keys", "-l", text) }
    func press(_ key: String) { _ = try? run("send-keys", key) }
    func resize(columns: Int, rows: Int) { _ = try? run("resize-window", "-x", "\(columns)", "-y", "\(rows)") }
    func end() { _ = try? run("kill-server") }

    func wait(for words: String) throws -> [String] { try wait(words) { $0.contains { $0.contains(words) } } }

    /// Looks until the screen is as it should be: tmux tells nobody that it has changed.
    func wait(_ what: String, until isDone: ([String]) -> Bool) throws -> [String] {
        var rows: [String] = []
        for _ in 0..<400 {
            rows = try run("capture-pane", "-p").output.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init).dropLast()
            if isDone(rows) { return rows }
            usleep(50_000)
        }
        throw PseudoTerminal.Failure(description: "\(what) did not come; the screen:\n\(rows.joined(separator: "\n"))")
    }

    /// The server goes with its only program.
    func waitForEnd() throws {
        for _ in 0..<400 {
            if try run("list-sessions").status != 0 { return }
            usleep(50_000)
        }
        throw PseudoTerminal.Failure(description: "the program did not end")
    }
}
