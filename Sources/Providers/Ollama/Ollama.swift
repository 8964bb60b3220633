import ChatModel

struct Ollama: Provider {
    let id = ProviderID.ollama
    let name = "Ollama"
    let path = ""
    let defaultModel = "qwen3.5:9b"
    let keyVariable = "OLLAMA_API_KEY"
    let needsKey = false

    func baseURL(environment: [String: String]) -> String? { BaseURL.ollama(host: environment["OLLAMA_HOST"]) }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        ChatCompletionsDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await PlainModelList.models(configuration, fetch)
    }
}
