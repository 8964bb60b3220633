import ArgumentParser
import CoachEngine
import CoachTools
import Console
import ConversationStore
import Entries
import Foundation
import HealthModel
import JSON
import ProgramContext

/// `airfit tools`: what the coach can have looked up.
struct ToolsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tools", abstract: "List the coach's tools.",
        discussion: "With --json one object with the JSON Schema of each tool's arguments.")

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let json = json
        try await Context.running([common, root.common]) { _ in
            let tools = ToolSchemas.definitions
            guard json else {
                for tool in tools { Output.print("\(tool.name)\n    \(tool.summary)") }
                return
            }
            let listed = tools.map { tool -> [String: Any] in
                guard let schema = JSONText.parsed(tool.parametersJSON) else {
                    preconditionFailure("a tool's schema is JSON")
                }
                return [
                    "name": tool.name, "kind": ToolSchemas.kind(of: tool.name).rawValue, "description": tool.summary,
                    "parameters": schema,
                ]
            }
            Output.json(JSONText.object(["tools": listed]))
        }
    }
}

/// `airfit tool`: one tool, run as the coach has it run.
struct ToolCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "tool", abstract: "Run one of the coach's tools and print its JSON result.",
        discussion: """
            The arguments are one JSON object; - reads it from standard input. See airfit tools. Tools that write ask \
            on the terminal before they store anything; --yes answers for scripts.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: "The tool's name.")
    var name: String

    @Argument(help: ArgumentHelp("Its arguments as a JSON object.", valueName: "json"))
    var arguments = "{}"

    @Flag(help: "Say yes to what a tool would store.")
    var yes = false

    func run() async throws {
        let (name, given, yes) = (name, arguments, yes)
        // One byte more than is allowed tells that it is too much.
        let text = given == "-" ? Self.standardInput(upTo: Toolbox.mostArgumentBytes + 1) : given
        try await Context.running([common, root.common]) { context in
            let outcome = await Self.outcome(of: name, text, saysYes: yes, context)
            Output.json(outcome.json)
            guard let problem = outcome.problem else { return }
            let error = JSONValue(outcome.json)?["error"] ?? .missing
            let message = error["message"].text ?? "The tool gave no answer."
            throw Failure((error["path"].text.map { "\($0): " } ?? "") + message, problem.exitCode)
        }
    }

    /// The outcome as JSON, also when the store cannot be opened.
    private static func outcome(
        of name: String, _ arguments: String, saysYes: Bool, _ context: Context
    ) async -> ToolOutcome {
        do {
            let health = try await context.healthOfNow()
            let memories = context.conversations
            let asking: any Confirming =
                saysYes
                ? ConfirmingAll()
                : TerminalConfirming(
                    words: { context.entryWords }, remarks: { await context.remarks(about: $0, from: health) })
            let writing = WritingServices(entries: health, memories: memories, confirming: asking)
            return await Toolbox(context.tools(health: health, findings: memories, writing: writing)).run(
                name, arguments, for: ConsentFilter(shownBy: context.privacy))
        } catch {
            let sentence = (error as? Failure)?.sentence ?? "The health data cannot be read at the moment."
            return ToolProblem(.failed, sentence).outcome
        }
    }

    private static func standardInput(upTo count: Int) -> String {
        var bytes = Data()
        while bytes.count < count {
            let piece = FileHandle.standardInput.readData(ofLength: count - bytes.count)
            if piece.isEmpty { break }
            bytes += piece
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ToolProblem.Code {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .unknownTool, .invalidArguments, .unknownMetric, .unknownField, .notConfirmed: .usage
        case .limitExceeded, .busy: .unavailable
        case .notAllowed, .failed: .other
        }
    }
}
