import ChatModel
import JSON

/// The list of models as OpenAI and the servers like it give it: identifiers, and what some add to them.
enum PlainModelList {
    /// In the order of their names.
    static func models(
        _ configuration: ProviderConfiguration, _ fetch: Fetch
    ) async throws(ServiceError) -> [ModelInfo] {
        let json = try await fetch.get("/models")
        guard let list = json["data"].array ?? json["models"].array ?? json.array else {
            throw .invalidResponse(detail: "The list of models cannot be read")
        }
        return list.prefix(Fetch.mostModels).compactMap { model($0, of: configuration.id) }
            .sorted { $0.reference.model < $1.reference.model }
    }

    private static func model(_ json: JSONValue, of provider: ProviderID) -> ModelInfo? {
        guard let id = json["id"].nonEmptyText ?? json["name"].nonEmptyText ?? json.nonEmptyText else { return nil }
        let sizes = [
            json["context_length"], json["max_model_len"], json["context_window"], json["max_context_length"],
            json["meta"]["n_ctx_train"],
        ]
        let abilities = json["capabilities"]
        return ModelInfo(
            ModelReference(provider: provider, model: id),
            contextTokens: sizes.lazy.compactMap(\.tally).first { $0 > 0 },
            canUseTools: abilities["function_calling"].flag, canSee: abilities["vision"].flag,
            canThink: abilities["reasoning"].flag)
    }
}
