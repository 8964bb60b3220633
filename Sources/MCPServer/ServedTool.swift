import ChatModel
import HealthModel
import JSON

/// A tool as a client of the protocol gets it.
public struct ServedTool: Sendable {
    public var definition: ToolDefinition
    /// A few words for a person, for example `Metric statistics`.
    public var title: String
    /// It stores nothing.
    public var onlyReads: Bool
    /// Runs it. Cancelled when the client no longer wants it.
    /// - Parameters:
    ///   - arguments: a JSON object as text, not yet checked.
    ///   - client: puts questions to the person; `nil` where the client cannot.
    public var run: @Sendable (_ arguments: String, _ client: AskingClient?) async -> Answer

    /// The answer of a tool.
    public struct Answer: Sendable {
        /// One JSON object as text.
        public var json: String
        public var isError: Bool

        public init(json: String, isError: Bool) {
            self.json = json
            self.isError = isError
        }
    }

    public init(
        _ definition: ToolDefinition, title: String, onlyReads: Bool = true,
        run: @escaping @Sendable (_ arguments: String, _ client: AskingClient?) async -> Answer
    ) {
        self.definition = definition
        self.title = title
        self.onlyReads = onlyReads
        self.run = run
    }

    /// On one line, as a message is one.
    private var schema: String { JSONValue(definition.parametersJSON)?.json ?? "{}" }

    /// As it stands in the list.
    var tree: JSONTree {
        .object([
            ("name", .string(definition.name)), ("title", .string(title)),
            ("description", .string(definition.summary)), ("inputSchema", .digits(schema)),
            ("annotations", .object(annotations)),
        ])
    }

    private var annotations: [(key: String, value: JSONTree)] {
        let always: [(key: String, value: JSONTree)] = [
            ("title", .string(title)), ("destructiveHint", .boolean(false)), ("openWorldHint", .boolean(false)),
        ]
        return onlyReads
            ? always + [("readOnlyHint", .boolean(true)), ("idempotentHint", .boolean(true))] : always
    }
}

/// Who serves.
public struct ServerIdentity: Sendable {
    /// In letters, for example `airfit`.
    public var name: String
    public var title: String
    public var version: String
    /// The instructions that a model should read before it uses the tools.
    public var instructions: String

    public init(name: String, title: String, version: String, instructions: String) {
        self.name = name
        self.title = title
        self.version = version
        self.instructions = instructions
    }

    var tree: JSONTree {
        .object([("name", .string(name)), ("title", .string(title)), ("version", .string(version))])
    }
}
