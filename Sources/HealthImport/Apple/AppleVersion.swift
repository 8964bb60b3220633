/// The program's own number of a record, and the version of it, from two entries of its metadata: the record of the highest
/// version stands in place of those before.
struct AppleVersion {
    /// A checksum (FNV-1a) of the number, which is of any length.
    private(set) var identifier: Int64?
    /// 0 where the record does not say.
    private(set) var number: Int64 = 0

    /// Passes over other entries.
    mutating func read(key: ByteSlice, value: ByteSlice) {
        if key.equals("HKMetadataKeySyncIdentifier") {
            identifier = value.count > 0 ? Self.checksum(of: value) : nil
        } else if key.equals("HKMetadataKeySyncVersion"), let read = DecimalNumber.parse(value), abs(read) < 1e15 {
            number = Int64(read)
        }
    }

    /// Of a part of the record that is handed on by itself; the first is the record's own.
    func part(_ number: Int64) -> AppleVersion {
        var version = self
        version.identifier = identifier.map { $0 &+ number &* 0x0000_0100_0000_01B3 }
        return version
    }

    private static func checksum(of bytes: ByteSlice) -> Int64 {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes.buffer { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return Int64(bitPattern: sum)
    }
}
