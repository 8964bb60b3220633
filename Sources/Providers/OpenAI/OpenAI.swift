import ChatModel

struct OpenAI: Provider {
    let id = ProviderID.openAI
    let defaultModel = "gpt-6.1-sol"
    let needsKey = true
    let interfaces = OpenAIInterface.allCases.map(\.rawValue)
    var knownModels: [ModelInfo] { OpenAIModels.known }

    func baseURL(environment: [String: String]) -> String? { "https://api.openai.com/v1" }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        OpenAIDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try OpenAIModels.listed(in: await fetch.get("/models"), isOpenAIItself: configuration.isOpenAIItself)
    }
}
