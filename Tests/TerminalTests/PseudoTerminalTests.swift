import Glibc
import TestSupport
import Testing

@Suite struct `A program on a pseudo-terminal` {
    @Test func `has it as its controlling terminal`() throws {
        let shell = try PseudoTerminal(
            "/bin/sh", arguments: ["-c", "stty size </dev/tty; read line; echo got $line; exit 3"],
            environment: ["PATH": "/usr/bin:/bin"], columns: 33, rows: 7)
        try shell.wait(for: "7 33")
        shell.type("word\r")
        try shell.wait(for: "got word")
        #expect(try shell.waitForEnd() == .exited(3))
        #expect(shell.hasLineSettingsOfBefore)
    }

    @Test func `is ended by a signal and by the end of its window`() throws {
        for end in [{ (cat: PseudoTerminal) in cat.send(signal: SIGTERM) }, { $0.hangUp() }] {
            let cat = try PseudoTerminal("/bin/cat", environment: [:])
            cat.type("hello\r")
            try cat.wait(for: "hello\r\nhello")
            end(cat)
            guard case .signalled(let number) = try cat.waitForEnd() else {
                Issue.record("cat ended by itself")
                continue
            }
            #expect([SIGTERM, SIGHUP].contains(number))
        }
    }

    @Test func `is seen to leave things behind`() throws {
        let shell = try PseudoTerminal(
            "/bin/sh", arguments: ["-c", #"stty raw -echo; printf '\033[?1049h\033[?25l\033[?1000;1006h\033[?1000l'"#],
            environment: ["PATH": "/usr/bin:/bin"])
        try shell.waitForEnd()
        #expect(!shell.hasLineSettingsOfBefore)
        #expect(shell.modesLeftOn == ["alternate screen", "hidden cursor", "mode 1006"])
    }

    @Test func `that cannot be started says so`() {
        #expect(throws: PseudoTerminal.Failure.self) { try PseudoTerminal("/no/such/program", environment: [:]) }
    }
}
