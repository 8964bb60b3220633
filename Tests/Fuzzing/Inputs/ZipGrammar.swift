import TestSupport

/// Archives with an export in them, and with lies in each of their fields.
struct ZipGrammar {
    private struct Entry {
        var name: [UInt8]
        var packed: [UInt8]
        var method: UInt16
        var size: UInt32
        var checksum: UInt32
    }

    static func archive(_ random: inout SeededGenerator, content: (inout SeededGenerator) -> [UInt8]) -> [UInt8] {
        var file = random.once(in: 20) ? random.list(1...64) { $0.byte() } : []
        var directory: [UInt8] = []
        let entries = random.list(0...4) { entry(&$0, content) }
        var offset = 0
        for entry in entries {
            if !random.once(in: 30) { offset = file.count }  // else the same bytes a second time
            let flags = random.once(in: 20) ? random.pick([1, 8, 0x800, 0xFFFF] as [UInt64]) : 0
            let name = random.once(in: 40) ? Array("other".utf8) : entry.name
            file += little(0x0403_4B50, 4) + little(20, 2) + little(flags, 2) + little(UInt64(entry.method), 2)
            file += little(0, 4) + little(UInt64(entry.checksum), 4)
            file += little(odd(UInt64(entry.packed.count), &random), 4) + little(odd(UInt64(entry.size), &random), 4)
            file += little(UInt64(name.count), 2) + little(0, 2) + name + entry.packed
            let extra = random.once(in: 12) ? zip64(entry, offset, &random) : []
            directory += little(0x0201_4B50, 4) + little(3 << 8 | 20, 2) + little(20, 2) + little(flags, 2)
            directory +=
                little(UInt64(entry.method), 2) + little(0, 4) + little(odd(UInt64(entry.checksum), &random), 4)
            directory +=
                little(odd(UInt64(entry.packed.count), &random), 4) + little(odd(UInt64(entry.size), &random), 4)
            directory += little(UInt64(entry.name.count), 2) + little(UInt64(extra.count), 2) + little(0, 6)
            // A link or a device in one of many.
            directory += little(
                random.once(in: 30) ? random.pick([0o120777 << 16, 0o020600 << 16]) : 0o100600 << 16, 4)
            directory += little(odd(UInt64(offset), &random), 4) + entry.name + extra
        }
        let start = UInt64(file.count)
        file += directory
        let count = odd(UInt64(entries.count), &random)
        if random.once(in: 10) {
            file += little(0x0606_4B50, 4) + little(44, 8) + little(45, 2) + little(45, 2) + little(0, 8)
            file += little(count, 8) + little(count, 8) + little(odd(UInt64(directory.count), &random), 8)
            file += little(odd(start, &random), 8)
            file +=
                little(0x0706_4B50, 4) + little(0, 4) + little(odd(start + UInt64(directory.count), &random), 8)
                + little(1, 4)
        }
        file += little(0x0605_4B50, 4) + little(0, 4) + little(count, 2) + little(count, 2)
        file += little(odd(UInt64(directory.count), &random), 4) + little(odd(start, &random), 4)
        let comment = random.once(in: 15) ? random.list(0...40) { $0.byte() } : []
        return file + little(UInt64(comment.count), 2) + comment
    }

    private static func entry(_ random: inout SeededGenerator, _ content: (inout SeededGenerator) -> [UInt8]) -> Entry {
        let name = random.pick([
            "apple_health_export/export.xml", "export.xml", "apple_health_export/Exportación.xml", "../../../evil.xml",
            "/etc/evil.xml", "apple_health_export/workout-routes/a.gpx", "a.fit", "data.json", "x.csv", "inner.zip",
            "a/../../b.xml", "", "apple_health_export\\export.xml", "e\u{301}.xml", "\u{1B}]0;x\u{7}.xml",
        ])
        if random.once(in: 200) { return bomb(Array(name.utf8), &random) }
        let bytes = random.once(in: 25) ? archive(&random, content: content) : content(&random)
        let checksum = random.once(in: 15) ? UInt32(truncatingIfNeeded: random.next()) : CRC32.of(bytes)
        switch random.below(8) {
        case 0...3:
            return Entry(
                name: Array(name.utf8), packed: bytes, method: 0, size: UInt32(bytes.count), checksum: checksum)
        case 4:
            return Entry(
                name: Array(name.utf8), packed: bytes, method: random.pick([1, 9, 12, 14, 99]),
                size: UInt32(bytes.count), checksum: checksum)
        default:
            return Entry(
                name: Array(name.utf8), packed: stored(bytes), method: 8, size: UInt32(bytes.count), checksum: checksum)
        }
    }

    /// 258 times the last byte, again and again: 64 MB of one letter in 64 kB, with the sizes it has or with smaller ones.
    private static func bomb(_ name: [UInt8], _ random: inout SeededGenerator) -> Entry {
        var bits = BitWriter()
        bits.put(0b011, 3)  // the last block, fixed codes
        bits.putCode(0x30 + 0x20, 8)  // a blank
        let count = random.number(1000...250_000)
        for _ in 0..<count {
            bits.putCode(0b1100_0101, 8)  // length 258
            bits.putCode(0, 5)  // distance 1
        }
        bits.putCode(0, 7)
        let size = UInt32(1 + count * 258)
        return Entry(
            name: name, packed: bits.finish(), method: 8,
            size: random.once(in: 2) ? size : UInt32(random.number(0...4096)),
            checksum: 0)
    }

    private static func zip64(_ entry: Entry, _ offset: Int, _ random: inout SeededGenerator) -> [UInt8] {
        little(1, 2) + little(24, 2) + little(odd(UInt64(entry.size), &random), 8)
            + little(odd(UInt64(entry.packed.count), &random), 8) + little(odd(UInt64(offset), &random), 8)
    }

    private static func odd(_ right: UInt64, _ random: inout SeededGenerator) -> UInt64 {
        guard random.once(in: 40) else { return right }
        return random.pick([0, 1, right &+ 1, right &- 1, 0xFFFF, 0xFFFF_FFFF, 0x7FFF_FFFF, .max, right &* 2])
    }

    static func stored(_ content: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var rest = content[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            out +=
                [rest.isEmpty ? 1 : 0] + little(UInt64(block.count), 2) + little(UInt64(~UInt16(block.count)), 2)
                + block
        } while !rest.isEmpty
        return out
    }

    static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (UInt64($0) * 8)) }
    }

    /// One file in an archive, stored: the same bytes come to a reader in other blocks.
    static func holding(_ bytes: [UInt8], named name: String) -> [UInt8] {
        let letters = Array(name.utf8)
        let (sum, size) = (little(UInt64(CRC32.of(bytes)), 4), little(UInt64(bytes.count), 4))
        let packed = stored(bytes)
        let sizes = sum + little(UInt64(packed.count), 4) + size + little(UInt64(letters.count), 2)
        let local =
            little(0x0403_4B50, 4) + little(20, 2) + little(0, 2) + little(8, 2) + little(0, 4) + sizes + little(0, 2)
            + letters + packed
        let directory =
            little(0x0201_4B50, 4) + little(20, 2) + little(20, 2) + little(0, 2) + little(8, 2) + little(0, 4)
            + sizes + little(0, 8) + little(0, 4) + little(0, 4) + letters
        return local + directory + little(0x0605_4B50, 4) + little(0, 4) + little(1, 2) + little(1, 2)
            + little(UInt64(directory.count), 4) + little(UInt64(local.count), 4) + little(0, 2)
    }
}

/// Bits as deflate has them: from the lowest of each byte on.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var current: UInt32 = 0
    private var count = 0

    mutating func put(_ value: UInt32, _ width: Int) {
        for bit in 0..<width {
            current |= (value >> UInt32(bit) & 1) << UInt32(count)
            count += 1
            guard count == 8 else { continue }
            bytes.append(UInt8(current))
            (current, count) = (0, 0)
        }
    }

    /// A code, whose highest bit comes first.
    mutating func putCode(_ code: UInt32, _ width: Int) {
        for bit in (0..<width).reversed() { put(code >> UInt32(bit) & 1, 1) }
    }

    mutating func finish() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(current)) }
        return bytes
    }
}

/// The checksum of zip, independent of the library in use.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    static func of(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }
}
