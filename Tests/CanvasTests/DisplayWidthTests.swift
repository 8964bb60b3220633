import Testing

@testable import Canvas

/// The C library's own answer: `wcwidth` under a UTF-8 locale.
func libraryWidth(_ scalar: UInt32) -> Int { DisplayWidth.cells(of: scalar) }

@Suite struct `Display width` {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("你好", 4), ("é", 1), ("e\u{301}", 1), ("⠿⣿", 2), ("█▁", 2), ("👩‍⚕️", 2), ("👍🏽", 2), ("❤️", 1),
        ("1️⃣", 1), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("\u{FF76}", 1), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\t", 1),
        ("a\u{200B}b", 2), ("\u{301}", 1),
    ])
    func `counts cells as terminals do`(text: String, width: Int) {
        #expect(text.cellWidth == width)
    }

    @Test func `counts what is drawn`() {
        for text in ["plain", "你好 e\u{301}", "👩‍⚕️ ok", "\u{1B}[31mx"] {
            var canvas = Canvas(Size(width: 40, height: 1))
            #expect(canvas.write(text, column: 0, row: 0) == text.cellWidth)
        }
    }

    @Test(arguments: [
        0xA1...0x17F, 0x2010...0x2027, 0x2500...0x25FF, 0x2700...0x27BF, 0x2800...0x28FF,
    ])
    func `knows the usual signs as the library does`(signs: ClosedRange<UInt32>) throws {
        for sign in signs where sign != 0xAD {
            let scalar = try #require(Unicode.Scalar(sign))
            let glyph = try #require(SafeText.glyphs(in: String(scalar)).first)
            #expect(glyph.base == sign && glyph.width == libraryWidth(sign), "\(sign)")
        }
    }

    @Test func `keeps a flag as its two letters`() {
        #expect(SafeText.glyphs(in: "🇩🇪").map(\.base) == [0x1F1E9, 0x1F1EA])
    }

    @Test(
        arguments: [("👩‍⚕️", 0x1F469), ("👨‍👩‍👧‍👦", 0x1F468), ("👍🏽", 0x1F44D), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 0x1F3F4), ("🏳️‍🌈", 0x1F308)]
            as [(String, UInt32)])
    func `makes one glyph of two cells of an emoji of several scalars`(emoji: String, base: UInt32) throws {
        let glyphs = SafeText.glyphs(in: emoji + "!")
        #expect(glyphs.map(\.base) == [base, 0x21] && glyphs.map(\.width) == [2, 1] && (emoji + "!").cellWidth == 3)
        let cell = Cell(glyph: try #require(glyphs.first), style: .plain)
        #expect(cell.isCluster && cell.marks == (0, 0, 0))
        #expect(cell.scalars == emoji.unicodeScalars.map(\.value))
        #expect(SafeText.glyphs(in: emoji).first == glyphs.first, "the same emoji is the same cell")
    }

    @Test func `takes a keycap, and an emoji with only a selector, for one with a plain base`() {
        #expect(SafeText.glyphs(in: "1️⃣2").map(\.width) == [1, 1])
        #expect(!SafeText.glyphs(in: "🌈\u{FE0F}").map { Cell(glyph: $0, style: .plain).isCluster }[0])
    }

    @Test(arguments: ["👨‍👩‍👧‍👦!", "a👍🏽b", "🏳️‍🌈", "1️⃣2", "👩🏽‍⚕️ ❤️", "🧑🏻‍❤️‍💋‍🧑🏼", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇩🇪🇫🇷"])
    func `keeps emoji of several scalars whole in pipes and copies`(text: String) {
        #expect(SafeText.line(text) == text)
        #expect(ClipboardText(text).text == text)
        #expect(SafeText.line(SafeText.line(text)) == text)
    }

    @Test(arguments: [
        ("\u{200D}\u{FE0F}a\u{FE0F}\u{200D}b\u{1F3FD}", "ab"), ("👍\u{202E}🏽", "👍"), ("👍🏽🏽", "👍🏽"),
        ("🌈\u{FE0F}\u{FE0F}", "🌈\u{FE0F}"), ("👩\u{200D}\u{200D}👩", "👩"), ("🏴\u{E0061}\u{E0062}\u{E007F}", "🏴"),
        ("🌈🏽", "🌈"), ("1\u{FE0F}", "1"), ("❤\u{FE0E}", "❤"),
    ])
    func `drops what belongs to no emoji`(text: String, kept: String) {
        #expect(SafeText.line(text) == kept)
    }

    @Test func `joins no more pictures than a sequence of Unicode has`() {
        let endless = Array(repeating: "👩", count: 500).joined(separator: "\u{200D}")
        let kept = SafeText.line("a" + endless).unicodeScalars
        #expect(kept.prefix(11).count { $0.value == 0x200D } == 4)
        #expect(kept.count { $0.value == 0x200D } == 400 && kept.count == 901)
    }

    @Test func `loses no letters to a joiner`() {
        #expect(SafeText.line("中\u{200D}文 👩\u{200D}é") == "中文 👩é")
    }

    @Test func `keeps three marks of hundreds`() {
        let glyphs = SafeText.glyphs(in: "e" + String(repeating: "\u{301}", count: 500) + "f")
        #expect(glyphs.map(\.base) == [0x65, 0x66])
        #expect(SafeText.line("e" + String(repeating: "\u{301}", count: 500)).unicodeScalars.count == 4)
    }

    @Test func `stands a lone mark on a dotted circle`() {
        #expect(SafeText.line("\u{301}") == "\u{25CC}\u{301}")
    }
}
