import HealthModel
import HealthQuery

/// `workouts`: filtered, counted, aggregated, grouped, ranked, listed.
struct WorkoutsTool: QueryTool {
    static let name = "workouts"
    let toolkit: QueryToolkit

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        try call.need(.workouts)
        let question = try WorkoutQuestion(call)
        let conditions = try call.workoutConditions()
        let range = try call.range()
        let table = try await call.table([])
        let all = try await call.workouts()
        let asked = table.asked(range)
        let chosen = all.filter { asked.contains($0.date) && WorkoutAggregates.meets($0, conditions) }
        var reply = ToolReply([("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound))])
        reply.fields += question.aggregates(chosen)
        if table.span(asked).isEmpty {
            let available = all.first.flatMap { first in all.last.map { first.date...$0.date } }
            reply.noData("nothing recorded in these dates", available: available)
        }
        if let grouping = question.grouping {
            question.addGroups(chosen, grouping, to: &reply)
        } else {
            question.addList(chosen, to: &reply)
        }
        reply.categories = question.categories(conditions)
        return reply
    }
}
