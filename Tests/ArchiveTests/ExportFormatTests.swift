import Foundation
import Testing

@testable import Archive

private let hostile = [
    "\u{1B}[31mred", "\u{1B}]52;c;eA==\u{7}", "\u{1B}[201~", "\u{9B}31m", "\u{9D}0;x\u{9C}", "over\u{8}\u{8}written",
    "safe\revil", "\u{7F}\u{0}", "\u{85}\u{2028}\u{2029}", "\u{202E}gnp.exe", "\u{2066}x\u{2069}\u{200E}\u{61C}",
    "hi\u{E0001}\u{E0069}\u{E007F}", "x\u{FE0F}\u{E0100}\u{E01EF}", "a\u{200B}\u{2060}\u{FEFF}\u{AD}b",
    "\u{FFF9}\u{E000}",
]

private func hiddenOrActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isVariationSelector || scalar.properties.isDefaultIgnorableCodePoint
    }
}

@Suite struct `Exported bytes` {
    private func written(_ write: (ByteBuffer) -> Void) -> String {
        let buffer = ByteBuffer(capacity: 4)
        write(buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (0, "0"), (1, "1"), (-3, "-3"), (0.5, "0.5"), (72.4, "72.4"), (-0.05, "-0.05"), (118.123456, "118.123456"),
            (1.0 / 3, "0.3333333333333333"), (9_007_199_254_740_992, "9007199254740992.0"), (1e300, "1e+300"),
        ] as [(Double, String)])
    func `spell a number as it reads back`(value: Double, text: String) {
        let spelled = written { $0.append(number: value) }
        #expect(spelled == text)
        #expect(Double(spelled) == value)
    }

    @Test func `spell many numbers as they read back`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let value = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &generator)) / 1e6 * 1.7
            #expect(Double(written { $0.append(number: value) }) == value)
        }
    }

    @Test func `spell moments and days`() {
        #expect(written { $0.append(instant: 0) } == "1970-01-01T00:00:00Z")
        #expect(written { $0.append(instant: -1) } == "1969-12-31T23:59:59Z")
        #expect(written { $0.append(instantMs: 1_767_960_000_250) } == "2026-01-09T12:00:00.250Z")
        #expect(written { $0.append(day: 20_462) } == "2026-01-09")
        #expect(written { $0.append(instant: .max) } == "\(Int64.max)")
    }

    @Test func `quote a text for JSON`() throws {
        let text = "a \"b\" \\ \n\t\u{1}\u{7F} é 🏃"
        let spelled = written { $0.append(json: text) }
        #expect(spelled.hasPrefix(#""a \"b\" \\ \n\t\u0001\u007f é"#))
        #expect(
            try JSONSerialization.jsonObject(with: Data(spelled.utf8), options: .fragmentsAllowed) as? String == text)
    }

    @Test func `hold nothing in JSON that a terminal obeys or hides, and lose nothing`() throws {
        let text = hostile.joined()
        let spelled = written { $0.append(json: text) }
        #expect(spelled.unicodeScalars.allSatisfy { $0.value >= 0x20 && !hiddenOrActive($0) })
        #expect(
            try JSONSerialization.jsonObject(with: Data(spelled.utf8), options: .fragmentsAllowed) as? String == text)
    }

    @Test func `hold nothing in CSV that a terminal obeys or hides`() {
        for text in hostile {
            let cell = written { buffer in
                Array("a\(text)b".utf8).withUnsafeBufferPointer { buffer.append(csv: $0) }
            }
            #expect(cell.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !hiddenOrActive($0) })
        }
    }

    @Test func `repair what is not UTF-8`() {
        let broken: [UInt8] = [0x61, 0xFF, 0x62]
        #expect(written { buffer in broken.withUnsafeBufferPointer { buffer.append(json: $0) } } == "\"a\u{FFFD}b\"")
        #expect(written { buffer in broken.withUnsafeBufferPointer { buffer.append(csv: $0) } } == "a\u{FFFD}b")
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
        ("two\nlines", "\"two\nlines\""),
        ("=1+1", "\"'=1+1\""), ("+49", "\"'+49\""), ("-5", "\"'-5\""), ("@x", "\"'@x\""), ("\tx", "\"'\tx\""),
        ("\rx", "\"\nx\""), ("a=b", "a=b"),
    ])
    func `make no formula of a text in CSV`(text: String, cell: String) {
        #expect(written { buffer in Array(text.utf8).withUnsafeBufferPointer { buffer.append(csv: $0) } } == cell)
    }
}
