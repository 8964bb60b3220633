import ChatModel
import JSON

/// The models of an account, page by page, with prices from the program's own table.
enum AnthropicModelList {
    /// More pages than that are a server that repeats itself.
    private static let mostPages = 20

    /// Newest first, as they come.
    static func models(
        _ configuration: ProviderConfiguration, _ fetch: Fetch
    ) async throws(ServiceError) -> [ModelInfo] {
        var models: [ModelInfo] = []
        var seen: Set<ModelReference> = []
        var after: String?
        for _ in 0..<mostPages {
            let page = try await fetch.get("/models?limit=1000" + (after.map { "&after_id=\($0)" } ?? ""))
            guard let list = page["data"].array else {
                throw .invalidResponse(detail: "The list of models cannot be read")
            }
            let some = list.prefix(Fetch.mostModels).compactMap { model($0, of: configuration.id) }
            models += some.filter { seen.insert($0.id).inserted }
            let last = page["last_id"].nonEmptyText?.inAddress()
            guard page["has_more"].flag == true, let last, last != after else { break }
            after = last
        }
        return models
    }

    static func model(_ json: JSONValue, of provider: ProviderID) -> ModelInfo? {
        guard let id = json["id"].nonEmptyText else { return nil }
        let known = KnownClaudeModels.model(id)
        let abilities = json["capabilities"]
        return ModelInfo(
            ModelReference(provider: provider, model: id), name: json["display_name"].nonEmptyText ?? known?.name,
            contextTokens: json["max_input_tokens"].tally ?? known?.contextTokens,
            maxOutputTokens: json["max_tokens"].tally ?? known?.maxOutputTokens,
            canUseTools: known?.canUseTools ?? true,
            canSee: abilities["image_input"]["supported"].flag ?? known?.canSee,
            canThink: abilities["thinking"]["supported"].flag ?? known?.canThink, price: known?.price)
    }
}
