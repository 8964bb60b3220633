import ChatModel
import Networking

struct Gemini: Provider {
    let id = ProviderID.gemini
    let path = ""
    let defaultModel = "gemini-3.8-flash"
    let needsKey = true
    var knownModels: [ModelInfo] { KnownGeminiModels.all }

    /// Without a path: the version of the interface belongs to the calls.
    func baseURL(environment: [String: String]) -> String? { "https://generativelanguage.googleapis.com" }

    /// The version as the calls' paths begin with it; empty where the address was given with one.
    static func version(_ configuration: ProviderConfiguration) -> String {
        ["/v1beta", "/v1alpha", "/v1"].contains(where: configuration.baseURL.hasSuffix) ? "" : "/v1beta"
    }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        GeminiDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await GeminiModelList.models(configuration, fetch)
    }

    func authorization(_ key: APIKey) -> [HTTPHeader] { [HTTPHeader("x-goog-api-key", key.value)] }
}
