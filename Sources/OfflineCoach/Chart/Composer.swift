import HealthModel
import HealthQuery

/// Puts the parts of a cover together to a question: every part has to have its place, else there is none.
struct Composer {
    var calendar: Calendar
    var isYesNo: Bool
    var hasQuestionMark = false

    /// What stands on one side of a comparison.
    private struct Side {
        var days: [Days] = []
        var conditions: [Requirement] = []
        var quantities: [Quantity] = []
        var verbs: [Quantity] = []
        var kinds: [[String]] = []
        var attributes: [WorkoutField] = []
        var relative: Part.Relative?
        var isEmpty: Bool {
            days.isEmpty && conditions.isEmpty && quantities.isEmpty && kinds.isEmpty && attributes.isEmpty
                && relative == nil
        }
    }

    /// What was said, part by part.
    private struct Draft {
        var left = Side()
        var right = Side()
        var isCompared = false
        var asked: [Part.Asked] = []
        var operations: [Part.Operation] = []
        var superlative: (isMore: Bool, aspect: Part.Aspect)?
        var comparative: (isMore: Bool, aspect: Part.Aspect)?
        var rise: Bool?
        var rank: (count: Int, isOrdinal: Bool)?
        var rate: HealthQuestion.Grouping?
        var isPerfect = false
        var per: [HealthQuestion.Grouping] = []
        var noun: HealthQuestion.Grouping?
        var period: Part.Period?
        var counted: (count: Int, period: Part.Period)?
        var numbers: [Double] = []
        var unit: ValueUnit?
        var bounds: [Part.Bound] = []
        var daytime: [(Requirement.Sign, Double)] = []
        var tests: [Requirement] = []
        var only: [Requirement] = []
        var verbs: [String] = []
        var hasCalories = false, hasHeart = false, isCurrent = false, isAny = false, isNormal = false, isList = false
        var hasAnd = false, hasOr = false, isDifference = false
        var lastCount: Int?
        var others: [Quantity] = []
        var isHabit = false, isLength = false, hasFigure = false
    }

    func question(_ parts: [Part]) -> HealthQuestion? {
        guard var draft = collect(parts.filter { $0 != .noise && $0 != .article }) else { return nil }
        return compose(&draft)
    }

    // MARK: Collecting

    private func collect(_ parts: [Part]) -> Draft? {
        var draft = Draft()
        var side = Side()
        var index = 0
        func next() -> Part? { index + 1 < parts.count ? parts[index + 1] : nil }
        while index < parts.count {
            let part = parts[index]
            switch part {
            case .asked(let asked): draft.asked.append(asked)
            case .operation(.difference): draft.isDifference = true
            case .operation(let operation): draft.operations.append(operation)
            case .superlative(let isMore, let aspect):
                guard draft.superlative == nil else { return nil }
                draft.superlative = (isMore, aspect)
            case .comparative(let isMore, let aspect):
                guard draft.comparative == nil else { return nil }
                draft.comparative = (isMore, aspect)
            case .rise(let isUp):
                guard draft.rise == nil else { return nil }
                draft.rise = isUp
            case .risen(let isUp):
                guard draft.rise == nil else { return nil }
                draft.rise = isUp
                draft.isPerfect = true
            case .many(let days):
                draft.asked.append(.many)
                guard draft.period == nil else { return nil }
                draft.period = .day
                side.conditions.append(Self.weekdays(days))
            case .per(let grouping): draft.per.append(grouping)
            case .groupNoun(let grouping): draft.noun = grouping
            case .period(let period):
                guard draft.period == nil else { return nil }
                draft.period = period
            case .daysWhen:  // `days when`, with what follows as a test
                guard draft.period == nil else { return nil }
                draft.period = .day
            case .open(.per, let said):
                guard case .ordinal(let count)? = said.first, case .period(let period)? = said.last,
                    draft.counted == nil
                else {
                    return nil
                }
                draft.counted = (count, period)
            case .open(.with, let said):
                guard case .ordinal(let count)? = said.first, case .kind(let types, _)? = said.last else { return nil }
                draft.lastCount = count
                side.kinds.append(types)
            case .open(.in, let said):
                guard case .unit(let unit)? = said.first, draft.unit == nil || draft.unit == unit else { return nil }
                draft.unit = unit
            case .unit(let unit):
                guard draft.unit == nil || draft.unit == unit else { return nil }
                draft.unit = unit
            case .number(let value, _, _): draft.numbers.append(value)
            case .ordinal(let value): draft.numbers.append(Double(value))
            case .bounds(let bounds): draft.bounds += bounds
            case .daytime(let sign, let minutes): draft.daytime.append((sign, minutes))
            case .days(let days): side.days.append(days)
            case .habit(let days):
                draft.isHabit = true
                side.conditions.append(Self.weekdays(days))
            case .weekend(let isWeekend):
                draft.isHabit = true
                side.conditions.append(Requirement(.day(.isWeekend), .equal, .number(isWeekend ? 1 : 0)))
            case .test(let tests): draft.tests += tests
            case .only(let tests): side.conditions += tests
            case .quantity(let quantity, let isVerb):
                if isVerb { side.verbs.append(quantity) } else { side.quantities.append(quantity) }
            case .kind(let types, _): side.kinds.append(types)
            case .kindAttribute(let types, let field):
                side.kinds.append(types)
                side.attributes.append(field)
            case .rank(let count, let isOrdinal, let isMore, let aspect):
                guard draft.superlative == nil else { return nil }
                if aspect == .last, !isOrdinal {
                    guard case .kind? = next(), draft.lastCount == nil else { return nil }
                    draft.lastCount = count
                    break
                }
                draft.superlative = (isMore, aspect)
                draft.rank = (count, isOrdinal)
            case .rate(let grouping):
                guard draft.rate == nil else { return nil }
                draft.rate = grouping
            case .kindDays: return nil
            case .attribute(let field):
                side.attributes.append(field)
                if field == .duration { draft.isLength = true }
            case .indoor(let isIndoor):
                side.conditions.append(Requirement(.field(.indoor), .equal, .number(isIndoor ? 1 : 0)))
            case .calories: draft.hasCalories = true
            case .heart: draft.hasHeart = true
            case .verb(let verb): draft.verbs.append(verb)
            case .relative(let relative):
                guard relative == .before || relative == .yearAgo, side.relative == nil else { return nil }
                side.relative = relative
            case .versus, .than:
                guard !draft.isCompared, !side.isEmpty || part == .than else { return nil }
                draft.isCompared = true
                draft.left = side
                side = Side()
            case .compare: draft.isDifference = true
            case .current: draft.isCurrent = true
            case .any: draft.isAny = true
            case .normal: draft.isNormal = true
            case .and: draft.hasAnd = true
            case .or: draft.hasOr = true
            case .except:
                index += 1
                while index < parts.count, case .preposition = parts[index] { index += 1 }
                guard index < parts.count, let test = exception(parts[index]) else { return nil }
                side.conditions.append(test)
            case .weekday(let day):  // `Sunday runs`
                guard case .kind? = next() else { return nil }
                draft.isHabit = true
                side.conditions.append(Self.weekdays([day]))
            default: return nil
            }
            index += 1
        }
        if draft.isCompared { draft.right = side } else { draft.left = side }
        return draft
    }

    private func exception(_ part: Part) -> Requirement? {
        switch part {
        case .kind(let types, _): types.count == 1 ? Requirement(.field(.type), .unequal, .text(types[0])) : nil
        case .days(let days): days.isDay ? Requirement(.date, .unequal, .text(days.to.iso)) : nil
        case .indoor(let isIndoor): Requirement(.field(.indoor), .equal, .number(isIndoor ? 0 : 1))
        case .weekend(let isWeekend): Requirement(.day(.isWeekend), .equal, .number(isWeekend ? 0 : 1))
        case .only(let tests), .test(let tests): tests.count == 1 ? tests[0].opposed : nil
        default: nil
        }
    }

    private static let weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    static func weekdays(_ days: [Int]) -> Requirement {
        if days == [5, 6] { return Requirement(.day(.isWeekend), .equal, .number(1)) }
        if days == [0, 1, 2, 3, 4] { return Requirement(.day(.isWeekend), .equal, .number(0)) }
        return Requirement(.day(.weekday), .oneOf, .texts(days.map { weekdayNames[$0] }))
    }

    // MARK: Composing

    private func compose(_ draft: inout Draft) -> HealthQuestion? {
        if draft.isDifference, !draft.isCompared { splitByAnd(&draft) }
        extremeByName(&draft)
        guard var subject = subject(&draft) else { return nil }
        if case .workout(let types, let field) = subject, draft.tests.count == 1,
            draft.tests[0] == Requirement(.workout(types: draft.tests[0].types, field: nil), .equal, .number(0)),
            draft.tests[0].types.count == 1,
            types.isEmpty
        {
            draft.left.conditions.append(Requirement(.field(.type), .unequal, .text(draft.tests[0].types[0])))
            draft.tests = []
            subject = .workout(types: types, field: field)
        }
        var days = draft.left.days
        if days.isEmpty, let counted = draft.counted, counted.count > 1, draft.superlative == nil, draft.rise == nil,
            !draft.isCompared,
            !draft.operations.contains(.rolling), let last = calendar.last(counted.count, counted.period)
        {
            days = [last]
            draft.counted = nil
        }
        days = days.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        if days.count == 2, draft.left.relative == nil, !draft.isCompared, days.allSatisfy(\.isDay),
            draft.operations.isEmpty
        {
            return sideBySide(subject, days, draft)
        }
        if draft.left.relative == .before, draft.hasAnd, days.count == 1, days[0].isDay, !draft.isCompared,
            draft.comparative == nil
        {
            return sideBySide(subject, [days[0], days[0].shifted(-1)], draft)
        }
        if draft.isCompared, days.isEmpty, draft.right.days.count == 1, !draft.left.conditions.isEmpty,
            !draft.right.conditions.isEmpty
        {
            days = draft.right.days
            draft.right.days = []
        }
        guard days.count <= 1 else { return nil }
        let said = days.first
        let result = finished(subject, said, draft)
        guard var question = result, isConsistent(question) else { return nil }
        if question.output == .value, case .day(let field) = question.quantity, field.kind == .clock,
            [.value, .mean, .last, .first, .min, .max, .sum].contains(question.statistic)
        {
            question.output = .clock
        }
        if let unit = draft.unit {
            guard fits(unit, question) else { return nil }
            question.unit = unit
        }
        return question
    }

    /// Figures of workouts are conditions of workouts only; a ring goes with no workout that the same word may mean.
    private func isConsistent(_ question: HealthQuestion) -> Bool {
        let tests = question.conditions + (question.comparison?.conditions ?? [])
        let isOfWorkouts: Bool = if case .workout = question.quantity { true } else { false }
        let hasFields = tests.contains { if case .field = $0.subject { true } else { false } }
        let hasDays = tests.contains {
            switch $0.subject {
            case .day(.weekday), .day(.isWeekend): false
            case .day, .workout: true
            case .field, .date: false
            }
        }
        if isOfWorkouts ? hasDays : hasFields { return false }
        if Set(tests.compactMap { if case .field(.indoor) = $0.subject { $0.value } else { nil } }).count > 1,
            question.comparison == nil
        {
            return false
        }
        if tests.contains(where: { $0.subject == .day(.ringsClosed) }), tests.filter(\.isRing).count > 1 {
            return false
        }
        let isRing = tests.contains(where: \.isRing)
        return !(isRing && tests.contains { $0.subject == .workout(types: [], field: nil) })
    }

    private func fits(_ unit: ValueUnit, _ question: HealthQuestion) -> Bool {
        if unit == .percent {
            return question.statistic == .shareDays || question.quantity.keptUnit == .percent
                || question.statistic == .cv
        }
        if unit == .mile, case .workout(_, .pace?) = question.quantity { return true }
        return question.quantity.keptUnit?.dimension == unit.dimension
    }

    /// `the weekday with the minimum`, `date of the maximum`.
    private func extremeByName(_ draft: inout Draft) {
        let ends = draft.operations.filter { $0 == .max || $0 == .min }
        guard draft.superlative == nil, ends.count == 1,
            draft.noun != nil || draft.period != nil || draft.asked.contains(.when)
        else { return }
        draft.superlative = (ends[0] == .max, .plain)
        draft.operations.removeAll { $0 == .max || $0 == .min }
    }

    /// `difference between A and B`, `compare A and B`.
    private func splitByAnd(_ draft: inout Draft) {
        guard draft.left.days.count == 2 else { return }
        draft.isCompared = true
        draft.right.days = [draft.left.days.removeLast()]
    }

    /// `steps yesterday and the day before`.
    private func sideBySide(_ subject: Quantity, _ days: [Days], _ draft: Draft) -> HealthQuestion? {
        let sorted = days.sorted { $0.to < $1.to }
        guard sorted[1].to - sorted[0].to == 1, draft.tests.isEmpty, draft.left.conditions.isEmpty,
            draft.superlative == nil,
            draft.comparative == nil, draft.bounds.isEmpty
        else { return nil }
        var question = HealthQuestion(subject, .list, Days(from: sorted[0].from, to: sorted[1].to))
        question.grouping = .date
        question.output = .list
        return question
    }

    // MARK: What it is about

    /// What is asked about; what it takes of the draft is gone from there.
    private func subject(_ draft: inout Draft) -> Quantity? {
        var side = draft.left
        defer { draft.left = side }
        var kinds = side.kinds
        side.kinds = []
        if !kinds.isEmpty {
            // The dates are all that a day's own figure has; without this one it is of workouts.
            let types = kinds.allSatisfy { $0.isEmpty } ? [] : Array(Set(kinds.flatMap { $0 })).sorted()
            kinds = []
            guard let field = workoutField(types, &draft, &side) else { return nil }
            return .workout(types: types, field: field.value)
        }
        guard draft.lastCount == nil else { return nil }
        guard side.attributes.isEmpty || side.attributes == [.load] else {
            // A figure that only workouts have is one of all workouts.
            guard side.attributes.count == 1, side.quantities.isEmpty, side.verbs.isEmpty, !draft.hasHeart,
                !draft.hasCalories
            else {
                return nil
            }
            let field = side.attributes.removeFirst()
            return field == .activeEnergy ? nil : .workout(types: [], field: field)
        }
        if side.attributes == [.load] {
            side.attributes = []
            side.quantities = side.quantities.isEmpty ? [.day(.load)] : side.quantities
        }
        var quantities = side.quantities.reduce(into: [Quantity]()) { if !$0.contains($1) { $0.append($1) } }
        side.quantities = []
        let verbs = side.verbs
        side.verbs = []
        if draft.hasHeart {
            // A heart rate of no workout is the resting one only where that was said.
            guard quantities.isEmpty else { return nil }
            return nil
        }
        if draft.hasCalories {
            draft.hasCalories = false
            guard quantities.isEmpty, verbs.count <= 1 else { return nil }
            switch verbs.first {
            case .day(.dietaryEnergy)?: return .day(.dietaryEnergy)
            case .day(.activeEnergy)?, nil: return .day(.activeEnergy)
            default: return nil
            }
        }
        for verb in draft.verbs {
            switch verb {
            case "walk" where verbs == [.day(.bedTime)] && quantities.isEmpty: break  // `gehe ins Bett`
            case "walk":
                if draft.asked.contains(.far) || draft.unit?.dimension == .length {
                    guard quantities.isEmpty || quantities == [.day(.distance)] else { return nil }
                    draft.asked.removeAll { $0 == .far }
                    quantities = [.day(.distance)]
                } else if quantities.isEmpty, verbs.isEmpty {
                    guard !draft.asked.contains(.long), !draft.asked.contains(.fast) else { return nil }
                    let isFar = draft.comparative?.aspect == .far || draft.superlative?.aspect == .far
                    quantities = [.day(isFar ? .distance : .steps)]
                } else if quantities != [.day(.steps)], quantities != [.day(.distance)] {
                    return nil
                }
            case "climb": guard quantities == [.day(.flights)] else { return nil }
            case "close":
                guard
                    draft.tests.contains(where: { $0.subject == .day(.ringsClosed) || $0.isRing })
                        || draft.left.conditions.contains(where: \.isRing) || side.conditions.contains(where: \.isRing)
                else { return nil }
            default: return nil
            }
        }
        draft.verbs = []
        if let verb = verbs.first {
            guard verbs.allSatisfy({ $0 == verb }) else { return nil }
            if quantities.isEmpty {
                // What was drunk has to be said.
                guard verb != .day(.water) || draft.unit?.dimension == .volume else { return nil }
                if verb == .day(.naps), draft.unit?.dimension == .time || draft.asked.contains(.long) {
                    return .day(.napMinutes)
                }
                quantities = [verb]
            } else {
                guard let noun = quantities.first, quantities.count == 1, accords(verb, noun) else { return nil }
            }
        }
        if quantities.count > 1 {
            guard draft.operations.contains(.correlation) else {
                return several(quantities, &draft)
            }
            side.quantities = Array(quantities.dropFirst())
            return quantities[0]
        }
        if var quantity = quantities.first {
            let ofWorkouts = side.conditions.contains { if case .field = $0.subject { true } else { false } }
            if ofWorkouts, quantity == .day(.workoutMinutes) { quantity = .workout(types: [], field: .duration) }
            if draft.asked.contains(.far) {
                guard quantity == .day(.distance) else { return nil }
                draft.asked.removeAll { $0 == .far }
            }
            return quantity
        }
        return standIn(&draft, side)
    }

    /// Whether the verb only says how a quantity came about: `steps walked`, `hours of sleep slept`.
    private func accords(_ verb: Quantity, _ noun: Quantity) -> Bool {
        if verb == noun { return true }
        guard case .day(let verb) = verb, case .day(let noun) = noun else { return false }
        switch verb {
        case .sleep: return [.sleep, .deep, .rem, .core, .sleepTotal, .timeInBed].contains(noun)
        case .water: return [.water, .alcohol, .caffeine].contains(noun)
        case .alcohol: return noun == .alcohol
        case .dietaryEnergy: return [.dietaryEnergy, .protein, .carbohydrates, .fat, .fiber].contains(noun)
        case .activeEnergy: return noun == .activeEnergy || noun == .basalEnergy
        case .weight: return noun == .weight
        case .wakeTime: return noun == .wakeTime
        case .bedTime: return noun == .bedTime || noun == .timeInBed
        default: return false
        }
    }

    /// Several metrics of the same days: kept until the end.
    private func several(_ quantities: [Quantity], _ draft: inout Draft) -> Quantity? {
        guard draft.tests.isEmpty, draft.superlative == nil, draft.comparative == nil, !draft.isCompared,
            draft.bounds.isEmpty,
            quantities.count <= 4, draft.hasAnd || draft.left.days.count > 1,
            draft.operations.isEmpty || draft.operations == [.mean], draft.rate == nil,
            draft.rise == nil, draft.per.isEmpty, !draft.isNormal
        else { return nil }
        draft.isList = true
        draft.others = Array(quantities.dropFirst())
        return quantities[0]
    }

    /// Where no quantity was named: days that pass tests, nights that are nights.
    private func standIn(_ draft: inout Draft, _ side: Side) -> Quantity? {
        if draft.isNormal { return nil }
        if draft.period == .night || draft.period == nil && draft.counted?.period == .night {
            if draft.superlative != nil, draft.tests.isEmpty { return .day(.sleep) }
            if !draft.bounds.isEmpty, draft.tests.isEmpty {
                guard let test = test(.day(.sleep), draft.bounds, needsUnit: true) else { return nil }
                draft.bounds = []
                draft.tests = test
                return .day(.sleep)
            }
        }
        if draft.period == .day, draft.tests.isEmpty, !draft.bounds.isEmpty,
            case .number(_, _, let unit?) = draft.bounds[0].limit
        {
            let field: DayField? =
                switch unit.dimension {
                case .length: .distance
                default: nil
                }
            guard let field, let test = test(.day(field), draft.bounds, needsUnit: true) else { return nil }
            draft.bounds = []
            draft.tests = test
            return .day(field)
        }
        if draft.tests.isEmpty, draft.bounds.isEmpty, draft.unit?.dimension == .length, draft.verbs.isEmpty,
            draft.asked.contains(.far) || draft.asked.contains(.many)
        {
            return .day(.distance)
        }
        if !draft.tests.isEmpty || !side.conditions.isEmpty { return .days }
        return nil
    }

    private func test(_ quantity: Quantity, _ bounds: [Part.Bound], needsUnit: Bool) -> [Requirement]? {
        guard case .day(let field) = quantity else { return nil }
        return bounds.reduce(into: [Requirement]?.some([])) { tests, bound in
            switch bound.limit {
            case .number(let value, _, let unit):
                if needsUnit, unit == nil { return tests = nil }
                let isHours = unit == nil && (field == .sleep || field == .timeInBed)
                guard field.kind != .clock, let kept = quantity.kept(isHours ? value * 60 : value, unit) else {
                    return tests = nil
                }
                tests?.append(Requirement(.day(field), bound.sign, .number(kept)))
            case .clock(let minutes):
                guard field.kind == .clock else { return tests = nil }
                tests?.append(Requirement(.day(field), bound.sign, .number(minutes)))
            }
        }
    }

    // MARK: Workouts

    private struct Chosen { var value: WorkoutField? }

    /// Types whose length people tell by the distance.
    private static let distant: Set<String> = ["Running", "Cycling", "Swimming", "Hiking", "Walking", "Rowing"]

    private func workoutField(_ types: [String], _ draft: inout Draft, _ side: inout Side) -> Chosen? {
        // A verb that only carries the workout: `did I walk` of walks, `burn` of calories.
        draft.verbs.removeAll { $0 == "walk" && types == ["Walking"] }
        var fields: [WorkoutField] = side.attributes
        side.attributes = []
        if draft.verbs.contains("climb") {
            draft.verbs.removeAll { $0 == "climb" }
            fields.append(.elevation)
        }
        guard draft.verbs.isEmpty else { return nil }
        if draft.hasHeart {
            draft.hasHeart = false
            fields.append(.averageHeartRate)
        }
        if draft.hasCalories {
            draft.hasCalories = false
            fields.append(.activeEnergy)
        }
        for quantity in side.quantities {
            switch quantity {
            case .day(.activeEnergy): fields.append(.activeEnergy)
            case .day(.distance): fields.append(.distance)
            case .day(.load): fields.append(.load)
            case .day(.workoutMinutes), .day(.exerciseMinutes): fields.append(.duration)
            default: return nil
            }
        }
        side.quantities = []
        guard side.verbs.allSatisfy({ $0 == .day(.activeEnergy) && fields.contains(.activeEnergy) }) else { return nil }
        side.verbs = []
        fields = fields.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        // Bounds are of the figure their unit tells, else of the one asked about.
        if !draft.bounds.isEmpty {
            let isClock = draft.bounds.contains { if case .clock = $0.limit { true } else { false } }
            guard !isClock else { return nil }
            var field: WorkoutField? = fields.count == 1 ? fields[0] : nil
            if case .number(_, let isThousands, let unit) = draft.bounds[draft.bounds.count - 1].limit {
                if let unit {
                    if let own = Grammar.field(for: unit) {
                        field =
                            field.flatMap {
                                Quantity.workout(types: [], field: $0).keptUnit?.dimension == unit.dimension ? $0 : nil
                            } ?? own
                    }
                } else if field == nil, isThousands {
                    field = .distance
                }
            }
            guard let field, let tests = Grammar.requirements(field, draft.bounds) else { return nil }
            if fields == [field],
                draft.asked.contains(.many) || draft.asked.contains(.often) || draft.isAny || isYesNo
                    || draft.asked.contains(.which) || draft.asked.contains(.when)
            {
                fields = []
            }
            side.conditions += tests
            draft.bounds = []
        }
        for (sign, minutes) in draft.daytime {
            side.conditions.append(Requirement(.field(.startClock), sign, .number(minutes)))
        }
        draft.daytime = []
        guard fields.count <= 1 else { return nil }
        if let field = fields.first {
            if draft.asked.contains(.far) { guard field == .distance else { return nil } }
            draft.asked.removeAll { [.far, .fast, .long].contains($0) }
            draft.hasFigure = true
            return Chosen(value: field)
        }
        let isDistant = types.count == 1 && Self.distant.contains(types[0])
        if draft.asked.contains(.far) {
            draft.asked.removeAll { $0 == .far }
            return Chosen(value: .distance)
        }
        if draft.asked.contains(.fast) {
            draft.asked.removeAll { $0 == .fast }
            return Chosen(value: .pace)
        }
        if draft.asked.contains(.long) {
            draft.asked.removeAll { $0 == .long }
            return Chosen(
                value: draft.superlative?.aspect == .long && isDistant && draft.unit?.dimension != .time
                    ? .distance : .duration)
        }
        if draft.unit == .metre, types == ["Swimming"] { return Chosen(value: .distance) }
        if let unit = draft.unit, let field = Grammar.field(for: unit),
            draft.superlative == nil || unit.dimension == .time
        {
            return Chosen(value: field)
        }
        switch draft.superlative?.aspect ?? draft.comparative?.aspect {
        case .long?: return Chosen(value: isDistant ? .distance : .duration)
        case .far?: return Chosen(value: .distance)
        case .fast?: return Chosen(value: .pace)
        case .hard?: return Chosen(value: .load)
        case .heavy?, .good?: return nil
        case .late?: return draft.superlative.map { Chosen(value: $0.isMore ? nil : .startClock) }
        case .plain?:
            if draft.comparative != nil, types == ["Running"] || types == ["Cycling"] || types == ["Swimming"],
                !draft.asked.contains(.often)
            {
                return Chosen(value: .distance)
            }
            return Chosen(value: nil)
        case .last?, .first?, nil: return Chosen(value: nil)
        }
    }

    // MARK: Statistics

    private func finished(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        let operations = Set(draft.operations)
        if operations.contains(.n) {
            guard operations == [.n], case .day(let field) = subject, !field.isText, draft.asked == [.many],
                draft.tests.isEmpty, draft.bounds.isEmpty,
                draft.superlative == nil, draft.comparative == nil, !draft.isCompared, draft.period == nil,
                draft.rate == nil, draft.numbers.isEmpty, draft.per.isEmpty
            else { return nil }
            var question = HealthQuestion(subject, .n, said ?? calendar.all)
            question.conditions = draft.left.conditions
            return question
        }
        if draft.isNormal { return normal(subject, said, draft) }
        if operations.contains(.streak) || operations.contains(.streakLongest) || operations.contains(.streakCurrent) {
            return streak(subject, said, draft)
        }
        if draft.isCompared || draft.comparative != nil || draft.left.relative != nil || draft.isDifference {
            return difference(subject, said, draft)
        }
        if operations.contains(.correlation) { return correlation(subject, said, draft) }
        if draft.superlative != nil, operations == [.mean], let counted = draft.counted, counted.count > 1,
            [.plain, .good].contains(draft.superlative?.aspect)
        {
            guard let superlative = draft.superlative,
                let isMore = direction(superlative.isMore, superlative.aspect, subject)
            else { return nil }
            var draft = draft
            draft.superlative = (isMore, .plain)
            return draft.asked.isEmpty ? rolling(subject, said, draft) : nil
        }
        if operations.contains(.rolling) { return rolling(subject, said, draft) }
        if let isUp = draft.rise { return trend(subject, said, draft, isUp) }
        if let grouped = extremeGroup(subject, said, draft) { return grouped }
        if isCount(draft, subject) { return count(subject, said, draft) }
        if draft.superlative != nil { return extreme(subject, said, draft) }
        return plain(subject, said, draft)
    }

    private func isClock(_ quantity: Quantity) -> Bool {
        switch quantity {
        case .day(let field): field.kind == .clock
        case .workout(_, .startClock?): true
        default: false
        }
    }

    private func isCount(_ draft: Draft, _ subject: Quantity) -> Bool {
        if !draft.tests.isEmpty { return true }
        if subject == .days { return true }
        // `on how many days did I run`
        if case .workout(_, nil) = subject, draft.asked.contains(.many), let period = draft.period,
            [.day, .night, .morning].contains(period)
        {
            return true
        }
        return false
    }

    private func count(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard draft.bounds.isEmpty, draft.daytime.isEmpty, draft.numbers.isEmpty,
            draft.per.isEmpty || draft.per == [.date],
            draft.noun == nil, draft.counted == nil, draft.rate == nil, !draft.isCurrent, draft.rank == nil,
            draft.period.map({ [.day, .night, .morning, .evening].contains($0) }) ?? true
        else { return nil }
        var tests = draft.tests
        var conditions = draft.left.conditions
        var quantity = subject
        if case .workout(let types, nil) = subject, tests.isEmpty {
            let own = conditions.filter { if case .field = $0.subject { true } else { false } }
            guard own.isEmpty else { return nil }
            tests = [Requirement(.workout(types: types, field: nil), .atLeast, .number(1))]
            quantity = .days
        } else if tests.isEmpty {
            // Only conditions of days: they are what is counted.
            let counted = conditions.filter { !$0.isCalendar }
            guard !counted.isEmpty else { return nil }
            tests = counted
            conditions.removeAll { !$0.isCalendar }
        }
        if case .day(let field)? = tests.first?.subject, tests.count == 1, !tests[0].isRing, quantity == .days {
            quantity = .day(field)
        }
        if quantity != .days, case .day(let field) = quantity, !tests.contains(where: { $0.subject == .day(field) }) {
            return nil
        }
        if case .workout = quantity { return nil }
        if tests.count == 1, tests[0].subject == .day(.workouts) || tests[0].subject == .workout(types: [], field: nil)
        {
            quantity = .days
        }
        var asked = draft.asked
        var question = HealthQuestion(quantity, .countDays, said ?? calendar.all)
        question.conditions = conditions + tests
        if let superlative = draft.superlative {
            guard superlative.aspect == .last || superlative.aspect == .first else { return nil }
            question.statistic = superlative.aspect == .last ? .lastDate : .firstDate
            question.output = .date
            asked.removeAll { $0 == .when }
            return asked.isEmpty || asked == [.which] ? question : nil
        }
        if draft.operations == [.share] || draft.unit == .percent && draft.operations.isEmpty && asked.contains(.many) {
            question.statistic = .shareDays
            return question
        }
        guard
            draft.operations.isEmpty || draft.operations == [.sum]
                || draft.operations == [.last] && draft.asked == [.when]
        else { return nil }
        if draft.operations == [.last] {
            question.statistic = .lastDate
            question.output = .date
            return question
        }
        asked.removeAll { $0 == .many || $0 == .often || $0 == .how }
        if asked == [.which] || asked == [.when] || asked == [.show] {
            question.statistic = .list
            question.output = .list
            question.grouping = .date
            return draft.asked == asked ? question : nil
        }
        guard asked.isEmpty else { return nil }
        if draft.asked.isEmpty, isYesNo || draft.isAny {
            question.output = .yesNo
            question.isYesAbove = true
            return question
        }
        guard !draft.asked.isEmpty || draft.period != nil || !draft.left.conditions.isEmpty else { return nil }
        return question
    }

    private func streak(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        var draft = draft
        let isLongest = draft.operations.contains(.streakLongest) || draft.superlative?.isMore == true
        let isCurrent =
            draft.operations.contains(.streakCurrent) || draft.isCurrent
            || said?.isDay == true && said?.to == calendar.today
        draft.operations.removeAll { [.streak, .streakLongest, .streakCurrent].contains($0) }
        if draft.operations == [.max] || draft.operations == [.last] { draft.operations = [] }
        if case .workout(let types, nil) = subject, draft.tests.isEmpty, draft.left.conditions.allSatisfy(\.isCalendar)
        {
            draft.tests = [Requirement(.workout(types: types, field: nil), .atLeast, .number(1))]
        }
        draft.superlative = nil
        draft.isCurrent = false
        draft.asked.removeAll { $0 == .which || $0 == .long || $0 == .high || $0 == .how }
        draft.isAny = false
        let days = isCurrent && said?.isDay == true ? nil : said
        let isDays = subject == .days || { if case .workout = subject { true } else { false } }()
        if draft.asked.isEmpty { draft.asked = [.many] }
        guard var question = count(isDays ? .days : subject, days, draft), question.statistic == .countDays else {
            return nil
        }
        let endsEarlier = said.map { $0.to < calendar.today } ?? false
        question.statistic = isLongest || endsEarlier ? .longestStreak : .currentStreak
        if isLongest, isCurrent { return nil }
        return question
    }

    private func normal(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard case .day(let field) = subject, draft.operations.isEmpty || draft.operations == [.last],
            draft.tests.isEmpty, draft.left.conditions.isEmpty,
            said == nil || said?.to == calendar.today && said?.isDay == true
        else { return nil }
        var question = HealthQuestion(.formula("normal_range", field), .value, calendar.day(ago: 0))
        question.output = .yesNo
        return question
    }

    private func trend(_ subject: Quantity, _ said: Days?, _ draft: Draft, _ isUp: Bool) -> HealthQuestion? {
        guard case .day(let field) = subject, field.kind != .clock, draft.tests.isEmpty, draft.left.conditions.isEmpty,
            draft.rate == nil, draft.superlative == nil, draft.per.isEmpty, draft.period == nil,
            draft.operations.isEmpty || draft.operations == [.trend], draft.numbers.isEmpty, draft.bounds.isEmpty
        else { return nil }
        if draft.isPerfect, draft.operations.isEmpty {
            var question = HealthQuestion(subject, .change, said ?? calendar.all)
            question.output = .yesNo
            question.isYesAbove = isUp
            return said == nil ? nil : question
        }
        var question = HealthQuestion(subject, .trend, said ?? calendar.all)
        question.output = .yesNo
        question.isYesAbove = isUp
        return question
    }

    private func rolling(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        var window = 7
        if let counted = draft.counted {
            switch counted.period {
            case .day, .night: window = counted.count
            case .week: window = 7 * counted.count
            default: return nil
            }
        } else if draft.numbers.count == 1, draft.period == .day {
            window = Int(draft.numbers[0])
        } else if !draft.numbers.isEmpty {
            return nil
        }
        guard case .day(let field) = subject, field.kind != .clock, (2...90).contains(window), draft.tests.isEmpty,
            Set(draft.operations).subtracting([.rolling, .mean, .max, .min]).isEmpty, draft.left.conditions.isEmpty
        else { return nil }
        let isMax = draft.superlative?.isMore ?? draft.operations.contains(.max)
        guard isMax || draft.superlative != nil || draft.operations.contains(.min) else { return nil }
        var question = HealthQuestion(subject, isMax ? .rollingMax : .rollingMin, said ?? calendar.all)
        question.window = window
        question.inner = .mean
        return question
    }

    private func correlation(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard let other = draft.left.quantities.first, draft.left.quantities.count == 1,
            draft.operations == [.correlation],
            draft.tests.isEmpty, draft.left.conditions.isEmpty, draft.per.isEmpty, draft.numbers.isEmpty
        else { return nil }
        var question = HealthQuestion(subject, .correlation, said ?? calendar.all)
        question.other = other
        question.lag = 0
        return question
    }

    private func difference(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard draft.tests.isEmpty, draft.bounds.isEmpty, draft.superlative == nil, draft.numbers.isEmpty,
            draft.daytime.isEmpty,
            draft.rise == nil, draft.noun == nil, draft.counted == nil, draft.rate == nil, !draft.isCurrent
        else { return nil }
        let operations = Set(draft.operations)
        guard operations.subtracting([.mean, .sum, .median]).isEmpty, operations.count <= 1 else { return nil }
        var question = HealthQuestion(subject, .difference, said ?? calendar.all)
        question.conditions = draft.left.conditions
        var comparison = Comparison()
        let right = draft.right
        guard right.quantities.isEmpty, right.verbs.isEmpty, right.attributes.isEmpty, right.days.count <= 1 else {
            return nil
        }
        if !right.kinds.isEmpty {
            guard right.kinds.count == 1, case .workout(_, let field) = subject, right.days.isEmpty,
                right.conditions.isEmpty
            else { return nil }
            comparison.quantity = .workout(types: right.kinds[0], field: field)
        }
        if let days = right.days.first { comparison.days = days }
        if !right.conditions.isEmpty { comparison.conditions = right.conditions }
        if let relative = right.relative ?? draft.left.relative {
            guard comparison == Comparison(), let said else { return nil }
            comparison.days = relative == .before ? calendar.before(said) : calendar.yearBefore(said)
            guard comparison.days != nil else { return nil }
        }
        if comparison == Comparison() {
            // Held against the days where the condition does not hold.
            guard !draft.isCompared, draft.comparative != nil, question.conditions.count == 1,
                let opposite = question.conditions[0].opposed
            else {
                return nil
            }
            comparison.conditions = [opposite]
        }
        if comparison.days != nil, comparison.days == question.days, comparison.conditions == nil { return nil }
        if comparison.conditions != nil, question.conditions.isEmpty, comparison.days == nil { return nil }
        if comparison.days != nil, said == nil { return nil }
        question.comparison = comparison
        let isWorkout = if case .workout = subject { true } else { false }
        let isTotal = draft.asked == [.many] && draft.per.isEmpty && isSum(subject) && comparison.conditions == nil
        question.inner =
            operations.contains(.median)
            ? .median
            : operations.contains(.sum) || isTotal && operations.isEmpty
                ? .sum : operations.contains(.mean) || !isWorkout ? .mean : .sum
        if case .workout(_, nil) = subject, question.inner != .sum { return nil }
        if case .workout(_, let field?) = subject,
            [.pace, .averageHeartRate, .maximumHeartRate, .effort].contains(field)
        {
            question.inner = .mean
        }
        if let comparative = draft.comparative {
            guard let isAbove = direction(comparative.isMore, comparative.aspect, subject) else { return nil }
            if isYesNo || draft.asked.isEmpty {
                question.output = .yesNo
                question.isYesAbove = isAbove
            } else {
                guard
                    draft.asked == [.much] || draft.asked == [.long] || draft.asked == [.far] || draft.asked == [.many]
                else { return nil }
            }
        } else {
            guard draft.asked.allSatisfy({ [.much, .how, .which, .many, .high, .long].contains($0) }) else {
                return nil
            }
        }
        return question
    }

    /// Whether `more` is a larger figure here; `nil` where the word does not go with the quantity.
    private func direction(_ isMore: Bool, _ aspect: Part.Aspect, _ quantity: Quantity) -> Bool? {
        switch aspect {
        case .plain, .last, .first: return isMore
        case .long:
            guard case .day(let field) = quantity else { return isMore }
            return field.unit == "min" ? isMore : nil
        case .far: return quantity.keptUnit?.dimension == .length || quantity == .day(.steps) ? isMore : nil
        case .fast:
            if case .workout(_, .pace?) = quantity { return !isMore }
            return nil
        case .late:
            switch quantity {
            case .day(let field): return field.kind == .clock ? isMore : nil
            case .workout(_, .startClock?): return isMore
            default: return nil
            }
        case .hard: return isMore
        case .heavy: return quantity == .day(.weight) ? isMore : nil
        case .good: return isGoodHigh(quantity).map { $0 == isMore }
        }
    }

    private func isGoodHigh(_ quantity: Quantity) -> Bool? {
        switch quantity {
        case .day(let field):
            switch field {
            case .steps, .flights, .distance, .activeEnergy, .exerciseMinutes, .standHours, .daylightMinutes, .vo2Max,
                .sleep,
                .sleepEfficiency, .deep, .rem, .heartRateVariability, .heartRateVariabilityRMSSD, .bloodOxygen, .water,
                .mood, .energy,
                .motivation, .mindfulMinutes, .protein, .fiber:
                return true
            case .restingHeartRate, .awake, .latency, .stress, .soreness: return false
            default: return nil
            }
        case .workout(_, .pace?): return false
        case .workout(_, .distance?): return true
        default: return nil
        }
    }

    /// `which month had the most`, `on which weekday do I walk least`.
    private func extremeGroup(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard let superlative = draft.superlative, superlative.aspect != .last, superlative.aspect != .first else {
            return nil
        }
        let grouping: HealthQuestion.Grouping
        switch (draft.noun, draft.period) {
        case (let noun?, _): grouping = noun
        case (_, .week?): grouping = .week
        case (_, .month?): grouping = .month
        case (_, .quarter?): grouping = .quarter
        case (_, .year?): grouping = .year
        default: return nil
        }
        guard draft.asked == [.which] || draft.asked.isEmpty, draft.rank == nil, draft.rate == nil, !draft.isCurrent,
            draft.tests.isEmpty, draft.bounds.isEmpty, draft.numbers.isEmpty, draft.per.isEmpty,
            let isMore = direction(superlative.isMore, superlative.aspect, subject), subject != .days,
            Set(draft.operations).subtracting([.mean, .sum]).isEmpty
        else { return nil }
        var question = HealthQuestion(subject, isMore ? .groupOfMax : .groupOfMin, said ?? calendar.all)
        question.conditions = draft.left.conditions
        question.grouping = grouping
        question.inner =
            draft.operations.contains(.mean)
            ? .mean : draft.operations.contains(.sum) ? .sum : groupStatistic(subject, grouping)
        question.output = grouping == .weekday || grouping == .type ? .list : .date
        if grouping == .type, case .day = subject { return nil }
        if case .day(let field) = subject, field.kind == .clock { return nil }
        return question
    }

    private func groupStatistic(_ quantity: Quantity, _ grouping: HealthQuestion.Grouping) -> Statistic {
        switch quantity {
        case .day(let field): field.kind == .cumulative && grouping != .weekday && grouping != .dayType ? .sum : .mean
        case .workout(_, let field): isSummed(field) ? .sum : .mean
        case .formula, .days: .mean
        }
    }

    private func isSummed(_ field: WorkoutField?) -> Bool {
        switch field {
        case nil, .duration?, .distance?, .elevation?, .activeEnergy?, .zone1?, .zone2?, .zone3?, .zone4?, .zone5?,
            .hardZones?, .load?:
            true
        default: false
        }
    }

    private func extreme(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard let superlative = draft.superlative, draft.bounds.isEmpty, draft.daytime.isEmpty,
            draft.per.isEmpty || draft.per == [.date], draft.noun == nil,
            draft.operations.isEmpty || draft.operations == [.mean] && superlative.aspect == .last
        else { return nil }
        if superlative.aspect == .late, superlative.isMore, !isClock(subject), draft.period == nil {
            return newest(subject, said, draft, true)
        }
        if superlative.aspect == .last || superlative.aspect == .first {
            return newest(subject, said, draft, superlative.aspect == .last)
        }
        guard let isMore = direction(superlative.isMore, superlative.aspect, subject), subject != .days,
            draft.counted == nil || [.day, .night].contains(draft.counted?.period) && (draft.counted?.count ?? 0) <= 10
        else { return nil }
        let manyDays: (count: Int, isOrdinal: Bool)? = draft.counted.map { ($0.count, false) }
        if manyDays.map({ $0.count > 1 }) == true, said == nil || draft.rank != nil || draft.asked.contains(.when) {
            return nil
        }
        if case .formula = subject { return nil }
        let isDay = draft.period.map { [.day, .night, .morning].contains($0) } ?? true
        guard isDay else { return nil }
        var question = HealthQuestion(subject, isMore ? .max : .min, said ?? calendar.all)
        question.conditions = draft.left.conditions
        guard draft.numbers.isEmpty else { return nil }
        if let rank = draft.rank ?? manyDays, rank.count > 1 {
            guard draft.asked.allSatisfy({ $0 != .many && $0 != .often }), !isClock(subject) else { return nil }
            if case .workout(_, nil) = subject { return nil }
            question.count = rank.count
            if rank.isOrdinal {
                question.statistic = isMore ? .kthMax : .kthMin
                return draft.asked.contains(.when) ? nil : question
            }
            question.statistic = isMore ? .topK : .bottomK
            question.output = .list
            return question
        }
        let isWhichWorkout: Bool = if case .workout(_, _?) = subject { !draft.hasFigure } else { false }
        let isDated =
            draft.asked.contains(.which) && (draft.period != nil || isWhichWorkout)
            || draft.asked.isEmpty && draft.period == .day
        if draft.asked.contains(.when) || isDated {
            question.statistic = isMore ? .dateOfMax : .dateOfMin
            question.output = .date
            return question
        }
        if case .workout(_, nil) = subject { return nil }
        guard draft.asked.allSatisfy({ [.which, .how, .high, .long, .many, .much].contains($0) }) else { return nil }
        return question
    }

    /// `when did I last run`, `my last run`, `my latest weight`.
    private func newest(_ subject: Quantity, _ said: Days?, _ draft: Draft, _ isLast: Bool) -> HealthQuestion? {
        guard draft.numbers.isEmpty, draft.period == nil, draft.counted == nil, draft.operations.isEmpty,
            draft.rank == nil
        else { return nil }
        switch subject {
        case .workout(let types, let field):
            var question = HealthQuestion(subject, isLast ? .lastDate : .firstDate, said ?? calendar.all)
            question.conditions = draft.left.conditions
            question.output = .date
            if draft.asked == [.when], field == nil { return question }
            guard isLast,
                draft.asked.allSatisfy({ $0 == .which || $0 == .how || $0 == .high || $0 == .many || $0 == .much })
            else { return nil }
            question.quantity = .workout(types: types, field: field)
            question.statistic = field == nil ? .list : .value
            question.lastCount = 1
            question.output = field == nil ? .list : .value
            return question
        case .day(let field):
            guard draft.left.conditions.isEmpty, field.kind != .cumulative,
                draft.asked.allSatisfy({ $0 == .which || $0 == .how || $0 == .high || $0 == .much })
            else { return nil }
            return HealthQuestion(subject, isLast ? .last : .first, said ?? calendar.all)
        case .formula, .days: return nil
        }
    }

    // MARK: Plain values

    private func plain(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard draft.daytime.isEmpty, draft.tests.isEmpty, draft.rise == nil, draft.rank == nil else { return nil }
        if !draft.bounds.isEmpty { return looseBound(subject, said, draft) }
        var operations = draft.operations
        var question = HealthQuestion(subject, .mean, said ?? calendar.all)
        question.conditions = draft.left.conditions
        question.lastCount = draft.lastCount
        if case .formula = subject {
            guard operations.isEmpty || operations == [.last], question.conditions.isEmpty, draft.per.isEmpty,
                draft.numbers.isEmpty, draft.period == nil,
                draft.asked.allSatisfy({ [.which, .how, .high, .much, .far].contains($0) })
            else { return nil }
            question.statistic = .value
            question.days = said ?? calendar.all
            return question
        }
        guard subject != .days else { return nil }
        // Percentiles come with their number.
        if operations.contains(.percentile) {
            guard draft.numbers.count == 1, (0...100).contains(draft.numbers[0]), operations == [.percentile] else {
                return nil
            }
            question.statistic = .percentile
            question.percentile = draft.numbers[0]
            return allowed(question, draft)
        }
        guard draft.numbers.isEmpty,
            draft.counted == nil || draft.counted.map({ $0.count == 1 }) == true && grouping(draft) != nil
        else { return nil }
        let isList = operations.contains(.list) || draft.asked.contains(.show) && draft.per == [.date]
        if draft.isCurrent, said != nil { return nil }
        if let rate = draft.rate {
            guard isSum(subject), draft.per.isEmpty, operations.isEmpty || operations == [.mean], draft.period == nil,
                !draft.isList
            else {
                // A mean of what does not add up is one of each of them.
                if operations == [.trend], rate == .month, case .day = subject {
                    return allowed(trendOf(question), draft)
                }
                guard !isSum(subject), operations == [.mean] || operations.isEmpty, draft.per.isEmpty,
                    draft.period == nil
                else { return nil }
                return table(question, rate, .mean, draft)
            }
            question.statistic = rate == .week ? .ratePerWeek : .ratePerMonth
            return draft.asked.allSatisfy { [.many, .often, .much, .far, .long].contains($0) } && !isYesNo
                ? question : nil
        }
        operations.removeAll { $0 == .list }
        if operations.contains(.mean), operations.contains(.sum) { return nil }
        guard operations.count <= 1 else { return nil }
        if let grouping = grouping(draft), grouping != .date {
            return table(question, grouping, operations.first, draft)
        }
        if isList { return listed(question, operations, draft) }
        if draft.isList {
            question.more = draft.others
            question.output = .list
        }
        let isPerDay =
            draft.per.contains(.date) || draft.counted != nil
            || draft.asked.contains(.often) && draft.per.contains(.date)
        if let period = draft.period, !isPerDay, draft.left.conditions.allSatisfy(\.isCalendar) {
            // `which days`, `how many nights` without a test is no question of one figure.
            guard case .workout = subject, draft.asked == [.which] || draft.asked == [.when], period == .day else {
                return nil
            }
        }
        switch operations.first {
        case .mean?:
            if case .workout(_, nil) = subject { return nil }
            question.statistic = .mean
        case .median?: question.statistic = .median
        case .sd?: question.statistic = .sd
        case .iqr?: question.statistic = .iqr
        case .cv?: question.statistic = .cv
        case .max?: question.statistic = .max
        case .min?: question.statistic = .min
        case .sum?:
            guard isSum(subject) || isDuration(subject) else { return nil }
            question.statistic = .sum
        case .last?: question.statistic = .last
        case .first?: question.statistic = .first
        case .trend?: question.statistic = .trend
        case .change?: question.statistic = .change
        case nil: return allowed(usual(question, said, draft, isPerDay), draft)
        default: return nil
        }
        if question.statistic == .last, case .day(let field) = subject, field.kind == .cumulative { return nil }
        return allowed(question, draft)
    }

    private func trendOf(_ asked: HealthQuestion) -> HealthQuestion {
        var question = asked
        question.statistic = .trend
        return question
    }

    private func isDuration(_ quantity: Quantity) -> Bool {
        if case .day(let field) = quantity { return field.unit == "min" }
        return false
    }

    private func isSum(_ quantity: Quantity) -> Bool {
        switch quantity {
        case .day(let field): field.kind == .cumulative
        case .workout(_, let field): isSummed(field)
        case .formula, .days: false
        }
    }

    /// The statistic where none was said.
    private func usual(_ asked: HealthQuestion, _ said: Days?, _ draft: Draft, _ isPerDay: Bool) -> HealthQuestion? {
        var question = asked
        switch question.quantity {
        case .workout(_, let field):
            if isPerDay { return nil }
            if field == nil {
                let isCounted = draft.asked.contains(.many) || draft.asked.contains(.often)
                if isYesNo || draft.isAny, !isCounted, draft.asked.isEmpty {
                    question.statistic = .sum
                    question.output = .yesNo
                    question.isYesAbove = true
                } else if isCounted {
                    question.statistic = .sum
                } else if draft.asked.isEmpty, question.days.isDay, hasQuestionMark {
                    question.statistic = .sum
                    question.output = .yesNo
                    question.isYesAbove = true
                } else if draft.asked.isEmpty {
                    question.statistic = .sum
                } else {
                    guard draft.asked.allSatisfy({ $0 == .which || $0 == .when || $0 == .show }) else { return nil }
                    question.statistic = .list
                    question.output = .list
                }
                return question
            }
            if draft.isLength { return nil }
            question.statistic =
                field == .maximumHeartRate ? .max : isSummed(field) ? .sum : question.days.isDay ? .value : .mean
            if question.lastCount != nil, !isSummed(field) { question.statistic = .mean }
        case .day(let field):
            if field.isText {
                question.statistic = .value
                if said == nil { question.days = calendar.day(ago: 0) }
                return question.days.isDay ? question : nil
            }
            if field.kind == .cumulative {
                let isMean =
                    isPerDay || draft.isHabit && draft.asked.isEmpty || said == nil && !question.conditions.isEmpty
                    || !question.conditions.isEmpty && draft.asked.isEmpty
                question.statistic = isMean ? .mean : .sum
                if said == nil, question.conditions.isEmpty, !isPerDay { question.days = calendar.day(ago: 0) }
            } else if question.days.isDay {
                question.statistic = .value
            } else if said == nil, question.conditions.isEmpty, !isPerDay, field.kind != .clock {
                question.statistic = .last
            } else {
                question.statistic = .mean
            }
        case .formula, .days: return nil
        }
        return question
    }

    /// The questions that go with a plain value.
    private func allowed(_ question: HealthQuestion?, _ draft: Draft) -> HealthQuestion? {
        guard let question else { return nil }
        let isClock: Bool = if case .day(let field) = question.quantity { field.kind == .clock } else { false }
        let isTime = question.quantity.keptUnit?.dimension == .time
        let isCount: Bool = if case .workout(_, nil) = question.quantity { true } else { false }
        for asked in draft.asked {
            switch asked {
            case .which, .how, .show: break
            case .when: guard isClock || isCount && question.statistic == .list else { return nil }
            case .long: guard isTime else { return nil }
            case .much: guard !isClock, !isCount else { return nil }
            case .high: guard !isCount else { return nil }
            case .many:
                if case .workout(_, .elevation?) = question.quantity, question.unit == nil, draft.unit == nil {
                    return nil
                }
            case .often:
                if isCount { break }
                guard question.quantity == .day(.naps) else { return nil }
            case .far: guard question.quantity.keptUnit?.dimension == .length else { return nil }
            case .fast: guard question.quantity.keptUnit?.dimension == .pace else { return nil }
            }
        }
        // `did I ... steps` is no figure that a yes answers.
        if isYesNo, draft.asked.isEmpty, question.output == .value || question.output == .clock,
            question.statistic != .trend
        {
            return draft.isHabit ? nil : nil
        }
        if draft.isAny, question.output != .yesNo { return nil }
        if case .day(let field) = question.quantity, field.kind == .clock,
            [.median, .max, .min, .sum, .cv, .iqr, .trend, .change, .percentile].contains(question.statistic),
            question.statistic != .max, question.statistic != .min
        {
            return nil
        }
        return question
    }

    private func grouping(_ draft: Draft) -> HealthQuestion.Grouping? {
        if let per = draft.per.first { return draft.per.allSatisfy { $0 == per } ? per : nil }
        guard let counted = draft.counted, counted.count == 1 else { return draft.noun }
        switch counted.period {
        case .day, .night: return .date
        case .week: return .week
        case .month: return .month
        case .year: return .year
        case .quarter: return .quarter
        default: return nil
        }
    }

    private func table(
        _ asked: HealthQuestion, _ grouping: HealthQuestion.Grouping, _ operation: Part.Operation?, _ draft: Draft
    ) -> HealthQuestion? {
        var question = asked
        guard !draft.isAny, draft.period == nil, draft.lastCount == nil else { return nil }
        if grouping == .week || grouping == .month, isSum(question.quantity), operation == .mean {
            question.statistic = grouping == .week ? .ratePerWeek : .ratePerMonth
            return question
        }
        switch operation {
        case .mean?: question.statistic = .mean
        case .sum?: question.statistic = .sum
        case .median?: question.statistic = .median
        case .sd?: question.statistic = .sd
        case .max?: question.statistic = .max
        case .min?: question.statistic = .min
        case nil: question.statistic = groupStatistic(question.quantity, grouping)
        default: return nil
        }
        question.grouping = grouping
        question.output = .table
        return question
    }

    private func listed(_ asked: HealthQuestion, _ operations: [Part.Operation], _ draft: Draft) -> HealthQuestion? {
        guard operations.isEmpty else { return nil }
        var question = asked
        question.statistic = .list
        question.output = .list
        if case .day = question.quantity { question.grouping = .date }
        return question
    }

    /// `did my heart rate last week stay under 60`: a bound that stands apart from its only quantity.
    private func looseBound(_ subject: Quantity, _ said: Days?, _ draft: Draft) -> HealthQuestion? {
        guard let tests = test(subject, draft.bounds, needsUnit: false) else { return nil }
        var draft = draft
        draft.bounds = []
        draft.tests = tests
        return count(subject, said, draft)
    }
}

extension Requirement {
    /// About the calendar alone.
    var isCalendar: Bool {
        switch subject {
        case .day(.weekday), .day(.isWeekend), .date: lag == 0
        default: false
        }
    }

    /// Of the workouts that some day had.
    fileprivate var types: [String] { if case .workout(let types, nil) = subject { types } else { [] } }

    var isRing: Bool {
        switch subject {
        case .day(.moveClosed), .day(.exerciseClosed), .day(.standClosed), .day(.ringsClosed): true
        default: false
        }
    }

    /// The other days, where a comparison names none.
    var opposed: Requirement? {
        switch (subject, sign, value) {
        case (.day(.isWeekend), .equal, .number(let flag)): Requirement(subject, .equal, .number(1 - flag), lag: lag)
        case (_, .above, .number(0)): Requirement(subject, .equal, .number(0), lag: lag)
        case (_, .atLeast, .number(1)): Requirement(subject, .equal, .number(0), lag: lag)
        case (_, .oneOf, _): nil
        default: opposite
        }
    }
}
