import ChatModel

struct OpenAI: Provider {
    let id = ProviderID.openAI
    let name = "OpenAI"
    let defaultModel = "gpt-6.1-sol"
    let keyVariable = "OPENAI_API_KEY"
    let needsKey = true
    let keyPage: String? = "https://platform.openai.com/api-keys"

    func baseURL(environment: [String: String]) -> String? { "https://api.openai.com/v1" }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        ChatCompletionsDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await PlainModelList.models(configuration, fetch)
    }
}
