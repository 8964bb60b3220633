import HealthModel

/// The names of days, weeks and months in one language.
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

        /// Where no reply says which day is today, and the last one ends on this: the last week is that of its end or the one before.
        func days(upTo lastDay: CivilDay) -> ClosedRange<CivilDay>? {
            guard case .week(let shift) = self, shift == -1 else { return nil }
            return days(from: lastDay).lowerBound...lastDay
        }
    }

    let fullMonths: Set<String>
    private let weekdays: [String: Int]
    private let shortWeekdays: [String: Int]
    /// Before the number of a week.
    let week: Set<String>
    let relative: [String: Shift]
    let joints: Set<String>
    let putsMonthFirst: Bool
    private let months: [String: Int]

    func isPresent(_ word: String) -> Bool { if case .present? = relative[word] { true } else { false } }

    func month(_ word: String) -> Int? { months[word] }

    /// Also `fridays`.
    func weekday(_ word: String) -> Int? {
        weekdays[word] ?? (word.hasSuffix("s") ? weekdays[String(word.dropLast())] : nil)
    }

    /// `Mon`, `Mo`: where it stands alone.
    func shortWeekday(_ word: String) -> Int? { shortWeekdays[word] }

    /// As tools write it.
    static func englishWeekday(_ name: String) -> Int? { of(.english).weekdays[name.lowercased()] }

    static func of(_ language: AnswerLanguage) -> DayNames { all[language]! }

    private init(
        months full: String, short: String, weekdays days: String, shortWeekdays shortDays: String, today: String,
        yesterday: String, thisWeek: String,
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
        for (number, names) in days.split(separator: " ").enumerated() {
            for name in names.split(separator: "/") { weekdays[String(name)] = number }
        }
        self.weekdays = weekdays
        shortWeekdays = shortDays.split(separator: " ").enumerated().reduce(into: [:]) { table, entry in
            for name in entry.element.split(separator: "/") { table[String(name)] = entry.offset }
        }
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
            weekdays: "monday tuesday wednesday thursday friday saturday sunday",
            shortWeekdays: "mon tue/tues wed thu/thur/thurs fri sat sun", today: "today",
            yesterday: "yesterday", thisWeek: "this week", lastWeek: "last week", now: "now|currently", week: "week",
            joints: "st nd rd th of and to until through the",
            putsMonthFirst: true),
        .german: DayNames(
            months: "januar februar märz april mai juni juli august september oktober november dezember",
            short: "jan feb mär apr mai jun jul aug sep/sept okt nov dez",
            weekdays: "montag dienstag mittwoch donnerstag freitag samstag sonntag",
            shortWeekdays: "mo di mi do fr sa so", today: "heute",
            yesterday: "gestern", thisWeek: "diese woche|dieser woche",
            lastWeek: "letzte woche|letzter woche|letzten woche|vorige woche|voriger woche|vorwoche",
            now: "jetzt|aktuell|derzeit|inzwischen", week: "kw woche kalenderwoche",
            joints: "bis und"),
        .french: DayNames(
            months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            short: "janv févr mars avr mai juin juil août sept oct nov déc",
            weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche",
            shortWeekdays: "lun mar mer jeu ven sam dim", today: "aujourd'hui|aujourd hui",
            yesterday: "hier", thisWeek: "cette semaine",
            lastWeek: "la semaine dernière|semaine dernière|la semaine précédente",
            now: "maintenant|actuellement", week: "semaine",
            joints: "er au et"),
        .spanish: DayNames(
            months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            short: "ene feb mar abr may jun jul ago sep/sept oct nov dic",
            weekdays: "lunes martes miércoles jueves viernes sábado domingo",
            shortWeekdays: "lun mar mié jue vie sáb dom", today: "hoy", yesterday: "ayer",
            thisWeek: "esta semana", lastWeek: "la semana pasada|semana pasada|y la pasada|la pasada",
            now: "ahora|actualmente", week: "semana",
            joints: "de al y"
        ),
        .italian: DayNames(
            months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
            short: "gen feb mar apr mag giu lug ago sett ott nov dic",
            weekdays: "lunedì martedì mercoledì giovedì venerdì sabato domenica",
            shortWeekdays: "lun mar mer gio ven sab dom", today: "oggi", yesterday: "ieri",
            thisWeek: "questa settimana", lastWeek: "la settimana scorsa|settimana scorsa|quella scorsa",
            now: "adesso|attualmente", week: "settimana",
            joints: "di al e"),
        .portuguese: DayNames(
            months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
            short: "jan fev mar abr mai jun jul ago set out nov dez",
            weekdays:
                "segunda-feira terça-feira/terça quarta-feira quinta-feira/quinta sexta-feira/sexta sábado domingo",
            shortWeekdays: "seg ter qua qui sex sáb dom",
            today: "hoje", yesterday: "ontem",
            thisWeek: "esta semana", lastWeek: "na semana passada|semana passada|na passada", now: "agora|atualmente",
            week: "semana",
            joints: "de a e"),
        .dutch: DayNames(
            months: "januari februari maart april mei juni juli augustus september oktober november december",
            short: "jan feb mrt apr mei jun jul aug sep/sept okt nov dec",
            weekdays: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
            shortWeekdays: "ma di wo do vr za zo", today: "vandaag",
            yesterday: "gisteren", thisWeek: "deze week", lastWeek: "vorige week", now: "nu|momenteel", week: "week",
            joints: "tot en"),
    ]
}
