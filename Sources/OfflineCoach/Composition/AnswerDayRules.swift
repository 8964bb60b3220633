import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `sleep on the night of my longest run`, `steps the day after my hardest workout`: the day is the answer to a question of
    /// its own.
    func onDayOfAnswer(_ parts: [Part]) -> HealthQuestion? {
        let said = parts.filter { $0 != .noise && $0 != .article }
        for place in said.indices.dropFirst() {
            guard let relation = AnswerRelation(said, place, saysNight: form.saysNightBefore) else { continue }
            if let question = question(relation, said, place) { return question }
        }
        return nil
    }

    private func question(_ relation: AnswerRelation, _ said: [Part], _ place: Int) -> HealthQuestion? {
        var asked = Array(said[..<place])
        while case .preposition? = asked.last { asked.removeLast() }
        var extreme = said[(place + relation.length)...].filter { $0 != .preposition(.of) && $0 != .preposition(.when) }
        if case .quantity(_, isVerb: true)? = extreme.last, extreme.contains(where: \.isKind) {
            // `wie habe ich vor meinem längsten Lauf geschlafen`
            asked.append(extreme.removeLast())
        }
        guard !asked.contains(where: \.isExtreme), let day = dayOfAnswer(extreme) else { return nil }
        let own = OwnPeriod(.answer(day))
        guard var question = ofNamedDays(asked + [.own(own)]), question.days.own == own,
            let offset = relation.offset(question.quantity, of: day.quantity)
        else { return nil }
        question.days.own?.offset = offset
        return question
    }

    /// The question of the day with the most, or of the last one.
    private func dayOfAnswer(_ extreme: [Part]) -> HealthQuestion? {
        let composer = Composer(calendar: calendar)
        if extreme.contains(where: \.isExtreme) {
            let day: [Part] = extreme.contains { $0 == .period(.day) || $0 == .period(.night) } ? [] : [.period(.day)]
            return composer.ofNamedDays([.asked(.which)] + day + extreme).flatMap {
                $0.statistic == .dateOfMax || $0.statistic == .dateOfMin ? $0 : nil
            }
        }
        guard extreme.first == .superlative(true, .last) else { return nil }
        return composer.ofNamedDays([.asked(.when)] + extreme).flatMap {
            $0.statistic == .lastDate && $0.isOfWorkouts ? $0 : nil
        }
    }
}

/// How the day that is asked about lies to the one that the answer names.
private enum AnswerRelation {
    case sameDay, sameNight, dayBefore, before, after
    /// Said by so many parts.
    case nightBefore(Int)
    /// So many days later.
    case later(Int)
    /// The same, said by two parts.
    case next

    /// - Parameter saysNight: whether the day before is a night.
    init?(_ said: [Part], _ place: Int, saysNight: Bool) {
        let following = place + 1 < said.count ? said[place + 1] : nil
        switch (said[place], following) {
        case (.lag(let count), _): self = .later(count)
        case (.period(.night), .preposition(.before)?): self = .nightBefore(2)
        case (.period(.day), .preposition(.after)?), (.period(.night), .preposition(.after)?),
            (.period(.morning), .preposition(.after)?):
            self = .next
        case (.period(.night), _): self = .sameNight
        case (.period(.day), _): self = .sameDay
        case (.daysBefore(1), _), (.relative(.dayBefore), _), (.relative(.before), _):
            self = saysNight ? .nightBefore(1) : .dayBefore
        case (.preposition(.before), _): self = .before
        case (.preposition(.after), _): self = .after
        default: return nil
        }
    }

    /// How many parts say it.
    var length: Int {
        switch self {
        case .nightBefore(let count): count
        case .next: 2
        default: 1
        }
    }

    /// So many days after the one of the answer; `nil` where it is not known which day is meant.
    func offset(_ quantity: Quantity, of answer: Quantity) -> Int? {
        let isNight = quantity.isOfMainSleep || quantity.isOfNight
        // A night has the date of waking: the day after it is that date.
        let isAfterNight = answer.isOfMainSleep
        switch self {
        case .sameDay: return 0
        case .sameNight: return isNight && !isAfterNight ? 1 : 0
        case .later(let count): return isAfterNight && !quantity.isOfMainSleep ? count - 1 : count
        case .next: return isAfterNight && !quantity.isOfMainSleep ? 0 : 1
        case .dayBefore: return -1
        case .nightBefore: return isNight && !isAfterNight ? 0 : -1
        case .before: return isNight && !isAfterNight ? 0 : nil
        case .after: return isNight && !isAfterNight ? 1 : nil
        }
    }
}

extension Quantity {
    fileprivate var isOfMainSleep: Bool { if case .day(let field) = self { field.isOfMainSleep } else { false } }
}

extension Part {
    fileprivate var isExtreme: Bool {
        switch self {
        case .superlative(_, let aspect): aspect != .last && aspect != .first
        case .operation(let operation): operation == .max || operation == .min
        default: false
        }
    }
}
