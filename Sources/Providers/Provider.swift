import ChatModel
import JSON
import Networking

/// The particulars of one provider: how it is reached, what it is asked, how its answers read. A further provider is a
/// folder with one of these, its line in `ProviderDirectory.builtIn` and its row in `KnownProvider`.
protocol Provider: Sendable {
    var id: ProviderID { get }
    /// For people: `OpenRouter`.
    var name: String { get }
    /// Appended to an address that was given without a path: `/v1`.
    var path: String { get }
    /// Endings that people give with the address and that are not part of it: `/api`.
    var pathsBelowBase: [String] { get }
    /// As of November 2026.
    var defaultModel: String { get }
    /// The usual environment variable of the key.
    var keyVariable: String { get }
    var needsKey: Bool { get }
    /// Where a person gets a key; `nil` where none is needed.
    var keyPage: String? { get }
    /// Sent with every request besides the key.
    var headers: [String: String] { get }
    /// The interfaces to choose from by `api` in the configuration; empty where there is no choice.
    var interfaces: [String] { get }
    /// Models known without asking, with their prices; for when the provider cannot be asked.
    var knownModels: [ModelInfo] { get }

    /// The facts that hold for any of its models without asking; `nil` for none.
    func assumed(_ model: String, _ configuration: ProviderConfiguration) -> ModelInfo?
    /// Where the provider is found when the person gave no address; `nil` where they have to.
    func baseURL(environment: [String: String]) -> String?
    /// A conversation with one of its models.
    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue
    /// The models it offers, asked now.
    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo]
    /// The remaining credit at the provider; `nil` where it does not tell.
    func balance(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> Balance?
    /// The headers that carry the key.
    func authorization(_ key: APIKey) -> [HTTPHeader]
    /// The host that computes a model of that name wherever the server is; `nil` where the name does not tell.
    func cloudHost(of model: String) -> String?
    /// Who computes what a model answers, asked of a server on this machine or network.
    func computing(
        _ model: String, _ configuration: ProviderConfiguration, _ client: HTTPClient
    ) async throws(ServiceError) -> ModelComputing
}

extension Provider {
    var path: String { "/v1" }
    var pathsBelowBase: [String] { [] }
    var name: String { KnownProvider[id]?.name ?? id.rawValue }
    var keyVariable: String { KnownProvider[id]?.keyVariable ?? id.variable("API_KEY") }
    var keyPage: String? { KnownProvider[id]?.keyPage }
    var headers: [String: String] { [:] }
    var interfaces: [String] { [] }
    var knownModels: [ModelInfo] { [] }
    func assumed(_ model: String, _ configuration: ProviderConfiguration) -> ModelInfo? { nil }
    func balance(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> Balance? { nil }
    func authorization(_ key: APIKey) -> [HTTPHeader] { [HTTPHeader("Authorization", "Bearer \(key.value)")] }
}

/// Encodes requests to one model of one provider and decodes its replies. It may learn from refusals, so one lives as
/// long as its model is talked with.
protocol Dialogue: Sendable {
    /// The request, sent with the key and the headers of the configuration.
    /// - Throws: `.invalidConfiguration` when the request cannot be written.
    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage
    /// For one reply.
    func decoder() -> any ReplyDecoding
    /// Whether a refused request is worth sending again at once, in another form. Nothing was shown of its answer.
    func adjust(to failure: ProviderFailure) -> Bool
    /// The error with the advice that this provider alone can give.
    func advised(_ error: ServiceError) -> ServiceError
}

extension Dialogue {
    func adjust(to failure: ProviderFailure) -> Bool { false }
    func advised(_ error: ServiceError) -> ServiceError { error }
}

/// A request as a provider wants it.
struct WireMessage: Equatable, Sendable {
    /// After the base address: `/chat/completions`.
    var path: String
    /// Besides the key, the content type and the headers of the configuration.
    var headers: [HTTPHeader] = []
    var body: [UInt8]
    /// The media type that the answer should have.
    var accept = "text/event-stream"
}

/// Credit at a provider, in US dollars.
public struct Balance: Equatable, Sendable {
    /// `nil` where there is no limit.
    public var remainingUSD: Double?
    /// `nil` where the provider does not say.
    public var usedUSD: Double?

    public init(remainingUSD: Double?, usedUSD: Double?) {
        self.remainingUSD = remainingUSD
        self.usedUSD = usedUSD
    }
}
