/// JSON with a line for each member, every token as it was written.
///
/// Nothing is read into values and written again: digits, escapes and the order of members are those of the bytes.
public enum WireJSON {
    /// The bytes as indented lines, without the blanks between tokens.
    public static func lines(of bytes: [UInt8]) -> [String] {
        var printer = Printer()
        for byte in bytes { printer.consume(byte) }
        return printer.finish()
    }

    private struct Printer {
        var lines: [String] = []
        var line: [UInt8] = []
        var depth = 0
        var isInText = false
        var isEscaped = false
        /// A bracket was opened and nothing stands in it yet.
        var isFresh = false

        mutating func consume(_ byte: UInt8) {
            if isInText { return takeText(byte) }
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09: break
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                begin()
                line.append(byte)
                depth += 1
                isFresh = true
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth = max(0, depth - 1)
                if !isFresh { breakLine() }
                isFresh = false
                line.append(byte)
            case UInt8(ascii: ","):
                line.append(byte)
                breakLine()
            case UInt8(ascii: ":"): line += [byte, 0x20]
            default:
                begin()
                line.append(byte)
                isInText = byte == UInt8(ascii: "\"")
            }
        }

        private mutating func takeText(_ byte: UInt8) {
            line.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInText = false
            }
        }

        /// The first thing in a bracket stands on a line of its own.
        private mutating func begin() {
            if isFresh { breakLine() }
            isFresh = false
        }

        private mutating func breakLine() {
            lines.append(String(decoding: line, as: UTF8.self))
            line = Array(repeating: 0x20, count: depth * 2)
        }

        mutating func finish() -> [String] {
            if line.contains(where: { $0 != 0x20 }) { breakLine() }
            return lines
        }
    }
}
