import Foundation
import HealthQuery

/// The end of a goal that stands, by the person: it stays in the history with its dates.
public struct GoalEnd: Equatable, Sendable, Codable {
    /// How it ended.
    public enum Outcome: String, Equatable, Sendable, Codable { case completed, abandoned = "let go" }

    /// Of the goal: as `DayField` names it.
    public var metricName: String
    public var outcome: Outcome
    /// When it ended.
    public var at: Date

    public init(_ metric: DayField, _ outcome: Outcome, at: Date) {
        (metricName, self.outcome, self.at) = (metric.rawValue, outcome, at)
    }

    /// `nil` for a metric of another version.
    public var metric: DayField? { DayField(rawValue: metricName) }
}
