import ChatModel

/// How far a server's Chat Completions go: which names and options it takes. Learnt from what it refuses.
struct ChatDialect: Equatable, Sendable {
    enum TokenLimit: String, Sendable { case old = "max_tokens", new = "max_completion_tokens" }
    enum Effort: Sendable { case asAsked, none, leftOut }

    var tokenLimit: TokenLimit
    private var hasChangedTokenLimit = false
    var asksForUsage = true
    var sendsTemperature = true
    var effort = Effort.asAsked
    /// OpenRouter's own form of it.
    var effortIsObject = false

    init(_ provider: ProviderConfiguration) {
        let host = provider.baseURL.lowercased()
        let isNew = host.contains("//api.openai.com") || host.contains(".azure.com")
        tokenLimit = isNew ? .new : .old
        effortIsObject = provider.id == .openRouter
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
        } else if names("reasoning_effort") || names("reasoning.effort"), effort != .leftOut {
            next.effort = effort == .asAsked ? .none : .leftOut
        } else {
            return nil
        }
        return next
    }
}
