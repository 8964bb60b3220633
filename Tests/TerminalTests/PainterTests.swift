import Canvas
import Testing
import TestSupport

@testable import Terminal

/// ncurses is one for the process: these run one after the other.
@Suite(.serialized) @MainActor struct `Painting` {
    private let size = Size(width: 40, height: 6)

    private func painter(
        _ name: String = "xterm-256color", _ colors: ColorSupport? = .palette256, size: Size? = nil
    ) throws -> ScreenPainter {
        try UTF8Locale.set(from: ["LC_ALL": "C.UTF-8"])
        return try ScreenPainter(
            terminal: name, size: size ?? self.size, theme: .monochrome, colors: colors, environment: [:])
    }

    private func bytes(_ painter: ScreenPainter, _ canvas: Canvas) -> [UInt8] {
        var all: [UInt8] = []
        painter.paint(canvas) { all += $0 }
        return all
    }

    private func canvas(_ lines: [String], size: Size? = nil) -> Canvas {
        var canvas = Canvas(size ?? self.size)
        for (row, line) in lines.enumerated() { canvas.write(line, column: 0, row: row) }
        return canvas
    }

    @Test func `sends a frame once`() throws {
        let painter = try painter()
        defer { painter.close() }
        #expect(!bytes(painter, canvas(["hello", "world"])).isEmpty)
        #expect(bytes(painter, canvas(["hello", "world"])).isEmpty)
    }

    @Test func `sends a typed letter as little more than itself`() throws {
        let painter = try painter()
        defer { painter.close() }
        var before = canvas(["> ab"])
        before.cursor = Point(column: 4, row: 0)
        _ = bytes(painter, before)
        var after = canvas(["> abc"])
        after.cursor = Point(column: 5, row: 0)
        #expect(bytes(painter, after) == Array("c".utf8))
    }

    @Test func `shows the cursor where the canvas has it, and hides it else`() throws {
        let painter = try painter()
        defer { painter.close() }
        var shown = canvas(["hello"])
        shown.cursor = Point(column: 2, row: 0)
        #expect(!TerminalState(after: bytes(painter, shown)).modesOn.contains("hidden cursor"))
        #expect(TerminalState(after: bytes(painter, canvas(["hello"]))).modesOn.contains("hidden cursor"))
        shown.cursor = Point(column: 99, row: 99)
        #expect(bytes(painter, shown).isEmpty)
    }

    @Test func `erases the screen for its first frame and never again`() throws {
        let painter = try painter()
        defer { painter.close() }
        #expect(TerminalState(after: bytes(painter, canvas(["one"]))).erasures <= 1)
        for step in 1...20 {
            let size = Size(width: 40 + step, height: 6 + step % 3)
            painter.resize(to: size)
            let frame = bytes(painter, canvas(["resized \(step)", "你好"], size: size))
            #expect(TerminalState(after: frame).erasures == 0)
            #expect(String(decoding: frame, as: UTF8.self).contains("resized"))
        }
    }

    @Test func `erases the screen after a size of one column, in which ncurses loses the cursor`() throws {
        let painter = try painter()
        defer { painter.close() }
        _ = bytes(painter, canvas(["hello"]))
        let narrow = Size(width: 1, height: 1)
        painter.resize(to: narrow)
        _ = bytes(painter, canvas(["T"], size: narrow))
        painter.resize(to: size)
        #expect(TerminalState(after: bytes(painter, canvas(["hello"]))).erasures == 1)
        painter.resize(to: Size(width: 41, height: 6))
        let frame = bytes(painter, canvas(["hello"], size: Size(width: 41, height: 6)))
        #expect(TerminalState(after: frame).erasures == 0)
    }

    @Test func `paints everything again after having been away`() throws {
        let painter = try painter()
        defer { painter.close() }
        _ = bytes(painter, canvas(["hello"]))
        painter.leave()
        let again = String(decoding: bytes(painter, canvas(["hello"])), as: UTF8.self)
        #expect(again.contains("hello"))
        #expect(TerminalState(after: Array(again.utf8)).modesOn.contains("alternate screen"))
    }

    @Test(arguments: [(1, 1), (1, 9), (300, 1), (500, 200), (0, 0)])
    func `takes any size`(width: Int, height: Int) throws {
        let size = Size(width: width, height: height)
        let painter = try painter(size: size)
        defer { painter.close() }
        _ = bytes(painter, canvas(["你好 wide"], size: size))
        _ = bytes(painter, canvas(["a canvas of another size"]))
        #expect(painter.size.width >= 1 && painter.size.height >= 1)
    }

    @Test(arguments: ["xterm", "linux", "vt100", "tmux-256color", "screen"])
    func `works on terminals old and new`(name: String) throws {
        let painter = try painter(name, nil)
        defer { painter.close() }
        #expect(String(decoding: bytes(painter, canvas(["hello"])), as: UTF8.self).contains("hello"))
    }

    @Test func `looks at the rows that were drawn on since it painted, and at all where those say nothing any more`()
        throws
    {
        let painter = try painter()
        defer { painter.close() }
        var canvas = canvas(["one", "two", "three"])
        _ = bytes(painter, canvas)
        canvas.markShown()
        #expect(bytes(painter, canvas).isEmpty)
        canvas.write("four", column: 0, row: 1)
        #expect(String(decoding: bytes(painter, canvas), as: UTF8.self).contains("four"))
        canvas.markShown()
        painter.startAnew()
        let all = String(decoding: bytes(painter, canvas), as: UTF8.self)
        #expect(all.contains("one") && all.contains("four") && all.contains("three"))
    }

    @Test func `changes every colour with the theme`() throws {
        let painter = try painter()
        defer { painter.close() }
        let canvas = canvas(["hello"])
        _ = bytes(painter, canvas)
        painter.theme = Theme(
            name: "red", appearance: .dark, looks: [.text: .init(color: .rgb(red: 255, green: 0, blue: 0))],
            grounds: [:])
        #expect(String(decoding: bytes(painter, canvas), as: UTF8.self).contains("38;5;196"))
    }

    @Test func `uses no colour without colours`() throws {
        let painter = try painter("xterm-256color", .mono)
        defer { painter.close() }
        painter.theme = Theme(
            name: "red", appearance: .dark, looks: [.text: .init(color: .rgb(red: 255, green: 0, blue: 0))],
            grounds: [:])
        let frame = String(decoding: bytes(painter, canvas(["hello"])), as: UTF8.self)
        #expect(frame.contains("hello"))
        #expect(!frame.contains("[38") && !frame.contains("[3") && !frame.contains("[48"))
    }

    @Test func `knows no terminal of an unknown name, and draws on no dumb one`() throws {
        #expect(throws: TerminalError.unknownTerminal("no-such-terminal")) { _ = try painter("no-such-terminal") }
    }

    @Test func `sends no byte of text that is not its own`() throws {
        let painter = try painter()
        defer { painter.close() }
        let attack = "\u{1B}]52;c;eA==\u{7}\u{9B}31m\u{202E}x\u{200B}\u{E0041}\u{8}\r\n\u{F}end"
        let frame = String(decoding: bytes(painter, canvas([attack])), as: UTF8.self)
        #expect(frame.contains("end"))
        #expect(!frame.contains("\u{1B}]"))
        for scalar in frame.unicodeScalars {
            #expect(![0x7, 0x9B, 0x202E, 0x200B, 0xE0041, 0xE].contains(scalar.value))
        }
    }
}
