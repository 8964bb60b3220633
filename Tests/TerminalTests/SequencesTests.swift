import Canvas
import Testing

@testable import Terminal

@Suite struct `The clipboard` {
    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"), ("é", "w6k=")])
    func `takes text as base64`(text: String, base64: String) {  // RFC 4648, section 10
        #expect(ClipboardSequence.base64(Array(text.utf8)) == base64)
        #expect(
            ClipboardSequence(ClipboardText(text))?.bytes(inTmux: false, inScreen: false)
                == "\u{1B}]52;c;\(base64)\u{7}")
    }

    @Test func `lets nothing of the text out of its base64`() {
        let sequence = ClipboardSequence("\u{1B}]0;x\u{7}\u{9C}")?.bytes(inTmux: false, inScreen: false)
        #expect(sequence?.dropFirst().dropLast().utf8.allSatisfy { (0x20..<0x7F).contains($0) } == true)
    }

    @Test func `is reached through tmux and screen`() {
        let tmux = ClipboardSequence("foo")?.bytes(inTmux: true, inScreen: false)
        #expect(tmux == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
        let screen =
            ClipboardSequence(ClipboardText(String(repeating: "x", count: 2000)))?.bytes(inTmux: false, inScreen: true)
            ?? ""
        let pieces = screen.split(separator: "\u{1B}\\")
        #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count < 768 })
    }

    private static let terminals: [([String: String], ClipboardReach)] = [
        (["TERM": "xterm-kitty"], .known), (["TERM": "foot-extra"], .known),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .known),
        (["TERM": "xterm-256color", "WT_SESSION": "1"], .known), (["TERM": "xterm-256color"], .unknown),
        (["TERM": "xterm-256color", "VTE_VERSION": "6800"], .unknown), (["TERM": "footnote"], .unknown),
        (["TERM": "screen-256color", "STY": "1", "WT_SESSION": "1"], .unknown), (["TERM": "linux"], .absent),
        (["TERM": "linux-16color"], .absent), ([:], .unknown),
    ]

    @Test(arguments: terminals)
    func `is said to be reached only where the terminal is known to have one`(
        environment: [String: String], reach: ClipboardReach
    ) {
        #expect(ClipboardReach(in: environment) == reach)
    }

    @Test func `takes no more than terminals do`() {
        #expect(ClipboardSequence(ClipboardText(String(repeating: "x", count: ClipboardSequence.longest + 1))) == nil)
    }
}

@Suite struct `The locale of characters` {
    @Test(arguments: [
        (["LC_ALL": "de_DE.UTF-8", "LANG": "C"], "de_DE.UTF-8"), (["LC_ALL": "", "LANG": "en_US.utf8"], "en_US.utf8"),
        (["LC_CTYPE": "C.UTF-8", "LANG": "C"], "C.UTF-8"), ([:], "C"),
    ])
    func `is the first that is set`(environment: [String: String], name: String) {
        #expect(UTF8Locale.name(in: environment) == name)
    }

    @Test(arguments: ["C", "POSIX", "de_DE.ISO-8859-1"])
    func `that is not UTF-8 is refused`(name: String) {
        #expect(throws: TerminalError.noUTF8Locale(name)) { try UTF8Locale.set(from: ["LC_ALL": name]) }
    }

    @Test func `that is UTF-8 but not installed has a stand-in`() throws {
        try UTF8Locale.set(from: ["LC_ALL": "xx_XX.UTF-8"])
    }
}

@Suite struct `Errors of the terminal` {
    @Test(arguments: [
        TerminalError.notATerminal, .dumbTerminal("dumb"), .unknownTerminal("x\u{1B}[31m"), .noUTF8Locale("C"),
    ])
    func `say in one safe sentence what to do`(error: TerminalError) {
        #expect(!error.message.contains("\u{1B}") && !error.message.contains("\n"))
        #expect(error.message.contains("set ") || error.message.contains("use "))
    }

    @Test func `name no terminal where none is named`() {
        #expect(TerminalError.dumbTerminal("").message.hasPrefix("TERM is not set; "))
    }
}

@Suite struct `Modes of the terminal` {
    @Test func `Alt comes as an escape, and as it was before when the program leaves`() {
        let modes = TerminalModes(isXtermLike: true)
        #expect(modes.on.hasSuffix("\u{1B}[?1036;1039s\u{1B}[?1036;1039h"), "kept before they are set")
        let farewell = modes.farewell(leaveScreen: "", plainText: "", showCursor: "")
        #expect(farewell.contains("\u{1B}[?1036;1039r"))
    }

    @Test func `that is no xterm are left alone`() {
        let modes = TerminalModes(isXtermLike: false)
        #expect(modes.on.isEmpty && !modes.farewell(leaveScreen: "", plainText: "", showCursor: "").contains("?"))
    }
}
