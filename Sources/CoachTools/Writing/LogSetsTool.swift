import Entries

/// `log_sets`: sets of strength training that were done, as a line of the log says them.
package struct LogSetsTool: WriteTool {
    package static let name = "log_sets"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let proposal: Proposal
        do throws(EntryProblem) {
            proposal = try EntryLine(clock: call.clock, units: toolkit.units()).read(call.arguments.text("sets") ?? "")
        } catch {
            throw ToolProblem(.invalidArguments, error.sentence, path: "sets")
        }
        guard case .entry(.strength(let sets, let at)) = proposal else {
            throw ToolProblem(.invalidArguments, "These are no sets: bench press 3x8 60kg.", path: "sets")
        }
        return .entry(.strength(sets, at: try call.time() ?? at))
    }
}
