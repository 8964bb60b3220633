import Glibc
import TestSupport

/// The full-screen program and what a person would see of it.
final class Screen {
    let terminal: PseudoTerminal
    private var picture: VirtualScreen
    private var fed = 0
    /// Goes after the terminal, whose program lives in it.
    private let home: Home

    init(program: String = Home.program, _ arguments: [String], in home: Home, columns: Int, rows: Int) throws {
        self.home = home
        terminal = try PseudoTerminal(
            program, arguments: arguments, environment: home.environment, columns: columns, rows: rows)
        picture = VirtualScreen(columns: columns, rows: rows)
    }

    /// The rows as they stand now.
    var rows: [String] {
        if fed < terminal.output.count {
            picture.feed(terminal.output[fed...])
            fed = terminal.output.count
        }
        return picture.text
    }

    var text: String { rows.joined(separator: "\n") }

    /// Waits until a row shows the words.
    func wait(for words: String, seconds: Int = 120) throws {
        try wait("\"\(words)\" on the screen", seconds: seconds) { $0.contains { $0.contains(words) } }
    }

    /// Waits until the rows are as they should be.
    func wait(_ what: String, seconds: Int = 120, until isDone: ([String]) -> Bool) throws {
        do {
            try terminal.wait(what, seconds: seconds) { _ in isDone(rows) }
        } catch {
            throw PseudoTerminal.Failure(description: "\(what) did not come; the screen:\n\(text)")
        }
    }

    func type(_ keys: String) { terminal.type(keys) }

    func resize(columns: Int, rows: Int) {
        _ = self.rows
        picture.resize(columns: columns, rows: rows)
        terminal.resize(columns: columns, rows: rows)
    }

    /// Ctrl-Q, and `y` when it asks.
    func quit() throws -> PseudoTerminal.Ending {
        type(Key.quit)
        try wait("the end, or the question whether to") { rows in
            terminal.ending != nil || rows.contains { $0.contains("stay") }
        }
        if terminal.ending == nil { type("y") }
        return try terminal.waitForEnd()
    }

    /// Whether the terminal is as it was before the program came.
    var isGivenBack: Bool { terminal.modesLeftOn.isEmpty && terminal.hasLineSettingsOfBefore }
}

/// Keys as a terminal sends them.
enum Key {
    static let enter = "\r"
    static let escape = "\u{1B}"
    static let quit = control("q")
    static let retry = control("r")
    static let conversations = control("o")
    static let screens = control("t")

    static func control(_ letter: Unicode.Scalar) -> String { String(Unicode.Scalar(UInt8(letter.value & 0x1F))) }
}
