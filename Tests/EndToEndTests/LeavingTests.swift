import Foundation
import Glibc
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `However it ends, the terminal is whole again after` {
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

@Suite(.blocksItsThread) struct `While an answer is being drawn` {
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
            // Any of them: one that is awaited by its number may have moved on before anybody looked.
            try screen.wait("the answer") { $0.contains { $0.contains("word") } }
            screen.terminal.send(signal: signal)
            #expect([.exited(128 + signal), .signalled(signal)].contains(try screen.terminal.waitForEnd()))
            #expect(screen.isGivenBack)
            let farewell = screen.terminal.output.suffix(40)
            #expect(String(decoding: farewell, as: UTF8.self).contains("\u{1B}[?1049l"), "something is drawn after it")
        }
    }
}

/// A stop needs a shell that minds the job: one without is ignored by the kernel.
@Suite(.blocksItsThread) struct `Under a shell with job control` {
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

/// A stop that no program can see coming, with the shell in front of it.
@Suite(.blocksItsThread) struct `After a stop that cannot be caught` {
    private let home: Home
    private let screen: Screen

    init() throws {
        home = try Home()
        home.environment["PS1"] = "prompt> "
        screen = try Screen(program: "/bin/dash", ["-i"], in: home, columns: 120, rows: 36)
        try screen.wait(for: "prompt>")
        screen.type(Home.program + " --demo --date 2026-11-21" + Key.enter)
        try screen.wait(for: "Steps")
        // The whole first frame: else the rest of it comes later, wherever the program is then.
        try screen.wait(for: "quit")
        try screen.wait("its modes") { _ in KeyboardModes(of: screen.terminal.output).depth == 1 }
    }

    /// The line stays raw: the shell takes a line end, not the key.
    private func stop() throws {
        let mark = screen.terminal.output.count
        kill(try #require(screen.terminal.children.first), SIGSTOP)
        try screen.terminal.wait(for: "prompt>", since: mark)
    }

    /// Ends the program, and looks at what it leaves of the modes that the terminal keeps on a stack, or saves.
    private func expectBalance() throws {
        screen.type(Key.quit)
        try screen.wait("the end") { _ in screen.isGivenBack }
        let modes = KeyboardModes(of: screen.terminal.output)
        #expect(modes.depth == 0, "the terminal's stack of keyboard modes is not as it was")
        #expect(modes.savedOurs == false, "a mode of ours was saved as the person's")
        screen.type("echo left with $?" + Key.enter)
        try screen.wait(for: "left with 0")
    }

    /// Types it as often as it takes: what is continued twice in a breath may see itself in the background still, and
    /// stop once more, as under any shell.
    private func bringToFront() throws {
        for _ in 0..<5 {
            let mark = screen.terminal.output.count
            var written: String { String(decoding: screen.terminal.output[mark...], as: UTF8.self) }
            screen.type("fg\n")
            try screen.terminal.wait("the picture, or another stop") { _ in
                written.contains("Steps") || written.contains("Stopped")
            }
            if written.contains("Steps") { return }
        }
        Issue.record("it stops whenever it is brought to the front")
    }

    @Test func `the keyboard is as it was before`() throws {
        for _ in 0..<3 {
            try stop()
            try bringToFront()
            try screen.wait("its modes") { _ in KeyboardModes(of: screen.terminal.output).depth == 1 }
        }
        try expectBalance()
    }

    @Test func `going on in the background writes nothing until it is in front again`() throws {
        try stop()
        let mark = screen.terminal.output.count
        screen.type("bg\n")
        try screen.terminal.wait(for: "prompt>", since: mark)
        screen.type("echo in 'front'\n")
        // With the prompt after it: before that the shell tells of the stop, which is none that `fg` met.
        try screen.terminal.wait("the shell's answer and its prompt") { _ in
            String(decoding: screen.terminal.output[mark...], as: UTF8.self)
                .firstRange(of: /in front\r?\n[^$]*prompt>/) != nil
        }
        let written = String(decoding: screen.terminal.output[mark...], as: UTF8.self)
        #expect(!written.contains("\u{1B}[?2004h") && !written.contains("\u{1B}[>1u"), "\(written)")
        try bringToFront()
        try expectBalance()
    }

    /// The shell is busy and leaves what is typed to whoever reads it first.
    @Test func `what is typed for the shell keeps nobody waiting in the background`() throws {
        try stop()
        let mark = screen.terminal.output.count
        screen.type("echo begun; sleep 1; bg; sleep 1\n")
        try screen.terminal.wait(for: "begun", since: mark)
        screen.type("echo in front\n")
        try screen.terminal.wait(for: "in front", since: mark)
        try bringToFront()
        try expectBalance()
    }
}

/// What the sequences that a program wrote leave of the modes of the keyboard.
private struct KeyboardModes {
    /// On the stack of kitty's protocol.
    private(set) var depth = 0
    /// Whether the modes of Alt were saved while they were ours.
    private(set) var savedOurs = false

    init(of output: [UInt8]) {
        var isOurs = false
        for sequence in String(decoding: output, as: UTF8.self).split(separator: "\u{1B}[") {
            if sequence.hasPrefix(">1u") { depth += 1 }
            if sequence.hasPrefix("<u") { depth = max(0, depth - 1) }
            if sequence.hasPrefix("?1036;1039s"), isOurs { savedOurs = true }
            if sequence.hasPrefix("?1036;1039h") { isOurs = true }
            if sequence.hasPrefix("?1036;1039r") { isOurs = false }
        }
    }
}

@Suite(.blocksItsThread) struct `While the editor has the terminal` {
    @Test func `a signal ends both, and leaves no file of the question`() throws {
        let home = try Home()
        let editor = try home.file("editor", "#!/bin/sh\necho in the editor\nexec sleep 600\n")
        chmod(editor, 0o700)
        home.environment["EDITOR"] = editor
        let screen = try home.open("--demo", "--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("a question" + Key.control("x") + Key.control("e"))
        try screen.wait(for: "in the editor")
        screen.terminal.send(signal: SIGTERM)
        #expect(try screen.terminal.waitForEnd() == .exited(128 + SIGTERM))
        #expect(screen.isGivenBack)
        let files = FileManager.default.enumerator(atPath: home.folder)?.compactMap { $0 as? String } ?? []
        #expect(!files.contains { $0.hasSuffix("question.md") })
    }
}
