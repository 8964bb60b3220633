import ChatModel

/// How far a server's Chat Completions go: which names and options it takes. Learnt from what it refuses.
struct ChatDialect: Equatable, Sendable {
    enum TokenLimit: String, Sendable { case old = "max_tokens", new = "max_completion_tokens" }
    enum Effort: Sendable { case asAsked, none, leftOut }
    /// How the effort of thinking is asked for.
    enum EffortForm: Sendable {
        /// `"reasoning_effort":"low"`
        case plain
        /// OpenRouter's own form: `"reasoning":{"effort":"low"}`
        case object
    }

    var tokenLimit: TokenLimit
    private var hasChangedTokenLimit = false
    var asksForUsage = true
    var sendsTemperature = true
    var effort = Effort.asAsked
    var effortForm = EffortForm.plain
    /// The thinking of earlier turns, which some servers want back and others refuse.
    var sendsThinkingBack = true
    /// Mistral's: nine letters and digits.
    var shortensCallIDs = false
    /// The parameters of OpenAI's own model; `nil` for other providers.
    var family: OpenAIModelFamily?
    /// Marks the instructions for the cache of Anthropic's models, which cache nothing unasked.
    var marksCache = false

    /// The first try with a server of which nothing else is known.
    init(_ provider: ProviderConfiguration) {
        let host = provider.baseURL.lowercased()
        let isNew = host.contains("//api.openai.com") || host.contains(".azure.com")
        tokenLimit = isNew ? .new : .old
    }

    /// The value for the effort; `nil` leaves it out.
    func effort(of request: ReplyRequest) -> String? {
        switch effort {
        case .none: return "none"
        case .leftOut: return nil
        case .asAsked: break
        }
        guard let family else { return request.thinkingEffort.map { $0 == .off ? "none" : $0.rawValue } }
        guard !request.tools.isEmpty else { return family.effort(request.thinkingEffort) }
        switch family.chatTools {
        case .withThinking: return family.effort(request.thinkingEffort)
        case .withEffortNone: return "none"
        case .withoutEffort: return request.thinkingEffort == .off ? "none" : nil
        case .never: return nil
        }
    }

    func takesTemperature(with effort: String?) -> Bool {
        sendsTemperature && family?.allowsTemperature(effort) ?? true
    }

    /// The dialect to try next after a refusal; `nil` if the refusal is about something else or was answered already.
    func adjusted(to failure: ProviderFailure) -> ChatDialect? {
        guard failure.status == 400 || failure.status == 422 else { return nil }
        if case .contextTooLong = failure.serviceError(model: "", key: nil) { return nil }  // names limits as well
        let message = failure.message.lowercased()
        func names(_ parameter: String) -> Bool { failure.parameter == parameter || message.contains(parameter) }
        var next = self
        if asksForUsage, names("stream_options") || names("include_usage") {
            next.asksForUsage = false
        } else if !hasChangedTokenLimit, names(tokenLimit.rawValue) {
            next.tokenLimit = tokenLimit == .old ? .new : .old
            next.hasChangedTokenLimit = true
        } else if sendsTemperature, names("temperature") {
            next.sendsTemperature = false
        } else if sendsThinkingBack, !message.contains("must be passed back"),
            names("reasoning_content") || names("reasoning_details")
        {
            next.sendsThinkingBack = false
        } else if names("reasoning_effort") || names("reasoning.effort") || message.contains("reasoning is mandatory"),
            effort != .leftOut
        {
            next.effort = effort == .asAsked && !message.contains("mandatory") ? .none : .leftOut
        } else if !shortensCallIDs, message.contains("tool call id"), message.contains("length of 9") {
            next.shortensCallIDs = true
        } else if marksCache, names("cache_control") {
            next.marksCache = false
        } else {
            return nil
        }
        return next
    }
}
