import Canvas
import Testing

@testable import Terminal

@Suite struct `The terminal's version` {
    @Test(arguments: [
        ("kitty(0.42.1)", DotShape.octants), ("kitty(0.36.4)", .sextants), ("ghostty 1.2.3", .octants),
        ("ghostty 1.1.0", .sextants), ("foot(1.20.2)", .octants), ("VTE(7802)", .octants), ("VTE(6800)", .sextants),
        ("WezTerm 20240203-110809-5046fc22", .sextants), ("XTerm(379)", .braille), ("tmux 3.6", .braille),
        ("Konsole 24.12.0", .braille), ("kitty", .braille), ("kitty(nonsense)", .braille),
    ]) func `says which characters it draws itself`(_ text: String, _ shape: DotShape) {
        #expect(TerminalVersion(text)?.shape == shape)
    }

    @Test(arguments: ["", "(1.2)", "1.2", String(repeating: "x", count: 200)])
    func `is none where nothing is named`(_ text: String) { #expect(TerminalVersion(text) == nil) }

    @Test func `is read from its answer, cut anywhere`() {
        let bytes = Array("\u{1B}P>|foot(1.20.2)\u{1B}\\".utf8)
        for cut in 0...bytes.count {
            var decoder = InputDecoder()
            let inputs = decoder.feed(Array(bytes[..<cut])) + decoder.feed(Array(bytes[cut...]))
            #expect(inputs == [.answer(.version("foot(1.20.2)"))])
        }
    }

    @Test func `other strings of that kind are swallowed`() {
        var decoder = InputDecoder()
        #expect(decoder.feed(Array("\u{1B}P1+r544e\u{1B}\\".utf8)).isEmpty)
    }
}
