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
        let asked = table.dates(of: range)
        let chosen = all.filter { asked.contains($0.date) && WorkoutAggregates.meets($0, conditions) }
        var reply = ToolReply([("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound))])
        reply.fields += ToolReply.start(of: table, in: asked) + question.aggregates(chosen)
        if table.span(asked).isEmpty {
            let available = all.first.flatMap { first in all.last.map { first.date...$0.date } }
            reply.noData(call.nothing(in: asked), available: available)
        }
        if let grouping = question.grouping {
            question.addGroups(chosen, grouping, to: &reply)
        } else {
            question.addList(chosen, to: &reply)
        }
        reply.categories = question.categories(conditions)
        reply.notes += Self.unknownKinds(conditions, all) + call.partialNote([.workouts], asked)
        return reply
    }

    /// Where no workout at all is of the kind that is asked for: which kinds there are.
    private static func unknownKinds(_ conditions: [Condition<WorkoutField>], _ all: [QueryWorkout]) -> [String] {
        let isUnknown = conditions.contains { condition in
            condition.field == .type && [.equal, .among].contains(condition.comparison)
                && !all.contains { WorkoutAggregates.meets($0, [condition]) }
        }
        guard isUnknown, let kinds = RecordedNames(RecordedNames.workoutTypes, of: all.map(\.type)) else { return [] }
        return ["no workout is of this type; there are \(kinds.values.joined(separator: ", "))"]
    }
}
