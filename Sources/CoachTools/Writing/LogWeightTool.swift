import Entries

/// `log_weight`: a weighing.
package struct LogWeightTool: WriteTool {
    package static let name = "log_weight"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        .entry(
            .weight(
                kilograms: call.arguments.number("kg") ?? 0, bodyFatPercent: call.arguments.number("body_fat_pct"),
                at: try call.moment()))
    }
}
