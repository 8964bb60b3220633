extension String {
    /// The string as a JSON text with its quotes; only what must be escaped is.
    public var quotedJSON: String {
        var quoted: [UInt8] = []
        quoted.reserveCapacity(utf8.count + 2)
        quoted.append(quotedJSON: self)
        return String(decoding: quoted, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends `String.quotedJSON`.
    public mutating func append(quotedJSON text: String) {
        append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C: self += [0x5C, byte]
            case 0x0A: self += [0x5C, 0x6E]
            case ..<0x20: self += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: append(byte)
            }
        }
        append(0x22)
    }
}
