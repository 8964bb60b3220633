import Entries

/// `log_entry`: whatever has no tool of its own, as one line of the log.
package struct LogEntryTool: WriteTool {
    package static let name = "log_entry"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        do throws(EntryProblem) {
            return try EntryLine(clock: call.clock, units: toolkit.units()).read(call.arguments.text("line") ?? "")
        } catch {
            throw ToolProblem(.invalidArguments, error.sentence, path: "line")
        }
    }
}
