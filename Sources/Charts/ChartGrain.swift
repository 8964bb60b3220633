import HealthModel

/// The stretch of time that one slot of a chart stands for.
public enum ChartGrain: String, CaseIterable, Sendable {
    case hour, day, week, month, year

    /// The grain that shows a range well: at most about a hundred and fifty slots.
    public static func fitting(_ days: ClosedRange<CivilDay>) -> ChartGrain {
        switch days.upperBound - days.lowerBound + 1 {
        case ...100: .day
        case ...1100: .week
        case ...18_300: .month
        default: .year
        }
    }

    /// The calendar's days, weeks from Monday, months or years that a range touches, cut to it; of hours each day 24 times.
    public func slots(of days: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
        var slots: [ClosedRange<CivilDay>] = []
        if self == .hour {
            for number in days.lowerBound.number...days.upperBound.number {
                let day = CivilDay(number: number)
                slots += Array(repeating: day...day, count: 24)
            }
            return slots
        }
        var start = days.lowerBound
        while start <= days.upperBound {
            let end = min(last(of: start), days.upperBound)
            slots.append(start...end)
            start = end.advanced(by: 1)
        }
        return slots
    }

    /// The last day of the stretch that a day is in.
    private func last(of day: CivilDay) -> CivilDay {
        switch self {
        case .hour, .day: day
        case .week: CalendarSpan.week.end(of: day)
        case .month: CalendarSpan.month.end(of: day)
        case .year: CalendarSpan.year.end(of: day)
        }
    }
}
