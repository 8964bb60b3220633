import Foundation
import TestSupport
import Testing

/// A program in a network of its own that has nothing but itself. `unshare` execs what it starts: signals go to the program.
private enum Apart {
    static let unshare = "/usr/bin/unshare"

    /// Whether this system lets a person make one.
    static let isPossible: Bool = {
        let isThere = FileManager.default.isExecutableFile(atPath: unshare)
        // Where it cannot be started it cannot be used.
        return isThere
            && (try? PipedProgram(running: unshare, arguments: ["-rn", "/bin/true"], environment: [:]))?.status == 0
    }()
}

@Suite(.enabled(if: Apart.isPossible)) struct `A machine without a network` {
    private let home: Home

    init() throws {
        home = try Home()
        try home.importDay()
        home.environment["OPENAI_API_KEY"] = "sk-test-0123456789abcdefghijklmn"
        try home.file("config/airfit/config.toml", "[coach]\nprovider = \"openai\"\nmodel = \"gpt-5\"\n")
    }

    private func run(_ arguments: String..., input: String = "") throws -> PipedProgram {
        try PipedProgram(
            running: Apart.unshare, arguments: ["-rn", Home.program] + arguments, environment: home.environment,
            input: input)
    }

    private func open() throws -> Screen {
        try Screen(program: Apart.unshare, ["-rn", Home.program], in: home, columns: 100, rows: 30)
    }

    private func openChat() throws -> Screen {
        let screen = try open()
        try screen.wait(for: "offline ")
        screen.type("\u{14}")
        try screen.wait(for: "Ask the coach")
        return screen
    }

    @Test func `keeps what was asked through a kill, with its place`() throws {
        let screen = try openChat()
        screen.type("How far did I walk?" + Key.enter)
        try screen.wait(for: "waits for the network")
        screen.type("And yesterday?" + Key.enter)
        try screen.wait(for: "2nd of 2")
        // It is on disk when the second one is listed by another program.
        var listed = ""
        for _ in 0..<100 where !listed.contains("2. And yesterday?") {
            listed = try run("--plain", input: "/waiting\n").output
        }
        #expect(listed.contains("1. How far did I walk?"))
        screen.terminal.send(signal: SIGKILL)
        _ = try screen.terminal.waitForEnd()

        let again = try openChat()
        try again.wait(for: "1st of 2")
        #expect(again.text.contains("How far did I walk?") && again.text.contains("And yesterday?"))
        again.type("\u{1B}w")
        try again.wait(for: "send now")
        again.type("d")
        try again.wait(for: "d again deletes it")
        again.type("d")
        try again.wait("one question") { rows in
            !rows.contains { $0.contains("How far did I walk?") && $0.contains("▌") }
        }
        #expect(try again.quit() == .exited(0))
        #expect(try run("--plain", input: "/waiting\n").output.contains("1. And yesterday?"))
    }

    @Test func `answers a crisis at once`() throws {
        let screen = try openChat()
        screen.type("I want to kill myself" + Key.enter)
        try screen.wait(for: "Offline coach")
        try screen.wait(for: "Your data stay out of this talk")
        #expect(try screen.quit() == .exited(0))
        let lines = try run("--plain", input: "I want to kill myself\n/waiting\n").output
        #expect(lines.contains("No question waits for the network."))
    }

    @Test func `says in plain lines that a question waits, and for whom`() throws {
        let first = try run("--plain", input: "How far did I walk?\n/waiting\n")
        #expect(first.output.contains("There is no network: your question waits"))
        #expect(first.error.contains("1 question waits for the network"))
        let next = try run("--plain", input: "/drop 1\n/waiting\n")
        #expect(next.output.contains("1 question waits from earlier; /waiting shows it."))
        #expect(next.output.contains("Deleted: How far did I walk?"))
        #expect(next.output.contains("No question waits for the network."))
    }

    @Test func `ends a command with one sentence`() throws {
        let run = try run("ask", "How far did I walk?")
        #expect(run.status == 69)
        #expect(run.error.contains("this machine is offline"))
        #expect(run.error.split(separator: "\n").count == 1)
        #expect(run.output.isEmpty)
    }

    @Test func `asks a model of its own all the same`() throws {
        try home.file("config/airfit/config.toml", "[coach]\nprovider = \"offline\"\n")
        let run = try run("ask", "How far did I walk?")
        #expect(run.status == 0 && !run.output.isEmpty)
    }
}
