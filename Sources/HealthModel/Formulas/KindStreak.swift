/// A run of days that forgives: in a calendar week (Monday to Sunday) two misses pause it, the third ends it. What was not
/// recorded, and days of illness or travel, pause it too.
///
/// Seven days with two to spare keep people going better than seven strict ones (training-and-findings.md 5).
public struct KindStreak: Equatable, Sendable {
    /// Days reached in the run that ends with the last day.
    public private(set) var current = 0
    /// Days of the longest streak.
    public private(set) var longest = 0

    private static let spared = 2

    /// - Parameters:
    ///   - days: one after the other; `nil` pauses.
    ///   - first: the day of the first.
    public init(_ days: [Bool?], from first: CivilDay) {
        var misses = 0
        for (offset, isReached) in days.enumerated() {
            if first.advanced(by: offset).weekday == 0 { misses = 0 }
            switch isReached {
            case true?: current += 1
            case false?:
                misses += 1
                if misses > Self.spared { current = 0 }
            case nil: break
            }
            longest = max(longest, current)
        }
    }
}

/// How often somebody checks in: never a reproach, a count.
public struct CheckInHabit: Equatable, Sendable {
    /// Days looked back on for the run, and for the share.
    public static let (reach, share) = (84, 14)

    /// Days with a check-in among the last fourteen.
    public var days: Int
    /// By the rule of `KindStreak`.
    public var streak: Int

    /// - Parameters:
    ///   - numbers: days with a check-in.
    ///   - isUnfinished: the day goes on: without a check-in yet it is no miss.
    /// - Returns: `nil` where there was none in the days looked back on.
    public init?(_ numbers: [Int], on day: CivilDay, isUnfinished: Bool) {
        let known = Set(numbers)
        guard let first = known.filter({ day.number - $0 < Self.reach && $0 <= day.number }).min() else { return nil }
        let run = (first...day.number).map { number -> Bool? in
            if known.contains(number) { return true }
            return isUnfinished && number == day.number ? nil : false
        }
        streak = KindStreak(run, from: CivilDay(number: first)).current
        days = known.count { (0..<Self.share).contains(day.number - $0) }
    }
}
