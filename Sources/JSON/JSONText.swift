import Foundation

/// JSON of fields that have no type of their own: strings, numbers, booleans, `NSNull`, and lists and objects of these.
public enum JSONText {
    /// JSON on one line, keys sorted.
    /// - Parameter fields: what JSON can hold; a number that is not finite is a fault of the program.
    public static func object(_ fields: [String: Any]) -> String {
        guard let text = written(fields) else { preconditionFailure("only what JSON can hold is given") }
        return text
    }

    /// One line, keys sorted; `nil` where a number is not finite.
    public static func written(_ fields: [String: Any]) -> String? {
        bytes(fields).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of `written`.
    public static func bytes(_ fields: [String: Any]) -> [UInt8]? {
        var writer = JSONWriter()
        do throws(JSONWriter.Unwritable) { try writer.write(fields) } catch { return nil }
        return writer.bytes
    }

    /// A value of any kind; `nil` for what is not JSON.
    public static func parsed(_ text: String) -> Any? {
        // What is not JSON is told by `nil`; why matters to nobody who asks.
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
}
