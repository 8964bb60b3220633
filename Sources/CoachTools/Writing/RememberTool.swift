import ChatModel
import Entries
import Foundation

/// `remember`: a fact that the coach keeps in mind.
struct RememberTool: WriteTool {
    static let name = "remember"
    let toolkit: WritingToolkit

    func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let fact = try call.text("fact", upTo: Memory.longestFact)
        // As it will be kept: what says nothing is no memory.
        guard let fact, let memory = Memory(fact, createdAt: call.clock.now) else {
            throw ToolProblem(.invalidArguments, "It has to be one sentence.", path: "fact")
        }
        return .memory(fact: memory.fact, about: call.arguments.option("about") ?? .other)
    }
}
