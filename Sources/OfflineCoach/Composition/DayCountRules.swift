import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `did I reach 12,000 steps on at least three days this month`: whether so many days pass.
    func reachedOnDays(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        if form.isYesNo, frame.dayCounts.isEmpty, frame.times.count == 1, topic.quantity == .days || topic.isVerb,
            !topic.quantity.isOfWorkouts
        {
            // `did I get up before seven at least three times last week`: each time is a day.
            (frame.dayCounts, frame.times) = (frame.times, [])
        }
        guard form.isYesNo, frame.dayCounts.count == 1, topic.more.isEmpty, frame.asked.isEmpty,
            frame.operations.isEmpty,
            frame.comparatives.isEmpty, frame.superlatives.isEmpty,
            frame.flags.isDisjoint(with: [.any, .every, .or, .current]), let said = topic.said, !said.isDay,
            case .number(let least, false, nil) = frame.dayCounts[0].limit, (1...366).contains(least)
        else { return nil }
        let sign = frame.dayCounts.removeFirst().sign
        _ = frame.consumePeriod(.day, .night)
        guard var tests = consumeTests(&frame, topic) else { return nil }
        if tests.isEmpty, case .day(let field) = topic.quantity {
            // `did I drink on more than three days`, `did I weigh myself on three days`
            if field.kind == .cumulative, field.isOccasional {
                tests = [Requirement(.day(field), .above, .number(0))]
            } else if topic.isVerb, field == .weight {
                tests = [Requirement(.day(field), .present, .none)]
            }
        }
        guard !tests.isEmpty else { return nil }
        var question = HealthQuestion(countedQuantity(tests, topic), .countDays, said)
        question.conditions = tests
        question.output = .yesNo
        question.threshold = HealthQuestion.Having(statistic: .countDays, sign: sign, value: least)
        return question
    }

    /// `what day do I usually run`, `on which weekday do I mostly do yoga`: the one with the most of them.
    func usualWeekday(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty, frame.operations == [.mean], frame.superlatives.isEmpty, frame.tests.isEmpty,
            frame.bounds.isEmpty
        else { return nil }
        var quantity = topic.quantity
        if quantity == .days, frame.asked == [.which], frame.periods.isEmpty, frame.conditions.count == 1,
            frame.conditions[0].isWorked, frame.conditions[0].lag == 0
        {
            // `an welchem Tag laufe ich meistens`
            quantity = .workout(types: frame.conditions.removeFirst().types, field: nil)
        } else {
            guard case .workout(_, nil) = quantity,
                frame.asked == [.which] && frame.periods == [.day]
                    || frame.nouns == [.weekday] && (frame.asked == [.which] || frame.asked.isEmpty && form.isHabitual)
            else { return nil }
        }
        (frame.asked, frame.periods, frame.nouns, frame.operations) = ([], [], [], [])
        var question = HealthQuestion(quantity, .groupOfMax, topic.said ?? calendar.all)
        (question.grouping, question.inner, question.output) = (.weekday, .sum, .list)
        return question
    }
}
