import ChatModel
import JSON

/// OpenRouter's list of models, which says nearly everything about them.
enum OpenRouterModels {
    /// The models of `GET /models` that answer in text, in OpenRouter's order: the newest first.
    static func listed(in json: JSONValue) throws(ServiceError) -> [ModelInfo] {
        guard let list = json["data"].array else {
            throw .invalidResponse(detail: "The list of models cannot be read")
        }
        return list.prefix(Fetch.mostModels).compactMap(info)
    }

    private static func info(_ entry: JSONValue) -> ModelInfo? {
        guard let id = entry["id"].nonEmptyText else { return nil }
        let modalities = entry["architecture"]
        if let output = names(modalities["output_modalities"]), !output.contains("text") { return nil }
        let top = entry["top_provider"]
        let parameters = names(entry["supported_parameters"])
        return ModelInfo(
            ModelReference(provider: .openRouter, model: id), name: entry["name"].nonEmptyText,
            contextTokens: entry["context_length"].tally ?? top["context_length"].tally,
            maxOutputTokens: top["max_completion_tokens"].tally, canUseTools: parameters?.contains("tools"),
            canSee: names(modalities["input_modalities"])?.contains("image"),
            canThink: parameters.map { $0.contains("reasoning") || $0.contains("include_reasoning") },
            price: price(entry["pricing"]))
    }

    private static func names(_ list: JSONValue) -> [String]? { list.array?.compactMap(\.text) }

    /// Prices come as text, in dollars for one token; below zero they vary with the model that is chosen.
    private static func price(_ json: JSONValue) -> ModelPrice? {
        func perMillion(_ name: String) -> Double? {
            guard let price = json[name].number ?? json[name].text.flatMap(Double.init), price.isFinite, price >= 0
            else { return nil }
            // Rounded, or 0.0000001 would be 0.09999999999999999 for a million.
            return (price * 1e12).rounded() / 1e6
        }
        guard let input = perMillion("prompt"), let output = perMillion("completion") else { return nil }
        return ModelPrice(
            input: input, output: output, cachedInput: perMillion("input_cache_read"),
            cacheWrite: perMillion("input_cache_write"))
    }

    /// For when the list cannot be asked. As of November 2026.
    static let known = [
        ModelInfo(
            ModelReference(provider: .openRouter, model: "openai/gpt-6.1-sol"), name: "OpenAI: GPT-6.1 Sol",
            contextTokens: 1_050_000, maxOutputTokens: 128_000, canUseTools: true, canThink: true,
            price: ModelPrice(input: 2, output: 10, cachedInput: 0.1, cacheWrite: 2.5)),
        ModelInfo(
            ModelReference(provider: .openRouter, model: "openrouter/auto"), name: "Auto Router", canUseTools: true),
    ]
}
