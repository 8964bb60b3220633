import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// What was said, put as the collector takes it: each keeps the meaning.
extension FrameCollector {
    /// `swim, bike, run`: three kinds in a row belong together.
    static func listsKinds(_ said: [Part]) -> Bool {
        said.indices.dropLast(2).contains { start in
            let named = said[start..<(start + 3)].filter(\.isNamedKind)
            return named.count == 3 && Set(named).count == 3
        }
    }

    /// `last Saturday and this Saturday`, on a Friday: two days, of which one is not known.
    static func namesDaysTwice(_ said: [Part]) -> Bool {
        said.indices.dropLast(2).contains { place in
            guard case .days = said[place], said[place + 1] == .and else { return false }
            return said[place] == said[place + 2]
        }
    }

    /// What is said in the form that the rules know, one turn of words after the other.
    static func rewritten(_ said: [Part]) -> [Part] {
        let rewrites: [([Part]) -> [Part]] = [
            withNextDay, withOthers, withDayAsOf, withAfterwards, withOwnBound, withoutDateTwice, withoutPair,
            withPerWeight,
            withDaysOfWeek, withHabits, withAllBurned, withBedMinusSleep,
            withRelation, withVerbFirst, withRange, withWeekendsRanked, withMeanBeside,
            withDayAsked, withFitness,
        ]
        return rewrites.reduce(said) { $1($0) }
    }

    /// `my best weekend for steps`: of the weeks by their weekends, and no single day of one.
    static func withWeekendsRanked(_ said: [Part]) -> [Part] {
        if said.count > 2, said[0] == .asked(.which), said[1] == .weekend(true) || said[1] == .period(.weekend),
            said.contains(where: { if case .superlative(_, let aspect) = $0 { aspect != .last } else { false } })
        {
            // `which weekend had the most steps`
            return [.asked(.which), .period(.week), .weekend(true)] + said[2...]
        }
        let place = said.indices.dropFirst().first { place in
            guard said[place] == .weekend(true) || said[place] == .period(.weekend),
                case .superlative(_, let aspect) = said[place - 1], aspect != .last, aspect != .first
            else { return false }
            // `my longest weekend run` is one of the runs.
            guard place + 1 < said.count else { return true }
            return switch said[place + 1] {
            case .preposition, .days, .quantity: true
            default: false
            }
        }
        guard let place else { return said }
        return Array(said[..<place]) + [.period(.week), .weekend(true)] + said[(place + 1)...]
    }

    /// `my average resting pulse and today's`: the one against the other, and no average of today.
    static func withMeanBeside(_ said: [Part]) -> [Part] {
        let words: [Part] = [.asked(.how), .asked(.which), .asked(.much), .asked(.many), .asked(.high), .asked(.long)]
        let named = said.filter { !words.contains($0) }
        guard named.count == 4, named[2] == .and, case .days(let days) = named[3], days.isDay,
            let mean = named[..<2].firstIndex(of: .operation(.mean)), case .quantity(_, isVerb: false) = named[1 - mean]
        else { return said }
        return [named[1 - mean], named[3], .versus, .operation(.mean)]
    }

    /// `how much did I sleep yesterday, and how many steps did I take`: two figures of the same days. `how many steps yesterday
    /// and how many today`: one of both.
    static func withTwoFigures(_ parts: [Part]) -> [Part] {
        let said = parts.filter { $0 != .noise && $0 != .article }
        let amounts: [Part] = [.asked(.many), .asked(.much), .asked(.long)]
        let asked = said.indices.filter { amounts.contains(said[$0]) }
        guard asked.count == 2, asked[0] == 0, said[asked[1] - 1] == .and,
            said.count(where: { $0 == .and }) == 1
        else { return parts }
        var rest: [Part] = []
        var figures = [0, 0]
        var days = [0, 0]
        for (place, part) in said.enumerated() where !amounts.contains(part) {
            let side = place < asked[1] ? 0 : 1
            switch part {
            case .and: rest.append(part)
            case .quantity(let quantity, _):
                figures[side] += 1
                rest.append(.quantity(quantity, isVerb: false))
            case .days(let named):
                guard named.own == nil else { return parts }
                days[side] += 1
                rest.append(part)
            default: return parts
            }
        }
        let isOfBoth = figures == [1, 1] && (days == [1, 0] || days == [0, 1])
        return isOfBoth || figures == [1, 0] && days == [1, 1] ? rest : parts
    }

    /// `what was my day with the most steps`: which day it was.
    static func withDayAsked(_ said: [Part]) -> [Part] {
        guard said.count > 2, said[0] == .asked(.which) || said[0] == .asked(.how),
            case .open(.per, let span) = said[1], case .ordinal(1)? = span.first,
            case .period(let period)? = span.last, period == .day || period == .night,
            case .superlative(_, let aspect) = said[2], aspect != .last, aspect != .first
        else { return said }
        return [.asked(.which), .period(period)] + said[2...]
    }

    /// `am I fitter than a year ago`: by the VO2max, which is what fitness is told by.
    static func withFitness(_ said: [Part]) -> [Part] {
        guard let place = said.firstIndex(of: .conclusion(.fitter)), place + 1 < said.count, said[place + 1] == .than
        else {
            return said
        }
        var rest = said
        rest.replaceSubrange(
            place...place, with: [.quantity(.day(.vo2Max), isVerb: false), .comparative(true, .plain)])
        return rest
    }

    /// `nights under six hours and more than 10,000 steps the next day`, `12,000 steps and in the night after under six hours`:
    /// a night has the date of the day after it, and what was done in a day is of the day before.
    static func withNextDay(_ said: [Part]) -> [Part] {
        guard !said.contains(where: { if case .quantity = $0 { true } else { false } }),
            let place = said.firstIndex(of: .lag(1)), place > 0
        else { return said }
        var rest = said
        if let tests = said[place - 1].heldTests, tests.count == 2 {
            guard let dated = dated(tests[0], before: tests[1]) else { return said }
            rest.remove(at: place)
            rest[place - 1] = .only(dated)
            return rest
        }
        let lead = said[..<place].lastIndex { if case .preposition = $0 { false } else { true } }
        guard let lead, lead > 0, said[lead] == .and || said[lead] == .but, let first = said[lead - 1].heldTests,
            first.count == 1,
            place + 1 < said.count, let second = said[place + 1].heldTests, second.count == 1,
            let dated = dated(first[0], before: second[0])
        else { return said }
        rest.replaceSubrange((lead - 1)...(place + 1), with: [.only(dated)])
        return rest
    }

    /// `… than after days with fewer`, `… and nights following none`: days that do not pass what the first pass.
    static func withOthers(_ said: [Part]) -> [Part] {
        guard
            let divider = said.lastIndex(where: { [.than, .versus, .and].contains($0) }), divider > 0,
            divider + 1 < said.count,
            let tests = said[..<divider].last(where: { $0.heldTests != nil })?.heldTests, tests.count == 1
        else { return said }
        var tail = said[(divider + 1)...]
        let end = tail.lastIndex { !$0.isOfDays }.map { $0 + 1 } ?? divider + 1
        let days = tail[end...]
        tail = tail[..<end]
        if let first = tail.first, [.preposition(.after), .preposition(.on), .preposition(.in)].contains(first) {
            tail = tail.dropFirst()
        }
        guard tail.first == .period(.day) || tail.first == .period(.night) else { return said }
        tail = tail.dropFirst()
        if let tie = tail.first, tail.count > 1,
            [.preposition(.with), .preposition(.when), .preposition(.of)].contains(tie)
        {
            tail = tail.dropFirst()
        }
        if case .quantity(let quantity, isVerb: false)? = tail.last, case .day(let field) = tests[0].subject,
            quantity == .day(field)
        {
            tail = tail.dropLast()
        }
        guard tail.count == 1, let last = tail.first else { return said }
        switch last {
        case .comparative(let isMore, .plain):
            let isBoundedBelow = [.above, .atLeast].contains(tests[0].sign)
            guard said[divider] != .and, isBoundedBelow || [.below, .atMost].contains(tests[0].sign),
                isMore != isBoundedBelow
            else { return said }
        case .preposition(.without):
            guard said[divider] != .and || said.contains(.operation(.difference)), days.isEmpty else { return said }
        default: return said
        }
        return said[...divider] + [.opposite] + days
    }

    /// `TSB as of Sunday`, `my weight as of 30 June`: what there is on the day, or what was known by then.
    static func withDayAsOf(_ said: [Part]) -> [Part] {
        guard let place = said.indices.dropLast().first(where: { said[$0] == .preposition(.as) }),
            case .days(let day) = said[place + 1], day.isDay, day.own == nil
        else { return said }
        let named = said.compactMap { if case .quantity(let quantity, _) = $0 { quantity } else { nil } }
        guard named.count == 1 else { return said }
        var rest = said
        switch named[0] {
        case .formula(let name, _):
            guard HealthQuestion.formulasOfDay.contains(name) else { return said }
            rest.remove(at: place)
        case .day where named[0].isLevel:
            rest.replaceSubrange(place...(place + 1), with: [.open(.until, [.days(day)])])
        default: return said
        }
        return rest
    }

    /// `on days when I drink, how do I sleep after`: in the night after them.
    static func withAfterwards(_ said: [Part]) -> [Part] {
        guard said.last == .preposition(.after), said.count > 2,
            let tests = said.dropLast().first(where: { $0.heldTests != nil })?.heldTests,
            tests.allSatisfy({ $0.lag == 0 && !$0.isCalendar && !$0.isOfNight }),
            said.contains(where: { if case .quantity(let quantity, _) = $0 { quantity.isOfNight } else { false } }),
            !said.contains(.than), !said.contains(.versus)
        else { return said }
        return said.dropLast() + [.lag(1)]
    }

    /// `average steps leaving out days under 1000`: days that are left out by the figure itself.
    static func withOwnBound(_ said: [Part]) -> [Part] {
        let named = said.compactMap { if case .quantity(.day(let field), isVerb: false) = $0 { field } else { nil } }
        guard named.count == 1, named[0].kind == .cumulative,
            let place = said.indices.dropLast(2).first(where: {
                (said[$0] == .except || said[$0] == .preposition(.without)) && said[$0 + 1] == .period(.day)
            }),
            case .bounds(let bounds) = said[place + 2], bounds.count == 1, bounds[0].unit == nil,
            let tests = Grammar.tests(named[0], bounds), let kept = tests.first?.opposed
        else { return said }
        var rest = said
        rest.replaceSubrange(place...(place + 2), with: [.only([kept])])
        return rest
    }

    /// Two tests of which the second is of the day, or the night, after the first; `nil` where both are of nights.
    private static func dated(_ first: Requirement, before second: Requirement) -> [Requirement]? {
        guard first.lag == 0, second.lag == 0, !first.isCalendar, !second.isCalendar else { return nil }
        if first.isOfNight { return second.isOfNight ? nil : [first, second] }
        return [first.lagged(by: 1), second]
    }

    /// `when did I last swim, which day`: the date is asked for once.
    static func withoutDateTwice(_ said: [Part]) -> [Part] {
        said.contains(.asked(.when)) && said.suffix(2) == [.asked(.which), .period(.day)]
            ? Array(said.dropLast(2)) : said
    }

    /// `blood pressure, the upper value`: one of the two. A bound that stands apart is of the upper value as well.
    static func withoutPair(_ said: [Part]) -> [Part] {
        let isBounded = said.contains { if case .bounds(let bounds) = $0 { bounds.count == 1 } else { false } }
        return said.compactMap { part in
            guard case .pair(let quantities) = part else { return part }
            if quantities.contains(where: { said.contains(.quantity($0, isVerb: false)) }) { return nil }
            return isBounded ? quantities.first.map { .quantity($0, isVerb: false) } : part
        }
    }

    /// `Monday to Friday against Saturday to Sunday`, `since May, Saturday to Sunday`: each of them.
    static func withHabits(_ said: [Part]) -> [Part] {
        let saysHabit = said.contains {
            switch $0 {
            case .weekend, .habit, .daysOfWeek: true
            case .days(let days): !days.isBetween && (days.count ?? .max) > 7
            default: false
            }
        }
        // `average sleep Sunday to Monday night`: of one night there is no average.
        let isAveraged = said.contains(.operation(.mean))
        guard saysHabit || isAveraged else { return said }
        return said.map { part in
            guard case .days(let days) = part, days.isBetween, let first = days.from, saysHabit || days.isNight else {
                return part
            }
            if days.isNight { return .nights(first.weekday) }
            return first.weekday == 5 ? .weekend(true) : .habit([first.weekday, days.to.weekday].sorted())
        }
    }

    /// `the highest minus the lowest weight`, `the difference between my longest and shortest night`: how far the two are
    /// apart, of what stands behind them.
    static func withRange(_ said: [Part]) -> [Part] {
        guard let first = said.firstIndex(where: { $0.end != nil }),
            let second = said[(first + 1)...].firstIndex(where: { $0.end != nil }), let high = said[first].end,
            let low = said[second].end, high.isMore != low.isMore,
            high.aspect == low.aspect || high.aspect == .plain || low.aspect == .plain
        else { return said }
        let words: [Part] = [.operation(.difference), .operation(.range)]
        var rest = said
        var between = Array(said[(first + 1)..<second])
        guard let link = between.popLast(), link == .minus || link == .and || link == .preposition(.to) else {
            return said
        }
        // `my highest weight and my lowest weight`
        let behind = said[(second + 1)...].prefix(between.count)
        guard between.isEmpty || Array(behind) == between else { return said }
        if !between.isEmpty { rest.removeSubrange((second + 1)...(second + between.count)) }
        let degree = high.aspect == .plain ? low : high
        let kept: [Part] = degree.aspect == .plain ? [] : [.superlative(degree.isMore, degree.aspect)]
        rest.replaceSubrange(first...second, with: [.operation(.range)] + kept + between)
        guard link != .minus else { return rest }
        // The two alone are no difference.
        if let word = said[..<first].firstIndex(where: words.contains) {
            let isBetween = said[(word + 1)..<first].allSatisfy { if case .preposition = $0 { true } else { false } }
            rest.removeSubrange(word..<(isBetween ? first : word + 1))
            return rest
        }
        guard let word = rest.lastIndex(where: words.contains), word > first else { return said }
        rest.remove(at: word)
        return rest
    }

    /// `grams of protein per kilo of body weight` is one figure over the other.
    static func withPerWeight(_ said: [Part]) -> [Part] {
        let eaten = said.indices.filter {
            if case .quantity(.day(let field), false) = said[$0] { field.isEaten } else { false }
        }
        guard eaten.count == 1, case .quantity(.day(let field), _) = said[eaten[0]],
            let per = said.firstIndex(of: .preposition(.per)), per + 1 < said.count,
            case .unit(let unit) = said[per + 1],
            unit == .kilogram || unit == .pound
        else { return said }
        var end = per + 2
        let weight = Part.quantity(.day(.weight), isVerb: false)
        let behind = said[end...].prefix { $0 == weight || $0 == .preposition(.of) }
        if behind.contains(weight) { end += behind.count }
        var rest = said
        rest[eaten[0]] = .quantity(.combined(.day(field), .over, .day(.weight)), isVerb: false)
        rest.replaceSubrange(per..<end, with: unit == .pound ? [.unit(.pound)] : [])
        // `grams of`, and the verb that carries it
        let verbs: [Part] = [.quantity(.day(.dietaryEnergy), isVerb: true), .quantity(.day(.water), isVerb: true)]
        rest.removeAll(where: verbs.contains)
        rest.removeAll { $0 == .unit(.gram) && field.unit == "g" || $0 == .unit(.kilocalorie) && field.unit == "kcal" }
        return rest
    }

    /// `how many calories did I burn in total`: with those of rest. Of workouts it is their sum.
    static func withAllBurned(_ said: [Part]) -> [Part] {
        let verb = Part.quantity(.day(.activeEnergy), isVerb: true)
        guard said.contains(.operation(.sum)), said.contains(.calories), said.contains(verb),
            said.count(where: \.isSubject) == 2
        else { return said }
        let all = Quantity.combined(.day(.activeEnergy), .plus, .day(.basalEnergy))
        return said.filter { ![.operation(.sum), verb].contains($0) }.map {
            $0 == .calories ? .quantity(all, isVerb: false) : $0
        }
    }

    /// `time in bed, not sleeping` is the one less the other.
    static func withBedMinusSleep(_ said: [Part]) -> [Part] {
        let bed = Part.quantity(.day(.timeInBed), isVerb: false)
        guard let place = said.firstIndex(of: bed),
            let not = said.firstIndex(where: { $0 == .not || $0 == .except }), not > place, not + 1 < said.count,
            case .quantity(.day(.sleep), _) = said[not + 1]
        else { return said }
        var rest = said
        rest.removeSubrange(not...(not + 1))
        rest[place] = .quantity(.combined(.day(.timeInBed), .minus, .day(.sleep)), isVerb: false)
        return rest
    }

    /// `im Mai mehr als im Juni gelaufen`: what stands behind the days that others are held against is said of both.
    static func withVerbFirst(_ said: [Part]) -> [Part] {
        guard let divider = said.firstIndex(where: { $0 == .than || $0 == .versus }), divider + 2 < said.count else {
            return said
        }
        let days = said[..<divider] + said[(divider + 1)...].prefix(while: \.isOfDays)
        if said[divider] == .versus, divider > 0, said[..<divider].allSatisfy(\.isCalendar), days.count > divider {
            // `montags oder freitags mehr Schritte`
            let rest = said[(days.count + 1)...]
            if !rest.contains(where: \.isOfDays) { return Array(rest + said[...days.count]) }
        }
        guard said[(divider + 1)..<(said.count - 1)].allSatisfy(\.isOfDays) else { return said }
        let isMissing =
            switch said[said.count - 1] {
            case .kind: !said[..<divider].contains(where: \.isSubject)
            case .turn, .risen, .comparative: said[divider] == .versus
            default: false
            }
        guard isMissing else { return said }
        var rest = said
        rest.insert(rest.removeLast(), at: divider)
        return rest
    }

    /// `do I sleep better when I walk more`: how the second goes with the first, which comes after it.
    static func withRelation(_ said: [Part]) -> [Part] {
        if let together = withRise(said) ?? withDayBefore(said) { return together }
        func compares(_ parts: ArraySlice<Part>) -> Bool {
            parts.contains { if case .comparative = $0 { true } else { false } }
        }
        let places = said.indices.filter { said[$0] == .preposition(.when) }
        guard places.count == 1, let place = places.first, place > 0, compares(said[..<place]),
            compares(said[(place + 1)...]), !said.contains(.than), !said.contains(.versus)
        else { return said }
        return Array(said[(place + 1)...]) + [.operation(.affects)] + Array(said[..<place])
    }

    /// `how does HRV correlate with the previous day's alcohol`: the other comes a day after it.
    static func withDayBefore(_ said: [Part]) -> [Part]? {
        let quantities = said.indices.filter { if case .quantity = said[$0] { true } else { false } }
        guard said.contains(.operation(.correlation)), quantities.count == 2,
            let place = said.firstIndex(of: .relative(.dayBefore))
        else { return nil }
        var rest = said
        if place > quantities[1] || place + 1 == quantities[1] {
            rest.swapAt(quantities[0], quantities[1])
            // `how much I slept the night before`: by a verb it is the earlier one as well.
            if case .quantity(let earlier, true) = rest[quantities[0]] {
                rest[quantities[0]] = .quantity(earlier, isVerb: false)
            }
        }
        rest[place] = .lag(1)
        return rest
    }

    /// `does my HRV rise with more sleep`: how the two go together.
    static func withRise(_ said: [Part]) -> [Part]? {
        guard let rise = said.firstIndex(where: { if case .rise = $0 { true } else { false } }), rise > 0,
            rise + 2 < said.count, said[rise + 1] == .preposition(.with)
        else { return nil }
        var rest = Array(said[(rise + 2)...])
        if case .comparative? = rest.first { rest.removeFirst() }
        guard case .quantity? = rest.first, said[..<rise].contains(where: \.isSubject) else { return nil }
        return Array(said[..<rise]) + [.operation(.correlation)] + rest
    }
}

extension Requirement {
    fileprivate var isOfNight: Bool { if case .day(let field) = subject { field.isOfMainSleep } else { false } }
}

extension Part {
    /// The tests that days are held to.
    fileprivate var heldTests: [Requirement]? {
        switch self {
        case .test(let tests), .only(let tests): tests
        default: nil
        }
    }

    /// The highest or the lowest, by a superlative or by its name.
    fileprivate var end: (isMore: Bool, aspect: Aspect)? {
        switch self {
        case .superlative(_, .last), .superlative(_, .first), .superlative(_, .common): nil
        case .superlative(let isMore, let aspect): (isMore, aspect)
        case .operation(.max): (true, .plain)
        case .operation(.min): (false, .plain)
        default: nil
        }
    }
}

extension DayField {
    /// Whether it is told by the kilogram of body weight.
    fileprivate var isEaten: Bool {
        [.protein, .carbohydrates, .fat, .fiber, .dietaryEnergy, .water, .caffeine].contains(self)
    }
}
