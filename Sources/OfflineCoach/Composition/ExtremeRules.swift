import HealthModel
import HealthQuery
import HealthQuestions

extension Composer {
    /// The highest, the lowest, their dates, the k-th and the first so many.
    func extreme(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty || topic.isPair, frame.tests.isEmpty, frame.bounds.isEmpty, topic.quantity != .days
        else { return nil }
        if topic.quantity == .formula("nap_length", nil),
            frame.superlatives.allSatisfy({ $0.isMore && [.long, .plain].contains($0.aspect) }),
            !frame.superlatives.isEmpty || frame.has(.max)
        {
            frame.superlatives = []
            frame.consume(.max)
            frame.consume(.which, .how)
            return HealthQuestion(topic.quantity, .max, topic.said ?? calendar.all)
        }
        if case .formula = topic.quantity { return nil }
        if let rank = frame.ranks.first { return ranked(rank, &frame, topic) }
        let byName = consumeExtremeByName(&frame)
        guard let degree = byName ?? frame.superlatives.first, byName != nil || frame.superlatives.count == 1,
            let isMore = direction(degree, topic.quantity)
        else { return nil }
        // `my most common mood` is not the highest.
        if byName == nil, degree.aspect == .common { return nil }
        // Who wakes up the most does it often, and not late.
        if byName == nil, topic.quantity.isClock, degree.aspect == .plain { return nil }
        if byName == nil { frame.superlatives = [] }
        if frame.counted.count == 1, frame.counted[0].count > 1, [.day, .night].contains(frame.counted[0].period) {
            let count = frame.counted[0].count
            frame.counted = []
            let rank = Frame.Rank(count: count, isOrdinal: false, degree: degree)
            frame.ranks = [rank]
            return count <= 10 ? ranked(rank, &frame, topic) : nil
        }
        let isOfOneDate = frame.pers.contains(.date)
        frame.pers.removeAll { $0 == .date }
        frame.counted.removeAll { $0.count == 1 && Self.grouping($0.period) == .date }
        let period = frame.consumePeriod(.day, .night, .morning) ?? (topic.isPair && isOfOneDate ? .day : nil)
        // `my highest heart rate at night`: a night has none of a day's figures.
        if period == .night, !topic.quantity.isToldOfNights { return nil }
        // `the worst night for efficiency` is a date, and `the longest night` a length.
        let isOfNight = period == .night && degree.aspect == .good && topic.quantity != .day(.sleep)
        let (hadPeriod, hadDay) = (period != nil, period == .day || isOfNight)
        var question = HealthQuestion(topic.quantity, isMore ? .max : .min, topic.said ?? calendar.all)
        // `the highest blood pressure, and on which day`: the day is told by the upper value.
        if topic.isPair, !hadPeriod, !frame.has(.when) {
            question.more = topic.more
            question.output = .list
            return question
        }
        let isWhichWorkout = topic.quantity.isOfWorkouts && (!topic.hasFigure || frame.flags.contains(.whichOne))
        // The hardest workout is one, and no figure.
        let isOne =
            degree.aspect == .hard && topic.quantity.isOfWorkouts && (frame.asked.isEmpty || frame.asked == [.how])
        let isDated =
            isOne || frame.has(.which) && !frame.has(.many) && (hadPeriod || isWhichWorkout)
            || frame.asked.isEmpty && hadDay
        if frame.has(.when),
            frame.flags.contains(.dated) || form.asksWhichDay || !topic.quantity.isClock || isDated || hadPeriod
                || byName != nil
        {
            frame.consume(.when)
            question.statistic = isMore ? .dateOfMax : .dateOfMin
        } else if isDated {
            question.statistic = isMore ? .dateOfMax : .dateOfMin
        }
        if [.dateOfMax, .dateOfMin].contains(question.statistic) {
            question.output = .date
        } else if topic.quantity.isClock {
            frame.consume(.when)
        }
        if case .workout(_, nil) = topic.quantity { return nil }
        frame.consume(.mean)
        return question
    }

    /// `the maximum`, where no superlative says something else.
    private func consumeExtremeByName(_ frame: inout Frame) -> Frame.Degree? {
        let names = frame.operations.filter { $0 == .max || $0 == .min }
        // `the lowest minimum`
        guard names.count == 1,
            frame.superlatives.allSatisfy({ $0 == Frame.Degree(isMore: names[0] == .max, aspect: .plain) })
        else { return nil }
        frame.superlatives = []
        frame.consume(.max, .min)
        return Frame.Degree(isMore: names[0] == .max, aspect: .plain)
    }

    private func ranked(_ rank: Frame.Rank, _ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.ranks.count == 1, frame.superlatives.isEmpty, !topic.quantity.isClock || !rank.isOrdinal,
            rank.degree.aspect != .last, rank.degree.aspect != .first,
            let isMore = direction(rank.degree, topic.quantity)
        else { return nil }
        if case .workout(_, nil) = topic.quantity { return nil }
        frame.ranks = []
        frame.consume(.list, .n)
        frame.pers.removeAll { $0 == .date }
        _ = frame.consumePeriod(.day, .night, .morning)
        guard rank.count > 1 else {
            return HealthQuestion(topic.quantity, isMore ? .max : .min, topic.said ?? calendar.all)
        }
        var question = HealthQuestion(topic.quantity, isMore ? .kthMax : .kthMin, topic.said ?? calendar.all)
        question.count = rank.count
        if rank.isOrdinal, frame.asked == [.when], !frame.flags.contains(.and), frame.consume(.when) {
            // `when was my third longest run`
            question.output = .date
        }
        if !rank.isOrdinal {
            question.statistic = isMore ? .topK : .bottomK
            question.output = .list
            frame.consume(.when, .show)
        }
        return question
    }

    /// `when did I last run`, `my latest weight`.
    func newest(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty || topic.isPair, frame.tests.isEmpty, frame.bounds.isEmpty,
            let isLast = consumeEnd(&frame)
        else { return nil }
        switch topic.quantity {
        case .workout(_, let field):
            var question = HealthQuestion(topic.quantity, isLast ? .lastDate : .firstDate, topic.said ?? calendar.all)
            question.output = .date
            if field == nil, frame.asked.isEmpty { return question }
            if frame.has(.when) || !isLast, field == nil {
                frame.consume(.when)
                return question
            }
            guard isLast else { return nil }
            (question.statistic, question.output) = field == nil ? (.list, .list) : (.value, .value)
            question.lastCount = 1
            if field != nil { frame.consume(.long, .far, .fast, .much, .high, .many) }
            return question
        case .day(let field):
            if field == .alcohol || field == .naps || field == .mindfulMinutes, frame.has(.when) || topic.isVerb {
                frame.consume(.when)
                var question = HealthQuestion(.day(field), isLast ? .lastDate : .firstDate, topic.said ?? calendar.all)
                question.conditions = [Requirement(.day(field), .above, .number(0))]
                question.output = .date
                return question
            }
            guard field.kind != .cumulative else { return nil }
            if frame.has(.when), field.kind == .discrete || field.kind == .latest {
                // `when did I last weigh myself`, `when was my blood pressure last taken`
                frame.consume(.when)
                var question = HealthQuestion(.day(field), isLast ? .lastDate : .firstDate, topic.said ?? calendar.all)
                if !frame.conditions.contains(where: { $0.subject == .day(field) }) {
                    question.conditions = [Requirement(.day(field), .present, .none)]
                }
                question.output = .date
                return question
            }
            var question = HealthQuestion(topic.quantity, isLast ? .last : .first, topic.said ?? calendar.all)
            question.more = topic.more
            if topic.isPair { question.output = .list }
            return question
        case .formula, .days, .combined: return nil
        }
    }

    /// Whether the word means a larger figure here; `nil` where it does not go with the quantity.
    func direction(_ degree: Frame.Degree, _ quantity: Quantity) -> Bool? {
        let isMore = degree.isMore
        switch degree.aspect {
        case .plain, .common: return isMore
        case .often:
            if case .workout(_, nil) = quantity { return isMore }
            return quantity == .day(.naps) ? isMore : nil
        case .hilly:
            if case .workout(_, .elevation?) = quantity { return isMore }
            return nil
        case .last, .first: return nil
        case .long:
            switch quantity {
            case .day(let field): return field.unit == "min" ? isMore : nil
            case .workout(_, let field): return field == .distance || field == .duration || field == nil ? isMore : nil
            default: return nil
            }
        case .far: return quantity.keptUnit?.dimension == .length || quantity == .day(.steps) ? isMore : nil
        case .fast:
            if case .workout(_, .pace?) = quantity { return !isMore }
            // `my slowest pulse`
            if case .day = quantity { return quantity.keptUnit == .beats ? isMore : nil }
            return nil
        case .late: return quantity.isClock ? isMore : nil
        case .hard: return quantity.isOfWorkouts || quantity == .day(.load) ? isMore : nil
        case .heavy: return quantity == .day(.weight) ? isMore : nil
        case .good: return quantity.isGoodHigh.map { $0 == isMore }
        }
    }
}
