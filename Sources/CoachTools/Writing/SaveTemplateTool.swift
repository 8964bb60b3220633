import Entries

/// `save_template`: sets that are kept under a name, in the place of a template of the same name.
package struct SaveTemplateTool: WriteTool {
    package static let name = "save_template"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let line = EntryLine(clock: call.clock, units: toolkit.units())
        do throws(EntryProblem) {
            return .entry(
                .template(try line.template(call.arguments.text("name") ?? "", call.arguments.text("sets") ?? "")))
        } catch {
            throw ToolProblem(.invalidArguments, error.sentence, path: "sets")
        }
    }
}
