import JSON

/// The arguments of a call that its schema has passed; what was left out or `null` is `nil`.
struct ToolArguments: Sendable {
    let value: JSONValue

    init(_ value: JSONValue) { self.value = value }

    func text(_ key: String) -> String? { value[key].text }
    func number(_ key: String) -> Double? { value[key].number }
    func integer(_ key: String) -> Int? { value[key].number.flatMap { Int(exactly: $0) } }
    func flag(_ key: String) -> Bool { value[key].flag ?? false }
    func has(_ key: String) -> Bool { !value[key].isMissing }
    func texts(_ key: String) -> [String]? { value[key].array?.compactMap(\.text) }
    func numbers(_ key: String) -> [Double]? { value[key].array?.compactMap(\.number) }
    func list(_ key: String) -> [JSONValue] { value[key].array ?? [] }
    func option<Option: RawRepresentable>(_ key: String) -> Option? where Option.RawValue == String {
        text(key).flatMap(Option.init(rawValue:))
    }
}
