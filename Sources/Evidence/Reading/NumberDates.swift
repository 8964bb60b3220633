/// Dates in figures, with or without their month and year.
extension NumberScan {
    /// `2026-03-22`, with or without a time; `2026-03`, `2026-W12`, `2026-Q1`.
    mutating func readISODate() -> Bool {
        guard let first = digits(start, 4...4), first + 1 < text.count, text[first] == "-" else { return false }
        guard text[first + 1].isDigit || "WQ".unicodeScalars.contains(text[first + 1]) else { return false }
        var at = first + 1
        while at < text.count, at - start < 32,
            text[at].isDigit || text[at].isLetter || "-:+".unicodeScalars.contains(text[at])
        {
            at += 1
        }
        while at > start, text[at - 1] == ":" || text[at - 1] == "-" { at -= 1 }
        guard at - start >= 7 else { return false }
        (end, aside) = (at, .date)
        return true
    }

    /// `20.11.2026`, `20/11/26`.
    mutating func readNumericDate() -> Bool {
        guard let day = digits(start, 1...2), day < text.count, "./-".unicodeScalars.contains(text[day]),
            let month = digits(day + 1, 1...2), month < text.count, text[month] == text[day],
            let year = digits(month + 1, 2...4)
        else { return false }
        func number(_ place: Range<Int>) -> Int { Int(String(word: text[place])) ?? 0 }
        let (first, second) = (number(start..<day), number(day + 1..<month))
        guard (1...31).contains(first), (1...31).contains(second), min(first, second) <= 12 else { return false }
        (end, aside) = (year, .date)
        return true
    }

    /// `on 11/14`, `le 14/11`, `am 14.11.`: a day and a month without a year.
    mutating func readDayAndMonth() -> Bool {
        guard let first = digits(start, 1...2), first < text.count, "./-".unicodeScalars.contains(text[first]),
            let second = digits(first + 1, 1...2), let day = Int(String(word: text[start..<first])),
            let month = Int(String(word: text[first + 1..<second])),
            (1...31).contains(day), (1...31).contains(month), min(day, month) <= 12
        else { return false }
        let isDotted = second < text.count && text[second] == "." && text[first] == "."
        if text[first] == "." {
            guard language == .german, isDotted, month <= 12 else { return false }
        } else {
            guard isNextToWord, Self.beforeShortDates.contains(before.text), !isDotted else { return false }
        }
        (end, aside) = (isDotted ? second + 1 : second, .date)
        return true
    }

    /// The words before a date of two numbers in one of the languages.
    static let beforeShortDates: Set<String> = [
        "on", "since", "until", "by", "am", "vom", "bis", "seit", "le", "du", "au", "el", "del", "al", "il", "dal",
        "a", "em", "dia", "op", "sinds", "tot",
    ]

    /// `14. März`, `14 de marzo`, `1er mars`: what stands between a day and its month.
    mutating func readDayOfMonth(_ number: LexedNumber) -> Bool {
        guard number.isPlain, number.isWhole, (1...31).contains(number.values[0].value) else { return false }
        // `1. January: 6:17 /km` in a list
        if isFirstOfItem, language != .german, isListMark(end) { return false }
        var at = end
        if at < text.count, text[at] == "." || text[at] == "°" || text[at] == "º" { at += 1 }
        if letters(from: at) == "er" { at += 2 }
        guard let blank = afterBlank(at) else { return false }
        at = blank
        if ["de", "del", "di"].contains(letters(from: at)) {
            guard let next = afterBlank(at + letters(from: at).unicodeScalars.count) else { return false }
            at = next
        } else if at == end + 1 {
            return false  // right behind the number: a neighbour like any other
        }
        guard cues.months.contains(letters(from: at)) else { return false }
        // `only 25. November's median`: the dot ends a sentence.
        let month = at + letters(from: at).unicodeScalars.count
        let isDotted = text[end] == "."
        if language == .english, isDotted, month < text.count, "'’".unicodeScalars.contains(text[month]) {
            return false
        }
        (end, aside) = (at, .date)
        return true
    }

    /// `am 7. (…)`: the dot belongs to the day, and ends no sentence.
    mutating func passDotOfDay() {
        guard language == .german, end < text.count, text[end] == ".", let next = afterBlank(end + 1),
            next < text.count,
            !text[next].properties.isUppercase
        else { return }
        end += 1
    }

    /// Behind at least one blank, and emphasis.
    func afterBlank(_ start: Int) -> Int? {
        var at = start
        while at < text.count, at - start < 4, text[at].isBlank || text[at].isEmphasis { at += 1 }
        return at > start ? at : nil
    }

    /// The end of a run of digits of such a length.
    func digits(_ at: Int, _ count: ClosedRange<Int>) -> Int? {
        var end = at
        while end < text.count, text[end].isDigit, end - at <= count.upperBound { end += 1 }
        return count.contains(end - at) ? end : nil
    }
}
