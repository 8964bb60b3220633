/// Numbers of several words as one token: `a hundred and twenty`, `two thousand five hundred`, `twenty twenty five`.
struct NumberPhrases {
    private static let units: [String: Double] = {
        let ones = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        var values = Dictionary(uniqueKeysWithValues: ones.enumerated().map { ($0.element, Double($0.offset + 1)) })
        for (index, word) in tens.enumerated() { values[word] = Double(10 * (index + 2)) }
        return values
    }()

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
        return year(words) ?? scaled(words)
    }

    private static func year(_ words: [String]) -> (Double, Int)? {
        guard words.count >= 2, words[0] == "twenty", let tens = units[words[1]], tens >= 10 else { return nil }
        if words.count >= 3, tens >= 20, let ones = units[words[2]], ones < 10 { return (2000 + tens + ones, 3) }
        return (2000 + tens, 2)
    }

    private static func scaled(_ words: [String]) -> (Double, Int)? {
        var (total, part) = (0.0, 0.0)
        var (index, isScaled, hasPart) = (0, false, false)
        var end = 0
        while index < words.count {
            let word = words[index]
            if let value = units[word] {
                part += value
                hasPart = true
            } else if word == "a" || word == "an", index == 0, words.count > 1,
                ["hundred", "thousand"].contains(words[1])
            {
                part = 1
                hasPart = true
            } else if word == "hundred" {
                part = (hasPart ? part : 1) * 100
                (isScaled, hasPart) = (true, true)
            } else if word == "thousand" {
                total += (hasPart ? part : 1) * 1000
                (part, isScaled, hasPart) = (0, true, false)
            } else if word == "and", isScaled, index + 1 < words.count, units[words[index + 1]] != nil {
                index += 1
                continue
            } else {
                break
            }
            index += 1
            end = index
        }
        // `a thousand` alone stays with the lexicon, as does all that has no scale.
        return isScaled && end > 1 ? (total + part, end) : nil
    }
}
