import CJSON
import Glibc

/// A place in a document, good as long as somebody holds the document. The one that stands for nothing holds nothing either.
@usableFromInline struct PlaceInJSON {
    @usableFromInline enum Kind { case null, flag, number, text, array, object }

    private let value: airfit_json_value

    init(_ value: airfit_json_value) { self.value = value }

    @usableFromInline static var missing: PlaceInJSON { PlaceInJSON(airfit_json_value()) }

    private var isThere: Bool { value.document != nil }

    /// That of what is missing is `null`.
    @usableFromInline var kind: Kind {
        guard isThere else { return .null }
        return switch airfit_json_kind_of(value) {
        case AIRFIT_JSON_BOOL: .flag
        case AIRFIT_JSON_INTEGER, AIRFIT_JSON_NUMBER: .number
        case AIRFIT_JSON_TEXT: .text
        case AIRFIT_JSON_ARRAY: .array
        case AIRFIT_JSON_OBJECT: .object
        default: .null
        }
    }

    // MARK: Down

    @usableFromInline func member(_ key: String) -> PlaceInJSON {
        guard isThere else { return self }
        var member = airfit_json_value()
        var key = key
        let isFound = key.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { name in
                name.baseAddress.map { airfit_json_member(value, $0, name.count, &member) } ?? false
            }
        }
        return PlaceInJSON(isFound ? member : airfit_json_value())
    }

    @usableFromInline func element(_ index: Int) -> PlaceInJSON {
        var element = airfit_json_value()
        let isFound = isThere && index >= 0 && airfit_json_element(value, index, &element)
        return PlaceInJSON(isFound ? element : airfit_json_value())
    }

    /// `nil` where it is no array.
    var elements: [PlaceInJSON]? {
        guard kind == .array else { return nil }
        let count = airfit_json_elements(value, nil, 0)
        return withUnsafeTemporaryAllocation(of: airfit_json_value.self, capacity: count) { values in
            _ = airfit_json_elements(value, values.baseAddress, count)
            return values.map { PlaceInJSON($0) }
        }
    }

    /// `nil` where it is no object.
    var members: [(name: String, place: PlaceInJSON)]? {
        guard kind == .object else { return nil }
        final class Found {
            var members: [(name: String, place: PlaceInJSON)] = []
        }
        let found = Found()
        airfit_json_each_member(value, Unmanaged.passUnretained(found).toOpaque()) { context, name, count, value in
            let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
            let name = String(decoding: UnsafeRawBufferPointer(start: name, count: count), as: UTF8.self)
            found.members.append((name, PlaceInJSON(value)))
        }
        return found.members
    }

    // MARK: What stands there

    @usableFromInline var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    @usableFromInline func isText(_ text: String) -> Bool {
        guard let bytes else { return false }
        var text = text
        return text.withUTF8 { other in
            guard bytes.count == other.count else { return false }
            guard let start = bytes.baseAddress, let otherStart = other.baseAddress else { return other.isEmpty }
            return memcmp(start, otherStart, other.count) == 0
        }
    }

    private var bytes: UnsafeRawBufferPointer? {
        guard isThere else { return nil }
        var count = 0
        return airfit_json_text(value, &count).map { UnsafeRawBufferPointer(start: $0, count: count) }
    }

    @usableFromInline var flag: Bool? { kind == .flag ? airfit_json_bool(value) : nil }

    @usableFromInline var number: Double? {
        var number = 0.0
        return isThere && airfit_json_number(value, &number) ? number : nil
    }

    @usableFromInline var integer: Int? {
        var whole: Int64 = 0
        if isThere, airfit_json_integer(value, &whole) { return Int(whole) }
        return number.flatMap { Int(exactly: $0.rounded()) }
    }

    var json: String? {
        guard kind != .null else { return nil }
        var count = 0
        guard let text = airfit_json_minified(value, &count) else { return nil }
        defer { free(text) }
        return String(decoding: UnsafeRawBufferPointer(start: text, count: count), as: UTF8.self)
    }
}
