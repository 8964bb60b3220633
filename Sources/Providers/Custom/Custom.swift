import ChatModel

/// An OpenAI-compatible endpoint of the person's own; there can be several, each under its name in the configuration.
struct Custom: Provider {
    let id: ProviderID
    /// Servers with one model take any name; the others say what they have.
    let defaultModel = "default"
    let needsKey = false
    let interfaces = OpenAIInterface.allCases.map(\.rawValue)

    func baseURL(environment: [String: String]) -> String? { nil }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        configuration.api == OpenAIInterface.responses.rawValue
            ? ResponsesDialogue(configuration, model: model) : ChatCompletionsDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        do throws(ServiceError) {
            return try await PlainModelList.models(configuration, fetch)
        } catch {
            guard case .providerError(let status?, _) = error, [404, 405, 501].contains(status) else { throw error }
            guard configuration.defaultModel != defaultModel else {
                throw .invalidConfiguration(
                    "\(configuration.name) keeps no list of its models: name them in models = [\"…\"] of its settings")
            }
            return [ModelInfo(ModelReference(provider: id, model: configuration.defaultModel))]
        }
    }
}
