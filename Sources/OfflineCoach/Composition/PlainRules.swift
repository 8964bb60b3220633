import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// One statistic of one quantity over days.
    func plain(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.quantity != .days, frame.tests.isEmpty, frame.bounds.isEmpty else { return nil }
        if case .formula = topic.quantity { return nil }
        var question = HealthQuestion(topic.quantity, .mean, topic.said ?? calendar.all)
        question.more = topic.more
        if !topic.more.isEmpty {
            guard frame.flags.contains(.and) || topic.more.count > 1 || frame.has(.show) else { return nil }
            question.output = .list
        }
        if frame.lastCount != nil, !topic.quantity.isOfWorkouts {
            // `my last five weigh-ins`
            frame.consume(.n)
            if topic.more.isEmpty, frame.operations == [.mean] {
                // `the average of my last five weigh-ins`
                frame.operations = []
                frame.consume(.which, .how)
                return question
            }
            guard frame.operations.isEmpty || frame.has(.list), frame.consume(.show, .which) || frame.asked.isEmpty,
                frame.pers.isEmpty, frame.periods.isEmpty
            else { return nil }
            return listed(question, &frame, topic)
        }
        if topic.said == nil, frame.operations == [.list], !frame.flags.contains(.list), topic.more.isEmpty,
            frame.has(.much) || frame.has(.many) || frame.has(.long), topic.quantity.isSum || topic.quantity.isOfNight
        {
            // `how much do I sleep each night`
            frame.consume(.list as Part.Operation)
            question.statistic = .mean
            return question
        }
        let namesEach =
            form.namesValues && topic.quantity.isLevel && frame.operations.isEmpty && !question.days.isDay
            && frame.asked.allSatisfy { $0 == .show || $0 == .which }
        // `my last five runs with pace and pulse`
        let areLast = frame.lastCount != nil && frame.asked.isEmpty && frame.operations.isEmpty && !form.isYesNo
        let listsWorkouts = topic.quantity.isOfWorkouts && !topic.more.isEmpty && (frame.has(.show) || areLast)
        if namesEach || listsWorkouts || frame.has(.list) || frame.flags.contains(.list)
            || frame.has(.show) && frame.pers == [.date]
        {
            return listed(question, &frame, topic)
        }
        if frame.counted.contains(where: { $0.period == .night }), !topic.quantity.isOfNight { return nil }
        consumeDaysOfConditions(&frame)
        // `how long do I sleep at night` asks for what is usual.
        let isUsual = frame.flags.contains(.atNight) && topic.quantity.isOfNight && topic.said == nil
        let isPerDay = consumePerDay(&frame) || isUsual
        if let period = frame.periods.first, !isPerDay {
            guard case .workout = topic.quantity, period == .day, frame.asked == [.which] || frame.asked == [.when]
            else {
                return nil
            }
            frame.periods = []
        }
        guard frame.operations.count <= 1 else { return nil }
        if let operation = frame.operations.first {
            let saysTotalPerDay = operation == .sum && isPerDay && !question.days.isDay
            if saysTotalPerDay, topic.quantity.isOfWorkouts { return nil }
            guard let statistic = saysTotalPerDay ? .mean : statistic(operation, topic.quantity),
                statistic != .change || topic.more.isEmpty && !isChangeOfMonths(topic)
            else { return nil }
            frame.operations = []
            question.statistic = statistic
            return question
        }
        if let unit = frame.units.first, unit.dimension == .time, frame.has(.many), !isPerDay,
            question.quantity.isDuration,
            topic.more.isEmpty, topic.said?.from != nil, !question.days.isDay, frame.conditions.isEmpty
        {
            // `how many hours did I sleep this week`: hours are counted.
            question.statistic = .sum
            return question
        }
        return usual(question, &frame, topic, isPerDay)
    }

    /// `on days when it is so, how many did I average`
    func consumeDaysOfConditions(_ frame: inout Frame) {
        if frame.conditions.contains(where: { !$0.isCalendar && !$0.isOfWorkout }),
            frame.periods == [.day] || frame.periods == [.night], !frame.has(.which), !frame.has(.when)
        {
            frame.periods = []
        }
    }

    private func consumePerDay(_ frame: inout Frame) -> Bool {
        var isPerDay = false
        if frame.pers.contains(.date) {
            frame.pers.removeAll { $0 == .date }
            isPerDay = true
        }
        if frame.counted.count == 1, frame.counted[0].count == 1, frame.counted[0].period != .weekend,
            Self.grouping(frame.counted[0].period) == .date
        {
            frame.counted = []
            isPerDay = true
        }
        if isPerDay { frame.consume(.every) }
        return isPerDay
    }

    private func statistic(_ operation: Part.Operation, _ quantity: Quantity) -> Statistic? {
        let isClock = quantity.isClock
        switch operation {
        case .mean: return quantity.isOfWorkouts && !quantity.hasField ? nil : .mean
        case .sum: return quantity.isSum || quantity.isDuration ? .sum : nil
        case .sd: return .sd
        case .median: return isClock && quantity != .day(.bedTime) ? nil : .median
        case .iqr: return isClock ? nil : .iqr
        case .cv: return isClock ? nil : .cv
        case .max: return .max
        case .min: return .min
        case .change: return isClock ? nil : .change
        case .last: return quantity.isSum && !quantity.isOfWorkouts ? nil : .last
        case .first: return quantity.isSum ? nil : .first
        default: return nil
        }
    }

    /// The statistic where none was said.
    private func usual(_ asked: HealthQuestion, _ frame: inout Frame, _ topic: Topic, _ isPerDay: Bool)
        -> HealthQuestion?
    {
        var question = asked
        let hasConditions = !frame.conditions.isEmpty
        if form.asksCourse, case .day(let field) = question.quantity, field.kind == .discrete || field.kind == .latest,
            !question.days.isDay, !hasConditions, !isPerDay
        {
            // `what is my heart doing` names neither figure nor days.
            guard field != .heartRate || topic.said != nil else { return nil }
            question.statistic = .change
            return question
        }
        if form.asksCourse, case .day(let field) = question.quantity, field.kind == .cumulative, topic.said != nil,
            !question.days.isDay, !hasConditions, !isPerDay
        {
            question.statistic = .trend
            return question
        }
        switch question.quantity {
        case .workout(_, let field):
            if isPerDay { return nil }
            guard let field else { return workoutCount(question, &frame) }
            // `the length of my sessions` is no total, and no mean that was asked for.
            if topic.isLength, frame.asked.isEmpty { return nil }
            question.statistic =
                field == .maximumHeartRate
                ? .max
                : Quantity.isSummed(field) && !asksOfEach(frame, topic) ? .sum : question.days.isDay ? .value : .mean
            if question.statistic == .sum || question.statistic == .mean, form.isHabitual, topic.said == nil,
                Quantity.isSummed(field)
            {
                // `wie lange laufe ich schon`: since when, and no length.
                guard !form.saysAlready else { return nil }
                // `how much time do I spend running`: no total of all the past
                if question.statistic == .sum { question.statistic = .ratePerWeek }
            }
        case .combined(.day, .over, .day):
            if topic.said == nil, !hasConditions, !isPerDay, !form.isHabitual { question.days = calendar.day(ago: 0) }
            question.statistic = question.days.isDay ? .value : .mean
        case .combined(_, .over, _): question.statistic = .ratio
        case .combined:
            question.statistic = isPerDay || !question.quantity.isSum ? .mean : .sum
        case .day(let field)
        where frame.flags.contains(.faring) && frame.has(.how) && !topic.isVerb && !question.days.isDay
            && !hasConditions
            && (field.kind == .discrete || field.kind == .latest) && !field.isOfNight:
            // `how is my weight doing`
            question.statistic = .trend
        case .day(let field)
        where form.asksLook && field.kind == .latest && topic.said != nil && !question.days.isDay && !hasConditions:
            // `how does my weight look over the last months`
            question.statistic = .trend
        case .day(.naps) where frame.has(.often) && topic.said == nil:
            question.statistic = .sum
        case .day(let field):
            if field.isText {
                question.statistic = .value
                if topic.said == nil { question.days = calendar.day(ago: 0) }
                return question.days.isDay ? question : nil
            }
            let isListed = form.hasEveryWeekday && topic.said?.from != nil && !form.isYesNo
            if form.hasEachWeekday || isListed, topic.said != nil, !isPerDay, !form.isHabitual {
                // `how many steps did I take on each Sunday in November`, `HRV for every Monday in May`
                frame.consume(.many, .much, .long, .far, .how)
                frame.consume(.which, .show)
                question.statistic = .list
                question.output = .list
                question.grouping = .date
                return question
            }
            if field.kind == .cumulative {
                let isMean =
                    isPerDay || form.isHabitual && (topic.said == nil || hasConditions)
                    || frame.flags.contains(.habit) && frame.asked.isEmpty
                    || topic.said == nil && hasConditions
                    || frame.asked.isEmpty && !frame.conditions.allSatisfy(frame.exceptions.contains)
                question.statistic = isMean ? .mean : .sum
                if topic.said == nil, !hasConditions, !isPerDay, !form.isHabitual {
                    question.days = calendar.day(ago: 0)
                }
            } else if topic.said == nil, topic.isVerb || frame.has(.how), field == .sleep, !hasConditions, !isPerDay,
                !form.isYesNo, !form.isHabitual,
                frame.asked.allSatisfy({ $0 == .how || $0 == .much || $0 == .long })
            {
                // `how did I sleep`
                question.statistic = .value
                question.days = calendar.day(ago: 0)
            } else if question.days.isDay {
                question.statistic = .value
            } else if question.days.isEarlier, topic.quantity.isLevel, !hasConditions, !isPerDay {
                // `what did I weigh by the end of June`
                question.statistic = .last
            } else if topic.said == nil, !hasConditions, !isPerDay, field.kind != .clock,
                !form.isHabitual || !topic.quantity.isOfNight
            {
                question.statistic = .last
            } else {
                question.statistic = .mean
            }
        case .formula, .days: return nil
        }
        return question
    }

    /// `how long are my runs`, `how far do I run after short nights`: each of them.
    private func asksOfEach(_ frame: Frame, _ topic: Topic) -> Bool {
        form.asksOfEach || form.isHabitual && frame.conditions.contains { $0.isOfDay && !$0.isCalendar }
            || form.isHabitual && topic.said == nil
                && (topic.quantity.isOfEffortOfWorkouts || topic.quantity.isOfLengthOfWorkouts && !frame.has(.much))
    }

    private func workoutCount(_ asked: HealthQuestion, _ frame: inout Frame) -> HealthQuestion? {
        var question = asked
        question.statistic = .sum
        let isCounted = frame.has(.many) || frame.has(.often)
        if isCounted { return question }
        if frame.consume(.how), frame.asked.isEmpty, !form.isYesNo {
            // `how was my run yesterday`: each of them, and not how many.
            guard question.days.from != nil || frame.lastCount != nil else { return nil }
            question.statistic = .list
            question.output = .list
            return question
        }
        if frame.asked.isEmpty, frame.lastCount != nil, !form.isYesNo, !frame.has(.sum) {
            // `my last three runs`
            question.statistic = .list
            question.output = .list
            return question
        }
        if frame.asked.isEmpty {
            if form.isYesNo || frame.flags.contains(.any) || question.days.isDay && form.hasQuestionMark {
                if form.isYesNo, !form.isPerfect, !form.isHabitual, question.days == calendar.all,
                    !frame.flags.contains(.any),
                    frame.conditions.allSatisfy(\.isCalendar)
                {
                    // `did I run`, `did I run on the weekend`: today, the last one.
                    guard let days = latest(frame.conditions) else { return nil }
                    frame.conditions = []
                    question.days = days
                }
                frame.consume(.any)
                // `did I run and swim yesterday`: both, which is known of a day.
                if form.isYesNo, question.workoutTypes.count > 1, frame.flags.contains(.and) {
                    return ofEachKind(question)
                }
                if form.isYesNo, form.namesTwoDays && question.days.count == 2 || question.days.eachWeekday != nil {
                    return question.conditions.isEmpty ? onEachDay(question.quantity, question.days) : nil
                }
                question.output = .yesNo
                question.isYesAbove = true
            }
            return question
        }
        guard frame.asked.allSatisfy({ $0 == .which || $0 == .when || $0 == .show }) else { return nil }
        frame.asked = []
        question.statistic = .list
        question.output = .list
        return question
    }

    /// A workout of each of several kinds on the same day.
    private func ofEachKind(_ question: HealthQuestion) -> HealthQuestion? {
        guard question.days.isDay, question.conditions.isEmpty else { return nil }
        var both = HealthQuestion(.days, .countDays, question.days)
        both.conditions = question.workoutTypes.map { .worked([$0]) }
        (both.output, both.quantifier, both.isYesAbove) = (.yesNo, .any, true)
        return both
    }

    /// `did I run on Saturday and Sunday`, `did I sleep eight hours on both`: on each of the two.
    private func onEachDay(_ quantity: Quantity, _ days: Days, _ tests: [Requirement] = []) -> HealthQuestion? {
        var each = HealthQuestion(.days, .countDays, days)
        switch quantity {
        case .workout(let types, nil) where tests.isEmpty: each.conditions = [.worked(types)]
        case .days where !tests.isEmpty && !tests.contains(where: \.isCalendar):
            each.conditions = tests
            if tests.count == 1, case .day = tests[0].subject {
                each.quantity = countedQuantity(tests, Topic(quantity: quantity))
            }
        case .day(let field) where tests.isEmpty && [.alcohol, .caffeine, .naps, .mindfulMinutes].contains(field):
            each.quantity = quantity
            each.conditions = [Requirement(.day(field), .above, .number(0))]
        default: return nil
        }
        (each.output, each.quantifier, each.isYesAbove) = (.yesNo, .every, true)
        return each
    }

    /// Today, or the latest weekend, where the weekend was said.
    private func latest(_ conditions: [Requirement]) -> Days? {
        if conditions.isEmpty { return calendar.day(ago: 0) }
        guard conditions == [.weekend(true)] else { return nil }
        return calendar.period(.weekend, ago: calendar.today.weekday >= 5 ? 0 : 1)
    }

    private func listed(_ asked: HealthQuestion, _ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        frame.consume(.list)
        frame.consume(.list as Part.Operation)
        frame.pers.removeAll { $0 == .date }
        frame.consume(.every)
        _ = frame.consumePeriod(.day, .night)
        var question = asked
        question.statistic = .list
        question.output = .list
        if case .day = question.quantity { question.grouping = .date }
        return question
    }

    /// `steps yesterday and the day before`, `yesterday and today`.
    func sideBySide(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty,
            frame.operations.isEmpty || frame.operations == [.sum] && topic.quantity.isSum,
            // `bedtime on Friday and Saturday nights`: of many, which end on the days after.
            frame.periods.isEmpty || !topic.quantity.isOfNight, topic.quantity != .day(.bedTime),
            frame.flags.contains(.and) || frame.days.count == 2
        else { return nil }
        var days = frame.days
        if let said = topic.said, said.isDay, frame.relatives == [.before] || frame.relatives == [.dayBefore] {
            days = [said, said.shifted(-1)]
        }
        guard days.count == 2, days.allSatisfy({ $0.isDay && $0.own == nil }) else { return nil }
        days.sort { $0.to < $1.to }
        guard days[1].to - days[0].to == 1 else { return nil }
        frame.days = []
        frame.relatives = []
        frame.consume(.many, .much, .high, .long)
        let both = Days(from: days[0].from, to: days[1].to)
        if form.isYesNo, frame.asked.isEmpty, let each = onEachDay(topic.quantity, both, frame.conditions) {
            frame.consume(.any)
            frame.conditions = []
            return each
        }
        // `yesterday and today together`
        if frame.consume(.sum) { return HealthQuestion(topic.quantity, .sum, both) }
        var question = HealthQuestion(topic.quantity, .list, both)
        question.grouping = .date
        question.output = .list
        return question
    }

    func percentile(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.consume(.percentile), frame.numbers.count == 1, (0...100).contains(frame.numbers[0]),
            !topic.quantity.isClock, topic.more.isEmpty
        else { return nil }
        var question = HealthQuestion(topic.quantity, .percentile, topic.said ?? calendar.all)
        question.percentile = frame.numbers[0]
        frame.numbers = []
        frame.consume(.last)
        return question
    }

    /// `is my HRV in its usual range`
    func usual(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.consume(.normal), case .day(let field) = topic.quantity, topic.more.isEmpty, frame.tests.isEmpty,
            topic.said == nil || topic.said?.to == calendar.today && topic.said?.isDay == true
        else { return nil }
        frame.consume(.last)
        frame.consume(.current)
        var question = HealthQuestion(.formula("normal_range", field), .value, calendar.day(ago: 0))
        question.output = .yesNo
        return question
    }

    func formula(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard case .formula = topic.quantity, frame.tests.isEmpty, frame.bounds.isEmpty, topic.more.isEmpty else {
            return nil
        }
        frame.consume(.last, .n)
        frame.superlatives.removeAll { $0.aspect == .last }
        frame.consume(.current)
        frame.consume(.many, .much, .high, .far, .show)
        frame.pers.removeAll { $0 == .date }
        frame.consume(.list)
        var question = HealthQuestion(topic.quantity, .value, topic.said ?? calendar.all)
        if case .formula("nap_length", _) = topic.quantity { question.statistic = .mean }
        if case .formula("outliers", _) = topic.quantity {
            question.statistic = .list
            question.output = .list
        }
        if let unit = frame.consumeUnit() {
            guard topic.quantity.takes(unit) else { return nil }
            question.unit = nil
        }
        return question
    }
}

extension Quantity {
    var hasField: Bool {
        switch self {
        case .workout(_, let field): field != nil
        default: true
        }
    }

    /// Units that a formula may be asked in; its answers are in their own.
    func takes(_ unit: ValueUnit) -> Bool {
        guard case .formula(let name, _) = self else { return false }
        switch name {
        case "sleep_debt", "social_jetlag": return unit == .hour || unit == .minute
        case "mifflin", "energy_from_trend": return unit == .kilocalorie
        case "lean_mass", "goal_distance": return unit == .kilogram
        case "sri", "vo2_percentile": return unit == .percent
        case "hr_zones": return unit == .beats
        default: return false
        }
    }
}

extension Quantity {
    fileprivate var isOfLengthOfWorkouts: Bool {
        switch self {
        case .workout(_, .duration?), .workout(_, .distance?): true
        default: false
        }
    }

    fileprivate var isOfEffortOfWorkouts: Bool {
        switch self {
        case .workout(_, .activeEnergy?), .workout(_, .elevation?): true
        default: false
        }
    }
}
