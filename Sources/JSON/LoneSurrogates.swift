/// Halves of surrogate pairs without their other half: `"\ud83d"`.
enum LoneSurrogates {
    /// The text with U+FFFD in their place; `nil` where it has none.
    static func replaced(in bytes: [UInt8]) -> [UInt8]? {
        var repaired = bytes
        var hasChanged = false
        var index = 0
        while index + 5 < repaired.count {
            guard repaired[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard let unit = unit(at: index, in: repaired), (0xD800...0xDFFF).contains(unit) else {
                index += 2  // whatever is escaped is no escape itself
                continue
            }
            if unit < 0xDC00, let low = self.unit(at: index + 6, in: repaired), (0xDC00...0xDFFF).contains(low) {
                index += 12
                continue
            }
            repaired.replaceSubrange((index + 2)..<(index + 6), with: "fffd".utf8)
            hasChanged = true
            index += 6
        }
        return hasChanged ? repaired : nil
    }

    /// The code unit of an escape such as `\u00e9` that begins at `index`.
    private static func unit(at index: Int, in bytes: [UInt8]) -> UInt32? {
        guard index + 5 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return UInt32(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
    }
}
