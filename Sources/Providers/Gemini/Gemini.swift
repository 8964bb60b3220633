import ChatModel
import Networking

struct Gemini: Provider {
    let id = ProviderID.gemini
    let name = "Google Gemini"
    let path = ""
    let defaultModel = "gemini-3.8-flash"
    let keyVariable = "GEMINI_API_KEY"
    let needsKey = true
    let keyPage: String? = "https://aistudio.google.com/apikey"

    /// Without a path: the version of the interface belongs to the calls.
    func baseURL(environment: [String: String]) -> String? { "https://generativelanguage.googleapis.com" }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        ChatCompletionsDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await PlainModelList.models(configuration, fetch)
    }

    func authorization(_ key: APIKey) -> [HTTPHeader] { [HTTPHeader("x-goog-api-key", key.value)] }
}
