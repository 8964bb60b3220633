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
        case .hour, .day: return day
        case .week: return day.advanced(by: 6 - day.weekday)
        case .month:
            let (year, month, _) = day.components
            let next = CivilDay(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1, day: 1)
            return next?.advanced(by: -1) ?? day
        case .year: return CivilDay(year: day.components.year, month: 12, day: 31) ?? day
        }
    }
}
