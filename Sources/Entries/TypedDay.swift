import HealthModel

/// A day as people type it, in words or in figures, in English or German.
public enum TypedDay {
    public static let example = "yesterday, 3 weeks ago, 2 nov"

    /// The latest day up to today that the text can mean: `monday` is the last one, `14 nov` that of this year or the
    /// one before. Of a month or year it is the last day.
    /// - Parameter monthFirst: whether `12/3` is 3 December; otherwise it may be either and has to be written in full.
    /// - Throws: one sentence about what is no day.
    public static func day(
        _ text: String, today: CivilDay, monthFirst: Bool = false
    ) throws(EntryProblem) -> CivilDay {
        let plain = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let day = lastDay(iso: plain) { return day }
        switch plain {
        case "today", "now", "t", "heute": return today
        case "yesterday", "gestern": return today.advanced(by: -1)
        case "day before yesterday", "the day before yesterday", "vorgestern": return today.advanced(by: -2)
        default: break
        }
        let words = plain.split(whereSeparator: { " ,".contains($0) }).map(String.init).filter { !fillers.contains($0) }
        if let day = weekday(words, today) ?? ago(words, today) ?? ofThisMonth(words, today) { return day }
        if let date = hyphened(plain) ?? dotted(words) ?? named(words) { return try date.latest(today) }
        if let dates = slashed(plain, monthFirst) { return try single(dates, today) }
        guard let day = ofMonth(words) else { throw EntryProblem("Type \(example).") }
        return day
    }

    /// The last day that an ISO date means: `2026-03-14`, of `2026-03` or `2026` its last one.
    public static func lastDay(iso text: String) -> CivilDay? {
        if let day = CivilDay(iso: text) { return day }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        switch (text.utf8.count, parts.count) {
        case (4, 1): return CivilDay(year: parts[0], month: 12, day: 31)
        case (7, 2) where (1...12).contains(parts[1]):
            return DayVocabulary.day(inMonth: parts[0] * 12 + parts[1] - 1, 31)
        default: return nil
        }
    }

    private static let fillers: Set = [
        "of", "the", "on", "last", "der", "den", "dem", "am", "im", "vom", "letzte", "letzten", "letzter", "vorige",
        "vorigen", "voriger", "vergangenen",
    ]

    /// A day of a month, which need not exist; of the latest year that has it where none is said.
    private struct Written {
        var day: Int
        var month: Int
        var year: Int?

        func latest(_ today: CivilDay) throws(EntryProblem) -> CivilDay {
            guard (1...12).contains(month) else { throw EntryProblem("There is no month \(month).") }
            let last = today.components.year
            let years = year.map { [$0] } ?? (0...8).map { last - $0 }
            let days = years.lazy.compactMap { CivilDay(year: $0, month: month, day: day) }
            guard let found = days.first(where: { year != nil || $0 <= today }) else {
                let inYear = year.map { " \($0)" } ?? ""
                throw EntryProblem("There is no \(day) \(name(month))\(inYear).")
            }
            return found
        }
    }

    /// `monday`, `mon`, `montag`: the last one before today.
    private static func weekday(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 1, let number = DayVocabulary.weekday(words[0]) else { return nil }
        let back = (today.weekday - number + 7) % 7
        return today.advanced(by: back == 0 ? -7 : -back)
    }

    /// `3rd`, `third`, `3.`: of this month, or of the one before it that has such a day.
    private static func ofThisMonth(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 1 else { return nil }
        let figure = Int(words[0].prefix { $0.isNumber }).flatMap {
            ["st", "nd", "rd", "th", "."].contains(words[0].drop { $0.isNumber }) ? $0 : nil
        }
        guard let day = figure ?? DayVocabulary.dayOfMonth(words[0]) else { return nil }
        return (0..<62).lazy.map { today.advanced(by: -$0) }.first { $0.components.day == day }
    }

    /// `3 days ago`, `three days ago`, `a week ago`, `vor 3 Tagen`.
    private static func ago(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 3, words[2] == "ago" || words[0] == "vor" else { return nil }
        let (number, unit) = words[0] == "vor" ? (words[1], words[2]) : (words[0], words[1])
        guard let count = Int(number) ?? wholeNumber(number), (0...40_000).contains(count) else { return nil }
        return DayVocabulary.unit(unit).flatMap { DayVocabulary.day(today, movedBy: -count, $0) }
    }

    private static func wholeNumber(_ word: String) -> Int? { NumberWord.value(word).flatMap { Int(exactly: $0) } }

    /// `May`.
    private static func name(_ month: Int) -> String { DayVocabulary.months[0][month - 1].capitalized }

    /// The figures of a text between single separators; `nil` for anything else in it.
    private static func figures(_ text: String, _ separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let figures = parts.compactMap { $0.count <= 4 && $0.allSatisfy(\.isASCII) ? Int($0) : nil }
        return figures.count == parts.count && figures.allSatisfy { $0 >= 0 } ? figures : nil
    }

    private static func fullYear(_ year: Int) -> Int { year < 100 ? 2000 + year : year }

    /// `2025-11-14`.
    private static func hyphened(_ text: String) -> Written? {
        guard let figures = figures(text, "-"), figures.count == 3, figures[0] > 999 else { return nil }
        return Written(day: figures[2], month: figures[1], year: figures[0])
    }

    /// `14.11.`, `14.11.2025`, `14. 11.`.
    private static func dotted(_ words: [String]) -> Written? {
        let text = words.joined()
        guard text.contains("."), let figures = figures(text.hasSuffix(".") ? String(text.dropLast()) : text, "."),
            (2...3).contains(figures.count)
        else { return nil }
        return Written(day: figures[0], month: figures[1], year: figures.count == 3 ? fullYear(figures[2]) : nil)
    }

    /// `12/3`, `12/3/2025`: what it may be.
    private static func slashed(_ text: String, _ monthFirst: Bool) -> [Written]? {
        guard let figures = figures(text, "/"), (2...3).contains(figures.count) else { return nil }
        let year = figures.count == 3 ? fullYear(figures[2]) : nil
        let ways = [
            Written(day: figures[0], month: figures[1], year: year),
            Written(day: figures[1], month: figures[0], year: year),
        ]
        let possible = ways.filter { (1...12).contains($0.month) }
        if figures[0] == figures[1] || possible.isEmpty { return [ways[0]] }
        return possible.count == 2 && monthFirst ? [ways[1]] : possible
    }

    private static func single(_ dates: [Written], _ today: CivilDay) throws(EntryProblem) -> CivilDay {
        let first = try dates[0].latest(today)
        guard dates.count == 2 else { return first }
        let names = dates.map { "\($0.day) \(name($0.month).prefix(3))" }.joined(separator: " or ")
        throw EntryProblem("\(names)? Write \(first.iso).")
    }

    /// `14 nov`, `november 14 2025`, `first of may`, `3. Mai`.
    private static func named(_ words: [String]) -> Written? {
        guard let (month, figures) = monthAndFigures(words), figures.count == 2 || figures[0] <= 999 else { return nil }
        return Written(day: figures[0], month: month, year: figures.count == 2 ? fullYear(figures[1]) : nil)
    }

    /// `march 2024`.
    private static func ofMonth(_ words: [String]) -> CivilDay? {
        guard let (month, figures) = monthAndFigures(words), figures.count == 1 else { return nil }
        return DayVocabulary.day(inMonth: figures[0] * 12 + month - 1, 31)
    }

    private static func monthAndFigures(_ words: [String]) -> (month: Int, figures: [Int])? {
        guard (2...3).contains(words.count),
            let place = words.firstIndex(where: { DayVocabulary.month($0) != nil }),
            let month = DayVocabulary.month(words[place])
        else { return nil }
        var figures: [Int] = []
        for (index, word) in words.enumerated() where index != place {
            if let named = DayVocabulary.dayOfMonth(word) ?? wholeNumber(word) {
                figures.append(named)
                continue
            }
            guard let figure = Int(word.prefix { $0.isNumber }), figure <= 9999,
                ["", "st", "nd", "rd", "th", "."].contains(word.drop { $0.isNumber })
            else { return nil }
            figures.append(figure)
        }
        return (month, figures)
    }
}
