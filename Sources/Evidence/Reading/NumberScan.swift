import Foundation

/// One number with what belongs to it: its unit, a second part (`7 h 12 min`), and what its neighbours say it is.
struct NumberScan {
    private let text: [Unicode.Scalar]
    private let start: Int
    private let before: FigureReader.PrecedingWord
    private let isFirstOfItem: Bool
    private let language: AnswerLanguage
    private var cues: Cues { language.cues }
    private(set) var end: Int
    private(set) var readings: [Figure.Reading] = []
    private(set) var aside: Figure.Aside?
    private(set) var unit: WrittenUnit?
    private(set) var unitWord = ""
    private(set) var values: [LexedNumber.Value] = []
    private(set) var isRough = false
    /// A further number follows that may carry the unit of both.
    private(set) var goesOn = false
    private(set) var isMultiple = false
    private(set) var isSpeed = false

    init(
        _ text: [Unicode.Scalar], at start: Int, before: FigureReader.PrecedingWord, isFirstOfItem: Bool,
        in language: AnswerLanguage
    ) {
        (self.text, self.start, self.before, self.isFirstOfItem) = (text, start, before, isFirstOfItem)
        self.language = language
        end = start
    }

    mutating func read() {
        if readISODate() || readNumericDate() || readDayAndMonth() { return }
        guard let number = NumberLexer.number(in: text, at: start, language) else {
            while end < text.count, text[end].isDigit { end += 1 }
            return
        }
        end = number.place.upperBound
        values = number.values
        isRough = isCloseToRoughWord
        if readMark(number) { return }
        readPowerOfTen()
        if readTime(number) || readDottedTime(number) || readDayOfMonth(number) { return }
        if isFirstOfItem, number.isPlain, number.place.count <= 3, isListMark(end) { return aside = .label }
        if readAttached(number) { return }
        readUnit(number)
        readMultiple()
        if unit?.measure == .minutes, unit?.factor == 60, addMinutes(to: number) { return addClock(number) }
        // Nobody counts in parts.
        if unit?.measure == .count, let whole = values.first(where: { $0.decimals == 0 }) { values = [whole] }
        readings = values.map { Self.reading($0, unit: unit, isRough: isRough) }
        if unit?.factor == 60 { addClock(number) }
        aside = aside ?? neighbourly(number)
        goesOn = unit == nil && isFollowedByNumber
    }

    static func reading(_ value: LexedNumber.Value, unit: WrittenUnit?, isRough: Bool) -> Figure.Reading {
        var half = 0.5
        for _ in 0..<value.decimals { half /= 10 }
        if isRough {
            half *= 2
            for _ in 0..<value.endingNoughts { half *= 10 }
            if value.endingNoughts > 0 { half /= 2 }
        }
        let slack = half + value.value.magnitude * 1e-9
        let written = (value.value - slack)...(value.value + slack)
        guard let unit else {
            return Figure.Reading(measure: nil, value: value.value, range: written, written: written)
        }
        let ends = [unit.held(written.lowerBound), unit.held(written.upperBound)]
        return Figure.Reading(
            measure: unit.measure, value: unit.held(value.value), range: min(ends[0], ends[1])...max(ends[0], ends[1]),
            written: written)
    }

    /// What is within the range is as good as written; for lengths of time the part below a minute may be left off.
    private func reading(_ measure: Measure, _ value: Double, below: Double = 0.5, above: Double = 0.5)
        -> Figure.Reading
    {
        let range = (value - below)...(value + above)
        return Figure.Reading(measure: measure, value: value, range: range, written: range)
    }

    // MARK: Dates and times

    /// `2026-03-22`, with or without a time; `2026-03`, `2026-W12`, `2026-Q1`.
    private mutating func readISODate() -> Bool {
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
    private mutating func readNumericDate() -> Bool {
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
    private mutating func readDayAndMonth() -> Bool {
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

    /// What stands before a date of two numbers in one of the languages.
    private static let beforeShortDates: Set<String> = [
        "on", "since", "until", "by", "am", "vom", "bis", "seit", "le", "du", "au", "el", "del", "al", "il", "dal",
        "a", "em", "dia", "op", "sinds", "tot",
    ]

    /// `14. März`, `14 de marzo`, `1er mars`: what stands between a day and its month.
    private mutating func readDayOfMonth(_ number: LexedNumber) -> Bool {
        guard number.isPlain, number.isWhole, (1...31).contains(number.values[0].value) else { return false }
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
        (end, aside) = (at, .date)
        return true
    }

    /// Behind at least one blank, and emphasis.
    private func afterBlank(_ start: Int) -> Int? {
        var at = start
        while at < text.count, at - start < 4, text[at].isBlank || text[at].isEmphasis { at += 1 }
        return at > start ? at : nil
    }

    /// `22.30 Uhr`, `7 Uhr`, `23 uur`.
    private mutating func readDottedTime(_ number: LexedNumber) -> Bool {
        guard let hourWord = language.hourWord, let next = peekUnit(), next.text == hourWord,
            let big = digits(start, 1...2), let hour = Double(String(word: text[start..<big])), hour < 25
        else { return false }
        if number.isPlain {
            // `6 uur 38 minuten` is a length of time.
            if let behind = afterBlank(next.end), behind < text.count, text[behind].isDigit { return false }
            let clock = reading(.clock, hour.truncatingRemainder(dividingBy: 24) * 60, below: 30, above: 30)
            let length = WrittenUnit(word: hourWord).map { Self.reading(values[0], unit: $0, isRough: isRough) }
            readings = [length, clock].compactMap(\.self)
        } else {
            guard text[big] == ".", let small = digits(big + 1, 2...2), small == end,
                let minute = Double(String(word: text[big + 1..<small])), minute < 60
            else { return false }
            readings = [reading(.clock, hour * 60 + minute)]
        }
        (end, unitWord) = (next.end, next.text)
        return true
    }

    /// `22 h 30` is a time of day too where people write it so.
    private mutating func addClock(_ number: LexedNumber) {
        guard language.tellsTimeByHours, number.isPlain, number.values[0].value < 24,
            let length = readings.first(where: { $0.measure == .minutes })
        else { return }
        let isWhole = length.value.truncatingRemainder(dividingBy: 60) == 0
        let slack = isWhole ? 30.0 : 0.5
        readings.append(reading(.clock, length.value, below: slack, above: slack))
    }

    /// The end of a run of digits of such a length.
    private func digits(_ at: Int, _ count: ClosedRange<Int>) -> Int? {
        var end = at
        while end < text.count, text[end].isDigit, end - at <= count.upperBound { end += 1 }
        return count.contains(end - at) ? end : nil
    }

    /// `22:45`, `7:12`, `11 pm`, `5:42 /km`.
    private mutating func readTime(_ number: LexedNumber) -> Bool {
        guard number.isPlain, number.place.count <= 2 else { return false }
        let big = number.values[0].value
        guard end + 2 < text.count, text[end] == ":", let after = digits(end + 1, 2...2) else {
            return readHour(big)
        }
        let small = Double(Int(String(word: text[(end + 1)..<after])) ?? 0)
        guard small < 60 else { return false }
        end = after
        if end + 2 < text.count, text[end] == ":", let seconds = digits(end + 1, 2...2) {
            end = seconds
            readings = [
                reading(.minutes, big * 60 + small, above: 1), reading(.clock, big * 60 + small, above: 1),
            ]
            return true
        }
        if let half = halfOfDay {
            readings = [reading(.clock, (big == 12 ? 0 : big) * 60 + small + half)]
            return true
        }
        let (length, pace) = (big * 60 + small, big + small / 60)
        let word = peekUnit()
        switch word?.text {
        case "/km", "min/km", "km": readings = [reading(.pace, length, above: 1)]
        case let text? where WrittenUnit(word: text)?.factor == 60:
            readings = [reading(.minutes, length, above: 1)]
            if language != .english, big < 24 { readings.append(reading(.clock, length)) }
        case "min", "minutes", "mins": readings = [reading(.minutes, pace, below: 0.01, above: 0.02)]
        default:
            readings = [reading(.clock, length.truncatingRemainder(dividingBy: 1440))]
            if big <= 48 { readings.append(reading(.minutes, length, above: 1)) }
            readings += [reading(.pace, length, above: 1), reading(.minutes, pace, below: 0.01, above: 0.02)]
            return true
        }
        if let word { (end, unitWord) = (word.end, word.text) }
        return true
    }

    private mutating func readHour(_ hour: Double) -> Bool {
        guard (1...12).contains(hour), let half = halfOfDay else { return false }
        readings = [reading(.clock, (hour == 12 ? 0 : hour) * 60 + half, below: 30, above: 30)]
        return true
    }

    /// 0 before noon, 720 after; passes the words.
    private var halfOfDay: Double? {
        mutating get {
            var at = end
            while at < text.count, text[at].isBlank, at - end < 2 { at += 1 }
            guard at + 1 < text.count else { return nil }
            let (first, dotted) = (text[at], text[at + 1] == ".")
            let second = at + (dotted ? 2 : 1)
            guard second < text.count, text[second] == "m" || text[second] == "M" else { return nil }
            guard "aApP".unicodeScalars.contains(first) else { return nil }
            guard second + 1 >= text.count || !text[second + 1].isLetter else { return nil }
            end = dotted && second + 1 < text.count && text[second + 1] == "." ? second + 2 : second + 1
            return first == "p" || first == "P" ? 720 : 0
        }
    }

    // MARK: Units

    /// What stands right behind without a blank: `12.3k`, `3rd`, `3×10`.
    private mutating func readAttached(_ number: LexedNumber) -> Bool {
        guard end < text.count else { return false }
        if let half = ["½": 0.5, "¼": 0.25, "¾": 0.75][text[end]] {
            values = [LexedNumber.Value(value: number.values[0].value + half, decimals: 1, endingNoughts: 0)]
            end += 1
            return false
        }
        var at = end
        while at < text.count, text[at].isBlank, at - end < 2 { at += 1 }
        if at + 1 < text.count, text[at] == "×" || text[at] == "x" {
            var next = at + 1
            while next < text.count, text[next].isBlank, next - at < 3 { next += 1 }
            if next < text.count, text[next].isDigit, let second = NumberLexer.number(in: text, at: next, language) {
                (end, aside) = (second.place.upperBound, .scheme)
                return true
            }
        }
        let word = letters(from: end)
        switch word {
        case _ where number.isWhole && language.ordinalEndings.contains(word):
            (end, aside) = (end + word.unicodeScalars.count, .label)
            return true
        case "x" where end + 1 >= text.count || !text[end + 1].isDigit:
            (end, isMultiple) = (end + 1, true)
            return false
        case "k":
            values = values.map {
                LexedNumber.Value(
                    value: $0.value * 1000, decimals: $0.decimals - 3, endingNoughts: max(0, 3 - $0.decimals))
            }
            end += 1
            return readThousands()
        default: return false
        }
    }

    /// The digits that `k` stands for are not written: half of the last one that is.
    private mutating func readThousands() -> Bool {
        let next = peekUnit()
        if ["run", "race", "walk"].contains(next?.text), values[0].value >= 3000 {
            aside = .label
            return true
        }
        let unit = next.flatMap { WrittenUnit(word: $0.text) }
        if let next, unit != nil { (end, unitWord, self.unit) = (next.end, next.text, unit) }
        readings = values.map { value in
            var half = 0.5
            for _ in 0..<max(0, -value.decimals) { half *= 10 }
            for _ in 0..<max(0, value.decimals) { half /= 10 }
            let written = (value.value - half)...(value.value + half)
            let factor = unit?.factor ?? 1
            return Figure.Reading(
                measure: unit?.measure, value: value.value * factor,
                range: (written.lowerBound * factor)...(written.upperBound * factor), written: written)
        }
        return true
    }

    private func letters(from start: Int) -> String {
        var at = start
        while at < text.count, text[at].isLetter, at - start < 24 { at += 1 }
        return String(word: text[start..<at])
    }

    /// The word behind the number, over emphasis, one blank or a hyphen.
    private func peekUnit() -> (text: String, end: Int, isHyphened: Bool)? {
        var at = end
        var hyphened = false
        var (blanks, marks) = (0, 0)
        while at < text.count {
            if text[at].isBlank, blanks < 1 {
                blanks += 1
            } else if text[at].isEmphasis, marks < 4 {
                marks += 1
            } else if text[at] == "-" || text[at] == "‑", !hyphened, blanks == 0, at + 1 < text.count,
                text[at + 1].isLetter
            {
                hyphened = true
            } else {
                break
            }
            at += 1
        }
        let first = at
        while at < text.count, at - first < 24, text[at].isLetter || "%°/".unicodeScalars.contains(text[at]) { at += 1 }
        while at > first, text[at - 1] == "/" { at -= 1 }
        guard at > first else { return nil }
        return (String(word: text[first..<at]), at, hyphened)
    }

    /// Digits that are marks: keycaps, footnotes and exponents.
    private mutating func readMark(_ number: LexedNumber) -> Bool {
        var at = end
        if at < text.count, text[at] == "\u{FE0F}" { at += 1 }
        if at < text.count, text[at] == "\u{20E3}" {
            (end, aside) = (at + 1, .label)
            return true
        }
        guard number.isPlain, start > 0 else { return false }
        let isFootnote = end < text.count && text[end] == "]" && (text[start - 1] == "[" || text[start - 1] == "^")
        let isExponent = text[start - 1] == "^"
        // `UTC+1`
        let isZone = "+-−".unicodeScalars.contains(text[start - 1]) && ["utc", "gmt"].contains(before.text)
        guard isFootnote || isExponent || isZone && before.end == start - 1 else { return false }
        aside = isExponent && !isFootnote ? .scheme : .label
        return true
    }

    /// `1.9e-31`, `1.9 × 10^-31`, `1.9 × 10⁻³¹`.
    private mutating func readPowerOfTen() {
        var at = end
        var isRaised = false
        if at < text.count, text[at] == "e" || text[at] == "E" {
            at += 1
        } else {
            while at < text.count, text[at].isBlank, at - end < 2 { at += 1 }
            guard at < text.count, text[at] == "×" || text[at] == "·" else { return }
            at += 1
            while at < text.count, text[at].isBlank, at - end < 5 { at += 1 }
            guard at + 2 < text.count, text[at] == "1", text[at + 1] == "0" else { return }
            at += 2
            isRaised = text[at] != "^"
            if !isRaised { at += 1 }
        }
        var isNegative = false
        if at < text.count, "-−⁻+".unicodeScalars.contains(text[at]) {
            isNegative = text[at] != "+"
            at += 1
        }
        var power = 0
        let first = at
        while at < text.count, at - first < 3, let digit = isRaised ? Self.raised[text[at]] : text[at].decimal {
            power = power * 10 + digit
            at += 1
        }
        guard at > first, power <= 300, at >= text.count || !text[at].isLetter else { return }
        end = at
        let factor = Foundation.pow(10, Double(isNegative ? -power : power))
        values = values.map { value in
            LexedNumber.Value(
                value: value.value * factor, decimals: max(0, value.decimals + (isNegative ? power : -power)),
                endingNoughts: 0)
        }
    }

    private static let raised: [Unicode.Scalar: Int] = [
        "⁰": 0, "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9,
    ]

    /// `1.`, `1)` or `1:` before what is listed.
    private func isListMark(_ at: Int) -> Bool {
        guard at < text.count, text[at] == "." || text[at] == ")" else { return false }
        return at + 1 >= text.count || text[at + 1].isBlank || text[at + 1].isLineEnd || text[at + 1].isEmphasis
    }

    /// `1.5 times as many`, `1,4-mal so viel`, `1.5×`: a whole number may also be how often something was done.
    private mutating func readMultiple() {
        let isParted = values.contains { $0.decimals > 0 }
        if isMultiple || (Self.multiples.contains(unitWord) && isParted) {
            (isMultiple, unit) = (true, nil)
        } else if end < text.count, text[end] == "×" {
            (isMultiple, unit, end) = (true, nil, end + 1)
        }
    }

    private static let multiples: Set<String> = [
        "times", "fold", "mal", "fois", "veces", "volte", "vezes", "keer", "fach",
    ]

    private mutating func readUnit(_ number: LexedNumber) {
        guard let word = peekUnit() else { return }
        var found = WrittenUnit(word: word.text)
        var foundEnd = word.end
        if found == nil, let slash = word.text.firstIndex(of: "/"), slash != word.text.startIndex {
            let head = String(word.text[..<slash])
            // Speed is no distance.
            isSpeed = word.text == "km/h"
            if !["km", "m", "mi"].contains(head) { found = WrittenUnit(word: head) }
            if found != nil { foundEnd = word.end }
        }
        unitWord = word.text
        if word.isHyphened, cues.spans.contains(word.text), found?.measure == .count { aside = .period }
        guard let found else { return }
        (unit, end) = (found, foundEnd)
    }

    /// `7 h 12 min`, `7h12`.
    private mutating func addMinutes(to number: LexedNumber) -> Bool {
        guard number.isWhole else { return false }
        var at = end
        while at < text.count, at - end < 4, text[at].isBlank || text[at].isEmphasis || text[at] == "," { at += 1 }
        let joins = letters(from: at)
        if ["and", "und", "et", "y", "e", "en"].contains(joins) {
            at += joins.unicodeScalars.count
            while at < text.count, text[at].isBlank, at - end < 8 { at += 1 }
        }
        guard at < text.count, text[at].isDigit, let minutes = NumberLexer.number(in: text, at: at, language),
            minutes.isWhole, minutes.values[0].value < 60
        else { return false }
        let before = end
        end = minutes.place.upperBound
        let unit = peekUnit()
        let isShort =
            minutes.place.count == 2 && at - before <= 1 && (unit.map { WrittenUnit(word: $0.text) == nil } ?? true)
        let isMinutes = unit.map {
            ["m", "min", "mins", "minute", "minutes", "minuten", "minutos", "minuti"].contains($0.text)
        }
        guard isMinutes == true || isShort else {
            end = before
            return false
        }
        if isMinutes == true, let unit { (end, unitWord) = (unit.end, unit.text) }
        let length = number.values[0].value * 60 + minutes.values[0].value
        let rough = isRough ? 5.0 : 0
        readings = [reading(.minutes, length, below: 0.5 + rough, above: 1 + rough)]
        return true
    }

    // MARK: Neighbours

    private var isNextToWord: Bool {
        guard before.end >= 0, before.end <= start, start - before.end <= 6 else { return false }
        return text[before.end..<start].allSatisfy { $0.isBlank || $0.isEmphasis || $0 == "#" || $0.isDash }
    }

    private var isCloseToRoughWord: Bool {
        var at = start - 1
        while at >= 0, start - at < 4, text[at].isBlank || text[at].isEmphasis { at -= 1 }
        if at >= 0, text[at] == "~" || text[at] == "≈" { return true }
        return isNextToWord && cues.rough.contains(before.text)
    }

    /// `this week` names a week without a number.
    private static let pointing: Set<String> = [
        "this", "last", "next", "diese", "dieser", "letzte", "letzter", "cette", "esta", "questa", "deze", "vorige",
    ]

    /// What the words beside it say it is.
    private func neighbourly(_ number: LexedNumber) -> Figure.Aside? {
        let value = number.values[0].value
        let (word, next) = (isNextToWord ? before.text : "", unitWord)
        if number.isWhole, number.isPlain, value <= 31, value >= 1, unit == nil {
            if cues.months.contains(word), before.isCapital || word.count > 3 { return .date }
            if cues.weekdays.contains(word) { return .date }
            if cues.months.contains(next), language != .english || isCapital(next) || next.count > 3 { return .date }
        }
        if number.isPlain, number.isWhole, unit == nil, value >= 1, value <= 31, cues.beforeDays.contains(word) {
            if language != .german || (end < text.count && text[end] == ".") { return .date }
        }
        if number.isPlain, number.place.count == 4, (1900...2100).contains(value), unit == nil { return .date }
        if cues.spans.contains(next), cues.periods.contains(word) || cues.offsets.contains(followingWord) {
            return .period
        }
        if number.isWhole, number.isPlain, value < 100, unit == nil, cues.labels.contains(word),
            !Self.pointing.contains(before.earlier)
        {
            return .label
        }
        if number.isWhole, value < 10, cues.labelled.contains(next) { return .label }
        if [5, 10, 100].contains(value), unit == nil {
            if start > 0, text[start - 1] == "/" { return .scale }
            if word == "of", start >= 2 { return .scale }
        }
        if value == 100, unit?.measure == .points { return .scale }
        if value >= 90, unit?.measure == .percent, ["interval", "confidence", "ci"].contains(followingWord) {
            return .scale
        }
        return nil
    }

    private var followingWord: String {
        var at = end
        while at < text.count, text[at].isBlank, at - end < 2 { at += 1 }
        return letters(from: at)
    }

    private func isCapital(_ word: String) -> Bool {
        var at = end
        while at < text.count, !text[at].isLetter, at - end < 4 { at += 1 }
        return at < text.count && text[at].properties.isUppercase
    }

    /// Between two numbers that share a unit.
    private static let joining: Set<String> = [
        "to", "and", "or", "vs", "bis", "und", "oder", "à", "et", "ou", "a", "y", "o", "e", "até", "tot", "en", "of",
        "through", "au", "al", "ao",
    ]

    private var isFollowedByNumber: Bool {
        var at = end
        while at < text.count, at - end < 5, text[at].isBlank || text[at].isEmphasis { at += 1 }
        guard at < text.count else { return false }
        if text[at].isDash || text[at] == "/" {
            at += 1
        } else {
            let word = letters(from: at)
            guard Self.joining.contains(word) else { return false }
            at += word.unicodeScalars.count
        }
        while at < text.count, at - end < 12, text[at].isBlank || text[at].isEmphasis { at += 1 }
        return at < text.count && text[at].isDigit
    }
}
