import Foundation

/// JSON as the commands print it: keys sorted, one line.
public enum JSONText: Sendable {
    /// - Parameter fields: strings, numbers, `NSNull` and parsed JSON.
    public static func object(_ fields: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: fields, options: options) else {
            preconditionFailure("only what JSON can hold is given")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
