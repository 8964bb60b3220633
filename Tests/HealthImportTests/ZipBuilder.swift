/// Makes archives byte by byte, right and wrong ones. Deflate is written as stored blocks, which any decoder must read.
struct ZipBuilder {
    struct Entry {
        var name: String
        var content: [UInt8]
        var method: UInt16 = 0
        var flags: UInt16 = 0
        var unixMode: UInt32 = 0
        /// Instead of what is right.
        var checksum: UInt32?
        var announcedSize: UInt32?
        var offset: UInt32?
        var localName: String?
        /// Sizes and offset in the zip64 extra field.
        var isLarge = false
    }

    var entries: [Entry] = []
    var prefix: [UInt8] = []
    var comment: [UInt8] = []
    var isZip64 = false
    /// Instead of what is right; with `isZip64`.
    var announcedCount: UInt64?

    init(_ entries: Entry...) { self.entries = entries }

    var bytes: [UInt8] {
        var file = prefix
        var directory: [UInt8] = []
        for entry in entries {
            let packed = entry.method == 8 ? Self.deflated(entry.content) : entry.content
            let checksum = entry.checksum ?? Self.checksum(entry.content)
            let size = entry.announcedSize ?? UInt32(entry.content.count)
            let offset = entry.offset ?? UInt32(file.count - prefix.count)
            let local = Array((entry.localName ?? entry.name).utf8)
            file += Self.little(0x0403_4B50, 4) + Self.little(20, 2) + Self.little(UInt64(entry.flags), 2)
            file += Self.little(UInt64(entry.method), 2) + Self.little(0, 4) + Self.little(UInt64(checksum), 4)
            file += Self.little(UInt64(packed.count), 4) + Self.little(UInt64(size), 4)
            file += Self.little(UInt64(local.count), 2) + Self.little(0, 2) + local + packed

            var extra: [UInt8] = []
            if entry.isLarge {
                extra = Self.little(1, 2) + Self.little(24, 2) + Self.little(UInt64(size), 8)
                extra += Self.little(UInt64(packed.count), 8) + Self.little(UInt64(offset), 8)
            }
            let name = Array(entry.name.utf8)
            directory += Self.little(0x0201_4B50, 4) + Self.little(3 << 8 | 20, 2) + Self.little(20, 2)
            directory += Self.little(UInt64(entry.flags), 2) + Self.little(UInt64(entry.method), 2) + Self.little(0, 4)
            directory += Self.little(UInt64(checksum), 4)
            directory += Self.little(entry.isLarge ? 0xFFFF_FFFF : UInt64(packed.count), 4)
            directory += Self.little(entry.isLarge ? 0xFFFF_FFFF : UInt64(size), 4)
            directory += Self.little(UInt64(name.count), 2) + Self.little(UInt64(extra.count), 2) + Self.little(0, 6)
            directory += Self.little(UInt64(entry.unixMode) << 16, 4)
            directory += Self.little(entry.isLarge ? 0xFFFF_FFFF : UInt64(offset), 4) + name + extra
        }
        let start = UInt64(file.count - prefix.count)
        file += directory
        if isZip64 {
            let record = UInt64(file.count)
            file += Self.little(0x0606_4B50, 4) + Self.little(44, 8) + Self.little(45, 2) + Self.little(45, 2)
            file += Self.little(0, 8) + Self.little(announcedCount ?? UInt64(entries.count), 8)
            file += Self.little(announcedCount ?? UInt64(entries.count), 8)
            file += Self.little(UInt64(directory.count), 8) + Self.little(start, 8)
            file += Self.little(0x0706_4B50, 4) + Self.little(0, 4) + Self.little(record, 8) + Self.little(1, 4)
        }
        file += Self.little(0x0605_4B50, 4) + Self.little(0, 4)
        file += Self.little(isZip64 ? 0xFFFF : UInt64(entries.count), 2)
        file += Self.little(isZip64 ? 0xFFFF : UInt64(entries.count), 2)
        file += Self.little(isZip64 ? 0xFFFF_FFFF : UInt64(directory.count), 4)
        file += Self.little(isZip64 ? 0xFFFF_FFFF : start, 4)
        return file + Self.little(UInt64(comment.count), 2) + comment
    }

    private static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (UInt64($0) * 8)) }
    }

    private static func deflated(_ content: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var rest = content[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            out += [rest.isEmpty ? 1 : 0] + little(UInt64(block.count), 2) + little(UInt64(~UInt16(block.count)), 2)
            out += block
        } while !rest.isEmpty
        return out
    }

    /// CRC-32 byte by byte, independent of the library in use.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var checksum = UInt32.max
        for byte in bytes { checksum = checksum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)] }
        return ~checksum
    }

    /// What each byte leaves, computed bit by bit.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
}
