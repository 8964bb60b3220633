import ChatModel
import JSON

/// The models that answer in text, page by page, with prices from the program's own table.
enum GeminiModelList {
    /// More pages than that are a server that repeats itself.
    private static let mostPages = 20

    /// In Google's order.
    static func models(
        _ configuration: ProviderConfiguration, _ fetch: Fetch
    ) async throws(ServiceError) -> [ModelInfo] {
        var models: [ModelInfo] = []
        var seen: Set<ModelReference> = []
        var token: String?
        for _ in 0..<mostPages {
            let page = try await fetch.get(
                Gemini.version(configuration) + "/models?pageSize=1000" + (token.map { "&pageToken=\($0)" } ?? ""))
            guard let list = page["models"].array else {
                throw .invalidResponse(detail: "The list of models cannot be read")
            }
            let some = list.prefix(Fetch.mostModels).compactMap { model($0, of: configuration.id) }
            models += some.filter { seen.insert($0.id).inserted }
            let next = page["nextPageToken"].nonEmptyText?.inAddress()
            guard let next, next != token else { break }
            token = next
        }
        return models
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
