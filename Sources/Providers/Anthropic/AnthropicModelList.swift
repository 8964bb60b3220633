import ChatModel
import JSON

/// The models of an account, page by page, with prices from the program's own table.
enum AnthropicModelList {
    /// Newest first, as they come.
    static func models(
        _ configuration: ProviderConfiguration, _ fetch: Fetch
    ) async throws(ServiceError) -> [ModelInfo] {
        try await fetch.modelPages(
            { last in "/models?limit=1000" + (last.map { "&after_id=\($0)" } ?? "") }, key: "data",
            model: { model($0, of: configuration.id) },
            next: { $0["has_more"].flag == true ? $0["last_id"].nonEmptyText?.inAddress() : nil })
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
