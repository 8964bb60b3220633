import CJSON

/// A parsed JSON value read leniently: servers leave fields out, send `null` for them, or a number for a string.
///
/// Over simdjson, because each event of a streamed answer is a JSON text of its own: Foundation's `JSONSerialization`
/// reads 130,000 events and 35 MB a second. Safe to share: a document never changes once it is made.
///
/// Every look into a document goes through `PlaceInJSON`, which does not hold it; the steps here are compiled into their callers,
/// so that going down a path does not count holders at each step. `withExtendedLifetime` keeps the document till the look is over.
public struct JSONValue: @unchecked Sendable {
    /// Of what is missing, too, once there was one: then going on down is one step like any other.
    @usableFromInline let document: JSONDocument?
    @usableFromInline let place: PlaceInJSON

    /// `nil` when the bytes are not one JSON value, or not UTF-8. Half a surrogate pair, as servers write that cut text
    /// between two halves of an emoji, reads as U+FFFD.
    public init?(_ bytes: [UInt8]) {
        guard let document = JSONDocument(bytes) ?? JSONDocument(LoneSurrogates.replaced(in: bytes)) else { return nil }
        self.document = document
        place = PlaceInJSON(document.root)
    }

    public init?(_ bytes: some Sequence<UInt8>) { self.init(Array(bytes)) }

    public init?(_ text: String) { self.init(Array(text.utf8)) }

    @inlinable init(document: JSONDocument?, place: PlaceInJSON) {
        self.document = document
        self.place = place
    }

    /// The value of a missing place.
    public static let missing = JSONValue(document: nil, place: .missing)

    /// Missing for a missing key or something that is no object.
    public subscript(key: String) -> JSONValue {
        @inlinable @inline(__always) get {
            withExtendedLifetime(document) { JSONValue(document: document, place: place.member(key)) }
        }
    }

    /// Missing beyond the end or in something that is no array.
    public subscript(index: Int) -> JSONValue {
        @inlinable @inline(__always) get {
            withExtendedLifetime(document) { JSONValue(document: document, place: place.element(index)) }
        }
    }

    @inlinable public var isMissing: Bool { withExtendedLifetime(document) { place.kind == .null } }
    @inlinable public var isObject: Bool { withExtendedLifetime(document) { place.kind == .object } }
    @inlinable public var isArray: Bool { withExtendedLifetime(document) { place.kind == .array } }

    /// `nil` where it is no array.
    public var array: [JSONValue]? {
        withExtendedLifetime(document) { place.elements?.map { JSONValue(document: document, place: $0) } }
    }
    /// Members in the order they were written; `nil` where it is no object.
    public var members: [(name: String, value: JSONValue)]? {
        withExtendedLifetime(document) {
            place.members?.map { ($0.name, JSONValue(document: document, place: $0.place)) }
        }
    }

    /// `nil` for anything but a string.
    @inlinable public var text: String? { withExtendedLifetime(document) { place.text } }
    /// Text that says something.
    @inlinable public var nonEmptyText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    /// Whether it is this text; none is made to find out.
    @inlinable public func isText(_ text: String) -> Bool { withExtendedLifetime(document) { place.isText(text) } }
    /// `nil` where it is neither `true` nor `false`.
    @inlinable public var flag: Bool? { withExtendedLifetime(document) { place.flag } }
    @inlinable public var number: Double? { withExtendedLifetime(document) { place.number } }
    /// A number rounded; `nil` where it does not fit.
    @inlinable public var integer: Int? { withExtendedLifetime(document) { place.integer } }
    /// A string, or a number as text.
    public var label: String? { nonEmptyText ?? integer.map(String.init) }

    /// As compact JSON, members in the order they were written; `nil` for what is missing or `null`.
    public var json: String? { withExtendedLifetime(document) { place.json } }
}

/// Owns what the values of one text point into.
@usableFromInline final class JSONDocument {
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
