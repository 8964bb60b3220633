/// A number as tables write it.
package enum WrittenNumber {
    /// The longest number that is looked at, in bytes.
    package static let longest = 64

    /// Digits with at most one sign, one point and one exponent; no `nan`, `inf` or hexadecimal. `nil` for anything else
    /// and for what does not fit.
    ///
    /// Not generic, as the formats of another module call it for every cell.
    package static func plain(_ text: String) -> Double? { plainNumber(text) }

    /// The same of a part of a text.
    package static func plain(_ text: Substring) -> Double? { plainNumber(text) }

    private static func plainNumber(_ text: some StringProtocol) -> Double? {
        let trimmed = text.trimmingBlanks
        guard !trimmed.isEmpty, trimmed.utf8.count <= longest,
            trimmed.utf8.allSatisfy({ $0 &- 0x30 <= 9 || $0 | 0x20 == 0x65 || [0x2B, 0x2D, 0x2E].contains($0) }),
            let number = Double(trimmed), number.isFinite
        else { return nil }
        return number
    }

    /// A number that may have separators between groups of three: `8.991`, `12 072,5`, `8,991`, `1'200`.
    package static func grouped(_ text: String, decimals: DecimalSign) -> Double? { groupedNumber(text, decimals) }

    /// The same of a part of a text.
    package static func grouped(_ text: Substring, decimals: DecimalSign) -> Double? { groupedNumber(text, decimals) }

    private static func groupedNumber(_ text: some StringProtocol, _ decimals: DecimalSign) -> Double? {
        guard text.utf8.count <= longest else { return nil }
        let isPoint = decimals == .point
        // Most numbers have nothing to be told apart.
        if text.utf8.allSatisfy({ $0 &- 0x30 <= 9 || $0 == 0x2D || $0 == 0x2E && isPoint }) { return plainNumber(text) }
        let groups: [Character] =
            isPoint
            ? [",", "'", "’", " ", "\u{A0}", "\u{202F}"]
            : [".", "'", "’", " ", "\u{A0}", "\u{202F}"]
        let trimmed = text.trimmingBlanks
        let parts = trimmed.split(separator: isPoint ? "." : ",", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return nil }
        let pieces = whole.split(omittingEmptySubsequences: false) { groups.contains($0) }
        guard pieces.count == 1 || pieces.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else { return nil }
        return plain(pieces.joined() + (parts.count == 2 ? "." + parts[1] : ""))
    }
}

extension StringProtocol {
    /// Without white space and byte order marks at both ends.
    package var trimmingBlanks: String {
        let ink: ClosedRange<UInt8> = 0x21...0x7E
        if let first = first?.asciiValue, let last = last?.asciiValue, ink ~= first, ink ~= last { return String(self) }
        func isBlank(_ character: Character) -> Bool { character.isWhitespace || character == "\u{FEFF}" }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return ""
        }
        return String(self[first...last])
    }
}
