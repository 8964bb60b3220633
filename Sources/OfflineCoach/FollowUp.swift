import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons

/// A question that changes parts of the one before it by parts of the same type.
struct FollowUp {
    var previous: HealthQuestion
    var calendar: Calendar
    var language: Language
    /// The words as the tokenizer folds them.
    var words: [String] = []
    /// The extra cost below which a reading is as likely as the best.
    private static let costliestDetour = 1.0

    func question(_ covers: [Chart.Cover]) -> HealthQuestion? {
        // A bound is of what it was said of.
        if previous.threshold != nil, covers.first?.parts.contains(where: \.isSubject) != false { return nil }
        var covers = covers.filter(\.unread.isEmpty)
        guard let best = covers.first else { return nil }
        // `what about reading` goes on with something else, and does not ask which.
        if covers.contains(where: { $0.cost <= best.cost && $0.goesOn }) { covers.removeAll { !$0.goesOn } }
        if previous.isOfWorkouts, previous.days.own?.isDay == true {
            // Of the day of the longest run there is no other year.
            covers.removeAll {
                $0.parts.contains { if case .days(let days) = $0 { !days.isDay && days.own == nil } else { false } }
            }
        }
        if let pair = covers.lazy.compactMap({ paired($0.said) }).first { return pair }
        var same: HealthQuestion?
        for cover in covers {
            guard let question = changed(cover.parts) else { continue }
            if question != previous { return question }
            same = question
        }
        // `hr` is a heart rate where that needs fewer parts, whatever goes with the question before.
        for cover in covers where cover.cost < best.cost + Self.costliestDetour {
            if let merged = merged(cover.parts), merged != previous { return merged }
        }
        return same
    }

    private func changed(_ said: [Part]) -> HealthQuestion? {
        var parts = said.filter { ![.noise, .article, .and, .but, .restrict, .any].contains($0) }
        // The time of day at which a day had its highest is not known by the day.
        if said.contains(.asked(.clock)), !previous.isOfClock, !previous.isOfWorkouts,
            !said.contains(where: \.isSubject)
        {
            return nil
        }
        parts = parts.map { $0 == .asked(.date) || $0 == .asked(.clock) ? .asked(.when) : $0 }
        guard turn(&parts) else { return nil }
        if let grouped = groupExtreme(parts) { return grouped }
        if let opposite = opposite(parts) { return opposite }
        let asks = parts.compactMap { if case .asked(let asked) = $0 { asked } else { nil } }
        parts.removeAll { if case .asked = $0 { true } else { false } }
        let period = parts.firstIndex { if case .period = $0 { true } else { false } }
        if let superlative = parts.firstIndex(where: { if case .superlative = $0 { true } else { false } }) {
            return extreme(parts, superlative, asks, period)
        }
        if parts.contains(where: { [.than, .versus, .againstMean(true), .againstMean(false)].contains($0) }) {
            return compared(parts, asks)
        }
        if let period, parts.count == 1, [.period(.day), .period(.night)].contains(parts[period]),
            asks == [.show] || asks == [.which] || asks == [.when]
        {
            return asked([.which])
        }
        guard period == nil else { return nil }
        if parts.isEmpty && asks != [.often] || parts == [.operation(.last)] && asks == [.when] {
            return asked(asks, isLast: !parts.isEmpty)
        }
        guard
            asks.allSatisfy({
                $0 == .which || $0 == .how || $0 == .show || $0 == .many || $0 == .much || $0 == .when || $0 == .far
                    || $0 == .fast || $0 == .long || $0 == .often
            })
        else { return nil }
        guard Self.isSaidOnce(parts) else { return nil }
        let isExcepted = parts.contains(.except)
        var question = previous
        var hasChangedConditions = false
        for part in parts {
            switch part {
            case .days(let days) where isExcepted && days.isDay && days.dayOfWeek == .alone:
                // `without Sunday`
                guard !question.days.isDay, let test = Requirement.weekdays([days.to.weekday]).opposed else {
                    return nil
                }
                question.conditions = question.conditions.filter { !$0.isCalendar } + [test]
                hasChangedConditions = true
            case .daysBefore(let count):
                guard let from = question.days.from, question.days.own == nil, question.comparison == nil else {
                    return nil
                }
                let span = Days(from: from.advanced(by: -count), to: from.advanced(by: -1))
                question.days = question.days.count == count ? calendar.before(question.days) ?? span : span
            case .number(let value, let isThousands, false) where parts.count == 1:
                // `make it 12000`
                guard let sign = question.conditions.first(where: { !$0.isCalendar })?.sign,
                    let tests = bounded([Part.Bound(sign: sign, limit: .number(value, isThousands: isThousands, nil))])
                else { return nil }
                question.conditions = question.conditions.filter { $0.isCalendar } + tests
            case .lag(let lag) where question.statistic == .correlation: question.lag = lag
            // `alcohol and HRV? – and with sleep?`
            case .preposition(.with) where question.statistic == .correlation: continue
            case .quantity(let quantity, _)
            where question.statistic == .correlation && parts.contains(.preposition(.with)):
                guard quantity != question.quantity else { return nil }
                question.other = quantity
            case .days(let days):
                guard question.comparison?.days == nil, !isExcepted else { return nil }
                // `what happened that day?`
                if days.own?.isDay == true, !parts.contains(where: \.isSubject) { return nil }
                if let count = days.monthsAgo, question.days.isDay, question.days.own == nil,
                    let day = calendar.shifted(question.days.to, months: -count)
                {
                    // `last night? – and a month ago?`
                    question.days = Days(from: day, to: day)
                    continue
                }
                if let count = days.monthsAgo, count % 12 == 0, question.days.own == nil, !question.days.isDay,
                    let from = question.days.from
                {
                    // `in November? – and two years ago?`
                    let years = from.components.year - days.to.components.year
                    let back = (0..<max(years, 0)).reduce(question.days as Days?) { earlier, _ in
                        earlier.flatMap(calendar.yearBefore)
                    }
                    guard let back, years > 0 else { return nil }
                    question.days = back
                    continue
                }
                // Who goes to bed on a Monday wakes on the day after, as in the question before.
                let isNext =
                    question.quantity == .day(.bedTime) && previous.days.isNight && days.isDay && !days.isNight
                    && days.to < calendar.today
                question.days = isNext ? days.shifted(1).ofNight : days
                question.statistic = fitting(question.statistic, question.quantity, days)
                // `how was my mood that day`, after which day it was
                if question.statistic != previous.statistic, question.output == .date {
                    question.output = question.isOfClock ? .clock : .value
                }
            case .relative(.before) where question.isOneOfLast:
                // `my last run? – and the one before?`
                guard previousTypes == question.workoutTypes else { return nil }
                question.count = (question.count ?? 1) + 1
            case .relative(let relative):
                guard let earlier = calendar.earlier(relative, question.days), question.comparison == nil else {
                    return nil
                }
                question.days = earlier
            case .habit(let days):
                guard widened(&question, isExcepted: isExcepted) else { return nil }
                question.conditions.removeAll { $0.isCalendar }
                guard let test = isExcepted ? Requirement.weekdays(days).opposed : .weekdays(days) else { return nil }
                question.conditions.append(test)
                hasChangedConditions = true
            case .daysOfWeek(let weekdays):
                // `Monday to Wednesday of it`: of one week they are days that follow on each other.
                guard question.days.from != nil, question.days.own == nil, !isExcepted else { return nil }
                if let part = calendar.part(of: question.days, onDaysOfWeek: weekdays) {
                    question.days = part
                } else {
                    question.conditions.removeAll { $0.isCalendar }
                    question.conditions.append(.weekdays(weekdays))
                    hasChangedConditions = true
                }
            case .weekend(let said):
                guard widened(&question, isExcepted: isExcepted) else { return nil }
                let isWeekend = isExcepted ? !said : said
                question.conditions.removeAll { $0.isCalendar }
                question.conditions.append(Requirement(.day(.isWeekend), .equal, .number(isWeekend ? 1 : 0)))
                hasChangedConditions = true
            case .only(let tests)
            where question.quantity.isOfWorkouts && tests.allSatisfy { $0.subject == .field(.type) }:
                // `weights not included`
                question.conditions += tests
            case .only(let tests):
                guard case .day = question.quantity, !isExcepted else { return nil }
                // `after drinking? – what if more than 2?`: of the same day as before.
                let lag = question.conditions.first { old in tests.contains { $0.subject == old.subject } }?.lag ?? 0
                let lagged = tests.map { Requirement($0.subject, $0.sign, $0.value, lag: max($0.lag, lag)) }
                let calendarTests = question.conditions.filter(\.isCalendar)
                if question.comparison?.conditions != nil {
                    guard lagged.count == 1, let opposed = lagged[0].opposed else { return nil }
                    question.comparison?.conditions = calendarTests + [opposed]
                }
                question.conditions = calendarTests + lagged
            case .indoor(let said):
                let isIndoor = said != isExcepted
                guard case .workout = question.quantity else { return nil }
                question.conditions.removeAll { $0.subject == .field(.indoor) }
                question.conditions.append(Requirement(.field(.indoor), .equal, .number(isIndoor ? 1 : 0)))
            case .except: break
            case .withNaps where question.quantity == .day(.sleep): question.quantity = .day(.sleepTotal)
            case .withoutNaps where question.quantity == .day(.sleepTotal): question.quantity = .day(.sleep)
            case .rate(let grouping) where question.statistic == .trend:
                question.perDays = grouping == .week ? 7 : 30
            case .rate(let grouping):
                guard [.sum, .mean].contains(question.statistic), question.grouping == nil, question.comparison == nil
                else { return nil }
                question.grouping = grouping
                question.output = .table
            case .measure(let value, let unit):
                guard let old = question.conditions.first(where: { !$0.isCalendar }),
                    case .day(let field) = old.subject, field.kind != .clock,
                    question.conditions.filter({ !$0.isCalendar }).count == 1,
                    let kept = Quantity.day(field).kept(value, unit)
                else { return nil }
                question.conditions =
                    question.conditions.filter { $0.isCalendar } + [
                        Requirement(old.subject, old.sign, .number(kept), lag: old.lag)
                    ]
            case .bounds(let bounds):
                if case .workout(_, let field) = question.quantity {
                    guard case .number(_, _, let unit?) = bounds.first?.limit, let own = Grammar.field(for: unit),
                        field == nil || field == own || [.sum, .mean, .list].contains(question.statistic),
                        let tests = Grammar.requirements(own, bounds),
                        !question.conditions.contains(where: { $0.subject == .field(own) })
                    else { return nil }
                    question.conditions += tests
                    if asks == [.which], field == nil { (question.statistic, question.output) = (.list, .list) }
                    continue
                }
                guard let tests = bounded(bounds) else { return nil }
                question.conditions = question.conditions.filter { $0.isCalendar } + tests
            case .test(let tests):
                guard [.countDays, .shareDays, .longestStreak, .currentStreak].contains(question.statistic) else {
                    return nil
                }
                question.conditions = question.conditions.filter { $0.isCalendar } + tests
                if case .day(let field)? = tests.first?.subject, tests.count == 1 {
                    question.quantity = .day(field)
                } else {
                    question.quantity = .days
                }
            case .opposite: return nil
            case .unit(.percent) where question.statistic == .difference:
                question.statistic = .percentChange
                question.unit = .percent
                question.output = .value
            case .operation(.sum)
            where question.statistic == .mean && question.conditions.contains(where: \.isCalendar)
                && !TalkWords.overall.isDisjoint(with: words):
                question.conditions.removeAll(where: \.isCalendar)
                hasChangedConditions = true
            case .operation(.share) where question.statistic == .countDays:
                (question.statistic, question.unit) = (.shareDays, .percent)
            case .operation(.list) where question.quantity.isOfWorkouts && question.statistic == .sum:
                question.statistic = .list
                question.output = .list
            case .unit(let unit) where question.quantity.keptUnit?.dimension == unit.dimension && asks.isEmpty:
                question.unit = unit
            case .unit(.percent)
            where question.statistic == .countDays
                || question.statistic == .list && question.conditions.contains { !$0.isCalendar }
                    && !question.quantity.isOfWorkouts:
                question.output = .value
                question.grouping = nil
                question.statistic = .shareDays
                question.unit = .percent
            case .open(.in, let said):
                guard case .unit(let unit)? = said.first else { return nil }
                if unit == .percent, question.statistic == .countDays {
                    question.statistic = .shareDays
                    question.unit = .percent
                    continue
                }
                guard question.quantity.keptUnit?.dimension == unit.dimension else { return nil }
                question.unit = unit
            case .quantity(let quantity, _):
                guard case .day(let new) = quantity, case .day(let old) = question.quantity,
                    question.conditions.allSatisfy({ $0.isCalendar || $0.lag > 0 }),
                    question.comparison?.quantity == nil,
                    // `how long did I sleep` asks for no highest.
                    asks.isEmpty || asks == [.how] || asks == [.which] || asks == [.when] || asks == [.show]
                        || [.sum, .mean, .value, .last, .list].contains(question.statistic),
                    let statistic = carried(question.statistic, from: old, to: new, question.days)
                else { return nil }
                question.quantity = quantity
                question.unit = nil
                question.statistic = statistic
                if question.output == .clock || question.output == .value {
                    question.output = new.kind == .clock && statistic != .sd ? .clock : .value
                }
            case .calories where !question.isOfWorkouts:
                guard case .day(let old) = question.quantity, question.comparison == nil else { return nil }
                let new: DayField = old.category == .nutrition ? .dietaryEnergy : .activeEnergy
                guard let statistic = carried(question.statistic, from: old, to: new, question.days),
                    question.conditions.allSatisfy(\.isCalendar)
                else { return nil }
                question.quantity = .day(new)
                question.statistic = statistic
            case .unit(let unit):
                guard case .workout(let types, _) = question.quantity, let field = Grammar.field(for: unit),
                    asks == [.many],
                    [.sum, .value, .mean, .list].contains(question.statistic)
                else { return nil }
                question.quantity = .workout(types: types, field: field)
                question.statistic = .sum
                question.output = .value
                question.unit = unit
            case .attribute, .heart, .calories:
                guard case .workout(let types, _) = question.quantity else { return nil }
                let field: WorkoutField =
                    if case .attribute(let field) = part { field } else {
                        part == .heart ? .averageHeartRate : .activeEnergy
                    }
                // `the hardest by effort? – and by heart rate`: another one.
                let asksDay =
                    asks.contains(.when) || asks.contains(.which) || words.contains("by") || words.contains("nach")
                if parts.count == 1, !asksDay, let question = ofThatDay(field) { return question }
                // `which run was my longest? – how long did it take?` is of that one, and asks for no other day.
                if [.dateOfMax, .dateOfMin].contains(previous.statistic), !asks.isEmpty, !asksDay { return nil }
                question.quantity = .workout(types: types, field: field)
                question.unit = nil
                guard let statistic = workoutStatistic(field) else { return nil }
                // `and the average length`
                question.statistic = parts.contains(.operation(.mean)) && Quantity.isSummed(field) ? .mean : statistic
                question.output = [.dateOfMax, .dateOfMin].contains(statistic) ? .date : .value
            case .kind(let types, _):
                guard case .workout(_, let field) = question.quantity else { return nil }
                if isExcepted {
                    guard types.count == 1 else { return nil }
                    question.conditions.append(Requirement(.field(.type), .unequal, .text(types[0])))
                } else if case .workout(let known, _) = question.quantity, known != previousTypes {
                    question.quantity = .workout(types: (known + types).sorted(), field: field)
                } else {
                    question.quantity = .workout(types: types, field: field)
                }
            case .per(let grouping), .by(let grouping):
                guard question.comparison == nil, [.mean, .sum, .value, .last, .list].contains(question.statistic)
                else { return nil }
                if grouping == .date {
                    guard [.sum, .mean, .value].contains(question.statistic) else { return nil }
                    question.statistic = .mean
                    continue
                } else {
                    question.output = .table
                    if question.statistic == .list {
                        question.statistic = Composer.groupStatistic(question.quantity, grouping)
                    } else if question.statistic == .value || question.statistic == .last {
                        // Workouts that were listed are counted.
                        question.statistic = question.isOfCount ? .sum : .mean
                    }
                }
                question.grouping = grouping
            case .operation(.mean) where question.quantity.isHighestHeartRate:
                guard case .workout(let types, _) = question.quantity else { return nil }
                question.quantity = .workout(types: types, field: .averageHeartRate)
                if question.statistic != .value { question.statistic = .mean }
            // `as a table by month`
            case .operation(.table)
            where parts.contains {
                switch $0 {
                case .per, .by, .rate: true
                default: false
                }
            }: continue
            case .operation(.percentChange) where question.statistic == .countDays,
                .operation(.share) where question.statistic == .countDays:
                question.statistic = .shareDays
                question.unit = .percent
            case .operation(.table) where question.grouping == nil && !question.isOfWorkouts && !question.days.isDay:
                (question.statistic, question.output, question.grouping) = (.list, .list, .date)
                guard question.comparison == nil, question.plan != nil else { return nil }
            case .operation(let operation):
                guard let statistic = statistic(of: operation) else { return nil }
                question.statistic = statistic
                let isOfDays = question.quantity != .day(.heartRate) && [.max, .min].contains(operation)
                if operation == .mean || isOfDays, question.days.isDay { question.days = calendar.all }
                if operation == .list {
                    question.output = .list
                    question.grouping = .date
                }
            case .current
            where [.value, .mean].contains(question.statistic) && question.quantity.isLevel
                && question.conditions.isEmpty
                && question.grouping == nil && question.comparison == nil:
                // `now?`
                guard !question.quantity.isOfWorkouts else { return nil }
                question.days = calendar.all
                question.statistic = .last
            case .current where question.statistic == .sum && question.days.isDay:
                question.days = calendar.day(ago: 0)
            case .current where question.statistic == .longestStreak: question.statistic = .currentStreak
            // `now split it by week`
            case .current: guard parts.count > 1 else { return nil }
            default: return nil
            }
        }
        for ask in asks {
            if question.quantity == .day(.naps), ask == .long {
                question.quantity = .day(.napMinutes)
                continue
            }
            // `how often?`, after how far; `how many runs over 10 miles`, after the longest
            let isNamed = parts.contains(where: \.isKind)
            if case .workout(let types, let field) = question.quantity,
                isNamed && (ask == .often || ask == .many)
                    || ask == .often && field != nil && [.sum, .mean, .list].contains(previous.statistic)
            {
                question.quantity = .workout(types: types, field: nil)
                (question.unit, question.statistic, question.output) = (nil, .sum, .value)
                continue
            }
            guard case .workout(let types, _) = question.quantity,
                [.sum, .mean, .list, .value, .difference].contains(previous.statistic)
            else {
                // Of the longest of them no other figure is known.
                guard ask != .far, ask != .fast, ask != .long || !question.quantity.isOfWorkouts else { return nil }
                continue
            }
            switch ask {
            case .far: question.quantity = .workout(types: types, field: .distance)
            case .fast: question.quantity = .workout(types: types, field: .pace)
            case .long: question.quantity = .workout(types: types, field: .duration)
            default: continue
            }
            question.unit = nil
            question.statistic = ask == .fast || parts.contains(.operation(.mean)) ? .mean : .sum
            question.output = .value
        }
        if question == previous, !hasChangedConditions {
            return parts.contains { $0 != .except && $0 != .current } ? question : nil
        }
        return question
    }

    /// Puts the parts that are of the question before as if they had been said; `false` where they cannot be of it.
    private func turn(_ parts: inout [Part]) -> Bool {
        if case .day = previous.quantity {
            parts = parts.map { $0 == .heart ? .quantity(.day(.heartRate), isVerb: false) : $0 }
        }
        if previous.quantity == .day(.weight) {
            // Of the body, and not of food.
            parts = parts.map {
                $0 == .quantity(.day(.fat), isVerb: false) ? .quantity(.day(.bodyFat), isVerb: false) : $0
            }
        }
        // `by calories`
        if words.contains("by"), parts.contains(.calories) { parts.removeAll { $0 == .preposition(.until) } }
        if [.longestStreak, .currentStreak].contains(previous.statistic) {
            // `wann hat die angefangen`: of the series, and no workout
            parts.removeAll { $0 == .attribute(.startClock) }
        }
        // `without Sundays`
        let leavesOut: Set<Part> = [.preposition(.without), .opposite, .not]
        if parts.contains(where: leavesOut.contains),
            parts.allSatisfy({ leavesOut.contains($0) || $0.isDayOfWeek }), parts.contains(where: \.isDayOfWeek)
        {
            parts = parts.map { leavesOut.contains($0) ? .except : $0 }
        }
        // `this week? – and last?`
        if parts == [.relative(.last)] || parts == [.operation(.last)] || parts == [.superlative(true, .last)],
            !TalkWords.earlier.isDisjoint(with: words),
            [Part.Period.week, .month, .quarter, .year].contains(where: { calendar.period($0, ago: 0) == previous.days }
            )
        {
            parts = [.relative(.before)]
        }
        // `without the runs`, after workouts of any kind, and `without alcohol`, after what is of days
        if parts.count == 1, case .test(let tests) = parts[0], parts[0].leavesOut {
            if previous.isOfWorkouts {
                guard previousTypes.isEmpty, !tests[0].types.isEmpty else { return false }
                parts = [.except, .kind(tests[0].types, isVerb: false)]
            } else if case .day(let field) = previous.quantity {
                // What adds up has workouts of its own, that cannot be taken out of it.
                guard ![.activity, .workouts].contains(field.category) else { return false }
                parts = [.only(tests)]
            }
        }
        // `only Thursday and Friday`, after a week: those of it
        let named = parts.filter { if case .asked = $0 { false } else { true } }
        let weekdays = named.compactMap(\.weekdayAlone)
        if weekdays.count == named.count, let count = previous.days.count, count > 1,
            calendar.part(of: previous.days, onDaysOfWeek: weekdays) != nil
        {
            parts = parts.filter { !named.contains($0) } + [.daysOfWeek(weekdays.sorted())]
        }
        guard parts.contains(.lag(0)), previous.days.own == nil, previous.days.isDay else { return true }
        // `same day last week`
        parts.removeAll { $0 == .lag(0) }
        for (place, part) in parts.enumerated() {
            guard case .days(let days) = part, !days.isDay else { continue }
            guard days.count == 7, let from = days.from else { return false }
            let day = from.advanced(by: previous.days.to.weekday)
            parts[place] = .days(Days(from: day, to: day))
        }
        return !parts.isEmpty
    }

    /// Takes all records where what was asked is of a single day: `steps yesterday? – and on weekends?`
    /// - Returns: `false` where that is no question.
    private func widened(_ question: inout HealthQuestion, isExcepted: Bool) -> Bool {
        guard question.days.isDay, question.days.own == nil else { return true }
        guard case .day = question.quantity, !isExcepted, question.comparison == nil,
            [.sum, .mean, .value].contains(question.statistic)
        else { return false }
        question.days = calendar.all
        question.statistic = .mean
        return true
    }

    /// Whether no part takes the place of another: of `and carbs and fat` neither may be dropped.
    private static func isSaidOnce(_ parts: [Part]) -> Bool {
        var quantities: Set<Part> = []
        var days: Set<Part> = []
        for part in parts {
            switch part {
            case .quantity, .attribute, .heart, .calories: quantities.insert(part)
            case .days, .relative: days.insert(part)
            default: break
            }
        }
        return quantities.count <= 1 && days.count <= 1
    }

    private var previousTypes: [String] {
        if case .workout(let types, _) = previous.quantity { types } else { [] }
    }

    private func bounded(_ bounds: [Part.Bound]) -> [Requirement]? {
        guard let old = previous.conditions.first(where: { !$0.isCalendar }), case .day(let field) = old.subject,
            previous.conditions.filter({ !$0.isCalendar }).count == 1
        else { return nil }
        return bounds.reduce(into: [Requirement]?.some([])) { tests, bound in
            switch bound.limit {
            case .clock(let minutes):
                guard field.kind == .clock else { return tests = nil }
                tests?.append(Requirement(.day(field), bound.sign, .number(minutes), lag: old.lag))
            case .number(let value, _, let unit):
                guard field.kind != .clock else { return tests = nil }
                let isHours = unit == nil && (field == .sleep || field == .timeInBed) && value <= 24
                guard let kept = Quantity.day(field).kept(isHours ? value * 60 : value, unit) else {
                    return tests = nil
                }
                tests?.append(Requirement(.day(field), bound.sign, .number(kept), lag: old.lag))
            }
        }
    }

    private func workoutStatistic(_ field: WorkoutField) -> Statistic? {
        let opposites: [Statistic: Statistic] = [
            .max: .min, .min: .max, .dateOfMax: .dateOfMin, .dateOfMin: .dateOfMax,
        ]
        if let opposite = opposites[previous.statistic], case .workout(_, let known) = previous.quantity {
            // What the highest of another figure had is not known; `by distance instead` asks for another one.
            guard [.dateOfMax, .dateOfMin].contains(previous.statistic) || words.contains("by") else { return nil }
            // The best pace is the lowest.
            return (known == .pace) == (field == .pace) ? previous.statistic : opposite
        }
        return [
            .duration, .distance, .elevation, .activeEnergy, .zone1, .zone2, .zone3, .zone4, .zone5, .hardZones, .load,
        ].contains(field) ? .sum : .mean
    }

    private func statistic(of operation: Part.Operation) -> Statistic? {
        guard previous.comparison == nil,
            [.mean, .sum, .median, .max, .min, .sd, .value, .last].contains(previous.statistic)
        else { return nil }
        let isClock: Bool = if case .day(let field) = previous.quantity { field.kind == .clock } else { false }
        switch operation {
        case .mean: return .mean
        case .median: return isClock ? nil : .median
        case .sd: return .sd
        case .max: return isClock ? nil : .max
        case .min: return isClock ? nil : .min
        case .sum:
            if case .day(let field) = previous.quantity, field.kind == .cumulative || field.unit == "min" {
                return .sum
            }
            if case .workout = previous.quantity { return .sum }
            return nil
        case .list: return .list
        default: return nil
        }
    }

    /// A single day has a value, several days a mean or a sum.
    private func fitting(_ statistic: Statistic, _ quantity: Quantity, _ days: Days) -> Statistic {
        guard case .day(let field) = quantity else { return statistic == .value && !days.isDay ? .mean : statistic }
        if statistic == .value || statistic == .last || statistic == .first, !days.isDay {
            return field.kind == .cumulative ? .sum : .mean
        }
        if statistic == .last, days.isDay { return .value }
        if days.isDay, field != .heartRate, [.dateOfMax, .dateOfMin].contains(statistic) {
            return field.kind == .cumulative ? .sum : .value
        }
        return statistic
    }

    private func carried(_ statistic: Statistic, from old: DayField, to new: DayField, _ days: Days) -> Statistic? {
        switch statistic {
        case .sum: new.kind == .cumulative ? .sum : days.isDay ? .value : .mean
        case .value: new.kind == .cumulative ? .sum : .value
        case .mean, .list, .last, .first, .difference: statistic
        case .sd: statistic
        case .median, .min, .max, .iqr, .cv, .trend, .change, .dateOfMax, .dateOfMin, .percentile:
            new.kind == .clock ? nil : statistic
        default: nil
        }
    }
}
