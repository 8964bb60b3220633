import ChatModel
import CoachTools
import Foundation
import JSON

/// The coach's tools by name, and what holds for all of them: arguments are one JSON object of bounded size, and so is
/// every answer.
public struct Toolbox: Sendable {
    /// In the order they are offered.
    public let tools: [any CoachTool]

    /// The longest arguments of a call, in bytes of UTF-8.
    public static let mostArgumentBytes = 8 * 1024

    private let limit: TimeLimit

    /// - Parameter limit: how long a tool that reads may take.
    public init(_ tools: [any CoachTool] = [], limit: Duration = .seconds(2)) {
        self.tools = tools
        self.limit = TimeLimit(duration: limit)
    }

    public var definitions: [ToolDefinition] { tools.map(\.definition) }

    /// Runs one tool.
    /// - Parameters:
    ///   - arguments: JSON text as it came from the model or a person.
    ///   - consent: what whoever reads the answer may see.
    ///   - conversation: the one the call is made in, for what is kept of it; `nil` where there is none.
    public func run(
        _ name: String, _ arguments: String, for consent: ConsentFilter, in conversation: UUID? = nil
    ) async -> ToolOutcome {
        do throws(ToolProblem) {
            let (tool, arguments) = try accept(name, arguments)
            return Self.bounded(await answer(of: tool, arguments, consent, conversation))
        } catch {
            return error.outcome
        }
    }

    /// A tool that writes waits for the person, as long as that takes.
    private func answer(
        of tool: any CoachTool, _ arguments: JSONValue, _ consent: ConsentFilter, _ conversation: UUID?
    ) async -> ToolOutcome {
        if let tool = tool as? any WriteTool { return await tool.run(arguments, for: consent, in: conversation) }
        guard tool is any QueryTool else { return await tool.run(arguments, for: consent) }
        let outcome = await limit.answer { await tool.run(arguments, for: consent) }
        return outcome ?? ToolProblem(.limitExceeded, "It took too long; ask for a shorter range.").outcome
    }

    private func accept(_ name: String, _ arguments: String) throws(ToolProblem) -> (any CoachTool, JSONValue) {
        guard let tool = tools.first(where: { $0.definition.name == name }) else {
            let names = definitions.map(\.name)
            throw ToolProblem(
                .unknownTool, "There is no tool of that name; there are \(names.joined(separator: ", ")).",
                suggestions: SimilarNames.of(name, among: names))
        }
        guard arguments.utf8.count <= Self.mostArgumentBytes else {
            throw ToolProblem(.limitExceeded, "Arguments are at most \(Self.mostArgumentBytes) bytes long.")
        }
        guard let value = JSONValue(arguments), value.isObject else {
            throw ToolProblem(.invalidArguments, "The arguments are not a JSON object; send one, such as {}.")
        }
        return (tool, value)
    }

    private static func bounded(_ outcome: ToolOutcome) -> ToolOutcome {
        guard outcome.json.utf8.count > ToolOutcome.mostBytes else { return outcome }
        return ToolProblem(.limitExceeded, "The answer is longer than \(ToolOutcome.mostBytes) bytes; ask for less.")
            .outcome
    }
}
