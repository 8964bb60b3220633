import Entries

/// `log_water`: a drink of water.
package struct LogWaterTool: WriteTool {
    package static let name = "log_water"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        .entry(.water(milliliters: call.arguments.number("ml") ?? 0, at: try call.moment()))
    }
}
