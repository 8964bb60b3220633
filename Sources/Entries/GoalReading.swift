import HealthModel
import HealthQuery

extension Goal.Aim {
    /// As many days make the slope of a goal with a date.
    private static let paceDays = 28
    /// A level counts as reached after as many recorded days there (training-and-findings.md 5).
    private static let levelDays = 3

    /// The value that the goal is held against, in the metric's unit: of today, of the week, the month or the year so far, or
    /// the newest level; `nil` where nothing is known. What comes after its date is not counted.
    /// - Parameter numbers: the metric's by day, the last of them today's.
    public func value(of numbers: [Double?], on today: CivilDay) -> Double? {
        switch period {
        case nil: return numbers.last { $0 != nil } ?? nil
        case .day?: return numbers.last ?? nil
        case .week?, .month?, .year?:
            let last = lastDay(on: today)
            let known = numbers.dropLast(today - last).suffix(last - spanStart(on: today) + 1).compactMap { $0 }
            guard !known.isEmpty else { return nil }
            let sum = known.reduce(0, +)
            return metric.kind == .cumulative ? sum : sum / Double(known.count)
        }
    }

    /// The first day of the span that counts on a day.
    public func spanStart(on today: CivilDay) -> CivilDay { period?.start(of: lastDay(on: today)) ?? today }

    /// Days after today on which the sum of a week, a month or a year can grow.
    public func daysLeft(on today: CivilDay) -> Int {
        let end = period?.end(of: today) ?? today
        return max(0, min(end, due ?? end) - today)
    }

    /// The last day that counts.
    private func lastDay(on today: CivilDay) -> CivilDay { min(today, due ?? today) }

    /// The pace of a level that is to be reached by a date, and of the sum of a month or a year; `nil` for other goals, below two
    /// values and for what is reached.
    /// - Parameter numbers: as for `value`.
    public func pace(of numbers: [Double?], on today: CivilDay) -> GoalPace? {
        if period == .month || period == .year {
            guard metric.kind == .cumulative, due.map({ $0 > today }) ?? true else { return nil }
            let recent = numbers.dropLast().suffix(Self.paceDays).drop { $0 == nil }
            return GoalPace(
                sum: value(of: numbers, on: today) ?? 0, target: target, elapsed: today - spanStart(on: today) + 1,
                left: daysLeft(on: today), recent: recent.map { $0 ?? 0 })
        }
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
