import Foundation

/// Something that answers: a provider's model, or the offline coach.
public protocol LanguageModel: Sendable {
    var reference: ModelReference { get }
    /// The reply as it arrives. The stream never throws: its last element is `.ended`. Cancelling the task that reads
    /// it ends the request within 50 ms.
    func reply(to request: ClearedRequest) -> AsyncStream<ReplyEvent>
}

/// A provider-neutral request.
public struct ReplyRequest: Equatable, Sendable {
    /// Instructions and the day's data.
    public var system: String
    /// Oldest first; the last one is the person's question or a tool's result.
    public var messages: [ChatMessage]
    public var tools: [ToolDefinition]
    /// The tools are named only because the history holds calls of them: the model is to answer without a further one.
    /// Some providers refuse such a history without the tools.
    public var mustNotCall = false
    /// The notice that the person was shown just now, before the answer; the instructions say so too.
    public var safety: SafetyNotice?
    /// The notice of a crisis or an emergency on another branch of the conversation, which still holds; not sent.
    public var safetyElsewhere: SafetyNotice?
    /// The conversation it is part of, for who keeps account of what is sent; not sent itself.
    public var conversation: UUID?
    /// 0 to 2; `nil` leaves the provider's default.
    public var temperature: Double?
    /// Upper bound of the answer, thinking included; `nil` leaves the provider's default.
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

/// How much a model thinks before it answers. `off` asks for as little as the model allows.
public enum ThinkingEffort: String, CaseIterable, Sendable { case off, low, medium, high }

/// One event of a reply.
public enum ReplyEvent: Equatable, Sendable {
    /// The request is sent again after a failure, nothing having been shown of its answer: seconds until then, which try
    /// that will be, and how many there are at most.
    case retrying(afterSeconds: Double, attempt: Int, of: Int, reason: ServiceError)
    /// Shown before the words that follow, and kept with their message.
    case safety(SafetyNotice)
    /// The part of the prompt about the person and the day, without the rules that are the same for everybody: evidence
    /// for numbers of the answer. At most once, before the first word; never of a model that receives no data.
    case told(String)
    /// The offline coach's reading of the question, before the text of its answer.
    case reading(QuestionReading)
    case text(String)
    case thinking(String)
    /// A call, complete. It is run only after the answer that holds it has ended.
    case toolCall(ToolCall)
    /// A call was run.
    case toolResult(ToolResult)
    /// The results of the tools have gone back and the model goes on: what came before is a message of its own, what
    /// comes now a further one. The first round is 1 and is not announced.
    case roundBegan(Int)
    /// Counts of the current round; the last one holds.
    case usage(TokenUsage)
    /// The provider's record that must be sent back with this round's message.
    case record(ProviderRecord)
    /// The last event, always.
    case ended(ReplyEnd)
}

/// How a reply ended; the last event of every reply.
public enum ReplyEnd: Equatable, Sendable {
    case finished(FinishReason)
    case cancelled
    case failed(ServiceError)
}

/// Why a model stopped, as providers tell it.
public enum FinishReason: String, Equatable, Sendable {
    case stop, length
    case toolCalls = "tool_calls"
    case contentFilter = "content_filter"
}
