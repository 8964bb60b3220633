/// Text that a person is asked to confirm, written so that nothing in it can hide: what is not plainly visible stands as its
/// number.
public enum ExactText {
    /// The text in double quotes.
    /// - Parameter isCode: a command or an address: letters beyond ASCII stand as numbers too, as some look like others.
    public static func quoted(_ text: String, isCode: Bool = false) -> String {
        var written = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": written += "\\\""
            case "\\": written += "\\\\"
            case "\n": written += "\\n"
            case "\t": written += "\\t"
            default:
                if isVisible(scalar, isCode: isCode) {
                    written.unicodeScalars.append(scalar)
                } else {
                    written += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                }
            }
        }
        return written + "\""
    }

    /// The words of a command, each in quotes: where one ends and the next begins decides what runs.
    public static func command(_ words: [String]) -> String {
        words.map { quoted($0, isCode: true) }.joined(separator: " ")
    }

    private static func isVisible(_ scalar: Unicode.Scalar, isCode: Bool) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
        guard !isCode, !scalar.properties.isDefaultIgnorableCodePoint, !scalar.properties.isVariationSelector else {
            return false
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator:
            return false
        default: return true
        }
    }
}

extension SettingValue {
    /// The whole value for a person who is asked to confirm it.
    public func exact(isCode: Bool) -> String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .count(let count): String(count)
        case .number(let number): "\(number)"
        case .day(let day): day.iso
        case .text(let text): ExactText.quoted(text, isCode: isCode)
        case .texts(let texts): "[" + texts.map { ExactText.quoted($0, isCode: isCode) }.joined(separator: ", ") + "]"
        }
    }
}
