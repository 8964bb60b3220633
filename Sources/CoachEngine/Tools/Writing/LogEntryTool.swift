import Entries

/// `log_entry`: whatever has no tool of its own, as one line of the log.
struct LogEntryTool: WriteTool {
    static let name = "log_entry"
    let toolkit: WritingToolkit

    func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        do throws(EntryProblem) {
            return try EntryLine(clock: call.clock, units: toolkit.units()).read(call.arguments.text("line") ?? "")
        } catch {
            throw ToolProblem(.invalidArguments, error.sentence, path: "line")
        }
    }
}
