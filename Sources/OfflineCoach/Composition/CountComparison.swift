import HealthModel
import HealthQuery
import HealthQuestions

extension Composer {
    /// `how many days over 10,000 steps in May against June`, `more often than last month`: on how many days, or which share
    /// of them, the same tests pass. `runs a week`, `faster`: how much of it comes to a week or month, and how fast it changed.
    func comparedCounts(_ left: Frame, _ right: Frame?) -> HealthQuestion? {
        guard var other = right else { return nil }
        var one = left
        let degrees = one.comparatives + other.comparatives
        guard degrees.count <= 1, degrees.allSatisfy({ [.plain, .often, .fast].contains($0.aspect) }) else {
            return nil
        }
        (one.comparatives, other.comparatives) = ([], [])
        if other.superlatives == [Frame.Degree(isMore: true, aspect: .last)] {
            // `this year than last`
            (other.superlatives, other.relatives) = ([], [.before])
        }
        if one.days.isEmpty, let running = other.days.first.flatMap(running) { one.days = [running] }
        guard one.days.count == 1, let days = consumeOtherDays(&other, one.days[0]), other.isBlank else { return nil }
        one.consume(.compare)
        one.consume(.difference)
        let asksWhether = form.isYesNo && one.asked.isEmpty
        // `fewer drinks` are no fewer days with one.
        let hasTests = !one.tests.isEmpty || !one.bounds.isEmpty
        let isFaster = degrees.first?.aspect == .fast
        guard !asksWhether || degrees.first.map({ isFaster || $0.aspect == .often || hasTests }) ?? false else {
            return nil
        }
        let isUp = (one.risen + one.rises).first ?? true
        if asksWhether { one.asked = [isFaster ? .fast : .often] }
        var counter = self
        counter.form.isYesNo = false
        guard var question = counter.single(one, nil),
            [.countDays, .shareDays, .ratePerWeek, .ratePerMonth, .trend].contains(question.statistic),
            question.output == .value, question.grouping == nil, days != question.days, question.method == nil,
            !isFaster || question.statistic == .trend
        else { return nil }
        question.inner = question.statistic
        question.statistic = .difference
        question.comparison = Comparison(days: days)
        if asksWhether { (question.output, question.isYesAbove) = (.yesNo, degrees[0].isMore == isUp) }
        return question
    }

    private func consumeOtherDays(_ other: inout Frame, _ first: Days) -> Days? {
        defer { (other.days, other.relatives) = ([], []) }
        switch (other.days.count, other.relatives.count) {
        case (1, 0): return calendar.compared(other.days[0], with: first) ?? other.days[0]
        case (0, 1): return calendar.earlier(other.relatives[0], first)
        default: return nil
        }
    }

    /// `how many rest days in each month`: the number of such days in each.
    /// - Parameter isNamed: whether days or nights were said, and not so much `a week`.
    func countTable(_ counted: HealthQuestion, _ frame: inout Frame, isNamed: Bool) -> HealthQuestion? {
        let spans = counted.days.from == nil ? 0 : counted.days.count ?? 0
        if !form.isYesNo, frame.superlatives.count == 1, frame.superlatives[0].isMore,
            [.plain, .often, .common].contains(frame.superlatives[0].aspect),
            frame.asked.allSatisfy({ $0 == .which || $0 == .when }),
            let period = frame.consumePeriod(.week, .month, .quarter, .year)
        {
            // `the month with the most days over 10,000 steps`
            (frame.superlatives, frame.asked) = ([], [])
            var question = counted
            (question.statistic, question.inner, question.output, question.grouping) =
                (.groupOfMax, .countDays, .date, Self.grouping(period))
            return question
        }
        let each = frame.pers + frame.rates.filter { isNamed && spans > ($0 == .week ? 13 : 62) }
        guard !form.isYesNo, each.count == 1, each[0].isOfSpans, frame.operations.isEmpty,
            frame.asked.allSatisfy({ $0 == .many || $0 == .often || $0 == .show })
        else { return nil }
        // `every week more than three workouts` are not those of one day.
        if counted.conditions.contains(where: \.isCountOfSeveral) { return nil }
        (frame.pers, frame.rates, frame.asked) = ([], [], [])
        frame.consume(.list)
        var question = counted
        question.grouping = each[0]
        question.output = .table
        return question
    }
}
