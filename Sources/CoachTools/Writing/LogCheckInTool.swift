import Entries
import HealthModel

/// `log_check_in`: how the person feels on a day.
struct LogCheckInTool: WriteTool {
    static let name = "log_check_in"
    let toolkit: WritingToolkit

    func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let arguments = call.arguments
        var checkIn = CheckIn(notes: try call.text("note", upTo: EntryBounds.longestNote))
        for scale in CheckIn.Scale.allCases { checkIn[scale] = arguments.integer(scale.rawValue) }
        guard checkIn.isRated else {
            throw ToolProblem(
                .invalidArguments, "It needs at least one of mood, energy, stress, motivation and soreness.")
        }
        let day = try call.day("date") ?? call.clock.today
        guard day <= call.clock.today, call.clock.now <= call.clock.latest else {
            throw ToolProblem(
                .invalidArguments, "It lies in the future; only what has happened is logged.", path: "date")
        }
        return .entry(.checkIn(checkIn, day: day))
    }
}
