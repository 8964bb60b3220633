import Canvas
import TestSupport
import Testing

@Suite struct `The lines of a text` {
    @Test(arguments: [
        ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\rc", ["a", "b", "c"]), ("\n", ["", ""]),
        ("a\u{2028}b\u{2029}c", ["a", "b", "c"]), ("a\n\r\n\rb", ["a", "", "", "b"]),
        ("é\n你\u{2027}x", ["é", "你\u{2027}x"]),
        ("e\n\u{301}", ["e", "\u{301}"]),
    ])
    func `end at every kind of line end`(text: String, lines: [String]) {
        #expect(SafeText.lines(of: text).map(String.init) == lines)
    }

    @Test func `are those of a part of a text too`() {
        let text = "one\ntwo\nthree"
        #expect(SafeText.lines(of: text.dropFirst(2)).map(String.init) == ["e", "two", "three"])
    }

    @Test func `may be very long`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let text =
                    String(repeating: "á", count: 1_000_000) + "\n" + String(repeating: "\u{301}", count: 1_000_000)
                #expect(SafeText.lines(of: text).map(\.utf8.count) == [2_000_000, 2_000_000])
                #expect(SafeText.lines(of: text)[1].cellWidth == 1)
            }
        }
    }
}
