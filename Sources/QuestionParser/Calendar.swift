import HealthModel
import HealthQuestions

/// Names of days and periods as dates, seen from a today.
package struct Calendar {
    package let today: CivilDay

    package init(today: CivilDay) { self.today = today }

    private var year: Int { today.components.year }
    /// All days up to today.
    package var all: Days { Days(from: nil, to: today) }

    /// Not beyond today; `nil` for days that are all still to come.
    func clipped(_ from: CivilDay, _ to: CivilDay) -> Days? {
        from > today ? nil : Days(from: from, to: min(to, today))
    }

    /// The day so many before today.
    package func day(ago count: Int) -> Days {
        let day = today.advanced(by: -count)
        return Days(from: day, to: day)
    }

    /// The last day of a month.
    private func end(_ year: Int, _ month: Int) -> CivilDay? {
        CivilDay(year: year, month: month, day: 1).map(CalendarSpan.month.end(of:))
    }

    /// So many months from the first of one, which may lie in the year before.
    private func months(_ year: Int, _ month: Int, _ count: Int) -> (CivilDay, CivilDay)? {
        let last = month + count - 1
        guard let from = CivilDay(year: year, month: month, day: 1),
            let to = end(last > 12 ? year + 1 : year, last > 12 ? last - 12 : last)
        else { return nil }
        return (from, to)
    }

    /// The first months, or the last of a whole year or quarter.
    func months(_ count: Int, of days: Days, fromStart: Bool) -> Days? {
        guard let from = days.from, from.components.day == 1 else { return nil }
        let (year, month, _) = fromStart ? from.components : days.to.components
        let start = fromStart ? 12 * year + month - 1 : 12 * year + month - count
        let isWhole = CalendarSpan.month.end(of: days.to) == days.to && (month == 12 || days.to - from < 100)
        guard fromStart || isWhole, let (first, last) = months(start / 12, start % 12 + 1, count), first >= from,
            last <= days.to
        else { return nil }
        return Days(from: first, to: last)
    }

    /// The latest that has begun; of a year where one was said; before the running one for `last`.
    private func latest(_ month: Int, _ count: Int, _ said: Int?, isLast: Bool = false) -> Days? {
        if let said { return months(said, month, count).flatMap { clipped($0.0, $0.1) } }
        for candidate in [year, year - 1, year - 2] {
            guard let (from, to) = months(candidate, month, count), from <= today else { continue }
            if isLast, today <= to { continue }
            return clipped(from, to)
        }
        return nil
    }

    func month(_ month: Int, _ year: Int? = nil, isLast: Bool = false) -> Days? {
        latest(month, 1, year, isLast: isLast)
    }
    func season(_ month: Int, _ year: Int? = nil, isLast: Bool = false) -> Days? {
        latest(month, 3, year, isLast: isLast)
    }
    package func quarter(_ quarter: Int, _ year: Int? = nil) -> Days? { latest(3 * quarter - 2, 3, year) }
    package func half(_ half: Int, _ year: Int? = nil) -> Days? { latest(6 * half - 5, 6, year) }

    /// Those of at most a week that are certain days of the week (0 for Monday), where they follow on each other; `nil`
    /// otherwise.
    package func part(of days: Days, onDaysOfWeek weekdays: [Int]) -> Days? {
        guard let from = days.from, days.own == nil, let count = days.count, count <= 7 else { return nil }
        let dates = (0..<count).map { from.advanced(by: $0) }.filter { weekdays.contains($0.weekday) }
        guard let first = dates.first, let last = dates.last, last - first + 1 == dates.count else { return nil }
        return Days(from: first, to: last)
    }

    func year(_ year: Int) -> Days? {
        guard let from = CivilDay(year: year, month: 1, day: 1), let to = CivilDay(year: year, month: 12, day: 31)
        else {
            return nil
        }
        return clipped(from, to)
    }

    /// Without a year the latest that has come.
    func date(_ year: Int?, _ month: Int, _ day: Int) -> Days? {
        if let year { return CivilDay(year: year, month: month, day: day).flatMap { clipped($0, $0) } }
        for candidate in stride(from: self.year, to: self.year - 5, by: -1) {
            if let date = CivilDay(year: candidate, month: month, day: day), date <= today {
                return Days(from: date, to: date)
            }
        }
        return nil
    }

    /// The latest day of that number that has come.
    package func dayOfMonth(_ day: Int) -> Days? {
        var (year, month, _) = today.components
        for _ in 0..<3 {
            if let date = CivilDay(year: year, month: month, day: day), date <= today {
                return Days(from: date, to: date)
            }
            (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
        }
        return nil
    }

    /// The latest before today.
    package func weekday(_ weekday: Int) -> Days { day(ago: (today.weekday - weekday + 6) % 7 + 1) }

    /// The latest that has come, today included.
    package func weekdayUpToToday(_ weekday: Int) -> Days { day(ago: (today.weekday - weekday + 7) % 7) }

    /// The span of so many of a day of the week, today included, whose other days are left out.
    func last(_ count: Int, onDayOfWeek weekday: Int) -> Days {
        var days = Days(from: weekdayUpToToday(weekday).to.advanced(by: -7 * (count - 1)), to: today)
        days.eachWeekday = weekday
        return days
    }

    /// 0 for the running one, 1 for the one before.
    package func period(_ period: Part.Period, ago count: Int) -> Days? {
        let (year, month, _) = today.components
        switch period {
        case .day, .night, .morning, .evening: return day(ago: count)
        case .week:
            let monday = today.advanced(by: -today.weekday - 7 * count)
            return clipped(monday, monday.advanced(by: 6))
        case .weekend:
            let monday = today.advanced(by: -today.weekday - 7 * count)
            return clipped(monday.advanced(by: 5), monday.advanced(by: 6))
        case .month:
            let index = year * 12 + month - 1 - count
            return months(index / 12, index % 12 + 1, 1).flatMap { clipped($0.0, $0.1) }
        case .quarter:
            let index = year * 4 + (month - 1) / 3 - count
            return months(index / 4, index % 4 * 3 + 1, 3).flatMap { clipped($0.0, $0.1) }
        case .year: return self.year(year - count)
        }
    }

    /// So many periods that end today.
    package func last(_ count: Int, _ period: Part.Period) -> Days? {
        guard count > 0, count < 10_000 else { return nil }
        let days: Int
        switch period {
        case .day, .night, .morning, .evening: days = count
        case .week: days = 7 * count
        case .weekend: return nil
        case .month: return since(months: count)
        case .quarter: return since(months: 3 * count)
        case .year: return since(months: 12 * count)
        }
        let last = Days(from: today.advanced(by: 1 - days), to: today)
        return period == .night ? last.ofNight : last
    }

    private func since(months: Int) -> Days? {
        shifted(today, months: -months).map { Days(from: $0.advanced(by: 1), to: today) }
    }

    /// The same day of another month, or its last.
    package func shifted(_ day: CivilDay, months: Int) -> CivilDay? {
        let (year, month, number) = day.components
        let index = year * 12 + month - 1 + months
        guard index > 0 else { return nil }
        return CivilDay(year: index / 12, month: index % 12 + 1, day: number) ?? end(index / 12, index % 12 + 1)
    }

    /// The day so many periods before today.
    func ago(_ count: Int, _ period: Part.Period) -> Days? {
        guard count > 0, count < 10_000 else { return nil }
        switch period {
        case .day, .night, .morning, .evening: return day(ago: count)
        case .week: return day(ago: 7 * count)
        case .weekend: return self.period(.weekend, ago: count)
        case .month: return self.period(.month, ago: count)
        case .quarter: return shifted(today, months: -3 * count).map { Days(from: $0, to: $0) }
        case .year: return shifted(today, months: -12 * count).map { Days(from: $0, to: $0) }
        }
    }

    /// The same days a year before.
    package func yearBefore(_ days: Days) -> Days? {
        guard days.own == nil, let from = days.from, let first = shifted(from, months: -12),
            var last = shifted(days.to, months: -12)
        else {
            return nil
        }
        // To the end of a month stays to the end of the month.
        let (year, month, _) = last.components
        let (toYear, toMonth, _) = days.to.components
        if from.components.day == 1, days.to == end(toYear, toMonth), let whole = end(year, month) { last = whole }
        return Days(from: first, to: last)
    }

    /// The days to compare others with, as both were said: a month or a longer period that was said twice is also that of the
    /// year before.
    package func compared(_ days: Days, with others: Days) -> Days? {
        days == others && (days.count ?? 0) >= 28 ? yearBefore(days) : days
    }

    /// The days that a word such as `the week before` means after these.
    package func earlier(_ relative: Part.Relative, _ days: Days) -> Days? {
        let length = days.count ?? 0
        if let own = days.own {
            let count: Int? = [.weekBefore: 7, .monthBefore: 30, .dayBefore: 1][relative]
            guard relative == .before || count != nil, let before = own.before(own.isDay ? nil : count) else {
                return nil
            }
            return before.standIn(today)
        }
        switch relative {
        case .before: return before(days)
        // `the same days last week`
        case .weekAgo: return length <= 7 ? days.shifted(-7) : nil
        case .monthAgo:
            guard length <= 31, let from = days.from.flatMap({ shifted($0, months: -1) }),
                let to = shifted(days.to, months: -1)
            else { return nil }
            return Days(from: from, to: to)
        case .yearAgo: return yearBefore(days)
        case .yearBefore: return length >= 365 ? before(days) : yearBefore(days)
        case .dayBefore: return days.isDay ? before(days) : nil
        case .weekBefore, .weekendBefore: return length <= 14 && !days.isDay ? before(days) : nil
        case .monthBefore: return (15...62).contains(length) || days.from?.components.day == 1 ? before(days) : nil
        case .quarterBefore: return length >= 63 && length < 100 ? before(days) : nil
        case .last, .this, .next, .beforeLast: return nil
        }
    }

    /// The period of the same kind before it: the whole week, month, quarter or year before one, else as many days.
    package func before(_ days: Days) -> Days? {
        if let own = days.own { return own.before()?.standIn(today) }
        guard let from = days.from else { return nil }
        let (year, month, day) = from.components
        let last = from.advanced(by: -1)
        for count in [1, 3, 12] where day == 1 && (count != 12 || month == 1) {
            guard let (first, end) = months(year, month, count), first == from else { continue }
            if days.to == end || count == 1 && days.to == today && days.to < end && days.to.components.month == month {
                let index = year * 12 + month - 1 - count
                return CivilDay(year: index / 12, month: index % 12 + 1, day: 1).map { Days(from: $0, to: last) }
            }
        }
        if from.weekday == 5, days.to - from == 1 { return days.shifted(-7) }
        if from.weekday == 0, days.to <= from.advanced(by: 6), days.to == today || days.to == from.advanced(by: 6) {
            return Days(from: from.advanced(by: -7), to: last)
        }
        return Days(from: from.advanced(by: from - days.to - 1), to: last)
    }

    /// Whether totals of the two can be compared: as many days, or whole months or years that have passed, a few days more or
    /// less. A running week is no match for a whole one.
    package func areAlike(_ days: Days, _ others: Days) -> Bool {
        guard let one = days.count, let other = others.count, one != other else { return days.count == others.count }
        return abs(one - other) <= 3
            && [days, others].allSatisfy { days in
                days.own == nil && days.to < today && days.from?.components.day == 1
                    && days.to.advanced(by: 1).components.day == 1
            }
    }

    /// The week that begins on a Monday or holds another day.
    func week(of day: CivilDay) -> Days? {
        let monday = day.advanced(by: -day.weekday)
        return clipped(monday, monday.advanced(by: 6))
    }

    /// The half or quarter of a year that follows one.
    package func next(_ days: Days) -> Days? {
        guard days.own == nil, let from = days.from, from.components.day == 1 else { return nil }
        let (year, month, _) = from.components
        for count in [3, 6] where month + 2 * count <= 13 {
            guard months(year, month, count)?.1 == days.to else { continue }
            return months(year, month + count, count).flatMap { clipped($0.0, $0.1) }
        }
        return nil
    }

    /// The half of a year before one.
    package func previousHalf(_ days: Days) -> Days? {
        guard days.own == nil, let from = days.from, from.components.month == 7, from.components.day == 1,
            days == half(2, from.components.year)
        else { return nil }
        return half(1, from.components.year)
    }

    /// The ISO 8601 week of a year, without one that of this year, or the first of the next that has begun in December.
    func week(_ number: Int, _ said: Int? = nil) -> Days? {
        for candidate in said.map({ [$0] }) ?? [year + 1, year] {
            guard let fourth = CivilDay(year: candidate, month: 1, day: 4) else { continue }
            let monday = fourth.advanced(by: 7 * (number - 1) - fourth.weekday)
            if let days = clipped(monday, monday.advanced(by: 6)) { return days }
        }
        return nil
    }

    /// The latest feast that has come.
    func feast(_ name: String, _ said: Int? = nil) -> Days? {
        for candidate in said.map({ [$0] }) ?? [year, year - 1] {
            guard let day = feastDay(name, candidate), day <= today else { continue }
            let count = name == "advent" ? advent(candidate)?.count ?? 1 : Self.feastLengths[name] ?? 1
            let days = Days(from: day, to: min(day.advanced(by: count - 1), today))
            return count > 1 ? days.spanning : days
        }
        return nil
    }

    private static let feastLengths = ["christmasDays": 3, "easterDays": 4, "betweenYears": 5]

    /// From the fourth Sunday before Christmas to Christmas Eve.
    private func advent(_ year: Int) -> Days? {
        CivilDay(year: year, month: 12, day: 24).map { Days(from: $0.advanced(by: -21 - ($0.weekday + 1) % 7), to: $0) }
    }

    private func feastDay(_ name: String, _ year: Int) -> CivilDay? {
        func fixed(_ month: Int, _ day: Int) -> CivilDay? { CivilDay(year: year, month: month, day: day) }
        func nth(_ count: Int, _ weekday: Int, _ month: Int) -> CivilDay? {
            fixed(month, 1).map { $0.advanced(by: (weekday - $0.weekday + 7) % 7 + 7 * (count - 1)) }
        }
        switch name {
        case "christmasEve", "christmasDays": return fixed(12, 24)
        case "christmas": return fixed(12, 25)
        case "boxingDay": return fixed(12, 26)
        case "betweenYears": return fixed(12, 27)
        case "advent", "advent1": return advent(year)?.from
        case "advent2": return advent(year)?.from?.advanced(by: 7)
        case "advent3": return advent(year)?.from?.advanced(by: 14)
        case "advent4": return advent(year)?.from?.advanced(by: 21)
        case "newYearsEve": return fixed(12, 31)
        case "newYear": return fixed(1, 1)
        case "halloween": return fixed(10, 31)
        case "valentine": return fixed(2, 14)
        case "independence": return fixed(7, 4)
        case "nikolaus": return fixed(12, 6)
        case "unity": return fixed(10, 3)
        case "thanksgiving": return nth(4, 3, 11)
        case "laborDay": return nth(1, 0, 9)
        case "memorialDay": return fixed(5, 31).map { $0.advanced(by: -$0.weekday) }
        case "easter": return easter(year)
        case "whitsun": return easter(year)?.advanced(by: 49)
        case "carnivalMonday": return easter(year)?.advanced(by: -48)
        case "ashWednesday": return easter(year)?.advanced(by: -46)
        case "goodFriday", "easterDays": return easter(year)?.advanced(by: -2)
        case "easterMonday": return easter(year)?.advanced(by: 1)
        case "ascension": return easter(year)?.advanced(by: 39)
        case "whitMonday": return easter(year)?.advanced(by: 50)
        case "corpusChristi": return easter(year)?.advanced(by: 60)
        case "mayDay": return fixed(5, 1)
        case "epiphany": return fixed(1, 6)
        case "allSaints": return fixed(11, 1)
        default: return nil
        }
    }

    /// Easter Sunday (Meeus, Jones and Butcher).
    private func easter(_ year: Int) -> CivilDay? {
        let (a, b, c) = (year % 19, year / 100, year % 100)
        let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
        let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let sum = h + l - 7 * m + 114
        return CivilDay(year: year, month: sum / 31, day: sum % 31 + 1)
    }
}
