import Foundation
import Testing

@testable import Archive

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

    @Test func `repair what is not UTF-8`() {
        let broken: [UInt8] = [0x61, 0xFF, 0x62]
        #expect(written { buffer in broken.withUnsafeBufferPointer { buffer.append(json: $0) } } == "\"a\u{FFFD}b\"")
        #expect(written { buffer in broken.withUnsafeBufferPointer { buffer.append(csv: $0) } } == "a\u{FFFD}b")
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
        ("two\nlines", "\"two\nlines\""),
        ("=1+1", "\"'=1+1\""), ("+49", "\"'+49\""), ("-5", "\"'-5\""), ("@x", "\"'@x\""), ("\tx", "\"'\tx\""),
        ("\rx", "\"'\rx\""), ("a=b", "a=b"),
    ])
    func `make no formula of a text in CSV`(text: String, cell: String) {
        #expect(written { buffer in Array(text.utf8).withUnsafeBufferPointer { buffer.append(csv: $0) } } == cell)
    }
}
