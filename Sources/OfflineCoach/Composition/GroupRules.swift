import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `which month had the most`, `on which weekday do I walk least`.
    func groupExtreme(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty, topic.quantity != .days, frame.tests.isEmpty, frame.bounds.isEmpty else { return nil }
        // `the most nights under 7 hours of sleep` are counted, and no sleep.
        if case .day(let field) = topic.quantity, frame.conditions.contains(where: { $0.subject == .day(field) }) {
            return nil
        }
        let isCommon =
            topic.quantity.isCountOfSeveral
            && frame.superlatives.contains {
                // `which do I do least: yoga or pilates`
                $0.aspect == .common || $0.aspect == .plain && topic.isAny && frame.has(.which) && frame.periods.isEmpty
            }
        let isChoice = choosesByComparative(frame, topic)
        let hadPer = frame.nouns.isEmpty && frame.pers.contains(where: \.isOfSpans)
        let count = hadPer ? nil : countGroups(&frame)
        guard let grouping = consumeGrouping(&frame) ?? (isCommon || isChoice ? .type : nil) else { return nil }
        let byName = frame.superlatives.isEmpty && (frame.has(.max) || frame.has(.min))
        let degree: Frame.Degree
        if byName {
            degree = Frame.Degree(isMore: frame.has(.max), aspect: .plain)
            frame.consume(.max, .min)
        } else if frame.superlatives.isEmpty, frame.comparatives.count == 1,
            isChoice || frame.has(.which) && !frame.flags.contains(.or) && frame.conditions.isEmpty
        {
            // `in which month did I walk more`: more than in the others
            degree = frame.comparatives.removeFirst()
        } else {
            guard let said = frame.consumeSuperlative() else { return nil }
            degree = said
        }
        let isOfEach =
            topic.quantity.isOfWorkouts
            ? degree.aspect == .long || degree.aspect == .fast : topic.quantity.isLevel && !frame.has(.mean)
        if hadPer, isOfEach {
            // `my longest run each month`, `the lowest pulse of every week`: one of each, and no month.
            frame.consume(.how)
            guard let isMore = direction(degree, topic.quantity), frame.asked.isEmpty else { return nil }
            var question = HealthQuestion(topic.quantity, isMore ? .max : .min, topic.said ?? calendar.all)
            (question.grouping, question.output) = (grouping, .table)
            frame.consume(.list)
            return question
        }
        frame.consume(.often)
        if isCommon || grouping == .type { frame.consume(.or) }
        guard let isMore = direction(degree, topic.quantity) else { return nil }
        var question = HealthQuestion(topic.quantity, isMore ? .groupOfMax : .groupOfMin, topic.said ?? calendar.all)
        question.grouping = grouping
        if degree.aspect == .common, case .day(let field) = topic.quantity {
            // `on which weekday do I drink most often`: on how many of them, and not how much.
            guard field.isOccasional, frame.operations.isEmpty else { return nil }
            question.conditions = [Requirement(.day(field), .above, .number(0))]
            question.inner = .countDays
        } else {
            question.inner =
                frame.consume(.mean)
                ? .mean
                : frame.consume(.sum)
                    ? .sum : frame.consume(.median) ? .median : Self.groupStatistic(topic.quantity, grouping)
        }
        frame.pers.removeAll { $0 == .date }
        let asksFigure = (frame.has(.many) || frame.has(.much)) && !frame.has(.which) && !frame.has(.when)
        frame.consume(.when)
        question.count = count
        question.output = grouping == .weekday || grouping == .type || count != nil ? .list : .date
        // `how many steps in my best week`
        if asksFigure, question.output == .date { question.output = .value }
        if grouping == .type, !topic.quantity.isOfWorkouts { return nil }
        if topic.quantity.isClock, degree.aspect != .late { return nil }
        return question
    }

    /// `do I hike or run more often`, `hiking or running: which do I do more often`
    private func choosesByComparative(_ frame: Frame, _ topic: Topic) -> Bool {
        guard topic.isAny, frame.superlatives.isEmpty, frame.comparatives.count == 1, frame.periods.isEmpty,
            frame.conditions.isEmpty || frame.has(.which), topic.said.map({ ($0.count ?? .max) > 300 }) ?? true,
            case .workout(_, let field) = topic.quantity
        else { return false }
        return frame.comparatives[0].aspect == .often && field == nil
            || frame.comparatives[0].aspect == .far && field == .distance
    }

    /// `the three months with the most`: how many; `nil` for one.
    private func countGroups(_ frame: inout Frame) -> Int? {
        if frame.ranks.count == 1, !frame.ranks[0].isOrdinal, frame.superlatives.isEmpty,
            frame.periods.allSatisfy({ Self.grouping($0) != .date })
        {
            let rank = frame.ranks.removeFirst()
            frame.superlatives = [rank.degree]
            return rank.count > 1 ? rank.count : nil
        }
        guard frame.superlatives.count == 1 else { return nil }
        if frame.nouns.count == 1, frame.numbers.count == 1, let count = Int(exactly: frame.numbers[0]),
            (2...12).contains(count)
        {
            frame.numbers = []
            return count
        }
        guard frame.counted.count == 1, frame.counted[0].count > 1 else { return nil }
        let counted = frame.counted.removeFirst()
        frame.periods.append(counted.period)
        return counted.count
    }

    private func consumeGrouping(_ frame: inout Frame) -> HealthQuestion.Grouping? {
        if let noun = frame.nouns.first, frame.nouns.allSatisfy({ $0 == noun }) {
            frame.nouns = []
            return noun
        }
        if let per = frame.pers.first(where: { [.week, .month, .quarter, .year].contains($0) }),
            !frame.superlatives.isEmpty || frame.has(.max) || frame.has(.min)
        {
            frame.pers.removeAll { $0 == per }
            return per
        }
        return frame.consumePeriod(.week, .month, .quarter, .year).map { Self.grouping($0) }
    }

    static func groupStatistic(_ quantity: Quantity, _ grouping: HealthQuestion.Grouping) -> Statistic {
        switch quantity {
        case .day(let field): field.kind == .cumulative && grouping != .weekday && grouping != .dayType ? .sum : .mean
        case .workout(_, let field): Quantity.isSummed(field) ? .sum : .mean
        case .formula, .days, .combined: .mean
        }
    }

    // MARK: Tables

    /// A figure for each week, weekday or kind.
    func grouped(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        if let table = byDayType(&frame, topic) { return table }
        guard topic.more.isEmpty, topic.quantity != .days, frame.tests.isEmpty, frame.bounds.isEmpty,
            frame.superlatives.isEmpty, !form.isYesNo || !frame.flags.contains(.any),
            let grouping = consumeTableGrouping(
                &frame, isSum: topic.quantity.isSum, spansMonths: topic.said?.count.map { $0 > 62 } ?? false)
        else { return nil }
        if grouping == .date || grouping == .weekday && topic.said.map({ $0.isSpan && ($0.count ?? 0) <= 7 }) ?? false {
            return nil
        }
        let saysDaily = frame.pers.contains(.date)
        frame.pers.removeAll { $0 == .date }
        frame.consume(.many, .much, .often, .show, .long, .far)
        let isTable = frame.has(.table) || frame.flags.contains(.list)
        if form.isYesNo, !isTable, !frame.has(.list) { return everyGroup(&frame, topic, grouping) }
        frame.consume(.list, .table)
        frame.consume(.list)
        frame.consume(.compare)
        var question = HealthQuestion(
            topic.quantity, Self.groupStatistic(topic.quantity, grouping), topic.said ?? calendar.all)
        // `total steps per day by month`
        if frame.operations == [.sum], saysDaily { frame.operations = [.mean] }
        if frame.operations.count == 1, let statistic = Self.tableStatistics[frame.operations[0]] {
            if grouping == .week || grouping == .month, topic.quantity.isSum, statistic == .mean, !isTable {
                return nil
            }
            frame.operations = []
            question.statistic = statistic
        }
        question.grouping = grouping
        question.output = .table
        if grouping == .type, !topic.quantity.isOfWorkouts { return nil }
        if case .formula = topic.quantity { return nil }
        return question
    }

    /// `did I run every week in October`: whether each of them has such a workout.
    private func everyGroup(
        _ frame: inout Frame, _ topic: Topic, _ grouping: HealthQuestion.Grouping
    ) -> HealthQuestion? {
        guard case .workout(_, nil) = topic.quantity, [.week, .month, .year].contains(grouping),
            frame.operations.isEmpty,
            let said = topic.said, said.from != nil, said.own == nil, frame.conditions.isEmpty
        else { return nil }
        var question = HealthQuestion(topic.quantity, .countGroups, said)
        (question.grouping, question.inner, question.output, question.quantifier) = (grouping, .sum, .yesNo, .every)
        question.having = HealthQuestion.Having(statistic: .sum, sign: .atLeast, value: 1)
        return question
    }

    /// `bedtime on weekdays and weekends`
    private func byDayType(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.flags.contains(.and), frame.comparatives.isEmpty, frame.superlatives.isEmpty, topic.more.isEmpty,
            frame.conditions == [.weekend(false), .weekend(true)]
                || frame.conditions == [.weekend(true), .weekend(false)],
            frame.tests.isEmpty, frame.bounds.isEmpty, case .day(let field) = topic.quantity, !field.isText,
            frame.operations.isEmpty || frame.operations == [.mean]
        else { return nil }
        frame.conditions = []
        frame.operations = []
        frame.consume(.many, .much, .long, .when)
        frame.pers.removeAll { $0 == .date }
        var question = HealthQuestion(topic.quantity, .mean, topic.said ?? calendar.all)
        question.grouping = .dayType
        question.output = .table
        return question
    }

    private static let tableStatistics: [Part.Operation: Statistic] = [
        .mean: .mean, .sum: .sum, .median: .median, .sd: .sd, .max: .max, .min: .min, .n: .n, .cv: .cv,
    ]

    /// The spread of weekly sums is no spread in each week.
    private func consumeTableGrouping(_ frame: inout Frame, isSum: Bool, spansMonths: Bool) -> HealthQuestion.Grouping?
    {
        if let per = frame.pers.first(where: { $0 != .date }) {
            if isSum, per != .weekday, !frame.flags.contains(.list),
                frame.has(.median) || frame.has(.sd) || frame.has(.cv)
            {
                return nil
            }
            frame.pers.removeAll { $0 == per }
            return per
        }
        if frame.rates.count == 1, !frame.has(.trend), frame.rises.isEmpty {
            let rate = frame.rates[0]
            let asks = frame.has(.many) || frame.has(.much) || frame.has(.often) || frame.has(.far) || frame.has(.long)
            guard !asks, !frame.has(.mean) || !frame.quantities.isEmpty || frame.flags.contains(.list) else {
                return nil
            }
            let spreads: [Part.Operation] = [.sd, .median, .cv, .max, .min]
            if frame.operations.count == 1, spreads.contains(frame.operations[0]), !isSum {
                frame.rates = []
                return rate
            }
            // `minutes per month, 2025`: a figure for each.
            let isEach = rate == .month && isSum && !frame.has(.mean) && spansMonths
            if isEach || frame.has(.sum) || frame.flags.contains(.list) || frame.has(.show) || frame.has(.table)
                || frame.flags.contains(.compare)
            {
                frame.rates = []
                return rate
            }
            return nil
        }
        if let noun = frame.nouns.first, frame.nouns.count == 1 {
            frame.nouns = []
            return noun
        }
        // `week sums`
        guard frame.has(.sum), frame.asked.isEmpty else { return nil }
        return frame.consumePeriod(.week, .month, .quarter, .year).map { Self.grouping($0) }
    }

    /// `how many runs a week`: how much of it comes to one week or month.
    func rated(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty, frame.superlatives.isEmpty,
            !frame.flags.contains(.list)
        else {
            return nil
        }
        let rate: HealthQuestion.Grouping
        if frame.rates.count == 1 {
            rate = frame.rates[0]
        } else if frame.pers.count == 1, [.week, .month].contains(frame.pers[0]), frame.has(.mean) {
            rate = frame.pers[0]
        } else {
            return nil
        }
        frame.rates = []
        frame.pers.removeAll { $0 == rate }
        // `how much do I run per week` is no number of runs.
        if case .workout(let types, nil) = topic.quantity, types.count == 1, Self.distant.contains(types[0]),
            frame.has(.much)
        {
            return nil
        }
        guard topic.quantity.isSum else {
            guard frame.consume(.mean) || frame.asked.isEmpty, topic.quantity != .days else { return nil }
            if case .formula = topic.quantity { return nil }
            var question = HealthQuestion(topic.quantity, .mean, topic.said ?? calendar.all)
            question.grouping = rate
            question.output = .table
            return question
        }
        guard !form.isYesNo else { return nil }
        frame.consume(.mean)
        frame.consume(.many, .often, .much, .far, .long)
        return HealthQuestion(topic.quantity, rate == .week ? .ratePerWeek : .ratePerMonth, topic.said ?? calendar.all)
    }
}

extension Quantity {
    /// The number of workouts of all kinds, or of several.
    fileprivate var isCountOfSeveral: Bool {
        if case .workout(let types, nil) = self { types.count != 1 } else { false }
    }
}
