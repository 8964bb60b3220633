import Foundation
import HealthModel
import HealthQuery

/// A goal of the person.
public struct Goal: Equatable, Identifiable, Sendable {
    public typealias Period = CalendarSpan

    /// By which it is taken back.
    public var id: Int
    public var aim: Aim
    /// When it was set.
    public var setAt: Date
    /// When the person wanted no goal of the metric any more; `nil` while it stands, or until a newer one.
    public var endedAt: Date?

    /// The target of a goal, whenever it was set.
    public struct Aim: Equatable, Sendable {
        public var metric: DayField
        /// In the metric's unit.
        public var target: Double
        /// The span that the target is of; `nil` for one that is no amount of a time, such as a weight.
        public var period: Period?
        /// The day it is to be reached by.
        public var due: CivilDay?

        public init(_ metric: DayField, target: Double, period: Period? = nil, due: CivilDay? = nil) {
            self.metric = metric
            self.target = target
            self.period = period
            self.due = due
        }

        /// What it is of: of a metric one goal of each span stands.
        public var span: GoalSpan { GoalSpan(period, due: due) }

        /// The goal of these that stands no more once this one is set: that of the same metric and span. `nil` for none.
        public func replaced(among standing: [Goal]) -> Aim? {
            standing.map(\.aim).first { $0.metric == metric && $0.span == span && $0 != self }
        }
    }

    public init(id: Int, aim: Aim, setAt: Date, endedAt: Date? = nil) {
        self.id = id
        self.aim = aim
        self.setAt = setAt
        self.endedAt = endedAt
    }
}

extension Sequence<Goal> {
    /// Those that stand: of each span the newest, the daily ones first, those of longer spans after them.
    /// Of goals of one metric, the newest first.
    /// - Parameter isOver: whether one has ended.
    public func standing(unless isOver: (Goal) -> Bool = { $0.endedAt != nil }) -> [Goal] {
        var spans: Set<GoalSpan> = []
        let standing = filter { !isOver($0) && spans.insert($0.aim.span).inserted }
        func length(_ goal: Goal) -> Int { goal.aim.period?.mostDays ?? 1 }
        return standing.filter { length($0) == 1 }
            + standing.filter { length($0) > 1 }.sorted { length($0) < length($1) }
    }
}
