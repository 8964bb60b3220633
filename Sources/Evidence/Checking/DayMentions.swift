import HealthModel

/// Where a text names a day, a week or a month.
struct DayMentions: Sendable {
    enum Named: Equatable, Sendable {
        case days(ClosedRange<CivilDay>)
        /// 1 for January.
        case month(Int)
        case daysOfMonth(Int, ClosedRange<Int>)
        case dayOfMonth(Int)
        /// 0 for Monday.
        case weekday(Int)
        /// By its number in the calendar.
        case week(Int)
        /// 1 for January to March.
        case quarter(Int)

        /// Whether a value of all those weekdays could be meant.
        func mayBe(weekday: Int) -> Bool { if case .weekday(let named) = self { named == weekday } else { true } }

        /// Whether any of the days is one that is named.
        func meets(_ days: ClosedRange<CivilDay>) -> Bool {
            let length = days.upperBound - days.lowerBound
            switch self {
            case .days(let named): return named.overlaps(days)
            case .weekday(let weekday):
                return length >= 6 || (0...length).contains { days.lowerBound.advanced(by: $0).weekday == weekday }
            case .dayOfMonth(let day):
                return length >= 31 || (0...length).contains { days.lowerBound.advanced(by: $0).components.day == day }
            case .week(let number): return length > 6 || days.lowerBound.weekOfYear == number
            case .month(let month): return Self.meets(days, month, 1...31)
            case .quarter(let quarter):
                return (3 * quarter - 2...3 * quarter).contains { Self.meets(days, $0, 1...31) }
            case .daysOfMonth(let month, let named): return Self.meets(days, month, named)
            }
        }

        /// Whether no more than one day can be meant.
        var isOneDay: Bool {
            switch self {
            case .days(let days): days.lowerBound == days.upperBound
            case .daysOfMonth(_, let days): days.lowerBound == days.upperBound
            case .dayOfMonth: true
            case .month, .weekday, .week, .quarter: false
            }
        }

        /// In one of the years that the days lie in.
        private static func meets(_ days: ClosedRange<CivilDay>, _ month: Int, _ named: ClosedRange<Int>) -> Bool {
            let years = days.lowerBound.components.year...days.upperBound.components.year
            guard years.count <= 2 else { return true }
            return years.contains { year in
                guard let first = CivilDay(year: year, month: month, day: 1) else { return false }
                let lastOfMonth = CalendarSpan.month.end(of: first).components.day
                let (low, high) = (min(named.lowerBound, lastOfMonth), min(named.upperBound, lastOfMonth))
                return (first.advanced(by: low - 1)...first.advanced(by: high - 1)).overlaps(days)
            }
        }
    }

    struct Mention: Sendable {
        var place: Range<Int>
        var named: Named
    }

    private(set) var mentions: [Mention] = []
    /// The days that are only compared with: `than last week`.
    private(set) var others: [Mention] = []
    /// Where a time begins: `since June`.
    private(set) var starts: [Mention] = []
    /// Dates, also those that what is told is not of.
    private(set) var dates: [NamedDate] = []
    /// Numbers that are names of weeks, without the word.
    private(set) var weeks: [Mention] = []

    /// - Parameters:
    ///   - dates: where the reader found dates, in order.
    ///   - today: what `yesterday` and `last week` are counted from; `nil` where it is not known.
    ///   - lastDay: what a period that is named without its year ends at or before.
    init(
        in text: TextTokens, dates: [Range<Int>], today: CivilDay?, lastDay: CivilDay? = nil, language: AnswerLanguage
    ) {
        let words = text.words
        let names = DayNames.of(language)
        let cues = language.cues
        var at = 0
        var pieces: [(mention: Mention, at: Int)] = []
        while at < words.count {
            let (named, length) =
                Self.name(words, at, text, names, today, lastDay) ?? Self.numeric(words, at, dates, names)
                ?? Self.sameDay(words, at, as: pieces.last?.mention.named) ?? (nil, 1)
            let place = words[at].place.lowerBound..<words[at + length - 1].place.upperBound
            if let named {
                pieces.append((Mention(place: place, named: named), at))
            } else if let number = words[at].number, (1...31).contains(number),
                dates.within(place.lowerBound..<place.upperBound + 4, by: { $0 }).first?.lowerBound == place.lowerBound
            {
                pieces.append((Mention(place: place, named: .dayOfMonth(number)), at))
            }
            at += length
        }
        addQuarters(to: &pieces, words)
        addWeeks(after: pieces.map(\.mention), words, text)
        var next = 0
        while next < pieces.count {
            let piece = pieces[next]
            next += 1
            if next < pieces.count,
                let weekdays = DayPeriod.weekdays(from: piece.mention, to: pieces[next].mention, in: text)
            {
                let place = piece.mention.place.lowerBound..<pieces[next].mention.place.upperBound
                for day in weekdays { add(.weekday(day), place, words, before: piece.at, cues, text, isPeriod: true) }
                next += 1
            } else if next < pieces.count,
                let period = DayPeriod.named(
                    from: piece.mention, to: pieces[next].mention, in: text, today: today ?? lastDay)
            {
                add(period.named, period.place, words, before: piece.at, cues, text, isPeriod: true)
                if let end = NamedDate(pieces[next].mention.named, pieces[next].mention.place) {
                    self.dates.append(end)
                }
                next += 1
            } else {
                add(piece.mention.named, piece.mention.place, words, before: piece.at, cues, text)
            }
        }
        guard !weeks.isEmpty else { return }
        mentions = (mentions + weeks).sorted { $0.place.lowerBound < $1.place.lowerBound }
    }

    /// `week 45 … In the 46 …`: numbers that stand for weeks after one was named.
    private mutating func addWeeks(after pieces: [Mention], _ words: [TextTokens.Word], _ text: TextTokens) {
        var lastWeek: (number: Int, end: Int)?
        var piece = 0
        for (at, word) in words.enumerated() {
            while piece < pieces.count, pieces[piece].place.upperBound <= word.place.lowerBound {
                if case .week(let number) = pieces[piece].named { lastWeek = (number, pieces[piece].place.upperBound) }
                piece += 1
            }
            guard let number = word.number, (1...53).contains(number), let last = lastWeek, number != last.number,
                abs(number - last.number) <= 8, word.place.lowerBound - last.end < 300, at > 0,
                Self.isLabel(word, after: words[at - 1], text)
            else { continue }
            weeks.append(Mention(place: word.place, named: .week(number)))
            lastWeek = (number, word.place.upperBound)
        }
    }

    /// An article or a preposition stands before it, or a semicolon before it and a colon behind; and no unit behind.
    private static func isLabel(_ word: TextTokens.Word, after before: TextTokens.Word, _ text: TextTokens) -> Bool {
        let (start, end) = (word.place.lowerBound, word.place.upperBound)
        let behind = end < text.scalars.count ? text.scalars[end] : " "
        if behind == ":", start > 1, ";,".unicodeScalars.contains(text.scalars[start - 2]) { return true }
        guard start - before.place.upperBound == 1, articles.contains(before.text), behind == " " || behind == ",",
            !(behind == "," && end + 1 < text.scalars.count && text.scalars[end + 1].isDigit)
        else { return false }
        let next = behind == "," ? nil : text.words.within(end..<end + 16) { $0.place }.first
        return next.map { WrittenUnit(word: $0.text) == nil && $0.number == nil } ?? true
    }

    static let articles: Set<String> = [
        "la", "nella", "dalla", "alla", "el", "le", "die", "der", "zur", "the", "in", "na", "da", "à", "a", "de",
    ]

    private mutating func add(
        _ named: Named, _ place: Range<Int>, _ words: [TextTokens.Word], before at: Int, _ cues: Cues,
        _ text: TextTokens,
        isPeriod: Bool = false
    ) {
        // `since August`: what is told is of other days too.
        let isOther = words[max(0, at - 2)..<at].contains {
            !text.scalars[$0.place.upperBound..<place.lowerBound].contains { ".!?;\n".unicodeScalars.contains($0) }
                && (!isPeriod && cues.beforeOtherDates.contains($0.text)
                    || cues.comparing.contains($0.text) && !Self.directions.contains($0.text)
                    || Self.surpassing.contains($0.text) || $0.text == "ab")
        }
        if words[max(0, at - 2)..<at].contains(where: { Self.since.contains($0.text) }) {
            starts.append(Mention(place: place, named: named))
        }
        if isOther {
            others.append(Mention(place: place, named: named))
        } else {
            mentions.append(Mention(place: place, named: named))
        }
        if let date = NamedDate(named, place) { dates.append(date) }
    }

    /// They tell of a change on the day that follows: `pulled down by 3 November`.
    private static let directions: Set<String> = [
        "down", "up", "by", "missed", "missing", "left", "reste", "restent", "resta", "queda", "fica",
    ]

    private static let since: Set<String> = ["since", "seit", "ab", "depuis", "desde", "dal", "dallo", "sinds"]

    /// Verbs before the day that one is held against: `beats Tuesday`.
    private static let surpassing: Set<String> = [
        "beats", "beat", "beating", "tops", "outdid", "schlägt", "schlug", "übertrifft", "übertraf", "bat", "dépasse",
        "supera", "superó", "batte", "bate", "superou", "verslaat", "overtreft",
    ]

    func within(_ range: Range<Int>) -> ArraySlice<Mention> { mentions.within(range) { $0.place } }

    /// Reads the name that begins at a word, and its number of words.
    private static func name(
        _ words: [TextTokens.Word], _ at: Int, _ text: TextTokens, _ names: DayNames, _ today: CivilDay?,
        _ lastDay: CivilDay?
    ) -> (Named?, Int)? {
        if let number = words[at].number {
            if let day = isoDay(words, at, text) { return (.days(day...day), 3) }
            guard (1...31).contains(number), !isDecimal(words[at], text) else { return nil }
            // `5. September: 5:46 /km` in a list
            let end = words[at].place.upperBound
            if names.putsMonthFirst, end < text.scalars.count, text.scalars[end] == "." { return nil }
            // `14 de marzo`, `3rd of May`, `9–15 November`
            var (next, last) = (at + 1, number)
            while next < words.count, next - at <= 4 {
                let word = words[next]
                let gap = words[next - 1].place.upperBound..<word.place.lowerBound
                guard gap.count <= 5,
                    !text.scalars[gap].contains(where: { "|);".unicodeScalars.contains($0) || $0.isLineEnd })
                else {
                    return nil
                }
                // `on the 11th. February had …`
                if text.scalars[gap].contains("."), names.putsMonthFirst || next > at + 1 { return nil }
                if let month = names.month(word.text) {
                    // `from 12 to 16, August from 13`
                    if text.scalars[gap].contains(",") { return nil }
                    let days = number <= last ? number...last : number...number
                    return (.daysOfMonth(month, days), next - at + 1)
                }
                if let further = word.number, (1...31).contains(further), last == number, further > number,
                    words[next - 1].number == nil || isDashed(words[next - 1], word, text)
                {
                    last = further
                } else if !names.joints.contains(word.text) {
                    return nil
                }
                next += 1
            }
            return nil
        }
        for length in stride(from: min(3, words.count - at), through: 1, by: -1) {
            let phrase = words[at..<at + length].map(\.text).joined(separator: " ")
            guard let shift = names.relative[phrase] else { continue }
            guard let today else {
                guard let lastDay else { return (nil, length) }
                return (shift.days(upTo: lastDay).map { .days($0) }, length)
            }
            return (.days(shift.days(from: today)), length)
        }
        let word = words[at]
        if let week = weekNumber(words, at, names) ?? quarter(words, at) { return week }
        if let month = names.month(word.text) {
            let next = at + 1 < words.count ? words[at + 1] : nil
            if names.putsMonthFirst, let next, let day = next.number, (1...31).contains(day),
                next.place.lowerBound - word.place.upperBound <= 2,
                !text.scalars[word.place.upperBound..<next.place.lowerBound].contains(":")
            {
                return (.daysOfMonth(month, day...day), 2)
            }
            let isFull = names.fullMonths.contains(word.text) && (word.isCapital || !names.putsMonthFirst)
            if isFull || word.isCapital && word.place.count > 2 && !beginsSentence(word, text) {
                return (.month(month), 1)
            }
        }
        if at + 1 < words.count, words[at + 1].text == "feira", let day = names.weekday(word.text + "-feira") {
            return (.weekday(day), 2)
        }
        if let weekday = names.weekday(word.text) { return (.weekday(weekday), 1) }
        guard word.isCapital, standsAsLabel(word, text) else { return nil }
        return names.shortWeekday(word.text).map { (.weekday($0), 1) }
    }

    /// `14.11.`, `14/11`: a day and its month, where the reader found a date.
    private static func numeric(
        _ words: [TextTokens.Word], _ at: Int, _ dates: [Range<Int>], _ names: DayNames
    ) -> (Named?, Int)? {
        guard at + 1 < words.count, let one = words[at].number, let two = words[at + 1].number,
            let date = dates.within(words[at].place.lowerBound..<words[at + 1].place.upperBound + 2, by: { $0 }).first,
            date.lowerBound == words[at].place.lowerBound, date.upperBound >= words[at + 1].place.upperBound,
            at + 2 == words.count || words[at + 2].place.lowerBound >= date.upperBound
        else { return nil }
        let (day, month) = names.putsMonthFirst ? (two, one) : (one, two)
        guard (1...31).contains(day), (1...12).contains(month) else { return nil }
        return (.daysOfMonth(month, day...day), 2)
    }

    /// `that day`: the day that was named last.
    private static func sameDay(_ words: [TextTokens.Word], _ at: Int, as last: Named?) -> (Named?, Int)? {
        guard let last, last.isOneDay, at + 1 < words.count, demonstratives.contains(words[at].text) else { return nil }
        if singleDays.contains(words[at + 1].text) { return (last, 2) }
        guard words[at].text == "that", at + 2 < words.count, words[at + 1].text == "last",
            words[at + 2].text == "one" || WorkoutLexicon.kind(words[at + 2].text) != nil
        else { return nil }
        return (last, 3)
    }

    private static let demonstratives: Set<String> = [
        "that", "same", "diesem", "selben", "jenem", "ce", "cette", "même", "ese", "esa", "mismo", "misma", "quel",
        "quella", "stesso", "stessa", "nesse", "nessa", "mesmo", "mesma", "die", "dezelfde",
    ]
    private static let singleDays: Set<String> = [
        "day", "night", "morning", "tag", "nacht", "morgen", "jour", "nuit", "día", "noche", "giorno", "notte", "dia",
        "noite", "dag",
    ]

    /// Whether nothing stands before a word in its cell, its item or its parenthesis, and a mark or a number behind it.
    private static func standsAsLabel(_ word: TextTokens.Word, _ text: TextTokens) -> Bool {
        var (before, behind) = (word.place.lowerBound - 1, word.place.upperBound)
        while before >= 0, text.scalars[before].isBlank || "*-•".unicodeScalars.contains(text.scalars[before]) {
            before -= 1
        }
        if behind < text.scalars.count, text.scalars[behind] == "." { behind += 1 }
        while behind < text.scalars.count, text.scalars[behind].isBlank || text.scalars[behind] == "*" { behind += 1 }
        guard before < 0 || text.scalars[before].isLineEnd || "|(,;:–/".unicodeScalars.contains(text.scalars[before])
        else { return false }
        return behind >= text.scalars.count || text.scalars[behind].isDigit || text.scalars[behind].isDash
            || text.scalars[behind].isLineEnd || "|:,;)(/".unicodeScalars.contains(text.scalars[behind])
    }

    /// There a short word with a capital may be any other: `Mar`, `Set`.
    private static func beginsSentence(_ word: TextTokens.Word, _ text: TextTokens) -> Bool {
        let start = word.place.lowerBound
        return start > 1 && text.scalars[start - 1].isBlank && ".!?".unicodeScalars.contains(text.scalars[start - 2])
    }

    /// `9–15 November`, but `1. 14 November`.
    private static func isDashed(_ one: TextTokens.Word, _ two: TextTokens.Word, _ text: TextTokens) -> Bool {
        text.scalars[one.place.upperBound..<two.place.lowerBound].contains(where: \.isDash)
    }

    /// `57.7, September`: the decimals are no day.
    private static func isDecimal(_ word: TextTokens.Word, _ text: TextTokens) -> Bool {
        let start = word.place.lowerBound
        return start > 1 && ".,".unicodeScalars.contains(text.scalars[start - 1]) && text.scalars[start - 2].isDigit
    }

    /// `week 46`, `KW 46`, `W46`, `S46`.
    private static func weekNumber(_ words: [TextTokens.Word], _ at: Int, _ names: DayNames) -> (Named?, Int)? {
        let word = words[at]
        let isRomance = names.week.contains("semaine") || names.week.contains("semana")
        for mark in ["w", "kw", isRomance ? "s" : "kw"] where word.text.hasPrefix(mark) {
            if let number = Int(word.text.dropFirst(mark.count)), (1...53).contains(number) {
                return (.week(number), 1)
            }
        }
        guard names.week.contains(word.text), at + 1 < words.count, let number = words[at + 1].number,
            (1...53).contains(number), words[at + 1].place.lowerBound - word.place.upperBound == 1
        else { return nil }
        return (.week(number), 2)
    }

    private static func isoDay(_ words: [TextTokens.Word], _ at: Int, _ text: TextTokens) -> CivilDay? {
        guard at + 2 < words.count, words[at].place.count == 4 else { return nil }
        return CivilDay(iso: String(word: text.scalars[words[at].place.lowerBound..<words[at + 2].place.upperBound]))
    }
}
