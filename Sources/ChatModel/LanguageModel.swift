/// Something that answers: a provider's model, or the offline coach.
public protocol LanguageModel: Sendable {
    var reference: ModelReference { get }
    /// The reply as it arrives. The stream never throws: its last element is `.ended`. Cancelling the task that reads
    /// it ends the request within 50 ms.
    func reply(to request: ReplyRequest) -> AsyncStream<ReplyEvent>
}

/// A provider-neutral request.
public struct ReplyRequest: Equatable, Sendable {
    /// Instructions and the day's data.
    public var system: String
    /// Oldest first; the last one is the person's question or a tool's result.
    public var messages: [ChatMessage]
    public var tools: [ToolDefinition]
    /// 0 to 2; `nil` leaves the provider's default.
    public var temperature: Double?
    /// Upper bound of the answer; `nil` leaves the provider's default.
    public var maxOutputTokens: Int?
    /// `nil` leaves the provider's default.
    public var thinkingEffort: ThinkingEffort?

    public init(
        system: String, messages: [ChatMessage], tools: [ToolDefinition] = [], temperature: Double? = nil,
        maxOutputTokens: Int? = nil, thinkingEffort: ThinkingEffort? = nil
    ) {
        self.system = system
        self.messages = messages
        self.tools = tools
        self.temperature = temperature
        self.maxOutputTokens = maxOutputTokens
        self.thinkingEffort = thinkingEffort
    }
}

public enum ThinkingEffort: String, CaseIterable, Sendable { case off, low, medium, high }

/// A tool the model may call.
public struct ToolDefinition: Equatable, Sendable {
    public var name: String
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
    /// A JSON object as text; `{}` where the model sent nothing.
    public var argumentsJSON: String

    public init(id: String, name: String, argumentsJSON: String) {
        self.id = id
        self.name = name
        self.argumentsJSON = argumentsJSON
    }
}

/// One event of a reply.
public enum ReplyEvent: Equatable, Sendable {
    /// The request is on its way again after a failure; seconds until it is sent, and which try it is.
    case retrying(afterSeconds: Double, attempt: Int, reason: ServiceError)
    case text(String)
    case thinking(String)
    case toolCall(ToolCall)
    case usage(TokenUsage)
    /// What must be sent back with this turn.
    case record(ProviderRecord)
    /// The last event, always.
    case ended(ReplyEnd)
}

public enum ReplyEnd: Equatable, Sendable {
    case finished(FinishReason)
    case cancelled
    case failed(ServiceError)
}

public enum FinishReason: String, Equatable, Sendable {
    case stop, length
    case toolCalls = "tool_calls"
    case contentFilter = "content_filter"
}
