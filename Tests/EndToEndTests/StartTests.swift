import Glibc
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `The program on a terminal` {
    @Test(arguments: [(120, 36), (80, 24), (60, 20), (200, 50)])
    func `shows the sample day and leaves on Ctrl-Q`(columns: Int, rows: Int) throws {
        let home = try Home()
        let screen = try home.open("--demo", "--date", "2026-11-21", columns: columns, rows: rows)
        try screen.wait(for: "21 Nov")
        try screen.wait(for: "Steps")
        let firstFrame = screen.terminal.output.count
        screen.type(Key.screens)
        try screen.wait(for: "coach")
        #expect(try screen.quit() == .exited(0))
        #expect(screen.isGivenBack)
        let later = TerminalState(after: Array(screen.terminal.output[firstFrame...]))
        #expect(later.erasures == 0, "the whole screen was erased after the first frame")
        #expect(home.throwAwayFolders.isEmpty, "the throw-away store stays behind")
    }

    @Test func `tells in one sentence below a useful size, and comes back`() throws {
        let home = try Home()
        let screen = try home.open("--demo", "--date", "2026-11-21", columns: 30, rows: 8)
        try screen.wait("a sentence") { $0.joined(separator: " ").contains("40") }
        screen.resize(columns: 100, rows: 30)
        try screen.wait(for: "Steps")
        #expect(try screen.quit() == .exited(0))
    }
}
