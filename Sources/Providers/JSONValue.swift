import Foundation

/// A parsed JSON value read leniently: servers leave fields out, send `null` for them, or a number for a string.
struct JSONValue {
    private let raw: Any?

    /// `nil` when the bytes are not JSON.
    init?(_ bytes: [UInt8]) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]) else {
            return nil  // what is wrong with it helps nobody; the caller tells that it is not JSON
        }
        raw = value
    }

    private init(raw: Any?) {
        self.raw = raw
    }

    /// An empty value for a missing key or something that is no object.
    subscript(key: String) -> JSONValue { JSONValue(raw: (raw as? [String: Any])?[key]) }

    var isMissing: Bool { raw == nil || raw is NSNull }
    var isObject: Bool { raw is [String: Any] }
    var array: [JSONValue]? { (raw as? [Any])?.map { JSONValue(raw: $0) } }
    var text: String? { raw as? String }
    /// Text that says something.
    var nonEmptyText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    var number: Double? { (raw as? NSNumber)?.doubleValue }
    var integer: Int? { number.flatMap { Int(exactly: $0.rounded()) } }
    /// A string, or a number as text.
    var label: String? { nonEmptyText ?? integer.map(String.init) }

    /// As JSON text with sorted keys; `nil` for what is missing.
    var jsonText: String? {
        guard let raw, !(raw is NSNull) else { return nil }
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        guard let data = try? JSONSerialization.data(withJSONObject: raw, options: options) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
