import Foundation

/// Codable values as JSON, as AirFit's own files and columns keep them: keys sorted, so that equal values are equal bytes,
/// and slashes as they are.
public enum CodedJSON {
    /// Options by which a file differs from that.
    public struct Style: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Broken into indented lines, for files that people open.
        public static let pretty = Style(rawValue: 1)
        /// Dates as ISO 8601 in UTC, to the second. Otherwise they are seconds since 2001-01-01 00:00 UTC.
        public static let isoDates = Style(rawValue: 2)
        /// A property `madeAt` is the key `made_at`.
        public static let snakeCaseKeys = Style(rawValue: 4)
    }

    /// - Throws: `EncodingError` for a number that is not finite.
    public static func bytes(_ value: some Encodable, _ style: Style = []) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if style.contains(.pretty) { encoder.outputFormatting.insert(.prettyPrinted) }
        if style.contains(.isoDates) { encoder.dateEncodingStrategy = .iso8601 }
        if style.contains(.snakeCaseKeys) { encoder.keyEncodingStrategy = .convertToSnakeCase }
        return Array(try encoder.encode(value))
    }

    /// - Throws: `EncodingError` for a number that is not finite.
    public static func text(_ value: some Encodable) throws -> String {
        String(decoding: try bytes(value), as: UTF8.self)
    }

    /// - Throws: `DecodingError` for what is not JSON, or not JSON of the type.
    public static func value<Value: Decodable>(
        _ type: Value.Type, from bytes: some Sequence<UInt8>, _ style: Style = []
    ) throws -> Value {
        let decoder = JSONDecoder()
        if style.contains(.isoDates) { decoder.dateDecodingStrategy = .iso8601 }
        if style.contains(.snakeCaseKeys) { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        return try decoder.decode(type, from: Data(bytes))
    }

    /// - Throws: `DecodingError` for what is not JSON, or not JSON of the type.
    public static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        try value(type, from: text.utf8)
    }
}
