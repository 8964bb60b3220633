/// JSON whose objects keep the order they were written in.
package enum JSONTree {
    case null
    case boolean(Bool)
    /// Digits as they are to stand in the text.
    case digits(String)
    case string(String)
    case list([JSONTree])
    case object([(key: String, value: JSONTree)])

    /// A whole number; `nil` is `null`.
    package static func integer(_ number: Int?) -> JSONTree { number.map { .digits(String($0)) } ?? .null }
    /// A string; `nil` is `null`.
    package static func text(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .null }
    /// Rounded to so many decimals; what is not finite is `null`.
    package static func number(_ number: Double?, _ decimals: Int) -> JSONTree {
        number.flatMap { DecimalText.text(of: $0, decimals: decimals, trimmed: true) }.map { .digits($0) } ?? .null
    }

    /// Without fields of these names at the top.
    func without(_ keys: Set<String>) -> JSONTree {
        guard case .object(let fields) = self else { return self }
        return .object(fields.filter { !keys.contains($0.key) })
    }

    /// Without nulls and what holds nothing else; `nil` when nothing is left.
    var pruned: JSONTree? {
        switch self {
        case .null: return nil
        case .list(let items):
            let kept = items.compactMap(\.pruned)
            return kept.isEmpty ? nil : .list(kept)
        case .object(let fields):
            let kept = fields.compactMap { field in field.value.pruned.map { (key: field.key, value: $0) } }
            return kept.isEmpty ? nil : .object(kept)
        default: return self
        }
    }

    /// - Parameter depth: Levels of indentation; `nil` writes one line.
    package func write(into text: inout String, depth: Int?) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .digits(let digits): text += digits
        case .string(let string): Self.write(string: string, into: &text)
        case .list(let items):
            Self.write(items.map { (nil, $0) }, between: ("[", "]"), into: &text, depth: depth)
        case .object(let fields):
            Self.write(fields.map { ($0.key, $0.value) }, between: ("{", "}"), into: &text, depth: depth)
        }
    }

    private static func write(
        _ items: [(key: String?, value: JSONTree)], between marks: (open: String, close: String),
        into text: inout String, depth: Int?
    ) {
        text += marks.open
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            if let depth { text += "\n" + String(repeating: "  ", count: depth + 1) }
            if let key = item.key {
                write(string: key, into: &text)
                text += depth == nil ? ":" : ": "
            }
            item.value.write(into: &text, depth: depth.map { $0 + 1 })
        }
        if let depth, !items.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
        text += marks.close
    }

    static func write(string: some StringProtocol, into text: inout String) {
        text += "\""
        if string.utf8.allSatisfy(isPlain) { text += string } else { escape(string, into: &text) }
        text += "\""
    }

    /// A character that stands in a text as it is; most texts, and all keys, have no other.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
        default: (0x20...0x7E).contains(byte)
        }
    }

    private static func escape(_ string: some StringProtocol, into text: inout String) {
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "<", ">", "\u{7F}": escape(UInt16(scalar.value), into: &text)
            case " "..."~": text.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
                    for unit in String(scalar).utf16 { escape(unit, into: &text) }
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
    }

    private static func escape(_ unit: UInt16, into text: inout String) {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
