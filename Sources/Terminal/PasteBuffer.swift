/// A bracketed paste on its way: everything up to the exact bytes `ESC [ 2 0 1 ~`.
struct PasteBuffer {
    /// A paste that has ended.
    struct Paste: Equatable {
        var text: String
        /// Whether it was longer than `longest`, and its rest is left out.
        var isCut: Bool
    }

    /// The longest paste in bytes. A longer one is cut: nobody reads it, and memory is bounded.
    static let longest = 1 << 20

    private static let end: [UInt8] = Array("\u{1B}[201~".utf8)
    private var bytes: [UInt8] = []
    private var isCut = false
    /// How many bytes of `end` came last.
    private var matched = 0

    /// Takes bytes until the end of the paste; the paste when the end has come, else `nil`.
    mutating func take<Bytes: Collection<UInt8>>(_ input: inout Bytes) -> Paste? where Bytes.SubSequence == Bytes {
        while let byte = input.first {
            input = input.dropFirst()
            if byte == Self.end[matched] {
                matched += 1
                if matched == Self.end.count {
                    matched = 0
                    return finish()
                }
                continue
            }
            if matched > 0 {
                Self.end[..<matched].forEach { append($0) }
                matched = byte == Self.end[0] ? 1 : 0
                if matched == 1 { continue }
            }
            append(byte)
        }
        return nil
    }

    private mutating func append(_ byte: UInt8) {
        if bytes.count < Self.longest { bytes.append(byte) } else { isCut = true }
    }

    /// The paste so far: repaired UTF-8 with `\n` for line ends, without control characters but it and tab.
    mutating func finish() -> Paste {
        defer { self = PasteBuffer() }
        var text = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            defer { wasReturn = scalar == "\r" }
            switch scalar.value {
            case 0x0A where wasReturn: break  // second half of CR LF
            case 0x0A, 0x0D: text.append("\n")
            case 0x09: text.append(scalar)
            case 0x00...0x1F, 0x7F...0x9F: break
            default: text.append(scalar)
            }
        }
        return Paste(text: String(text), isCut: isCut)
    }
}
