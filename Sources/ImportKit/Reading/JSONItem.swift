import Archive

/// One value of a JSON text, small enough to be held: a point, a night, a workout.
package indirect enum JSONItem: Equatable {
    case null, flag(Bool), number(Double), text(String), list([JSONItem]), object([String: JSONItem])

    /// `null` for a field that is not there and for what is no object.
    package subscript(key: String) -> JSONItem {
        guard case .object(let fields) = self else { return .null }
        return fields[key] ?? .null
    }

    /// The first of some fields that is there: names differ from version to version.
    package subscript(anyOf keys: String...) -> JSONItem {
        keys.lazy.map { self[$0] }.first { $0 != .null } ?? .null
    }

    /// A number, or a text that is one.
    package var number: Double? {
        switch self {
        case .number(let number): number
        case .text(let text): WrittenNumber.plain(text)
        default: nil
        }
    }

    /// A number above 0; some services write 0 where nothing was measured.
    package var positive: Double? { number.flatMap { $0 > 0 ? $0 : nil } }
    /// Seconds of `934s`, also of a number; `nil` for neither, and for more than three days.
    package var spanSeconds: Double? {
        let seconds = text.map { $0.hasSuffix("s") ? Double($0.dropLast()) : Double($0) } ?? number
        return seconds.flatMap { (0...259_200).contains($0) ? $0 : nil }
    }

    /// A number without decimals.
    package var integer: Int64? { number.flatMap { Int64(exactly: $0.rounded()) } }
    /// `nil` for anything but a text.
    package var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
    /// A text, or a number as a text: how vendors write their own numbers of things.
    package var identity: String? {
        if let text { return text.isEmpty ? nil : text }
        return integer.map(String.init)
    }
    /// A flag, also one written as a text; `nil` for anything else.
    package var flag: Bool? {
        switch self {
        case .flag(let flag): flag
        case .text(let text): ["true": true, "false": false][text.lowercased()]
        default: nil
        }
    }
    /// The elements of a list; empty for anything else.
    package var list: [JSONItem] {
        if case .list(let list) = self { return list }
        return []
    }
    /// The members of an object; empty for anything else.
    package var fields: [String: JSONItem] {
        if case .object(let fields) = self { return fields }
        return [:]
    }

    /// A whole text that is a part of something else, such as a cell of a table; `nil` if it is not JSON.
    package static func parse(_ text: String) -> JSONItem? {
        // A cell that is no JSON has no value. A number on its own ends with a blank.
        try? JSONCursor(BytesInMemory(Array(text.utf8) + [0x20])).tree()
    }
}

extension JSONCursor {
    /// Values in one tree; a workout of a day with a point for every second has less.
    static let mostValues = 2_000_000
    private static let deepest = 32

    /// The value that comes next, whole. A number that is too large to be one is `null`.
    package func tree() throws -> JSONItem {
        var count = 0
        return try tree(depth: 0, &count)
    }

    private func tree(depth: Int, _ count: inout Int) throws -> JSONItem {
        guard depth < Self.deepest else { throw Problem.malformed("it is nested too deep") }
        count += 1
        guard count <= Self.mostValues else { throw Problem.malformed("one record in it has too many values") }
        switch try peek() {
        case UInt8(ascii: "{"):
            // Few objects have fewer fields: it need not grow one by one.
            var fields = [String: JSONItem](minimumCapacity: 6)
            try eachField { name in fields[name] = try self.tree(depth: depth + 1, &count) }
            return .object(fields)
        case UInt8(ascii: "["):
            var list: [JSONItem] = []
            try eachElement { list.append(try self.tree(depth: depth + 1, &count)) }
            return .list(list)
        case UInt8(ascii: "-"), 0x30...0x39: return try number().map { .number($0) } ?? .null
        default:
            switch try cell() {
            case .text(let text): return .text(text)
            case .flag(let flag): return .flag(flag)
            default: return .null
            }
        }
    }

    /// Calls `body` behind each name of the object that comes next; `body` takes the value. Anything but an object is
    /// passed over.
    package func eachField(_ body: (String) throws -> Void) throws {
        guard try consume(UInt8(ascii: "{")) else { return try skip() }
        if try consume(UInt8(ascii: "}")) { return }
        repeat {
            let name = try string()
            try expect(":")
            try body(name)
        } while try consume(UInt8(ascii: ","))
        try expect("}")
    }

    /// Calls `body` before each element of the list that comes next; `body` takes it. Anything but a list is passed over.
    package func eachElement(_ body: () throws -> Void) throws {
        guard try consume(UInt8(ascii: "[")) else { return try skip() }
        if try consume(UInt8(ascii: "]")) { return }
        repeat { try body() } while try consume(UInt8(ascii: ","))
        try expect("]")
    }
}

/// The first names of a JSON text, by which formats are told from `HealthDocument.head`, however it is cut.
package struct JSONHead {
    /// Whether the text begins as a list.
    package private(set) var isList = false
    /// Names of the outermost object (or of the first object of the outermost list) that are within the head.
    package private(set) var names: Set<String> = []
    /// By each of these names, the names of the object behind it, or of the first object of the list behind it.
    package private(set) var inner: [String: Set<String>] = [:]
    /// Texts behind the outermost names.
    package private(set) var texts: [String: String] = [:]

    /// `nil` for what is no JSON object or list.
    package init?(_ head: [UInt8]) {
        var bytes = head[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        guard let first = bytes.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        else { return nil }
        isList = first == UInt8(ascii: "[")
        let cursor = JSONCursor(BytesInMemory(bytes))
        // The head may end anywhere: what was seen before counts.
        try? walk(cursor)
    }

    private struct Enough: Error {}

    private mutating func walk(_ cursor: JSONCursor) throws {
        if isList {
            try cursor.eachElement {
                try self.outermost(cursor)
                throw Enough()
            }
        } else {
            try outermost(cursor)
        }
    }

    private mutating func outermost(_ cursor: JSONCursor) throws {
        try cursor.eachField { name in
            self.names.insert(name)
            switch try cursor.peek() {
            case UInt8(ascii: "{"): try self.names(behind: name, cursor)
            case UInt8(ascii: "["):
                var isFirst = true
                try cursor.eachElement {
                    if isFirst { try self.names(behind: name, cursor) } else { try cursor.skip() }
                    isFirst = false
                }
            case 0x22: self.texts[name] = try cursor.string()
            default: try cursor.skip()
            }
        }
    }

    private mutating func names(behind name: String, _ cursor: JSONCursor) throws {
        try cursor.eachField { innerName in
            self.inner[name, default: []].insert(innerName)
            try cursor.skip()
        }
    }
}
