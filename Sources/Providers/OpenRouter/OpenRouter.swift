import ChatModel

struct OpenRouter: Provider {
    let id = ProviderID.openRouter
    let name = "OpenRouter"
    let path = "/api/v1"
    let defaultModel = "openai/gpt-6.1-sol"
    let keyVariable = "OPENROUTER_API_KEY"
    let needsKey = true
    let headers = ["X-OpenRouter-Title": "AirFit"]
    let keyPage: String? = "https://openrouter.ai/keys"

    func baseURL(environment: [String: String]) -> String? { "https://openrouter.ai/api/v1" }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        ChatCompletionsDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await PlainModelList.models(configuration, fetch)
    }
}
