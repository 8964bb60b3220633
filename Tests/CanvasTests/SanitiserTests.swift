import Canvas
import Testing

/// Sequences that have taken terminals over, and their relatives.
private let attacks: [String] = [
    "\u{1B}]0;title\u{7}", "\u{1B}]2;title\u{1B}\\", "\u{1B}[21t",  // title, and its report: CVE-2003-0063
    "\u{1B}]52;c;Y3VybCBldmlsfHNo\u{7}", "\u{1B}]52;c;?\u{7}",  // clipboard, written and read
    "\u{1B}]8;;file:///etc/passwd\u{1B}\\click\u{1B}]8;;\u{1B}\\",  // hyperlink: CVE-2022-46663
    "\u{1B}P$q\"p\u{1B}\\", "\u{1B}P+q544e\u{1B}\\",  // DECRQSS: CVE-2008-2383, CVE-2022-45872
    "\u{1B}]50;?\u{7}", "\u{1B}]50;i$(touch /tmp/x)\u{7}",  // font: CVE-2022-45063
    "\u{1B}]1337;File=name=YQ==:AAAA\u{7}", "\u{1B}]4;1;?\u{7}", "\u{1B}]11;?\u{7}",
    "\u{1B}_Ga=T,f=24;AAAA\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstring\u{1B}\\",
    "\u{1B}[2J\u{1B}[H", "\u{1B}[?1049l", "\u{1B}c", "\u{1B}[6n", "\u{1B}[c", "\u{1B}[>c", "\u{1B}[?2004l",
    "\u{1B}[31", "\u{1B}[", "\u{1B}", "\u{1B}]52;c;unfinished", "\u{1B}P1000p%begin",  // cut, tmux control mode
    "\u{9B}31m", "\u{9D}52;c;eA==\u{9C}", "\u{90}q\u{9C}", "\u{9F}x\u{9C}", "\u{85}", "\u{8D}",  // C1
    "safe\r\u{1B}[Kevil", "over\u{8}\u{8}\u{8}\u{8}written", "bell\u{7}", "\u{E}line drawing\u{F}", "\u{7F}\u{0}",
    "\u{202E}gnp.exe", "a\u{202A}b\u{202B}c\u{202D}d\u{202C}", "\u{2066}x\u{2067}y\u{2068}z\u{2069}",  // bidi
    "/*\u{202E} } \u{2066}if (isAdmin)\u{2069} \u{2066} begin */",  // Trojan Source: CVE-2021-42574
    "\u{200E}\u{200F}\u{61C}", "a\u{200B}b\u{2060}c\u{FEFF}d\u{AD}e\u{180E}f\u{34F}g",
    "\u{115F}\u{1160}\u{3164}\u{FFA0}",
    "hi\u{E0001}\u{E0069}\u{E0067}\u{E006E}\u{E006F}\u{E0072}\u{E0065}\u{E007F}",  // ASCII smuggled in tags
    "x\u{FE00}\u{FE0F}\u{E0100}\u{E01EF}\u{180B}", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{1D173}\u{1D17A}",
    "\u{2028}\u{2029}", "\u{FFFE}\u{FFFF}\u{1FFFF}\u{2FFFF}", "\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}",
]

/// Whether a scalar may stand in a cell at all.
private func isHarmless(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
    }
}

private func cells(of text: String) -> [Cell] {
    var canvas = Canvas(Size(width: 200, height: 1))
    canvas.write(text, column: 0, row: 0)
    return canvas.cells
}

@Suite struct `The sanitiser` {
    @Test(arguments: attacks)
    func `lets nothing of an escape sequence into a cell`(attack: String) {
        for cell in cells(of: "a\(attack)b") { #expect(cell.scalars.allSatisfy(isHarmless)) }
    }

    @Test(arguments: attacks)
    func `lets nothing through that is cut in two`(attack: String) {
        let scalars = Array("a\(attack)b".unicodeScalars)
        for cut in scalars.indices {
            for part in [scalars[..<cut], scalars[cut...]] {
                var view = String.UnicodeScalarView()
                view.append(contentsOf: part)
                #expect(cells(of: String(view)).allSatisfy { $0.scalars.allSatisfy(isHarmless) })
            }
        }
    }

    @Test(arguments: attacks)
    func `makes lines and blocks that are safe to print`(attack: String) {
        #expect(SafeText.line(attack).unicodeScalars.allSatisfy { isHarmless($0.value) })
        #expect(SafeText.block("\(attack)\n").unicodeScalars.allSatisfy { $0 == "\n" || isHarmless($0.value) })
    }

    @Test func `shows control characters as pictures`() {
        #expect(SafeText.line("\u{1B}[31mred\u{7F}\u{0}") == "␛[31mred␡␀")
        #expect(SafeText.line("\u{9B}31m") == "\u{FFFD}31m")
    }

    @Test func `draws tabs and line ends as blanks in a line`() {
        #expect(SafeText.line("a\tb\nc\rd\u{2028}e") == "a b c d e")
    }

    @Test func `keeps line ends in a block`() {
        #expect(SafeText.block("a\r\nb\u{1B}c\rd") == "a\nb␛c\nd")
    }

    @Test(arguments: attacks)
    func `lets nothing but what is shown into the clipboard`(attack: String) {
        let text = ClipboardText("a\t\(attack)\r\nb\u{1B}[201~").text
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || isHarmless($0.value) })
        #expect(text.hasPrefix("a\t") && text.hasSuffix("\nb␛[201~"))
    }

    @Test func `keeps line breaks and tabs in the clipboard`() {
        let code: ClipboardText = "if x {\n\treturn\r\n}\n"
        #expect(code.text == "if x {\n\treturn\n}\n")
    }

    @Test(arguments: attacks)
    func `makes documents that do nothing to a terminal`(attack: String) {
        let text = SafeText.document("a\(attack)b")
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || isHarmless($0.value) })
    }

    @Test(arguments: ["👩🏽‍⚕️ ❤️ 1️⃣", "می\u{200C}خواهم", "क्\u{200D}ष", "e\u{301}\n\tx", "Größe 日本語"])
    func `keeps in documents what letters and pictures need`(text: String) {
        #expect(SafeText.document(text) == text)
    }

    @Test func `drops what cannot be seen`() {
        #expect(SafeText.line("pass\u{200B}wo\u{202E}rd\u{E0041}") == "password")
    }

    @Test func `gives every scalar of Unicode one or two cells, or combines it with a base`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let glyphs = SafeText.glyphs(in: "a\(scalar)")
            guard glyphs.first?.base == 0x61, glyphs.count <= 2 else {
                Issue.record("U+\(String(value, radix: 16)) made \(glyphs.count) glyphs")
                return
            }
            for glyph in glyphs where !(1...2).contains(glyph.width) || !isHarmless(glyph.base) {
                Issue.record(
                    "U+\(String(value, radix: 16)) is \(glyph.width) cells of U+\(String(glyph.base, radix: 16))")
            }
        }
    }

    @Test func `gives every glyph the width that the C library gives its base`() {
        for value in UInt32(0x20)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), let glyph = SafeText.glyphs(in: String(scalar)).first else {
                continue
            }
            if glyph.width != libraryWidth(glyph.base) {
                Issue.record("U+\(String(value, radix: 16)): \(glyph.width) cells, not \(libraryWidth(glyph.base))")
            }
        }
    }
}
