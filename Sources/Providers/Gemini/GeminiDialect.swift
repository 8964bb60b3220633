import ChatModel

/// The parameters sent to a Gemini model besides the conversation. Begins with the table of models and learns from
/// refusals: servers in between and models newer than this program differ.
struct GeminiDialect: Equatable, Sendable {
    enum ThinkingConfig: Sendable { case asAsked, withoutAmount, leftOut }

    let model: GeminiModel
    var thinkingConfig = ThinkingConfig.asAsked
    var sendsTemperature: Bool
    var sendsSafetySettings = true
    /// The name of a tool's schema that is one in JSON Schema; servers of before 2025 know the older one alone.
    var schemaName = "parametersJsonSchema"

    init(model id: String) {
        model = GeminiModel(id: id)
        sendsTemperature = model.takesTemperature
    }

    /// The dialect to try next after a refusal; `nil` if the refusal is about something else or was answered already.
    func adjusted(to failure: ProviderFailure) -> GeminiDialect? {
        guard failure.status == 400 else { return nil }
        let message = failure.message.lowercased().replacing("_", with: "")
        var next = self
        if message.contains("parametersjsonschema"), schemaName != "parameters" {
            next.schemaName = "parameters"
        } else if message.contains("thinking") || message.contains("budget"), thinkingConfig != .leftOut {
            next.thinkingConfig = thinkingConfig == .asAsked ? .withoutAmount : .leftOut
        } else if message.contains("temperature"), sendsTemperature {
            next.sendsTemperature = false
        } else if message.contains("safety"), sendsSafetySettings {
            next.sendsSafetySettings = false
        } else {
            return nil
        }
        return next
    }

    /// `nil` where everything is left to the model.
    func thinking(_ wish: ThinkingEffort?) -> [String: Any]? {
        guard model.thinking != .unknown, thinkingConfig != .leftOut else { return nil }
        var config: [String: Any] = ["includeThoughts": true]
        guard let wish, thinkingConfig == .asAsked else { return config }
        switch model.thinking {
        case .budget(lowest: 0) where wish == .off: config = ["thinkingBudget": 0]
        case .budget(let lowest): config["thinkingBudget"] = Self.budget(wish, lowest: lowest)
        case .level(let lowest): config["thinkingLevel"] = wish == .off ? lowest : wish.rawValue.uppercased()
        case .unknown: break
        }
        return config
    }

    /// Within what all models of 2.5 take.
    private static func budget(_ wish: ThinkingEffort, lowest: Int) -> Int {
        switch wish {
        case .off: lowest
        case .low: 1024
        case .medium: 8192
        case .high: 24_576
        }
    }
}
