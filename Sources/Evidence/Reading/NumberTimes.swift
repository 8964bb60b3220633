/// Times of day, lengths of time and paces.
extension NumberScan {
    /// `22.30 Uhr`, `7 Uhr`, `23 uur`.
    mutating func readDottedTime(_ number: LexedNumber) -> Bool {
        guard let hourWord = language.hourWord, let next = peekUnit(), next.text == hourWord,
            let big = digits(start, 1...2), let hour = Double(String(word: text[start..<big])), hour < 25
        else { return false }
        if number.isPlain {
            // `6 uur 38 minuten` is a length of time.
            if let behind = afterBlank(next.end), behind < text.count {
                let isJoined =
                    letters(from: behind) == "en"
                    && afterBlank(behind + 2).map { $0 < text.count && text[$0].isDigit } == true
                if text[behind].isDigit || isJoined { return false }
            }
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

    /// `3.02` before `to 8.06 uur`; `nil` for other numbers.
    static func dottedClock(_ text: String) -> Figure.Reading? {
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count == 2, parts[1].count == 2, let hour = Double(parts[0]), let minute = Double(parts[1]),
            hour < 24, minute < 60
        else { return nil }
        let value = hour * 60 + minute
        return Figure.Reading(
            measure: .clock, value: value, range: value - 0.5...value + 0.5, written: value - 0.5...value + 0.5)
    }

    /// `22 h 30` is a time of day too where people write it so.
    mutating func addClock(_ number: LexedNumber) {
        guard language.tellsTimeByHours, number.isPlain, number.values[0].value < 24,
            let length = readings.first(where: { $0.measure == .minutes })
        else { return }
        let isWhole = length.value.truncatingRemainder(dividingBy: 60) == 0
        let slack = isWhole ? 30.0 : 0.5
        readings.append(reading(.clock, length.value, below: slack, above: slack))
    }

    /// `22:45`, `7:12`, `11 pm`, `5:42 /km`.
    mutating func readTime(_ number: LexedNumber) -> Bool {
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
                reading(.minutes, big * 60 + small, above: 0.99), reading(.clock, big * 60 + small, above: 0.99),
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
        case "/km", "min/km", "km": readings = [reading(.pace, length, above: 0.99)]
        case "/mi", "min/mi", "/mile", "min/mile":
            let seconds = reading(.pace, length / Self.kilometresInMile, below: 0.4, above: 0.7)
            readings = [seconds]
        case let text? where WrittenUnit(word: text)?.factor == 60:
            readings = [reading(.minutes, length, above: 0.99)]
            if language != .english, big < 24 { readings.append(reading(.clock, length)) }
        case "min", "minutes", "mins": readings = [reading(.minutes, pace, below: 0.01, above: 0.02)]
        case "per" where isPerMile(word?.end), "a" where isPerMile(word?.end):
            readings = [reading(.pace, length / Self.kilometresInMile, below: 0.4, above: 0.7)]
            return true
        default:
            readings = [reading(.clock, length.truncatingRemainder(dividingBy: 1440))]
            if big <= 48 { readings.append(reading(.minutes, length, above: 0.99)) }
            readings += [reading(.pace, length, above: 0.99), reading(.minutes, pace, below: 0.01, above: 0.02)]
            return true
        }
        if let word { (end, unitWord) = (word.end, word.text) }
        return true
    }

    /// `9:33 per mile`
    private func isPerMile(_ end: Int?) -> Bool {
        end.flatMap(afterBlank).map { ["mile", "mi"].contains(letters(from: $0)) } ?? false
    }

    /// `5 min 30 s`: a length of time, or a pace.
    mutating func addSeconds(to number: LexedNumber) {
        guard number.isPlain, number.isWhole, let at = afterBlank(end), at < text.count, text[at].isDigit,
            let seconds = NumberLexer.number(in: text, at: at, language), seconds.isPlain, seconds.values[0].value < 60
        else { return }
        let before = end
        end = seconds.place.upperBound
        let word = peekUnit()
        let isWritten = word.flatMap { WrittenUnit(word: $0.text)?.factor } == 1.0 / 60
        // `5 min 56 au kilomètre`
        let isShort =
            seconds.place.count == 2
            && (word.map { language.beforeKilometre.contains($0.text) || $0.text == "/km" } == true
                || unitWord == "min" && !hasWord(behind: end))
        guard isWritten || isShort else {
            end = before
            return
        }
        let (minutes, rest) = (number.values[0].value, seconds.values[0].value)
        readings = [
            reading(.minutes, minutes + rest / 60, below: 0.01, above: 0.02),
            reading(.pace, minutes * 60 + rest, above: 0.99),
        ]
        if isWritten, let word { end = word.end }
    }

    /// Whether a word or a further number follows on its line, after blanks.
    private func hasWord(behind end: Int) -> Bool {
        afterBlank(end).map { $0 < text.count && (text[$0].isLetter || text[$0].isDigit) } ?? false
    }

    /// Words that begin a further part of the sentence, and count nothing.
    private static let linking: Set<String> = [
        "in", "on", "at", "of", "for", "per", "and", "asleep", "am", "im", "an", "bei", "und", "pro", "le", "la", "au",
        "et",
        "el", "y", "il", "e", "op", "en",
    ]
    private static let kilometresInMile = 1.609344

    mutating func readHour(_ hour: Double) -> Bool {
        guard (1...12).contains(hour), let half = halfOfDay else { return false }
        readings = [reading(.clock, (hour == 12 ? 0 : hour) * 60 + half, below: 30, above: 30)]
        return true
    }

    /// 0 before noon, 720 after; passes the words.
    var halfOfDay: Double? {
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

    /// `7 h 12 min`, `7h12`.
    mutating func addMinutes(to number: LexedNumber) -> Bool {
        guard number.isWhole else { return false }
        var at = end
        // `4 Std. 41 Min.`
        if at < text.count, text[at] == ".", unitWord == "std" { at += 1 }
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
        // `5 h 4`, `5 h 4 in bed`, and not `7 h 3 times`
        let isLast = !hasWord(behind: end) || afterBlank(end).map { Self.linking.contains(letters(from: $0)) } == true
        let isWhole = minutes.place.count == 2 || minutes.place.count == 1 && joins.isEmpty && isLast
        let isShort =
            isWhole && (at - before <= 1 || !joins.isEmpty && joins != "and")
            && (unit.map {
                (WrittenUnit(word: $0.text)?.measure ?? .count) == .count || language == .french && $0.text == "au"
            } ?? true)
        // `21 heures et 31 séances`
        if !joins.isEmpty, unit.flatMap({ WrittenUnit(word: $0.text) })?.measure == .count {
            end = before
            return false
        }
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
        readings = [reading(.minutes, length, below: 0.5 + rough, above: 0.99 + rough)]
        return true
    }
}

extension AnswerLanguage {
    /// Between minutes with seconds and the kilometre they are for.
    fileprivate var beforeKilometre: Set<String> {
        switch self {
        case .english: ["per", "a"]
        case .german: ["pro", "je"]
        case .french: ["au", "par"]
        case .spanish: ["por", "el", "al"]
        case .italian: ["al", "per"]
        case .portuguese: ["por", "ao"]
        case .dutch: ["per"]
        }
    }
}
