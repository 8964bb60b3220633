import HealthModel
import HealthQuery
import HealthQuestions

/// Conditions of days.
extension Grammar {
    func tests(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.quantity(.day(.sleep), true), .bounds(let bounds)) where bounds.allSatisfy(\.isClock):
            // Who is asleep before eleven in the evening has gone to bed by then.
            let isOfBed = bounds.allSatisfy { $0.isEvening || $0.isBeforeLate }
            return Self.tests(isOfBed ? .bedTime : .wakeTime, bounds).map { [.test($0)] } ?? []
        case (.bounds(let bounds), .quantity(.day(.sleep), true)) where bounds.allSatisfy(\.isEvening):
            return Self.tests(.bedTime, bounds).map { [.test($0)] } ?? []
        case (.verb("up"), .bounds(let bounds)) where bounds.allSatisfy(\.isClock):
            // Who is up after midnight has not gone to bed by then.
            return Self.tests(bounds.allSatisfy(\.isOfLateNight) ? .bedTime : .wakeTime, bounds).map { [.test($0)] }
                ?? []
        case (.quantity(.day(.wakeTime), true), .bounds(let bounds)) where bounds.allSatisfy(\.isOfLateNight): return []
        // `up for more than 45 minutes`
        case (.quantity(.day(.wakeTime), true), .bounds(let bounds))
        where bounds.allSatisfy({ $0.unit?.dimension == .time }):
            return Self.tests(.awake, bounds).map { [.test($0)] } ?? []
        case (.quantity(let quantity, _), .bounds(let bounds)), (.bounds(let bounds), .quantity(let quantity, _)):
            return test(quantity, bounds)
        case (.calories, .bounds(let bounds)), (.bounds(let bounds), .calories):
            return [.open(.with, [.calories, .bounds(bounds)])]
        case (.open(.with, let parts), .quantity(let quantity, true)),
            (.quantity(let quantity, true), .open(.with, let parts)):
            guard parts.first == .calories, case .bounds(let bounds)? = parts.last,
                quantity == .day(.dietaryEnergy) || quantity == .day(.activeEnergy)
            else { return [] }
            return test(quantity, bounds)
        case (.bounds(let bounds), .kind(let types, _)):
            guard bounds.count == 1, case .number(let count, false, nil) = bounds[0].limit, (0...1000).contains(count)
            else { return workoutTest(types, bounds) }
            return [.test([Requirement(.workout(types: types, field: nil), bounds[0].sign, .number(count))])]
        case (.kind(let types, _), .bounds(let bounds)): return workoutTest(types, bounds)
        case (.number(0, false, false), .quantity(.day(let field), _)) where field.kind == .cumulative:
            return [.test([Requirement(.day(field), .equal, .number(0))])]
        // `2000 steps`, which is no year
        case (.number(let value, let isThousands, true), .quantity(.day(let field), _))
        where Self.thousands.contains(field) && value.truncatingRemainder(dividingBy: 100) == 0:
            return test(
                .day(field), [Part.Bound(sign: .atLeast, limit: .number(value, isThousands: isThousands, nil))])
        case (.number(let value, let isThousands, false), .quantity(let quantity, _)):
            guard case .day(let field) = quantity, field.kind != .text, field.kind != .clock,
                !Self.thousands.contains(field) || value >= 100
            else { return [] }
            return test(quantity, [Part.Bound(sign: .atLeast, limit: .number(value, isThousands: isThousands, nil))])
        // What every day has is not recorded where there is none.
        case (.preposition(.without), .quantity(.day(let field), let isVerb))
        where [.discrete, .latest, .clock].contains(field.kind)
            || field.kind == .cumulative && !field.isOccasional && field != .dietaryEnergy && !isVerb:
            return [.test([Requirement(.day(field), .missing, .none)])]
        // Who has not drunk has had no alcohol.
        case (.preposition(.without), .quantity(.day(.water), true)):
            return [.test([Requirement(.day(.alcohol), .equal, .number(0))])]
        case (.preposition(.without), .quantity(.day(let field), _)) where field.isOccasional || field.kind == .flag:
            return [.test([Requirement(.day(field), .equal, .number(0))])]
        case (.preposition(.without), .test(let test)) where test.count == 1 && test[0].subject == .day(.tags):
            return test[0].opposite.map { [.test([$0])] } ?? []
        // `keine 10.000 Schritte`
        case (.preposition(.without), .test(let test)) where test.count == 1 && test[0].sign == .atLeast:
            return test[0].opposed.map { [.test([$0])] } ?? []
        case (.preposition(.without), .kind(let types, _)):
            return [.test([Requirement(.workout(types: types, field: nil), .equal, .number(0))])]
        case (.preposition(.with), .quantity(.day(let field), _)) where field.isOccasional:
            return [.test([Requirement(.day(field), .above, .number(0))])]
        case (.preposition(.with), .quantity(.day(let field), false))
        where field.kind == .discrete || field.kind == .latest:
            return [.test([Requirement(.day(field), .present, .none)])]
        // `days with two runs`
        case (.number(let count, false, false), .kind(let types, false)) where (2...9).contains(count):
            return [.workoutTest([Requirement(.workout(types: types, field: nil), .atLeast, .number(count))])]
        // `on one hike`
        case (.number(1, false, false), .kind(_, false)): return [right]
        case (.preposition(.per), .kind(let types, false)): return [.perKind(types)]
        case (.preposition(.with), .kind(let types, _)):
            return [.test([Requirement(.workout(types: types, field: nil), .atLeast, .number(1))])]
        case (.preposition(.with), .test(let test)), (.preposition(.with), .workoutTest(let test)): return [.test(test)]
        case (.preposition(.at), .test), (.preposition(.of), .test), (.preposition(.in), .test),
            (.preposition(.for), .test):
            return [right]
        case (.preposition(.on), .test(let test)): return [.only(test)]
        // `drank at least two litres of water`, `walked over 10,000 steps`
        case (.quantity(.day(let field), true), .test(let test)) where test.allSatisfy { $0.subject == .day(field) }:
            return [right]
        case (.verb("walk"), .test(let test)) where test.allSatisfy { $0.subject == .day(.steps) }: return [right]
        // `wenn ich mehr als 10.000 Schritte gehe`
        case (.test(let test), .verb("walk"))
        where language == .german && test.allSatisfy { $0.subject == .day(.steps) }:
            return [left]
        // `ate more than 250 g of carbs`
        case (.quantity(.day(.dietaryEnergy), true), .test(let test))
        where test.allSatisfy { Self.nutrients.contains($0.subject) }:
            return [right]
        case (.both, .test): return [right]
        // `only the stand ring`, `and not the others`
        case (.restrict, .test(let test)) where test.count == 1 && test[0].value == .number(1):
            let others = test[0].otherRings(areClosed: false)
            return others.isEmpty ? [] : [.test(test + others)]
        case (.test(let test), .others) where test.count == 3 && test.allSatisfy(\.isRing): return [left]
        case (.preposition(.with), .and), (.preposition(.with), .or), (.preposition(.with), .versus): return [.withAnd]
        case (.withAnd, .preposition(.without)): return [.withAndWithout]
        case (.withAndWithout, .quantity(.day(let field), _)) where field.kind == .cumulative:
            return [.split([Requirement(.day(field), .above, .number(0))])]
        case (.withAndWithout, .kind(let types, _)): return [.split([.worked(types)])]
        case (.withAndWithout, .article): return [left]
        // `with and without alcohol the evening before`
        case (.split(let tests), .relative(let relative))
        where relative.isDayBefore && tests.allSatisfy({ $0.lag == 0 && !$0.isOfWorkout }):
            return [.split(tests.map { $0.lagged(by: 1) })]
        case (.split(let tests), .open(.before, [.period(.evening)]))
        where tests.allSatisfy({ $0.lag == 0 && $0.subject == .day(.alcohol) }):
            return [.split(tests.map { $0.lagged(by: 1) })]
        // `Gesamtschlaf inklusive Nickerchen`
        case (.quantity(.day(.sleepTotal), false), .withNaps): return [left]
        case (.period(let period), .split) where isDay(period): return [right]
        case (.preposition(.on), .split), (.preposition(.between), .split): return [right]
        case (.quantity(.day(let field), _), .number(let value, false, false)) where field.rawValue.hasSuffix("_1to5"):
            return scored(field, value, false)
        // `blood pressure over 140` is said of the upper value
        case (.pair(let quantities), .bounds(let bounds)) where bounds.count == 1:
            return quantities.first.map { test($0, bounds) } ?? []
        case (.preposition(.with), .both): return [left]
        case (.not, .measure(let value, let unit)):
            return [.bounds([Part.Bound(sign: .below, limit: .number(value, isThousands: false, unit))])]
        case (.not, .number(let value, true, false)):
            return [.bounds([Part.Bound(sign: .below, limit: .number(value, isThousands: true, nil))])]
        case (.bounds(let bounds), .asked(.often)) where bounds.count == 1 && bounds[0].unit == nil:
            return [.times(bounds)]
        case (.times(let bounds), .signAfter(.atLeast)) where bounds.map(\.sign) == [.atLeast]: return [left]
        case (.number(let count, false, false), .asked(.often)):
            return [.times([Part.Bound(sign: .atLeast, limit: .number(count, isThousands: false, nil))])]
        // `when I drank the day before`
        case (.only(let test), .relative(let relative))
        where relative.isDayBefore && test.allSatisfy({ $0.lag == 0 && !$0.isOfWorkout && !$0.isCalendar }):
            return [.only(test.map { $0.lagged(by: 1) })]
        // `the night before a headache`, `before a run`, is of the day that had one.
        case (.openNight, .kind(let types, _)): return [.only([.worked(types)])]
        case (.openNight, .test(let test)) where test.allSatisfy({ $0.subject == .day(.tags) && $0.lag == 0 }):
            return [.only(test)]
        case (.relative(let relative), .test(let test))
        where relative.isDayBefore
            && test.allSatisfy({ $0.lag == 0 && !$0.isOfWorkout && $0.subject != .day(.tags) }):
            return [.test(test.map { $0.lagged(by: 1) })]
        case (.relative(let relative), .quantity(.day(let field), true))
        where relative.isDayBefore && field.kind == .cumulative && field != .water:
            return [.test([Requirement(.day(field), .above, .number(0), lag: 1)])]
        case (.relative(let relative), .kind(let types, true)) where relative.isDayBefore:
            return [.test([.worked(types, lag: 1)])]
        case (.period(.night), .preposition(.before)): return [.openNight]
        // `when I run in the evening`, `after an evening run`
        case (.only(let test), .daytime(let sign, let minutes)) where test.count == 1 && test[0].isWorked:
            return [.only([test[0].starting(sign, minutes)])]
        case (.kind(let types, _), .daytime(let sign, let minutes)),
            (.daytime(let sign, let minutes), .kind(let types, _)):
            return [.workoutTest([Requirement.worked(types).starting(sign, minutes)])]
        // `runs that started after eight`, `runs with a heart rate over 150`
        case (.kind(let types, false), .attributeTest(let bound, let field)):
            if field == .startClock, case .clock(let minutes) = bound.limit {
                return [.workoutTest([Requirement.worked(types).starting(bound.sign, minutes)])]
            }
            guard let tests = Self.requirements(field, [bound]) else { return [] }
            return [.workoutTest(tests.map { Requirement(.workout(types: types, field: field), $0.sign, $0.value) })]
        case (.article, .workoutTest): return [right]
        case (.openNight, .article), (.preposition(.on), .openNight), (.preposition(.in), .openNight):
            return [.openNight]
        case (.openNight, .weekend(let isWeekend)): return [.only([.weekend(isWeekend)])]
        case (.openNight, .habit(let days)): return [.only([.weekdays(days)])]
        // `the night before 3 December` ends on that day.
        case (.openNight, .days(let days)) where days.isDay && days.own == nil: return [.days(days.ofNight)]
        case (.article, .openNight): return [.openNight]
        case (.openNight, .only(let test)): return [.only(test)]
        case (.openNight, .workoutTest(let test)): return [.only(test)]
        case (.openNight, .preposition(.per)) where language == .english: return [.openNight]
        // `heart rate recovery after a run`
        case (.attribute(.heartRateRecovery), .preposition(.after)): return [left]
        case (.preposition(.with), .bounds(let bounds)): return [.withBounds(bounds)]
        case (.withBounds(let bounds), .quantity(let quantity, _)): return test(quantity, bounds)
        case (.withBounds(let bounds), .kind(let types, false)):
            guard bounds.count == 1, case .number(let count, false, nil) = bounds[0].limit else { return [] }
            return [.test([Requirement(.workout(types: types, field: nil), bounds[0].sign, .number(count))])]
        case (.measure(let value, let unit), .quantity(let quantity, false)):
            return test(
                quantity,
                [Part.Bound(sign: value == 0 ? .equal : .atLeast, limit: .number(value, isThousands: false, unit))])
        case (.not, .test(let test)):
            return test.count == 1 ? negated(test[0]).map { [.test([$0])] } ?? [] : []
        case (.not, .kind(let types, true)):
            return [.test([Requirement(.workout(types: types, field: nil), .equal, .number(0))])]
        case (.test(let first), .and): return [.testAnd(first)]
        case (.test(let first), .but): return [.testAnd(first)]
        case (.testAnd(let first), .test(let second)): return [.test(first + second)]
        case (.period(let period), .test(let test)) where isDay(period, of: test): return [.only(test)]
        case (.period(let period), .preposition(.when)) where isDay(period): return [.daysWhen]
        case (.daysWhen, .test(let test)): return [.only(test)]
        case (.preposition(.when), .test(let test)): return [.only(test)]
        case (.preposition(.on), .only), (.article, .only), (.preposition(.for), .only), (.preposition(.in), .only):
            return [right]
        case (.only(let first), .and): return [.onlyAnd(first)]
        // `after days without alcohol and under 200 mg of caffeine`: both are of the day before.
        case (.onlyAnd(let first), .test(let second))
        where first.allSatisfy({ $0.lag == 1 }) && second.allSatisfy({ $0.lag == 0 && $0.isOccasional }):
            return [
                .only(first + second.map { $0.lagged(by: 1) }), .only(first + second),
            ]
        case (.onlyAnd(let first), .test(let second)), (.onlyAnd(let first), .only(let second)):
            return [.only(first + second)]
        // `two days after a run`
        case (.open(.per, let parts), .preposition(.after)):
            guard case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last,
                let length = [.day: 1, .night: 1, .week: 7, .month: 30, .morning: 1][period],
                (1...14).contains(count), period != .morning && period != .night || count == 1
            else { return [] }
            return [.spanAfter(count * length)] + (period == .day && count > 1 ? [.lagAfter(count)] : [])
        case (.spanAfter(let count), .days(let days)) where days.isDay && days.to < today && [1, 7].contains(count):
            let from = days.to.advanced(by: 1)
            return [.days(Days(from: from, to: min(from.advanced(by: count - 1), today)))]
        case (.lagAfter, .article): return [left]
        case (.lagAfter(let count), _):
            guard let tests = after(right), tests.allSatisfy({ $0.lag <= 1 }) else { return [] }
            return [.only(tests.map { $0.lagged(by: count) })]
        case (.spanAfter(let count), _) where (2...7).contains(count):
            guard let tests = after(right), tests.count == 1, tests[0].lag == 1 else { return [] }
            let each = (1...count).map { tests[0].lagged(by: $0) }
            return [.only([Requirement(.any(each), .equal, .none)])]
        case (.preposition(.after), _): return after(right).map { [.only($0)] } ?? []
        case (.period(let period), .only(let test)) where isDay(period, of: test): return [.only(test)]
        case (.test(let test), .relative(let relative))
        where relative.isDayBefore && test.allSatisfy({ $0.lag == 0 && !$0.isOfWorkout }):
            return [.test(test.map { $0.lagged(by: 1) })]
        // `nights without alcohol the evening before`
        case (.only(let test), .open(.before, [.period(.evening)]))
        where test.allSatisfy({ $0.lag == 0 && $0.subject == .day(.alcohol) }):
            return [.only(test.map { $0.lagged(by: 1) })]
        case (.kind(let types, _), .period(.day)): return [.only([.worked(types)])]
        case (.preposition(.by), .quantity(_, false)), (.preposition(.by), .attribute), (.preposition(.by), .heart):
            return [right]
        case (.edge(.start), .daytime): return [right]
        // `in the evening after seven`
        case (.daytime(.atLeast, let part), .daytime(.atLeast, let minutes)) where minutes > part: return [right]
        case (.daytime(.below, let part), .daytime(.below, let minutes)) where minutes < part: return [right]
        case (.article, .test), (.article, .bounds): return [right]
        case (.preposition(.when), .workoutTest(let test)), (.daysWhen, .workoutTest(let test)): return [.only(test)]
        case (.period(let period), .workoutTest(let test)) where isDay(period, of: test): return [.only(test)]
        case (.preposition(.when), .kind(let types, true)), (.daysWhen, .kind(let types, true)):
            return [.only([.worked(types)])]
        case (.period(.day), .kind(let types, true)): return [.only([.worked(types)])]
        case (.daysWhen, .only(let test)), (.preposition(.when), .only(let test)): return [.only(test)]
        case (.daysWhen, .quantity(.day(let field), true)), (.preposition(.when), .quantity(.day(let field), true)):
            return field.isOccasional && field != .water
                ? [.only([Requirement(.day(field), .above, .number(0))])] : []
        case (.daysWhen, .not), (.preposition(.when), .not), (.period(.day), .not), (.period(.night), .not):
            return [.opposite]
        // `10k+ days`: so many steps are said without their name.
        case (.bounds(let bounds), .period(.day)):
            guard bounds.allSatisfy({ $0.isInThousands }) else { return [] }
            return Self.tests(.steps, bounds).map { [.only($0)] } ?? []
        case (.period(.night), .bounds(let bounds)), (.period(.night), .withBounds(let bounds)):
            guard bounds.allSatisfy({ $0.unit?.dimension == .time }) else { return [] }
            return Self.tests(.sleep, bounds).map { [.only($0)] } ?? []
        case (.quantity(.day(let field), _), .free) where field.kind == .cumulative:
            return [.test([Requirement(.day(field), .equal, .number(0))])]
        case (.kind(let types, _), .free):
            return [.test([Requirement(.workout(types: types, field: nil), .equal, .number(0))])]
        case (.test(let test), .period(let period)) where isDay(period, of: test) && period != .morning:
            return [.only(test)]
        case (.any, .quantity(.day(let field), _)) where field.kind == .cumulative:
            return [.test([Requirement(.day(field), .above, .number(0))])]
        // `on days I drank coffee`: what was drunk is said after the verb.
        case (.only(let test), .quantity(.day(let field), false))
        where test == [Requirement(.day(.alcohol), .above, .number(0))] && (field == .caffeine || field == .water):
            return [.only([Requirement(.day(field), .above, .number(0))])]
        case (.daysWhen, .quantity(.day(let field), false)), (.preposition(.when), .quantity(.day(let field), false)):
            return [.alcohol, .caffeine, .naps, .mindfulMinutes].contains(field)
                ? [.only([Requirement(.day(field), .above, .number(0))])] : []
        // Of what was not drunk the verb says nothing: there `drink` is a drink.
        case (.not, .quantity(.day(let field), true)) where field.kind == .cumulative && field != .water:
            return [.test([Requirement(.day(field), .equal, .number(0))])]
        case (.not, .only(let test)): return test.count == 1 ? negated(test[0]).map { [.only([$0])] } ?? [] : []
        // `no steps at all`
        case (.test(let test), .any), (.only(let test), .any):
            return test.allSatisfy { $0.value == .number(0) || $0.sign == .missing } ? [left] : []
        // `days where HRV is missing`
        case (.quantity(.day(let field), false), .signAfter(.missing)):
            return [.test([Requirement(.day(field), .missing, .none)])]
        case (.test(let test), .signAfter(let sign)) where test.count == 1 && test[0].sign == .atLeast:
            return [.test([Requirement(test[0].subject, sign, test[0].value, lag: test[0].lag)])]
        case (.preposition(.of), .number(let value, let isThousands, false)),
            (.preposition(.at), .number(let value, let isThousands, false)),
            (.reaching, .number(let value, let isThousands, false)):
            return [.amount(value, isThousands: isThousands)]
        case (.quantity(.day(let field), _), .amount(let value, let isThousands)):
            return scored(field, value, isThousands)
        case (.quantity(.day(let field), _), .number(0, false, false)) where field.kind == .cumulative:
            return [.test([Requirement(.day(field), .equal, .number(0))])]
        case (.quantity(let quantity, _), .measure(let value, let unit)):
            return test(quantity, [Part.Bound(sign: .atLeast, limit: .number(value, isThousands: false, unit))])
        // `days off running`
        case (.test([Requirement(.day(.workouts), .equal, .number(0))]), .kind(let types, _)) where !types.isEmpty:
            return [.test([Requirement(.workout(types: types, field: nil), .equal, .number(0))])]
        case (.test(let first), .or): return [.testOr(first)]
        // `days on which I drank or slept under five hours`
        case (.only(let first), .or) where first.count == 1 && first[0].lag == 0 && !first[0].isCalendar:
            return [.testOr(first)]
        // `stress of 4 or 5`
        case (.testOr(let first), .number(let value, false, false)):
            return first.count == 1 ? either(first[0], value) : []
        case (.testOr(let first), .test(let second)):
            guard first.count == 1, second.count == 1 else { return [] }
            return [.test([Requirement(.any(first + second), .equal, .none)])]
        // `days without a run or a ride` have neither.
        case (.testOr(let first), .kind(let types, _)) where first.count == 1 && first[0].isWithoutWorkout:
            return [.test(first + [Requirement(.workout(types: types, field: nil), .equal, .number(0))])]
        case (.testOr(let first), .kind(let types, true)):
            return first.count == 1 ? [.test([Requirement(.any(first + [.worked(types)]), .equal, .none)])] : []
        // `when I walked over 15,000 steps`
        case (.verb("walk"), .test(let tests))
        where tests.allSatisfy({ [.day(.steps), .day(.distance)].contains($0.subject) && $0.lag > 0 }):
            return [right]
        // `fewer steps than 5000`
        case (.comparative(let isMore, .plain), .quantity(let quantity, false)):
            guard case .day = quantity else { return [] }
            return [.degreeOf(isMore, quantity)]
        case (.degreeOf(let isMore, let quantity), .than): return [.degreeOfThan(isMore, quantity)]
        case (.degreeOfThan(let isMore, let quantity), _):
            guard let limit = limit(right) else { return [] }
            return test(quantity, [Part.Bound(sign: isMore ? .above : .below, limit: limit)])
        // `with a run and a ride`
        case (.testAnd(let first), .kind(let types, false)) where first.allSatisfy(\.isWorked):
            return [.test(first + [.worked(types)])]
        case (.testAnd(let first), .kind(let types, true)): return [.test(first + [.worked(types)])]
        case (.testAnd(let first), .bounds(let bounds)):
            // `at least 6 and under 7 hours of sleep`
            guard case .day(let field)? = first.last?.subject, let more = Self.tests(field, bounds) else { return [] }
            return [.test(first + more)]
        case (.bounds(let first), .and), (.bounds(let first), .but): return [.boundsAnd(first)]
        case (.boundsAnd(let first), .bounds(let second)): return [.bounds(first + Self.inUnit(of: first, second))]
        default: return []
        }
    }

    /// `longer than an hour but shorter than two`: a number alone is in the unit that was said before.
    private static func inUnit(of first: [Part.Bound], _ second: [Part.Bound]) -> [Part.Bound] {
        guard let known = first.last, let unit = known.unit, case .number(let low, _, _) = known.limit else {
            return second
        }
        return second.map { bound in
            guard case .number(let value, false, nil) = bound.limit else { return bound }
            // An hour is said in minutes here.
            let isHours = unit == .minute && low >= 60 && low.truncatingRemainder(dividingBy: 60) == 0 && value < 24
            return Part.Bound(sign: bound.sign, limit: .number(value, isThousands: false, isHours ? .hour : unit))
        }
    }

    /// `mood of 4`, `a VO2max of 50`: the score itself, or what was reached.
    func scored(_ field: DayField, _ value: Double, _ isThousands: Bool) -> [Part] {
        guard field.kind != .clock, !field.isText, field.kind != .flag else { return [] }
        if field.rawValue.hasSuffix("_1to5") {
            guard (1...5).contains(value) else { return [] }
            return [.test([Requirement(.day(field), .equal, .number(value))])]
        }
        return test(.day(field), [Part.Bound(sign: .atLeast, limit: .number(value, isThousands: isThousands, nil))])
    }

    /// One of two scores that follow on each other; at an end of the scale they are a bound.
    func either(_ test: Requirement, _ value: Double) -> [Part] {
        guard case .day(let field) = test.subject, field.rawValue.hasSuffix("_1to5"), test.sign == .equal,
            case .number(let first) = test.value, value == first + 1, value <= 5
        else { return [] }
        if value == 5 { return [.test([Requirement(test.subject, .atLeast, .number(first), lag: test.lag)])] }
        if first == 1 { return [.test([Requirement(test.subject, .atMost, .number(value), lag: test.lag)])] }
        let second = Requirement(test.subject, .equal, .number(value), lag: test.lag)
        return [.test([Requirement(.any([test, second]), .equal, .none)])]
    }

    /// The negation of a test: some workout that passes has none that does as its opposite.
    func negated(_ test: Requirement) -> Requirement? {
        if case .workout(_, .some) = test.subject { return Requirement(.noneOf([test]), .equal, .none) }
        return test.opposed
    }

    func isDay(_ period: Part.Period) -> Bool { [.day, .night, .morning, .evening].contains(period) }

    /// The morning of what is measured once is its day; what adds up has a morning of its own.
    func isDay(_ period: Part.Period, of tests: [Requirement]) -> Bool {
        guard period == .morning || period == .evening else { return isDay(period) }
        return tests.allSatisfy { test in
            guard test.lag == 0 else { return true }
            if case .day(let field) = test.subject { return !field.isClocked && field.kind != .flag }
            return false
        }
    }

    /// The requirement on the day before.
    func after(_ part: Part) -> [Requirement]? {
        func late(_ tests: [Requirement]) -> [Requirement]? {
            // A night has the date of waking: what is after it is of the same date.
            tests.allSatisfy { $0.lag == 1 }
                ? tests
                : tests.allSatisfy { $0.lag == 0 }
                    ? tests.map { test in
                        let isNight =
                            if case .day(let field) = test.subject { field.isOfMainSleep } else { false }
                        return test.lagged(by: isNight ? 0 : 1)
                    } : nil
        }
        switch part {
        case .test(let tests), .only(let tests): return late(tests)
        case .kind(let types, _):
            return late([Requirement(.workout(types: types, field: nil), .atLeast, .number(1))])
        case .workoutTest(let tests): return late(tests)
        case .bounds(let bounds) where bounds.allSatisfy({ $0.unit == .drinks }):
            return Self.tests(.alcohol, bounds).flatMap(late)
        case .measure(let count, .drinks):
            return late([Requirement(.day(.alcohol), count == 0 ? .equal : .atLeast, .number(count))])
        case .quantity(.day(let field), _) where [.alcohol, .caffeine, .naps, .mindfulMinutes].contains(field):
            return late([Requirement(.day(field), .above, .number(0))])
        default: return nil
        }
    }

    func test(_ quantity: Quantity, _ bounds: [Part.Bound]) -> [Part] {
        if quantity == .day(.naps), bounds.allSatisfy({ $0.unit?.dimension == .time }) {
            // `naps over 30 minutes`
            return Self.tests(.napMinutes, bounds).map { [.test($0)] } ?? []
        }
        guard case .day(let field) = quantity, let tests = Self.tests(field, bounds) else { return [] }
        return [.test(tests)]
    }

    /// What food has.
    private static let nutrients: Set<Requirement.Subject> = [
        .day(.protein), .day(.carbohydrates), .day(.fat), .day(.fiber),
    ]

    /// Metrics whose values of a day run into thousands.
    private static let thousands: Set<DayField> = [.steps, .activeEnergy, .basalEnergy, .dietaryEnergy, .water]

    /// Bounds as tests of a metric of days; `nil` where a unit is of something else.
    package static func tests(_ field: DayField, _ bounds: [Part.Bound]) -> [Requirement]? {
        guard !field.isText, field.kind != .flag else { return nil }
        return bounds.reduce(into: [Requirement]?.some([])) { tests, bound in
            let value: Double?
            switch bound.limit {
            case .clock(let minutes): value = field.kind == .clock ? evening(minutes, field) : nil
            case .number(let number, _, let unit) where field.kind == .clock:
                value =
                    unit == nil && (0...24).contains(number) && number == number.rounded()
                    ? evening((number * 60).truncatingRemainder(dividingBy: 1440), field) : nil
            case .number(let number, false, nil) where (1990...2100).contains(number) && !thousands.contains(field):
                // `minimum 2025` is the year: no value of this metric comes near.
                value = nil
            case .number(let number, _, nil) where [.sleep, .timeInBed, .sleepTotal].contains(field):
                value = number <= 24 ? number * 60 : nil
            // `more than eight` are no millilitres, and `more often than three times` no steps.
            case .number(..<50, _, nil) where field == .water: value = nil
            case .number(1..<20, false, nil) where field == .steps: value = nil
            // Coffees are counted, and caffeine is weighed.
            case .number(let number, _, nil) where field == .caffeine && number >= 1 && number < 20: return tests = nil
            case .number(let number, _, let unit): value = Quantity.day(field).kept(number, unit)
            }
            guard let value else { return tests = nil }
            // A day has no more hours to stand in.
            if field == .standHours, value > 24 { return tests = nil }
            // `the last 5 weigh-ins` are no weight.
            if field.kind == .discrete || field.kind == .latest, value > 0, !field.isPlausible(value) {
                return tests = nil
            }
            if field.rawValue.hasSuffix("_1to5"), !(0...5).contains(value) { return tests = nil }
            tests?.append(Requirement(.day(field), bound.sign, .number(value)))
        }
    }

    /// `in bed before half past ten` is in the evening.
    static func evening(_ minutes: Double, _ field: DayField) -> Double {
        field == .bedTime && (420..<720).contains(minutes) ? minutes + 720 : minutes
    }

    /// The figure of a workout that a unit tells.
    package static func field(for unit: ValueUnit) -> WorkoutField? {
        switch unit.dimension {
        case .time: .duration
        case .length: unit == .metre || unit == .foot ? nil : .distance
        case .energy: .activeEnergy
        case .rate: .averageHeartRate
        case .pace, .speed: .pace
        default: nil
        }
    }

    /// Bounds as tests of a figure of workouts; `nil` where a unit is of something else.
    package static func requirements(_ field: WorkoutField, _ bounds: [Part.Bound]) -> [Requirement]? {
        bounds.reduce(into: [Requirement]?.some([])) { tests, bound in
            guard case .number(let value, let isThousands, let unit) = bound.limit else { return tests = nil }
            let isShort = isThousands && unit == nil && field == .distance
            guard let kept = Quantity.workout(types: [], field: field).kept(isShort ? value / 1000 : value, unit) else {
                return tests = nil
            }
            // `longer than 12,000` is no pace.
            if field == .pace, kept > 1800 { return tests = nil }
            tests?.append(Requirement(.field(field), bound.sign, .number(kept)))
        }
    }

    /// `a run of more than an hour` as a test of days; of the workouts asked about the composer makes its own.
    func workoutTest(_ types: [String], _ bounds: [Part.Bound]) -> [Part] {
        guard bounds.count == 1, case .number(_, _, let unit) = bounds[0].limit,
            let field = unit.map(Self.field) ?? (bounds[0].isInThousands && !types.isEmpty ? .distance : nil),
            let tests = Self.requirements(field, bounds)
        else { return [] }
        return [.workoutTest(tests.map { Requirement(.workout(types: types, field: field), $0.sign, $0.value) })]
    }
}
