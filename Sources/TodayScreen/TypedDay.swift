import ScreenKit
import HealthModel

/// A day as people type it: in words, or in figures.
enum TypedDay {
    static let example = "yesterday, 3 weeks ago, 2 nov"

    /// Why a text is no day; one sentence.
    struct Problem: Error, Equatable {
        let sentence: String
        static let unknown = Problem(sentence: "Type \(example).")
    }

    /// The latest day up to today that the text can mean: `monday` is the last one, `14 nov` that of this year or the
    /// one before. Of a month or year it is the last day.
    /// - Parameter monthFirst: whether `12/3` is 3 December; otherwise it may be either and has to be written in full.
    static func day(_ text: String, today: CivilDay, monthFirst: Bool = false) throws(Problem) -> CivilDay {
        let plain = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let day = TypedValue.day(plain) { return day }
        switch plain {
        case "today", "now", "t": return today
        case "yesterday": return today.advanced(by: -1)
        case "day before yesterday", "the day before yesterday": return today.advanced(by: -2)
        default: break
        }
        var words = plain.replacing(",", with: " ").split(separator: " ").map(String.init)
        words.removeAll { ["of", "the"].contains($0) }
        if words.first == "last" || words.first == "on" { words.removeFirst() }
        if let day = weekday(words, today) ?? ago(words, today) ?? ofThisMonth(words, today) { return day }
        if let date = hyphened(plain) ?? dotted(plain) ?? named(words) { return try date.latest(today) }
        if let dates = slashed(plain, monthFirst) { return try single(dates, today) }
        guard let day = ofMonth(words) else { throw .unknown }
        return day
    }

    /// A day of a month, which need not exist; of the latest year that has it where none is said.
    private struct Written {
        var day: Int
        var month: Int
        var year: Int?

        func latest(_ today: CivilDay) throws(Problem) -> CivilDay {
            guard (1...12).contains(month) else { throw Problem(sentence: "There is no month \(month).") }
            let last = today.components.year
            let years = year.map { [$0] } ?? (0...8).map { last - $0 }
            let days = years.lazy.compactMap { CivilDay(year: $0, month: month, day: day) }
            guard let found = days.first(where: { year != nil || $0 <= today }) else {
                let inYear = year.map { " \($0)" } ?? ""
                throw Problem(sentence: "There is no \(day) \(DayText.months[month - 1])\(inYear).")
            }
            return found
        }
    }

    /// `monday`, `mon`: the last one before today.
    private static func weekday(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 1, let number = number(of: words[0], among: DayText.weekdays) else { return nil }
        let back = (today.weekday - number + 7) % 7
        return today.advanced(by: back == 0 ? -7 : -back)
    }

    /// `3rd`, `third`: of this month, or of the one before it that has such a day.
    private static func ofThisMonth(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 1 else { return nil }
        let figure = Int(words[0].prefix { $0.isNumber }).flatMap {
            ["st", "nd", "rd", "th"].contains(words[0].drop { $0.isNumber }) ? $0 : nil
        }
        guard let day = figure ?? ordinals.firstIndex(of: words[0]).map({ $0 + 1 }) else { return nil }
        return (0..<62).lazy.map { today.advanced(by: -$0) }.first { $0.components.day == day }
    }

    /// `3 days ago`, `three days ago`, `a week ago`.
    private static func ago(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 3, words[2] == "ago" else { return nil }
        let named = ["a", "an"].contains(words[0]) ? 1 : numbers.firstIndex(of: words[0]).map { $0 + 1 }
        guard let count = named ?? Int(words[0]), (0...40_000).contains(count) else { return nil }
        let (year, month, day) = today.components
        switch words[1] {
        case "day", "days": return today.advanced(by: -count)
        case "week", "weeks": return today.advanced(by: -7 * count)
        case "month", "months": return inMonth(year * 12 + month - 1 - count, day)
        case "year", "years": return inMonth((year - count) * 12 + month - 1, day)
        default: return nil
        }
    }

    /// The day of a month counted from year 0, or its last one where it is shorter.
    private static func inMonth(_ months: Int, _ day: Int) -> CivilDay? {
        guard months > 12 else { return nil }
        return (0...3).lazy.compactMap { CivilDay(year: months / 12, month: months % 12 + 1, day: day - $0) }.first
    }

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

    /// `14.11.`, `14.11.2025`.
    private static func dotted(_ text: String) -> Written? {
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

    private static func single(_ dates: [Written], _ today: CivilDay) throws(Problem) -> CivilDay {
        let first = try dates[0].latest(today)
        guard dates.count == 2 else { return first }
        let names = dates.map { "\($0.day) \(DayText.months[$0.month - 1].prefix(3))" }.joined(separator: " or ")
        throw Problem(sentence: "\(names)? Write \(first.iso).")
    }

    /// `14 nov`, `november 14 2025`, `first of may`.
    private static func named(_ words: [String]) -> Written? {
        guard let (month, figures) = monthAndFigures(words), figures.count == 2 || figures[0] <= 999 else { return nil }
        return Written(day: figures[0], month: month + 1, year: figures.count == 2 ? figures[1] : nil)
    }

    /// `march 2024`.
    private static func ofMonth(_ words: [String]) -> CivilDay? {
        guard let (month, figures) = monthAndFigures(words), figures.count == 1 else { return nil }
        return inMonth(figures[0] * 12 + month, 31)
    }

    private static func monthAndFigures(_ words: [String]) -> (month: Int, figures: [Int])? {
        guard (2...3).contains(words.count),
            let place = words.firstIndex(where: { number(of: $0, among: DayText.months) != nil }),
            let month = number(of: words[place], among: DayText.months)
        else { return nil }
        var figures: [Int] = []
        for (index, word) in words.enumerated() where index != place {
            if let named = ordinals.firstIndex(of: word) ?? numbers.firstIndex(of: word) {
                figures.append(named + 1)
                continue
            }
            guard let figure = Int(word.prefix { $0.isNumber }), figure <= 9999,
                ["", "st", "nd", "rd", "th", "."].contains(word.drop { $0.isNumber })
            else { return nil }
            figures.append(figure)
        }
        return (month, figures)
    }

    private static let numbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    /// From the first to the thirty-first.
    private static let ordinals: [String] = {
        let ones = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
        let teens = [
            "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
            "eighteenth", "nineteenth",
        ]
        return ones + teens + ["twentieth"] + ones.map { "twenty-\($0)" } + ["thirtieth", "thirty-first"]
    }()

    /// By its name or the first three letters or more of it.
    private static func number(of word: String, among names: [String]) -> Int? {
        guard word.count >= 3 else { return nil }
        return names.firstIndex { $0.lowercased().hasPrefix(word) }
    }
}
