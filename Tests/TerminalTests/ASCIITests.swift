import Canvas
import TestSupport
import Testing

@testable import Terminal

@Suite struct `Stand-ins in ASCII` {
    private let standIns = ASCIIFallbacks(keepsLetters: true)

    @Test(
        arguments: [
            0x2010...0x203A, 0x2190...0x21FF, 0x2500...0x257F, 0x2580...0x259F, 0x25A0...0x25FF, 0x2800...0x28FF,
        ] as [ClosedRange<UInt32>])
    func `are there for every line, block, dot, arrow and dash`(range: ClosedRange<UInt32>) {
        for scalar in range {
            #expect((0x20...0x7E).contains(standIns.standIn(for: scalar)), "U+\(String(scalar, radix: 16))")
        }
    }

    @Test func `are there for every sign that the screens draw`() {
        for sign in "·…•–▸↓↑→←›−‹✓✗±●▾×°◂▲↪—❯♥☑☐▶■≥≤≠≈↘↗" {
            for scalar in sign.unicodeScalars { #expect(standIns.standIn(for: scalar.value) < 0x7F, "\(sign)") }
        }
    }

    @Test func `make no difference of nothing one that is more`() {
        #expect(standIns.standIn(for: 0xB1) == UInt32(UInt8(ascii: "~")))
    }

    @Test func `leave letters alone where the locale has them`() {
        for letter in "aé好😀ß" {
            for scalar in letter.unicodeScalars { #expect(standIns.standIn(for: scalar.value) == scalar.value) }
        }
    }

    @Test func `leave accents out where the locale has no such letters`() {
        let plain = ASCIIFallbacks(keepsLetters: false)
        func text(_ letters: String) -> String {
            String(
                String.UnicodeScalarView(
                    letters.unicodeScalars.compactMap { Unicode.Scalar(plain.standIn(for: $0.value)) }))
        }
        #expect(text("Étude für Łódź") == "Etude fur Lodz")
        #expect(text("好😀") == "??")
        #expect(text("SpO₂, VO₂max, 10⁻³ m²") == "SpO2, VO2max, 10?3 m2")
    }

    @Test func `show more where there is more`() {
        let bars = (0x2581...0x2588).map { standIns.standIn(for: $0) }
        #expect(Set(bars).count == bars.count)
        let dots: [UInt32] = [0x2800, 0x2840, 0x28C4, 0x28F6, 0x28FF]
        #expect(dots.map { standIns.standIn(for: $0) } == [0x20, 0x2E, 0x3A, 0x2A, 0x23])
    }

    @MainActor @Test func `take as many cells as what they stand for`() throws {
        try UTF8Locale.set(from: ["LC_ALL": "C.UTF-8"])
        let size = Size(width: 20, height: 3)
        let painter = try ScreenPainter(
            terminal: "xterm-256color", size: size, theme: .monochrome, colors: .palette256, environment: [:])
        defer { painter.close() }
        painter.standIns = ASCIIFallbacks(keepsLetters: false)
        var canvas = Canvas(size)
        canvas.write("│你好│é…⣿", column: 0, row: 0)
        var screen = VirtualScreen(columns: size.width, rows: size.height)
        painter.paint(canvas) { screen.feed($0) }
        #expect(screen.text[0].hasPrefix("|????|e.# "))
        painter.standIns = nil
        painter.paint(canvas) { screen.feed($0) }
        #expect(screen.text[0].hasPrefix("│你好│é…⣿"))
    }
}

@Suite struct `Reports of the terminal's colours` {
    @Test func `tell dark from light, and others are swallowed`() {
        var decoder = InputDecoder()
        #expect(decoder.feed(Array("\u{1B}[?997;1n".utf8)) == [.answer(.appearance(isDark: true))])
        #expect(decoder.feed(Array("\u{1B}[?997;2n".utf8)) == [.answer(.appearance(isDark: false))])
        #expect(decoder.feed(Array("\u{1B}[?997;3n\u{1B}[?998;1n\u{1B}[997;1n".utf8)).isEmpty)
    }
}
