import ChatModel
import Foundation
import Networking

/// Which providers there are and how each is reached, from the environment and the configuration file. The environment
/// wins. Nothing is looked up on the network.
public struct ProviderDirectory: Sendable {
    private let environment: [String: String]
    private let settings: [ProviderID: ProviderSettings]
    private let secretVariables: @Sendable (String) -> String?
    let otherKeys: @Sendable (ProviderID) -> [ProviderKeyLocation]
    let isHostConfirmed: @Sendable (ProviderID, String) -> Bool

    /// - Parameters:
    ///   - otherKeys: where else keys of a provider are, as it stands when it is asked, in the order in which they count.
    ///     The environment's key counts before all of them.
    ///   - secretVariables: the text of a variable that is kept apart from the environment, as it stands when it is asked.
    ///   - isHostConfirmed: whether the person has said yes to a host that the configuration names, by `origin(of:)`.
    public init(
        environment: [String: String], settings: [ProviderID: ProviderSettings] = [:],
        otherKeys: @escaping @Sendable (ProviderID) -> [ProviderKeyLocation] = { _ in [] },
        secretVariables: @escaping @Sendable (String) -> String? = { _ in nil },
        isHostConfirmed: @escaping @Sendable (ProviderID, String) -> Bool = { _, _ in false }
    ) {
        self.isHostConfirmed = isHostConfirmed
        self.secretVariables = secretVariables
        self.environment = environment
        self.settings = settings
        self.otherKeys = otherKeys
    }

    /// Every provider there is without configuration. A further one is its line here.
    static let builtIn: [any Provider] = [
        OpenAI(), Anthropic(), Gemini(), OpenRouter(), Ollama(), Custom(id: .custom),
    ]

    /// Every provider with a name here, in the order they are shown: the built-in ones, then those of the configuration.
    public var ids: [ProviderID] {
        let builtIn = Self.builtIn.map(\.id)
        return builtIn
            + settings.keys.filter { !builtIn.contains($0) && $0 != .offline }
            .sorted { $0.rawValue < $1.rawValue }
    }

    /// `nil` for a name that means nothing.
    func provider(_ id: ProviderID) -> (any Provider)? {
        Self.builtIn.first { $0.id == id } ?? (settings[id] != nil && id != .offline ? Custom(id: id) : nil)
    }

    /// Those that can be asked as things stand: address and key are there. Whether they answer is another matter.
    public var usable: [ProviderConfiguration] {
        ids.compactMap { id in
            // Why one is not usable is asked of `configuration(of:)`.
            do throws(ServiceError) { return try configuration(of: id) } catch { return nil }
        }
    }

    /// The provider to ask when the person chose none: the first with a key or an address of the person's own. One with a
    /// local server counts only when it `isNamed`, since it needs no key and may not be there.
    /// One whose key has yet to be unlocked, or whose host has yet to be confirmed, counts as well.
    public var preferred: ProviderID? {
        ids.first { id in
            guard isNamed(id) else { return false }
            do throws(ServiceError) {
                _ = try configuration(of: id)
                return true
            } catch {
                let isUnconfirmed = error != .notConfigured(id) && unconfirmedHost(of: id) != nil
                return address(of: id) != nil && (keySources(of: id).isWaiting || isUnconfirmed)
            }
        }
    }

    /// Whether the environment or the configuration names a provider with a local server; `true` for every other one.
    func isNamed(_ id: ProviderID) -> Bool {
        guard let server = KnownProvider[id]?.server else { return true }
        return settings[id] != nil || [server.addressVariable, id.variable("BASE_URL")].contains { setting($0) != nil }
    }

    /// - Throws: `.notConfigured` without a key or address it needs; `.invalidConfiguration` for a key that cannot be sent,
    ///   an interface that does not exist, a host that the person has not confirmed and an unknown provider.
    public func configuration(of id: ProviderID) throws(ServiceError) -> ProviderConfiguration {
        let given = settings(of: id)
        guard let provider = provider(id) else {
            throw .invalidConfiguration("There is no provider called \(id.rawValue)")
        }
        let (key, source) = try key(of: id, usually: provider.keyVariable, given: given.apiKeyEnv)
        // A variable that the person named, or another place, is meant to hold a key.
        if provider.needsKey || given.apiKeyEnv != nil || source != .none, key == nil { throw .notConfigured(id) }
        guard let url = address(of: id) else { throw .notConfigured(id) }
        // The paths of the calls are appended, which would become part of it.
        guard !url.contains("?") else {
            throw .invalidConfiguration("The address of \(provider.name) is wrong: it holds a question mark")
        }
        try checkHost(of: id)
        return ProviderConfiguration(
            id: id, name: provider.name, baseURL: url,
            defaultModel: given.model ?? given.models.first ?? provider.defaultModel, key: key, keySource: source,
            isLocal: given.isLocal, headers: provider.headers.merging(given.headers) { _, own in own },
            api: try interface(of: provider, given), models: given.models,
            authorization: key.map(provider.authorization) ?? [])
    }

    /// A model that answers.
    /// - Parameters:
    ///   - model: `nil` for the provider's default.
    ///   - sent: told of each request as it goes out.
    public func model(
        _ id: ProviderID, named model: String? = nil, client: HTTPClient, retry: RetryPolicy = RetryPolicy(),
        limits: ReplyLimits = ReplyLimits(), pacing: Pacing = .live,
        sent: @escaping RequestNote = { _, _ in }
    ) throws(ServiceError) -> any LanguageModel {
        let configuration = try configuration(of: id)
        guard let provider = provider(id) else { throw .notConfigured(id) }
        return StreamedModel(
            provider, configuration, model: model, client: client, retry: retry, limits: limits, pacing: pacing,
            sent: sent)
    }

    /// The models a provider offers, asked now; those of the configuration where it names some.
    public func models(of id: ProviderID, client: HTTPClient) async throws(ServiceError) -> [ModelInfo] {
        let configuration = try configuration(of: id)
        guard let provider = provider(id) else { throw .notConfigured(id) }
        if !configuration.models.isEmpty {
            return configuration.models.map { ModelInfo(ModelReference(provider: id, model: $0)) }
        }
        return try await provider.models(configuration, Fetch(client: client, provider: configuration))
    }

    func settings(of id: ProviderID) -> ProviderSettings { settings[id] ?? ProviderSettings() }

    /// Where it is asked: the environment's word, the configuration's, its own place; `nil` where none of them says.
    func address(of id: ProviderID) -> String? {
        guard let provider = provider(id) else { return nil }
        let url =
            setting(id.variable("BASE_URL")) ?? settings(of: id).baseURL
            ?? provider.baseURL(environment: environment)
        return url.map { BaseAddress.tidied($0, path: provider.path, without: provider.pathsBelowBase) }
    }

    /// The variable that holds the key of a provider.
    func keyVariable(of id: ProviderID) -> String? { settings[id]?.apiKeyEnv ?? provider(id)?.keyVariable }

    private func interface(of provider: any Provider, _ given: ProviderSettings) throws(ServiceError) -> String? {
        let variable = provider.id.variable("API")
        guard !provider.interfaces.isEmpty, let name = setting(variable) ?? given.api else { return nil }
        let tidy = name.lowercased().filter { !$0.isWhitespace }
        guard provider.interfaces.contains(tidy) else {
            let allowed = provider.interfaces.joined(separator: " or ")
            let place = setting(variable) == nil ? "api of [providers.\(provider.id.rawValue)]" : variable
            throw .invalidConfiguration("\(name) is no interface of \(provider.name): \(place) can be \(allowed)")
        }
        return tidy
    }

    private func key(
        of id: ProviderID, usually variable: String, given: String?
    ) throws(ServiceError) -> (APIKey?, KeySource) {
        let variable = given ?? variable
        guard let text = setting(variable) else {
            // The first place counts, also while it cannot be read: a later one does not stand in for it unasked.
            guard let holding = otherKeys(id).first else { return (nil, .none) }
            return (holding.key, holding.source)
        }
        guard let key = APIKey(text) else {
            throw .invalidConfiguration("The key in \(variable) holds characters that no key has; copy it again")
        }
        return (key, .environment(variable: variable))
    }

    /// An empty variable counts as not set.
    func setting(_ variable: String) -> String? {
        (environment[variable] ?? secretVariables(variable)).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
}
