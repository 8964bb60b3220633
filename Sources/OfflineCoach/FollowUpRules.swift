import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Follow-ups that ask something else of the question before: its best group, its opposite, its day, its extreme, another side.
extension FollowUp {
    /// `which month was lowest`, `the best weekday?`
    func groupExtreme(_ parts: [Part]) -> HealthQuestion? {
        var degree: Frame.Degree?
        var grouping: HealthQuestion.Grouping?
        var days: Days?
        for part in parts {
            switch part {
            case .superlative(let isMore, let aspect):
                guard degree == nil else { return nil }
                degree = Frame.Degree(isMore: isMore, aspect: aspect)
            case .groupNoun(let noun): grouping = noun
            case .period(let period) where [.week, .month, .quarter, .year].contains(period):
                grouping = Composer.grouping(period)
            case .days(let said): days = said
            // `the best one`
            case .asked(.which), .asked(.when), .number(1, _, _): continue
            default: return nil
            }
        }
        // Of a table the best is one of its rows.
        let isRanked = [.groupOfMax, .groupOfMin].contains(previous.statistic)
        guard let degree,
            let grouping = grouping ?? (previous.output == .table || isRanked ? previous.grouping : nil),
            previous.comparison == nil,
            isRanked || [.mean, .sum, .value, .list, .ratePerWeek, .ratePerMonth].contains(previous.statistic)
        else { return nil }
        let composer = Composer(calendar: calendar)
        guard let isMore = composer.direction(degree, previous.quantity) else { return nil }
        var question = previous
        question.statistic = isMore ? .groupOfMax : .groupOfMin
        question.grouping = grouping
        question.inner =
            isRanked && grouping == previous.grouping
            ? previous.inner
            : previous.statistic == .mean ? .mean : Composer.groupStatistic(previous.quantity, grouping)
        // `the three months with the most? – and the fewest?`: as many.
        question.count = isRanked && grouping == previous.grouping ? previous.count : nil
        question.output = grouping == .weekday || grouping == .type || question.count != nil ? .list : .date
        if let days { question.days = days }
        return question
    }

    /// `how far did I run this year? – and per week on average`: what comes to one of them.
    func rate(_ parts: [Part], _ asks: [Part.Asked]) -> HealthQuestion? {
        let rest = parts.filter { $0 != .operation(.mean) && $0 != .preposition(.in) && $0 != .current }
        // `im Wochenmittel` is one word.
        let saysMean =
            parts.contains(.operation(.mean)) || words.contains { $0.hasSuffix("mittel") || $0.hasSuffix("schnitt") }
        guard saysMean, rest.count == 1, previous.statistic == .sum, previous.grouping == nil,
            previous.quantity.isSum, !previous.days.isDay, asks.allSatisfy({ $0 != .when && $0 != .which })
        else { return nil }
        var question = previous
        switch rest[0] {
        case .per(.week), .rate(.week), .by(.week), .period(.week): question.statistic = .ratePerWeek
        case .per(.month), .rate(.month), .by(.month), .period(.month): question.statistic = .ratePerMonth
        default: return nil
        }
        return question.plan == nil ? nil : question
    }

    /// `none` of what adds up is 0; days on which it was not so much are others.
    private func none(_ test: Requirement) -> Requirement? {
        guard case .day(let field) = test.subject, field.kind == .cumulative, [.atLeast, .above].contains(test.sign),
            case .number(let bound) = test.value, bound <= 1 || !TalkWords.without.isDisjoint(with: words)
        else { return nil }
        return Requirement(test.subject, .equal, .number(0), lag: test.lag)
    }

    /// `and after none`, `and on days I didn't`: the last condition the other way.
    func opposite(_ parts: [Part]) -> HealthQuestion? {
        // `the other way round`
        if parts == [.opposite], let turned { return turned }
        let rest = parts.filter { $0 != .opposite && $0 != .others && $0 != .not && $0 != .preposition(.without) }
        guard rest.count < parts.count,
            rest.allSatisfy({ [.preposition(.after), .preposition(.on), .asked(.many), .asked(.often)].contains($0) }),
            let index = previous.conditions.lastIndex(where: { !$0.isCalendar || previous.conditions.count == 1 }),
            let opposed = none(previous.conditions[index]) ?? previous.conditions[index].opposed
        else { return nil }
        var question = previous
        question.conditions[index] = opposed
        return question
    }

    /// `how far?`, `which one was it?`, `when was that?`
    func asked(_ asks: [Part.Asked], isLast: Bool = false) -> HealthQuestion? {
        if previous.statistic == .last, says(TalkWords.own),
            asks.allSatisfy({ $0 == .how || $0 == .which })
        {
            // `what is HRV? – and mine?`
            return previous
        }
        guard let ask = asks.first, Set(asks).count == 1 else { return nil }
        var question = previous
        switch (ask, previous.quantity) {
        case (.which, _), (.when, _):
            switch previous.statistic {
            // When within the day it was is not known.
            case .max, .min:
                if previous.days.isDay, previous.days.own == nil { return nil }
                question.statistic = previous.statistic == .max ? .dateOfMax : .dateOfMin
            case .longestStreak, .currentStreak, .kthMax, .kthMin:
                // `when did it start`
                break
            case .countDays where isLast:
                question.statistic = .lastDate
            case .last:
                guard case .day(let field) = previous.quantity else { return nil }
                question.statistic = .lastDate
                question.conditions.append(Requirement(.day(field), .present, .none))
            case .value, .list:
                // `how fast was my last run? – when was it?`
                guard ask == .when, previous.lastCount == 1, case .workout(let types, _) = previous.quantity else {
                    return nil
                }
                (question.quantity, question.statistic) = (.workout(types: types, field: nil), .lastDate)
                (question.lastCount, question.unit) = (nil, nil)
            case .countDays:
                question.statistic = .list
                question.grouping = .date
                question.output = .list
                return question
            // `which nights were short? – which days were those?`
            case .list where previous.grouping == .date: return previous
            default: return nil
            }
            question.output = .date
        case (.far, .workout(let types, _)), (.long, .workout(let types, _)), (.fast, .workout(let types, _)):
            let field: WorkoutField = ask == .far ? .distance : ask == .long ? .duration : .pace
            guard [.sum, .mean, .list].contains(previous.statistic) || previous.lastCount == 1 else {
                return ofThatDay(field)
            }
            question.quantity = .workout(types: types, field: field)
            question.statistic = previous.lastCount == 1 ? .value : ask == .fast ? .mean : .sum
            question.output = .value
            question.unit = nil
        // `did I nap? – for how long?`
        case (.long, .day(.naps))
        where previous.statistic == .countDays && previous.quantifier != nil
            || previous.statistic == .sum && previous.days.isDay:
            question = HealthQuestion(.day(.napMinutes), .sum, previous.days)
            question.conditions = previous.conditions.filter(\.isCalendar)
        // `as a chart`: there is one of each answer over several days.
        case (.show, .day): return (previous.days.count ?? .max) > 5 && !previous.isOfClock ? question : nil
        case (.much, .workout) where previous.statistic == .difference && previous.output == .yesNo:
            (question.isYesAbove, question.output) = (nil, .value)
        case (.many, .day), (.much, .day):
            // `how many was it?`
            switch previous.statistic {
            case .dateOfMax: question.statistic = .max
            case .dateOfMin: question.statistic = .min
            // `only nights under 6 hours? – how many are there?`
            case .mean where ask == .many && !previous.quantity.isSum && !says(TalkWords.pointers): return counted
            case .mean, .median, .groupOfMax, .groupOfMin, .max, .min, .sum, .value, .last: return question
            // `did I reach 10k steps yesterday? – how many was it?`
            case .countDays where previous.days.isDay && previous.output == .yesNo:
                guard previous.conditions.count == 1, previous.conditions[0].lag == 0,
                    case .day(let field) = previous.conditions[0].subject,
                    [.cumulative, .discrete].contains(field.kind)
                else { return nil }
                question.quantity = .day(field)
                question.conditions = []
                question.statistic = field.kind == .cumulative ? .sum : .value
                question.quantifier = nil
            // `was it more? – by how much?`
            case .difference:
                (question.isYesAbove, question.output) = (nil, .value)
                return question
            default: return nil
            }
            question.output = .value
        default: return nil
        }
        return question == previous ? nil : question
    }

    /// `how many nights is that?`: those that have a value.
    var counted: HealthQuestion? {
        guard case .day = previous.quantity, [.mean, .median].contains(previous.statistic), previous.comparison == nil,
            previous.grouping == nil
        else { return nil }
        var question = previous
        (question.statistic, question.output, question.unit) = (.n, .value, nil)
        return question.plan == nil ? nil : question
    }

    /// `my longest run? – how fast was it?`: of the workouts of that day.
    func ofThatDay(_ field: WorkoutField) -> HealthQuestion? {
        guard case .workout(let types, let known) = previous.quantity, known != field,
            [.max, .min, .dateOfMax, .dateOfMin].contains(previous.statistic),
            let day = TalkedOfDay(previous: previous, today: calendar.today).day
        else { return nil }
        return HealthQuestion(.workout(types: types, field: field), Quantity.isSummed(field) ? .sum : .mean, day)
    }

    /// `the highest? – and the second highest?`, `on which date was the third highest`
    func placed(_ parts: [Part]) -> HealthQuestion? {
        let asks = parts.compactMap { if case .asked(let asked) = $0 { asked } else { nil } }
        let rest = parts.filter { part in
            if case .asked = part { false } else { part != .period(.day) && part != .preposition(.on) }
        }
        guard rest.count == 1, case .rank(let place, isOrdinal: true, let isMore, let aspect) = rest[0], place > 1,
            [.max, .min, .dateOfMax, .dateOfMin, .kthMax, .kthMin].contains(previous.statistic),
            previous.comparison == nil, previous.grouping == nil,
            asks.allSatisfy({ [.which, .when, .how, .much, .many].contains($0) }),
            let isHigh = Composer(calendar: calendar)
                .direction(Frame.Degree(isMore: isMore, aspect: aspect), previous.quantity)
        else { return nil }
        var question = previous
        (question.statistic, question.count) = (isHigh ? .kthMax : .kthMin, place)
        question.output = asks.contains(.when) || asks.isEmpty && previous.output == .date ? .date : .value
        if asks.contains(.which) { question.output = .date }
        return question.plan == nil ? nil : question
    }

    /// `yesterday? – a week earlier?`: the day, or the period of whole weeks, so long before or after.
    func shifted(_ parts: [Part]) -> HealthQuestion? {
        guard parts.count == 2, case .open(.per, let span) = parts[0], case .comparative(let isLater, .late) = parts[1],
            case .ordinal(let count)? = span.first, case .period(let period)? = span.last,
            previous.days.own == nil, let from = previous.days.from, previous.comparison == nil
        else { return nil }
        var question = previous
        switch period {
        case .day where previous.days.isDay, .week where previous.days.isDay || (previous.days.count ?? 0) % 7 == 0:
            let length = (period == .week ? 7 : 1) * count * (isLater ? 1 : -1)
            question.days = previous.days.shifted(length)
        case .month where previous.days.isDay, .year where previous.days.isDay:
            let months = (period == .year ? 12 : 1) * count * (isLater ? 1 : -1)
            guard let day = calendar.shifted(from, months: months) else { return nil }
            question.days = Days(from: day, to: day)
        case .year where count == 1 && !isLater:
            guard let days = calendar.yearBefore(previous.days) else { return nil }
            question.days = days
        default: return nil
        }
        return question.days.to <= calendar.today ? question : nil
    }

    /// `which day was lowest?`, `best ever?`
    func extreme(_ parts: [Part], _ index: Int, _ asks: [Part.Asked], _ period: Int?) -> HealthQuestion? {
        guard case .superlative(let isMore, let aspect) = parts[index], [.plain, .good, .long].contains(aspect) else {
            return nil
        }
        var question = previous
        var rest = parts
        rest.remove(at: index)
        // `the longest one`
        rest.removeAll { if case .number(1, _, _) = $0 { true } else { false } }
        if aspect == .long, isMore, previous.statistic == .currentStreak {
            question.statistic = .longestStreak
            for part in rest {
                guard case .days(let days) = part else { return nil }
                question.days = days
            }
            return question
        }
        if let period, case .period(let named) = parts[period] {
            guard [.day, .night, .morning].contains(named) else { return nil }
            // `on Mondays? – on Tuesdays? – which day is best`: of the two, and no date.
            if previous.contrast.before?.conditions?.contains(where: { $0.weekdays != nil }) ?? false { return nil }
            rest.removeAll { $0 == parts[period] }
        }
        for part in rest {
            guard case .days(let days) = part else { return nil }
            question.days = days
        }
        guard asks.allSatisfy({ $0 == .which || $0 == .when || $0 == .how }), question.comparison == nil else {
            return nil
        }
        if case .workout(let types, let figure) = question.quantity, period == nil {
            // `what was the longest one`, after how far or how often
            let field: WorkoutField? = figure ?? (aspect == .long ? .distance : nil)
            guard aspect != .good, let field, field == .distance || field == .duration, types.count == 1,
                [.sum, .mean, .list].contains(question.statistic), asks.allSatisfy({ $0 == .which || $0 == .how })
            else { return nil }
            question.quantity = .workout(types: types, field: field)
            question.statistic = isMore ? .max : .min
            (question.output, question.grouping, question.inner) = (.value, nil, nil)
            return question
        }
        if question.quantity == .day(.naps), aspect == .long, isMore, period == nil, asks.allSatisfy({ $0 == .how }) {
            // `how many naps? – the longest one?`
            return HealthQuestion(.formula("nap_length", nil), .max, question.days)
        }
        guard case .day(let field) = question.quantity, field.kind != .clock, field != .naps, !question.days.isDay
        else { return nil }
        // The worst of days that were counted for being low is the lowest.
        question.conditions = question.conditions.filter { $0.isCalendar }
        let isHigh: Bool
        if aspect == .good {
            let lowIsGood = [DayField.restingHeartRate, .awake, .latency, .stress, .soreness].contains(field)
            guard lowIsGood || [.cumulative, .discrete].contains(field.kind),
                ![.weight, .bodyFat, .alcohol, .caffeine, .dietaryEnergy].contains(field)
            else { return nil }
            isHigh = isMore != lowIsGood
        } else {
            isHigh = isMore
        }
        let isDate = asks.isEmpty ? parts.contains(.period(.day)) : asks != [.how]
        question.statistic = isHigh ? isDate ? .dateOfMax : .max : isDate ? .dateOfMin : .min
        question.output = isDate ? .date : .value
        question.inner = nil
        question.grouping = nil
        return question
    }

    /// `more than in spring?`, `compared with June`
    func compared(_ parts: [Part], _ asks: [Part.Asked]) -> HealthQuestion? {
        let isDifference = parts.contains(.operation(.difference))
        guard asks.isEmpty || isDifference && asks == [.which], previous.comparison == nil else { return nil }
        if previous.statistic == .last, previous.quantity.isLevel, previous.days == calendar.all {
            // `weight? – more than a year ago?`: as it is today
            var now = self
            (now.previous.statistic, now.previous.days) = (.value, calendar.day(ago: 0))
            return now.compared(parts, asks)
        }
        var question = previous
        var comparison = Comparison()
        var isAbove: Bool?
        var isMean = false
        for part in parts {
            switch part {
            case .than, .versus, .compare, .operation(.difference): break
            case .preposition(.with): guard parts.contains(.compare) else { return nil }
            case .preposition(.to), .preposition(.from):
                guard isDifference || parts.contains(.compare) else { return nil }
            case .comparative(let isMore, let aspect):
                guard isAbove == nil,
                    let direction = Composer(calendar: calendar)
                        .direction(Frame.Degree(isMore: isMore, aspect: aspect), previous.quantity)
                else { return nil }
                isAbove = direction
            case .days(let days):
                guard comparison.days == nil else { return nil }
                comparison.days = days
            case .habit(let days):
                // `steps on Sunday? – more than on an average Sunday?`
                guard previous.days.isDay, previous.days.own == nil, days == [previous.days.to.weekday],
                    comparison.conditions == nil
                else { return nil }
                (comparison.conditions, isMean) = ([.weekdays(days)], true)
            case .relative(let relative):
                guard comparison.days == nil else { return nil }
                comparison.days = calendar.earlier(relative, previous.days)
            case .daysBefore(let count):
                guard comparison.days == nil, let earlier = days(count, before: previous.days) else { return nil }
                comparison.days = earlier
            case .operation(.mean), .per(.date), .normal: isMean = true
            // `compared to a normal night`
            case .period(.day), .period(.night): guard parts.contains(.normal) else { return nil }
            case .againstMean(let isMore):
                guard isAbove == nil else { return nil }
                (isAbove, isMean) = (isMore, true)
            default: return nil
            }
        }
        // `compared with last summer`, after this summer
        comparison.days = comparison.days.flatMap { calendar.compared($0, with: previous.days) }
        let isPart = !previous.days.isDay && previous.days != calendar.period(.year, ago: 0)
        if let lastYear = comparison.days, lastYear == calendar.period(.year, ago: 1), isPart,
            previous.days.to > lastYear.to, !words.contains(where: { Int($0) != nil })
        {
            // `in May? – versus last year?`: that of May
            comparison.days = calendar.yearBefore(previous.days) ?? lastYear
        }
        // `was that more than usual`
        let isAgainst = isAbove != nil || parts.contains(.versus) || comparison.conditions != nil
        if comparison.days == nil, isMean, isAgainst, !parts.contains(.per(.date)) {
            comparison.days = calendar.all
        }
        guard let days = comparison.days, days != previous.days else { return nil }
        guard let inner = compared(with: days, isMean: isMean) else { return nil }
        question.statistic = .difference
        question.inner = inner
        question.comparison = comparison
        if let isAbove {
            question.output = .yesNo
            question.isYesAbove = isAbove
        }
        return question.plan == nil ? nil : question
    }

    /// The statistic that is held against that of other days: the one that was told. A running week is no match for a whole
    /// one, and their totals are none.
    private func compared(with days: Days, isMean: Bool) -> Statistic? {
        switch previous.statistic {
        case .sum where previous.isOfWorkouts: isMean ? .mean : .sum
        case .sum where isMean || previous.days.isDay || !previous.quantity.isSum: .mean
        case .sum: calendar.areAlike(previous.days, days) ? .sum : .mean
        case .mean, .value: .mean
        case .median, .sd, .countDays, .shareDays, .ratePerWeek, .ratePerMonth: isMean ? nil : previous.statistic
        case .max, .min: isMean || previous.isOfWorkouts ? nil : previous.statistic
        default: nil
        }
    }
}
