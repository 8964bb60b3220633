import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `the elevation of my longest hike`, `how fast was my longest run`: another figure of the workouts of the day that has it.
    func ofExtremeWorkout(_ parts: [Part]) -> HealthQuestion? {
        let said = parts.filter { $0 != .noise && $0 != .article }
        guard let place = said.indices.dropLast().first(where: { said[$0].singlesOut && said[$0 + 1].isNamedKind }),
            case .kind(let types, _) = said[place + 1],
            !said.contains(where: { if case .per = $0 { true } else { $0.isBounds } })
        else { return nil }
        var days: [Part] = []
        var fields: [WorkoutField] = []
        for part in said[..<place] + said[(place + 2)...] {
            switch part {
            case .days(let named):
                guard named.own == nil, !named.isDay else { return nil }
                days.append(part)
            case .attribute(let field): fields.append(field)
            case .heart: fields.append(.averageHeartRate)
            case .calories: fields.append(.activeEnergy)
            case .asked(.fast): fields.append(.pace)
            case .asked(.long): fields.append(.duration)
            case .asked(.far): fields.append(.distance)
            case .quantity(.day(.activeEnergy), isVerb: true): guard said.contains(.calories) else { return nil }
            case .asked(.much), .asked(.many), .asked(.how), .asked(.which), .asked(.high), .preposition(.of),
                .preposition(.on), .preposition(.in), .preposition(.with), .operation(.mean):
                continue
            default: return nil
            }
        }
        guard fields.count == 1, days.count < 2, fields[0] != .maximumHeartRate,
            !said.contains(.operation(.mean)) || [.averageHeartRate, .pace].contains(fields[0]),
            let longest = Composer(calendar: calendar).ofNamedDays(
                [.asked(.which), said[place], said[place + 1]] + days),
            longest.statistic == .dateOfMax || longest.statistic == .dateOfMin,
            case .workout(_, let order?) = longest.quantity, order != fields[0], longest.conditions.isEmpty
        else { return nil }
        let day = OwnPeriod(.answer(longest)).standIn(calendar.today)
        let isSum = Quantity.isSummed(fields[0])
        let question = HealthQuestion(.workout(types: types, field: fields[0]), isSum ? .sum : .mean, day)
        return question.plan == nil ? nil : question
    }
}

extension Part {
    /// Whether it makes one workout of several.
    fileprivate var singlesOut: Bool {
        guard case .superlative(_, let aspect) = self else { return false }
        return [.long, .far, .fast, .hilly, .hard].contains(aspect)
    }
}
