import ChatModel

extension ServiceError {
    /// One sentence: what happened and what a person can do. The only place where errors of services are put in words.
    public var sentence: String {
        switch self {
        case .notConfigured(let provider):
            "No key for \(Self.name(provider)) is set; put it in the environment or choose the offline coach."
        case .invalidConfiguration(let detail): "The configuration cannot be used\(Self.tail(detail))"
        case .networkUnavailable(let detail): "The server could not be reached\(Self.tail(detail))"
        case .authenticationFailed(let detail): "The key was refused; check it\(Self.tail(detail))"
        case .regionNotSupported:
            "The provider does not serve the country this request comes from; choose another provider."
        case .rateLimitExceeded(let seconds?, _):
            "Too many requests; the provider takes the next one in \(Self.whole(seconds)) s."
        case .rateLimitExceeded(nil, _): "Too many requests; wait a little."
        case .quotaExceeded(let detail): "The account has no credit left for this\(Self.tail(detail))"
        case .budgetReached(let detail):
            "Your own limit of spending is reached; raise it or choose a free model\(Self.tail(detail))"
        case .unsupportedParameter(let name, _):
            "The model does not take \(Self.short(name)); change the setting or choose another model."
        case .modelNotFound(let model, _): "The provider has no model named \(Self.short(model)); choose another one."
        case .contextTooLong: "The conversation is too long for this model; start a new one with Ctrl-N."
        case .overloaded(let seconds?, _):
            "The provider is overloaded; it asks for \(Self.whole(seconds)) s of patience."
        case .overloaded(nil, _): "The provider is overloaded; wait a little."
        case .invalidResponse(let detail): "The answer was not in a form that can be read\(Self.tail(detail))"
        case .streamingError(let detail): "The connection broke in the middle of the answer\(Self.tail(detail))"
        case .timeout(let detail): "The server did not answer in time\(Self.tail(detail))"
        case .cancelled: "The answer was stopped."
        case .refused(let detail):
            "The model declined to answer this; put the question in other words\(Self.tail(detail))"
        case .contentFiltered: "The provider declined to answer this; put the question in other words."
        case .providerError(let status, let message):
            "The provider reported an error\(status.map { " (\($0))" } ?? "")\(Self.tail(message))"
        }
    }

    /// A few words for a line that also says when it is tried again.
    var cause: String {
        switch self {
        case .rateLimitExceeded: "Rate limited"
        case .overloaded: "Provider overloaded"
        case .networkUnavailable: "Server not reached"
        case .timeout: "No answer in time"
        case .streamingError: "Connection broken"
        case .providerError(let status?, _): "Provider error \(status)"
        default: "Request failed"
        }
    }

    private static func tail(_ detail: String) -> String {
        let text = short(detail)
        if text.isEmpty { return "." }
        return ".!?".contains(text.last ?? " ") ? ": \(text)" : ": \(text)."
    }

    /// Details are from outside: one line of bounded length.
    private static func short(_ text: String) -> String {
        let line = String(text.prefix(400)).split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 160 ? String(line.prefix(160)) + "…" : line
    }

    private static func whole(_ seconds: Double) -> Int {
        seconds.isFinite ? Int(max(0, min(seconds, 86_400)).rounded(.up)) : 0
    }

    private static func name(_ provider: ProviderID) -> String {
        switch provider {
        case .openAI: "OpenAI"
        case .anthropic: "Anthropic"
        case .gemini: "Gemini"
        case .openRouter: "OpenRouter"
        case .ollama: "Ollama"
        default: short(provider.rawValue)
        }
    }
}
