import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// The place of each part in the frame of its side.
extension FrameCollector {
    mutating func collect(_ part: Part, _ next: Part?) -> Bool {
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
