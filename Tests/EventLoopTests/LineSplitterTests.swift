import EventLoop
import Testing

@Suite struct `Lines out of bytes` {
    /// The lines of a text that comes in pieces of one size, with the one that is open at its end.
    private func lines(
        _ text: String, _ overflow: LineSplitter.Overflow, limit: Int = 4, pieces size: Int
    ) -> [LineSplitter.Line] {
        var splitter = LineSplitter(limit: limit, overflow: overflow)
        var lines: [LineSplitter.Line] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            lines += splitter.feed(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        if let last = splitter.finish() { lines.append(last) }
        return lines
    }

    @Test(arguments: 1...12) func `are the same wherever the bytes are cut`(size: Int) {
        #expect(lines("ab\n\ncdef\ng", .drop, pieces: size) == [.text("ab"), .text(""), .text("cdef"), .text("g")])
    }

    @Test(arguments: 1...20) func `that are too long are dropped up to their end and told once`(size: Int) {
        let expected: [LineSplitter.Line] = [.text("ab"), .tooLong, .text("cd"), .tooLong]
        #expect(lines("ab\n0123456789abcdef\ncd\n0123456789", .drop, pieces: size) == expected)
    }

    @Test(arguments: 1...20) func `that are too long are split where that is wanted`(size: Int) {
        let expected: [LineSplitter.Line] = [.text("0123"), .text("4567"), .text("89"), .text("abcd"), .text("e")]
        #expect(lines("0123456789\nabcd\ne", .split, pieces: size) == expected)
    }

    @Test(arguments: 1...20) func `that are too long are cut where that is wanted`(size: Int) {
        let expected: [LineSplitter.Line] = [.text("0123"), .text("abcd"), .text(""), .text("e")]
        #expect(lines("0123456789\nabcd\n\ne", .truncate, pieces: size) == expected)
    }

    @Test func `that never end are told while they come`() {
        var splitter = LineSplitter(limit: 1 << 20, overflow: .drop)
        let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
        let told = (0..<400).map { _ in splitter.feed(block[...]).count }
        #expect(told.firstIndex(of: 1) == 16 && told.reduce(0, +) == 1)
    }
}
