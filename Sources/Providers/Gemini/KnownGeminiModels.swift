import ChatModel

/// Gemini models as of November 2026, from Google's pages of models and prices.
enum KnownGeminiModels {
    static let all: [ModelInfo] = [
        model("gemini-3.8-flash", "Gemini 3.8 Flash", price(0.75, 3.75)),
        model("gemini-3.7-flash", "Gemini 3.7 Flash", price(0.75, 3.75)),
        model("gemini-3.6-flash", "Gemini 3.6 Flash", price(1.5, 7.5)),
        model("gemini-3.5-flash", "Gemini 3.5 Flash", price(1.5, 9)),
        model("gemini-3.5-flash-lite", "Gemini 3.5 Flash-Lite", price(0.3, 2.5)),
        model("gemini-3.1-flash-lite", "Gemini 3.1 Flash-Lite", price(0.25, 1.5)),
        model("gemini-3.1-pro-preview", "Gemini 3.1 Pro", price(2, 12, long: (200_000, 4, 18))),
        // Whatever is the latest: of another price every few months.
        model("gemini-flash-latest", "Gemini Flash, the latest", nil),
        model("gemini-pro-latest", "Gemini Pro, the latest", nil),
    ]

    static func model(_ id: String) -> ModelInfo? {
        let name = GeminiModelID.bare(id)
        return all.first { $0.reference.model == name }
    }

    private static func model(_ id: String, _ name: String, _ price: ModelPrice?) -> ModelInfo {
        ModelInfo(
            ModelReference(provider: .gemini, model: id), name: name, contextTokens: 1_048_576,
            maxOutputTokens: 65_536, canUseTools: true, canSee: true, canThink: true, price: price)
    }

    /// US dollars for a million tokens; prompts read from the cache cost a tenth.
    /// - Parameter long: from how many tokens of prompt on, and what input and output cost then.
    private static func price(
        _ input: Double, _ output: Double, long: (from: Int, input: Double, output: Double)? = nil
    ) -> ModelPrice {
        ModelPrice(
            input: input, output: output, cachedInput: input * 0.1, longFrom: long?.from, longInput: long?.input,
            longOutput: long?.output)
    }
}
