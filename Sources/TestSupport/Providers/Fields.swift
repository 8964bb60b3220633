import Foundation

/// JSON of a request, read leniently: what is not there is `nil` all the way down.
struct Fields {
    let value: Any?

    init(_ value: Any?) { self.value = value is NSNull ? nil : value }

    init(json bytes: [UInt8]) {
        // What is no JSON has no fields, and the check says which one is missing.
        self.init(try? JSONSerialization.jsonObject(with: Data(bytes)))
    }

    subscript(name: String) -> Fields { Fields((value as? [String: Any])?[name]) }

    var isThere: Bool { value != nil }
    var isObject: Bool { value is [String: Any] }
    var names: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
    var text: String? { value as? String }
    /// Text that says something.
    var words: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    var number: Int? { value as? Int }
    var isTrue: Bool { value as? Bool == true }
    /// Empty where it is no array.
    var list: [Fields] { (value as? [Any] ?? []).map { Fields($0) } }
}
