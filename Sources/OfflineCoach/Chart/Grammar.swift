import HealthModel
import HealthQuery

/// What two neighbours in the chart make together.
struct Grammar {
    var calendar: Calendar
    var language: Language

    private var today: CivilDay { calendar.today }

    /// What an entry of the lexicon is on this day.
    func lexical(_ part: Part) -> [Part] {
        switch part {
        case .open(.of, _): [.days(calendar.all)]
        case .open(.in, let parts):
            parts.last == .period(.week)
                ? whole(calendar.period(.week, ago: 1)) : whole(calendar.period(.month, ago: 1))
        case .open(.at, let parts), .open(.on, let parts):
            if case .ordinal(let count)? = parts.first { [.days(calendar.day(ago: count))] } else { [] }
        case .open(.before, let parts):
            if case .period(let period)? = parts.first, case .ordinal(let count)? = parts.last {
                whole(calendar.period(period, ago: count))
            } else {
                []
            }
        case .month(let month): [part] + whole(calendar.month(month))
        case .season(let month): [part] + whole(calendar.season(month))
        case .quarter(let quarter): [part] + whole(calendar.quarter(quarter))
        case .feast(let name): [part] + whole(calendar.feast(name))
        case .weekday(let day): [part, .days(calendar.weekday(day))]
        case .clock(let minutes): [part, .measure(minutes, .minute)]
        default: [part]
        }
    }

    private func whole(_ days: Days?) -> [Part] { days.map { [.days($0)] } ?? [.future] }

    private func integer(_ value: Double, _ range: ClosedRange<Int>) -> Int? {
        Int(exactly: value).flatMap { range.contains($0) ? $0 : nil }
    }

    func join(_ left: Part, _ right: Part) -> [Part] {
        numbers(left, right) + dates(left, right) + periods(left, right) + bounds(left, right) + tests(left, right)
            + attached(left, right)
    }

    /// Articles, and prepositions that only tie a name to the rest.
    private func attached(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.article, .ordinal), (.article, .kind), (.article, .quantity), (.article, .period), (.article, .measure),
            (.article, .number), (.article, .month), (.article, .season), (.article, .quarter), (.article, .half),
            (.article, .superlative),
            (.article, .relative), (.article, .edge), (.article, .calories), (.article, .heart), (.article, .attribute),
            (.article, .feast), (.article, .weekday), (.article, .operation), (.article, .asked),
            (.article, .open(.with, _)), (.article, .open(.over, _)):
            return [right]
        case (.preposition(let preposition), .kind):
            return [.of, .on, .in, .for, .at, .from].contains(preposition) ? [right] : []
        case (.preposition(let preposition), .open(.with, let parts)):
            guard case .ordinal? = parts.first else { return [] }
            return [.of, .on, .in, .for, .at, .from, .over].contains(preposition) ? [right] : []
        case (.preposition(let preposition), .quantity(_, false)), (.preposition(let preposition), .attribute),
            (.preposition(let preposition), .heart),
            (.preposition(let preposition), .calories):
            if case .attribute = right, preposition == .on { return [right] }
            return [.of, .for, .in, .at].contains(preposition) ? [right] : []
        case (.restrict, .habit), (.restrict, .weekend), (.restrict, .only), (.restrict, .kind), (.restrict, .days),
            (.restrict, .indoor):
            return [right]
        case (.habit, .restrict), (.weekend, .restrict), (.only, .restrict): return [left]
        case (.preposition(.on), .asked), (.preposition(.in), .asked), (.preposition(.at), .asked): return [right]
        case (.asked(.many), .habit(let days)): return [.many(days)]
        case (.asked(.many), .weekday(let day)): return [.many([day])]
        case (.preposition(.on), .period(let period)) where isDay(period): return [right]
        case (.not, .any): return [.preposition(.without)]
        case (.preposition(.of), .per): return [right]
        case (.number(let value, false, false), .superlative(let isMore, let aspect)):
            return integer(value, 1...20).map { [.rank($0, isOrdinal: false, isMore, aspect)] } ?? []
        case (.superlative(let isMore, let aspect), .number(let value, false, false)):
            return integer(value, 2...20).map { [.rank($0, isOrdinal: false, isMore, aspect)] } ?? []
        case (.ordinal(let value), .superlative(let isMore, let aspect)):
            return (1...20).contains(value) ? [.rank(value, isOrdinal: true, isMore, aspect)] : []
        case (.article, .rank): return [right]
        case (.preposition(.of), .number(_, _, true)), (.preposition(.of), .bounds): return [right]
        case (.preposition(.on), .any), (.preposition(.in), .any): return [left]
        case (.period, .preposition(.with)), (.groupNoun, .preposition(.with)), (.days, .restrict): return [left]
        case (.preposition(.in), .relative(.before)), (.preposition(.to), .relative(.before)): return [right]
        case (.preposition(.in), .unit): return [.open(.in, [right])]
        case (.preposition(.on), .indoor): return [right]
        default: return []
        }
    }

    // MARK: Numbers

    private func numbers(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.number(let value, false, false), .andHalf):
            return [.number(value + 0.5, isThousands: false, isYear: false)]
        case (.number(let value, _, false), .unit(let unit)): return [.measure(value, unit)]
        case (.article, .unit(let unit)) where unit == .kilometre || unit == .mile || unit == .litre:
            return [.measure(1, unit)]
        case (.number(let value, _, _), .unit(let unit)): return [.measure(value, unit)]
        case (.measure(let hours, .hour), .measure(let minutes, .minute)) where minutes < 60:
            return [.measure(hours * 60 + minutes, .minute)]
        case (.measure(let hours, .hour), .number(let minutes, false, false)) where minutes < 60 && hours < 24:
            return [.measure(hours * 60 + minutes, .minute)]
        case (.clock(let minutes), .unit(.hour)):
            return language == .german ? [.measure(minutes, .minute)] : [.measure(minutes, .minute)]
        case (.clock(let minutes), .hoursAfter(let hours)):
            return minutes < 780 ? [.clock(minutes.truncatingRemainder(dividingBy: 720) + Double(hours * 60))] : []
        case (.number(let hour, false, false), .hoursAfter(let hours)):
            return hour >= 1 && hour <= 12 && hour == hour.rounded()
                ? [.clock(hour.truncatingRemainder(dividingBy: 12) * 60 + Double(hours * 60))] : []
        case (.number(let hour, false, false), .oClock):
            return (0...24).contains(hour) && hour == hour.rounded() ? [.clock(hour * 60)] : []
        case (.clock(let minutes), .oClock): return [.clock(minutes)]
        case (.halfPast, .number(let hour, false, false)) where (1...12).contains(hour):
            return [.clock(hour * 60 + (language == .german ? -30 : 30))]
        case (.number(let hour, false, false), .measure(_, _)) where hour > 24: return []
        default: return []
        }
    }

    // MARK: Dates

    private func dates(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.month(let month), .number(let year, _, true)):
            return whole(calendar.month(month, Int(year)))
        case (.season(let month), .number(let year, _, true)): return whole(calendar.season(month, Int(year)))
        case (.quarter(let quarter), .number(let year, _, true)): return whole(calendar.quarter(quarter, Int(year)))
        case (.half(let half), .number(let year, _, true)): return whole(calendar.half(half, Int(year)))
        case (.feast(let name), .number(let year, _, true)): return whole(calendar.feast(name, Int(year)))
        case (.number(let day, false, false), .month(let month)), (.month(let month), .number(let day, false, false)):
            return integer(day, 1...31).map {
                [.open(.on, [.month(month), .ordinal($0)])] + whole(calendar.date(nil, month, $0))
            } ?? []
        case (.ordinal(let day), .month(let month)), (.month(let month), .ordinal(let day)):
            return [.open(.on, [.month(month), .ordinal(day)])] + whole(calendar.date(nil, month, day))
        case (.ordinal(let day), .open(.of, let parts)):
            guard case .month(let month)? = parts.first else { return [] }
            return [.open(.on, [.month(month), .ordinal(day)])] + whole(calendar.date(nil, month, day))
        case (.preposition(.of), .month(let month)): return [.open(.of, [.month(month)])]
        case (.open(.on, let parts), .number(let year, _, true)):
            guard case .month(let month)? = parts.first, case .ordinal(let day)? = parts.last else { return [] }
            return whole(calendar.date(Int(year), month, day))
        case (.preposition(.on), .ordinal(let day)), (.preposition(.since), .ordinal(let day)):
            guard (1...31).contains(day), let days = calendar.dayOfMonth(day) else { return [] }
            return left == .preposition(.on) ? [.days(days)] : since(days)
        case (.ordinal(let count), .period(.quarter)) where (1...4).contains(count):
            return [.quarter(count)] + whole(calendar.quarter(count))
        case (.weekday, .days(let days)) where days.isDay:
            // `Monday, 3 November`: only where it is one.
            if case .weekday(let day) = left, days.to.weekday == day { return [.days(days)] }
            return []
        case (.edge(let edge), .days(let days)), (.edgeOf(let edge), .days(let days)):
            return edged(edge, days)
        case (.edge(let edge), .preposition(.of)): return [.edgeOf(edge)]
        case (.period(.year), .number(let year, _, true)): return whole(calendar.year(Int(year)))
        case (.half(let half), .period(.year)): return whole(calendar.half(half, today.components.year))
        case (.half(let half), .preposition(.of)): return [.half(half)]
        case (.half(let half), .days(let days)):
            guard let from = days.from, let year = calendar.year(from.components.year), year.from == days.from else {
                return []
            }
            return whole(calendar.half(half, from.components.year))
        default: return []
        }
    }

    private func edged(_ edge: Part.Edge, _ days: Days) -> [Part] {
        guard let from = days.from, !days.isDay else { return [] }
        let month = from.components
        guard month.day == 1, days.to.components.month == month.month else { return [] }
        switch edge {
        case .start: return [.days(Days(from: from, to: from))]
        case .end: return [.days(Days(from: days.to, to: days.to))]
        case .middle: return [.days(Days(from: from.advanced(by: 14), to: from.advanced(by: 14)))]
        }
    }

    private func since(_ days: Days) -> [Part] { days.from.map { [.days(Days(from: $0, to: today))] } ?? [] }

    // MARK: Periods

    private func periods(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.relative(.last), .period(let period)) where period != .morning && period != .evening:
            return whole(calendar.period(period, ago: period == .night ? 0 : 1))
        case (.relative(.this), .period(let period)): return whole(calendar.period(period, ago: 0))
        case (.relative(.next), .period), (.relative(.next), .number), (.relative(.next), .month),
            (.relative(.next), .weekday):
            return [.future]
        case (.relative(.last), .number(let count, false, false)):
            return integer(count, 1...9999).map { [.open(.over, [.ordinal($0)])] } ?? []
        case (.open(.over, let parts), .period(let period)):
            guard case .ordinal(let count)? = parts.first else { return [] }
            return calendar.last(count, period).map { [.days($0)] } ?? []
        case (.open(.over, let parts), .kind(let types, false)):
            guard case .ordinal(let count)? = parts.first else { return [] }
            return [.open(.with, [.ordinal(count), .kind(types, isVerb: false)])]
        case (.relative(.last), .month(let month)): return whole(calendar.month(month, isLast: true))
        case (.relative(.last), .season(let month)): return whole(calendar.season(month, isLast: true))
        case (.relative(.last), .weekday(let day)): return [.days(calendar.weekday(day))]
        case (.relative(.this), .season(let month)): return whole(calendar.season(month))
        case (.relative(.this), .month(let month)): return whole(calendar.month(month, today.components.year))
        case (.month(let month), .relative(.last)): return whole(calendar.month(month, today.components.year - 1))
        case (.relative(.last), .feast(let name)): return whole(calendar.feast(name))
        case (.month(let month), .days(let days)):
            // `December last year`.
            guard let from = days.from, let year = calendar.year(from.components.year), year == days else { return [] }
            return whole(calendar.month(month, from.components.year))
        case (.number(let count, false, false), .period(let period)):
            return integer(count, 1...9999).map { [.open(.per, [.ordinal($0), .period(period)])] } ?? []
        case (.article, .period(let period)): return [.open(.per, [.ordinal(1), .period(period)])]
        case (.open(.per, let parts), .ago) where language == .english: return ago(parts)
        case (.ago, .open(.per, let parts)) where language == .german: return ago(parts)
        case (.preposition(.in), .days), (.preposition(.on), .days), (.preposition(.at), .days),
            (.preposition(.for), .days),
            (.preposition(.of), .days), (.article, .days):
            return [right]
        case (.preposition(.from), .days(let days)) where days.isDay: return [.open(.from, [right]), right]
        case (.preposition(.from), .days): return [.open(.from, [right]), right]
        case (.preposition(.over), .days(let days)) where !days.isDay: return [right]
        case (.preposition(.since), .days(let days)): return since(days)
        case (.preposition(.since), .weekday(let day)): return since(calendar.weekdayUpToToday(day))
        case (.preposition(.since), .number(_, _, true)): return []
        case (.preposition(.between), .days): return [.open(.between, [right])]
        case (.days, .preposition(.to)), (.days, .preposition(.until)): return [.open(.from, [left])]
        case (.open(.from, let parts), .preposition(.to)), (.open(.from, let parts), .preposition(.until)):
            return parts.count == 1 ? [.open(.to, parts)] : []
        case (.open(.between, let parts), .and): return parts.count == 1 ? [.open(.to, parts)] : []
        case (.open(.to, let parts), .days(let last)), (.open(.from, let parts), .days(let last)):
            if case .number(let first, false, false)? = parts.first, last.isDay, let number = integer(first, 1...31) {
                return join(.open(.at, [.ordinal(number)]), right)
            }
            guard case .days(let first)? = parts.first else { return [] }
            return joined(first, last).map { [.days($0)] } ?? []
        case (.number(let first, false, false), .open(.to, _)) where first > 31: return []
        case (.ordinal(let first), .and), (.ordinal(let first), .preposition(.to)),
            (.ordinal(let first), .preposition(.until)):
            return [.open(.at, [.ordinal(first)])]
        case (.number(let first, false, false), .preposition(.to)):
            return integer(first, 1...31).map { [.open(.at, [.ordinal($0)])] } ?? []
        case (.open(.at, let parts), .days(let last)):
            guard case .ordinal(let number)? = parts.first, last.isDay else { return [] }
            let (year, month, day) = last.to.components
            guard number < day, let first = CivilDay(year: year, month: month, day: number) else { return [] }
            return [.days(Days(from: first, to: last.to))]
        case (.preposition(.between), .open(.at, _)), (.preposition(.from), .open(.at, _)): return [right]
        case (.preposition(.between), .days(let days)) where !days.isDay: return []
        case (.preposition(.until), .days(let days)): return [.open(.until, [.days(days)])]
        case (.period(.week), .days(let days)) where days.isDay:
            return whole(days.from.flatMap { calendar.week(of: $0) })
        case (.period(.night), .days(let days)) where days.isDay: return [.days(days.shifted(1))]
        case (.weekday(let day), .period(.night)):
            return [.days(calendar.weekdayUpToToday((day + 1) % 7))]
        case (.days(let days), .period(.night)) where days.isDay && language == .english:
            return [.days(days.shifted(1))]
        case (.habit(let first), .and), (.habit(let first), .or): return [.habitsAnd(first)]
        case (.habitsAnd(let first), .habit(let second)): return [.habit((first + second).sorted())]
        case (.preposition(.on), .habit), (.article, .habit), (.preposition(.for), .habit): return [right]
        case (.preposition(.over), .weekend), (.preposition(.from), .weekend), (.preposition(.on), .weekend),
            (.preposition(.at), .weekend), (.preposition(.for), .weekend):
            return [right]
        case (.per(.date), .weekday(let day)): return [.habit([day])]
        case (.preposition(.per), .weekday(let day)) where language == .english: return [.habit([day])]
        case (.preposition(.on), .weekday(let day)): return [.days(calendar.weekday(day))]
        case (.preposition(.in), .month), (.preposition(.in), .season): return []
        case (.days(let days), .current) where days.to == today: return [left]
        case (.relative(.last), .days(let days)) where !days.isDay: return []
        default: return []
        }
    }

    private func ago(_ parts: [Part]) -> [Part] {
        guard case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last else { return [] }
        return calendar.ago(count, period).map { [.days($0)] } ?? []
    }

    /// From the first day of one to the last of the other; a month of no year that would come later is that of the year before.
    private func joined(_ first: Days, _ last: Days) -> Days? {
        guard let from = first.from, last.from != nil else { return nil }
        if from <= last.to { return Days(from: from, to: last.to) }
        if first.isDay, last.isDay, from - last.to < 7 { return Days(from: from.advanced(by: -7), to: last.to) }
        guard let earlier = calendar.yearBefore(first)?.from, earlier <= last.to, from - last.to < 366 else {
            return nil
        }
        return Days(from: earlier, to: last.to)
    }

    // MARK: Bounds

    private func limit(_ part: Part) -> Part.Limit? {
        switch part {
        case .number(let value, let isThousands, _): .number(value, isThousands: isThousands, nil)
        case .measure(let value, let unit): .number(value, isThousands: false, unit)
        case .clock(let minutes): .clock(minutes)
        default: nil
        }
    }

    private func bounds(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.sign(let sign), _):
            if let limit = limit(right) { return [.bounds([Part.Bound(sign: sign, limit: limit)])] }
            if case .article = right { return [left] }
            return []
        case (.preposition(.over), _) where language == .german:
            return limit(right).map { [.bounds([Part.Bound(sign: .above, limit: $0)])] } ?? []
        case (_, .signAfter(let sign)):
            return limit(left).map { [.bounds([Part.Bound(sign: sign, limit: $0)])] } ?? []
        case (.preposition(.before), .clock(let minutes)):
            return [.bounds([Part.Bound(sign: .below, limit: .clock(minutes))]), .daytime(.below, minutes)]
        case (.preposition(.after), .clock(let minutes)):
            return [
                .bounds([Part.Bound(sign: minutes == 0 ? .atLeast : .above, limit: .clock(minutes))]),
                .daytime(.atLeast, minutes),
            ]
        case (.comparative(let isMore, let aspect), .than) where aspect != .fast && aspect != .good:
            return [.sign(isMore ? .above : .below)]
        case (.preposition(.between), _):
            return limit(right) == nil ? [] : [.open(.between, [right])]
        case (.open(.to, let parts), _):
            guard let low = parts.first.flatMap(limit), let high = limit(right) else { return [] }
            return between(low, high)
        default: return []
        }
    }

    private func between(_ low: Part.Limit, _ high: Part.Limit) -> [Part] {
        var low = low
        if case .number(let value, let thousands, nil) = low, case .number(_, _, let unit?) = high {
            low = .number(value, isThousands: thousands, unit)
        }
        return [.bounds([Part.Bound(sign: .atLeast, limit: low), Part.Bound(sign: .atMost, limit: high)])]
    }

    // MARK: Tests

    private func tests(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
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
        case (.kind(let types, _), .bounds(let bounds)), (.bounds(let bounds), .kind(let types, _)):
            return workoutTest(types, bounds)
        case (.number(let value, let isThousands, false), .quantity(let quantity, _)):
            guard case .day(let field) = quantity, field.kind != .text, field.kind != .clock else { return [] }
            return test(quantity, [Part.Bound(sign: .atLeast, limit: .number(value, isThousands: isThousands, nil))])
        case (.preposition(.without), .quantity(.day(let field), _)):
            return [.test([Requirement(.day(field), .equal, .number(0))])]
        case (.preposition(.without), .kind(let types, _)):
            return [.test([Requirement(.workout(types: types, field: nil), .equal, .number(0))])]
        case (.preposition(.with), .quantity(.day(let field), _)) where field.kind == .cumulative:
            return [.test([Requirement(.day(field), .above, .number(0))])]
        case (.preposition(.with), .kind(let types, _)):
            return [.test([Requirement(.workout(types: types, field: nil), .atLeast, .number(1))])]
        case (.preposition(.with), .test(let test)), (.preposition(.with), .workoutTest(let test)): return [.test(test)]
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
            return test.count == 1 ? test[0].opposite.map { [.test([$0])] } ?? [] : []
        case (.not, .kind(let types, true)):
            return [.test([Requirement(.workout(types: types, field: nil), .equal, .number(0))])]
        case (.test(let first), .and): return [.testAnd(first)]
        case (.test(let first), .but): return [.testAnd(first)]
        case (.testAnd(let first), .test(let second)): return [.test(first + second)]
        case (.period(let period), .test(let test)) where isDay(period): return [.only(test)]
        case (.period(let period), .preposition(.when)) where isDay(period): return [.daysWhen]
        case (.daysWhen, .test(let test)): return [.only(test)]
        case (.preposition(.when), .test(let test)): return [.only(test)]
        case (.preposition(.on), .only), (.article, .only), (.preposition(.for), .only), (.preposition(.in), .only):
            return [right]
        case (.only(let first), .and): return [.onlyAnd(first)]
        case (.onlyAnd(let first), .test(let second)), (.onlyAnd(let first), .only(let second)):
            return [.only(first + second)]
        case (.preposition(.after), _): return after(right).map { [.only($0)] } ?? []
        case (.period(let period), .only(let test)) where isDay(period) && test.contains { $0.lag == 1 }:
            return [.only(test)]
        case (.preposition(.on), .kindDays(let types)):
            return [.only([Requirement(.workout(types: types, field: nil), .atLeast, .number(1))])]
        case (.article, .test), (.article, .bounds), (.article, .kindDays): return [right]
        case (.bounds(let first), .and): return [.boundsAnd(first)]
        case (.boundsAnd(let first), .bounds(let second)): return [.bounds(first + second)]
        default: return []
        }
    }

    private func isDay(_ period: Part.Period) -> Bool { [.day, .night, .morning, .evening].contains(period) }

    /// What has to hold of the day before.
    private func after(_ part: Part) -> [Requirement]? {
        func late(_ tests: [Requirement]) -> [Requirement]? {
            // A night has the date of waking: what is after it is of the same date.
            tests.allSatisfy { $0.lag == 0 }
                ? tests.map { test in
                    let isNight = if case .day(let field) = test.subject { field.category == .sleep } else { false }
                    return Requirement(test.subject, test.sign, test.value, lag: isNight ? 0 : 1)
                } : nil
        }
        switch part {
        case .test(let tests), .only(let tests): return late(tests)
        case .kind(let types, _), .kindDays(let types):
            return late([Requirement(.workout(types: types, field: nil), .atLeast, .number(1))])
        case .workoutTest(let tests): return late(tests)
        case .quantity(.day(let field), _) where field == .alcohol || field == .caffeine:
            return late([Requirement(.day(field), .above, .number(0))])
        default: return nil
        }
    }

    private func test(_ quantity: Quantity, _ bounds: [Part.Bound]) -> [Part] {
        guard case .day(let field) = quantity, !field.isText else { return [] }
        var tests: [Requirement] = []
        for bound in bounds {
            switch bound.limit {
            case .clock(let minutes):
                guard field.kind == .clock else {
                    guard field == .sleep, bounds.count == 1, bound.sign == .above || bound.sign == .atLeast else {
                        return []
                    }
                    return []
                }
                tests.append(Requirement(.day(field), bound.sign, .number(Self.evening(minutes, field))))
            case .number(let value, _, let unit):
                guard field.kind != .clock else {
                    guard unit == nil, let hour = integer(value, 0...24) else { return [] }
                    tests.append(
                        Requirement(.day(field), bound.sign, .number(Self.evening(Double(hour * 60 % 1440), field))))
                    continue
                }
                if field == .sleep || field == .timeInBed || field == .sleepTotal, unit == nil {
                    guard value <= 24 else { return [] }
                    tests.append(Requirement(.day(field), bound.sign, .number(value * 60)))
                    continue
                }
                guard let kept = quantity.kept(value, unit) else { return [] }
                tests.append(Requirement(.day(field), bound.sign, .number(kept)))
            }
        }
        return [.test(tests)]
    }

    /// `in bed before half past ten` is in the evening.
    static func evening(_ minutes: Double, _ field: DayField) -> Double {
        field == .bedTime && (420..<720).contains(minutes) ? minutes + 720 : minutes
    }

    /// The figure of a workout that a unit tells.
    static func field(for unit: ValueUnit) -> WorkoutField? {
        switch unit.dimension {
        case .time: .duration
        case .length: unit == .metre || unit == .foot ? nil : .distance
        case .energy: .activeEnergy
        case .rate: .averageHeartRate
        case .pace: .pace
        default: nil
        }
    }

    static func requirements(_ field: WorkoutField, _ bounds: [Part.Bound]) -> [Requirement]? {
        bounds.reduce(into: [Requirement]?.some([])) { tests, bound in
            guard case .number(let value, let isThousands, let unit) = bound.limit else { return tests = nil }
            let isShort = isThousands && unit == nil && field == .distance
            guard let kept = Quantity.workout(types: [], field: field).kept(isShort ? value / 1000 : value, unit) else {
                return tests = nil
            }
            tests?.append(Requirement(.field(field), bound.sign, .number(kept)))
        }
    }

    /// `a run of more than an hour` as a test of days; of the workouts asked about the composer makes its own.
    private func workoutTest(_ types: [String], _ bounds: [Part.Bound]) -> [Part] {
        guard bounds.count == 1, case .number(_, _, let unit?) = bounds[0].limit, let field = Self.field(for: unit),
            let tests = Self.requirements(field, bounds)
        else { return [] }
        return [.workoutTest(tests.map { Requirement(.workout(types: types, field: field), $0.sign, $0.value) })]
    }
}

extension Days {
    func shifted(_ count: Int) -> Days { Days(from: from?.advanced(by: count), to: to.advanced(by: count)) }
}
