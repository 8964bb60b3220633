import ChatModel

/// What a person can set for a reply.
public struct ReplyOptions: Equatable, Sendable {
    /// What happens to the coach's tools.
    public enum ToolUse: Equatable, Sendable {
        /// Offered, and what the model calls is run.
        case run
        /// Offered; what the model calls is told and not run, and the reply ends there.
        case offer
        /// Not offered; what the model calls anyway is told and not run.
        case none
    }

    /// The person's own wishes for the coach, added to its instructions.
    public var instructions: String?
    public var temperature: Double?
    public var maxOutputTokens: Int?
    public var thinkingEffort: ThinkingEffort?
    public var tools: ToolUse
    /// How much the model reads at most, instructions and answer included, where it does not itself take less; older
    /// turns are left out beyond it.
    public var contextTokens: Int

    public init(
        instructions: String? = nil, temperature: Double? = nil, maxOutputTokens: Int? = nil,
        thinkingEffort: ThinkingEffort? = nil, tools: ToolUse = .run, contextTokens: Int = 24_000
    ) {
        self.instructions = instructions
        self.temperature = temperature
        self.maxOutputTokens = maxOutputTokens
        self.thinkingEffort = thinkingEffort
        self.tools = tools
        self.contextTokens = contextTokens
    }
}
