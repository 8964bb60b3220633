import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Whether the day that was talked about is one of the week: `which day was best? – was that a Sunday?`
struct TalkedOfDayKind {
    /// The word that names it, as it was typed.
    private let word: String
    private let test: Requirement

    /// `nil` where something else is asked.
    init?(in tokens: [Token], _ lexicon: Lexicon) {
        var rest = tokens[...].drop { ["and", "so", "but", "und", "aber", "also"].contains($0.text) }
        guard let verb = rest.popFirst(), Self.verbs.contains(verb.text), let pointer = rest.popFirst(),
            Self.pointers.contains(pointer.text)
        else { return nil }
        rest = rest.drop { Self.articles.contains($0.text) }
        if let last = rest.last, rest.count == 2, ["day", "tag"].contains(last.text) { rest = rest.dropLast() }
        guard rest.count == 1, let named = rest.first else { return nil }
        word = named.text
        if Self.weekends.contains(named.text) {
            test = .weekend(true)
        } else if Self.workdays.contains(named.text) {
            test = .weekend(false)
        } else if let day = named.forms.lazy.compactMap(lexicon.weekday).first {
            test = .weekdays([day])
        } else {
            return nil
        }
    }

    /// - Parameter reading: takes the question; refused where no single day was talked about.
    func read(after previous: HealthQuestion, today: CivilDay, _ reading: inout Reading) {
        if let question = question(after: previous, today: today) {
            reading.result = .question(question)
        } else {
            (reading.result, reading.unread) = (.refused(.unread), [word])
        }
    }

    /// A yes where that day passes; `nil` where no single day was talked about.
    private func question(after previous: HealthQuestion, today: CivilDay) -> HealthQuestion? {
        guard let day = TalkedOfDay(previous: previous, today: today).day else { return nil }
        var question = HealthQuestion(.days, .countDays, day)
        question.conditions = [test]
        (question.output, question.quantifier) = (.yesNo, .any)
        return question.plan == nil ? nil : question
    }

    private static let verbs: Set<String> = ["was", "is", "wasnt", "war", "ist"]
    private static let pointers: Set<String> = ["that", "it", "this", "das", "es", "der", "die"]
    private static let articles: Set<String> = ["a", "an", "on", "the", "at", "ein", "eine", "einem", "am", "an", "in"]
    private static let weekends: Set<String> = ["weekend", "wochenende", "wochenendtag"]
    private static let workdays: Set<String> = ["weekday", "workday", "wochentag", "werktag", "arbeitstag"]
}
