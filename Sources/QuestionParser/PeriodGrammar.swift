import HealthModel
import HealthQuery
import HealthQuestions

/// Spans of days: from, to, since, last, ago.
extension Grammar {
    func periods(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.relative(.last), .period(let period)) where period != .morning && period != .evening:
            return whole(calendar.period(period, ago: period == .night ? 0 : 1))
        case (.relative(.this), .period(let period)) where period != .morning && period != .evening:
            return whole(calendar.period(period, ago: 0))
        case (.relative(.next), .period), (.relative(.next), .number), (.relative(.next), .month),
            (.relative(.next), .weekday):
            return [.future]
        case (.relative(.last), .number(let count, false, false)):
            return integer(count, 1...9999).map { number in
                // `last 90`, days being understood
                let isSpan = [7, 14, 28, 30, 60, 90, 180, 365].contains(number)
                return [.open(.over, [.ordinal(number)])] + (isSpan ? [.lastDays(number)] : [])
            } ?? []
        case (.open(.over, let parts), .period(let period)):
            guard case .ordinal(let count)? = parts.first else { return [] }
            return calendar.last(count, period).map { [.days($0)] } ?? []
        // `the last 4 Mondays`
        case (.open(.over, let parts), .habit(let days)) where days.count == 1 && parts.count == 1:
            guard case .ordinal(let count)? = parts.first, (2...60).contains(count) else { return [] }
            return [.days(calendar.last(count, onDayOfWeek: days[0]))]
        case (.open(.over, let parts), .weekday(let day)) where parts.count == 1:
            guard case .ordinal(let count)? = parts.first, (2...60).contains(count) else { return [] }
            return [.days(calendar.last(count, onDayOfWeek: day))]
        case (.open(.over, let parts), .kind(let types, false)):
            guard case .ordinal(let count)? = parts.first else { return [] }
            return [.open(.with, [.ordinal(count), .kind(types, isVerb: false)])]
        case (.relative(.last), .month(let month)): return whole(calendar.month(month, isLast: true))
        case (.relative(.last), .season(let month)): return whole(calendar.season(month, isLast: true))
        case (.relative(.beforeLast), .month(let month)):
            return whole(calendar.month(month, isLast: true).flatMap(calendar.yearBefore))
        case (.relative(.beforeLast), .season(let month)):
            return whole(calendar.season(month, isLast: true).flatMap(calendar.yearBefore))
        // `Monday last week`
        case (.weekday(let day), .days(let days)), (.days(let days), .weekday(let day)):
            guard let from = days.from, days.to - from == 6, from.weekday == 0 else { return [] }
            let date = from.advanced(by: day)
            return [.days(Days(from: date, to: date).asDayOfWeek(.ofNamedWeek))]
        case (.relative(.last), .weekday(let day)): return [.days(calendar.weekday(day).asDayOfWeek(.latest))]
        case (.relative(.beforeLast), .weekday(let day)), (.weekday(let day), .relative(.beforeLast)):
            return [.days(calendar.weekday(day).shifted(-7))]
        case (.relative(.beforeLast), .period(.night)): return [.days(calendar.day(ago: 1).ofNight)]
        case (.relative(.beforeLast), .period(let period)) where period != .morning && period != .evening:
            return whole(calendar.period(period, ago: 2))
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
        case (.daysBefore(let count), .days(let days)) where days.isDay && [1, 7, 30].contains(count):
            return [.days(Days(from: days.to.advanced(by: -count), to: days.to.advanced(by: -1)))]
        case (.open(.per, [.ordinal(1), .period(.evening)]), .preposition(.before)):
            return [.open(.before, [.period(.evening)])]
        case (.open(.per, let parts), .preposition(.before)), (.open(.per, let parts), .relative(.before)),
            (.relative(.before), .open(.per, let parts)):
            guard case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last,
                let length = [.day: 1, .night: 1, .week: 7, .month: 30][period]
            else { return [] }
            return [.daysBefore(count * length)]
        // `over 90 days`
        case (.preposition(let word), .open(.per, let parts)) where [.over, .in, .for, .of].contains(word):
            guard case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last,
                period == .day || period == .night ? count >= (word == .in ? 28 : 7) : count >= 2 && word != .in,
                period != .weekend
            else { return [] }
            return calendar.last(count, period).map { [.days($0)] } ?? []
        // `the night to Saturday`, which has its date
        case (.period(.night), .preposition(.to)), (.period(.night), .preposition(.on)),
            (.period(.night), .preposition(.at)):
            return [.nightTo]
        case (.nightTo, .weekday(let day)): return [.days(calendar.weekdayUpToToday(day).ofNight)]
        case (.nightTo, .days(let days)) where days.isDay: return [.days(days.ofNight)]
        // `Nächte auf Montag bis Freitag`, each of them
        case (.nightTo, .daysOfWeek(let days)): return [.habit(days)]
        case (.nightTo, .weekend(let isWeekend)): return [.weekend(isWeekend)]
        // `the night of the 12th`, which ends on the day after
        case (.period(.night), .preposition(.of)), (.atNight, .preposition(.of)): return [.open(.of, [.period(.night)])]
        case (.open(.of, [.period(.night)]), .article): return [left]
        case (.open(.of, [.period(.night)]), .ordinal(let day)):
            guard (1...31).contains(day), let days = calendar.dayOfMonth(day), days.to < today else { return [] }
            return [.days(days.shifted(1).ofNight)]
        // `the night of the 14th to the 15th`
        case (.period(.night), .days(let days)) where days.count == 2:
            return [.days(Days(from: days.to, to: days.to).ofNight)]
        case (.article, .nightTo), (.preposition(.in), .nightTo), (.preposition(.of), .nightTo): return [right]
        case (.article, .occasion), (.article, .sameSpan): return [right]
        // `exam week, 8 to 12 December`; somewhere in May is not all of it.
        case (.occasion, .days(let days)): return tellsDates(days) ? [right] : []
        // `the same month of the year before`
        case (.sameSpan, .preposition(.in)), (.sameSpan, .preposition(.of)): return [left]
        case (.sameSpan, .relative(.yearBefore)), (.sameSpan, .relative(.yearAgo)): return [.relative(.yearAgo)]
        case (.sameSpan, .days(let days)): return days == calendar.period(.year, ago: 1) ? [.relative(.yearAgo)] : []
        case (.days(let days), .occasion): return tellsDates(days) ? [left] : []
        case (.preposition(.when), .occasion): return [right]
        case (.habitsAnd(let first), .weekday(let next)) where first.count == 1 && !first.contains(next):
            return [.habit((first + [next]).sorted())]
        // `the two weeks before the race`, each of their days
        case (.article, .daysBefore(let count)): return [right, .spanBeside(count, isAfter: false)]
        case (.article, .spanAfter(let count)) where count > 7: return [.spanBeside(count, isAfter: true)]
        case (.preposition(let word), .spanBeside): return word.isLight || word == .over ? [right] : []
        case (.spanBeside(let count, isAfter: false), .days(let days)):
            return days.from.map { [.days(Days(from: $0.advanced(by: -count), to: $0.advanced(by: -1)))] } ?? []
        case (.spanBeside(let count, isAfter: true), .days(let days)) where days.to < today:
            return [.days(Days(from: days.to.advanced(by: 1), to: min(days.to.advanced(by: count), today)))]
        case (.daysBefore, .article): return [left]
        // `am Tag vor dem 24. Dezember`, `am Morgen nach dem 1. Mai`
        case (.period(.day), .preposition(.before)) where language == .german: return [.daysBefore(1)]
        case (.period(.day), .preposition(.after)), (.period(.morning), .preposition(.after)),
            (.period(.night), .preposition(.after)):
            return language == .german ? [.spanAfter(1)] : []
        case (.preposition(.on), .daysBefore), (.preposition(.on), .spanAfter): return [right]
        case (.preposition(.in), .daysBefore), (.preposition(.for), .daysBefore), (.preposition(.of), .daysBefore):
            return [right]
        case (.open(.to, let parts), .current), (.open(.from, let parts), .current):
            guard case .days(let first)? = parts.first, let from = first.from else { return [] }
            return [.days(Days(from: from, to: today).spanning)]
        case (.relative(.this), .days(let days)) where days.isDay: return [right]
        case (.relative(.this), .relative(.last)): return [right]
        // `Sunday to Thursday`
        case (.weekday(let first), .preposition(.to)), (.weekday(let first), .preposition(.until)):
            return [.daysOfWeekTo(first)]
        // `Saturday to Sunday` may be the night between them.
        case (.daysOfWeekTo(let first), .weekday(let last)) where language == .english && last == (first + 1) % 7:
            let to = calendar.weekdayUpToToday(last).to
            var days = Days(from: to.advanced(by: -1), to: to).spanning
            days.isBetween = true
            return [.days(days)]
        case (.daysOfWeekTo(let first), .weekday(let last)) where first != last:
            return [
                .daysOfWeek((0..<7).filter { first < last ? (first...last).contains($0) : $0 >= first || $0 <= last })
            ]
        // Nights end on the day after.
        case (.daysOfWeek(let days), .period(.night)): return [.nightsOf(days)]
        case (.period(.night), .daysOfWeek(let days)): return [.nightsOf(days)]
        case (.weekday(let first), .weekday(let second)) where first != second: return [.habitsAnd([first, second])]
        case (.habitsAnd(let first), .weekday(let next)) where first.count > 1 && !first.contains(next):
            return [.habitsAnd(first + [next]), .habit((first + [next]).sorted())]
        case (.habitsAnd(let first), .and) where first.count > 1: return [left]
        case (.preposition(.on), .habitsAnd): return [right]
        case (.open(.per, let parts), .ago) where language == .english: return ago(parts)
        case (.ago, .open(.per, let parts)) where language == .german: return ago(parts)
        case (.preposition(.in), .days), (.preposition(.on), .days), (.preposition(.at), .days),
            (.preposition(.for), .days),
            (.preposition(.of), .days), (.article, .days):
            return [right]
        case (.preposition(.from), .days(let days)) where days.isDay: return [.open(.from, [right]), right]
        case (.preposition(.from), .days): return [.open(.from, [right]), right]
        // `from 1 November on`
        case (.open(.from, let parts), .preposition(.on)), (.open(.from, let parts), .signAfter(.atLeast)):
            guard parts.count == 1, case .days(let days)? = parts.first else { return [] }
            return since(days)
        case (.preposition(.over), .days(let days)) where !days.isDay: return [right]
        case (.preposition(.since), .days(let days)): return since(days)
        case (.preposition(.since), .weekday(let day)): return since(calendar.weekdayUpToToday(day))
        case (.preposition(.since), .number(_, _, true)): return []
        case (.preposition(.before), .days(let days)):
            guard let from = days.from else { return [] }
            var earlier = Days(from: nil, to: from.advanced(by: -1))
            earlier.isEarlier = true
            return [.days(earlier)]
        case (.preposition(.after), .days(let days)) where days.to < today:
            return [.days(Days(from: days.to.advanced(by: 1), to: today))]
        case (.preposition(.between), .days): return [.open(.between, [right])]
        case (.days, .preposition(.to)), (.days, .preposition(.until)): return [.open(.from, [left])]
        case (.open(.from, let parts), .preposition(.to)), (.open(.from, let parts), .preposition(.until)):
            return parts.count == 1 ? [.open(.to, parts)] : []
        case (.open(.from, let parts), .preposition(.onto)):
            return parts.count == 1 ? [.open(.to, parts + [right])] : []
        case (.habit, .preposition(.onto)): return [.open(.to, [left, right])]
        case (.days(let days), .preposition(.onto)) where days.isDay: return [.open(.to, [left, right])]
        // `dienstags auf mittwochs`: the nights between them
        case (.open(.to, let parts), .habit(let days)):
            guard case .habit(let first)? = parts.first, days.count == 1, first == [(days[0] + 6) % 7] else {
                return []
            }
            return [.nights(first[0])]
        case (.open(.between, let parts), .and): return parts.count == 1 ? [.open(.to, parts)] : []
        case (.open(.to, let parts), .days(let last)), (.open(.from, let parts), .days(let last)):
            if case .number(let first, false, false)? = parts.first, last.isDay, let number = integer(first, 1...31) {
                return join(.open(.at, [.ordinal(number)]), right)
            }
            // `von Montag bis Freitag seit Mai` is at its end before `seit`.
            guard case .days(let first)? = parts.first, !first.isSpan, !first.lies(within: last) else { return [] }
            let span = joined(first, last)?.spanning
            if let night = span.flatMap({ between($0, parts) }) { return [.days(night)] }
            return [.daysPair(first, last)] + (span.map { [.days($0)] } ?? [])
        case (.number(let first, false, false), .open(.to, _)) where first > 31: return []
        case (.ordinal(let first), .preposition(.to)), (.ordinal(let first), .preposition(.until)):
            return [.open(.at, [.ordinal(first)])]
        // `the 20th and 23rd` are two days, `between the 20th and the 23rd` are those from one to the other.
        case (.ordinal(let first), .and): return [.open(.as, [.ordinal(first)])]
        case (.preposition(.between), .open(.as, let parts)):
            if case .ordinal? = parts.first { return [.open(.at, parts)] }
            return []
        case (.ordinal, .preposition(.onto)): return [.open(.at, [left, right])]
        case (.number(let first, false, false), .preposition(.to)):
            return integer(first, 1...31).map { [.open(.at, [.ordinal($0)])] } ?? []
        case (.open(.at, let parts), .days(let last)):
            guard case .ordinal(let number)? = parts.first, last.isDay else { return [] }
            let (year, month, day) = last.to.components
            guard number < day, let first = CivilDay(year: year, month: month, day: number) else { return [] }
            return [.days(between(Days(from: first, to: last.to), parts) ?? Days(from: first, to: last.to))]
        case (.ordinal(let number), .days(let days)): return day(number, of: days).map { [.days($0)] } ?? []
        // `1 and 2 March`
        case (.number(let first, false, false), .and):
            return integer(first, 1...30).map { [.open(.as, [.ordinal($0)])] } ?? []
        case (.open(.as, let parts), .days(let last)):
            guard case .ordinal(let number)? = parts.first, last.isDay, last.to.components.day == number + 1 else {
                return []
            }
            return [.days(Days(from: last.to.advanced(by: -1), to: last.to))]
        case (.preposition(.between), .open(.at, _)), (.preposition(.from), .open(.at, _)): return [right]
        // `the weekend of 1 and 2 March`
        case (.weekend(true), .days(let days)), (.period(.weekend), .days(let days)):
            return days.count == 2 && days.from?.weekday == 5 ? [right] : []
        case (.preposition(.between), .days(let days)) where !days.isDay: return []
        // Until the last seven days is no time.
        case (.preposition(.until), .days(let days)) where days.isDay || days.to < today:
            return [.open(.until, [.days(days)])]
        case (.period(.week), .days(let days)) where days.isDay:
            return whole(days.from.flatMap { calendar.week(of: $0) })
        case (.period(.week), .days(let days)) where days.count == 7: return [right]
        // On the first of a month `nights this month` are none that is still to come.
        case (.period(.night), .days(let days)) where days.isDay && (days.isNight || days.to < today):
            // `die Nacht von gestern auf heute` is told by both of its days.
            return days.isNight ? [right] : [.days(days.shifted(1).ofNight)]
        case (.weekday(let day), .period(.night)):
            return [.days(calendar.weekdayUpToToday((day + 1) % 7).ofNight)]
        // `Sunday to Monday night`
        case (.days(let days), .period(.night)) where days.isBetween && language == .english:
            return [.days(days.ofNight)]
        case (.days(let days), .period(.night)) where days.isDay && language == .english:
            return [.days(days.shifted(1).ofNight)]
        case (.days(let days), .period(.morning)) where days.isDay && language == .english:
            return [.dayPart(days, .below, 720)]
        case (.days(let days), .period(.evening)) where days.isDay && language == .english:
            return [.dayPart(days, .atLeast, 1080)]
        case (.habit(let days), .daytime(.atLeast, 1080)) where days.count == 1: return [.nights(days[0])]
        case (.not, .habit(let days)):
            return Requirement.weekdays(days).opposed.map { [.only([$0])] } ?? []
        case (.not, .weekend(let isWeekend)): return [.only([.weekend(!isWeekend)])]
        case (.not, .period(.weekend)): return [.only([.weekend(false)])]
        case (.habit(let first), .and), (.habit(let first), .or): return [.habitsAnd(first)]
        case (.habitsAnd(let first), .habit(let second)): return [.habit((first + second).sorted())]
        case (.preposition(.on), .habit), (.article, .habit), (.preposition(.for), .habit),
            (.preposition(.on), .nights),
            (.preposition(.for), .nights), (.preposition(.of), .nights):
            return [right]
        case (.preposition(.over), .weekend), (.preposition(.from), .weekend), (.preposition(.on), .weekend),
            (.preposition(.at), .weekend), (.preposition(.for), .weekend):
            return [right]
        case (.per(.date), .weekday(let day)): return [.habit([day])]
        case (.preposition(.per), .weekday(let day)) where language == .english: return [.habit([day])]
        case (.preposition(.on), .weekday(let day)): return [.days(calendar.weekday(day).asDayOfWeek(.alone))]
        case (.period(.week), .number(let number, false, false)):
            return integer(number, 1...53).map { [.weekNumber($0)] + whole(calendar.week($0)) } ?? []
        case (.weekNumber(let week), .days(let days)):
            guard let from = days.from, calendar.year(from.components.year)?.from == from, !days.isDay else {
                return []
            }
            return whole(calendar.week(week, from.components.year))
        case (.preposition(.per), .open(.per, let parts)), (.every, .open(.per, let parts)):
            guard case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last,
                let days = [.day: 1, .night: 1, .week: 7, .month: 30][period]
            else { return [] }
            return [.perDays(count * days)]
        case (.preposition(.since), .period(let period)) where [.week, .month, .quarter, .year].contains(period):
            return calendar.period(period, ago: 0).map(since) ?? []
        case (.days(let first), .and) where !first.isDay: return [.daysAnd(first)]
        case (.daysAnd(let first), .days(let second)) where !second.isDay:
            guard let next = second.from, first.to.advanced(by: 1) == next, let from = first.from else { return [] }
            return [.days(Days(from: from, to: second.to))]
        case (.preposition(.in), .month), (.preposition(.in), .season): return []
        case (.days(let days), .current) where days.to == today: return [left]
        // `now in December`, in December
        case (.current, .days(let days)) where days.to == today && !days.isSpan && !days.isDay: return [right]
        case (.relative(.last), .days(let days)) where !days.isDay: return []
        default: return []
        }
    }

    /// `a week after Christmas`, `two days before the 3rd`: a day, and none of those between; `nil` for other parts.
    func distance(_ part: Part, _ days: Days) -> [Part]? {
        guard days.isDay, days.own == nil else { return nil }
        switch part {
        case .spanAfter(let count) where count > 1:
            let day = days.to.advanced(by: count)
            return day > today ? [.future] : count < 30 ? [.days(Days(from: day, to: day))] : []
        case .daysBefore(let count) where count > 1: return count < 30 ? [.days(days.shifted(-count))] : []
        default: return nil
        }
    }

    func ago(_ parts: [Part]) -> [Part] {
        guard case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last else { return [] }
        guard var days = calendar.ago(count, period) else { return [] }
        if period == .month || period == .year { days.monthsAgo = period == .year ? 12 * count : count }
        return [.days(days)]
    }

    /// `the 23rd of last month`; `nil` where the days are no month that has come so far.
    func day(_ number: Int, of month: Days) -> Days? {
        guard let from = month.from, month.own == nil, from == CalendarSpan.month.start(of: month.to),
            month.to == today || month.to == CalendarSpan.month.end(of: from),
            (1...(month.to - from + 1)).contains(number)
        else { return nil }
        let day = from.advanced(by: number - 1)
        return Days(from: day, to: day)
    }

    /// Whether the days of an event are told, and not only the month or the year in which it was.
    private func tellsDates(_ days: Days) -> Bool {
        guard let from = days.from, !days.isDay, !days.isSpan, from.components.day == 1 else { return true }
        return days.to != today && days.to != CalendarSpan.month.end(of: days.to)
    }

    /// The night between two days, where it is what was said.
    private func between(_ days: Days, _ parts: [Part]) -> Days? {
        guard days.count == 2, parts.last == .preposition(.onto) else { return nil }
        var night = days.spanning
        (night.isBetween, night.isNight) = (true, true)
        return night
    }

    /// From the first day of one to the last of the other; a month of no year that would come later is that of the year before.
    func joined(_ first: Days, _ last: Days) -> Days? {
        guard let from = first.from, last.from != nil else { return nil }
        // `Friday to Sunday night`: whether the night to Friday is one of them is not said.
        if last.isNight, !first.isNight, last.to < today { return nil }
        // `the nights Sunday to Thursday` are each of them, and none of days.
        if first.isNight, first.isDay, last.isDay, !last.isNight, last.dayOfWeek == .alone { return nil }
        // `Monday to Wednesday last week`: the week is said of both.
        let between = (last.to.weekday - from.weekday + 7) % 7
        switch (first.dayOfWeek, last.dayOfWeek) {
        case (.alone, .ofNamedWeek): return Days(from: last.to.advanced(by: -between), to: last.to)
        case (.ofNamedWeek, .alone): return Days(from: from, to: min(from.advanced(by: between), today))
        default: break
        }
        if first.to >= today, from > last.to { return nil }
        if from <= last.to { return Days(from: from, to: last.to) }
        // `Monday to Wednesday`, on that Wednesday
        if first.isDay, last.isDay, from < today, last.to.advanced(by: 7) == today {
            return Days(from: from, to: today)
        }
        // `Friday to Tuesday`
        if first.isDay, last.isDay, from - last.to < 7, today - from <= 7 {
            return Days(from: from.advanced(by: -7), to: last.to)
        }
        // `between Christmas and New Year`, which is still to come
        if first.isDay, last.isDay, let next = calendar.shifted(last.to, months: 12), next > today, next - from < 14 {
            return Days(from: from, to: today)
        }
        guard !(first.isDay && last.isDay && from.components.month == last.to.components.month),
            let earlier = calendar.yearBefore(first)?.from, earlier <= last.to, from - last.to < 366
        else {
            return nil
        }
        return Days(from: earlier, to: last.to)
    }
}

extension Days {
    /// Whether it begins and ends within several other days, so that no span runs from it to them.
    fileprivate func lies(within other: Days) -> Bool {
        guard !other.isDay, let from, let start = other.from else { return false }
        return start <= from && to <= other.to
    }
}
