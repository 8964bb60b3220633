import Foundation

/// A number without what stands around it.
struct LexedNumber: Equatable {
    struct Value: Equatable {
        var value: Double
        /// Digits behind the decimal mark.
        var decimals: Int
        /// Noughts at the end of a whole number.
        var endingNoughts: Int
    }

    var place: Range<Int>
    /// The likelier one first: `7.432` may be 7432.
    var values: [Value]
    /// Written as a plain run of digits.
    var isPlain: Bool

    var isWhole: Bool { values[0].decimals == 0 }
}

/// Reads digits with their marks of thousands and decimals.
enum NumberLexer {
    /// Longer runs of digits are no figures of a person.
    static let mostDigits = 15

    /// - Parameters:
    ///   - start: where a digit stands.
    ///   - language: says which mark stands before the decimals.
    static func number(
        in text: [Unicode.Scalar], at start: Int, _ language: AnswerLanguage = .english
    ) -> LexedNumber? {
        var groups: [(mark: Unicode.Scalar?, digits: Range<Int>)] = []
        var at = start
        var mark: Unicode.Scalar?
        while at < text.count, groups.count < 6 {
            let first = at
            while at < text.count, text[at].isDigit { at += 1 }
            groups.append((mark, first..<at))
            guard at + 1 < text.count, isMark(text[at]) || text[at] == " " && language.groupsByBlank,
                text[at + 1].isDigit
            else { break }
            // A blank that may break stands between thousands, and nowhere else.
            if text[at] == " ", groups[0].digits.count > 3 || text[groups[0].digits.lowerBound] == "0" { break }
            if text[at].isBlank, !hasThreeDigits(text, at + 1) { break }
            mark = text[at]
            at += 1
        }
        guard let last = groups.last, groups.reduce(0, { $0 + $1.digits.count }) <= mostDigits else { return nil }
        return LexedNumber(
            place: start..<last.digits.upperBound, values: values(of: groups, in: text, language),
            isPlain: groups.count == 1)
    }

    /// Blanks between thousands are those that do not break.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        [",", ".", "'", "’", "\u{A0}", "\u{202F}", "\u{2009}"].contains(scalar)
    }

    private static func hasThreeDigits(_ text: [Unicode.Scalar], _ at: Int) -> Bool {
        guard at + 2 < text.count, text[at].isDigit, text[at + 1].isDigit, text[at + 2].isDigit else { return false }
        return at + 3 >= text.count || !text[at + 3].isDigit
    }

    private static func values(
        of groups: [(mark: Unicode.Scalar?, digits: Range<Int>)], in text: [Unicode.Scalar],
        _ language: AnswerLanguage
    ) -> [LexedNumber.Value] {
        func joined(_ groups: ArraySlice<(mark: Unicode.Scalar?, digits: Range<Int>)>) -> String {
            groups.reduce(into: "") { all, group in all.unicodeScalars.append(contentsOf: text[group.digits]) }
        }
        func whole() -> LexedNumber.Value {
            let digits = joined(groups[...])
            return LexedNumber.Value(
                value: Double(digits) ?? 0, decimals: 0,
                endingNoughts: min(digits.reversed().prefix { $0 == "0" }.count, max(0, digits.count - 1)))
        }
        func decimal() -> LexedNumber.Value {
            let fraction = joined(groups.suffix(1))
            return LexedNumber.Value(
                value: Double(joined(groups.dropLast()) + "." + fraction) ?? 0, decimals: fraction.count,
                endingNoughts: 0)
        }
        guard groups.count > 1, let mark = groups[groups.count - 1].mark else { return [whole()] }
        let inThousands = groups.dropFirst().allSatisfy { $0.digits.count == 3 } && groups[0].digits.count <= 3
        let marks = Set(groups.dropFirst().compactMap(\.mark))
        if marks.count > 1 { return [decimal()] }
        if groups.count > 2 { return inThousands ? [whole()] : [decimal()] }
        guard mark == "." || mark == "," else { return [whole()] }
        guard inThousands, text[groups[0].digits.lowerBound] != "0" else { return [decimal()] }
        guard mark == (language.hasDecimalComma ? "." : ",") else { return [decimal(), whole()] }
        return whole().endingNoughts > 0 ? [whole()] : [whole(), decimal()]
    }
}

extension Unicode.Scalar {
    var isDigit: Bool { ("0"..."9").contains(self) }
    /// The value of a digit.
    var decimal: Int? { isDigit ? Int(value) - 0x30 : nil }
    /// Every blank within a line.
    var isBlank: Bool {
        self == " " || self == "\t" || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}"
    }
    var isLineEnd: Bool { self == "\n" || self == "\r" }
    var isLetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0..<0xAA: false
        default: properties.isAlphabetic
        }
    }
    /// Whether Markdown puts the character around words.
    var isEmphasis: Bool { self == "*" || self == "_" || self == "`" }
    var isDash: Bool { self == "-" || self == "–" || self == "—" || self == "‑" || self == "−" }
}
