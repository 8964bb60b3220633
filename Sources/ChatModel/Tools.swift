/// A tool the model may call.
public struct ToolDefinition: Equatable, Sendable {
    /// Letters, digits and `_`: what every provider accepts.
    public var name: String
    /// For the model: the tool's purpose, in a few sentences.
    public var summary: String
    /// JSON Schema of the arguments, an object.
    public var parametersJSON: String

    public init(name: String, summary: String, parametersJSON: String) {
        self.name = name
        self.summary = summary
        self.parametersJSON = parametersJSON
    }
}

/// A call the model made, complete.
public struct ToolCall: Equatable, Identifiable, Sendable {
    public var id: String
    public var name: String
    /// A JSON object as text, `{}` where the model sent nothing; with `isMalformed` whatever it sent instead.
    public var argumentsJSON: String
    /// The arguments are no JSON object: the call is not run, and the model is told so.
    public var isMalformed: Bool

    public init(id: String, name: String, argumentsJSON: String, isMalformed: Bool = false) {
        self.id = id
        self.name = name
        self.argumentsJSON = argumentsJSON
        self.isMalformed = isMalformed
    }

    /// The arguments as sent back to a provider: always a JSON object.
    public var sendableArgumentsJSON: String { isMalformed ? "{}" : argumentsJSON }
}

/// The reply of a tool to a call.
public struct ToolResult: Equatable, Sendable {
    public var callID: String
    /// The tool's name, which some providers want back.
    public var name: String
    /// One JSON object as text.
    public var json: String
    public var isError: Bool
    /// How long the tool took.
    public var seconds: Double

    public init(callID: String, name: String, json: String, isError: Bool = false, seconds: Double = 0) {
        self.callID = callID
        self.name = name
        self.json = json
        self.isError = isError
        self.seconds = seconds
    }
}
