import Foundation
import HealthModel
import HealthQuery

/// The goals beside those that stand: earlier ones with how they ended, and proposals.
public struct GoalBook: Equatable, Sendable {
    /// A goal that does not hold any more.
    public struct Past: Equatable, Sendable {
        /// How it ended.
        public enum Ending: String, Sendable {
            case completed
            case abandoned = "let_go"
            case replaced, ended
        }

        public var goal: Goal
        public var ending: Ending
        public var from: CivilDay
        /// Its last day.
        public var to: CivilDay
        /// Recorded days on which a goal of a day was reached, and recorded days; `nil` for other goals.
        public var days: (reached: Int, recorded: Int)?
        /// The newest level on its last day, for one without a period, and the sum of the last month or year; in the metric's
        /// unit.
        public var level: Double?

        public init(goal: Goal, ending: Ending, from: CivilDay, to: CivilDay) {
            (self.goal, self.ending, self.from, self.to) = (goal, ending, from, to)
        }

        /// Compares the goal, its ending, its dates and its figures.
        public static func == (one: Past, other: Past) -> Bool {
            one.goal == other.goal && one.ending == other.ending && one.from == other.from && one.to == other.to
                && one.days?.reached == other.days?.reached && one.days?.recorded == other.days?.recorded
                && one.level == other.level
        }
    }

    /// A distance to be run in a time on a day: a race of the plan.
    public struct Race: Equatable, Sendable {
        public var entry: LoggedEntry
        public var session: PlannedSession
        /// The time to expect by now, and whether the wish is within reach.
        public var remark: String

        public init(entry: LoggedEntry, session: PlannedSession, remark: String) {
            (self.entry, self.session, self.remark) = (entry, session, remark)
        }

        /// The entry with this session cancelled; `nil` where it holds none such.
        public var cancelled: LogEntry? {
            guard case .plan(var sessions) = entry.entry, let index = sessions.firstIndex(of: session) else {
                return nil
            }
            sessions[index] = session.cancelled(because: PlannedSession.byWish)
            return .plan(sessions)
        }
    }

    /// Those to come, the nearest first.
    public var races: [Race] = []
    /// The last that ended first.
    public var past: [Past] = []
    public var proposed: [GoalRecommendation] = []

    public init() {}

    /// - Parameters:
    ///   - goals: all there ever were, in any order.
    ///   - ends: as the person said them.
    ///   - numbers: of each metric by day, the last of them today's.
    public init(goals: [Goal], ends: [GoalEnd], numbers: [DayField: [Double?]], clock: EntryClock) {
        let byMetric = Dictionary(grouping: goals) { $0.aim.metric }
        var standing: [Goal.Aim] = []
        for (metric, all) in byMetric {
            let ordered = all.sorted { ($0.setAt, $0.id) < ($1.setAt, $1.id) }
            for (index, goal) in ordered.enumerated() {
                func report(of end: Date) -> GoalEnd? {
                    ends.first { $0.ends(goal.aim) && abs($0.at.timeIntervalSince(end)) < 2 }
                }
                // Where an end names no span, one goal of the metric stood.
                let stoodAlone = goal.endedAt.flatMap(report).map { $0.span == nil } ?? false
                let next = ordered.dropFirst(index + 1).first { stoodAlone || $0.aim.span == goal.aim.span }
                guard let end = [goal.endedAt, next?.setAt].compactMap(\.self).min() else {
                    standing.append(goal.aim)
                    continue
                }
                let said = report(of: end)
                let ending: Past.Ending =
                    said.map { $0.outcome == .completed ? .completed : .abandoned }
                    ?? (next.map { $0.setAt <= end } ?? false ? .replaced : .ended)
                past.append(Self.past(goal, ending, end, numbers[metric] ?? [], clock))
            }
        }
        past.sort { ($0.to, $0.goal.id) > ($1.to, $1.goal.id) }
        proposed = GoalRecommendation.all(of: numbers, today: clock.today, standing: standing)
    }

    /// Without goals of these categories.
    public func without(_ hidden: Set<HealthCategory>) -> GoalBook {
        var book = self
        book.past.removeAll { !$0.goal.aim.metric.categories.isDisjoint(with: hidden) }
        book.proposed.removeAll { !$0.aim.metric.categories.isDisjoint(with: hidden) }
        if hidden.contains(.workouts) { book.races = [] }
        return book
    }

    private static func past(
        _ goal: Goal, _ ending: Past.Ending, _ end: Date, _ numbers: [Double?], _ clock: EntryClock
    ) -> Past {
        let (from, to) = (clock.local(goal.setAt).day, min(clock.local(end).day, clock.today))
        var past = Past(goal: goal, ending: ending, from: from, to: max(from, to))
        let last = numbers.count - 1 - (clock.today - past.to)
        guard last >= 0 else { return past }
        let first = max(0, last - (past.to - from))
        let values = numbers[min(first, last)...last].compactMap { $0 }
        switch goal.aim.period {
        case .day: past.days = (values.count { $0 >= goal.aim.target }, values.count)
        case nil: past.level = numbers[...last].last { $0 != nil } ?? nil
        case .week: break
        case .month, .year: past.level = goal.aim.value(of: Array(numbers[...last]), on: past.to)
        }
        return past
    }
}

/// A goal that stands, with how far it is.
public struct GoalStanding: Equatable, Sendable {
    public var goal: Goal
    /// In the metric's unit: of today or this week, month or year, for one without a period the newest value; `nil` where none
    /// is known.
    public var value: Double?
    /// Of one with a date, a month or a year: the slope there is beside the one that is needed; `nil` below two values.
    public var pace: GoalPace?

    public init(goal: Goal, value: Double?, pace: GoalPace? = nil) {
        self.goal = goal
        self.value = value
        self.pace = pace
    }

    /// - Parameter numbers: the metric's by day, the last of them today's.
    public init(_ goal: Goal, _ numbers: [Double?], on today: CivilDay) {
        self.init(
            goal: goal, value: goal.aim.value(of: numbers, on: today), pace: goal.aim.pace(of: numbers, on: today))
    }
}
