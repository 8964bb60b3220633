import ChatModel
import Networking

struct Anthropic: Provider {
    let id = ProviderID.anthropic
    let defaultModel = "claude-sonnet-5-5"
    let needsKey = true
    let headers = ["anthropic-version": "2023-06-01"]
    var knownModels: [ModelInfo] { KnownClaudeModels.all }

    func baseURL(environment: [String: String]) -> String? { "https://api.anthropic.com/v1" }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        AnthropicDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await AnthropicModelList.models(configuration, fetch)
    }

    func authorization(_ key: APIKey) -> [HTTPHeader] {
        [HTTPHeader("x-api-key", key.value)]
    }
}
