import Entries

/// `log_check_in`: how the person feels on a day.
struct LogCheckInTool: WriteTool {
    static let name = "log_check_in"
    let toolkit: WritingToolkit

    func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let arguments = call.arguments
        let checkIn = CheckIn(
            energy: arguments.integer("energy"), mood: arguments.integer("mood"), stress: arguments.integer("stress"),
            motivation: arguments.integer("motivation"), soreness: arguments.integer("soreness"),
            notes: try call.text("note", upTo: EntryBounds.longestNote))
        guard checkIn != CheckIn(notes: checkIn.notes) else {
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
