import HealthModel

/// The days a question is about.
struct Span: Equatable {
    var days: ClosedRange<CivilDay>
    /// As said in an answer: `last week`, `March 2026`; empty for a single day.
    var name = ""

    var isDay: Bool { days.lowerBound == days.upperBound }
    var count: Int { days.upperBound - days.lowerBound + 1 }

    static func day(_ day: CivilDay) -> Span { Span(days: day...day) }
    static func last(_ count: Int, until today: CivilDay) -> Span {
        Span(days: today.advanced(by: 1 - max(1, count))...today, name: "the last \(count) days")
    }

    /// `last week (Mon 2 Mar – Sun 8 Mar)`.
    var described: String {
        if isEverything { return name }
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last {
            return name.isEmpty ? DayName.dateWithYear(first) : "\(name) (\(DayName.dateWithYear(first)))"
        }
        let isOneYear = first.components.year == last.components.year
        let start = isOneYear ? DayName.date(first) : DayName.dateWithYear(first)
        let dates = "\(start) – \(DayName.dateWithYear(last))"
        return name.isEmpty ? dates : "\(name) (\(dates))"
    }

    /// With its preposition: `last week (…)`, `in the last 30 days (…)`.
    var within: String {
        if name.isEmpty, !isDay {
            let isOneYear = days.lowerBound.components.year == days.upperBound.components.year
            let start = isOneYear ? DayName.date(days.lowerBound) : DayName.dateWithYear(days.lowerBound)
            return "from \(start) to \(DayName.dateWithYear(days.upperBound))"
        }
        return ["last ", "this ", "since "].contains(where: name.hasPrefix) || isDay ? described : "in \(described)"
    }

    /// As the tools take it.
    var range: String {
        if isEverything { return "all" }
        return isDay ? days.lowerBound.iso : "\(days.lowerBound.iso)..\(days.upperBound.iso)"
    }

    /// All that was ever recorded.
    static func everything(until today: CivilDay) -> Span {
        Span(days: CivilDay(number: 0)...max(today, CivilDay(number: 0)), name: "all your records")
    }

    var isEverything: Bool { days.lowerBound.number == 0 && !isDay }

    /// The dates alone, for a sentence that says the name itself.
    var dates: String { Span(days: days).described }
}

/// Reads days and ranges of days out of a question, seen from a today.
struct DayPhrase {
    var question: Question
    var today: CivilDay

    var span: Span? {
        if let exact = isoDates ?? dateRange ?? monthAndDay ?? weekend { return exact }
        if let counted = ago ?? countedRange ?? quarter ?? namedRange { return counted }
        return month ?? year ?? weekday ?? namedDay
    }

    /// What stands behind a `since` and is no day that rules know: `easter`, `my holiday`.
    var unclearSince: String? {
        guard let index = words.firstIndex(of: "since"), index + 1 < words.count else { return nil }
        let rest = words[(index + 1)...].drop { ["my", "the", "our", "i", "we"].contains($0) }
        return rest.isEmpty ? nil : rest.prefix(4).joined(separator: " ")
    }

    /// `last weekend`, `2 weekends ago`: Saturday and Sunday.
    private var weekend: Span? {
        guard question.spells(anyOf: ["weekend", "weekends"]), !question.says("weekdays", "compare", "than") else {
            return nil
        }
        let saturday = today.advanced(by: 5 - today.weekday)
        func span(_ back: Int, _ name: String) -> Span {
            let first = saturday.advanced(by: -7 * back)
            return Span(days: first...min(first.advanced(by: 1), max(today, first)), name: name)
        }
        if let index = words.firstIndex(of: "weekends"), index > 0, index + 1 < words.count, words[index + 1] == "ago",
            let count = Self.count(words[index - 1])
        {
            return span(min(count, 5_000), "the weekend \(count) before this")
        }
        if question.spells(anyOf: ["this weekend"]) { return span(0, "this weekend") }
        guard question.spells(anyOf: ["last weekend", "the weekend", "past weekend"]) else { return nil }
        return span(1, "last weekend")
    }

    /// `Q1 2026`, `last quarter`.
    private var quarter: Span? {
        let (year, month, _) = today.components
        func span(_ year: Int, _ quarter: Int, _ name: String) -> Span? {
            guard let first = Self.wholeMonth(year, quarter * 3 - 2), let last = Self.wholeMonth(year, quarter * 3),
                first.lowerBound <= today
            else { return nil }
            return named(first.lowerBound...last.upperBound, name)
        }
        let current = (month + 2) / 3
        if question.spells(anyOf: ["this quarter"]) { return span(year, current, "this quarter") }
        if question.spells(anyOf: ["last quarter"]) {
            return current == 1 ? span(year - 1, 4, "last quarter") : span(year, current - 1, "last quarter")
        }
        for (index, word) in words.enumerated() where word.count == 2 && word.hasPrefix("q") {
            guard let number = Int(word.dropFirst()), (1...4).contains(number) else { continue }
            let said = words.dropFirst(index + 1).first.flatMap(Self.year)
            let chosen = said ?? (number <= current ? year : year - 1)
            return span(chosen, number, "Q\(number) \(chosen)")
        }
        return nil
    }

    private var words: [String] { question.words }

    private var isoDates: Span? {
        for word in words {
            let ends = word.split(separator: ".", omittingEmptySubsequences: true).compactMap { CivilDay(iso: $0) }
            if ends.count == 2, ends[0] <= ends[1] { return Span(days: ends[0]...ends[1]) }
            if let day = ends.first { return since(day) }
        }
        return nil
    }

    /// `1 to 10 november`, `between october 28 and november 3`; without a year the latest that has begun.
    var dateRange: Span? {
        for index in words.indices where ["to", "and", "until", "till", "through"].contains(words[index]) {
            let left = words[..<index].suffix(3)
            let right = words[(index + 1)...].prefix(3)
            guard let first = left.compactMap(Self.dayOfMonth).last, let last = right.compactMap(Self.dayOfMonth).first
            else { continue }
            let months = (left.compactMap(Self.month).last, right.compactMap(Self.month).first)
            guard let start = months.0 ?? months.1, let end = months.1 ?? months.0 else { continue }
            let said = (left + right).compactMap(Self.year).last
            for year in said.map({ [$0] }) ?? [today.components.year, today.components.year - 1] {
                guard let from = CivilDay(year: year, month: start, day: first),
                    let to = CivilDay(year: end < start ? year + 1 : year, month: end, day: last), from <= to,
                    from <= today
                else { continue }
                return Span(days: from...min(to, today))
            }
        }
        return nil
    }

    /// `march 2`, `2nd of march`, `2 march 2025`; without a year the latest that has come.
    private var monthAndDay: Span? {
        for (index, word) in words.enumerated() {
            guard let month = Self.month(word) else { continue }
            let before = words[..<index].suffix(2).filter { $0 != "of" }.last
            let after = words.dropFirst(index + 1).first
            guard let date = Self.dayOfMonth(after) ?? Self.dayOfMonth(before) else { continue }
            let year = words.dropFirst(index + 1).prefix(2).compactMap(Self.year).first
            if let year { return CivilDay(year: year, month: month, day: date).map(since) }
            let thisYear = today.components.year
            for candidate in [thisYear, thisYear - 1, thisYear - 2, thisYear - 3, thisYear - 4] {
                if let day = CivilDay(year: candidate, month: month, day: date), day <= today { return since(day) }
            }
        }
        return nil
    }

    private func since(_ day: CivilDay) -> Span {
        guard question.has("since"), day < today else { return .day(day) }
        return Span(days: day...today, name: "since then")
    }

    /// `3 days ago`, `two weeks ago` (the day, not the week).
    private var ago: Span? {
        guard let index = words.firstIndex(of: "ago"), index >= 2, let count = Self.count(words[index - 2]),
            let unit = Self.unit(words[index - 1])
        else { return nil }
        return .day(today.advanced(by: -min(count * unit.days, 40_000)))
    }

    /// `last 30 days`, `past two weeks`, `30 days`.
    private var countedRange: Span? {
        for index in words.indices.dropLast() {
            guard let count = Self.count(words[index]), let unit = Self.unit(words[index + 1]), count > 0 else {
                continue
            }
            let leads = words[..<index].suffix(2)
            guard leads.contains(where: { ["last", "past", "previous", "recent"].contains($0) }) || unit.days > 1 else {
                continue
            }
            let days = min(count * unit.days, 40_000)
            if days == 1 { return .day(today.advanced(by: -1)) }
            return Span(
                days: today.advanced(by: 1 - days)...today,
                name: "the last \(count) \(unit.name)\(count == 1 ? "" : "s")")
        }
        return nil
    }

    private var namedRange: Span? {
        let monday = today.advanced(by: -today.weekday)
        let (year, month, _) = today.components
        if question.has("this week") { return Span(days: monday...today, name: "this week") }
        if question.has("last week", "previous week") {
            return Span(days: monday.advanced(by: -7)...monday.advanced(by: -1), name: "last week")
        }
        if question.has("next week") {
            return Span(days: monday.advanced(by: 7)...monday.advanced(by: 13), name: "next week")
        }
        if question.has("next month") {
            let (after, its) = month == 12 ? (year + 1, 1) : (year, month + 1)
            return Self.wholeMonth(after, its).map { named($0, "next month") }
        }
        if question.has("next year") { return Self.wholeYear(year + 1).map { named($0, "next year") } }
        if question.has("past week", "the week", "my week", "weekly") { return .last(7, until: today) }
        if question.has("this month") { return Self.wholeMonth(year, month).map { named($0, "this month") } }
        if question.has("last month", "previous month") {
            let (before, its) = month == 1 ? (year - 1, 12) : (year, month - 1)
            return Self.wholeMonth(before, its).map { named($0, "last month") }
        }
        if question.has("past month", "monthly") { return .last(30, until: today) }
        if question.has("this year") { return Self.wholeYear(year).map { named($0, "this year") } }
        if question.has("last year", "previous year") { return Self.wholeYear(year - 1).map { named($0, "last year") } }
        if question.has("past year") { return .last(365, until: today) }
        if question.has("ever", "all time", "of all", "lifetime") {
            return .everything(until: today)
        }
        return nil
    }

    /// `in March`, `March 2026`. `may` and `march` are verbs too and need a word before or a year behind.
    private var month: Span? {
        for (index, word) in words.enumerated() {
            guard let month = Self.month(word) else { continue }
            let year = words.dropFirst(index + 1).first.flatMap(Self.year)
            let lead = index > 0 ? words[index - 1] : ""
            let isLed = Self.leads.contains(lead)
            guard year != nil || isLed || (word.count > 5) else { continue }
            let (thisYear, thisMonth, _) = today.components
            let chosen = year ?? (month <= thisMonth ? thisYear : thisYear - 1)
            guard let whole = Self.wholeMonth(chosen, month) else { continue }
            if lead == "since", whole.lowerBound <= today {
                return Span(days: whole.lowerBound...today, name: "since then")
            }
            return named(whole, "\(DayName.months[month - 1]) \(chosen)")
        }
        return nil
    }

    /// Words after which `may` and `march` are months.
    private static let leads: Set<String> = [
        "in", "of", "during", "last", "this", "for", "since", "and", "about", "against", "with", "versus", "vs", "than",
        "or",
    ]

    private var year: Span? {
        for (index, word) in words.enumerated() {
            guard index > 0, ["in", "of", "during", "for", "year", "since"].contains(words[index - 1]),
                let year = Self.year(word), let whole = Self.wholeYear(year)
            else { continue }
            if words[index - 1] == "since", whole.lowerBound <= today {
                return Span(days: whole.lowerBound...today, name: "since \(year)")
            }
            return named(whole, String(year))
        }
        return nil
    }

    /// The latest such day before today; today counts when it is called `this`.
    private var weekday: Span? {
        for (index, word) in words.enumerated() {
            guard let weekday = Self.weekday(word, after: index > 0 ? words[index - 1] : "") else { continue }
            var back = (today.weekday - weekday + 7) % 7
            if back == 0, index == 0 || words[index - 1] != "this" { back = 7 }
            return since(today.advanced(by: -back))
        }
        return nil
    }

    private var namedDay: Span? {
        if question.has("day before yesterday") { return .day(today.advanced(by: -2)) }
        if question.has("yesterday", "yesterdays", "night before last") { return .day(today.advanced(by: -1)) }
        if question.has("tomorrow") { return .day(today.advanced(by: 1)) }
        if question.has("today", "todays", "tonight", "this morning", "last night", "right now", "so far") {
            return .day(today)
        }
        return nil
    }

    private func named(_ days: ClosedRange<CivilDay>, _ name: String) -> Span {
        Span(days: days.lowerBound...min(days.upperBound, max(days.lowerBound, today)), name: name)
    }

    private static func wholeMonth(_ year: Int, _ month: Int) -> ClosedRange<CivilDay>? {
        let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, month + 1)
        guard let first = CivilDay(year: year, month: month, day: 1),
            let next = CivilDay(year: nextYear, month: nextMonth, day: 1)
        else { return nil }
        return first...next.advanced(by: -1)
    }

    private static func wholeYear(_ year: Int) -> ClosedRange<CivilDay>? {
        guard let first = CivilDay(year: year, month: 1, day: 1), let last = CivilDay(year: year, month: 12, day: 31)
        else { return nil }
        return first...last
    }

    private static func month(_ word: String) -> Int? {
        DayName.months.firstIndex { name in
            let name = name.lowercased()
            return word == name || word == name.prefix(3) || (word == "sept" && name == "september")
                || (name.count > 5 && word.count > 5 && Spelling.matches(word, name))
        }.map { $0 + 1 }
    }

    private static func weekday(_ word: String, after lead: String) -> Int? {
        DayName.weekdays.firstIndex { name in
            let name = name.lowercased()
            if Spelling.matches(word, name) || word == name + "s" { return true }
            return word == name.prefix(3) && ["on", "last", "this"].contains(lead)
        }
    }

    private static func dayOfMonth(_ word: String?) -> Int? {
        guard let word else { return nil }
        let digits = word.prefix { $0.isNumber }
        guard ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)) else { return nil }
        return Int(digits).flatMap { (1...31).contains($0) ? $0 : nil }
    }

    private static func year(_ word: String) -> Int? {
        Int(word).flatMap { word.count == 4 && (1990...2100).contains($0) ? $0 : nil }
    }

    private static let counts = [
        "a": 1, "one": 1, "two": 2, "couple": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "twelve": 12, "fourteen": 14, "thirty": 30,
    ]

    private static func count(_ word: String) -> Int? {
        counts[word] ?? Int(word).flatMap { (0...40_000).contains($0) ? $0 : nil }
    }

    private static func unit(_ word: String) -> (name: String, days: Int)? {
        switch word {
        case "day", "days": ("day", 1)
        case "night", "nights": ("night", 1)
        case "week", "weeks": ("week", 7)
        case "month", "months": ("month", 30)
        case "year", "years": ("year", 365)
        default: nil
        }
    }
}
