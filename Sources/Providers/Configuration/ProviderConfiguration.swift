import ChatModel
import Networking

/// A provider's table in the configuration file; `nil` for keys that are not there.
public struct ProviderSettings: Equatable, Sendable {
    public var baseURL: String?
    public var model: String?
    /// `chat` or `responses`, where a provider offers both; `nil` for its usual one.
    public var api: String?
    /// Models the person named; with them the server is not asked for its list.
    public var models: [String]
    /// The environment variable the key is in, where it is not the usual one.
    public var apiKeyEnv: String?
    /// The person marked the host as local: plain `http` to it is allowed.
    public var isLocal: Bool
    /// Sent with each request besides our own.
    public var headers: [String: String]

    public init(
        baseURL: String? = nil, model: String? = nil, api: String? = nil, models: [String] = [],
        apiKeyEnv: String? = nil, isLocal: Bool = false, headers: [String: String] = [:]
    ) {
        self.baseURL = baseURL
        self.model = model
        self.api = api
        self.models = models
        self.apiKeyEnv = apiKeyEnv
        self.isLocal = isLocal
        self.headers = headers
    }
}

/// A provider ready to be asked.
public struct ProviderConfiguration: Equatable, Sendable {
    public var id: ProviderID
    /// For people: `OpenRouter`.
    public var name: String
    /// Ends without a slash; the paths of the calls are appended.
    public var baseURL: String
    public var defaultModel: String
    /// `nil` for a provider that is asked without one.
    public var key: APIKey?
    /// Where the key came from.
    public var keySource: KeySource
    public var isLocal: Bool
    public var headers: [String: String]
    /// `chat` or `responses`, where a provider offers both; `nil` for its usual one.
    public var api: String?
    /// Models the person named; with them the server is not asked for its list.
    public var models: [String]
    /// The headers that carry the key.
    var authorization: [HTTPHeader]

    init(
        id: ProviderID, name: String, baseURL: String, defaultModel: String, key: APIKey? = nil,
        keySource: KeySource = .none, isLocal: Bool = false, headers: [String: String] = [:], api: String? = nil,
        models: [String] = [], authorization: [HTTPHeader] = []
    ) {
        self.id = id
        self.name = name
        self.baseURL = baseURL
        self.defaultModel = defaultModel
        self.key = key
        self.keySource = keySource
        self.isLocal = isLocal
        self.headers = headers
        self.api = api
        self.models = models
        self.authorization = authorization
    }

    /// Key and own headers. One of its own takes the place of that of the key, where they have the same name.
    var httpHeaders: [HTTPHeader] {
        let named = Set(headers.keys.map { $0.lowercased() })
        return authorization.filter { !named.contains($0.name.lowercased()) }
            + headers.sorted { $0.key < $1.key }.map { HTTPHeader($0.key, $0.value) }
    }
}
