import ChatModel

/// The parameters that one model of an Ollama server accepts. Learnt from its refusals.
struct OllamaDialect: Equatable, Sendable {
    /// How thinking is asked for.
    enum Thinking: Sendable {
        /// `low`, `medium`, `high`; such a model cannot be kept from thinking.
        case levels
        /// On or off.
        case flag
        /// The model does not think.
        case none
    }

    var thinking: Thinking
    var sendsTools = true

    init(model: String) {
        thinking = model.lowercased().contains("gpt-oss") ? .levels : .flag
    }

    /// The dialect to try next after a refusal; `nil` if the refusal is about something else or was answered already.
    func adjusted(to failure: ProviderFailure) -> OllamaDialect? {
        guard failure.status == 400 else { return nil }
        let message = failure.message.lowercased()
        var next = self
        if message.contains("does not support tools"), sendsTools {
            next.sendsTools = false
        } else if message.contains("does not support thinking"), thinking != .none {
            next.thinking = .none
        } else if message.contains("think value"), thinking == .levels {
            next.thinking = .flag
        } else {
            return nil
        }
        return next
    }

    /// The value of `think`; `nil` leaves it to the model, which thinks if it can.
    func think(_ effort: ThinkingEffort?) -> Any? {
        guard let effort else { return nil }
        switch thinking {
        case .levels: return effort == .off ? "low" : effort.rawValue
        case .flag: return effort != .off
        case .none: return nil
        }
    }
}
