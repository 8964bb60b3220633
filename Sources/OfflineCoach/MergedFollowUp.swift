import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// A follow-up merged with the rest of the question before it: the parts that were said take the place of those of
/// their type, and all are read as one question.
extension FollowUp {
    func merged(_ said: [Part]) -> HealthQuestion? {
        guard previous.comparison == nil, previous.other == nil else { return nil }
        var parts = said.filter { ![.noise, .article, .and, .but, .restrict].contains($0) }
        guard !parts.isEmpty, !parts.contains(where: \.standsAlone) else { return nil }
        // `by month? – top three`: of the months, which are not ranked.
        if previous.grouping != nil, parts.contains(where: \.isRank) { return nil }
        // `including walks`: days that pass a test are counted where something asks for days.
        if parts.contains(where: \.isTest), parts.allSatisfy({ $0.isTest || $0 == .operation(.sum) }),
            ![.countDays, .shareDays, .longestStreak, .currentStreak, .list].contains(previous.statistic)
        {
            return nil
        }
        if parts == [.asked(.which)] || parts == [.asked(.when)] { return nil }
        // `show me that`, after a mean, which is no total. Workouts can be listed.
        if parts == [.asked(.show)], case .day = previous.quantity { return nil }
        // How many it was is told by what was told, and by nothing that it would be by itself.
        if parts == [.asked(.many)] || parts == [.asked(.much)], case .day = previous.quantity { return nil }
        // What the longest of them had of another figure is not known.
        if [.max, .min].contains(previous.statistic), previous.quantity.isOfWorkouts,
            parts.contains(where: { $0.isFigure || asksOtherFigure($0) }),
            !parts.contains(where: { if case .superlative = $0 { true } else { false } })
        {
            return nil
        }
        // `und jetzt`: the newest of all, and not of the days before.
        let isNow = parts == [.operation(.last)] && previous.days.to < calendar.today && !previous.days.isDay
        var conditions = previous.conditions
        guard replaceBounds(&parts, &conditions) else { return nil }
        if parts.contains(where: \.isCalendarTest) { conditions.removeAll(where: \.isCalendar) }
        if parts.contains(where: \.isDaytime) {
            conditions.removeAll { [.timeOfDay, .field(.startClock)].contains($0.subject) }
        }
        for case .only(let tests) in parts {
            conditions.removeAll { old in tests.contains { $0.subject == old.subject && $0.lag == old.lag } }
        }
        let named = parts.filter { if case .quantity = $0 { true } else { false } }
        if named.count > 1, let last = parts.lastIndex(where: named.contains) { parts.insert(.and, at: last) }
        let isOfDays = [.countDays, .shareDays, .longestStreak, .currentStreak].contains(previous.statistic)
        // `in total`, after days that were counted: of all days, or all that was done on them.
        if isOfDays, !named.isEmpty || parts.contains(.operation(.sum)) { return nil }
        if case .workout(let types, _) = previous.quantity, parts.allSatisfy({ !$0.isKind }),
            parts.contains(where: \.isFigure)
        {
            // `average pace?` of those runs
            parts = parts.map { $0 == .quantity(.day(.distance), isVerb: false) ? .attribute(.distance) : $0 }
            parts.append(.kind(types, isVerb: false))
        }
        // `faster than 5:30`, `with more than 10k`
        if !parts.contains(where: { $0.isSubject && !(previous.isOfWorkouts && $0.isBound) }) {
            parts.removeAll { $0 == .preposition(.with) }
            parts += subject
        }
        let isDated = parts.contains {
            if case .days = $0 { true } else if case .dayPart = $0 { true } else { false }
        }
        if let relative = parts.firstIndex(where: { if case .relative = $0 { true } else { false } }) {
            guard case .relative(let word) = parts[relative], let earlier = calendar.earlier(word, previous.days) else {
                return nil
            }
            parts[relative] = .days(earlier)
        } else if !isDated, !isNow, previous.days != calendar.all {
            parts.append(.days(previous.days))
        }
        let asksElse = said.contains { if case .operation(let operation) = $0 { operation != .last } else { false } }
        if asksElse { conditions.removeAll { $0.sign == .present } }
        if !conditions.isEmpty { parts.append(.only(conditions)) }
        if [.dateOfMax, .dateOfMin, .lastDate].contains(previous.statistic), !asksElse {
            // `when did I last swim`, `how far was it`
            guard previous.statistic == .lastDate, previous.quantity.isOfWorkouts else { return nil }
        }
        if previous.isOneOfLast {
            parts.append(previous.count.map { .fromLast($0, previous.workoutTypes) } ?? .superlative(true, .last))
        }
        if let count = previous.lastCount, count > 1 {
            parts.append(.open(.with, [.ordinal(count), .kind(previous.workoutTypes, isVerb: false)]))
        }
        let asksGroup = parts.contains {
            if case .by = $0 {
                true
            } else if case .per = $0 {
                true
            } else if case .rate = $0 {
                true
            } else if case .groupNoun = $0 {
                true
            } else {
                false
            }
        }
        let namesFormula = parts.contains { if case .quantity(.formula, _) = $0 { true } else { false } }
        if namesFormula, !parts.contains(where: \.isOfStatistic) {
            // `and my BMI`: of the same days, which have one, whatever was computed of them before.
            guard [.mean, .value, .last, .sum, .median].contains(previous.statistic) else { return nil }
        } else if !parts.contains(where: \.isOfStatistic) {
            guard let statistic = statistic(isGrouped: asksGroup) else { return nil }
            parts += statistic
        } else if [.groupOfMax, .groupOfMin].contains(previous.statistic), !asksGroup,
            parts.contains(where: { if case .superlative = $0 { true } else { false } }),
            let grouping = previous.grouping
        {
            parts.append(.groupNoun(grouping))
        }
        return Composer(calendar: calendar).question(parts)
    }

    /// `how fast was it`, after the longest.
    private func asksOtherFigure(_ part: Part) -> Bool {
        guard case .workout(_, let field) = previous.quantity, case .asked(let asked) = part else { return false }
        return switch asked {
        case .fast: field != .pace
        case .long: field != .duration
        case .far: field != .distance
        default: false
        }
    }

    /// A bound without a quantity is of the one that was bounded before.
    private func replaceBounds(_ parts: inout [Part], _ conditions: inout [Requirement]) -> Bool {
        guard let place = parts.firstIndex(where: { if case .bounds = $0 { true } else { false } }),
            case .bounds(let bounds) = parts[place]
        else { return true }
        let old = conditions.indices.filter {
            if case .number = conditions[$0].value { !conditions[$0].isCalendar } else { false }
        }
        guard old.count == 1 else {
            if old.isEmpty, countsDays(parts), case .day(let field) = previous.quantity,
                let tests = Grammar.tests(field, bounds)
            {
                // `how often under 94`, after a figure of some days
                parts[place] = .test(tests)
                return true
            }
            return bounds.allSatisfy { $0.unit != nil } || previous.isOfWorkouts && bounds.allSatisfy(\.isInThousands)
        }
        let tests: [Requirement]?
        switch conditions[old[0]].subject {
        case .field(let field): tests = Grammar.requirements(field, bounds)
        case .day(let field): tests = Grammar.tests(field, bounds)
        default: return false
        }
        guard let tests else { return bounds.allSatisfy { $0.unit != nil } }
        let lag = conditions[old[0]].lag
        conditions.remove(at: old[0])
        conditions += tests.map { $0.lagged(by: lag) }
        parts.remove(at: place)
        return true
    }

    /// Whether it asks on how many of the days before something holds, or on any of them.
    private func countsDays(_ parts: [Part]) -> Bool {
        !previous.days.isDay
            && (parts.contains(.asked(.often)) || parts.contains(.any)
                || parts.contains(.asked(.many))
                    && (parts.contains(.period(.day)) || parts.contains(.period(.night))))
    }

    private var subject: [Part] {
        if !previous.more.isEmpty { return [.pair([previous.quantity] + previous.more)] }
        switch previous.quantity {
        case .workout(let types, let field):
            return [.kind(types, isVerb: false)] + (field.map { [.attribute($0)] } ?? [])
        case .days: return []
        case .day, .formula, .combined: return [.quantity(previous.quantity, isVerb: false)]
        }
    }

    /// The parts that say what was computed, where nothing else was said of it.
    private func statistic(isGrouped: Bool) -> [Part]? {
        switch previous.statistic {
        case .mean: return [.operation(.mean)]
        case .sum:
            if case .workout(_, nil) = previous.quantity { return [.asked(.many)] }
            return isGrouped ? [] : [.operation(.sum)]
        case .median: return [.operation(.median)]
        case .sd: return [.operation(.sd)]
        case .max: return [.operation(.max)]
        case .min: return [.operation(.min)]
        case .trend: return [.operation(.trend)]
        case .correlation: return previous.lag ?? 0 == 0 ? [.operation(.correlation)] : nil
        case .change: return [.operation(.change)]
        case .list: return [.operation(.list)]
        case .countDays: return [.asked(.many), .period(.day)]
        case .shareDays: return [.operation(.share), .period(.day)]
        case .longestStreak: return [.operation(.streakLongest)]
        case .currentStreak: return [.operation(.streakCurrent)]
        case .value, .last: return []
        case .ratePerWeek: return [.rate(.week), .asked(.much)]
        case .ratePerMonth: return [.rate(.month), .asked(.much)]
        case .groupOfMax, .groupOfMin:
            guard let grouping = previous.grouping else { return nil }
            if let count = previous.count, count > 1 {
                let isMore = previous.statistic == .groupOfMax
                return [.rank(count, isOrdinal: false, isMore, .plain), .groupNoun(grouping)]
            }
            return [.superlative(previous.statistic == .groupOfMax, .plain), .groupNoun(grouping)]
        case .dateOfMax: return [.asked(.which), .period(.day), .superlative(true, .plain)]
        case .dateOfMin: return [.asked(.which), .period(.day), .superlative(false, .plain)]
        default: return nil
        }
    }
}

extension Part {
    /// Not to be put together with what was said before.
    fileprivate var standsAlone: Bool {
        switch self {
        case .why, .request, .conclusion, .refusal, .future, .tomorrow, .than, .versus, .compare, .minus, .event, .both:
            true
        case .operation(.correlation), .operation(.difference), .operation(.affects): true
        default: false
        }
    }

    fileprivate var isRank: Bool { if case .rank = self { true } else { false } }

    fileprivate var isDaytime: Bool {
        switch self {
        case .daytime, .clockSpan: true
        default: false
        }
    }

    fileprivate var isTest: Bool { if case .test = self { true } else { false } }

    var isKind: Bool {
        switch self {
        case .kind, .kindAttribute: true
        default: false
        }
    }

    /// Whether workouts have a figure of it.
    fileprivate var isFigure: Bool {
        switch self {
        case .attribute, .heart, .calories, .quantity(.day(.distance), false): true
        default: false
        }
    }

    /// A value to be reached, of a figure that may not be named.
    fileprivate var isBound: Bool {
        switch self {
        case .bounds, .attributeTest: true
        default: false
        }
    }

    /// A day of the week or the weekend.
    var isDayOfWeek: Bool {
        if case .days(let days) = self { days.isDay && days.dayOfWeek == .alone } else { isCalendarTest }
    }

    fileprivate var isCalendarTest: Bool {
        switch self {
        case .habit, .weekend, .nights: true
        case .only(let tests): tests.allSatisfy(\.isCalendar)
        default: false
        }
    }

    /// Says what is computed.
    fileprivate var isOfStatistic: Bool {
        switch self {
        case .asked(let asked): asked != .how
        case .operation(let operation): operation != .table
        case .superlative, .rank, .rise, .risen, .turn, .comparative: true
        default: false
        }
    }
}
