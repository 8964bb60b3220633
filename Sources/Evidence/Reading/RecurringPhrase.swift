/// `every other night`, `jede dritte Nacht`, `un día sí y otro no`: one in so many.
struct RecurringPhrase {
    /// Where the phrase ends.
    let end: Int
    /// Two for every other one.
    let step: Int

    private static let longest = 6

    /// `nil` where the word at `start` begins no such phrase.
    init?(_ text: [Unicode.Scalar], at start: Int, in language: AnswerLanguage) {
        var (words, ends): ([String], [Int]) = ([], [])
        var at = start
        while words.count < Self.longest, at < text.count, text[at].isLetter {
            let first = at
            while at < text.count, text[at].isLetter, at - first < 24 { at += 1 }
            words.append(String(word: text[first..<at]))
            ends.append(at)
            if at + 1 < text.count, text[at] == ",", text[at + 1].isBlank { at += 1 }
            guard at < text.count, text[at].isBlank else { break }
            at += 1
        }
        guard let found = Self.phrase(words, in: language) else { return nil }
        (end, step) = (ends[found.length - 1], found.step)
    }

    private static func phrase(_ words: [String], in language: AnswerLanguage) -> (length: Int, step: Int)? {
        switch language {
        case .english:
            guard words.count > 2, words[0] == "every", let step = steps[words[1]], days.contains(words[2]) else {
                return nil
            }
            return (3, step)
        case .german:
            guard words.count > 1, words[0].hasPrefix("jede"), let step = steps[words[1]] else { return nil }
            if words.count > 2, days.contains(words[2]) { return (3, step) }
            return words.count == 2 ? (2, step) : nil
        case .dutch:
            if words.count > 3, words[0] == "om", words[1] == "de", words[2] == "andere", days.contains(words[3]) {
                return (4, 2)
            }
            if words.count > 2, words[0] == "om", words[1] == "de", days.contains(words[2]) { return (3, 2) }
            guard words.count > 2, words[0].hasPrefix("elke") || words[0] == "iedere", let step = steps[words[1]],
                days.contains(words[2])
            else { return nil }
            return (3, step)
        case .spanish, .italian, .portuguese:
            return alternating.first { words.starts(with: $0) }.map { ($0.count, 2) }
        case .french: return nil  // `un jour sur deux` is read as a part of a whole
        }
    }

    private static let steps: [String: Int] = [
        "other": 2, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "zweite": 2, "zweiten": 2, "zweiter": 2,
        "dritte": 3, "dritten": 3, "dritter": 3, "vierte": 4, "vierten": 4, "vierter": 4, "fünfte": 5, "fünften": 5,
        "tweede": 2, "derde": 3, "vierde": 4, "vijfde": 5,
    ]
    private static let days: Set<String> = [
        "day", "night", "morning", "evening", "tag", "nacht", "morgen", "abend", "dag", "ochtend", "avond",
    ]
    private static let alternating: [[String]] = [
        "un día sí y otro no", "una noche sí y otra no", "un giorno sì e uno no", "una notte sì e una no",
        "dia sim dia não", "noite sim noite não", "dia sim e dia não", "noite sim e noite não",
    ].map { $0.split(separator: " ").map(String.init) }
}

extension FigureReader {
    /// Reads one in so many as a share, as near as such words are meant.
    mutating func readRecurring(at start: Int) -> Bool {
        guard let phrase = RecurringPhrase(text, at: start, in: language) else { return false }
        line.hasContent = true
        at = phrase.end
        let share = 100 / Double(phrase.step)
        let range = 0.84 * share...1.16 * share
        var figure = Figure(
            text: String(word: text[start..<at].filter { !$0.isEmphasis }, isLowercased: false), place: start..<at,
            readings: [Figure.Reading(measure: .percent, value: share, range: range, written: range)])
        (figure.isRecurring, figure.lead) = (true, before.text)
        if start < codeEnd { figure.aside = .code }
        place(&figure)
        figures.append(figure)
        judge()
        pending = nil
        pass("")
        return true
    }
}
