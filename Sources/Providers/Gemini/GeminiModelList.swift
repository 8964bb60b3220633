import ChatModel
import JSON

/// The models that answer in text, page by page, with prices from the program's own table.
enum GeminiModelList {
    /// In Google's order.
    static func models(
        _ configuration: ProviderConfiguration, _ fetch: Fetch
    ) async throws(ServiceError) -> [ModelInfo] {
        let path = Gemini.version(configuration) + "/models?pageSize=1000"
        return try await fetch.modelPages(
            { token in path + (token.map { "&pageToken=\($0)" } ?? "") }, key: "models",
            model: { model($0, of: configuration.id) }, next: { $0["nextPageToken"].nonEmptyText?.inAddress() })
    }

    /// `nil` for a model that does not answer in text.
    static func model(_ json: JSONValue, of provider: ProviderID) -> ModelInfo? {
        guard let name = json["name"].nonEmptyText else { return nil }
        let id = GeminiModelID.bare(name)
        let methods = json["supportedGenerationMethods"].array?.compactMap(\.text)
        if let methods, !methods.contains("generateContent") { return nil }
        if GeminiModelID.isForOtherThanText(id.lowercased()) { return nil }
        let known = KnownGeminiModels.model(id)
        let isGemini = id.lowercased().hasPrefix("gemini")
        return ModelInfo(
            ModelReference(provider: provider, model: id), name: json["displayName"].nonEmptyText ?? known?.name,
            contextTokens: json["inputTokenLimit"].tally ?? known?.contextTokens,
            maxOutputTokens: json["outputTokenLimit"].tally ?? known?.maxOutputTokens,
            canUseTools: known?.canUseTools ?? (isGemini ? true : nil),
            canSee: known?.canSee ?? (isGemini ? true : nil),
            canThink: json["thinking"].flag ?? known?.canThink, price: known?.price)
    }
}
