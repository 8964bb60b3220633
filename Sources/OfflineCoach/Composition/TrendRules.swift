import HealthModel
import HealthQuery
import HealthQuestions

extension Composer {
    /// `is my weight going up`, `the slope of HRV per week`
    func trend(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        if let course = courseOfWorkouts(&frame, topic) { return course }
        if frame.flags.contains(.becoming), frame.comparatives.count == 1, frame.rises.isEmpty,
            !topic.quantity.isOfWorkouts,
            let isMore = direction(frame.comparatives[0], topic.quantity)
        {
            // `is getting longer`
            frame.comparatives = []
            frame.rises = [isMore]
        }
        guard
            !frame.rises.isEmpty || frame.has(.trend) || frame.has(.change) && !frame.rates.isEmpty
                || !frame.risen.isEmpty && (!frame.rates.isEmpty || !frame.perDays.isEmpty || frame.has(.fast))
                || frame.methods.contains("mann_kendall")
                || form.isYesNo && frame.risen.count == 1 && topic.said == nil && topic.quantity.isLevel,
            topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty, topic.said?.isDay != true
        else { return nil }
        guard !topic.quantity.isClock, topic.quantity != .days else { return nil }
        // `did my weight go down every month`: in each of them, and no slope of all.
        guard !(form.isYesNo && form.saysEach) else { return nil }
        // `have I gained a kilo`: so much, and not whether it rises.
        guard !form.isYesNo || frame.units.isEmpty else { return nil }
        if case .formula = topic.quantity { return nil }
        let directions = frame.rises + frame.risen
        (frame.rises, frame.risen) = ([], [])
        frame.consume(.trend, .change)
        frame.consume(.or)
        frame.consume(.any)
        let asksMuch = frame.has(.much) || frame.has(.fast)
        frame.consume(.much, .which, .how, .long, .fast)
        // `does it show a trend`
        if form.isYesNo { frame.consume(.show) }
        var question = HealthQuestion(topic.quantity, .trend, topic.said ?? calendar.all)
        question.perDays = consumeSlopeUnit(&frame)
        // `how much do I lose a week on average`
        if question.perDays != nil { frame.consume(.mean) }
        question.method = consumeMethod(&frame)
        if asksMuch || question.perDays != nil {
            question.output = .value
        } else if directions.count == 1, form.isYesNo || form.hasQuestionMark, question.perDays == nil || form.isYesNo {
            question.output = .yesNo
            question.isYesAbove = directions[0]
        } else if question.method == .mannKendall, form.isYesNo || form.hasQuestionMark {
            question.output = .yesNo
        } else if directions.isEmpty, form.isYesNo {
            question.output = .yesNo
        }
        return question
    }

    /// `trend of my running pace`: of a figure of workouts no slope is told, but its mean of each month.
    private func courseOfWorkouts(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard case .workout(_, let field?) = topic.quantity, !Quantity.isSummed(field), frame.has(.trend),
            !form.isYesNo,
            topic.more.isEmpty, frame.rises.isEmpty, frame.risen.isEmpty, frame.turns.isEmpty,
            frame.comparatives.isEmpty,
            frame.methods.isEmpty, frame.rates.isEmpty, frame.pers.isEmpty, frame.perDays.isEmpty,
            topic.said?.isDay != true, !frame.has(.much), !frame.has(.fast)
        else { return nil }
        frame.consume(.trend)
        frame.consume(.which, .how, .show)
        var question = HealthQuestion(topic.quantity, .mean, topic.said ?? calendar.all)
        (question.grouping, question.output) = (.month, .table)
        return question
    }

    /// `a week`, `per 30 days`
    private func consumeSlopeUnit(_ frame: inout Frame) -> Int? {
        if let rate = frame.rates.first, frame.rates.count == 1 {
            frame.rates = []
            return rate == .week ? 7 : 30
        }
        if let per = frame.pers.first, frame.pers.count == 1, let days = [.date: 1, .week: 7, .month: 30][per] {
            frame.pers = []
            return days
        }
        if let days = frame.perDays.first, frame.perDays.count == 1 {
            frame.perDays = []
            return days
        }
        return nil
    }

    private func consumeMethod(_ frame: inout Frame) -> HealthQuestion.Method? {
        guard let name = frame.methods.first, frame.methods.allSatisfy({ $0 == name }) else { return nil }
        frame.methods = []
        return HealthQuestion.Method(rawValue: name)
    }

    /// Whether months are said between which something changed that each day has: by its means, and not by two of its values.
    func isChangeOfMonths(_ topic: Topic) -> Bool {
        guard case .day(let field) = topic.quantity, field.kind != .latest, let said = topic.said else { return false }
        return said.isSpan && said.to < calendar.today && said.isOfWholeMonths
    }

    /// The last value minus the first: `how much has it changed`, `have I lost weight`
    func changed(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty || topic.isPair, frame.tests.isEmpty, frame.bounds.isEmpty, frame.rates.isEmpty,
            !topic.quantity.isClock, !form.isYesNo || frame.risen.isEmpty || frame.units.isEmpty
        else { return nil }
        // From one day to the same one there is no change.
        guard case .day = topic.quantity, topic.said?.isDay != true, !isChangeOfMonths(topic) else { return nil }
        var question = HealthQuestion(topic.quantity, .change, topic.said ?? calendar.all)
        question.more = topic.more
        let hasChange = frame.has(.change) || !(frame.risen + frame.rises).isEmpty
        if frame.flags.contains(.percent) || frame.units == [.percent] && hasChange, topic.quantity.isLevel,
            topic.more.isEmpty, topic.quantity.keptUnit != .percent
        {
            // `by how many percent did my weight change this year`
            frame.consume(.percent)
            (question.statistic, question.unit) = (.percentChange, .percent)
            (frame.units, frame.risen, frame.rises) = ([], [], [])
        }
        if frame.has(.change) || question.statistic == .percentChange {
            frame.consume(.change)
            frame.consume(.much, .which, .how)
            return question
        }
        if frame.has(.much), topic.said?.isSpan == true, frame.perDays.isEmpty, frame.pers.isEmpty {
            // `by how much did it go up from February to May`
            frame.risen += frame.rises
            frame.rises = []
        }
        if frame.has(.first), frame.has(.last) || frame.superlatives.contains(where: { $0.aspect == .last }) {
            guard frame.flags.contains(.difference) else { return nil }
            frame.consume(.difference)
            frame.consume(.first, .last)
            frame.superlatives.removeAll { $0.aspect == .last || $0.aspect == .first }
            return question
        }
        if frame.comparatives == [Frame.Degree(isMore: true, aspect: .good)], frame.asked == [.much], topic.said != nil
        {
            // `how much did it improve`
            frame.comparatives = []
            frame.consume(.much)
            return question
        }
        if frame.risen.count == 2, frame.risen[0] != frame.risen[1], frame.flags.contains(.or), topic.said != nil,
            frame.has(.much) || frame.has(.many)
        {
            // `how much have I lost or gained`
            frame.consume(.or)
            frame.consume(.much, .many)
            frame.risen = []
            return question
        }
        guard frame.risen.count == 1, let isUp = frame.risen.first, topic.said != nil else { return nil }
        frame.risen = []
        if frame.has(.much) || frame.has(.many) {
            frame.consume(.much, .many)
            question.contrast.isUp = isUp
            return question
        }
        // `weight gained since March`
        guard form.isYesNo || form.hasQuestionMark else { return frame.asked.isEmpty ? question : nil }
        question.output = .yesNo
        question.isYesAbove = isUp
        return question
    }

    // MARK: Smoothing

    func smoothed(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.consume(.smoothed), topic.more.isEmpty, case .day(let field) = topic.quantity, field.kind != .clock
        else { return nil }
        frame.consume(.last, .mean)
        frame.superlatives.removeAll { $0.aspect == .last }
        frame.consume(.current)
        return HealthQuestion(topic.quantity, .smoothed, topic.said ?? calendar.day(ago: 0))
    }

    /// The mean of so many days: today's, or the highest and lowest of all.
    func rolling(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        let isNamed = frame.has(.rolling)
        guard topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty, frame.ranks.isEmpty else { return nil }
        guard let window = consumeWindow(&frame, isNamed) else { return nil }
        frame.consume(.rolling)
        let degrees = frame.superlatives
        guard degrees.count <= 1 else { return nil }
        // `the highest 7-day total of training hours`
        let saysSum = frame.has(.sum)
        frame.operations.removeAll { $0 == .sum }
        let isSum = !frame.consume(.mean) && (topic.quantity.isOfWorkouts || saysSum)
        guard isSum || !saysSum else { return nil }
        frame.consume(.streak)
        guard !topic.quantity.isClock, topic.quantity != .days else { return nil }
        if case .formula = topic.quantity { return nil }
        let byName = frame.has(.max) || frame.has(.min)
        guard !degrees.isEmpty || byName else {
            guard isNamed, topic.said == nil || topic.said?.isDay == true else { return nil }
            frame.consume(.last)
            frame.consume(.current)
            var question = HealthQuestion(topic.quantity, .rollingMean, topic.said ?? calendar.day(ago: 0))
            question.window = window
            return question
        }
        guard let isMore = degrees.first.map({ direction($0, topic.quantity) }) ?? frame.has(.max) else { return nil }
        frame.superlatives = []
        frame.consume(.max, .min)
        var question = HealthQuestion(topic.quantity, isMore ? .rollingMax : .rollingMin, topic.said ?? calendar.all)
        question.window = window
        question.inner = isSum ? .sum : .mean
        if frame.consume(.when) || frame.consume(.dated) { question.output = .date }
        _ = frame.consumePeriod(.day)
        return question
    }

    private func consumeWindow(_ frame: inout Frame, _ isNamed: Bool) -> Int? {
        var window: Int?
        if frame.counted.count == 1, frame.counted[0].count > 1 || frame.counted[0].period == .week {
            switch frame.counted[0].period {
            case .day, .night: window = frame.counted[0].count
            case .week: window = 7 * frame.counted[0].count
            case .month: window = 30 * frame.counted[0].count
            default: return nil
            }
            if frame.counted[0].period == .week, frame.counted[0].count == 1, !isNamed { return nil }
            // `the three best days` are no window.
            if !isNamed, !frame.has(.streak), !form.hasSingularCount { return nil }
            frame.counted = []
        } else if isNamed, frame.numbers.count == 1, let days = Int(exactly: frame.numbers[0]),
            frame.consumePeriod(.day) != nil
        {
            window = days
            frame.numbers = []
        } else if isNamed, frame.numbers.isEmpty, frame.counted.isEmpty, !form.hasSingularCount {
            window = 7
            frame.rates.removeAll { $0 == .week }
        }
        return window.flatMap { (2...90).contains($0) ? $0 : nil }
    }
}

extension Days {
    /// Whether it begins with one month and ends with another.
    fileprivate var isOfWholeMonths: Bool {
        guard let from, own == nil else { return false }
        let (start, end) = (CalendarSpan.month.start(of: to), CalendarSpan.month.end(of: to))
        return from == CalendarSpan.month.start(of: from) && to == end && from < start
    }
}

extension Requirement.Sign {
    /// The sign for values of the opposite sign: what lost at least 2 has changed by at most -2.
    fileprivate var turned: Requirement.Sign {
        switch self {
        case .atLeast: .atMost
        case .atMost: .atLeast
        case .above: .below
        case .below: .above
        default: self
        }
    }
}
