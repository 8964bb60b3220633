import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Statistics of a selection: of the best days, workouts or groups, of all groups, and of highest and lowest together.
extension Composer {
    /// `the average of my three best weeks of steps`, `the total of my five longest runs`
    func ofBest(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard let summary = frame.summary, topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty,
            let statistic = [.sum: Statistic.sum, .mean: .mean, .median: .median][summary],
            let rank = consumeRank(&frame), rank.count > 1
        else { return nil }
        frame.summary = nil
        var question = HealthQuestion(topic.quantity, statistic, topic.said ?? calendar.all)
        let order = frame.order ?? Self.order(of: topic.quantity, by: rank.degree.aspect)
        frame.order = nil
        guard let isMore = direction(rank.degree, order) else { return nil }
        question.best = HealthQuestion.Best(
            count: rank.count, isHighest: isMore, order: order == topic.quantity ? nil : order)
        if let period = frame.consumePeriod(.week, .month, .quarter, .year) {
            question.grouping = Self.grouping(period)
            question.inner = Self.groupStatistic(topic.quantity, Self.grouping(period))
        } else {
            let period = frame.consumePeriod(.day, .night, .morning)
            if period == .night, !topic.quantity.isToldOfNights || !order.isToldOfNights { return nil }
            if period != nil, topic.quantity.isOfWorkouts { return nil }
            if case .workout(_, nil) = topic.quantity { return nil }
        }
        frame.pers.removeAll { $0 == .date }
        return question
    }

    /// So many of a ranking: `3 best`, `the five days with the most`.
    private func consumeRank(_ frame: inout Frame) -> Frame.Rank? {
        if frame.ranks.count == 1, !frame.ranks[0].isOrdinal, frame.superlatives.isEmpty, frame.counted.isEmpty {
            return frame.ranks.removeFirst()
        }
        guard frame.ranks.isEmpty, frame.counted.count == 1, let degree = frame.consumeSuperlative() else { return nil }
        let counted = frame.counted.removeFirst()
        frame.periods.append(counted.period)
        return Frame.Rank(count: counted.count, isOrdinal: false, degree: degree)
    }

    /// The pulse of the fastest runs is of those with the lowest pace.
    private static func order(of quantity: Quantity, by aspect: Part.Aspect) -> Quantity {
        guard case .workout(let types, let field?) = quantity else { return quantity }
        let isDistant = types.count == 1 && distant.contains(types[0])
        switch aspect {
        case .fast: return .workout(types: types, field: .pace)
        case .far: return .workout(types: types, field: .distance)
        case .long where field != .duration && field != .distance:
            return .workout(types: types, field: isDistant ? .distance : .duration)
        case .hilly: return .workout(types: types, field: .elevation)
        case .hard: return .workout(types: types, field: .load)
        default: return quantity
        }
    }

    /// `the median of my weekly distance`: of the totals of whole weeks or months.
    func ofGroups(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty, frame.superlatives.isEmpty,
            frame.ranks.isEmpty, frame.comparatives.isEmpty, !form.isYesNo, !frame.flags.contains(.list),
            let grouping = (frame.rates + frame.pers).first, frame.rates.count + frame.pers.count == 1,
            grouping == .week || grouping == .month
        else { return nil }
        let spreads: [(Part.Operation, Statistic)] = [(.median, .median), (.sd, .sd), (.cv, .cv)]
        let said = spreads.filter { frame.has($0.0) }
        guard said.count == 1 else { return nil }
        let inner = frame.operations.filter { $0 != said[0].0 }
        // `the median of steps each week` may be one of each week.
        guard inner == [.sum] || inner == [.mean] || inner.isEmpty && topic.quantity.isSum && !form.saysEach else {
            return nil
        }
        frame.operations = []
        frame.rates = []
        frame.pers = []
        var question = HealthQuestion(topic.quantity, said[0].1, topic.said ?? calendar.all)
        question.grouping = grouping
        question.inner = inner == [.mean] ? .mean : .sum
        guard question.inner == .mean || topic.quantity.isSum else { return nil }
        return question
    }

    /// `the range of my pulse`, `my highest minus my lowest weight`
    func range(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.consume(.range), topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty,
            frame.ranks.isEmpty, topic.quantity != .days
        else { return nil }
        switch topic.quantity {
        case .formula, .combined, .workout(_, nil): return nil
        default: break
        }
        if !frame.superlatives.isEmpty {
            guard let degree = frame.consumeSuperlative(), direction(degree, topic.quantity) != nil else { return nil }
        }
        let period = frame.consumePeriod(.day, .night, .morning)
        if period == .night, !topic.quantity.isToldOfNights { return nil }
        frame.pers.removeAll { $0 == .date }
        return HealthQuestion(topic.quantity, .range, topic.said ?? calendar.all)
    }
}
