import HealthModel

/// A period that is named by its first and its last day or month: `from the 14th to today`, `22 Oct – 20 Nov`,
/// `d'avril à juin`.
enum DayPeriod {
    /// `nil` where the two are no ends of one period, or where it is not known which days they are.
    static func named(
        from one: DayMentions.Mention, to two: DayMentions.Mention, in text: TextTokens, today: CivilDay?
    ) -> DayMentions.Mention? {
        guard let today, isJoined(one.place.upperBound..<max(one.place.upperBound, two.place.lowerBound), text),
            let last = days(of: two.named, upTo: today),
            let first = days(of: one.named, upTo: last.upperBound), first.lowerBound < last.lowerBound,
            last.upperBound - first.lowerBound <= 400
        else { return nil }
        return DayMentions.Mention(
            place: one.place.lowerBound..<two.place.upperBound, named: .days(first.lowerBound...last.upperBound))
    }

    /// `Mon–Thu`: all weekdays of it, 0 for Monday.
    static func weekdays(
        from one: DayMentions.Mention, to two: DayMentions.Mention, in text: TextTokens
    ) -> ClosedRange<Int>? {
        guard case .weekday(let first) = one.named, case .weekday(let last) = two.named, first < last,
            isJoined(one.place.upperBound..<max(one.place.upperBound, two.place.lowerBound), text)
        else { return nil }
        return first...last
    }

    /// Nothing but a dash or a word of direction stands between.
    private static func isJoined(_ gap: Range<Int>, _ text: TextTokens) -> Bool {
        guard gap.count <= 14, !text.scalars[gap].contains(where: { ",;:|\n".unicodeScalars.contains($0) }) else {
            return false
        }
        let words = text.words.within(gap) { $0.place }.map(\.text)
        guard !words.isEmpty else { return text.scalars[gap].contains(where: \.isDash) }
        return words.contains(where: directions.contains)
            && words.allSatisfy { directions.contains($0) || fillers.contains($0) }
    }

    private static let directions: Set<String> = [
        "to", "until", "till", "through", "bis", "à", "au", "a", "al", "hasta", "fino", "até", "tot",
    ]
    private static let fillers: Set<String> = [
        "the", "st", "nd", "rd", "th", "zum", "einschließlich", "jusqu'au", "jusqu", "le", "el", "il", "o", "ao", "met",
        "en", "and", "including",
    ]

    /// The latest days of the name that do not lie behind a day.
    private static func days(of named: DayMentions.Named, upTo last: CivilDay) -> ClosedRange<CivilDay>? {
        switch named {
        case .days(let days): return days
        case .month(let month): return Self.days(1...31, of: month, upTo: last)
        case .daysOfMonth(let month, let days): return Self.days(days, of: month, upTo: last)
        case .dayOfMonth(let day):
            let parts = last.components
            let month = day <= parts.day ? parts.month : (parts.month + 10) % 12 + 1
            return Self.days(day...day, of: month, upTo: last)
        case .weekday, .week, .quarter: return nil
        }
    }

    private static func days(_ days: ClosedRange<Int>, of month: Int, upTo last: CivilDay) -> ClosedRange<CivilDay>? {
        let year = last.components.year
        for year in [year, year - 1] {
            guard let first = CivilDay(year: year, month: month, day: days.lowerBound), first <= last else { continue }
            return first...min(first.advanced(by: days.count - 1), CalendarSpan.month.end(of: first))
        }
        return nil
    }
}
