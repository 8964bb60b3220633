/// A kept answer as bytes: a mark, sizes and texts, a checksum. Anything that does not add up is no entry.
enum CacheFile {
    private static let mark = Array("airfit-cache-1\n".utf8)
    /// The mark and the time: enough to tell the age.
    static let prefixBytes = mark.count + 8

    static func bytes(of entry: CacheEntry) -> [UInt8] {
        var bytes = mark
        append(entry.storedAt.bitPattern, to: &bytes)
        append(UInt64(entry.head.status), to: &bytes)
        append(UInt64(entry.head.headers.count), to: &bytes)
        let texts = [entry.identity] + entry.head.headers.flatMap { [$0.name, $0.value] }
        for text in texts.map({ Array($0.utf8) }) + [entry.body] {
            append(UInt64(text.count), to: &bytes)
            bytes += text
        }
        append(checksum(bytes[...]), to: &bytes)
        return bytes
    }

    /// `nil` for a damaged one.
    static func entry(_ bytes: [UInt8]) -> CacheEntry? {
        guard bytes.count >= prefixBytes + 8, bytes.starts(with: mark) else { return nil }
        var tail = bytes.suffix(8)
        guard number(&tail) == checksum(bytes.dropLast(8)) else { return nil }
        var rest = bytes.dropFirst(mark.count).dropLast(8)
        guard let storedAt = number(&rest), let status = number(&rest), let count = number(&rest), count <= 1000,
            let identity = text(&rest)
        else { return nil }
        var headers: [HTTPHeader] = []
        for _ in 0..<count {
            guard let name = text(&rest), let value = text(&rest) else { return nil }
            headers.append(HTTPHeader(string(name), string(value)))
        }
        guard let body = text(&rest), rest.isEmpty else { return nil }
        return CacheEntry(
            storedAt: Double(bitPattern: storedAt), identity: string(identity),
            head: HTTPHead(status: Int(truncatingIfNeeded: status), headers: headers), body: Array(body))
    }

    /// Seconds since 1970 of an entry of which only the beginning was read; `nil` if it is none.
    static func storedAt(_ prefix: [UInt8]) -> Double? {
        guard prefix.count >= prefixBytes, prefix.starts(with: mark) else { return nil }
        var rest = prefix.dropFirst(mark.count)
        return number(&rest).map { Double(bitPattern: $0) }
    }

    /// The name of the file of an identity. Two that share one replace each other, and are told apart on reading.
    static func name(of identity: String) -> String {
        let digits = String(checksum(Array(identity.utf8)[...]), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ".cache"
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        guard bytes.count >= 8 else { return nil }
        let number = bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        bytes = bytes.dropFirst(8)
        return number
    }

    private static func text(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let count = number(&bytes), count <= UInt64(bytes.count) else { return nil }
        defer { bytes = bytes.dropFirst(Int(count)) }
        return bytes.prefix(Int(count))
    }

    /// FNV-1a, 64 bits: against damage, not against people, who could write the folder's files anyway.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBufferPointer { buffer in
            buffer.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
    }
}
