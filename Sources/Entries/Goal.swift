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

        /// The goal of these that stands no more once this one is set: of a metric one stands. `nil` for none.
        public func replaced(among standing: [Goal]) -> Aim? {
            standing.map(\.aim).first { $0.metric == metric && $0 != self }
        }
    }

    public init(id: Int, aim: Aim, setAt: Date, endedAt: Date? = nil) {
        self.id = id
        self.aim = aim
        self.setAt = setAt
        self.endedAt = endedAt
    }
}
