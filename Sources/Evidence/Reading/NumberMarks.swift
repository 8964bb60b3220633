import Foundation

/// Numbers that are marks, and powers of ten.
extension NumberScan {
    /// Digits that are marks: keycaps, footnotes and exponents.
    mutating func readMark(_ number: LexedNumber) -> Bool {
        var at = end
        if at < text.count, text[at] == "\u{FE0F}" { at += 1 }
        if at < text.count, text[at] == "\u{20E3}" {
            (end, aside) = (at + 1, .label)
            return true
        }
        guard number.isPlain, start > 0 else { return false }
        let isFootnote = end < text.count && text[end] == "]" && (text[start - 1] == "[" || text[start - 1] == "^")
        let isExponent = text[start - 1] == "^"
        // `UTC+1`
        let isZone = "+-−".unicodeScalars.contains(text[start - 1]) && ["utc", "gmt"].contains(before.text)
        guard isFootnote || isExponent || isZone && before.end == start - 1 else { return false }
        aside = isExponent && !isFootnote ? .scheme : .label
        return true
    }

    /// `1.9e-31`, `1.9 × 10^-31`, `1.9 × 10⁻³¹`.
    mutating func readPowerOfTen() {
        var at = end
        var isRaised = false
        if at < text.count, text[at] == "e" || text[at] == "E" {
            at += 1
        } else {
            while at < text.count, text[at].isBlank, at - end < 2 { at += 1 }
            guard at < text.count, text[at] == "×" || text[at] == "·" else { return }
            at += 1
            while at < text.count, text[at].isBlank, at - end < 5 { at += 1 }
            guard at + 2 < text.count, text[at] == "1", text[at + 1] == "0" else { return }
            at += 2
            isRaised = text[at] != "^"
            if !isRaised { at += 1 }
        }
        var isNegative = false
        if at < text.count, "-−⁻+".unicodeScalars.contains(text[at]) {
            isNegative = text[at] != "+"
            at += 1
        }
        var power = 0
        let first = at
        while at < text.count, at - first < 3, let digit = isRaised ? Self.raised[text[at]] : text[at].decimal {
            power = power * 10 + digit
            at += 1
        }
        guard at > first, power <= 300, at >= text.count || !text[at].isLetter else { return }
        end = at
        let factor = Foundation.pow(10, Double(isNegative ? -power : power))
        values = values.map { value in
            LexedNumber.Value(
                value: value.value * factor, decimals: max(0, value.decimals + (isNegative ? power : -power)),
                endingNoughts: 0)
        }
    }

    static let raised: [Unicode.Scalar: Int] = [
        "⁰": 0, "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9,
    ]

    /// `1.`, `1)` or `1:` before what is listed.
    func isListMark(_ at: Int) -> Bool {
        guard at < text.count, text[at] == "." || text[at] == ")" else { return false }
        return at + 1 >= text.count || text[at + 1].isBlank || text[at + 1].isLineEnd || text[at + 1].isEmphasis
    }
}
