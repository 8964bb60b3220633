/// Whether text on its way to a terminal holds anything that is not drawn but done, or that nobody can see.
///
/// Written from the rules alone (Unicode's ranges by hand), without the sanitiser's tables and without the standard
/// library's properties, so that an error in those shows here.
enum ForeignText {
    /// Sorted and without overlaps.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x600...0x605, 0x61C...0x61C, 0x6DD...0x6DD,
        0x70F...0x70F,
        0x890...0x891, 0x8E2...0x8E2, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
        0x2028...0x202E,
        0x2060...0x206F, 0x3164...0x3164, 0xD800...0xF8FF, 0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFEFF...0xFEFF,
        0xFFA0...0xFFA0,
        0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x110BD...0x110BD, 0x110CD...0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3,
        0x1D173...0x1D17A, 0x1FFFE...0x1FFFF, 0x2FFFE...0x2FFFF, 0x3FFFE...0x3FFFF, 0x4FFFE...0x4FFFF,
        0x5FFFE...0x5FFFF,
        0x6FFFE...0x6FFFF, 0x7FFFE...0x7FFFF, 0x8FFFE...0x8FFFF, 0x9FFFE...0x9FFFF, 0xAFFFE...0xAFFFF,
        0xBFFFE...0xBFFFF,
        0xCFFFE...0xCFFFF, 0xDFFFE...0xDFFFF, 0xE0000...0x10FFFF,
    ]
    private static let marks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x64B...0x65F, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF, 0x20D0...0x20F0,
        0xFE20...0xFE2F,
    ]

    static func isForeign(_ value: UInt32) -> Bool { value < 0xAD ? isControl(value) : contains(ranges, value) }
    static func isMark(_ value: UInt32) -> Bool { value >= 0x300 && contains(marks, value) }

    private static func isControl(_ value: UInt32) -> Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }

    /// Characters that may begin a picture of several scalars.
    private static let pictures: [ClosedRange<UInt32>] = [
        0xA9...0xA9, 0xAE...0xAE, 0x203C...0x203C, 0x2049...0x2049, 0x2122...0x2122, 0x2139...0x2139, 0x2190...0x21FF,
        0x2300...0x23FF, 0x24C2...0x24C2, 0x25A0...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF, 0x3030...0x3030,
        0x303D...0x303D, 0x3297...0x3299, 0x1F000...0x1FAFF,
    ]
    /// England, Scotland, Wales.
    private static let taggedFlags = [
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
    ].map { $0.unicodeScalars.map(\.value) }

    /// What is foreign in a text; `nil` for nothing. Within a picture of several scalars a selector and a joiner are not,
    /// nor are the tags of a flag: a pipe and the clipboard get those whole.
    /// - Parameter allowingLineEnds: for a block of lines.
    static func found(in text: String, allowingLineEnds: Bool = false) -> String? {
        let values = text.unicodeScalars.map(\.value)
        var marks = 0
        var place = 0
        while place < values.count {
            let value = values[place]
            if let flag = taggedFlags.first(where: { values[place...].starts(with: $0) }) {
                (marks, place) = (0, place + flag.count)
                continue
            }
            defer { place += 1 }
            if allowingLineEnds, value == 0x0A {
                marks = 0
                continue
            }
            if isForeign(value), !isOfPicture(values, place) { return "U+\(String(value, radix: 16))" }
            marks = isMark(value) ? marks + 1 : 0
            if marks > 4 { return "more than four marks on a letter" }
        }
        return nil
    }

    /// Whether a selector or a joiner stands where a picture has one.
    private static func isOfPicture(_ values: [UInt32], _ place: Int) -> Bool {
        guard place > 0 else { return false }
        let (before, after) = (values[place - 1], place + 1 < values.count ? values[place + 1] : 0)
        switch values[place] {
        case 0xFE0F: return contains(pictures, before) || after == 0x20E3
        case 0x200D: return (contains(pictures, before) || before == 0xFE0F) && contains(pictures, after)
        default: return false
        }
    }

    /// What is foreign in bytes sent to a terminal, where the program's own sequences stand between letters; `nil` for
    /// nothing.
    static func found(inFrame bytes: UnsafeRawBufferPointer) -> String? {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 0x1B {
                guard let end = ownSequence(bytes, place) else {
                    return "ESC and \(bytes[place..<min(bytes.count, place + 12)].map { String($0, radix: 16) })"
                }
                place = end
            } else if byte < 0x20 {
                guard [0x08, 0x0A, 0x0D].contains(byte) else { return "byte \(String(byte, radix: 16))" }
                place += 1
            } else if byte < 0x7F {
                place += 1
            } else {
                guard let (scalar, length) = strictScalar(bytes, place) else { return "broken UTF-8 at \(place)" }
                if isForeign(scalar) { return "U+\(String(scalar, radix: 16))" }
                place += length
            }
        }
        return nil
    }

    /// Where a sequence ends that a painter has to send: moves, erasing, styles, margins, modes of the screen and the
    /// cursor, sets of characters.
    private static func ownSequence(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        guard start + 1 < bytes.count else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "("):
            return start + 2 < bytes.count && [UInt8(ascii: "B"), UInt8(ascii: "0")].contains(bytes[start + 2])
                ? start + 3 : nil
        case UInt8(ascii: "["):
            var place = start + 2
            while place < bytes.count, (0x30...0x3F).contains(bytes[place]) { place += 1 }
            guard place < bytes.count, place - start < 64, "ABCDGHJKLMPSTXdhlmrt@".utf8.contains(bytes[place]) else {
                return nil
            }
            return place + 1
        case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "M"), UInt8(ascii: "E"), UInt8(ascii: "7"),
            UInt8(ascii: "8"):
            return start + 2
        default: return nil
        }
    }

    private static func strictScalar(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> (UInt32, Int)? {
        let first = UInt32(bytes[start])
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, start + length <= bytes.count else { return nil }
        var value = first & (0x7F >> UInt32(length))
        for byte in bytes[start + 1..<start + length] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        return value >= least && value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value) ? (value, length) : nil
    }
}
