import HealthModel

/// The days that Trends shows.
public enum TrendRange: Equatable, Sendable {
    /// So many days up to and with today.
    case last(Int)
    /// From the first record to today.
    case everything
    /// These days, whatever today is.
    case fixed(ClosedRange<CivilDay>)

    /// The lengths that zoom goes through, in days, the shortest first; behind them `everything`.
    static let lengths = [7, 30, 91, 182, 365, 730, 1826, 3652]

    /// No range is longer, in days: a hundred years.
    static let longest = 36_525

    /// The days themselves; never after today.
    /// - Parameter first: the first day with a record; `nil` where there is none.
    public func days(first: CivilDay?, today: CivilDay) -> ClosedRange<CivilDay> {
        switch self {
        case .last(let count): return today.advanced(by: 1 - min(max(count, 1), Self.longest))...today
        case .everything:
            let start = min(first ?? today.advanced(by: -29), today)
            return max(start, today.advanced(by: 1 - Self.longest))...today
        case .fixed(let days):
            let end = min(days.upperBound, today)
            return max(min(days.lowerBound, end), end.advanced(by: 1 - Self.longest))...end
        }
    }

    /// The next shorter or longer range.
    /// - Parameters:
    ///   - steps: below zero shorter.
    ///   - centre: the day that stays in the middle; `nil` keeps the end.
    func zoomed(by steps: Int, about centre: CivilDay?, first: CivilDay?, today: CivilDay) -> TrendRange {
        let days = days(first: first, today: today)
        let count = days.upperBound - days.lowerBound + 1
        let all = first.map { today - $0 + 1 } ?? 0
        if steps > 0 {
            guard self != .everything else { return self }
            guard let longer = Self.lengths.first(where: { $0 > count }), longer < all else { return .everything }
            return placed(longer, days, centre, today)
        }
        guard let shorter = Self.lengths.last(where: { $0 < count }) else { return self }
        return placed(shorter, days, centre, today)
    }

    private func placed(
        _ count: Int, _ days: ClosedRange<CivilDay>, _ centre: CivilDay?, _ today: CivilDay
    ) -> TrendRange {
        let end = centre.map { $0.advanced(by: count / 2) } ?? days.upperBound
        return end >= today ? .last(count) : .fixed(end.advanced(by: 1 - count)...end)
    }

    /// As long a range, moved by a share of its length; it stays where there are records.
    func panned(by share: Double, first: CivilDay?, today: CivilDay) -> TrendRange {
        let days = days(first: first, today: today)
        let count = days.upperBound - days.lowerBound + 1
        let step = Int((Double(count) * share).rounded(.awayFromZero))
        let end = min(today, days.upperBound.advanced(by: step))
        guard end >= first ?? today else { return self }
        return end == today ? .last(count) : .fixed(end.advanced(by: 1 - count)...end)
    }

    /// `30 days`, `1 year`, `all`: as the choices at the top are called.
    static func name(ofLength count: Int) -> String {
        switch count {
        case 7: "1w"
        case 30: "1m"
        case 91: "3m"
        case 182: "6m"
        case 365: "1y"
        case 730: "2y"
        case 1826: "5y"
        default: "10y"
        }
    }
}
