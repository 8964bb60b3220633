import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Two sides that were told apart, as a question.
extension Composer {
    func difference(_ left: inout Frame, _ right: inout Frame) -> HealthQuestion? {
        let comparative = left.comparatives.first
        if comparative?.aspect == .plain, left.verbs == [.day(.wakeTime)] {
            // `was I up more last night than usual`: for longer, and not later.
            left.verbs = [.day(.awake)]
        }
        if left.namesNothing, right.namesNothing, left.days.count == 1, left.days[0].isNight,
            comparative.map({ [.good, .long].contains($0.aspect) }) ?? false
        {
            // `was last night better than the night before`
            left.quantities = [.day(.sleep)]
        }
        guard left.comparatives.count <= 1, left.ranks.isEmpty, left.superlatives.isEmpty else { return nil }
        if right.comparatives.count == 1, left.comparatives.isEmpty {
            // `before eleven against later`; `after runs over 15 km against shorter`, which are runs as well.
            right.comparatives = []
            let own = left.conditions.filter { !$0.isCalendar }
            if own.count == 1, case .workout(_, .some) = own[0].subject, let opposite = own[0].opposite {
                right.conditions.append(opposite)
            } else {
                right.flags.insert(.opposite)
            }
        }
        if right.superlatives == [Frame.Degree(isMore: true, aspect: .last)], left.days.count == 1, right.days.isEmpty {
            // `this year than last`
            right.superlatives = []
            if let whole = wholePeriod(before: left.days[0]) {
                right.days = [whole]
            } else {
                right.relatives.append(.before)
            }
        }
        consumeOtherBounds(left, &right)
        // `yesterday against my average`
        if right.operations == [.mean], right.days.count == 1, left.days.isEmpty, right.conditions.isEmpty,
            right.quantities.isEmpty, right.kinds.isEmpty, right.verbs.isEmpty, !left.comparatives.isEmpty
        {
            // `less than usual this week`
            swap(&left.days, &right.days)
        }
        if right.operations == [.mean], left.namesNothing, left.days.count == 1, right.quantities.count == 1,
            right.days.isEmpty
        {
            // `was yesterday above my average for steps`
            swap(&left.quantities, &right.quantities)
        }
        if form.isYesNo, left.days.isEmpty, left.conditions.isEmpty, left.relatives.isEmpty, left.operations.isEmpty,
            left.verbs.isEmpty, left.quantities.count == 1, case .day(let field) = left.quantities[0],
            field.kind == .discrete, right.has(.mean), right.days.isEmpty, right.conditions.isEmpty,
            right.quantities.isEmpty, right.daysBefore.isEmpty,
            right.consume(.last) || right.consume(.current) || form.asksPresent && right.flags.isEmpty
        {
            // `is my HRV higher than usual right now`
            left.days = [calendar.day(ago: 0)]
        }
        if right.operations == [.mean], left.days.count == 1, left.days[0].isDay, left.days[0].own == nil,
            left.conditions.isEmpty, right.days.isEmpty, right.conditions.count == 1,
            right.conditions[0].weekdays == [left.days[0].to.weekday]
        {
            // `last Sunday against my average on Sundays`
            right.days = [calendar.all]
        }
        let hadMean = right.operations == [.mean] && right.days.isEmpty && right.conditions.isEmpty
        let isAgainstMean = right.operations == [.mean] && left.operations.isEmpty
        // `how far ahead am I in running distance`
        let asksFar = !form.isYesNo && left.comparatives.count == 1 && left.has(.far)
        guard let inner = consumeInner(&left, &right) else { return nil }
        consumeSharedDays(&left, &right)
        guard shareConditions(&left, &right) else { return nil }
        if left.days.isEmpty, left.conditions.isEmpty, left.relatives.isEmpty, right.days.count == 1,
            right.conditions.isEmpty,
            let running = running(right.days[0])
        {
            left.days = [running]
        }
        let isMeasured =
            if left.quantities.count == 1, case .day(let field) = left.quantities[0] { field.kind == .latest } else {
                false
            }
        // `is my VO2max higher than at Christmas`
        let isWeight =
            left.quantities == [.day(.weight)] || left.verbs == [.day(.weight)]
            || isMeasured && form.asksPresent && right.days.first?.isDay == true
        if left.quantities.count == 1, case .formula = left.quantities[0], left.days.isEmpty, left.conditions.isEmpty,
            left.relatives.isEmpty, right.days.count == 1, right.days[0].isDay, form.isYesNo
        {
            // `is my CTL higher than four weeks ago`
            left.days = [calendar.day(ago: 0)]
        }
        if isWeight || left.comparatives.first?.aspect == .heavy, left.days.isEmpty, left.relatives.isEmpty,
            left.conditions.isEmpty, left.superlatives.isEmpty, left.kinds.isEmpty
        {
            // `am I heavier than a year ago`, `lighter than in January`
            if right.relatives == [.yearAgo], right.days.isEmpty { left.days = [calendar.day(ago: 0)] }
            if right.days.count == 1, right.conditions.isEmpty, right.days[0].to < calendar.today {
                left.days = now(beside: right.days[0])
            }
        }
        let hasNoDays = left.days.isEmpty && left.relatives.isEmpty
        setNow(&left, beside: right)
        if right.relatives == [.yearAgo], right.days.isEmpty, left.days.isEmpty, left.conditions.isEmpty,
            left.relatives.isEmpty, !left.kinds.isEmpty || !left.attributes.isEmpty
        {
            // `do I run faster than a year ago`: one day tells nothing of workouts.
            left.days = calendar.last(30, .day).map { [$0] } ?? []
        }
        if right.isBlank, left.days.count == 1, hadMean, right.daysBefore.isEmpty { right.days = [calendar.all] }
        guard let said = consumeDays(&left, withCount: false), let topic = comparedTopic(&left, &right) else {
            return nil
        }
        guard topic.more.isEmpty || topic.isPair, topic.quantity != .days, left.tests.isEmpty, right.tests.isEmpty,
            !topic.quantity.isClock || inner.operation == .sd && comparative?.aspect == .plain
                || comparative?.aspect != .plain && !left.flags.contains(.ratio)
        else { return nil }
        if case .formula(let name, _) = topic.quantity {
            // `CTL today against four weeks ago`: of two days
            guard HealthQuestion.formulasOfDay.contains(name), said.days?.isDay == true else { return nil }
        }
        left.comparatives = []
        var question = HealthQuestion(topic.quantity, .difference, said.days ?? calendar.all)
        question.more = topic.more
        question.conditions = left.conditions
        left.conditions = []
        if isAgainstMean, comparative?.aspect ?? .plain == .plain, question.isOfWorkouts, question.quantity.isSum,
            !question.days.isDay
        {
            // `more runs this week than usual`: what came to a day, and no mean of each run.
            guard let field = question.quantity.ofDays, field.kind == .cumulative,
                question.conditions.allSatisfy(\.isCalendar)
            else { return nil }
            question.quantity = .day(field)
        }
        guard let comparison = comparison(&left, &right, question, said.days, topic, comparative) else { return nil }
        if left.flags.contains(.minus), let other = comparison.quantity, comparison.days == nil,
            comparison.conditions == nil, !question.isOfWorkouts
        {
            return combined(question, other, inner, &left, right)
        }
        if let table = sideBySide(question, comparison, inner, left, right) { return table }
        question.comparison = comparison
        left.consume(.minus)
        question.inner = innerStatistic(inner, question, comparative)
        if form.isOngoing, question.isOfWorkouts, question.inner == .sum, hasNoDays, let other = comparison.days,
            other.count != question.days.count
        {
            // `do I run more than in spring`: a total of 30 days is no match for that of a season.
            return nil
        }
        guard consumeForm(&question, &left, &right, comparative?.degree(for: topic.quantity, self), comparative) else {
            return nil
        }
        if asksFar { (question.output, question.isYesAbove) = (.value, nil) }
        left.absorb(right)
        if question.quantity.isOfNight {
            left.consume(.nights)
            left.consume(.atNight)
        }
        frameUnits(&left, &question)
        left.consume(.and)
        left.consume(.difference)
        left.consume(.compare)
        left.consume(.both)
        return left.isSpent ? question : nil
    }

    /// `over 200 mg against under 200 mg`: of the same metric.
    private func consumeOtherBounds(_ left: Frame, _ right: inout Frame) {
        let own = (left.tests + left.conditions).filter { !$0.isCalendar }
        guard !right.bounds.isEmpty, own.count == 1, case .day(let field) = own[0].subject,
            let tests = Grammar.tests(field, right.bounds.map { $0.inHours(of: field, beside: own[0].value) })
        else { return }
        right.bounds = []
        let others = tests.map { $0.lagged(by: own[0].lag) }
        if left.tests.isEmpty { right.conditions += others } else { right.tests += others }
    }

    /// `weekdays and weekends side by side`
    private func sideBySide(
        _ asked: HealthQuestion, _ comparison: Comparison, _ inner: Inner, _ left: Frame, _ right: Frame
    ) -> HealthQuestion? {
        var rest = left
        rest.absorb(right)
        guard rest.consume(.both) || rest.flags.contains(.list) || rest.has(.show), comparison.days == nil,
            comparison.quantity == nil, asked.conditions.count == 1, asked.conditions[0].subject == .day(.isWeekend),
            comparison.conditions?.count == 1, comparison.conditions?[0] == asked.conditions[0].opposed
        else { return nil }
        rest.consume(.list)
        rest.consume(.compare)
        rest.consume(.difference)
        rest.consume(.show, .which, .how)
        var question = asked
        question.conditions = []
        question.statistic = inner.operation == .sum ? .sum : .mean
        question.grouping = .dayType
        question.output = .table
        return rest.isSpent ? question : nil
    }

    /// `time in bed minus time asleep` of the same days.
    private func combined(
        _ asked: HealthQuestion, _ other: Quantity, _ inner: Inner, _ left: inout Frame, _ right: Frame
    ) -> HealthQuestion? {
        var question = asked
        left.absorb(right)
        left.consume(.minus)
        left.consume(.which, .how, .much)
        question.quantity = .combined(asked.quantity, .minus, other)
        let isSum = question.quantity.isSum && inner.operation != .mean && !inner.isPerDay
        question.statistic = inner.operation == .sum || isSum ? .sum : .mean
        frameUnits(&left, &question)
        return left.isSpent ? question : nil
    }
}
