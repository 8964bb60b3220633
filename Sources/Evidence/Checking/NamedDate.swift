import HealthModel

/// A day, or the first and the last of several days, with its month, as an answer names it.
struct NamedDate: Sendable {
    let place: Range<Int>
    /// Days of a year of 365.
    let first: Int
    let last: Int

    /// `nil` for what is no single date.
    init?(_ named: DayMentions.Named, _ place: Range<Int>) {
        self.place = place
        switch named {
        case .daysOfMonth(let month, let days):
            guard let start = Self.start(ofMonth: month) else { return nil }
            (first, last) = (start + days.lowerBound, start + days.upperBound)
        case .days(let days):
            let parts = days.lowerBound.components
            guard let start = Self.start(ofMonth: parts.month) else { return nil }
            (first, last) = (start + parts.day, start + parts.day + (days.upperBound - days.lowerBound))
        case .month, .dayOfMonth, .weekday, .week, .quarter: return nil
        }
    }

    private static func start(ofMonth month: Int) -> Int? {
        let starts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
        return starts.indices.contains(month - 1) ? starts[month - 1] : nil
    }

    /// Whether so many days lie between the dates that stand nearest to a place: the two before it, the one before and the one
    /// behind, or both ends of one range.
    static func lie(_ days: Double, apart dates: [NamedDate], around place: Range<Int>, today: CivilDay?) -> Bool {
        let before = dates.filter {
            $0.place.upperBound <= place.lowerBound && place.lowerBound - $0.place.upperBound < 300
        }
        let behind = dates.first {
            $0.place.lowerBound >= place.upperBound && $0.place.lowerBound - place.upperBound < 100
        }
        var spans = before.suffix(2).map { $0.last - $0.first }
        if before.count > 1 { spans.append(before[before.count - 1].first - before[before.count - 2].first) }
        let now = today.flatMap { NamedDate(.days($0...$0), 0..<0) }
        if let now { spans += [before.last, behind].compactMap(\.self).map { now.first - $0.first } }
        if let last = before.last, let behind { spans.append(behind.first - last.first) }
        return spans.contains { span in span != 0 && [abs(span), 365 - abs(span)].contains { Double($0) == days } }
    }
}

extension CivilDay {
    /// The number of its week in the calendar, which begins on Monday; the first one holds the first Thursday.
    var weekOfYear: Int {
        let thursday = advanced(by: 3 - weekday)
        guard let first = CivilDay(year: thursday.components.year, month: 1, day: 1) else { return 0 }
        return (thursday - first) / 7 + 1
    }
}
