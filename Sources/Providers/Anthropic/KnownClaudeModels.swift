import ChatModel

/// Claude models as of November 2026, from Anthropic's pages of models and prices.
enum KnownClaudeModels {
    static let all: [ModelInfo] = [
        model("claude-opus-5-5", "Claude Opus 5.5", input: 4, output: 20),
        model("claude-sonnet-5-5", "Claude Sonnet 5.5", input: 2, output: 10),
        model("claude-haiku-5-5", "Claude Haiku 5.5", input: 0.1, output: 0.5, long: (100_000, 0.5, 2.5)),
        model("claude-fable-5-1", "Claude Fable 5.1", input: 10, output: 50),
        model("claude-opus-5", "Claude Opus 5", input: 5, output: 25),
        model("claude-sonnet-5", "Claude Sonnet 5", input: 2, output: 10),
        model("claude-fable-5", "Claude Fable 5", input: 10, output: 50),
        model("claude-mythos-5", "Claude Mythos 5", input: 10, output: 50),
        model("claude-opus-4-8", "Claude Opus 4.8", input: 5, output: 25),
        model("claude-opus-4-7", "Claude Opus 4.7", input: 5, output: 25),
        model("claude-opus-4-6", "Claude Opus 4.6", input: 5, output: 25),
        model("claude-sonnet-4-6", "Claude Sonnet 4.6", input: 3, output: 15),
        model("claude-opus-4-5", "Claude Opus 4.5", input: 5, output: 25, context: 200_000),
        model("claude-sonnet-4-5", "Claude Sonnet 4.5", input: 3, output: 15, context: 200_000),
        model("claude-haiku-4-5", "Claude Haiku 4.5", input: 1, output: 5, context: 200_000),
    ]

    /// The model of that identifier, with or without the date of its release behind it: `claude-haiku-4-5-20251001`.
    static func model(_ id: String) -> ModelInfo? {
        var name = id[...]
        if let dash = name.lastIndex(of: "-"), name[dash...].dropFirst().count == 8,
            name[dash...].dropFirst().allSatisfy(\.isNumber)
        {
            name = name[..<dash]
        }
        return all.first { $0.reference.model == name }
    }

    /// - Parameters:
    ///   - input: US dollars for a million tokens. Reading from the cache costs a tenth, writing to it a quarter more.
    ///   - long: from how many tokens of prompt on, and what input and output cost then.
    private static func model(
        _ id: String, _ name: String, input: Double, output: Double, context: Int = 1_000_000,
        long: (from: Int, input: Double, output: Double)? = nil
    ) -> ModelInfo {
        let price = ModelPrice(
            input: input, output: output, cachedInput: input * 0.1, cacheWrite: input * 1.25, longFrom: long?.from,
            longInput: long?.input, longOutput: long?.output)
        return ModelInfo(
            ModelReference(provider: .anthropic, model: id), name: name, contextTokens: context,
            maxOutputTokens: ClaudeModel(id: id).maxOutputTokens, canUseTools: true, canSee: true, canThink: true,
            price: price)
    }
}
