import Files
import Foundation
import Testing

@Suite struct `A path as text` {
    @Test(
        arguments: [
            Array("/home/sam/Café 日本.gpx".utf8), Array("caf".utf8) + [0xE9] + Array(".gpx".utf8), [0xFF, 0xFE, 0x80],
            [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x28, 0xA1], [],
            Array("\u{10FEE9}\u{10FE80}\u{F8FF}".utf8),  // characters that stand for bytes, in a name
        ] as [[UInt8]])
    func `stands for its bytes, one to one`(bytes: [UInt8]) {
        #expect(PathText.bytes(of: PathText.text(of: bytes)) == bytes)
    }

    @Test func `of every two bytes is its own`() {
        var texts: Set<[UInt32]> = []
        for first in UInt8.min...(.max) {
            for second in UInt8.min...(.max) {
                let text = PathText.text(of: [first, second])
                #expect(PathText.bytes(of: text) == [first, second])
                texts.insert(text.unicodeScalars.map(\.value))
            }
        }
        #expect(texts.count == 1 << 16)
    }

    @Test func `that is UTF-8 is that text`() {
        #expect(PathText.text(of: Array("Größe/😀".utf8)) == "Größe/😀")
        #expect(PathText.shown("Größe/😀") == "Größe/😀")
    }

    @Test func `that is no text is told by its bytes`() {
        #expect(PathText.percentEncoded("/a b/é") == nil)
        #expect(PathText.percentEncoded(PathText.text(of: Array("/a b/caf".utf8) + [0xE9])) == "/a%20b/caf%E9")
    }

    @Test func `is shown with replacement characters`() {
        #expect(PathText.shown(PathText.text(of: Array("caf".utf8) + [0xE9])) == "caf\u{FFFD}")
    }
}
