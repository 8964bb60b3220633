import Entries

/// `log_weight`: a weighing.
struct LogWeightTool: WriteTool {
    static let name = "log_weight"
    let toolkit: WritingToolkit

    func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        .entry(
            .weight(
                kilograms: call.arguments.number("kg") ?? 0, bodyFatPercent: call.arguments.number("body_fat_pct"),
                at: try call.moment()))
    }
}
