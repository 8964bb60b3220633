import ChatModel

/// What the configuration file says about a provider; `nil` where it says nothing.
public struct ProviderSettings: Equatable, Sendable {
    public var baseURL: String?
    public var model: String?
    /// The environment variable the key is in, where it is not the usual one.
    public var apiKeyEnv: String?
    /// The person marked the host as local: plain `http` to it is allowed.
    public var isLocal: Bool
    /// Sent with each request besides our own.
    public var headers: [String: String]

    public init(
        baseURL: String? = nil, model: String? = nil, apiKeyEnv: String? = nil, isLocal: Bool = false,
        headers: [String: String] = [:]
    ) {
        self.baseURL = baseURL
        self.model = model
        self.apiKeyEnv = apiKeyEnv
        self.isLocal = isLocal
        self.headers = headers
    }
}

/// A provider ready to be asked.
public struct ProviderConfiguration: Equatable, Sendable {
    /// Where the key came from. Names a place, never the key.
    public enum KeySource: Equatable, Sendable {
        case environment(variable: String)
        case none
    }

    public var id: ProviderID
    /// For people: `OpenRouter`.
    public var name: String
    /// Ends without a slash; `/chat/completions` and `/models` are appended.
    public var baseURL: String
    public var defaultModel: String
    public var key: APIKey?
    public var keySource: KeySource
    public var isLocal: Bool
    public var headers: [String: String]

    public init(
        id: ProviderID, name: String, baseURL: String, defaultModel: String, key: APIKey? = nil,
        keySource: KeySource = .none, isLocal: Bool = false, headers: [String: String] = [:]
    ) {
        self.id = id
        self.name = name
        self.baseURL = baseURL
        self.defaultModel = defaultModel
        self.key = key
        self.keySource = keySource
        self.isLocal = isLocal
        self.headers = headers
    }
}
