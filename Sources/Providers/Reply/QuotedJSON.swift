extension String {
    /// As a JSON text with its quotes; only what must be escaped is.
    var quotedJSON: String {
        var quoted: [UInt8] = [0x22]
        quoted.reserveCapacity(utf8.count + 2)
        for byte in utf8 {
            switch byte {
            case 0x22, 0x5C: quoted += [0x5C, byte]
            case 0x0A: quoted += [0x5C, 0x6E]
            case ..<0x20: quoted += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: quoted.append(byte)
            }
        }
        quoted.append(0x22)
        return String(decoding: quoted, as: UTF8.self)
    }
}
