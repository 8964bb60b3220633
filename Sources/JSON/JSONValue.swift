import CJSON
import Glibc

/// A parsed JSON value read leniently: servers leave fields out, send `null` for them, or a number for a string.
///
/// Over simdjson, because each event of a streamed answer is a JSON text of its own: Foundation's `JSONSerialization`
/// reads 130,000 events and 35 MB a second. Safe to share: a document never changes once it is made.
public struct JSONValue: @unchecked Sendable {
    private let document: JSONDocument?
    private let place: airfit_json_value

    /// `nil` when the bytes are not one JSON value, or not UTF-8. Half a surrogate pair, as servers write that cut text
    /// between two halves of an emoji, reads as U+FFFD.
    public init?(_ bytes: [UInt8]) {
        guard let document = JSONDocument(bytes) ?? JSONDocument(LoneSurrogates.replaced(in: bytes)) else { return nil }
        self.document = document
        place = document.root
    }

    public init?(_ bytes: some Sequence<UInt8>) { self.init(Array(bytes)) }

    public init?(_ text: String) { self.init(Array(text.utf8)) }

    private init(document: JSONDocument?, place: airfit_json_value) {
        self.document = document
        self.place = place
    }

    /// What stands where nothing stands.
    public static let missing = JSONValue(document: nil, place: airfit_json_value())

    private var kind: airfit_json_kind { document == nil ? AIRFIT_JSON_NULL : airfit_json_kind_of(place) }

    /// Missing for a missing key or something that is no object.
    public subscript(key: String) -> JSONValue {
        guard document != nil else { return .missing }
        var member = airfit_json_value()
        var key = key
        let isThere = key.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { name in
                name.baseAddress.map { airfit_json_member(place, $0, name.count, &member) } ?? false
            }
        }
        return isThere ? JSONValue(document: document, place: member) : .missing
    }

    /// Missing beyond the end or in something that is no array.
    public subscript(index: Int) -> JSONValue {
        var element = airfit_json_value()
        guard document != nil, index >= 0, airfit_json_element(place, index, &element) else { return .missing }
        return JSONValue(document: document, place: element)
    }

    public var isMissing: Bool { kind == AIRFIT_JSON_NULL }
    public var isObject: Bool { kind == AIRFIT_JSON_OBJECT }
    public var isArray: Bool { kind == AIRFIT_JSON_ARRAY }

    /// `nil` where it is no array.
    public var array: [JSONValue]? {
        guard isArray else { return nil }
        let count = airfit_json_elements(place, nil, 0)
        return withUnsafeTemporaryAllocation(of: airfit_json_value.self, capacity: count) { places in
            _ = airfit_json_elements(place, places.baseAddress, count)
            return places.map { JSONValue(document: document, place: $0) }
        }
    }
    /// Members in the order they were written; `nil` where it is no object.
    public var members: [(name: String, value: JSONValue)]? {
        guard isObject else { return nil }
        final class Found {
            var members: [(name: String, value: JSONValue)] = []
            let document: JSONDocument?
            init(_ document: JSONDocument?) { self.document = document }
        }
        let found = Found(document)
        airfit_json_each_member(place, Unmanaged.passUnretained(found).toOpaque()) { context, name, count, place in
            let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
            let name = String(decoding: UnsafeRawBufferPointer(start: name, count: count), as: UTF8.self)
            found.members.append((name, JSONValue(document: found.document, place: place)))
        }
        return found.members
    }

    public var text: String? {
        guard document != nil else { return nil }
        var count = 0
        guard let start = airfit_json_text(place, &count) else { return nil }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
    /// Text that says something.
    public var nonEmptyText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    /// `nil` where it is neither `true` nor `false`.
    public var flag: Bool? { kind == AIRFIT_JSON_BOOL ? airfit_json_bool(place) : nil }
    public var number: Double? {
        var number = 0.0
        return document != nil && airfit_json_number(place, &number) ? number : nil
    }
    /// A number rounded; `nil` where it does not fit.
    public var integer: Int? {
        var whole: Int64 = 0
        if document != nil, airfit_json_integer(place, &whole) { return Int(whole) }
        return number.flatMap { Int(exactly: $0.rounded()) }
    }
    /// A string, or a number as text.
    public var label: String? { nonEmptyText ?? integer.map(String.init) }

    /// As compact JSON, members in the order they were written; `nil` for what is missing or `null`.
    public var json: String? {
        guard !isMissing else { return nil }
        var count = 0
        guard let text = airfit_json_minified(place, &count) else { return nil }
        defer { free(text) }
        return String(decoding: UnsafeRawBufferPointer(start: text, count: count), as: UTF8.self)
    }
}

/// Owns what the values of one text point into.
private final class JSONDocument {
    private let pointer: OpaquePointer
    let root: airfit_json_value

    convenience init?(_ bytes: [UInt8]?) {
        guard let bytes else { return nil }
        self.init(whole: bytes)
    }

    private init?(whole bytes: [UInt8]) {
        guard let pointer = bytes.withUnsafeBufferPointer({ airfit_json_parse($0.baseAddress, $0.count) }) else {
            return nil
        }
        self.pointer = pointer
        root = airfit_json_root(pointer)
    }

    deinit { airfit_json_free(pointer) }
}
