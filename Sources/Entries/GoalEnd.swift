import Foundation
import HealthModel
import HealthQuery

/// The end of a goal that stands, by the person: it stays in the history with its dates.
public struct GoalEnd: Equatable, Sendable, Codable {
    /// How it ended.
    public enum Outcome: String, Equatable, Sendable, Codable { case completed, abandoned = "let go" }

    /// Of the goal: as `DayField` names it.
    public var metricName: String
    /// Of the goal; `nil` for all goals of the metric that stand, as in entries of before there was one for each span.
    public var span: GoalSpan?
    public var outcome: Outcome
    /// When it ended.
    public var at: Date

    public init(_ metric: DayField, _ outcome: Outcome, of span: GoalSpan? = nil, at: Date) {
        (metricName, self.span, self.outcome, self.at) = (metric.rawValue, span, outcome, at)
    }

    /// Of one goal.
    public init(_ goal: Goal, _ outcome: Outcome, at: Date) {
        self.init(goal.aim.metric, outcome, of: goal.aim.span, at: at)
    }

    /// `nil` for a metric of another version.
    public var metric: DayField? { DayField(rawValue: metricName) }

    /// `Distance run a week, completed`.
    var text: String {
        let name = metric?.label ?? metricName
        let kind =
            switch span {
            case .date?: " by a day"
            case .day? where metric == .weight: ""
            case .day? where metric == .sleepHours: " a night"
            case let span?: " a \(span.rawValue)"
            case nil: ""
            }
        return name + kind + ", " + outcome.rawValue
    }

    /// Whether it ends a goal such as this.
    func ends(_ aim: Goal.Aim) -> Bool { aim.metric == metric && (span ?? aim.span) == aim.span }
}
