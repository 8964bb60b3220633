import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// The law of every word, held against the finished question: what was said has to show in what is computed, whichever rule
/// took it.
struct Accounting {
    let question: HealthQuestion
    let parts: [Part]
    let today: CivilDay
    /// Whether a number is named, and not asked for: `number of runs higher than last month`.
    var saysNumber = false

    var isWhole: Bool {
        parts.allSatisfy(shows) && !asksTwo && !drinksTwice && !asksOneOf && !countsTwice && !countsTimeOfDay
            && !countsOneDay && !hasLooseMorning && !countsDays && !countsLast && !hasDaysOfStatement
            && !hasLooseHour && !listsPartOfCondition && !comparesThree && !isOfEachGroup && !endsInLast
    }

    /// `running km this month and last`: of another month as well, and not of the last run.
    private var endsInLast: Bool {
        let said = parts.filter { $0 != .noise && $0 != .article }
        guard question.comparison == nil, let last = said.last, said.dropLast().last == .and else { return false }
        return [.superlative(true, .last), .operation(.last), .relative(.last)].contains(last)
    }

    /// `weekly median steps`: of each week.
    private var isOfEachGroup: Bool {
        let said = parts.filter { $0 != .noise && $0 != .article }
        return question.isOfGroups
            && zip(said, said.dropFirst()).contains { group, next in
                guard case .operation = next, next != .operation(.sum) else { return false }
                return switch group {
                case .per, .rate: true
                default: false
                }
            }
    }

    /// `compare January, February and March`: three have no place in a comparison.
    private var comparesThree: Bool {
        guard question.comparison?.days != nil, parts.contains(.compare),
            parts.allSatisfy({ ![.versus, .than, .preposition(.with), .preposition(.to)].contains($0) })
        else { return false }
        let spans = parts.flatMap { part in
            switch part {
            case .days(let days): [days]
            case .daysPair(let first, let last): [first, last]
            default: [Days]()
            }
        }
        // `February and March` are one span by then.
        // A season that has just begun is one of two all the same.
        let short = spans.filter { $0.to != today }.compactMap(\.count)
        return spans.count > 2 || short.contains { $0 < 32 } && spans.contains { ($0.count ?? 0) > 45 }
    }

    /// `sleep after days with a drink and a coffee`: what follows a condition by `and` is of the condition.
    private var listsPartOfCondition: Bool {
        guard !question.more.isEmpty, !question.conditions.isEmpty else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        return said.indices.dropFirst(2).contains { place in
            guard case .quantity = said[place], said[place - 1] == .and else { return false }
            return switch said[place - 2] {
            case .test, .only: true
            case .kind, .quantity(.day(.alcohol), _):
                said[..<(place - 2)].contains { if case .preposition = $0 { true } else { false } }
            default: false
            }
        }
    }

    /// `bedtime on days with a run after 8 pm`: the hour is that of the run.
    private var hasLooseHour: Bool {
        let said = parts.filter { $0 != .noise && $0 != .article }
        return zip(said, said.dropFirst()).contains { days, hour in
            guard case .bounds(let bounds) = hour, bounds.contains(where: \.isClock) else { return false }
            return switch days {
            case .only(let tests), .test(let tests): tests.contains(where: \.isWorked)
            case .kind: question.statistic == .countDays && question.quantity.isClock
            default: false
            }
        }
    }

    /// `I ran 5 miles yesterday, how many this year`: the days of a statement are none of the question behind it.
    private var hasDaysOfStatement: Bool {
        guard question.comparison == nil,
            let asked = parts.firstIndex(where: { if case .asked = $0 { true } else { false } })
        else { return false }
        func days(_ parts: ArraySlice<Part>) -> [Part] { parts.filter { if case .days = $0 { true } else { false } } }
        let before = days(parts[..<asked])
        return parts[..<asked].contains(where: \.isSubject) && !before.isEmpty
            && days(parts[asked...]).contains { !before.contains($0) }
    }

    /// `nights in 2025 mornings`: a morning that is neither counted nor comes after something says nothing.
    private var hasLooseMorning: Bool {
        let said = parts.filter { $0 != .noise && $0 != .article }
        guard said.contains(.period(.morning)) else { return false }
        if said.contains(where: { [.period(.day), .period(.night), .daysWhen].contains($0) }) { return true }
        return said.indices.contains { place in
            guard said[place] == .period(.morning) else { return false }
            let next = place + 1 < said.count ? said[place + 1] : nil
            let isRanked = said[max(0, place - 2)..<place].contains { if case .rank = $0 { true } else { false } }
            return !(place > 0 && said[place - 1].counts) && !isRanked && !(next?.tellsOfDays ?? false)
        }
    }

    /// `did I drink two litres of water`: the verb is of what was drunk, and no drink beside it.
    private var drinksTwice: Bool {
        func isOf(_ test: Requirement, _ field: DayField) -> Bool {
            switch test.subject {
            case .day(field): true
            case .any(let tests), .noneOf(let tests): tests.contains { isOf($0, field) }
            default: false
            }
        }
        let tests = question.conditions
        guard tests.contains(where: { isOf($0, .water) || isOf($0, .caffeine) }) else { return false }
        let isNamed = parts.contains { part in
            switch part {
            case .quantity(.day(.alcohol), false): true
            case .test(let tests), .only(let tests): tests.contains { isOf($0, .alcohol) }
            default: false
            }
        }
        return !isNamed && tests.contains { $0.subject == .day(.alcohol) }
    }

    /// `how many steps shy of 10,000 was I yesterday` counts no days.
    private var countsOneDay: Bool {
        question.statistic == .countDays && question.output == .value && question.days.isDay
            && parts.contains(.asked(.many))
    }

    /// `how many steps did I take on the last days`: neither a last day, nor how long ago it was, nor the last value.
    private var countsLast: Bool {
        let isCounted = parts.contains(.asked(.many)) || parts.contains(.asked(.much))
        guard question.statistic == .last || question.statistic == .lastDate && isCounted else { return false }
        return zip(parts, parts.dropFirst()).contains { $0 == .superlative(true, .last) && $1.isPeriod }
    }

    /// `how many days`, `how many rest days` are days, whatever else is said of them.
    private var countsDays: Bool {
        let said = parts.filter { $0 != .noise && $0 != .article }
        let isOfSpans = question.statistic == .countGroups && question.grouping != .date
        if isOfSpans, zip(said, said.dropFirst()).contains(where: { $0.countsNights($1) }) { return true }
        return !isOne(
            .countDays, .shareDays, .countGroups, .longestStreak, .currentStreak, .longestGap, .list, .lastDate,
            .firstDate, .n)
            && zip(said, said.dropFirst()).contains { part, next in
                guard part == .asked(.many) else { return false }
                if next == .period(.day), question.output == .value { return true }
                if case .only(let tests) = next, case .day(let field) = question.quantity {
                    // `how many days did I burn more than 600 active calories` asks for no calories.
                    return tests.contains { $0.subject == .day(field) && $0.lag == 0 }
                }
                guard case .test(let tests) = next else { return false }
                return tests.contains { $0.sign == .equal && $0.value == .number(0) }
            }
    }

    /// `how many evenings` are no time of the day, as `in the evening` is.
    private var countsTimeOfDay: Bool {
        let said = parts.filter { $0 != .noise && $0 != .article }
        return zip(said, said.dropFirst()).contains { part, next in
            guard part == .asked(.many) || part == .asked(.which), case .daytime = next else { return false }
            return true
        }
    }

    /// `how many naps, and how long were they`: two figures, of which one would be left out.
    private var asksTwo: Bool {
        guard question.more.isEmpty, question.comparison == nil, question.other == nil else { return false }
        let figures: Set<Part.Asked> = [.many, .much, .often, .long, .far, .fast]
        // `how long on weekdays, and how long at weekends`: the same of both.
        let asked = Set(parts.compactMap { if case .asked(let asked) = $0 { asked } else { nil } })
        if question.grouping == .dayType, asked.count == 1 { return false }
        let sides = parts.filter { $0 != .noise && $0 != .article }.split { $0 == .and || $0 == .plus }
        func asks(_ side: ArraySlice<Part>) -> Bool {
            side.contains { if case .asked(let asked) = $0 { ![.show, .which].contains(asked) } else { false } }
                || side.first == .asked(.which)
        }
        // `what was my highest weight and what do I weigh now`
        if sides.count(where: { asks($0) && $0.contains(where: \.isSubject) }) > 1 { return true }
        // `steps today and my record`
        if sides.count == 2, let last = sides[1].first, sides[1].count == 1,
            [.operation(.max), .operation(.min), .superlative(true, .plain), .superlative(false, .plain)].contains(
                last),
            sides[0].contains(where: \.namesDays)
        {
            return true
        }
        return sides.count { side in
            // `how many` is also a `how` before an adjective.
            zip(side, side.dropFirst()).contains { $0 == .asked(.how) && $1 == .adjective }
                || side.contains { if case .asked(let asked) = $0 { figures.contains(asked) } else { false } }
        } > 1
    }

    /// `in how many weeks did I run three times`: only one of the two is what is counted.
    private var countsTwice: Bool {
        parts.contains(.asked(.many)) && parts.contains(.asked(.often))
    }

    /// `which of the last four weeks was the best` is no figure of a day.
    private var asksOneOf: Bool {
        let said = parts.filter { $0 != .noise && $0 != .article }
        guard question.output == .value else { return false }
        let isExtreme = question.statistic == .max || question.statistic == .min
        return zip(said, said.dropFirst()).contains { part, next in
            // `welche Tag habe ich meist geschlafen`
            if part == .asked(.which), next == .per(.date) { return true }
            guard isExtreme, part == .asked(.which) else { return false }
            return switch next {
            case .days(let days): !days.isDay
            // `which of my last five runs had the highest pulse` is no pulse.
            case .open(.with, _), .rank(_, false, true, .last): true
            default: false
            }
        }
    }

    private func shows(_ part: Part) -> Bool {
        switch part {
        case .operation(let operation): showsOperation(operation)
        case .superlative(_, let aspect), .rank(_, _, _, let aspect): showsExtreme(aspect)
        case .comparative: isCompared || isOfDirection || isOne(.correlation, .groupOfMax, .groupOfMin)
        case .asked(let asked): showsAsked(asked)
        case .current: question.days.to == today || question.comparison != nil
        case .groupNoun(let grouping): question.grouping == grouping
        default: true
        }
    }

    private func isOne(_ statistics: Statistic...) -> Bool {
        statistics.contains(question.statistic) || question.inner.map(statistics.contains) == true
    }

    /// `average of my three best weeks`: of the weeks together, which has no place in the meaning, and not of each.
    private func isOfBestGroups(_ operation: Part.Operation) -> Bool {
        guard isOne(.groupOfMax, .groupOfMin), question.count ?? 1 > 1,
            let place = parts.firstIndex(of: .operation(operation))
        else { return false }
        let behind = parts[(place + 1)...].first { ![.noise, .article, .preposition(.of)].contains($0) }
        return switch behind {
        case .rank, .number, .superlative, .operation(.max), .operation(.min): true
        default: false
        }
    }

    private var isFormula: Bool { if case .formula = question.quantity { true } else { false } }

    private var isCompared: Bool { isOne(.difference, .percentChange, .ratio) || question.grouping == .dayType }

    private var isOfDirection: Bool { isOne(.trend, .change) }

    private var isExtreme: Bool {
        question.best != nil
            || isOne(
                .max, .min, .range, .dateOfMax, .dateOfMin, .topK, .bottomK, .kthMax, .kthMin, .groupOfMax, .groupOfMin,
                .rollingMax, .rollingMin, .longestStreak, .longestGap)
    }

    private func showsOperation(_ operation: Part.Operation) -> Bool {
        guard !isOfBestGroups(operation) else { return false }
        return switch operation {
        case .mean:
            isOne(.mean, .ratePerWeek, .ratePerMonth, .rollingMean, .smoothed, .correlation, .rollingMax, .rollingMin)
                || isFormula || isOfMeans || question.perDays != nil
                || question.conditions.contains { $0.subject == .field(.averageHeartRate) }
                || question.statistic == .groupOfMax && question.grouping == .weekday && question.isOfCount
                || isOfDailyMeans || isRate
        case .median: isOne(.median)
        case .sd: isOne(.sd)
        case .sum:
            !isOne(.mean, .median, .last, .first) || question.inner == .sum || parts.contains(.operation(.ratio))
                || isTotalPerDay
        case .max: isExtreme || isHighestOfOne
        case .min: isExtreme
        case .last: !question.days.isDay || question.days.to == today || question.comparison != nil
        case .trend: isOne(.trend, .difference) || question.isOfWorkouts && question.grouping == .month
        // `has it changed more than in October` is no difference of the two means.
        case .change:
            isOne(.change, .percentChange, .trend)
                || isOne(.difference) && !parts.contains { if case .comparative = $0 { true } else { false } }
        default: true
        }
    }

    /// `the maximum of my heart rate on my last run`
    private var isHighestOfOne: Bool {
        guard case .workout(_, .maximumHeartRate?) = question.quantity else { return false }
        return question.lastCount == 1
    }

    /// `nights with a mean saturation under 92`: the value of a day is a mean.
    private var isOfDailyMeans: Bool {
        isOne(.countDays, .shareDays, .list)
            && question.conditions.contains {
                if case .day(let field) = $0.subject { field.kind == .discrete } else { false }
            }
    }

    /// `total steps per day`: the mean of what each day adds up to.
    private var isTotalPerDay: Bool {
        question.statistic == .mean
            && parts.contains { [.per(.date), .open(.per, [.ordinal(1), .period(.day)])].contains($0) }
    }

    /// `calories per hour on average`
    private var isRate: Bool {
        question.statistic == .ratio && parts.contains { if case .perUnit = $0 { true } else { false } }
    }

    /// A figure of workouts that is a mean of each of them.
    private var isOfMeans: Bool {
        switch question.quantity {
        case .workout(_, .averageHeartRate?), .workout(_, .pace?), .combined(_, .over, _): true
        default: false
        }
    }

    private func showsExtreme(_ aspect: Part.Aspect) -> Bool {
        switch aspect {
        case .last where isOfLastWeekdays: true
        case .last, .first:
            isOne(.last, .first, .lastDate, .firstDate, .value, .change) || question.lastCount != nil
                || question.comparison != nil
        default: isExtreme || isOne(.lastDate, .firstDate)
        }
    }

    /// `the last six Fridays`
    private var isOfLastWeekdays: Bool {
        // On all of them, or on one?
        question.output != .yesNo && question.days.from != nil && question.days.to == today
            && zip(parts, parts.dropFirst()).contains { part, next in
                guard case .rank(_, isOrdinal: false, true, .last) = part, case .habit(let days) = next else {
                    return false
                }
                return days.count == 1
            }
    }

    private func showsAsked(_ asked: Part.Asked) -> Bool {
        switch asked {
        case .when, .date:
            [.date, .clock, .list, .table].contains(question.output) || isOne(.lastDate, .firstDate)
        case .clock: question.output == .clock
        case .much where question.statistic == .countGroups: false
        case .many where question.output == .clock: false
        case .many where !isCounted || isRiseOfCount: false
        // `how often do I drink a week` is no number of drinks.
        case .often where isOne(.ratePerWeek, .ratePerMonth) && !question.isOfCount:
            question.quantity == .day(.naps)
        case .many where saysNumber && isCompared: true
        case .many, .often, .much, .far, .fast, .high:
            question.output != .yesNo
                && (question.output != .date || isSince || question.statistic == .groupOfMax
                    || question.statistic == .groupOfMin)
        case .long: question.output != .yesNo && (question.output != .date || isSince)
        case .which: question.output != .yesNo
        case .how: !isOne(.countDays, .shareDays, .countGroups) || question.output == .list
        case .show: true
        }
    }

    /// `how many floors have I climbed` is no rise of their number.
    private var isRiseOfCount: Bool { question.statistic == .change && question.quantity.isSum }

    /// Whether it is a number of something, or told in a unit that was said: `how many readings of HRV` is no heart rate
    /// variability.
    private var isCounted: Bool {
        guard case .day(let field) = question.quantity, field.kind == .discrete || field.kind == .latest,
            question.more.isEmpty || field == .systolicPressure
        else { return true }
        let saysUnit = parts.contains {
            switch $0 {
            case .unit, .open(.in, _), .measure, .asked(.long), .asked(.far): true
            default: false
            }
        }
        return saysUnit || [.respiratoryRate, .alcohol].contains(field)
            || isOne(
                .n, .countDays, .shareDays, .longestStreak, .currentStreak, .longestGap, .countGroups, .lastDate, .list,
                .topK, .bottomK)
    }

    /// `how many days since the last one` is told with its date.
    private var isSince: Bool { isOne(.lastDate, .firstDate) }
}

extension Part {
    fileprivate var isPeriod: Bool { if case .period = self { true } else { false } }

    /// Whether it asks which or how many of what follows.
    fileprivate var counts: Bool {
        switch self {
        case .asked(.many), .asked(.which), .asked(.often), .every, .number, .operation(.share), .superlative: true
        default: false
        }
    }

    /// `how many nights under six hours a month`, `how often a month`: no weeks or months are counted.
    fileprivate func countsNights(_ next: Part) -> Bool {
        self == .asked(.many) && (next == .period(.day) || next == .period(.night) || next.isOnly)
            || self == .asked(.often) && [.rate(.week), .rate(.month), .period(.week), .period(.month)].contains(next)
    }

    /// Whether it says of what comes before it which days it is on.
    fileprivate var tellsOfDays: Bool {
        switch self {
        case .only(let tests), .test(let tests): tests.contains { $0.lag > 0 || $0.isCalendar } || self.isTest
        case .preposition(.when), .preposition(.after), .bounds: true
        default: false
        }
    }

    private var isTest: Bool { if case .test = self { true } else { false } }

    private var isOnly: Bool { if case .only = self { true } else { false } }
}
