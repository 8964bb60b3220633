import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `was my average HRV above 50 in November`, `did I run more than 50 km last week`, `did I train three times last week`:
    /// whether one figure of all the days passes.
    func reached(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard form.isYesNo, !form.saysOnce, topic.more.isEmpty, frame.asked.isEmpty, frame.comparatives.isEmpty,
            frame.superlatives.isEmpty, frame.periods.isEmpty, frame.flags.isDisjoint(with: [.any, .every, .or]),
            let said = topic.said ?? (frame.has(.mean) ? calendar.all : nil), !said.isDay
        else { return nil }
        // `more than two hours in total`: of all the days.
        let isTotal = frame.consume(.sum as Part.Operation)
        guard !isTotal || !frame.has(.mean) && !frame.has(.median) else { return nil }
        if case .workout(_, nil) = topic.quantity, frame.times.count == 1, frame.tests.isEmpty,
            case .number(let count, false, nil) = frame.times[0].limit
        {
            let sign = frame.times[0].sign
            frame.times = []
            return threshold(topic.quantity, .sum, said, sign, count)
        }
        if frame.tests.count == 1, frame.pers.isEmpty, case .workout(let types, nil) = frame.tests[0].subject,
            frame.tests[0].lag == 0, !frame.tests[0].isWorked, frame.tests[0].sign != .equal,
            case .number(let count) = frame.tests[0].value
        {
            // `did I do at least three runs last week`: in all of it.
            let sign = frame.tests.removeFirst().sign
            return threshold(.workout(types: types, field: nil), .sum, said, sign, count)
        }
        let isMedian = frame.has(.median)
        let isMean = frame.has(.mean) || isMedian
        if isMean, frame.tests.isEmpty, frame.bounds.count == 1, let test = Self.test(topic.quantity, frame.bounds) {
            // `is my average this month below 8,000`
            (frame.tests, frame.bounds) = (test, [])
        }
        guard isMean || frame.pers.isEmpty else { return nil }
        if case .workout(let types, nil) = topic.quantity, frame.isByVerb, !isMean, frame.tests.isEmpty,
            let place = frame.conditions.firstIndex(where: \.isOfWorkout),
            frame.conditions.count(where: \.isOfWorkout) == 1,
            case .field(let field) = frame.conditions[place].subject, [.distance, .duration].contains(field),
            case .number(let value) = frame.conditions[place].value
        {
            let quantity = Quantity.workout(types: types, field: field)
            guard isTotal || Self.share(of: quantity, value, said).map({ $0 >= 1 }) ?? false else { return nil }
            let sign = frame.conditions.remove(at: place).sign
            return threshold(quantity, .sum, said, sign, value)
        }
        guard frame.tests.count == 1, case .day(let field) = frame.tests[0].subject,
            topic.quantity == .days || topic.quantity == .day(field), frame.tests[0].lag == 0,
            case .number(let value) = frame.tests[0].value, field.kind != .clock,
            field.kind != .flag, !field.isText, frame.tests[0].sign != .equal
        else { return nil }
        if !isMean {
            guard field.kind == .cumulative,
                isTotal || Self.share(of: .day(field), value, said).map({ $0 >= 1 }) ?? false
            else { return nil }
        }
        frame.consume(.mean, .median)
        frame.pers.removeAll { $0 == .date }
        let sign = frame.tests[0].sign
        frame.tests = []
        return threshold(.day(field), isMedian ? .median : isMean ? .mean : .sum, said, sign, value)
    }

    private func threshold(
        _ quantity: Quantity, _ statistic: Statistic, _ days: Days, _ sign: Requirement.Sign, _ value: Double
    ) -> HealthQuestion? {
        // No total of a person is larger, and none could be told.
        guard value.isFinite, abs(value) < 1e9 else { return nil }
        var question = HealthQuestion(quantity, statistic, days)
        question.output = .yesNo
        question.threshold = HealthQuestion.Having(statistic: statistic, sign: sign, value: value)
        return question
    }

    /// Whether it is left open if one day has to pass, or all of them together: `did I run more than 7 km last week`.
    func isOpenTotal(_ question: HealthQuestion) -> Bool {
        guard question.output == .yesNo, !question.days.isDay, question.threshold == nil, !form.saysOnce, !form.saysAll
        else {
            return false
        }
        if question.quantifier == .any, question.statistic == .countDays, case .day(let field) = question.quantity,
            field.kind == .cumulative, let test = question.conditions.first(where: { $0.subject == .day(field) }),
            test.sign != .equal, case .number(let value) = test.value
        {
            return Self.share(of: question.quantity, value, question.days).map { $0 >= 0.25 } ?? false
        }
        if case .workout(let types, nil) = question.quantity, question.statistic == .sum,
            let test = question.conditions.first(where: \.isOfWorkout), case .field(let field) = test.subject,
            case .number(let value) = test.value
        {
            return Self.share(of: .workout(types: types, field: field), value, question.days).map { $0 >= 0.25 }
                ?? false
        }
        return false
    }

    /// A total spread over the days, as a share of what a day has in an ordinary week; `nil` for other quantities, a single
    /// day and all records. A share far below 1 is meant of one of the days, one above it of all of them.
    private static func share(of quantity: Quantity, _ value: Double, _ days: Days) -> Double? {
        let levels: [DayField: Double] = [
            .steps: 6000, .activeEnergy: 300, .basalEnergy: 1400, .dietaryEnergy: 1500, .water: 1200,
            .exerciseMinutes: 20, .distance: 3.5, .flights: 5, .alcohol: 0.3, .mindfulMinutes: 5,
            .daylightMinutes: 40, .protein: 50, .carbohydrates: 150, .fat: 40, .fiber: 15,
        ]
        guard let count = days.count, count > 1 else { return nil }
        let level: Double? =
            switch quantity {
            case .day(let field): levels[field]
            case .workout(["Cycling"], .distance?): 3
            case .workout(["Swimming"], .distance?): 0.4
            case .workout(_, .distance?): 1
            case .workout(_, .duration?): 20
            default: nil
            }
        // More than any one workout has is of all of them.
        if case .workout(let types, .distance?) = quantity, value > (types == ["Cycling"] ? 300 : 60) { return 1 }
        return level.map { value / Double(count) / $0 }
    }
}
