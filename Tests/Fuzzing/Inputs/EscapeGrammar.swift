import TestSupport

/// Texts that try to reach a terminal: sequences, controls, invisible characters, marks and broken UTF-8, in any mixture.
enum EscapeGrammar {
    private static let corpus = EscapeCorpus.standard.attacks.map(\.bytes)
    private static let introducers: [[UInt8]] = [
        [0x1B, 0x5B], [0x1B, 0x5D], [0x1B, 0x50], [0x1B, 0x5F], [0x1B, 0x5E], [0x1B, 0x58], [0x1B, 0x4F], [0x1B, 0x28],
        [0x1B, 0x23], [0x1B], [0x9B], [0x9D], [0x90], [0x9F], [0xC2, 0x9B], [0xC2, 0x9D], [0xC2, 0x90], [0xC0, 0x9B],
        [0xE0, 0x80, 0x9B], [0xF0, 0x80, 0x80, 0x9B],
    ]
    private static let ends: [[UInt8]] = [
        [0x07], [0x1B, 0x5C], [0x9C], [0xC2, 0x9C], [0x18], [0x1A], [], [0x0D], [0x6D], [0x48],
    ]
    /// Ranges in which scalars are that a terminal, or a person, takes for something else.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x00...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5C7, 0x600...0x605,
        0x61C...0x61C,
        0x64B...0x65F, 0x70F...0x70F, 0x1160...0x11FF, 0x115F...0x115F, 0x17B4...0x17B5, 0x180B...0x180F,
        0x1AB0...0x1AFF,
        0x1DC0...0x1DFF, 0x2000...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0x20D0...0x20F0, 0x2800...0x2800,
        0x3164...0x3164,
        0x302A...0x302F, 0xD7B0...0xD7FF, 0xE000...0xE0FF, 0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
        0xFEFF...0xFEFF,
        0xFFA0...0xFFA0, 0xFFF0...0xFFFF, 0x1D173...0x1D17A, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469,
        0x1BCA0...0x1BCA3, 0x13430...0x1343F, 0xE0000...0xE007F, 0xE0100...0xE01EF, 0xF0000...0xF00FF,
        0x10FF80...0x10FFFF,
        0x1FFFE...0x1FFFF, 0x4E00...0x4E20, 0xAC00...0xAC20, 0x0E31...0x0E3A, 0x915...0x94D, 0x378...0x379,
    ]

    static func string(_ random: inout SeededGenerator) -> String { String(decoding: bytes(&random), as: UTF8.self) }

    static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        for _ in 0...random.below(5) { part(&random, &bytes) }
        return bytes
    }

    private static func part(_ random: inout SeededGenerator, _ bytes: inout [UInt8]) {
        switch random.below(11) {
        case 0: words(&random, &bytes)
        case 1, 2: sequence(&random, &bytes)
        case 3: bytes += random.pick(corpus)
        case 4: cut(&random, &bytes)
        case 5, 6, 7: for _ in 0...random.below(6) { append(scalar(random.pick(ranges), &random), &bytes) }
        case 8: append(scalar(0...0x10FFFF, &random), &bytes)
        case 9: for _ in 0...random.below(4) { bytes.append(random.byte() | 0x80) }
        default:
            // A base with marks, or a joined emoji.
            append(random.pick([0x61, 0x1F468, 0x915, 0x4F60, 0x31]), &bytes)
            let joined: [UInt32] = [0x200D, 0x1F469, 0xFE0F, 0x301, 0x20E3, 0x1F3FD, 0x94D, 0x300, 0x489]
            for _ in 0...random.below(12) { append(random.pick(joined), &bytes) }
        }
    }

    private static func words(_ random: inout SeededGenerator, _ bytes: inout [UInt8]) {
        for _ in 0...random.below(12) { bytes.append(UInt8(random.number(0x20...0x7E))) }
    }

    private static func sequence(_ random: inout SeededGenerator, _ bytes: inout [UInt8]) {
        bytes += random.pick(introducers)
        for _ in 0..<random.below(8) {
            bytes.append(UInt8(random.once(in: 3) ? random.number(0x20...0x7E) : random.number(0x30...0x3B)))
        }
        bytes += random.pick(ends)
    }

    /// A piece of an attack, cut anywhere, also inside a character.
    private static func cut(_ random: inout SeededGenerator, _ bytes: inout [UInt8]) {
        let attack = random.pick(corpus)
        guard !attack.isEmpty else { return }
        let place = random.below(attack.count)
        bytes += random.once(in: 2) ? attack[place...] : attack[..<place]
    }

    private static func scalar(_ range: ClosedRange<UInt32>, _ random: inout SeededGenerator) -> UInt32 {
        range.lowerBound + UInt32(random.below(range.count))
    }

    /// As UTF-8 writes it, surrogates as well.
    private static func append(_ value: UInt32, _ bytes: inout [UInt8]) {
        func rest(_ shift: UInt32) -> UInt8 { UInt8(0x80 | value >> shift & 0x3F) }
        switch value {
        case ..<0x80: bytes.append(UInt8(value))
        case ..<0x800: bytes += [UInt8(0xC0 | value >> 6), rest(0)]
        case ..<0x10000: bytes += [UInt8(0xE0 | value >> 12), rest(6), rest(0)]
        default: bytes += [UInt8(0xF0 | value >> 18), rest(12), rest(6), rest(0)]
        }
    }
}
