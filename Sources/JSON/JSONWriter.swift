import Foundation

/// Writes JSON as a request needs it. `JSONSerialization` asks of each value again which of Foundation's types it might be:
/// for a question with its tools that was 40 million instructions of 134, where this takes 6.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// Thrown for a value that JSON cannot hold, such as a number that is not finite.
    struct Unwritable: Error {}

    /// - Parameter object: Of strings, numbers, booleans, `NSNull`, and lists and objects of these. Keys are sorted.
    mutating func write(_ object: [String: Any]) throws(Unwritable) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            bytes.append(quotedJSON: key)
            bytes.append(UInt8(ascii: ":"))
            try write(any: value)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ list: [Any]) throws(Unwritable) {
        bytes.append(UInt8(ascii: "["))
        for (index, value) in list.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            try write(any: value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(any value: Any) throws(Unwritable) {
        switch value {
        case let text as String: bytes.append(quotedJSON: text)
        case let object as [String: Any]: try write(object)
        case let list as [Any]: try write(list)
        case let rows as JSONRows:
            bytes.append(UInt8(ascii: "["))
            for index in 0..<rows.count {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                try write(rows.row(index))
            }
            bytes.append(UInt8(ascii: "]"))
        default: bytes.append(contentsOf: try Self.word(for: value).utf8)
        }
    }

    /// Numbers are asked for their own type: a number that was parsed can be had as a boolean too.
    private static func word(for value: Any) throws(Unwritable) -> String {
        let type = type(of: value)
        if type == Bool.self, let flag = value as? Bool { return flag ? "true" : "false" }
        if type == Int.self, let number = value as? Int { return String(number) }
        if type == Double.self, let number = value as? Double { return try text(of: number) }
        guard let number = value as? NSNumber else {
            if value is NSNull { return "null" }
            throw Unwritable()
        }
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): return number.boolValue ? "true" : "false"
        case UInt8(ascii: "d"), UInt8(ascii: "f"): return try text(of: number.doubleValue)
        default: return number.stringValue
        }
    }

    private static func text(of number: Double) throws(Unwritable) -> String {
        guard number.isFinite else { throw Unwritable() }
        return Int(exactly: number).map { String($0) } ?? "\(number)"
    }
}
