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
            case .daysOfMonth(let month, let named): return Self.meets(days, month, named)
            }
        }

        /// In one of the years that the days lie in.
        private static func meets(_ days: ClosedRange<CivilDay>, _ month: Int, _ named: ClosedRange<Int>) -> Bool {
            let years = days.lowerBound.components.year...days.upperBound.components.year
            guard years.count <= 2 else { return true }
            return years.contains { year in
                guard let first = CivilDay(year: year, month: month, day: 1) else { return false }
                let next = CivilDay(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
                let lastOfMonth = next.map { $0 - first } ?? 31
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
    /// What is only compared with: `than last week`.
    private(set) var others: [Mention] = []
    /// Dates, also those that what is told is not of.
    private(set) var dates: [NamedDate] = []

    /// - Parameters:
    ///   - dates: where the reader found dates, in order.
    ///   - today: what `yesterday` and `last week` are counted from; `nil` where it is not known.
    init(in text: TextWords, dates: [Range<Int>], today: CivilDay?, language: AnswerLanguage) {
        let words = text.words
        let names = DayNames.of(language)
        let cues = language.cues
        var at = 0
        while at < words.count {
            let (named, length) = Self.name(words, at, text, names, today) ?? (nil, 1)
            let place = words[at].place.lowerBound..<words[at + length - 1].place.upperBound
            if let named {
                add(named, place, words, before: at, cues)
            } else if let number = words[at].number, (1...31).contains(number),
                dates.within(place.lowerBound..<place.upperBound + 4, by: { $0 }).first?.lowerBound == place.lowerBound
            {
                add(.dayOfMonth(number), place, words, before: at, cues)
            }
            at += length
        }
    }

    private mutating func add(
        _ named: Named, _ place: Range<Int>, _ words: [TextWords.Word], before at: Int, _ cues: Cues
    ) {
        // `since August`: what is told is of other days too.
        let isOther = words[max(0, at - 2)..<at].contains {
            cues.beforeOtherDates.contains($0.text) || cues.comparing.contains($0.text)
        }
        if isOther {
            others.append(Mention(place: place, named: named))
        } else {
            mentions.append(Mention(place: place, named: named))
        }
        if let date = NamedDate(named, place) { dates.append(date) }
    }

    func within(_ range: Range<Int>) -> ArraySlice<Mention> { mentions.within(range) { $0.place } }

    /// What is named from a word on, and by how many words.
    private static func name(
        _ words: [TextWords.Word], _ at: Int, _ text: TextWords, _ names: DayNames, _ today: CivilDay?
    ) -> (Named?, Int)? {
        if let number = words[at].number {
            if let day = isoDay(words, at, text) { return (.days(day...day), 3) }
            guard (1...31).contains(number), !isDecimal(words[at], text) else { return nil }
            // `14 de marzo`, `3rd of May`, `9–15 November`
            var (next, last) = (at + 1, number)
            while next < words.count, next - at <= 4 {
                let word = words[next]
                guard word.place.lowerBound - words[next - 1].place.upperBound <= 5 else { return nil }
                if let month = names.month(word.text) {
                    let days = number <= last ? number...last : number...number
                    return (.daysOfMonth(month, days), next - at + 1)
                }
                if let further = word.number, (1...31).contains(further), last == number, further > number {
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
            guard let today else { return (nil, length) }
            return (.days(shift.days(from: today)), length)
        }
        let word = words[at]
        if let week = weekNumber(words, at, names) { return week }
        if let month = names.month(word.text) {
            let next = at + 1 < words.count ? words[at + 1] : nil
            if names.putsMonthFirst, let next, let day = next.number, (1...31).contains(day),
                next.place.lowerBound - word.place.upperBound <= 2
            {
                return (.daysOfMonth(month, day...day), 2)
            }
            if names.fullMonths.contains(word.text), word.isCapital || !names.putsMonthFirst {
                return (.month(month), 1)
            }
        }
        return names.weekday(word.text).map { (.weekday($0), 1) }
    }

    /// `57.7, September`: the decimals are no day.
    private static func isDecimal(_ word: TextWords.Word, _ text: TextWords) -> Bool {
        let start = word.place.lowerBound
        return start > 1 && ".,".unicodeScalars.contains(text.scalars[start - 1]) && text.scalars[start - 2].isDigit
    }

    /// `week 46`, `KW 46`, `W46`.
    private static func weekNumber(_ words: [TextWords.Word], _ at: Int, _ names: DayNames) -> (Named?, Int)? {
        let word = words[at]
        for mark in ["w", "kw"] where word.text.hasPrefix(mark) {
            if let number = Int(word.text.dropFirst(mark.count)), (1...53).contains(number) {
                return (.week(number), 1)
            }
        }
        guard names.week.contains(word.text), at + 1 < words.count, let number = words[at + 1].number,
            (1...53).contains(number), words[at + 1].place.lowerBound - word.place.upperBound == 1
        else { return nil }
        return (.week(number), 2)
    }

    private static func isoDay(_ words: [TextWords.Word], _ at: Int, _ text: TextWords) -> CivilDay? {
        guard at + 2 < words.count, words[at].place.count == 4 else { return nil }
        return CivilDay(iso: String(word: text.scalars[words[at].place.lowerBound..<words[at + 2].place.upperBound]))
    }
}

/// What days, weeks and months are called in one language.
struct DayNames: Sendable {
    enum Shift: Sendable {
        case day(Int)
        case week(Int)
        /// The last two weeks: `now`.
        case present

        func days(from today: CivilDay) -> ClosedRange<CivilDay> {
            switch self {
            case .day(let shift):
                let day = today.advanced(by: shift)
                return day...day
            case .present: return today.advanced(by: -13)...today
            case .week(let shift):
                let monday = today.advanced(by: 7 * shift - today.weekday)
                return monday...monday.advanced(by: 6)
            }
        }
    }

    let fullMonths: Set<String>
    private let weekdays: [String: Int]
    /// Before the number of a week.
    let week: Set<String>
    let relative: [String: Shift]
    let joints: Set<String>
    let putsMonthFirst: Bool
    private let months: [String: Int]

    func month(_ word: String) -> Int? { months[word] }

    /// Also `fridays`.
    func weekday(_ word: String) -> Int? {
        weekdays[word] ?? (word.hasSuffix("s") ? weekdays[String(word.dropLast())] : nil)
    }

    /// As tools write it.
    static func englishWeekday(_ name: String) -> Int? { of(.english).weekdays[name.lowercased()] }

    static func of(_ language: AnswerLanguage) -> DayNames { all[language]! }

    private init(
        months full: String, short: String, weekdays days: String, today: String, yesterday: String, thisWeek: String,
        lastWeek: String, now: String, week: String, joints: String, putsMonthFirst: Bool = false
    ) {
        var months: [String: Int] = [:]
        for (number, name) in full.split(separator: " ").enumerated() { months[String(name)] = number + 1 }
        fullMonths = Set(months.keys)
        for (number, names) in short.split(separator: " ").enumerated() {
            for name in names.split(separator: "/") { months[String(name)] = number + 1 }
        }
        self.months = months
        var weekdays: [String: Int] = [:]
        for (number, name) in days.split(separator: " ").enumerated() { weekdays[String(name)] = number }
        self.weekdays = weekdays
        var relative: [String: Shift] = [:]
        for name in today.split(separator: "|") { relative[String(name)] = .day(0) }
        for name in yesterday.split(separator: "|") { relative[String(name)] = .day(-1) }
        for name in thisWeek.split(separator: "|") { relative[String(name)] = .week(0) }
        for name in lastWeek.split(separator: "|") { relative[String(name)] = .week(-1) }
        for name in now.split(separator: "|") { relative[String(name)] = .present }
        self.relative = relative
        self.week = Set(week.split(separator: " ").map(String.init))
        self.joints = Set(joints.split(separator: " ").map(String.init))
        self.putsMonthFirst = putsMonthFirst
    }

    private static let all: [AnswerLanguage: DayNames] = [
        .english: DayNames(
            months: "january february march april may june july august september october november december",
            short: "jan feb mar apr may jun jul aug sep/sept oct nov dec",
            weekdays: "monday tuesday wednesday thursday friday saturday sunday", today: "today",
            yesterday: "yesterday", thisWeek: "this week", lastWeek: "last week", now: "now|currently", week: "week",
            joints: "st nd rd th of and to",
            putsMonthFirst: true),
        .german: DayNames(
            months: "januar februar märz april mai juni juli august september oktober november dezember",
            short: "jan feb mär apr mai jun jul aug sep/sept okt nov dez",
            weekdays: "montag dienstag mittwoch donnerstag freitag samstag sonntag", today: "heute",
            yesterday: "gestern", thisWeek: "diese woche|dieser woche",
            lastWeek: "letzte woche|letzter woche|letzten woche|vorige woche|voriger woche|vorwoche",
            now: "jetzt|aktuell|derzeit|inzwischen", week: "kw woche kalenderwoche",
            joints: "bis und"),
        .french: DayNames(
            months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            short: "janv févr mars avr mai juin juil août sept oct nov déc",
            weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche", today: "aujourd'hui|aujourd hui",
            yesterday: "hier", thisWeek: "cette semaine",
            lastWeek: "la semaine dernière|semaine dernière|la semaine précédente",
            now: "maintenant|actuellement", week: "semaine",
            joints: "er au et"),
        .spanish: DayNames(
            months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            short: "ene feb mar abr may jun jul ago sep/sept oct nov dic",
            weekdays: "lunes martes miércoles jueves viernes sábado domingo", today: "hoy", yesterday: "ayer",
            thisWeek: "esta semana", lastWeek: "la semana pasada|semana pasada|y la pasada|la pasada",
            now: "ahora|actualmente", week: "semana",
            joints: "de al y"
        ),
        .italian: DayNames(
            months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
            short: "gen feb mar apr mag giu lug ago sett ott nov dic",
            weekdays: "lunedì martedì mercoledì giovedì venerdì sabato domenica", today: "oggi", yesterday: "ieri",
            thisWeek: "questa settimana", lastWeek: "la settimana scorsa|settimana scorsa|quella scorsa",
            now: "adesso|attualmente", week: "settimana",
            joints: "di al e"),
        .portuguese: DayNames(
            months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
            short: "jan fev mar abr mai jun jul ago set out nov dez", weekdays: "", today: "hoje", yesterday: "ontem",
            thisWeek: "esta semana", lastWeek: "na semana passada|semana passada|na passada", now: "agora|atualmente",
            week: "semana",
            joints: "de a e"),
        .dutch: DayNames(
            months: "januari februari maart april mei juni juli augustus september oktober november december",
            short: "jan feb mrt apr mei jun jul aug sep/sept okt nov dec",
            weekdays: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag", today: "vandaag",
            yesterday: "gisteren", thisWeek: "deze week", lastWeek: "vorige week", now: "nu|momenteel", week: "week",
            joints: "tot en"),
    ]
}
