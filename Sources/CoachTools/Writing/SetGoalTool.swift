import Entries
import HealthModel
import HealthQuery

/// `set_goal`: what the person wants to reach. Earlier goals stay in the history.
struct SetGoalTool: WriteTool {
    static let name = "set_goal"
    let toolkit: WritingToolkit

    func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let arguments = call.arguments
        guard let metric = arguments.text("metric").flatMap(DayField.init), Goal.Aim.metrics.contains(metric) else {
            throw ToolProblem(.invalidArguments, "It is no metric that goals are set for.", path: "metric")
        }
        let target = arguments.number("target") ?? 0
        if metric == .weight, !EntryBounds.weight.range.contains(target) {
            throw ToolProblem(.invalidArguments, "A weight is between 20 and 400 kg.", path: "target")
        }
        guard target > 0 else { throw ToolProblem(.invalidArguments, "A goal is above zero.", path: "target") }
        let due = try call.day("by")
        guard due.map({ $0 > call.clock.today }) ?? true else {
            throw ToolProblem(.invalidArguments, "It has to be a day to come.", path: "by")
        }
        let period = metric == .weight ? nil : arguments.option("period") ?? Goal.Period.day
        guard period.map({ $0.mostDays <= 7 }) ?? true || metric.kind == .cumulative else {
            throw ToolProblem(.invalidArguments, "A goal of an average is of a day or a week.", path: "period")
        }
        return .goal(Goal.Aim(metric, target: target, period: period, due: due))
    }
}
