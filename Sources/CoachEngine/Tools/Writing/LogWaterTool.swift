import Entries

/// `log_water`: a drink of water.
struct LogWaterTool: WriteTool {
    static let name = "log_water"
    let toolkit: WritingToolkit

    func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        .entry(.water(milliliters: call.arguments.number("ml") ?? 0, at: try call.moment()))
    }
}
