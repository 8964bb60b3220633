import Foundation

/// JSON as the commands print it: keys sorted, one line.
enum JSONText {
    /// - Parameter fields: strings, numbers, `NSNull` and parsed JSON.
    static func object(_ fields: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: fields, options: options) else {
            preconditionFailure("only what JSON can hold is given")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// JSON's own escapes spare C1 controls and the invisible characters that reorder or hide text. They occur only
    /// inside strings, where `\u` means the same.
    static func escapingUnsafe(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: isUnsafe) else { return json }
        var safe = ""
        for scalar in json.unicodeScalars {
            guard isUnsafe(scalar) else {
                safe.unicodeScalars.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return safe
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x7F else { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
