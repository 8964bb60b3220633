/// The checksum of FIT files: CRC-16 with the reflected polynomial A001, eight bytes at a time.
enum FITChecksum {
    /// Table `k` holds the checksum of a byte followed by `k` zero bytes, at `k * 256`.
    private static let tables: [UInt16] = {
        var tables = [UInt16](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var crc = UInt16(byte)
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xA001 }
            tables[byte] = crc
        }
        for index in 256..<(8 * 256) {
            let before = tables[index - 256]
            tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
        }
        return tables
    }()

    /// The checksum of all bytes so far, continued.
    static func continued(_ checksum: UInt16, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt16 {
        tables.withUnsafeBufferPointer { table in
            var crc = Int(checksum)
            var at = 0
            while at + 8 <= count {
                let word = (bytes + at).load64()
                @inline(__always) func byte(_ index: UInt64) -> Int { Int(word >> (index &* 8) & 0xFF) }
                let low = table[1792 + byte(0) ^ (crc & 0xFF)] ^ table[1536 + byte(1) ^ (crc >> 8)]
                let middle = table[1280 + byte(2)] ^ table[1024 + byte(3)] ^ table[768 + byte(4)]
                crc = Int(low ^ middle ^ table[512 + byte(5)] ^ table[256 + byte(6)] ^ table[byte(7)])
                at += 8
            }
            while at < count {
                crc = crc >> 8 ^ Int(table[(crc ^ Int(bytes[at])) & 0xFF])
                at += 1
            }
            return UInt16(crc)
        }
    }

    static func of(_ bytes: some Sequence<UInt8>) -> UInt16 {
        let all = Array(bytes)
        return all.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { continued(0, $0, buffer.count) } ?? 0
        }
    }
}
