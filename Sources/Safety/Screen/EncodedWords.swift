/// Words that a message has in base64 (RFC 4648, with the letters of either alphabet): `a2lsbCBteXNlbGY=` is `kill myself`.
///
/// A run of its letters counts only where it decodes to text; what chance makes of an ordinary word of that length is none.
enum EncodedWords {
    /// Letters of a run with its padding: eleven bytes of text, or eight where the padding shows what it is.
    private static let fewestLetters = 16
    private static let fewestPadded = 12
    /// Letters of a run that are decoded at once; whole groups of four. The next one begins behind them.
    static let mostLetters = 16_384
    /// A line of fewer letters is a run of its own.
    static let fewestInLine = 60
    /// How often text may have been encoded.
    private static let deepest = 3

    /// The value of a letter, 0 to 63; `nil` for one of no run.
    static func value(of scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "A"..."Z": UInt8(scalar.value - 0x41)
        case "a"..."z": UInt8(scalar.value - 0x61 + 26)
        case "0"..."9": UInt8(scalar.value - 0x30 + 52)
        case "+", "-": 62
        case "/", "_": 63
        default: nil
        }
    }

    /// The text of a run; `nil` where it is none.
    /// - Parameters:
    ///   - values: of its letters, at most `mostLetters`.
    ///   - padding: how many equals signs stand behind it.
    static func text(of values: [UInt8], padding: Int) -> String? {
        guard values.count + padding >= (padding > 0 ? fewestPadded : fewestLetters) else { return nil }
        let mayBeCut = values.count >= mostLetters
        var bytes = decoded(values)
        var said = text(bytes, mayBeCut: mayBeCut)
        for _ in 1..<deepest {
            guard let inner = innerValues(bytes).map(decoded), let deeper = text(inner, mayBeCut: mayBeCut) else {
                break
            }
            (bytes, said) = (inner, deeper)
        }
        return said
    }

    private static func decoded(_ values: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(values.count * 3 / 4)
        var bits: UInt32 = 0
        for (index, value) in values.enumerated() {
            bits = bits << 6 | UInt32(value)
            switch index % 4 {
            case 1: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
            case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
            case 3: bytes.append(UInt8(truncatingIfNeeded: bits))
            default: break
            }
        }
        return bytes
    }

    /// The values of bytes that are a run themselves.
    private static func innerValues(_ bytes: [UInt8]) -> [UInt8]? {
        let letters = bytes.drop { $0 <= 0x20 }
        let end = letters.lastIndex { $0 > 0x20 && $0 != UInt8(ascii: "=") }
        guard let end, end - letters.startIndex + 1 >= fewestPadded - 2 else { return nil }
        var values: [UInt8] = []
        for byte in letters[...end] {
            guard let value = value(of: Unicode.Scalar(byte)) else { return nil }
            values.append(value)
        }
        return values
    }

    /// The bytes as text that somebody wrote: letters and spaces for the most part, and nothing that is no text.
    private static func text(_ bytes: [UInt8], mayBeCut: Bool) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        var (letters, all, broken) = (0, 0, 0)
        for scalar in text.unicodeScalars {
            all += 1
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .nonspacingMark,
                .spaceSeparator:
                letters += 1
            case .control: if scalar == "\n" || scalar == "\r" || scalar == "\t" { letters += 1 } else { return nil }
            case .unassigned, .privateUse, .surrogate: return nil
            default: if scalar == "\u{FFFD}" { broken += 1 }
            }
        }
        // A letter may be cut in two at either end of a part of a long run.
        guard broken <= (mayBeCut ? 2 : 0), letters >= 4, letters * 4 >= all * 3 else { return nil }
        return text
    }
}
