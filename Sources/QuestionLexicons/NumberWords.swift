/// Numbers as words.
package enum NumberWords {
    private static let ones = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen",
        "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    /// Words that stand for a number of one word.
    package static let counts = Set(ones + tens + einer + zehner + ["hundred", "dozen", "zwei"])
    /// Spans of which a number has to be said: `the last months` leaves open how many.
    package static let pluralSpans: Set<String> = [
        "days", "nights", "weeks", "months", "quarters", "years", "tage", "tagen", "naechte", "naechten", "wochen",
        "monate", "monaten", "quartale", "quartalen", "jahre", "jahren",
    ]
    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

    /// One to ninety-nine, and as many thousands.
    package static let english: [([String], Double)] = {
        var small = ones.enumerated().map { ([$0.element], Double($0.offset + 1)) }
        for (index, word) in tens.enumerated() {
            small.append(([word], Double(10 * (index + 2))))
            small += ones.prefix(9).enumerated().map { ([word, $0.element], Double(10 * (index + 2) + $0.offset + 1)) }
        }
        return small + small.map { ($0.0 + ["thousand"], $0.1 * 1000) }
    }()

    private static let einer = [
        "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwoelf", "dreizehn",
        "vierzehn",
        "fuenfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
    ]
    private static let zehner = [
        "zwanzig", "dreissig", "vierzig", "fuenfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ]

    package static let german: [([String], Double)] = {
        var small = einer.enumerated().map { ($0.element, Double($0.offset + 1)) }
        for (index, word) in zehner.enumerated() {
            small.append((word, Double(10 * (index + 2))))
            small += einer.prefix(9).enumerated().map {
                (($0.offset == 0 ? "ein" : $0.element) + "und" + word, Double(10 * (index + 2) + $0.offset + 1))
            }
        }
        let halves =
            small.prefix(12).map { ($0.0 + "einhalb", $0.1 + 0.5) } + [("eineinhalb", 1.5), ("anderthalb", 1.5)]
        let thousands =
            small.map { ($0.0 + "tausend", $0.1 * 1000) } + [("tausend", 1000), ("eintausend", 1000), ("hundert", 100)]
        return (small + halves + thousands).map { ([$0.0], $0.1) }
    }()

    /// The whole number below a million that words begin with, and how many of them it has: `two thousand five hundred`,
    /// `a hundred and five`, `twenty eight`.
    /// - Parameter value: of one word, in a language that writes numbers together of any size; an article is 1.
    /// - Returns: `nil` where the first word is no number.
    package static func phrase(
        _ words: ArraySlice<String>, value: (String) -> Int?
    ) -> (value: Int, count: Int)? {
        guard let (whole, count) = hundreds(words, value) else { return nil }
        let rest = words.dropFirst(count)
        guard whole < 1000, let scale = rest.first, ["thousand", "tausend"].contains(scale) else {
            return (whole, count)
        }
        let joint = rest.dropFirst().first == "and" ? 1 : 0
        // `two thousand five` may be two numbers.
        guard let (more, behind) = hundreds(rest.dropFirst(1 + joint), value), more < 1000,
            joint > 0 || behind > 1 || more >= 10, !articles.contains(rest.dropFirst(1 + joint).first ?? "")
        else { return (whole * 1000, count + 1) }
        return (whole * 1000 + more, count + 1 + joint + behind)
    }

    private static let articles: Set = ["a", "an", "ein", "eine", "einem", "einer"]

    /// Below a thousand, or one word of any size: `a hundred and five`, `three hundred fifty`.
    private static func hundreds(_ words: ArraySlice<String>, _ value: (String) -> Int?) -> (Int, Int)? {
        guard let (whole, count) = small(words, value) else { return nil }
        let rest = words.dropFirst(count)
        guard whole < 100, rest.first == "hundred" else { return (whole, count) }
        let joint = rest.dropFirst().first == "and" ? 1 : 0
        let behind = rest.dropFirst(1 + joint)
        guard let (more, length) = small(behind, value), more < 100, !articles.contains(behind.first ?? "") else {
            return (whole * 100, count + 1)
        }
        return (whole * 100 + more, count + 1 + joint + length)
    }

    /// `twenty eight`, `eight`.
    package static func small(_ words: ArraySlice<String>, _ value: (String) -> Int?) -> (value: Int, count: Int)? {
        guard let first = words.first, let whole = value(first) else { return nil }
        // In German the ones stand before the tens.
        guard (20...90).contains(whole), whole % 10 == 0, !first.hasSuffix("ig"), let next = words.dropFirst().first,
            !articles.contains(next), let ones = value(next), (1...9).contains(ones)
        else { return (whole, 1) }
        return (whole + ones, 2)
    }

    /// `7-day`, `seven day`, `7-Tage-Schnitt`
    package static func hasSingularCount(_ tokens: [Token]) -> Bool {
        let means: Set<String> = ["schnitt", "mittel", "mittelwert", "durchschnitt", "summe"]
        if zip(tokens, tokens.dropFirst()).contains(where: {
            ["tage", "wochen"].contains($0.text) && means.contains($1.text)
        }) {
            return true
        }
        let singular: Set<String> = ["day", "night", "week", "tage", "taegige", "taegigen", "tages"]
        return zip(tokens, tokens.dropFirst()).contains { number, word in
            guard let form = word.forms.first, singular.contains(form) else { return false }
            if case .number(let value, _, false) = number.kind { return value > 1 && form != "tage" }
            return number.forms.first.map { counts.contains($0) } ?? false && form != "tage"
        }
    }

    /// `number of runs`, and not `how many runs`.
    package static func saysNumber(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        let leads: Set<String> = ["the", "die", "is", "was", "are", "were", "ist", "war", "my", "meine"]
        return ["number", "count", "anzahl", "zahl"].contains(words.first { !leads.contains($0) } ?? "")
            && !words.contains("how") && !words.contains("wie")
    }
}
