import ChatModel
import HealthModel
import JSON

/// A tool as a client of the protocol gets it.
public struct ServedTool: Sendable {
    public var definition: ToolDefinition
    /// A few words for a person, for example `Metric statistics`.
    public var title: String
    /// Runs it. Cancelled when the client no longer wants it.
    /// - Parameter arguments: a JSON object as text, not yet checked.
    public var run: @Sendable (_ arguments: String) async -> Answer

    /// What it answered.
    public struct Answer: Sendable {
        /// One JSON object as text.
        public var json: String
        public var isError: Bool

        public init(json: String, isError: Bool) {
            self.json = json
            self.isError = isError
        }
    }

    public init(_ definition: ToolDefinition, title: String, run: @escaping @Sendable (String) async -> Answer) {
        self.definition = definition
        self.title = title
        self.run = run
    }

    /// On one line, as a message is one.
    private var schema: String { JSONValue(definition.parametersJSON)?.json ?? "{}" }

    /// As it stands in the list.
    var tree: JSONTree {
        .object([
            ("name", .string(definition.name)), ("title", .string(title)),
            ("description", .string(definition.summary)), ("inputSchema", .digits(schema)),
            (
                "annotations",
                .object([
                    ("title", .string(title)), ("readOnlyHint", .boolean(true)), ("destructiveHint", .boolean(false)),
                    ("idempotentHint", .boolean(true)), ("openWorldHint", .boolean(false)),
                ])
            ),
        ])
    }
}

/// Who serves.
public struct ServerIdentity: Sendable {
    /// In letters, for example `airfit`.
    public var name: String
    public var title: String
    public var version: String
    /// What a model should know before it uses the tools.
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
