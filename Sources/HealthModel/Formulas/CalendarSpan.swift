/// A day, ISO week from Monday, month or year of the calendar. The raw value is the name in tools and of goals.
public enum CalendarSpan: String, Sendable, CaseIterable {
    case day, week, month, year

    /// The first day of the span that a day lies in.
    public func start(of day: CivilDay) -> CivilDay {
        let (year, month, _) = day.components
        return switch self {
        case .day: day
        case .week: day.advanced(by: -day.weekday)
        case .month: CivilDay(year: year, month: month, day: 1) ?? day
        case .year: CivilDay(year: year, month: 1, day: 1) ?? day
        }
    }

    /// The last day of the span that a day lies in: the one before the next begins, which does so at most `mostDays` on.
    public func end(of day: CivilDay) -> CivilDay {
        start(of: start(of: day).advanced(by: mostDays)).advanced(by: -1)
    }

    /// At most as many days are in one.
    public var mostDays: Int {
        switch self {
        case .day: 1
        case .week: 7
        case .month: 31
        case .year: 366
        }
    }
}
