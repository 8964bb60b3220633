import ChatModel
import Networking

/// Which providers there are and how each is reached, from the environment and the configuration file. The environment
/// wins. Nothing is looked up on the network.
public struct ProviderDirectory: Sendable {
    private let environment: [String: String]
    private let settings: [ProviderID: ProviderSettings]

    public init(environment: [String: String], settings: [ProviderID: ProviderSettings] = [:]) {
        self.environment = environment
        self.settings = settings
    }

    /// Every provider with a name here, in the order they are shown: the built-in ones, then those of the configuration.
    public var ids: [ProviderID] {
        let builtIn: [ProviderID] = [.openAI, .anthropic, .gemini, .openRouter, .ollama, .custom]
        return builtIn
            + settings.keys.filter { !builtIn.contains($0) && $0 != .offline }
            .sorted { $0.rawValue < $1.rawValue }
    }

    /// Those that can be asked as things stand: address and key are there. Whether they answer is another matter.
    public var usable: [ProviderConfiguration] {
        ids.compactMap { id in
            // Why one is not usable is asked of `configuration(of:)`.
            do throws(ServiceError) { return try configuration(of: id) } catch { return nil }
        }
    }

    /// The provider to ask when the person chose none: the first with a key or an address of the person's own. Ollama counts
    /// only when `OLLAMA_HOST` or the configuration names it, since it needs no key and may not be there.
    public var preferred: ProviderID? {
        usable.first { provider in
            provider.id != .ollama || settings[.ollama] != nil || setting("OLLAMA_HOST") != nil
                || setting(variable(.ollama, "BASE_URL")) != nil
        }?.id
    }

    /// - Throws: `.notConfigured` without a key or address it needs; `.invalidConfiguration` for a key that cannot be sent,
    ///   and for providers that cannot be asked yet.
    public func configuration(of id: ProviderID) throws(ServiceError) -> ProviderConfiguration {
        let given = settings[id] ?? ProviderSettings()
        if id == .anthropic || id == .gemini {
            throw .invalidConfiguration(
                "\(id == .anthropic ? "Anthropic" : "Google Gemini") cannot be asked directly yet; "
                    + "openai, openrouter, ollama and custom can, and OpenRouter offers its models")
        }
        guard let known = Known(id, isNamed: settings[id] != nil) else {
            throw .invalidConfiguration("There is no provider called \(id.rawValue)")
        }
        let (key, source) = try key(of: id, usually: known.keyVariable, given: given.apiKeyEnv)
        if known.needsKey && key == nil { throw .notConfigured(id) }
        guard let url = setting(variable(id, "BASE_URL")) ?? given.baseURL ?? known.base(environment) else {
            throw .notConfigured(id)
        }
        return ProviderConfiguration(
            id: id, name: known.name, baseURL: BaseURL.tidied(url, path: known.path),
            defaultModel: given.model ?? known.model, key: key, keySource: source, isLocal: given.isLocal,
            headers: known.headers.merging(given.headers) { _, own in own })
    }

    /// A model that answers.
    /// - Parameter model: `nil` for the provider's default.
    public func model(
        _ id: ProviderID, named model: String? = nil, client: HTTPClient, retry: RetryPolicy = RetryPolicy()
    ) throws(ServiceError) -> any LanguageModel {
        OpenAICompatibleModel(try configuration(of: id), model: model, client: client, retry: retry)
    }

    private func key(
        of id: ProviderID, usually variable: String, given: String?
    ) throws(ServiceError) -> (APIKey?, ProviderConfiguration.KeySource) {
        let variable = given ?? variable
        guard let text = setting(variable) else { return (nil, .none) }
        guard let key = APIKey(text) else {
            throw .invalidConfiguration("The key in \(variable) holds characters that no key has; copy it again")
        }
        return (key, .environment(variable: variable))
    }

    /// An empty variable counts as not set.
    private func setting(_ variable: String) -> String? {
        environment[variable].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
}

/// `AIRFIT_CUSTOM_BASE_URL`
private func variable(_ id: ProviderID, _ what: String) -> String {
    "AIRFIT_\(String(id.rawValue.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }))_\(what)"
}

/// What is built in about a provider. Default models as of November 2026.
private struct Known {
    var name: String
    var base: @Sendable ([String: String]) -> String?
    /// Appended to an address without a path.
    var path = "/v1"
    var model: String
    var keyVariable: String
    var needsKey = false
    var headers: [String: String] = [:]

    init?(_ id: ProviderID, isNamed: Bool) {
        switch id {
        case .openAI:
            name = "OpenAI"
            base = { _ in "https://api.openai.com/v1" }
            model = "gpt-6-sol"
            keyVariable = "OPENAI_API_KEY"
            needsKey = true
        case .openRouter:
            name = "OpenRouter"
            base = { _ in "https://openrouter.ai/api/v1" }
            path = "/api/v1"
            model = "openai/gpt-6.1-sol"
            keyVariable = "OPENROUTER_API_KEY"
            needsKey = true
            headers = ["X-OpenRouter-Title": "AirFit"]
        case .ollama:
            name = "Ollama"
            base = { BaseURL.ollama(host: $0["OLLAMA_HOST"]) }
            model = "qwen3.5:9b"
            keyVariable = "OLLAMA_API_KEY"
        default:
            guard id == .custom || isNamed, id != .offline else { return nil }
            name = id == .custom ? "Custom" : id.rawValue
            base = { _ in nil }
            model = "default"  // servers with one model take any name; the others say what they have
            keyVariable = variable(id, "API_KEY")
        }
    }
}
