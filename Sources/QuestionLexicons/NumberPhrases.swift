/// Numbers of several words as one token: `a hundred and twenty`, `two thousand five hundred`, `twenty twenty five`.
struct NumberPhrases {
    private static let values = Dictionary(
        NumberWords.english.filter { $0.0.count == 1 }.map { ($0.0[0], Int($0.1)) },
        uniquingKeysWith: { first, _ in first })

    /// Tokens with every phrase of a hundred, a thousand or a year put together.
    static func joined(_ tokens: [Token]) -> [Token] {
        var joined: [Token] = []
        var index = 0
        while index < tokens.count {
            if let (value, length) = number(tokens[index...]) {
                let text = tokens[index..<(index + length)].map(\.text).joined(separator: " ")
                joined.append(
                    Token(
                        kind: .number(value), text: value >= 1990 && value <= 2100 ? "\(Int(value))" : text, forms: []))
                index += length
            } else {
                joined.append(tokens[index])
                index += 1
            }
        }
        return joined
    }

    private static func number(_ tokens: ArraySlice<Token>) -> (Double, Int)? {
        let words = tokens.prefix(10).map { $0.kind == .word ? $0.forms.first ?? "" : "" }
        // `8 thousand`
        if case .number(let value, false, false)? = tokens.first?.kind, words.dropFirst().first == "thousand" {
            return (value * 1000, 2)
        }
        // `six and a half thousand`
        if words.dropFirst().starts(with: ["and", "a", "half", "thousand"]) {
            if case .number(let value, false, false)? = tokens.first?.kind { return ((value + 0.5) * 1000, 5) }
            if let value = values[words[0]] { return ((Double(value) + 0.5) * 1000, 5) }
        }
        return year(words) ?? scaled(words)
    }

    private static func year(_ words: [String]) -> (Double, Int)? {
        guard words.first == "twenty", let (rest, count) = NumberWords.small(words.dropFirst(), { values[$0] }),
            (10...99).contains(rest)
        else { return nil }
        return (Double(2000 + rest), count + 1)
    }

    /// A number with a scale; `a thousand` alone stays with the lexicon, as does all that has none.
    private static func scaled(_ words: [String]) -> (Double, Int)? {
        let start = words.first == "hundred" || words.first == "thousand" ? ["a"] + words : words
        guard let (value, count) = NumberWords.phrase(start[...], value: { ["a", "an"].contains($0) ? 1 : values[$0] })
        else { return nil }
        let length = count - (start.count - words.count)
        guard length > 1, words.prefix(length).contains(where: { $0 == "hundred" || $0 == "thousand" }) else {
            return nil
        }
        return (Double(value), length)
    }
}
