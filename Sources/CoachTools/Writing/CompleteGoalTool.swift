import Entries
import HealthQuery

/// `complete_goal`: the person has reached a goal that stands, or lets it go; it stays in the history.
package struct CompleteGoalTool: WriteTool {
    package static let name = "complete_goal"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        guard let metric = call.arguments.text("metric").flatMap(DayField.init), Goal.Aim.metrics.contains(metric)
        else {
            throw ToolProblem(.invalidArguments, "It is no metric that goals are set for.", path: "metric")
        }
        let outcome: GoalEnd.Outcome = call.arguments.text("outcome") == "let_go" ? .abandoned : .completed
        return .entry(.goalEnd(GoalEnd(metric, outcome, at: try call.moment())))
    }
}
