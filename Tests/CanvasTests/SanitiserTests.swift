import Canvas
import TestSupport
import Testing

/// Sequences that have taken terminals over, and their relatives.
private let attacks = EscapeCorpus.standard.attacks.map(\.text)

/// Whether a scalar may stand in a cell at all.
private func isHarmless(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
    }
}

/// Whether what a cell shows is harmless: of several scalars it is one base with marks, or one whole emoji.
private func isHarmless(_ cell: Cell) -> Bool {
    guard cell.isCluster else { return cell.scalars.allSatisfy(isHarmless) }
    let text = String(String.UnicodeScalarView(cell.scalars.compactMap(Unicode.Scalar.init)))
    return text.count == 1 && isHarmless(text)
}

/// Whether what a pipe and the clipboard get is harmless: joiners, selectors and tags only within an emoji.
private func isHarmless(_ text: String) -> Bool {
    text.allSatisfy { character in
        let scalars = character.unicodeScalars
        if ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"].contains(character) || ["\n", "\t"].contains(character) { return true }
        let isEmoji = scalars.first?.properties.isEmoji == true && scalars.count <= 10
        return scalars.allSatisfy { isHarmless($0.value) || isEmoji && [0x200D, 0xFE0F].contains($0.value) }
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
        for cell in cells(of: "a\(attack)b") { #expect(isHarmless(cell)) }
    }

    @Test(arguments: attacks)
    func `lets nothing through that is cut in two`(attack: String) {
        let scalars = Array("a\(attack)b".unicodeScalars)
        for cut in scalars.indices {
            for part in [scalars[..<cut], scalars[cut...]] {
                var view = String.UnicodeScalarView()
                view.append(contentsOf: part)
                #expect(cells(of: String(view)).allSatisfy(isHarmless))
            }
        }
    }

    @Test(arguments: attacks)
    func `makes lines and blocks that are safe to print`(attack: String) {
        let line = SafeText.line(attack)
        #expect(isHarmless(line) && !line.contains { $0 == "\n" || $0 == "\t" })
        let block = SafeText.block("\(attack)\n")
        #expect(isHarmless(block) && !block.contains("\t"))
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
        #expect(isHarmless(text))
        #expect(text.hasPrefix("a\t") && text.hasSuffix("\nb␛[201~"))
    }

    @Test func `keeps line breaks and tabs in the clipboard`() {
        let code: ClipboardText = "if x {\n\treturn\r\n}\n"
        #expect(code.text == "if x {\n\treturn\n}\n")
    }

    /// As a line of it is drawn: an end of a line that the screen does not show would run a command where it is pasted.
    @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}", "\u{1C}"])
    func `ends no line in the clipboard that goes on on the screen`(separator: String) {
        let line = "ls\(separator)rm"
        let cells = SafeText.line(line)
        #expect(ClipboardText("\(line)\n\(line)").text == "\(cells)\n\(cells)")
        #expect(!cells.contains { $0.isNewline })
    }

    @Test(arguments: attacks)
    func `makes documents that do nothing to a terminal`(attack: String) {
        let text = SafeText.document("a\(attack)b")
        // Joiners and one variation selector stay where a picture or a letter needs them.
        let joining: Set<UInt32> = [0x200C, 0x200D, 0xFE0E, 0xFE0F]
        let isInert = text.unicodeScalars.allSatisfy {
            $0 == "\n" || $0 == "\t" || isHarmless($0.value) || joining.contains($0.value)
        }
        #expect(isInert)
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
