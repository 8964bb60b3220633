import ChatModel
import JSON
import Networking

/// Ollama by its own interface, which takes the size of the context and tells thinking from text; on this machine, in the
/// network of the person or at ollama.com.
struct Ollama: Provider {
    let id = ProviderID.ollama
    let name = "Ollama"
    let path = ""
    /// The compatible interface and the root of the own one are often given as the address.
    let pathsBelowBase = ["/v1", "/api"]
    let defaultModel = "qwen3.5:9b"
    let keyVariable = "OLLAMA_API_KEY"
    let needsKey = false
    /// Of use at ollama.com alone.
    let keyPage: String? = "https://ollama.com/settings/keys"

    func baseURL(environment: [String: String]) -> String? { BaseURL.ollama(host: environment["OLLAMA_HOST"]) }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        OllamaDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await OllamaModels(provider: configuration).listed(by: fetch)
    }

    /// Models of Ollama's cloud are named so by its tag: `kimi-k2.5:cloud`, `gpt-oss:120b-cloud`.
    func cloudHost(of model: String) -> String? {
        let name = model.lowercased()
        return name.hasSuffix("-cloud") || name.hasSuffix(":cloud") ? "ollama.com" : nil
    }

    /// By what the server says of the model: one that runs elsewhere has a remote host, whatever it is called here.
    func computing(
        _ model: String, _ configuration: ProviderConfiguration, _ client: HTTPClient
    ) async throws(ServiceError) -> ModelComputing {
        let body = String(decoding: try JSONBody.bytes(["model": model]), as: UTF8.self)
        let shown = try await Fetch(client: client, provider: configuration).post("/api/show", json: body)
        if let remote = shown["remote_host"].nonEmptyText {
            let address = remote.contains("://") ? remote : "https://\(remote)"
            return .host(HTTPRequest(.get, address).authority ?? remote)
        }
        if shown["remote_model"].nonEmptyText != nil { return .host("ollama.com") }
        return shown["model_info"].isObject || shown["details"].isObject ? .server : .unknown
    }

    func assumed(_ model: String, _ configuration: ProviderConfiguration) -> ModelInfo? {
        OllamaModels(provider: configuration).plain(model)
    }
}

extension ProviderConfiguration {
    /// Whether the models run at ollama.com, where they are not free.
    var isOllamaCloud: Bool {
        let host = baseURL.split(separator: "/").dropFirst().first?.prefix { $0 != ":" } ?? ""
        return host == "ollama.com" || host.hasSuffix(".ollama.com")
    }
}
