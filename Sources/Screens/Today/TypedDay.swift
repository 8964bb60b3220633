import HealthModel

/// A day as people type it: in words, or in figures.
enum TypedDay {
    static let example = "yesterday, 3 weeks ago, 2 nov"

    /// What is not in the future is meant: `monday` is the last one, `14 nov` that of this year or the one before. Of a month
    /// or year it is the last day.
    static func day(_ text: String, today: CivilDay) -> CivilDay? {
        let plain = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let day = RecordLineCheck.day(plain) { return day }
        switch plain {
        case "today", "now", "t": return today
        case "yesterday": return today.advanced(by: -1)
        default: break
        }
        var words = plain.replacing(",", with: " ").split(separator: " ").map(String.init)
        if words.first == "last" || words.first == "on" { words.removeFirst() }
        return weekday(words, today) ?? ago(words, today) ?? dotted(plain, today) ?? named(words, today)
    }

    /// `monday`, `mon`: the last one before today.
    private static func weekday(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 1, let number = number(of: words[0], among: DayText.weekdays) else { return nil }
        let back = (today.weekday - number + 7) % 7
        return today.advanced(by: back == 0 ? -7 : -back)
    }

    /// `3 days ago`, `a week ago`.
    private static func ago(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard words.count == 3, words[2] == "ago" else { return nil }
        guard let count = ["a", "an", "one"].contains(words[0]) ? 1 : Int(words[0]), (0...40_000).contains(count) else {
            return nil
        }
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

    /// `14.11.`, `14.11.2025`.
    private static func dotted(_ text: String, _ today: CivilDay) -> CivilDay? {
        let parts = text.split(separator: ".").map { Int($0) }
        guard text.contains("."), (2...3).contains(parts.count), let day = parts[0], let month = parts[1] else {
            return nil
        }
        if parts.count == 3 {
            guard let year = parts[2] else { return nil }
            return CivilDay(year: year < 100 ? 2000 + year : year, month: month, day: day)
        }
        return latest(month, day, today)
    }

    /// `14 nov`, `november 14 2025`.
    private static func named(_ words: [String], _ today: CivilDay) -> CivilDay? {
        guard (2...3).contains(words.count),
            let place = words.firstIndex(where: { number(of: $0, among: DayText.months) != nil }),
            let month = number(of: words[place], among: DayText.months)
        else { return nil }
        var figures: [Int] = []
        for (index, word) in words.enumerated() where index != place {
            guard let figure = Int(word.prefix { $0.isNumber }),
                ["", "st", "nd", "rd", "th", "."].contains(word.drop { $0.isNumber })
            else { return nil }
            figures.append(figure)
        }
        switch figures.count {
        case 1 where figures[0] > 999: return inMonth(figures[0] * 12 + month, 31)
        case 1: return latest(month + 1, figures[0], today)
        default: return CivilDay(year: figures[1], month: month + 1, day: figures[0])
        }
    }

    /// This year's, or last year's where that is still to come.
    private static func latest(_ month: Int, _ day: Int, _ today: CivilDay) -> CivilDay? {
        let year = today.components.year
        return (0...8).lazy.compactMap { CivilDay(year: year - $0, month: month, day: day) }.first { $0 <= today }
    }

    /// By its name or the first three letters or more of it.
    private static func number(of word: String, among names: [String]) -> Int? {
        guard word.count >= 3 else { return nil }
        return names.firstIndex { $0.lowercased().hasPrefix(word) }
    }
}
