/// JSON that does nothing to the terminal or editor that shows it, and still says the same.
///
/// JSON's own escapes spare C1 controls and the characters that reorder or hide text: bidirectional controls, zero-width
/// characters, tags, variation selectors. They occur only inside strings, where `\u` means the same, so nothing is lost:
/// whoever parses the text gets the string as it is stored.
public enum InertJSON {
    /// The same value, with every such character written as an escape.
    public static func text(_ json: String) -> String {
        guard json.utf8.contains(where: { $0 >= 0x7F || $0 < 0x20 }), json.unicodeScalars.contains(where: isEscaped)
        else { return json }
        var inert = ""
        inert.reserveCapacity(json.utf8.count + 64)
        for scalar in json.unicodeScalars {
            guard isEscaped(scalar) else {
                inert.unicodeScalars.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                inert += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return inert
    }

    /// Whether a character is written as an escape. Line feeds and tabs stand between values, too.
    public static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F, 0x09, 0x0A: return false
        case 0xA1...0xAC, 0xAE...0x2FF, 0x4E00...0x9FFF: return false  // most letters there are
        default: break
        }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint || properties.isVariationSelector { return true }
        return switch properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
