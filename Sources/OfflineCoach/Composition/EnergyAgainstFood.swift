import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `did I burn more than I ate yesterday`: what was eaten minus all that was burned, and whether that is below zero.
    func energyAgainstFood(_ parts: [Part]) -> HealthQuestion? {
        guard form.isYesNo else { return nil }
        let burned = Part.quantity(.day(.activeEnergy), isVerb: true)
        let eaten = Part.quantity(.day(.dietaryEnergy), isVerb: true)
        var verbs: [Part] = []
        var (isMore, days, isCompared): (Bool?, Days?, Bool) = (nil, nil, false)
        for part in parts where part != .noise && part != .article {
            switch part {
            case burned, eaten:
                guard verbs.isEmpty || isCompared else { return nil }
                verbs.append(part)
            case .comparative(let more, .plain):
                guard isMore == nil else { return nil }
                isMore = more
            case .than:
                guard isMore != nil, !isCompared else { return nil }
                isCompared = true
            case .calories, .preposition(.in), .preposition(.on): continue
            case .days(let said):
                guard days == nil, said.own == nil, !said.isNight else { return nil }
                days = said
            default: return nil
            }
        }
        guard isCompared, let isMore, verbs == [burned, eaten] || verbs == [eaten, burned] else { return nil }
        var question = HealthQuestion(.energyBalance, .sum, days ?? calendar.day(ago: 0))
        question.output = .yesNo
        question.isYesAbove = (verbs[0] == eaten) == isMore
        return question.plan == nil ? nil : question
    }
}
