/// The output of a program to a terminal, cut into runs of text and sequences.
struct TerminalTokens: Sequence, IteratorProtocol {
    enum Token {
        /// Up to the next escape: letters, and controls of one byte.
        case text(UnsafeRawBufferPointer)
        /// `ESC [ … final`.
        case control(final: UInt8, parameters: UnsafeRawBufferPointer, whole: UnsafeRawBufferPointer)
        /// `ESC ( set`.
        case characterSet(UInt8, whole: UnsafeRawBufferPointer)
        /// `ESC ] … BEL`, or with a string's end.
        case command(UnsafeRawBufferPointer)
        case other(UnsafeRawBufferPointer)

        var bytes: UnsafeRawBufferPointer {
            switch self {
            case .text(let bytes), .control(_, _, let bytes), .characterSet(_, let bytes), .command(let bytes),
                .other(let bytes):
                bytes
            }
        }
    }

    private let bytes: UnsafeRawBufferPointer
    private var place = 0
    private static let escape: UInt8 = 0x1B

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func next() -> Token? {
        guard place < bytes.count else { return nil }
        let start = place
        guard bytes[start] == Self.escape else {
            while place < bytes.count, bytes[place] != Self.escape { place += 1 }
            return .text(part(start, place))
        }
        guard bytes.count - start > 2 else {
            place = bytes.count
            return .other(part(start, place))
        }
        switch bytes[start + 1] {
        case UInt8(ascii: "["):
            place = start + 2
            while place < bytes.count - 1, !(0x40...0x7E).contains(bytes[place]) { place += 1 }
            place += 1
            return .control(
                final: bytes[place - 1], parameters: part(start + 2, place - 1), whole: part(start, place))
        case UInt8(ascii: "("):
            place = start + 3
            return .characterSet(bytes[start + 2], whole: part(start, place))
        case UInt8(ascii: "]"):
            place = start + 2
            while place < bytes.count, bytes[place] != 0x07, bytes[place] != Self.escape { place += 1 }
            let isEscape = place < bytes.count && bytes[place] == Self.escape
            place = Swift.min(bytes.count, place + (isEscape ? 2 : 1))
            return .command(part(start, place))
        default:
            place = start + 2
            return .other(part(start, place))
        }
    }

    private func part(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    }
}
