import ChatModel
import JSON

/// OpenAI's list of models says nothing but names; the rest comes from a table.
enum OpenAIModels {
    /// The models of `GET /models` that can be talked with, the newest first.
    /// - Parameter isOpenAIItself: else the server can have models of any name.
    static func listed(in json: JSONValue, isOpenAIItself: Bool) throws(ServiceError) -> [ModelInfo] {
        guard let list = json["data"].array ?? json["models"].array ?? json.array else {
            throw .invalidResponse(detail: "The list of models cannot be read")
        }
        let named = list.prefix(Fetch.mostModels).compactMap { entry -> (id: String, created: Int)? in
            guard let id = entry["id"].nonEmptyText ?? entry["name"].nonEmptyText else { return nil }
            return (id, entry["created"].integer ?? 0)
        }
        return named.filter { isForChat($0.id, isOpenAIItself: isOpenAIItself) }
            .sorted { ($1.created, $0.id) < ($0.created, $1.id) }
            .map { info(of: $0.id) }
    }

    /// The list holds everything OpenAI sells, without saying what it is for.
    static func isForChat(_ id: String, isOpenAIItself: Bool) -> Bool {
        let name = id.lowercased()
        let others = [
            "embedding", "audio", "realtime", "image", "tts", "transcribe", "moderation", "whisper", "dall-e", "sora",
            "davinci", "babbage", "instruct", "search-preview", "search-api", "computer-use", "deep-research",
        ]
        if others.contains(where: name.contains) { return false }
        guard isOpenAIItself else { return true }
        let isNumberedO = name.first == "o" && name.dropFirst().first?.isNumber == true
        return isNumberedO || ["gpt-", "chatgpt-", "ft:", "codex-"].contains(where: name.hasPrefix)
    }

    /// The table's facts about a model, or about the one it is a dated copy of: `gpt-5.2-2025-12-11`.
    static func info(of id: String) -> ModelInfo {
        let known = known.first { known in
            let name = known.reference.model
            guard id != name else { return true }
            let rest = id.hasPrefix(name + "-") ? id.dropFirst(name.count + 1) : ""
            return !rest.isEmpty && rest.allSatisfy { $0.isNumber || $0 == "-" }
        }
        guard var info = known else {
            let reference = ModelReference(provider: .openAI, model: id)
            let family = OpenAIModelFamily(of: id).thinking
            return ModelInfo(reference, canThink: family == .unknown ? nil : family != .never)
        }
        info.reference.model = id
        info.name = id
        return info
    }

    /// As of November 2026; prices of later models are not known.
    static let known: [ModelInfo] = [
        model("gpt-6.1-sol", gpt6(2, 10, cached: 0.10)),
        model("gpt-6-sol", gpt6(2, 10, cached: 0.20)),
        model("gpt-6-luna", gpt6(0.10, 0.50, cached: 0.01)),
        model("gpt-6-astra", gpt6(10, 50, cached: 1)),
        model("gpt-5.6-sol", price(4, 20, cached: 0.40, write: 5), context: nil),
        model("gpt-5.6-terra", price(2, 12, cached: 0.20, write: 2.5), context: nil),
        model("gpt-5.6-luna", price(0.20, 1.20, cached: 0.02, write: 0.25), context: nil),
        model("gpt-5.5", price(5, 30, cached: 0.50), context: 1_050_000),
        model("gpt-5.4", price(2.5, 15, cached: 0.25), context: 1_050_000),
        model("gpt-5.4-mini", price(0.75, 4.5, cached: 0.075), context: 400_000),
        model("gpt-5.4-nano", price(0.20, 1.25, cached: 0.02), context: 400_000),
        model("gpt-5.2", price(1.75, 14, cached: 0.175), context: 400_000),
        model("gpt-5", price(1.25, 10, cached: 0.125), context: 400_000),
        model("gpt-4.1", price(2, 8, cached: 0.50), context: 1_047_576, output: 32_768),
        model("gpt-4o", price(2.5, 10, cached: 1.25), context: 128_000, output: 16_384),
        model("gpt-4o-mini", price(0.15, 0.60, cached: 0.075), context: 128_000, output: 16_384),
    ]

    private static func model(
        _ id: String, _ price: ModelPrice, context: Int? = 1_050_000, output: Int = 128_000
    ) -> ModelInfo {
        ModelInfo(
            ModelReference(provider: .openAI, model: id), contextTokens: context, maxOutputTokens: output,
            canUseTools: true, canSee: true, canThink: OpenAIModelFamily(of: id).thinking != .never, price: price)
    }

    private static func price(_ input: Double, _ output: Double, cached: Double, write: Double? = nil) -> ModelPrice {
        ModelPrice(input: input, output: output, cachedInput: cached, cacheWrite: write)
    }

    /// Above 272,000 tokens of input that costs twice, output one and a half times as much.
    private static func gpt6(_ input: Double, _ output: Double, cached: Double) -> ModelPrice {
        ModelPrice(
            input: input, output: output, cachedInput: cached, cacheWrite: input * 1.25, longFrom: 272_000,
            longInput: input * 2, longOutput: output * 1.5)
    }
}
