import Foundation

/// One message of a conversation.
public struct ChatMessage: Equatable, Identifiable, Sendable {
    /// Who wrote a message.
    public enum Author: String, Sendable { case person, coach, tool }

    /// How a coach's message ended.
    public enum Completion: Equatable, Sendable {
        /// Still arriving; found after a crash it means cut off.
        case streaming
        case complete
        /// The model stopped at its token limit.
        case length
        /// Stopped by the person; what had arrived is kept and stays in the context.
        case stopped
        /// The stream ended without a finish reason, or the program was killed.
        case cut
        case failed(ServiceError)
    }

    /// Unique within the store.
    public var id: UUID
    /// The message this one follows; `nil` for the first one. Where several follow the same, the conversation branches.
    public var parent: UUID?
    public var author: Author
    /// Markdown of the coach, plain text of the person.
    public var text: String
    /// The model's thinking, where it shows it.
    public var thinking: String
    /// How long it thought before the answer began; `nil` where it did not, or does not yet answer.
    public var thinkingSeconds: Double?
    /// Calls the coach made in this message.
    public var toolCalls: [ToolCall]
    /// For a message of a tool: the call it answers. `text` is the result's JSON.
    public var toolResult: ToolResult?
    /// When it was written, or its answer began.
    public var createdAt: Date
    public var completion: Completion
    /// Who wrote it: provider and model; `nil` for a person's message.
    public var model: ModelReference?
    /// Tokens and cost of the round; `nil` for what no model wrote, and where nothing was counted.
    public var usage: TokenUsage?
    /// The provider's own record of this turn (signatures, encrypted reasoning), sent back as it came.
    public var providerRecord: ProviderRecord?
    /// The notice that the person was shown before this message of the coach.
    public var safety: SafetyNotice?

    /// The call a message of a tool answers.
    public var answersCall: String? { toolResult?.callID }

    /// The message of a tool.
    public static func result(
        _ result: ToolResult, id: UUID = UUID(), parent: UUID? = nil, createdAt: Date = Date()
    ) -> ChatMessage {
        ChatMessage(id: id, .tool, result.json, toolResult: result, parent: parent, createdAt: createdAt)
    }

    public init(
        id: UUID = UUID(), _ author: Author, _ text: String, thinking: String = "", toolCalls: [ToolCall] = [],
        toolResult: ToolResult? = nil, parent: UUID? = nil, createdAt: Date = Date(),
        completion: Completion = .complete,
        model: ModelReference? = nil, usage: TokenUsage? = nil, providerRecord: ProviderRecord? = nil,
        safety: SafetyNotice? = nil
    ) {
        self.id = id
        self.author = author
        self.text = text
        self.thinking = thinking
        self.toolCalls = toolCalls
        self.toolResult = toolResult
        self.parent = parent
        self.createdAt = createdAt
        self.completion = completion
        self.model = model
        self.usage = usage
        self.providerRecord = providerRecord
        self.safety = safety
    }
}

/// A model of a provider.
public struct ModelReference: Hashable, Sendable {
    public var provider: ProviderID
    /// The provider's own identifier of the model.
    public var model: String

    public init(provider: ProviderID, model: String) {
        self.provider = provider
        self.model = model
    }
}

/// The provider's own record of a turn. Belongs to one provider and model, opaque to everybody else.
public struct ProviderRecord: Equatable, Sendable {
    public var model: ModelReference
    /// JSON text in the provider's own form.
    public var json: String

    public init(model: ModelReference, json: String) {
        self.model = model
        self.json = json
    }
}

/// A provider: one of the built-in ones or a custom endpoint by its name in the configuration.
public struct ProviderID: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let openAI = ProviderID("openai")
    public static let anthropic = ProviderID("anthropic")
    public static let gemini = ProviderID("gemini")
    public static let openRouter = ProviderID("openrouter")
    public static let ollama = ProviderID("ollama")
    public static let custom = ProviderID("custom")
    /// The built-in coach that needs no network and is no AI.
    public static let offline = ProviderID("offline")
}

/// Tokens of one request, as the provider counted them; `nil` where it did not say.
public struct TokenUsage: Equatable, Sendable {
    /// The whole prompt, with what was read from and written to the provider's cache.
    public var input: Int?
    /// The whole answer, thinking included.
    public var output: Int?
    /// Part of `input` that was read from the provider's cache.
    public var cachedInput: Int?
    /// Part of `input` that was written to the provider's cache.
    public var cacheWriteInput: Int?
    /// Part of `output` spent on thinking.
    public var thinking: Int?
    /// US dollars; `nil` where no price is known.
    public var costUSD: Double?
    /// The cost was computed from a list of prices, not told by the provider.
    public var costIsEstimate = false
    /// Seconds from the request to the first piece of the answer, and to its end.
    public var secondsToFirstToken: Double?
    /// From the request to the last token; `nil` where it was not timed.
    public var secondsInAll: Double?

    public init(
        input: Int? = nil, output: Int? = nil, cachedInput: Int? = nil, cacheWriteInput: Int? = nil,
        thinking: Int? = nil, costUSD: Double? = nil
    ) {
        self.input = input
        self.output = output
        self.cachedInput = cachedInput
        self.cacheWriteInput = cacheWriteInput
        self.thinking = thinking
        self.costUSD = costUSD
    }

    /// Tokens of the answer in a second, from its first piece to its end; `nil` where that is not known, as when the
    /// answer came all at once.
    public var tokensPerSecond: Double? {
        guard let output, let secondsInAll, let secondsToFirstToken, secondsInAll - secondsToFirstToken > 0.05 else {
            return nil
        }
        return Double(output) / (secondsInAll - secondsToFirstToken)
    }
}
