import TestSupport

/// FIT files: definitions of known and unknown messages, and data that fit them or not.
struct FITGrammar {
    private var body: [UInt8] = []
    /// The sizes of the data of the local messages.
    private var sizes: [UInt8: Int] = [:]

    private static let messages: [UInt16] = [
        0, 18, 19, 20, 21, 23, 30, 34, 49, 55, 78, 101, 103, 106, 132, 206, 207, 211, 227, 233, 269, 274, 275, 297, 346,
        370,
    ]
    private static let types: [(code: UInt8, size: Int)] = [
        (0x00, 1), (0x01, 1), (0x02, 1), (0x83, 2), (0x84, 2), (0x85, 4), (0x86, 4), (0x07, 1), (0x88, 4), (0x89, 8),
        (0x0A, 1), (0x8B, 2), (0x8C, 4), (0x0D, 1), (0x8E, 8), (0x8F, 8), (0x90, 8),
    ]

    static func file(_ random: inout SeededGenerator) -> [UInt8] {
        var file: [UInt8] = []
        for _ in 0..<(random.once(in: 10) ? random.number(2...4) : 1) { file += one(&random) }
        return file
    }

    private static func one(_ random: inout SeededGenerator) -> [UInt8] {
        var grammar = FITGrammar()
        if !random.once(in: 10) { grammar.identify(&random) }
        for _ in 0..<random.number(0...12) {
            switch random.below(5) {
            case 0: grammar.define(&random)
            case 1: grammar.run(&random)
            default: grammar.data(&random)
            }
        }
        return framed(grammar.body, &random)
    }

    /// With header and checksums, right most of the time.
    static func framed(_ body: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        let headerSize = random.once(in: 30) ? random.pick([0, 1, 11, 13, 15, 255]) : random.pick([12, 14, 14, 14])
        let count =
            random.once(in: 25)
            ? random.pick([0, 1, body.count - 1, body.count + 2, 0x7FFF_FFFF, 0xFFFF_FFFF]) : body.count
        var bytes: [UInt8] = [UInt8(headerSize), random.pick([0x10, 0x20, 0x20, 0xFF])] + ZipGrammar.little(2195, 2)
        bytes += ZipGrammar.little(UInt64(max(0, count)), 4) + Array(".FIT".utf8)
        if headerSize >= 14 { bytes += ZipGrammar.little(random.once(in: 3) ? 0 : UInt64(checksum(bytes)), 2) }
        bytes += body
        return bytes + ZipGrammar.little(random.once(in: 25) ? random.next() : UInt64(checksum(bytes)), 2)
    }

    /// A file whose checksum was right before it was damaged gets a right one again: else nothing behind it is tried.
    static func mended(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 16, bytes[0] == 12 || bytes[0] == 14 else { return bytes }
        var bytes = Array(bytes.dropLast(2))
        let header = Int(bytes[0])
        bytes.replaceSubrange(4..<8, with: ZipGrammar.little(UInt64(max(0, bytes.count - header)), 4))
        if header == 14 { bytes.replaceSubrange(12..<14, with: [0, 0]) }
        return bytes + ZipGrammar.little(UInt64(checksum(bytes)), 2)
    }

    /// CRC-16 with the reflected polynomial A001.
    private static func checksum(_ bytes: [UInt8]) -> UInt16 {
        bytes.reduce(0 as UInt16) { crc, byte in
            (0..<8).reduce(crc ^ UInt16(byte)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xA001 }
        }
    }

    private mutating func identify(_ random: inout SeededGenerator) {
        body += [0x40, 0, 0, 0, 0, 3, 0, 1, 0, 1, 2, 0x84, 2, 2, 0x84]
        sizes[0] = 5
        body += [0, random.pick([4, 9, 32, 49, 15, 44, 255]), 1, 0, UInt8(random.below(256)), 10]
    }

    private mutating func define(_ random: inout SeededGenerator) {
        let local = UInt8(random.below(16))
        let hasDeveloper = random.once(in: 10)
        let isBig = random.once(in: 6)
        let message = random.once(in: 8) ? UInt16(truncatingIfNeeded: random.next()) : random.pick(Self.messages)
        body += [0x40 | (hasDeveloper ? 0x20 : 0) | local, 0, isBig ? 1 : random.pick([0, 0, 0, 2])]
        body += isBig ? [UInt8(message >> 8), UInt8(message & 0xFF)] : ZipGrammar.little(UInt64(message), 2)
        let count = random.once(in: 30) ? 255 : random.number(0...10)
        body.append(UInt8(count))
        var size = 0
        for _ in 0..<count {
            let type = random.pick(Self.types)
            let length = random.once(in: 15) ? random.below(256) : type.size * random.pick([1, 1, 1, 1, 3, 8])
            body += [
                random.once(in: 3) ? 253 : UInt8(random.below(random.once(in: 4) ? 256 : 32)), UInt8(min(255, length)),
                type.code,
            ]
            size += min(255, length)
        }
        if hasDeveloper {
            let count = random.number(0...3)
            body.append(UInt8(count))
            for _ in 0..<count {
                let length = random.number(0...8)
                body += [UInt8(random.below(8)), UInt8(length), UInt8(random.below(3))]
                size += length
            }
        }
        sizes[local] = size
        for _ in 0..<random.number(0...3) { data(&random) }
    }

    private mutating func data(_ random: inout SeededGenerator) {
        guard
            let (local, size) = random.once(in: 30)
                ? (UInt8(random.below(16)), 4) : sizes.sorted(by: { $0.key < $1.key }).randomElement(using: &random)
        else { return }
        body.append(random.once(in: 10) ? 0x80 | (local & 3) << 5 | UInt8(random.below(32)) : local)
        // A time of these years at the beginning, where one is looked for.
        let time = ZipGrammar.little(UInt64(1_086_000_000 + random.below(10_000_000)), 4)
        for index in 0..<size {
            body.append(
                index < 4 && !random.once(in: 6)
                    ? time[index] : random.once(in: 4) ? random.pick([0, 0x7F, 0x80, 0xFF]) : random.byte())
        }
    }

    /// Records of an activity, a second apart, and its session.
    private mutating func run(_ random: inout SeededGenerator) {
        body += [0x41, 0, 0, 20, 0, 4, 253, 4, 0x86, 3, 1, 0x02, 0, 4, 0x85, 1, 4, 0x85]
        let start = 1_086_000_000 + random.below(10_000_000)
        for second in 0..<random.number(0...40) {
            body.append(1)
            body +=
                ZipGrammar.little(UInt64(start + second), 4) + [
                    random.once(in: 10) ? 0xFF : UInt8(random.number(40...200))
                ]
            body +=
                ZipGrammar.little(UInt64(600_000_000 + second * 100), 4)
                + ZipGrammar.little(random.once(in: 10) ? 0x7FFF_FFFF : 100_000_000, 4)
        }
        body += [0x42, 0, 0, 18, 0, 5, 253, 4, 0x86, 2, 4, 0x86, 5, 1, 0, 7, 4, 0x86, 9, 4, 0x86, 2]
        body +=
            ZipGrammar.little(UInt64(start + 40), 4) + ZipGrammar.little(UInt64(start), 4) + [UInt8(random.below(256))]
        body +=
            ZipGrammar.little(random.once(in: 8) ? 0xFFFF_FFFE : 40_000, 4)
            + ZipGrammar.little(UInt64(random.below(1_000_000)), 4)
        sizes[1] = 13
        sizes[2] = 17
    }
}
