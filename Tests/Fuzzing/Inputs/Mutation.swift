import TestSupport

/// Changes bytes as damage, cutting and people with an intention do.
struct Mutation {
    /// Words that readers of the format look for.
    var words: [[UInt8]]
    /// Other inputs, to take pieces from.
    var others: [[UInt8]]
    /// No input grows beyond it.
    static let largest = 1 << 20

    init(words: [String], others: [[UInt8]] = []) {
        self.words = words.map { Array($0.utf8) } + Self.everywhere
        self.others = others
    }

    private static let everywhere: [[UInt8]] = [
        [0], [0xFF], [0x1B], [0x0D], [0x0A], [0x0D, 0x0A], [0xEF, 0xBB, 0xBF], [0xC0, 0x80], [0xED, 0xA0, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80, 0xAE], [0xC2, 0x9B], [0x80],
    ]
    private static let numbers = [
        "0", "-1", "1", "127", "128", "255", "256", "65535", "65536", "2147483647", "-2147483648", "4294967295",
        "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
        "1e308", "1e309", "-1e309", "1e-400", "0.1e1", "NaN", "nan", "inf", "-Infinity", "0x10", "00", "1e99999999",
        "99999999999999999999999999999999999999999999", "-0", "+5", "1.7976931348623157e308", "5e-324", ".", "-",
    ]

    func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        for _ in 0..<(random.once(in: 8) ? random.number(10...60) : random.number(1...6)) { once(&bytes, &random) }
    }

    private func once(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = random.below(bytes.count + 1)
        switch random.below(13) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1 where place < bytes.count: bytes[place] = random.byte()
        case 2: bytes.insert(contentsOf: random.list(1...8) { $0.byte() }, at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.number(1...64)))
        case 4 where random.once(in: 4): bytes.removeSubrange(place...)
        case 5, 6: bytes.insert(contentsOf: random.pick(words), at: place)
        case 7: number(in: &bytes, near: place, &random)
        case 8: copy(from: bytes, into: &bytes, at: place, &random)
        case 9 where !others.isEmpty: copy(from: random.pick(others), into: &bytes, at: place, &random)
        case 10: swap(&bytes, place, &random)
        case 11 where random.once(in: 40): grow(&bytes, at: place, &random)
        case 12 where bytes.count - place >= 4:
            let value = random.pick(
                [0, 1, 0x7F, 0x80, 0xFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF] as [UInt32])
            withUnsafeBytes(of: random.once(in: 2) ? value : value.byteSwapped) {
                bytes.replaceSubrange(place..<place + 4, with: $0)
            }
        default: break
        }
        if bytes.count > Self.largest { bytes.removeSubrange(Self.largest...) }
    }

    /// The next number written with digits becomes an odd one.
    private func number(in bytes: inout [UInt8], near place: Int, _ random: inout SeededGenerator) {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
        let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: Array(random.pick(Self.numbers).utf8))
    }

    private func copy(
        from source: [UInt8], into bytes: inout [UInt8], at place: Int, _ random: inout SeededGenerator
    ) {
        guard !source.isEmpty else { return }
        let start = random.below(source.count)
        bytes.insert(contentsOf: source[start..<min(source.count, start + random.number(1...512))], at: place)
    }

    private func swap(_ bytes: inout [UInt8], _ place: Int, _ random: inout SeededGenerator) {
        let length = random.number(1...64)
        guard bytes.count >= 2 * length else { return }
        let (one, other) = (random.below(bytes.count - length), random.below(bytes.count - length))
        let piece = Array(bytes[one..<one + length])
        bytes.replaceSubrange(one..<one + length, with: Array(bytes[other..<other + length]))
        bytes.replaceSubrange(other..<other + length, with: piece)
    }

    /// A piece many times: what grows with the square of its length shows itself.
    private func grow(_ bytes: inout [UInt8], at place: Int, _ random: inout SeededGenerator) {
        guard place < bytes.count else { return }
        let piece = Array(bytes[place..<min(bytes.count, place + random.number(1...200))])
        let count = min(random.number(100...20_000), (Self.largest - min(Self.largest, bytes.count)) / piece.count)
        guard count > 0 else { return }
        bytes.insert(contentsOf: Array(repeatElement(piece, count: count).joined()), at: place)
    }
}

/// How most targets come to an input: of the grammar as it is, of the grammar with damage, or of a kept one with damage.
struct InputMix {
    let corpus: [FuzzInput]
    let mutation: Mutation

    init(_ corpus: [FuzzInput], words: [String]) {
        self.corpus = corpus
        mutation = Mutation(words: words, others: corpus.map(\.bytes))
    }

    func input(_ random: inout SeededGenerator, grammar: (inout SeededGenerator) -> FuzzInput) -> FuzzInput {
        var input = corpus.isEmpty || !random.once(in: 4) ? grammar(&random) : random.pick(corpus)
        if !random.once(in: 3) { mutation.mutate(&input.bytes, &random) }
        return input
    }
}
