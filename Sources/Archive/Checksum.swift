import CIsal

/// CRC-32 of bytes as they come, as in zip and gzip: tells damage, not intent.
public struct Checksum {
    /// CRC-32 of the bytes so far, as ZIP archives have it.
    public private(set) var value: UInt32 = 0

    public init() {}

    /// Adds bytes to the checksum (CRC-32 as gzip has it).
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        value = crc32_gzip_refl(value, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
    }

    /// Eight digits in hexadecimal.
    var text: String {
        let hex = String(value, radix: 16)
        return String(repeating: "0", count: 8 - hex.count) + hex
    }
}
