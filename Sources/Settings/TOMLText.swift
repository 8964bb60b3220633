import SettingsModel

/// Keys and values as TOML writes them.
enum TOMLText {
    static func key(_ part: String) -> String {
        let isBare = !part.isEmpty && part.utf8.allSatisfy(isBare)
        return isBare ? part : quoted(part)
    }

    static func key(_ path: some Sequence<String>) -> String { path.map(key).joined(separator: ".") }

    /// Whether a name can begin with it, bare or in quotes.
    static func canBegin(key byte: UInt8) -> Bool { isBare(byte) || byte == 0x22 || byte == 0x27 }

    private static func isBare(_ byte: UInt8) -> Bool {
        byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }

    /// - Parameter old: the value that stood there: a text in single quotes stays in them where it can.
    static func value(_ value: SettingValue, insteadOf old: ArraySlice<UInt8> = []) -> String {
        switch value {
        case .flag(let flag): flag ? "true" : "false"
        case .count(let count): String(count)
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
        case .day(let day): day.iso
        case .texts(let texts): "[" + texts.map(quoted).joined(separator: ", ") + "]"
        case .text(let text): isSingle(old) && canBeLiteral(text) ? "'\(text)'" : quoted(text)
        }
    }

    static func quoted(_ text: String) -> String {
        var written = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": written += "\\\""
            case "\\": written += "\\\\"
            case "\n": written += "\\n"
            case "\r": written += "\\r"
            case "\t": written += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: written.unicodeScalars.append(scalar)
            }
        }
        return written + "\""
    }

    /// The inside of a quoted key; an escape that TOML does not have stays as it is.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let kind = rest.popFirst() else {
                text.unicodeScalars.append(scalar)
                continue
            }
            let digits = kind == "u" ? 4 : kind == "U" ? 8 : 0
            let number = digits > 0 ? UInt32(String(rest.prefix(digits)), radix: 16) : nil
            if let named = number.flatMap(Unicode.Scalar.init) ?? escapes[kind] {
                text.unicodeScalars.append(named)
                rest = rest.dropFirst(number == nil ? 0 : digits)
            } else {
                text.unicodeScalars.append(scalar)
                text.unicodeScalars.append(kind)
            }
        }
        return text
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "\\": "\\", "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}", "e": "\u{1B}",
    ]

    private static func isSingle(_ old: ArraySlice<UInt8>) -> Bool {
        old.first == UInt8(ascii: "'") && old.dropFirst().first != UInt8(ascii: "'")
    }

    private static func canBeLiteral(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 != "'" && $0.value >= 0x20 && $0.value != 0x7F } && !text.isEmpty
    }
}
