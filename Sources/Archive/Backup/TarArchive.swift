/// A plain backup is a tar archive (POSIX ustar), so that other programs can open it too.
enum TarHeader {
    static let size = 512
    static let longestName = 100

    /// A regular file of mode 0600.
    static func bytes(name: String, byteCount: Int, at seconds: Int64) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: size)
        func put(_ text: String, at place: Int) {
            header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
        }
        func octal(_ number: Int, digits: Int) -> String {
            let text = String(number, radix: 8)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        put(name, at: 0)
        put("0000600", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        if byteCount < 1 << 33 {
            put(octal(byteCount, digits: 11), at: 124)
        } else {
            // Sizes that eleven octal digits cannot say are written as a binary number.
            header[124] = 0x80
            for index in 0..<8 { header[128 + index] = UInt8(truncatingIfNeeded: byteCount >> (56 - 8 * index)) }
        }
        put(octal(Int(max(0, seconds)), digits: 11), at: 136)
        put("        ", at: 148)
        header[156] = UInt8(ascii: "0")
        put("ustar", at: 257)
        put("00", at: 263)
        put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\0 ", at: 148)
        return header
    }

    enum Content: Equatable {
        case file(name: String, byteCount: Int)
        /// The block of zeros that ends an archive.
        case end
    }

    /// `nil` for anything that a backup does not hold: folders, links, names in parts, a wrong checksum.
    static func read(_ header: [UInt8]) -> Content? {
        guard header.count == size else { return nil }
        if header.allSatisfy({ $0 == 0 }) { return .end }
        var summed = header
        summed.replaceSubrange(148..<156, with: [UInt8](repeating: 0x20, count: 8))
        guard number(header[148..<156]) == summed.reduce(0, { $0 + Int($1) }) else { return nil }
        guard header[156] == UInt8(ascii: "0"), header[345..<500].allSatisfy({ $0 == 0 }),
            let name = String(validating: header[0..<100].prefix { $0 != 0 }, as: UTF8.self),
            let byteCount = number(header[124..<136])
        else { return nil }
        return .file(name: name, byteCount: byteCount)
    }

    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        if field.first == 0x80 {
            let digits = field.suffix(8)
            guard field.dropFirst().dropLast(8).allSatisfy({ $0 == 0 }), (digits.first ?? 0) < 0x40 else { return nil }
            return digits.reduce(0) { $0 << 8 | Int($1) }
        }
        let digits = field.prefix { $0 != 0 && $0 != 0x20 }
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x37).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
    }

    /// Zeros behind a file up to the next block.
    static func padding(after byteCount: Int) -> Int { (size - byteCount % size) % size }
}
