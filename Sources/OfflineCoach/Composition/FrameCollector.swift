import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Sorts the parts of a cover into one frame, or two where a comparison divides them; `nil` where a part has no place.
struct FrameCollector {
    var calendar: Calendar
    /// Whether the night before is named, and no other day before.
    var saysNightBefore: Bool
    /// Whether a mean is named, though it may only stand in the name of a figure: `average pace`.
    var saysMean: Bool

    private var side = Frame()
    private var divided: Frame?
    private var comparesDays = false
    private var hasChange = false
    private var hasLengthBound = false
    private var hasKind = false
    private var hasRisen = false
    private var isSeries = false

    init(calendar: Calendar, saysNightBefore: Bool, saysMean: Bool = false) {
        (self.calendar, self.saysNightBefore, self.saysMean) = (calendar, saysNightBefore, saysMean)
    }

    mutating func frames(_ parts: [Part]) -> (left: Frame, right: Frame?)? {
        let said = Self.rewritten(parts.filter { $0 != .noise && $0 != .article })
        // `weekday and weekend bedtimes` are of days of two kinds, and not by weekday.
        let saysWeekend = said.contains(.period(.weekend)) || said.contains(.weekend(true))
        guard !saysWeekend || !said.contains(.groupNoun(.weekday)) || said.contains(.asked(.which)) else { return nil }
        guard !Self.namesDaysTwice(said) else { return nil }
        hasLengthBound = said.contains {
            guard case .bounds(let bounds) = $0 else { return false }
            return bounds.contains { $0.unit?.dimension == .length || $0.isInThousands }
        }
        hasKind = said.contains { if case .kind = $0 { true } else { $0 == .per(.type) || $0 == .by(.type) } }
        if Self.listsKinds(said) { side.flags.insert(.and) }
        hasChange = said.contains(.operation(.change))
        hasRisen = said.contains { $0.isRisen }
        isSeries = said.contains(.operation(.streak)) || said.contains(.operation(.streakLongest))
        let hasTurned = said.contains { if case .turn(_, isOngoing: false) = $0 { true } else { false } }
        comparesDays =
            isPaired(said) || said.contains(.operation(.percentChange)) || hasChange
            || hasTurned && said.contains { if case .attribute = $0 { true } else { false } }
            || said.contains(.asked(.much)) && said.contains { $0.isRise }
        let isComparedWith =
            said.contains(.compare) && !said.contains { [.versus, .than, .minus, .and].contains($0) }
        var index = 0
        while index < said.count {
            let next = index + 1 < said.count ? said[index + 1] : nil
            let isOfAll = side.kinds == [[]] && next?.isNamedKind == true
            if said[index] == .except || said[index] == .not && isOfAll || Self.leavesOutDays(said, index) {
                // `workouts, not runs`
                index += 1
                while index < said.count, case .preposition = said[index] { index += 1 }
                if index < said.count, case .days(let days) = said[index], !days.isDay, days.own == nil {
                    side.leftOut.append(days)
                    index += 1
                    continue
                }
                if let (tests, length) = exceptedWorkouts(said[index...]) {
                    side.conditions += tests
                    index += length
                    continue
                }
                guard index < said.count, let test = excepted(said[index]) else { return nil }
                // `except runs under 2 km`, where something else is asked about, leaves out some of a kind.
                if index + 1 < said.count, test.subject == .field(.type), said[index + 1].isBounds { return nil }
                // `all rings but the stand ring`
                let others = test.otherRings(areClosed: true)
                if !others.isEmpty, let all = side.tests.firstIndex(where: { $0.subject == .day(.ringsClosed) }) {
                    side.tests.replaceSubrange(all...all, with: others + [test])
                } else {
                    side.leaveOut(test)
                }
                // `other than runs and rides`
                while index + 2 < said.count, said[index + 1] == .and || said[index + 1] == .or,
                    let more = excepted(said[index + 2]), more.subject == test.subject
                {
                    side.leaveOut(more)
                    index += 2
                }
                // `excluding weekends and December`
                if test.isCalendar, index + 2 < said.count, said[index + 1] == .and,
                    case .days(let days) = said[index + 2]
                {
                    guard !days.isDay, days.own == nil else { return nil }
                    side.leftOut.append(days)
                    index += 2
                }
            } else if case .indoor = said[index], case .only(let tests)? = next, tests[0].subject == .field(.type) {
                // `indoor rides excluded` leaves no other rides out.
                return nil
            } else if said[index] == .or, next == .opposite, index + 2 == said.count, divided == nil,
                !side.comparatives.isEmpty
            {
                // `do I sleep longer on days I train or on days I don't`
                divided = side
                side = Frame()
            } else if said[index] == .and, index > 0, next.map({ !Self.joins(said[index - 1], $0) }) ?? true {
                return nil
            } else if said[index] == .faring, index > 1, said[index - 2] == .and {
                // `the highest pulse, and what was I doing`: of that nothing is told.
                return nil
            } else if said[index] == .and, Self.asksAnew(said, index) {
                return nil
            } else if let length = Self.contrast(said, index) {
                index += length - 1
            } else if said[index] == .preposition(.without) || said[index] == .not, next == nil, divided != nil,
                !side.flags.contains(.opposite)
            {
                side.flags.insert(.opposite)
                if said[index] == .preposition(.without) { side.flags.insert(.nothing) }
            } else if said[index] == .preposition(.after), divided != nil, next?.isBounds == true || next == .others {
                // `after less than six hours against after more than eight`: of the same nights.
            } else if case .only(let tests) = said[index], tests.allSatisfy({ !$0.isCalendar && $0.lag == 1 }),
                case .days(let days)? = next, days.isDay, days.own == nil, days.to < calendar.today
            {
                // `after the run on 5 October`: that is the day of the run, or of the party.
                side.conditions += tests
                side.days.append(days.shifted(1))
                index += 1
            } else if case .weekday(let day) = said[index], next == .exceptAfter {
                side.conditions.append(contentsOf: Requirement.weekdays([day]).opposed.map { [$0] } ?? [])
                index += 1
            } else if let tests = nightBefore(said, index) {
                // `when the night before was under six hours`
                side.conditions += tests
                index += 2
            } else if let bounds = Self.dayCount(said, index) {
                // `on at least three days`
                side.dayCounts += bounds
                index += 1
            } else if case .preposition(let word) = said[index], word.isLight, next == .ordinal(2) || next == .half(2),
                index + 2 == said.count,
                side.flags.contains(.or) && side.days.count == 1 || divided?.days.count == 1 && side.days.isEmpty
            {
                // `in the first week of December or in the second`
            } else if said[index] == .preposition(.between), said.contains(.operation(.gap)),
                next == .number(2, isThousands: false, isYear: false)
            {
                // `the longest break between two swims`
                index += 1
            } else if said[index] == .preposition(.between), isPaired(said) {
                // `the difference in sleep between weekends and weekdays`
            } else if case .preposition(let word) = said[index],
                said.contains(.operation(.correlation)) || said.contains(.operation(.affects))
                    || said.contains(.method("spearman")),
                [.with, .on, .of, .in, .for, .to, .between].contains(word)
            {
                // `how steps correlate with sleep`
            } else if said[index] == .preposition(.by) || said[index] == .preposition(.after), hasKind,
                next?.isFigureOfWorkouts == true,
                side.superlatives.count + side.ranks.count == 1
            {
                // `the hardest workout by calories`
            } else if said[index] == .preposition(.after), side.quantities.isEmpty,
                side.ranks.count == 1 || side.superlatives.count == 1 && side.counted.count == 1,
                case .quantity(.day(let field), false)? = next, field.kind == .cumulative || field.category == .sleep,
                !field.isOccasional || side.ranks.count == 1
            {
                // `die drei besten Wochen nach Schritten`, `top 5 Tage nach Protein`
            } else if case .preposition(let word) = said[index], word.isLight, next == .adjective, hasLengthBound {
                // `of long runs, 15 km or more`
            } else if said[index] == .preposition(.when), side.periods == [.night], next?.isLength == true {
                // `nights in November where I got less than six hours`
            } else if said[index] == .preposition(.from), divided == nil, index > 1,
                said.contains(.operation(.difference)), next?.isOfOtherDays == true
            {
                // `how different is it after two drinks from after none`
                (divided, side) = (side, Frame())
            } else if said[index] == .preposition(.when), index > 0, hasGroup([said[index - 1]]) {
                // `the month whose mean is the smallest`
            } else if case .preposition(let word) = said[index], word.isLight, case .open(.per, _)? = next,
                index + 2 < said.count, said[index + 2] == .operation(.rolling)
            {
                // `the lowest point of the 7-day mean`
            } else if said[index] == .preposition(.of), side.operations.count == 1, case .per? = next {
                // `the median of my weekly steps`
            } else if case .preposition(let word) = said[index], word.isLight, side.operations.count == 1,
                case .open(.per, _)? = next, index + 2 < said.count, case .superlative = said[index + 2]
            {
                // `average sleep on the ten days with the most steps`
            } else if said[index] == .preposition(.with), hasKind, case .bounds(let bounds)? = next {
                // `rides with more than 300 m of ascent`: the figure is that of the bound.
                if index + 2 < said.count, let field = said[index + 2].boundedFigure,
                    let tests = Grammar.requirements(field, bounds)
                {
                    side.conditions += tests
                    index += 2
                }
            } else if case .open(.per, let span) = said[index], next == .preposition(.after), index + 2 == said.count,
                divided != nil, case .ordinal(let count)? = span.first, case .period(let period)? = span.last,
                let length = [.day: 1, .night: 1, .week: 7, .month: 30][period]
            {
                // `compared with the two weeks after`
                side.daysBefore.append(-count * length)
                index += 1
            } else if divided == nil, index > 1, let next,
                isComparedWith && said[index] == .preposition(.with)
                    || (isComparedWith || said.contains(.operation(.ratio)) && next.isCalendar)
                        && said[index] == .preposition(.to)
            {
                // `compare it in summer with winter`
                divided = side
                side = Frame()
            } else if divided == nil, side.quantities.count == 1, next?.isSubject == true || next == .operation(.sum),
                said[index] == .operation(.ratio)
                    || said[index] == .preposition(.to) && side.flags.contains(.ratio)
            {
                // `deep sleep divided by REM`, `the ratio of deep sleep to REM`; to all sleep it is a share.
                let whole = said[(index + 1)...].prefix(2).firstIndex { $0.isWholeSleep }
                if let whole, [.day(.deep), .day(.rem)].contains(side.quantities[0]) {
                    side.flags.remove(.ratio)
                    side.flags.insert(.ofSleep)
                    index = whole
                } else {
                    side.flags.insert(.ratio)
                    (divided, side) = (side, Frame())
                }
            } else if divided == nil, side.days.count == 1, Self.isShareOfDays(said[index...]) {
                // `this week's distance as a fraction of last week's`
                side.flags.insert(.ratio)
                (divided, side) = (side, Frame())
                if next == .operation(.share) { index += 1 }
            } else if said[index] == .preposition(.on), divided != nil, case .quantity(_, isVerb: false)? = next {
                // `Q3 against Q2 on exercise minutes`
            } else if said[index] == .preposition(.before), case .kind(let types, _)? = next,
                (side.quantities + side.verbs).contains(.day(.sleep))
            {
                // `how long do I sleep before runs over 20 km`: in the night that ends on their day.
                var tests = [Requirement.worked(types)]
                if index + 2 < said.count, case .bounds(let bounds) = said[index + 2] {
                    guard let field = bounds[0].unit.flatMap({ Grammar.field(for: $0) }),
                        let bounded = Grammar.requirements(field, bounds)
                    else { return nil }
                    tests = bounded.map { Requirement(.workout(types: types, field: field), $0.sign, $0.value) }
                    index += 1
                }
                side.conditions += tests
                index += 1
            } else if said[index] == .preposition(.before), next == nil, divided != nil {
                // `more than before`
                side.relatives.append(.before)
            } else if case .preposition(let word) = said[index], next == nil, index > 0 {
                // `which day did I walk most on`
                let isOfDays: Bool = if case .days = said[index - 1] { true } else { false }
                guard [.in, .on, .at, .of, .for, .with].contains(word), word != .on || !isOfDays else { return nil }
            } else if !collect(said[index], next) {
                return nil
            }
            index += 1
        }
        guard let left = divided else { return (side, nil) }
        return (left, side)
    }

    /// The second week after the first of a month, the second half after the first.
    private func second(after days: Days) -> Days? {
        days.count == 7 && days.from?.components.day == 1 ? days.shifted(7) : calendar.next(days)
    }

    /// Whether `and` puts two of a kind together: `on foot and with a ride` does not.
    private static func joins(_ left: Part, _ right: Part) -> Bool {
        switch (left, right) {
        case (.quantity(_, false), .test), (.quantity(_, false), .only), (.kind(_, false), .test), (.unit, .test): false
        default: true
        }
    }

    /// `my usual pulse and how was it today`, `average pulse and today's`: two figures, of which one would be dropped.
    private static func asksAnew(_ said: [Part], _ index: Int) -> Bool {
        let before = said[..<index]
        guard before.contains(.operation(.mean)), !before.contains(where: \.isCalendar),
            before.last?.isSubject == true
        else { return false }
        let behind = said[(index + 1)...].filter { $0 != .asked(.how) }
        return behind.count == 1 && behind[0].isOfDays
    }

    /// The tests of the night before that a condition sets; `nil` where none does.
    private func nightBefore(_ said: [Part], _ index: Int) -> [Requirement]? {
        guard saysNightBefore, said[index] == .preposition(.when), index + 2 < said.count,
            said[index + 1] == .relative(.dayBefore), case .bounds(let bounds) = said[index + 2],
            bounds.allSatisfy({ $0.unit?.dimension == .time })
        else { return nil }
        return Grammar.tests(.sleep, bounds)
    }

    /// The bounds after a preposition that so many days have to pass; `nil` where none are.
    private static func dayCount(_ said: [Part], _ index: Int) -> [Part.Bound]? {
        guard [.preposition(.on), .preposition(.in), .preposition(.at)].contains(said[index]), index + 2 < said.count,
            case .bounds(let bounds) = said[index + 1],
            bounds.allSatisfy({ $0.unit == nil && !$0.isClock && !$0.isInThousands })
        else { return nil }
        switch said[index + 2] {
        case .period(.day), .period(.night): return bounds
        // `an mindestens drei Tagen 12.000 Schritte`
        case .only(let tests): return tests.allSatisfy { $0.lag == 0 && !$0.isCalendar } ? bounds : nil
        default: return nil
        }
    }

    /// How many parts only say what is not meant: `not the steps`, where something else of the kind is.
    private static func contrast(_ said: [Part], _ index: Int) -> Int? {
        let other: Part
        var length = 2
        if case .test(let tests) = said[index], tests.count == 1, tests[0].value == .number(0), tests[0].sign == .equal,
            case .day(let field) = tests[0].subject,
            index + 1 < said.count && said[index + 1] == .but
                || index > 0 && [.activeEnergy, .dietaryEnergy].contains(field)
        {
            other = .quantity(.day(field), isVerb: false)
            length = 1
        } else {
            guard said[index] == .not || said[index] == .preposition(.without), index + 1 < said.count else {
                return nil
            }
            other = said[index + 1]
            // `steps yesterday without alcohol` denies none.
            if said[index] != .not, case .quantity = other, !said[index...].contains(.but) { return nil }
            // `October without the 7th` denies no other month.
            if said[index] != .not, other.isDateOfDays { return nil }
        }
        let end = index + length
        func isAlike(_ part: Part) -> Bool {
            switch (part, other) {
            case (.kind(let types, _), .kind): part != other && !types.isEmpty
            case (.quantity, .quantity), (.days, .days), (.days, .ordinal), (.attribute, .attribute): part != other
            default: false
            }
        }
        // `protein, not fat, yesterday`, but `in week 20, not in 2025, on weekends`
        let isOfDays: Bool = if case .days = other { true } else { false }
        // `not yesterday, two days ago: …`
        let isFirst = isOfDays && index == 0 && end < said.count && isAlike(said[end])
        guard end == said.count || said[end] == .but || isFirst || !isOfDays && index > 0 && isAlike(said[index - 1])
        else { return nil }
        let hasMeant = said.enumerated().contains { place, part in
            (place < index || place >= end) && isAlike(part)
        }
        return hasMeant ? end < said.count && said[end] == .but ? length + 1 : length : nil
    }

    /// A day of the month or the week is one of the days that were said.
    private func excepted(_ part: Part) -> Requirement? {
        let span = side.days.last { !$0.isDay }
        switch part {
        case .ordinal(let day):
            if let span { return Self.leftOutDay(part, of: span) }
            return (calendar.dayOfMonth(day)?.to).map { Requirement(.date, .unequal, .text($0.iso)) }
        case .days(let days) where days.dayOfWeek == .alone && days.isDay:
            return span.map { Self.leftOutDay(part, of: $0) } ?? part.exception
        default: return part.exception
        }
    }

    /// `excluding runs under 2 km`, of runs: those that are longer, and how many parts say so; `nil` for another exception.
    private func exceptedWorkouts(_ said: ArraySlice<Part>) -> (tests: [Requirement], length: Int)? {
        var rest = Array(said.prefix(2))
        var length = 2
        if case .workoutTest(let tests)? = rest.first {
            guard tests.count == 1, case .workout(let types, let field?) = tests[0].subject, side.kinds == [types]
            else {
                return nil
            }
            return ([Requirement(.field(field), tests[0].sign.opposite, tests[0].value)], 1)
        }
        if case .kind(let types, _)? = rest.first {
            guard side.kinds == [types] else { return nil }
            rest.removeFirst()
        } else {
            length = 1
        }
        guard !side.kinds.isEmpty, case .bounds(let bounds)? = rest.first, bounds.count == 1,
            let field = bounds[0].unit.map(Grammar.field) ?? (bounds[0].isInThousands ? .distance : nil),
            let tests = Grammar.requirements(field, bounds)
        else { return nil }
        return (tests.map { Requirement($0.subject, $0.sign.opposite, $0.value) }, length)
    }

    /// Whether a share of other days ends the question: `as a share of the week before`.
    private static func isShareOfDays(_ said: ArraySlice<Part>) -> Bool {
        let rest = said.first == .preposition(.as) ? said.dropFirst() : said
        guard rest.first == .operation(.share), rest.count > 1 else { return false }
        return rest.dropFirst().allSatisfy(\.isOfDays)
    }

    private func isPaired(_ said: [Part]) -> Bool {
        said.contains {
            [.operation(.difference), .operation(.correlation), .compare, .operation(.ratio)].contains($0)
        }
    }

    private func hasGroup(_ said: [Part]) -> Bool {
        said.contains {
            switch $0 {
            case .period, .groupNoun: true
            default: false
            }
        }
    }

    private mutating func collect(_ part: Part, _ next: Part?) -> Bool {
        collectAsked(part, next) || collectDates(part, next) || collectConditions(part, next)
            || collectSubject(part, next)
            || collectOperation(part, next) || collectComparison(part)
    }

    // MARK: Question words, numbers

    private mutating func collectAsked(_ part: Part, _ next: Part?) -> Bool {
        switch part {
        case .asked(.many) where next?.isWeekend == true: return false
        case .asked(.date):
            side.asked.append(.when)
            side.flags.insert(.dated)
        case .asked(.clock): side.asked.append(.when)
        case .asked(.which):
            side.asked.append(.which)
            if case .kind(_, false)? = next { side.flags.insert(.whichOne) }
        case .asked(let asked): side.asked.append(asked)
        case .many(let days):
            side.asked.append(.many)
            side.periods.append(.day)
            side.conditions.append(.weekdays(days))
        case .unit(let unit): side.units.append(unit)
        // `when did I last run 10k`
        case .number(let value, isThousands: true, _) where side.isByVerb && (3000...100_000).contains(value):
            side.bounds.append(
                Part.Bound(sign: .atLeast, limit: .number(value / 1000, isThousands: false, .kilometre)))
        // `how many 10k runs`
        case .number(let value, isThousands: true, _)
        where (3000...100_000).contains(value) && next?.isNamedKind == true
            && (side.has(.many) || side.has(.often) || side.has(.which)):
            side.bounds.append(
                Part.Bound(sign: .atLeast, limit: .number(value / 1000, isThousands: false, .kilometre)))
        // `have I lost two kilos`
        case .measure(let value, let unit) where unit.dimension == .mass && hasRisen:
            side.changes.append(Part.Bound(sign: .atLeast, limit: .number(value, isThousands: false, unit)))
        // `my fastest 5 km run`, `how often did I run 5 km`
        case .measure(let value, let unit) where unit.dimension == .length || unit.dimension == .time:
            // `zuletzt 15 km gelaufen`
            let isBeforeVerb: Bool =
                if case .kind(_, isVerb: true)? = next { side.has(.when) && side.saysLatest } else { false }
            let isByVerb = side.isByVerb || side.words == ["walk"] || isBeforeVerb
            let isOfVerb = isByVerb && side.bounds.isEmpty && unit.dimension == .length
            if !isOfVerb {
                // `how many 10 km runs`
                let isCounted = unit.dimension == .length && (side.has(.many) || side.has(.often) || side.has(.which))
                guard case .kind(_, false)? = next, isCounted || !side.superlatives.isEmpty || !side.ranks.isEmpty
                else { return false }
            }
            side.bounds.append(Part.Bound(sign: .atLeast, limit: .number(value, isThousands: false, unit)))
        case .open(.in, let said):
            guard case .unit(let unit)? = said.first else { return false }
            side.units.append(unit)
        case .number(let value, _, _):
            // `the longest gap between two runs`
            if value == 2, side.has(.gap), case .kind(_, false)? = next { return true }
            side.numbers.append(value)
        case .ordinal(2) where side.flags.contains(.or) && side.days.count == 1 && next == nil,
            .half(2) where side.flags.contains(.or) && side.days.count == 1 && next == nil:
            // `in the first week of December or in the second`, `in the first half of the year or the second half`
            guard let days = second(after: side.days[0]) else { return false }
            side.days.append(days)
        case .ordinal(2), .half(2):
            // `the first half of the year against the second`
            guard side.days.isEmpty, let first = divided?.days.first, divided?.days.count == 1,
                let next = second(after: first)
            else {
                side.numbers.append(2)
                return part == .ordinal(2)
            }
            side.days.append(next)
        case .ordinal(let value): side.numbers.append(Double(value))
        case .bounds(let bounds):
            // `more than ten days over 10,000 steps`: how many days there were, and no bound of theirs.
            if case .period? = next, bounds.allSatisfy({ $0.unit == nil && !$0.isClock && !$0.isInThousands }) {
                guard [.period(.day), .period(.night)].contains(next) else { return false }
                side.dayCounts += bounds
                return true
            }
            side.bounds += bounds
        case .changeBounds(let bounds): side.changes += bounds
        case .amount(let value, let isThousands):
            side.bounds.append(Part.Bound(sign: .atLeast, limit: .number(value, isThousands: isThousands, nil)))
        case .clockSpan(let first, let last):
            side.daytimes.append(Frame.Daytime(sign: .atLeast, minutes: first))
            side.daytimes.append(Frame.Daytime(sign: .atMost, minutes: last))
        case .attributeTest(let bound, let field):
            if case .clock(let minutes) = bound.limit, field == .startClock {
                side.conditions.append(Requirement(.field(field), bound.sign, .number(minutes)))
                return true
            }
            guard let tests = Grammar.requirements(field, [bound]) else { return false }
            side.conditions += tests
        case .daytime(let sign, let minutes):
            // `in the morning, before noon`
            let time = Frame.Daytime(sign: sign, minutes: minutes)
            if !side.daytimes.contains(time) { side.daytimes.append(time) }
        // `long runs (15 km or more)`: how long is said.
        case .adjective:
            guard hasLengthBound, case .kind? = next else { return false }
        case .any: side.flags.insert(.any)
        case .every: side.flags.insert(.every)
        case .current: side.flags.insert(.current)
        // `lower than normal`: than the mean
        case .normal where divided != nil: side.operations.append(.mean)
        case .normal: side.flags.insert(.normal)
        case .and: side.flags.insert(.and)
        case .plus: side.flags.formUnion([.and, .plus])
        // `steps, but only on Sundays`
        case .but: return side.days.isEmpty && !side.isBlank && (next?.namesDays ?? false)
        case .or: side.flags.insert(.or)
        case .both: side.flags.insert(.both)
        default: return false
        }
        return true
    }

    // MARK: Dates

    private mutating func collectDates(_ part: Part, _ next: Part?) -> Bool {
        switch part {
        case .dayPart(let days, let sign, let minutes):
            if !side.days.contains(days) { side.days.append(days) }
            side.parted.append(Frame.Daytime(sign: sign, minutes: minutes))
        case .days(let days):
            if !side.conditions.isEmpty || !side.tests.isEmpty { side.hasConditionFirst = true }
            if !side.days.contains(days) { side.days.append(days) }
            if let weekday = days.eachWeekday {
                side.flags.insert(.habit)
                side.conditions.append(.weekdays([weekday]))
            }
        case .own(let period): side.days.append(period.standIn(calendar.today))
        case .daysPair(let first, let last):
            guard comparesDays, side.days.isEmpty, !hasChange || !first.isDay && !last.isDay else { return false }
            side.days = [first, last]
        case .open(.until, let said):
            guard case .days(let days)? = said.first else { return false }
            var known = Days(from: nil, to: days.to)
            known.isEarlier = days.to < calendar.today
            side.days.append(known)
        case .open(.per, let said):
            guard case .ordinal(let count)? = said.first, case .period(let period)? = said.last else { return false }
            side.counted.append(Frame.Counted(count: count, period: period))
        case .lastDays(let count):
            guard next?.isCounted != true, let days = calendar.last(count, .day) else { return false }
            side.days.append(days)
        case .split(let tests):
            side.conditions += tests
            side.flags.insert(.split)
        case .againstMean(let isMore):
            guard divided == nil else { return false }
            side.comparatives.append(Frame.Degree(isMore: isMore, aspect: .plain))
            divided = side
            side = Frame()
            side.operations = [.mean]
        case .atNight: side.flags.insert(.atNight)
        case .becoming: side.flags.insert(.becoming)
        case .faring: side.flags.insert(.faring)
        case .daysBefore(let count): side.daysBefore.append(count)
        case .times(let bounds): side.times += bounds
        case .withNaps: side.flags.insert(.withNaps)
        case .withoutNaps: side.flags.insert(.withoutNaps)
        case .ofSleep: side.flags.insert(.ofSleep)
        case .relative(.beforeLast) where next == nil:
            // `last week more than the one before`
            let periods: [Part.Period] = [.week, .month, .quarter, .year]
            guard let said = divided?.days.first, periods.contains(where: { calendar.period($0, ago: 1) == said })
            else { return false }
            side.relatives.append(.before)
        case .relative(let relative):
            guard relative.isEarlier else { return false }
            side.relatives.append(relative)
        case .period(.weekend) where next?.isKindNoun == true && side.asked != [.which]:
            // `weekend runs`
            side.flags.insert(.habit)
            side.conditions.append(.weekend(true))
        case .period(let period): side.periods.append(period)
        case .daysWhen: side.periods.append(.day)
        case .by(let grouping):
            side.pers.append(grouping)
            side.flags.insert(.list)
        case .per(let grouping): if !side.pers.contains(grouping) { side.pers.append(grouping) }
        case .rate(let grouping): side.rates.append(grouping)
        case .perDays(let days): side.perDays.append(days)
        case .groupNoun(let grouping): side.nouns.append(grouping)
        default: return false
        }
        return true
    }

    // MARK: Conditions

    private mutating func collectConditions(_ part: Part, _ next: Part?) -> Bool {
        switch part {
        case .nights(let day):
            side.flags.insert(.habit)
            side.flags.insert(.nights)
            side.conditions.append(.weekdays([(day + 1) % 7]))
        case .nightsOf(let days):
            side.flags.insert(.habit)
            side.flags.insert(.nights)
            side.conditions.append(.weekdays(days.map { ($0 + 1) % 7 }.sorted()))
        case .daysOfWeek(let days) where days.count == 7: break
        case .habit(let days), .daysOfWeek(let days):
            side.flags.insert(.habit)
            side.conditions.append(.weekdays(days))
        case .weekend(let isWeekend):
            side.flags.insert(.habit)
            side.conditions.append(.weekend(isWeekend))
        case .weekday(let day):
            guard case .kind? = next else { return false }
            side.flags.insert(.habit)
            side.conditions.append(.weekdays([day]))
        case .test(let tests): side.tests += tests
        // `mit den 10.000 Schritten hat es nicht geklappt`: what was wanted of no alcohol is not said.
        case .missed:
            guard side.tests.count == 1, case .number(let bound) = side.tests[0].value,
                bound > 0 || side.tests[0].sign == .equal,
                let opposed = side.tests[0].opposed
            else { return false }
            side.tests = [opposed]
        case .only(let tests): side.conditions += tests
        case .indoor(let isIndoor): side.conditions.append(.indoor(isIndoor))
        case .lag(let days): side.lags.append(days)
        case .others where next?.isCalendar == true && divided != nil:
            // `than on the other workdays`
            guard side.flags.insert(.others).inserted else { return false }
        case .others, .opposite:
            guard side.flags.insert(.opposite).inserted else { return false }
        default: return false
        }
        return true
    }

    // MARK: What it is about

    private mutating func collectSubject(_ part: Part, _ next: Part?) -> Bool {
        switch part {
        case .quantity(let quantity, false) where quantity == side.order: break
        case .quantity(let quantity, let isVerb):
            if isVerb { side.verbs.append(quantity) } else { side.quantities.append(quantity) }
        case .pair(let quantities):
            side.quantities += quantities
            side.flags.insert(.and)
        case .kind(let types, let isVerb):
            side.kinds.append(types)
            if isVerb { side.isByVerb = true }
        case .perKind(let types):
            side.kinds.append(types)
            if !side.has(.mean) { side.operations.append(.mean) }
        case .kindAttribute(let types, let field):
            side.kinds.append(types)
            side.attributes.append(field)
            if field == .duration { side.saysTime = true }
        case .open(.with, let said):
            guard case .ordinal(let count)? = said.first, case .kind(let types, _)? = said.last,
                side.lastCount == nil
            else { return false }
            side.lastCount = count
            side.kinds.append(types)
        case .timeNoun:
            // `time in zone 4`, `zone 4 and 5 time`
            if next?.isZone == true || side.attributes.last.map({ Part.attribute($0).isZone }) ?? false { return true }
            // `the longest time in a row`
            if isSeries, !side.superlatives.isEmpty { return true }
            if !hasKind, side.quantities.contains(where: \.isClock) || side.verbs.contains(where: \.isClock) {
                return true
            }
            // `time meditating`, `time asleep`
            if !hasKind, (side.quantities + side.verbs).contains(where: \.isDuration) { return true }
            if !hasKind, case .quantity(let quantity, _)? = next, quantity.isDuration { return true }
            guard hasKind else { return false }
            side.attributes.append(.duration)
        case .attribute(let field): side.attributes.append(field)
        case .calories: side.calories += 1
        case .heart: side.heart += 1
        case .verb(let verb): side.words.append(verb)
        case .perUnit(let unit): side.perUnits.append(unit)
        default: return false
        }
        return true
    }

    // MARK: Operations

    private mutating func collectOperation(_ part: Part, _ next: Part?) -> Bool {
        switch part {
        case .operation(.sinceLast):
            // `how long since I started running`: when it began, and no workout of it.
            // `workouts since my last rest day`: how many, and not when.
            guard next != .attribute(.startClock), next == nil || side.namesNothing && side.tests.isEmpty else {
                return false
            }
            side.operations.append(.last)
            side.asked.append(.when)
        case .operation(.affects):
            if !side.has(.correlation) { side.operations.append(.correlation) }
            side.flags.insert(.causal)
        case .operation(.difference): side.flags.insert(.difference)
        case .operation(.ratio): side.flags.insert(.ratio)
        case .operation(.percentChange): side.flags.insert(.percent)
        case .operation(.table): side.flags.insert(.list)
        // `my five longest runs in total`
        case .operation(let operation)
        where next == nil && Self.summaries.contains(operation) && side.operations.isEmpty && side.summary == nil
            && !side.kinds.isEmpty && side.ranks.count == 1 && !side.ranks[0].isOrdinal && side.asked != [.which]:
            side.summary = operation
        case .operation(let operation): if !side.has(operation) { side.operations.append(operation) }
        case .superlative(true, .first)
        where next == nil || next == .operation(.change) || next == .operation(.difference):
            // `the second half against the first`
            guard let last = divided?.days.first, divided?.days.count == 1, side.days.isEmpty,
                let half = calendar.previousHalf(last)
            else {
                side.superlatives.append(Frame.Degree(isMore: true, aspect: .first))
                return true
            }
            side.days.append(half)
        case .superlative(let isMore, let aspect):
            if side.counted.contains(where: { $0.count > 1 }) { takeSummary(next) }
            side.superlatives.append(Frame.Degree(isMore: isMore, aspect: aspect))
        case .comparative(let isMore, let aspect):
            side.comparatives.append(Frame.Degree(isMore: isMore, aspect: aspect))
        case .fromLast(let count, let types):
            guard side.fromLast == nil else { return false }
            side.fromLast = count
            side.kinds.append(types)
            side.superlatives.append(Frame.Degree(isMore: true, aspect: .last))
        // `the last six Fridays`
        case .rank(let count, false, true, .last) where next?.onlyWeekday != nil:
            guard let day = next?.onlyWeekday else { return false }
            let latest = calendar.weekdayUpToToday(day).to
            side.days.append(Days(from: latest.advanced(by: 7 * (1 - count)), to: calendar.today))
        case .rank(let count, false, let isMore, .last):
            guard next?.hasLatest(isMore) ?? false, side.lastCount == nil else { return false }
            side.lastCount = count
        case .rank(let count, let isOrdinal, let isMore, let aspect):
            if !isOrdinal { takeSummary(next) }
            side.ranks.append(
                Frame.Rank(count: count, isOrdinal: isOrdinal, degree: Frame.Degree(isMore: isMore, aspect: aspect)))
        case .weightRise(let isUp):
            side.rises.append(isUp)
            side.verbs.append(.day(.weight))
        case .weightRisen(let isUp):
            side.risen.append(isUp)
            side.verbs.append(.day(.weight))
        case .weightTrend:
            if !side.has(.trend) { side.operations.append(.trend) }
            side.verbs.append(.day(.weight))
        case .turn(let isBetter, let isOngoing):
            side.turns.append(Frame.Turn(isBetter: isBetter, isOngoing: isOngoing))
        case .rise(let isUp): side.rises.append(isUp)
        case .risen(let isUp): side.risen.append(isUp)
        case .method(let name): side.methods.append(name)
        default: return false
        }
        return true
    }

    /// Statistics that some of a ranking have together.
    private static let summaries: Set<Part.Operation> = [.sum, .mean, .median]
    private static let means: Set<WorkoutField> = [.pace, .averageHeartRate]

    /// Takes the statistic that was said before a ranking as one of those that come first. What follows the rank puts them in
    /// order where something else is asked about.
    private mutating func takeSummary(_ next: Part?) {
        let isInName = saysMean && side.operations.isEmpty && side.attributes.contains(where: Self.means.contains)
        let isSaid = side.operations.count == 1 && Self.summaries.contains(side.operations[0])
        guard side.summary == nil, isInName || isSaid, !side.asked.contains(.which) else { return }
        side.summary = isInName ? .mean : side.operations.removeFirst()
        guard case .quantity(let order, false)? = next, !(side.quantities + side.verbs).isEmpty,
            !(side.quantities + side.verbs).contains(order)
        else { return }
        side.order = order
    }

    private mutating func collectComparison(_ part: Part) -> Bool {
        switch part {
        case .versus, .than, .minus:
            // There is something that the other is taken from.
            guard divided == nil, part != .minus || !side.isBlank else { return false }
            if part == .minus { side.flags.insert(.minus) }
            divided = side
            side = Frame()
        case .compare: side.flags.insert(.compare)
        default: return false
        }
        return true
    }
}
