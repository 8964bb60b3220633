import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Puts a meaning into words that are read as that meaning: for questions that are offered, and for parts that are changed.
public struct QuestionText: Sendable {
    var language: Language
    var reader: QuestionReader

    public init(language: Language, reader: QuestionReader) { (self.language, self.reader) = (language, reader) }

    private var isGerman: Bool { language == .german }
    private var lexicon: Lexicon { .of(language) }

    /// `nil` where no words come back as the same meaning.
    public func text(_ question: HealthQuestion) -> String? {
        guard let topic = topic(question) else { return nil }
        let conditions = question.conditions.map(condition)
        guard conditions.allSatisfy({ $0 != nil }) else { return nil }
        let tail = conditions.compactMap(\.self)
        for range in ranges(question.days) {
            for form in topic {
                let words = ([form] + tail + [range]).filter { !$0.isEmpty }.joined(separator: " ")
                if case .question(question) = reader.reading(of: words, in: language).result { return words }
            }
        }
        return nil
    }

    // MARK: What it is about

    private func name(_ quantity: Quantity) -> String? {
        switch quantity {
        case .day, .formula: return lexicon.names[.quantity(quantity, isVerb: false)]
        case .workout(let types, nil): return kinds(types)
        case .workout(let types, let field?):
            guard let attribute = lexicon.names[.attribute(field)], let kinds = kinds(types) else { return nil }
            return "\(attribute) \(isGerman ? "der" : "of") \(kinds)"
        case .days, .combined: return nil
        }
    }

    private func kinds(_ types: [String]) -> String? {
        guard types.count <= 1 else { return nil }
        return lexicon.names[.kind(types, isVerb: false)]
    }

    /// Ways to say quantity and statistic, the most usual first.
    private func topic(_ question: HealthQuestion) -> [String]? {
        guard question.comparison == nil, question.more.isEmpty, question.other == nil else { return nil }
        guard let name = name(question.quantity) else { return nil }
        // In German by the name that answers have for it, where that is read as the same.
        let wording = QuestionWording(language: language, today: reader.today) { value, _ in
            QuestionWording.plain(value)
        }
        let names = isGerman ? [wording.name(question.quantity), name] : [name]
        func both(_ english: String, _ german: String) -> [String] {
            names.map { (isGerman ? german : english).replacing("X", with: $0) }
        }
        switch question.statistic {
        case .value, .n, .list: return names
        case .sum:
            if case .workout(_, nil) = question.quantity { return both("how many X", "wie viele X") }
            return both("total X", "X insgesamt") + names
        case .mean: return both("average X", "X im Schnitt") + names
        case .median: return both("median X", "Median X")
        case .sd: return both("standard deviation of X", "Standardabweichung X")
        case .max: return both("highest X", "X, höchster Wert") + both("longest X", "längster X")
        case .min: return both("lowest X", "X, niedrigster Wert") + both("shortest X", "kürzester X")
        case .last: return both("latest X", "X aktuell") + names
        case .first: return both("first recorded X", "X, erster Wert")
        case .trend: return both("trend of X", "Trend X")
        case .change: return both("change of X", "Veränderung X")
        case .ratePerWeek: return both("how many X a week", "wie viele X pro Woche")
        case .countDays:
            return both("how many days", "an wie vielen Tagen")
        default: return nil
        }
    }

    // MARK: Conditions

    private func condition(_ test: Requirement) -> String? {
        switch (test.subject, test.value) {
        case (.day(.isWeekend), .number(let flag)):
            return flag == 1 ? (isGerman ? "am Wochenende" : "on weekends") : isGerman ? "an Werktagen" : "on weekdays"
        case (.day(.weekday), .texts(let names)) where names.count == 1:
            guard let day = Requirement.weekdayNames.firstIndex(of: names[0]) else { return nil }
            return lexicon.names[.habit([day])].map { isGerman ? $0 : "on \($0)" }
        case (.field(.indoor), .number(let flag)):
            return flag == 1 ? (isGerman ? "drinnen" : "indoors") : isGerman ? "draußen" : "outdoors"
        case (.day(let field), .number(let number)) where field.kind != .clock && field.kind != .flag && test.lag == 0:
            guard let name = name(.day(field)), let sign = test.sign.words(isGerman ? .german : .english) else {
                return nil
            }
            let unit = ValueUnit(rawValue: field.unit).map { " \($0.rawValue)" } ?? ""
            let value = QuestionWording.plain(number)
            return isGerman ? "mit \(sign) \(value)\(unit) \(name)" : "with \(sign) \(value)\(unit) \(name)"
        default: return nil
        }
    }

    // MARK: Days

    /// Names of the days, the most usual first.
    func ranges(_ days: Days) -> [String] {
        let calendar = Calendar(today: reader.today)
        if days == calendar.all { return ["", isGerman ? "aller Zeiten" : "of all time"] }
        let named = Self.spans(calendar).filter { $0.days == days }.map { isGerman ? $0.german : $0.english }
        guard let from = days.from else { return named }
        if days.isDay { return named + [isGerman ? "am \(days.to.iso)" : "on \(days.to.iso)"] }
        return named + [isGerman ? "von \(from.iso) bis \(days.to.iso)" : "from \(from.iso) to \(days.to.iso)"]
    }

    struct Span {
        var days: Days?
        var english: String
        var german: String
    }

    /// Days that people name, from near to far.
    static func spans(_ calendar: Calendar) -> [Span] {
        [
            Span(days: calendar.day(ago: 0), english: "today", german: "heute"),
            Span(days: calendar.day(ago: 1), english: "yesterday", german: "gestern"),
            Span(days: calendar.period(.week, ago: 0), english: "this week", german: "diese Woche"),
            Span(days: calendar.last(7, .day), english: "last 7 days", german: "letzte 7 Tage"),
            Span(days: calendar.period(.week, ago: 1), english: "last week", german: "letzte Woche"),
            Span(days: calendar.period(.month, ago: 0), english: "this month", german: "dieser Monat"),
            Span(days: calendar.last(30, .day), english: "last 30 days", german: "letzte 30 Tage"),
            Span(days: calendar.period(.month, ago: 1), english: "last month", german: "letzter Monat"),
            Span(days: calendar.last(90, .day), english: "last 90 days", german: "letzte 90 Tage"),
            Span(days: calendar.period(.quarter, ago: 1), english: "last quarter", german: "letztes Quartal"),
            Span(days: calendar.period(.year, ago: 0), english: "this year", german: "dieses Jahr"),
            Span(days: calendar.period(.year, ago: 1), english: "last year", german: "letztes Jahr"),
        ]
    }
}

extension Requirement.Sign {
    /// `at least`, `mindestens`; `nil` for what is no bound of a number.
    func words(_ language: Language) -> String? {
        let words: [Requirement.Sign: (String, String)] = [
            .atLeast: ("at least", "mindestens"), .above: ("more than", "mehr als"),
            .below: ("less than", "weniger als"),
            .atMost: ("at most", "höchstens"), .equal: ("exactly", "genau"),
        ]
        return words[self].map { language == .german ? $0.1 : $0.0 }
    }
}
