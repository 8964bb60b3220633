import Entries
import HealthModel
import HealthQuery

/// `complete_goal`: the person has reached a goal that stands, or lets it go; it stays in the history.
package struct CompleteGoalTool: WriteTool {
    package static let name = "complete_goal"
    package let toolkit: WritingToolkit

    /// - Throws: `invalid_arguments` also where goals of several spans stand and none of these is named.
    package func proposal(_ call: WriteCall) async throws(ToolProblem) -> Proposal {
        guard let metric = call.arguments.text("metric").flatMap(DayField.init), Goal.Aim.metrics.contains(metric)
        else {
            throw ToolProblem(.invalidArguments, "It is no metric that goals are set for.", path: "metric")
        }
        let named: GoalSpan? = call.arguments.option("span")
        let standing: [GoalSpan]
        do throws(HealthStoreError) {
            standing = try await toolkit.entries.goals().map(\.aim).filter { $0.metric == metric }.map(\.span)
        } catch {
            throw ToolProblem(error)
        }
        guard named != nil || standing.count < 2 else {
            let spans = standing.map(\.rawValue).joined(separator: ", ")
            throw ToolProblem(
                .invalidArguments, "Several goals of it stand: \(spans). Ask the person which, and name it.",
                path: "span")
        }
        let outcome: GoalEnd.Outcome = call.arguments.text("outcome") == "let_go" ? .abandoned : .completed
        return .entry(.goalEnd(GoalEnd(metric, outcome, of: named ?? standing.first, at: try call.moment())))
    }
}
