import Glibc
import TestSupport
import Testing

@Suite struct `However it ends, the terminal is whole again after` {
    private let home: Home
    private let screen: Screen

    init() throws {
        home = try Home()
        screen = try home.open("--demo", "--date", "2026-11-21")
        try screen.wait(for: "Steps")
        try #require(!screen.isGivenBack, "the program changes nothing, so there is nothing to give back")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) func `a signal to end`(signal: Int32) throws {
        screen.terminal.send(signal: signal)
        let ending = try screen.terminal.waitForEnd()
        #expect([.exited(128 + signal), .signalled(signal)].contains(ending))
        #expect(screen.isGivenBack)
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE]) func `a crash`(signal: Int32) throws {
        screen.terminal.send(signal: signal)
        let ending = try screen.terminal.waitForEnd()
        #expect([.exited(128 + signal), .signalled(signal)].contains(ending))
        #expect(screen.isGivenBack)
    }

    // The settings of a line that is gone cannot be looked at.
    @Test func `its window is closed, and ends`() throws {
        screen.terminal.hangUp()
        let ending = try screen.terminal.waitForEnd()
        #expect([.exited(128 + SIGHUP), .signalled(SIGHUP)].contains(ending))
    }
}

@Suite struct `While an answer is being drawn` {
    @Test(arguments: [SIGSEGV, SIGABRT, SIGTERM, SIGINT])
    func `an end leaves nothing of it behind`(signal: Int32) throws {
        let home = try Home()
        let server = try LoopbackServer.start { _ in
            .chatCompletionStream(of: (1...20_000).map { "word\($0) " }, pauseMilliseconds: 1)
        }
        defer { server.stop() }
        home.use(server)
        for _ in 0..<3 {
            let screen = try home.open("--date", "2026-11-21")
            try screen.wait(for: "Ask the coach")
            screen.type("Go on" + Key.enter)
            try screen.wait(for: "word100 ")
            screen.terminal.send(signal: signal)
            #expect([.exited(128 + signal), .signalled(signal)].contains(try screen.terminal.waitForEnd()))
            #expect(screen.isGivenBack)
            let farewell = screen.terminal.output.suffix(40)
            #expect(String(decoding: farewell, as: UTF8.self).contains("\u{1B}[?1049l"), "something is drawn after it")
        }
    }
}

/// A stop needs a shell that minds the job: one without is ignored by the kernel.
@Suite struct `Under a shell with job control` {
    private let home: Home
    private let screen: Screen

    init() throws {
        home = try Home()
        home.environment["PS1"] = "prompt> "
        screen = try Screen(
            program: "/bin/dash", ["-i"], in: home, columns: 120, rows: 36)
        try screen.wait(for: "prompt>")
        try #require(screen.isGivenBack)
        screen.type(Home.program + " --demo --date 2026-11-21" + Key.enter)
        try screen.wait(for: "Steps")
        try #require(!screen.isGivenBack)
    }

    @Test(arguments: ["Ctrl-Z", "SIGTSTP"])
    func `a stop gives the terminal back, and going on takes it again`(means: String) throws {
        if means == "Ctrl-Z" {
            screen.type(Key.control("z"))
        } else {
            let job = try #require(screen.terminal.children.first)
            kill(job, SIGTSTP)
        }
        try screen.wait(for: "Stopped")
        try screen.wait(for: "prompt>")
        #expect(screen.isGivenBack)
        let mark = screen.terminal.output.count
        screen.type("fg" + Key.enter)
        try screen.terminal.wait(for: "Steps", since: mark)
        #expect(!screen.isGivenBack)
        screen.type(Key.quit)
        try screen.wait("the end") { _ in screen.isGivenBack }
        screen.type("echo left with $?" + Key.enter)
        try screen.wait(for: "left with 0")
        #expect(screen.isGivenBack)
    }
}
