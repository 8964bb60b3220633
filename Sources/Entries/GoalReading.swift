import HealthModel
import HealthQuery

extension Goal.Aim {
    /// As many days make the slope of a goal with a date.
    private static let paceDays = 28
    /// A level counts as reached after as many recorded days there (training-and-findings.md 5).
    private static let levelDays = 3

    /// The value that the goal is held against, in the metric's unit: of today, of the week so far, or the newest level;
    /// `nil` where nothing is known.
    /// - Parameter numbers: the metric's by day, the last of them today's.
    public func value(of numbers: [Double?], on today: CivilDay) -> Double? {
        switch period {
        case nil: return numbers.last { $0 != nil } ?? nil
        case .day?: return numbers.last ?? nil
        case .week?:
            let known = numbers.suffix(today.weekday + 1).compactMap { $0 }
            guard !known.isEmpty else { return nil }
            let sum = known.reduce(0, +)
            return metric.kind == .cumulative ? sum : sum / Double(known.count)
        }
    }

    /// The pace of a level that is to be reached by a date; `nil` for other goals and below two values.
    /// - Parameter numbers: as for `value`.
    public func pace(of numbers: [Double?], on today: CivilDay) -> GoalPace? {
        guard let due, period == nil else { return nil }
        let recent = numbers.suffix(Self.paceDays)
        let points = recent.enumerated().compactMap { day, value in value.map { (x: Double(day), y: $0) } }
        return GoalPace(points, today: Double(recent.count - 1), target: target, days: due - today)
    }

    /// Whether it is reached by what was recorded since it was set: a sum on a day after that of its setting, a level on
    /// three recorded days. What was there already when it was set is not reached by it.
    /// - Parameter numbers: as for `value`.
    public func isReached(by numbers: [Double?], on today: CivilDay, setOn start: CivilDay) -> Bool {
        guard target > 0, start < today else { return false }
        guard period == nil else { return (value(of: numbers, on: today) ?? 0) >= target }
        let since = today - start
        guard let before = numbers.dropLast(since).last(where: { $0 != nil }) ?? nil, before != target else {
            return false
        }
        let reached = numbers.suffix(since).compactMap { $0 }.suffix(Self.levelDays)
        return reached.count == Self.levelDays
            && reached.allSatisfy { before > target ? $0 <= target : $0 >= target }
    }
}
