import Canvas
import TestSupport
import Testing

@testable import Terminal

@Suite struct `Links for the terminal` {
    @Test(arguments: [
        ["TERM": "xterm-kitty"], ["TERM": "foot"], ["TERM": "foot-extra"],
        ["TERM": "xterm-256color", "VTE_VERSION": "6800"],
        ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
        ["TERM": "tmux-256color", "TMUX": "x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"],
    ])
    func `are told to those that are known to take them`(environment: [String: String]) {
        #expect(LinkSequences.areTaken(in: environment))
    }

    @Test(arguments: [
        ["TERM": "xterm-256color"], ["TERM": "linux"], ["TERM": "screen", "STY": "1", "VTE_VERSION": "6800"],
        [
            "TERM": "tmux-256color", "TMUX": "x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a",
            "VTE_VERSION": "6800",
        ],
    ])
    func `are not told to others`(environment: [String: String]) {
        #expect(!LinkSequences.areTaken(in: environment))
    }
}

extension Painting {
    @Test(arguments: [true, false]) func `tells the terminal of a link with its row, and only where it takes them`(
        isTaken: Bool
    ) throws {
        try UTF8Locale.set(from: ["LC_ALL": "C.UTF-8"])
        let painter = try ScreenPainter(
            terminal: "xterm-256color", size: Size(width: 40, height: 6), theme: .monochrome, colors: .palette256,
            environment: isTaken ? ["TERM": "xterm-256color", "VTE_VERSION": "7000"] : [:])
        defer { painter.close() }
        func text(_ canvas: Canvas) -> String {
            var all: [UInt8] = []
            painter.paint(canvas) { all += $0 }
            return String(decoding: all, as: UTF8.self)
        }
        let address = try #require(WebAddress("https://a.org"))
        var canvas = Canvas(Size(width: 40, height: 6))
        canvas.write("see here", column: 0, row: 2)
        canvas.link(Rect(column: 4, row: 2, width: 4, height: 1), to: address)
        let link = "\u{1B}]8;;https://a.org\u{1B}\\here\u{1B}]8;;\u{1B}\\\u{1B}8"
        #expect(text(canvas).hasSuffix(link) == isTaken)
        #expect(text(canvas).isEmpty, "what stands there is not told again")
        canvas.write("other row", column: 0, row: 4)
        #expect(!text(canvas).contains("a.org"))
        canvas.write("x", column: 0, row: 2)
        #expect(text(canvas).hasSuffix(link) == isTaken, "ncurses may have written some of its cells anew")
    }

    @Test(arguments: [true, false]) func `shows an emoji of several scalars whole where it is one of two cells`(
        isJoined: Bool
    ) throws {
        try UTF8Locale.set(from: ["LC_ALL": "C.UTF-8"])
        let painter = try ScreenPainter(
            terminal: "xterm-256color", size: Size(width: 40, height: 6), theme: .monochrome, colors: .palette256,
            environment: ["TERM": isJoined ? "xterm-kitty" : "xterm-256color"])
        defer { painter.close() }
        func text(_ canvas: Canvas) -> String {
            var all: [UInt8] = []
            painter.paint(canvas) { all += $0 }
            return String(decoding: all, as: UTF8.self)
        }
        let (family, father) = ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}")
        var canvas = Canvas(Size(width: 40, height: 6))
        canvas.write("my \(family)!", column: 0, row: 2)
        let first = text(canvas)
        #expect(first.unicodeScalars.contains("\u{200D}") == isJoined && first.contains(father + "!") || isJoined)
        #expect(first.hasSuffix("\u{1B}[3;4H\u{1B}[m\(family)\u{1B}8") == isJoined, "\(first.debugDescription)")
        canvas.write("!", column: 6, row: 2)
        #expect(text(canvas).contains(family) == isJoined, "ncurses may have written the cells anew")
    }
}
