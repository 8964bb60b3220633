import HealthModel
import HealthQuery
import HealthQuestions

/// Days by their names and dates.
extension Grammar {
    func dates(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.month(let month), .number(let year, _, true)):
            return whole(calendar.month(month, Int(year)))
        case (.season(let month), .number(let year, _, true)): return whole(calendar.season(month, Int(year)))
        case (.quarter(let quarter), .number(let year, _, true)): return whole(calendar.quarter(quarter, Int(year)))
        case (.half(let half), .number(let year, _, true)): return whole(calendar.half(half, Int(year)))
        case (.feast(let name), .number(let year, _, true)): return whole(calendar.feast(name, Int(year)))
        // `Christmas Eve last year`
        case (.feast(let name), .days(let days)), (.days(let days), .feast(let name)):
            guard let year = days.from?.components.year, calendar.year(year) == days else { return [] }
            return whole(calendar.feast(name, year))
        case (.preposition(.on), .feast), (.preposition(.at), .feast), (.preposition(.over), .feast): return [right]
        // `Mai 24`: in German a day stands before its month.
        case (.month(let month), .number(let year, false, false))
        where language == .german && year >= 20 && year == year.rounded()
            && 2000 + year <= Double(today.components.year):
            return whole(calendar.month(month, 2000 + Int(year)))
        case (.number(let day, false, false), .month(let month)), (.month(let month), .number(let day, false, false)):
            return integer(day, 1...31).map {
                [.open(.on, [.month(month), .ordinal($0)])] + whole(calendar.date(nil, month, $0))
            } ?? []
        case (.ordinal(let day), .month(let month)), (.month(let month), .ordinal(let day)):
            return [.open(.on, [.month(month), .ordinal(day)])] + whole(calendar.date(nil, month, day))
        // `am achten elften`
        case (.ordinal(let day), .ordinal(let month)) where language == .german && (1...12).contains(month):
            return [.open(.on, [.month(month), .ordinal(day)])] + whole(calendar.date(nil, month, day))
        case (.ordinal(let day), .open(.of, let parts)):
            guard case .month(let month)? = parts.first else { return [] }
            return [.open(.on, [.month(month), .ordinal(day)])] + whole(calendar.date(nil, month, day))
        // `the 11th of November`, `the 11th in November`
        case (.preposition(.of), .month(let month)), (.preposition(.in), .month(let month)):
            return [.open(.of, [.month(month)])]
        // `des Monats November`, `month of November`
        case (.period(.month), .month(let month)): return [right] + whole(calendar.month(month))
        case (.period(.month), .open(.of, let parts)): return parts.first.map { dates(left, $0) } ?? []
        case (.open(.on, let parts), .number(let year, _, true)):
            guard case .month(let month)? = parts.first, case .ordinal(let day)? = parts.last else { return [] }
            return whole(calendar.date(Int(year), month, day))
        case (.preposition(.on), .ordinal(let day)), (.preposition(.since), .ordinal(let day)):
            guard (1...31).contains(day), let days = calendar.dayOfMonth(day) else { return [] }
            return left == .preposition(.on) ? [.days(days)] : since(days)
        // `3 November last year`
        case (.open(.on, let parts), .days(let days)):
            guard case .month(let month)? = parts.first, case .ordinal(let day)? = parts.last,
                let year = days.from?.components.year, calendar.year(year) == days
            else { return [] }
            return whole(calendar.date(year, month, day))
        // `24th to 26th`, of the latest month in which the last of them has come.
        case (.open(.at, let parts), .ordinal(let last)):
            guard case .ordinal(let first)? = parts.first, first < last, let days = calendar.dayOfMonth(last),
                let from = CivilDay(year: days.to.components.year, month: days.to.components.month, day: first)
            else { return [] }
            return [.days(Days(from: from, to: days.to))]
        case (.open(.as, let parts), .ordinal(let last)):
            return parts == [.ordinal(last - 1)] ? dates(.open(.at, parts), right) : []
        // `December 24th to 26th`
        case (.open(.from, let parts), .ordinal(let last)): return sameMonth(parts, last)
        case (.open(.from, let parts), .number(let last, false, false)):
            return integer(last, 1...31).map { sameMonth(parts, $0) } ?? []
        case (.superlative(true, .first), .open(.per, let parts)), (.ordinal(1), .open(.per, let parts)):
            return edgeDays(parts, isStart: true)
        case (.superlative(true, .last), .open(.per, let parts)): return edgeDays(parts, isStart: false)
        case (.relative(.last), .open(.per, let parts)): return edgeDays(parts, isStart: false)
        case (.edgeDays, .preposition(.of)), (.edgeDays, .preposition(.in)): return [left]
        case (.article, .edgeDays): return [right]
        case (.edgeDays(let count, .month, let isStart), .days(let days)):
            return calendar.months(count, of: days, fromStart: isStart).map { [.days($0)] } ?? []
        case (.edgeDays(let count, _, let isStart), .days(let days)):
            guard let from = days.from, days.to - from >= count, days.to - from < 400 else { return [] }
            return [
                .days(
                    isStart
                        ? Days(from: from, to: from.advanced(by: count - 1))
                        : Days(from: days.to.advanced(by: 1 - count), to: days.to))
            ]
        case (.ordinal(let count), .period(.quarter)) where (1...4).contains(count):
            return [.quarter(count)] + whole(calendar.quarter(count))
        case (.ordinal(let count), .period(.week)) where (2...4).contains(count): return [.weekOf(count)]
        // `the second Sunday in November`
        case (.ordinal(let count), .weekday(let day)) where (1...5).contains(count): return [.weekdayOf(count, day)]
        case (.superlative(true, .first), .weekday(let day)): return [.weekdayOf(1, day)]
        case (.superlative(true, .last), .weekday(let day)): return [.weekdayOf(0, day)]
        // `up to last Friday this month` is not of the month.
        case (.weekdayOf(0, let day), .preposition(.of)), (.weekdayOf(0, let day), .preposition(.in)):
            return [.weekdayOf(-1, day)]
        case (.weekdayOf, .preposition(.of)), (.weekdayOf, .preposition(.in)): return [left]
        case (.article, .weekdayOf), (.preposition(.on), .weekdayOf): return [right]
        case (.weekdayOf(let count, let day), .days(let days)) where count != 0:
            guard let from = days.from, from.components.day == 1, (26..<31).contains(days.to - from) else { return [] }
            let date =
                count == -1
                ? days.to.advanced(by: -((days.to.weekday - day + 7) % 7))
                : from.advanced(by: (day - from.weekday + 7) % 7 + 7 * (count - 1))
            return date <= days.to ? [.days(Days(from: date, to: date))] : []
        case (.weekOf, .preposition(.of)), (.weekOf, .preposition(.in)): return [left]
        case (.article, .weekOf), (.preposition(.in), .weekOf): return [right]
        case (.weekOf(let count), .days(let days)):
            guard let from = days.from, from.components.day == 1, (26..<31).contains(days.to - from) else { return [] }
            let start = from.advanced(by: 7 * (count - 1))
            return [.days(Days(from: start, to: start.advanced(by: 6)))]
        // `Sunday the 21st`
        case (.weekday(let day), .ordinal(let number)):
            return calendar.dayOfMonth(number).flatMap { $0.to.weekday == day ? [.days($0)] : nil } ?? []
        case (.weekday, .days(let days)) where days.isDay:
            // `Monday, 3 November`: only where it is one.
            if case .weekday(let day) = left, days.to.weekday == day { return [.days(days)] }
            return []
        case (.edge(let edge), .days(let days)), (.edgeOf(let edge), .days(let days)):
            return edged(edge, days)
        case (.edge(let edge), .preposition(.of)): return [.edgeOf(edge)]
        case (.period(.year), .number(let year, false, false)) where year > 2100 && year < 10_000,
            (.preposition(.in), .number(let year, false, false)) where year > 2100 && year < 10_000:
            return [.future]
        case (.period(.year), .number(let year, _, true)): return whole(calendar.year(Int(year)))
        case (.half(let half), .period(.year)): return whole(calendar.half(half, today.components.year))
        case (.half(let half), .preposition(.of)): return [.half(half)]
        case (.half(let half), .days(let days))
        where days.from?.components.day == 1 && (27..<31).contains(days.to - (days.from ?? days.to)):
            // `the first half of November`
            guard let from = days.from else { return [] }
            let middle = from.advanced(by: 14)
            return [.days(half == 1 ? Days(from: from, to: middle) : Days(from: middle.advanced(by: 1), to: days.to))]
        case (.half(let half), .days(let days)):
            guard let from = days.from, let year = calendar.year(from.components.year), year.from == days.from else {
                return []
            }
            return whole(calendar.half(half, from.components.year))
        default: return []
        }
    }

    private func sameMonth(_ parts: [Part], _ last: Int) -> [Part] {
        guard parts.count == 1, case .days(let first)? = parts.first, first.isDay,
            let to = CivilDay(year: first.to.components.year, month: first.to.components.month, day: last),
            first.to < to, to <= today
        else { return [] }
        return [.days(Days(from: first.to, to: to))]
    }

    private func edgeDays(_ parts: [Part], isStart: Bool) -> [Part] {
        guard case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last, count > 0, count < 200,
            let length = [.day: 1, .night: 1, .week: 7, .month: 1][period]
        else { return [] }
        return [.edgeDays(count * length, period == .month ? .month : .day, isStart: isStart)]
    }

    func edged(_ edge: Part.Edge, _ days: Days) -> [Part] {
        // `from the start of May to July` has a start of May.
        guard let from = days.from, !days.isDay, !days.isSpan, days.to - from < 400 else { return [] }
        let isMonth = from.components.day == 1 && days.to.components.month == from.components.month
        switch edge {
        case .start: return [.days(at(from, isMonth ? from : nil))]
        case .end: return [.days(at(days.to, isMonth ? days.to.advanced(by: -9) : nil))]
        // A third of a month, a season or a year that is over.
        case .early, .late:
            let third = (days.to - from + 1) / 3
            guard third >= 9, days.to < today else { return [] }
            let start = edge == .early ? from : days.to.advanced(by: 1 - third)
            return [.days(Days(from: start, to: start.advanced(by: third - 1)))]
        case .firstWeek: return [.days(Days(from: from, to: min(from.advanced(by: 6), days.to)))]
        case .lastWeek: return [.days(Days(from: max(days.to.advanced(by: -6), from), to: days.to))]
        case .middle where !isMonth: return []
        case .middle: return [.days(at(from.advanced(by: 14), from.advanced(by: 10)))]
        }
    }

    /// The day at an edge, with the ten days from `start` that are meant of what is no level.
    private func at(_ day: CivilDay, _ start: CivilDay?) -> Days {
        var days = Days(from: day, to: day)
        days.isEdge = true
        days.third = start.flatMap { $0 <= today ? $0...min($0.advanced(by: 9), today) : nil }
        return days
    }

    /// `since May`, and `since May until July`, which has its end.
    func since(_ days: Days) -> [Part] {
        days.isSpan ? [.days(days)] : days.from.map { [.days(Days(from: $0, to: today))] } ?? []
    }
}
