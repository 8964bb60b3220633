import Entries
import Foundation

/// `log_workout`: a workout that is over.
package struct LogWorkoutTool: WriteTool {
    package static let name = "log_workout"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let arguments = call.arguments
        guard let type = ActivityLexicon.type(arguments.text("type") ?? "") else {
            throw ToolProblem(.invalidArguments, "It needs a kind such as Running.", path: "type")
        }
        let minutes = arguments.number("duration_min") ?? 0
        let note = try call.text("note", upTo: EntryBounds.longestNote)
        let start = try call.moment("start", before: minutes * 60, saying: note)
        guard start + minutes * 60 <= call.clock.latest + 60 else {
            throw ToolProblem(
                .invalidArguments, "A workout that began then and took that long is not over yet.", path: "start")
        }
        var workout = LogEntry.LoggedWorkout(type: type, start: start, minutes: minutes)
        workout.kilometres = arguments.number("distance_km")
        workout.kilocalories = arguments.number("active_kcal")
        workout.averageHeartRate = arguments.number("avg_hr")
        workout.effort = arguments.integer("rpe")
        workout.isIndoor = arguments.value["indoor"].flag
        workout.note = note
        return .entry(.workout(workout))
    }
}
