/// Numbers as words.
package enum NumberWords {
    private static let ones = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen",
        "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    /// Words that stand for a number of one word.
    package static let counts = Set(ones + tens + einer + zehner + ["hundred", "dozen", "zwei"])
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
        let halves = small.prefix(12).map { ($0.0 + "einhalb", $0.1 + 0.5) }
        let thousands =
            small.map { ($0.0 + "tausend", $0.1 * 1000) } + [("tausend", 1000), ("eintausend", 1000), ("hundert", 100)]
        return (small + halves + thousands).map { ([$0.0], $0.1) }
    }()
}
