import Entries
import HealthModel

/// `plan_week`: sessions of training for days to come, confirmed as one proposal.
package struct PlanWeekTool: WriteTool {
    package static let name = "plan_week"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let reader = EntryLine(clock: call.clock, units: toolkit.units())
        var sessions: [PlannedSession] = []
        for (index, item) in call.arguments.list("sessions").enumerated() {
            let path = "sessions[\(index)].line"
            let part = WriteCall(arguments: ToolArguments(item), clock: call.clock)
            do throws(EntryProblem) {
                var session = try reader.session(part.arguments.text("line") ?? "")
                session.origin = .coach
                sessions.append(session)
            } catch {
                throw ToolProblem(.invalidArguments, error.sentence, path: path)
            }
            sessions[index].reason = try part.text("reason", upTo: EntryBounds.longestName)
        }
        sessions.sort { ($0.day, $0.minute ?? 1440) < ($1.day, $1.minute ?? 1440) }
        let demanding = sessions.filter(\.isDemanding)
        for (one, other) in zip(demanding, demanding.dropFirst()) where other.day - one.day < 2 {
            throw ToolProblem(
                .invalidArguments,
                "\(one.day.iso) and \(other.day.iso) are both hard or long: a day lies between such days.",
                path: "sessions")
        }
        return .entry(.plan(sessions))
    }
}
