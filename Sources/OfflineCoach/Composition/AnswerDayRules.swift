import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `sleep on the night of my longest run`, `steps the day after my hardest workout`: the day is the answer to a question of
    /// its own.
    func onDayOfAnswer(_ parts: [Part]) -> HealthQuestion? {
        let said = parts.filter { $0 != .noise && $0 != .article }
        guard let place = said.lastIndex(where: \.isDayOfAnswer), place > 0 else { return nil }
        var asked = Array(said[..<place])
        while case .preposition? = asked.last { asked.removeLast() }
        let extreme = said[(place + 1)...].filter { $0 != .preposition(.of) && $0 != .preposition(.when) }
        guard extreme.contains(where: \.isExtreme), !asked.contains(where: \.isExtreme) else { return nil }
        guard
            let day = Composer(calendar: calendar, isYesNo: false).ofNamedDays(
                [.asked(.which), .period(.day)] + extreme),
            day.statistic == .dateOfMax || day.statistic == .dateOfMin
        else { return nil }
        var own = OwnPeriod(.answer(day))
        if case .lag(let count) = said[place] { own.offset = count }
        guard var question = ofNamedDays(asked + [.own(own)]), question.days.own == own else { return nil }
        // The night of a day ends on the next.
        if said[place] == .period(.night), question.quantity.isOfNight { question.days.own?.offset = 1 }
        return question
    }
}

extension Part {
    fileprivate var isDayOfAnswer: Bool {
        switch self {
        case .period(.day), .period(.night), .lag: true
        default: false
        }
    }

    fileprivate var isExtreme: Bool {
        switch self {
        case .superlative(_, let aspect): aspect != .last && aspect != .first
        case .operation(let operation): operation == .max || operation == .min
        default: false
        }
    }
}
