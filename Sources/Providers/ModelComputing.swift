import ChatModel
import JSON
import Networking

/// Who computes what a model answers, as far as its server says.
enum ModelComputing: Equatable, Sendable {
    /// The server that was asked.
    case server
    /// Another host, which the server passes everything on to.
    case host(String)
    /// The server does not say.
    case unknown
}

extension Provider {
    func cloudHost(of model: String) -> String? { nil }

    /// llama.cpp's own server computes what it answers. It is known by `GET /props`, in its documentation
    /// (llama.cpp, tools/server/README.md): the number of its slots and the settings that each begins with.
    func computing(
        _ model: String, _ configuration: ProviderConfiguration, _ client: HTTPClient
    ) async throws(ServiceError) -> ModelComputing {
        var root = configuration
        if root.baseURL.hasSuffix("/v1") { root.baseURL.removeLast(3) }
        let properties = try await Fetch(client: client, provider: root).get("/props")
        let isLlamaServer =
            properties["total_slots"].tally != nil && properties["default_generation_settings"].isObject
            && (properties["model_path"].nonEmptyText ?? properties["build_info"].nonEmptyText) != nil
        return isLlamaServer ? .server : .unknown
    }
}
