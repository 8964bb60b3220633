import Foundation

/// Finds words that everybody says in a row: numbers, weekdays, months, seasons, in English and German.
enum WordSequences {
    /// Where a word stands in one of the lists.
    private struct Place {
        var list: Int
        var index: Int
    }

    /// In their order; `|` stands between spellings of one word.
    private static let lists = [
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
        "once twice thrice",
        "monday tuesday wednesday thursday friday saturday sunday",
        "mon tue|tues wed thu|thurs fri sat sun",
        "january february march april may june july august september october november december",
        "jan feb mar apr may jun jul aug sep|sept oct nov dec",
        "spring summer autumn|fall winter",
        """
        null eins|ein|eine zwei|zwo drei vier fünf|fuenf|funf sechs sieben acht neun zehn elf zwölf|zwoelf|zwolf
        dreizehn vierzehn fünfzehn|fuenfzehn sechzehn
        """,
        "erster|erste|erstens zweiter|zweite|zweitens dritter|dritte|drittens vierter|vierte|viertens fünfter|fünfte",
        "montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag",
        "mo di mi do fr sa so",
        """
        januar|jänner|jaenner februar|feber märz|maerz|marz april mai juni juli august september oktober november
        dezember
        """,
        "jan feb mär|mrz|maer apr mai jun jul aug sep|sept okt nov dez",
        "frühling|fruehling|frühjahr|fruehjahr sommer herbst winter",
    ].map { list in list.split(whereSeparator: \.isWhitespace).map { $0.split(separator: "|").map(String.init) } }

    /// By the word.
    private static let places: [String: [Place]] = {
        var places: [String: [Place]] = [:]
        for (list, words) in lists.enumerated() {
            for (index, spellings) in words.enumerated() {
                for spelling in spellings { places[spelling, default: []].append(Place(list: list, index: index)) }
            }
        }
        return places
    }()

    private static let longest = places.keys.map(\.count).max() ?? 0
    /// So many make a row.
    private static let leastWords = 3
    /// The guesses for its list, its first word, the size of its steps and what parts its words, as a power of ten.
    private static let base = 2.0

    /// Rows of three words and more. With steps of one size they cost hardly more than a single word, and else a choice from
    /// the list for each.
    static func all(in lower: [Character]) -> [PassphrasePart] {
        let words = lower.indices.map { places(at: $0, in: lower) }
        return lower.indices.flatMap { start in
            words[start].flatMap { list, first in parts(of: list, from: start, first, words, lower) }
        }
    }

    /// The longest word of each list that begins there.
    private static func places(at start: Int, in lower: [Character]) -> [Int: (index: Int, end: Int)] {
        var found: [Int: (index: Int, end: Int)] = [:]
        var end = start
        var word = ""
        while end < lower.count, end - start < longest {
            word.append(lower[end])
            end += 1
            for place in places[word] ?? [] { found[place.list] = (place.index, end) }
        }
        return found
    }

    private static func parts(
        of list: Int, from start: Int, _ first: (index: Int, end: Int), _ words: [[Int: (index: Int, end: Int)]],
        _ lower: [Character]
    ) -> [PassphrasePart] {
        var row = [first]
        // Words of the row that keep the first step.
        var even = 1
        while let last = row.last, let next = word(of: list, after: last.end, words, lower) {
            row.append(next)
            let isEven = row.count == even + 1 && next.index - last.index == row[1].index - row[0].index
            if isEven { even += 1 }
        }
        var parts: [PassphrasePart] = []
        func add(_ count: Int, guesses: Double) {
            guard count >= leastWords else { return }
            parts.append(PassphrasePart(kind: .wordSequence, range: start..<row[count - 1].end, guesses: guesses))
        }
        add(even, guesses: base + log10(Double(even)))
        if even < row.count { add(row.count, guesses: base + Double(row.count) * log10(Double(lists[list].count))) }
        return parts
    }

    /// The next word of the list behind at most two characters that part words.
    private static func word(
        of list: Int, after end: Int, _ words: [[Int: (index: Int, end: Int)]], _ lower: [Character]
    ) -> (index: Int, end: Int)? {
        for start in end...(end + 2) where start < lower.count {
            if let found = words[start][list] { return found }
            guard lower[start].isWhitespace || lower[start].isPunctuation || lower[start].isSymbol else { return nil }
        }
        return nil
    }
}
