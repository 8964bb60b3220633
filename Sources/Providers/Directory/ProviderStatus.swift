import ChatModel
import Networking

/// How a provider stands before anybody asks it.
public struct ProviderStatus: Equatable, Sendable {
    /// Whether a provider can be asked, and what is missing where it cannot.
    public enum State: Equatable, Sendable {
        /// Key and address are there, as far as it needs them. Whether it answers is another matter.
        case ready
        case noKey
        case noAddress
        /// Nothing goes to this host of the configuration before the person has confirmed it.
        case unconfirmedHost(String)
        /// Why it cannot be used.
        case badConfiguration(String)
    }

    public var id: ProviderID
    /// For people.
    public var name: String
    public var state: State
    /// The environment variable its key is looked for in.
    public var keyVariable: String
    public var hasKey: Bool
    /// Where the key that counts is; it may have to be unlocked first.
    public var keySource: KeySource
    /// For showing, without what may be secret in it; `nil` where the person has to give one and did not.
    public var baseURL: String?
    public var defaultModel: String
    /// Where a person gets a key; `nil` where none is needed.
    public var keyPage: String?
}

extension ProviderDirectory {
    /// All providers with a name here, in the order of `ids`.
    public var statuses: [ProviderStatus] { ids.compactMap(status) }

    private func status(_ id: ProviderID) -> ProviderStatus? {
        guard let provider = provider(id), let variable = keyVariable(of: id) else { return nil }
        let settings = settings(of: id)
        var status = ProviderStatus(
            id: id, name: provider.name, state: .ready, keyVariable: variable, hasKey: false,
            keySource: keySources(of: id).counting,
            baseURL: address(of: id).map(BaseAddress.shown),
            defaultModel: settings.model ?? settings.models.first ?? provider.defaultModel,
            keyPage: provider.keyPage)
        do throws(ServiceError) {
            let configuration = try configuration(of: id)
            status.hasKey = configuration.key != nil
            try check(configuration)
        } catch {
            let isWaiting = keySources(of: id).isWaiting
            if let host = unconfirmedHost(of: id), error != .notConfigured(id) || isWaiting {
                status.hasKey = status.keySource != .none
                status.state = .unconfirmedHost(host)
            } else if case .notConfigured = error, isWaiting, status.baseURL != nil {
                status.hasKey = true
            } else if case .notConfigured = error {
                status.state = status.baseURL == nil ? .noAddress : .noKey
            } else {
                status.state = .badConfiguration(error.detail)
            }
        }
        return status
    }

    private func check(_ configuration: ProviderConfiguration) throws(ServiceError) {
        do throws(TransportError) {
            try HTTPRequest(.get, configuration.baseURL, isLocalHost: configuration.isLocal).checkAddress()
        } catch {
            throw ServiceError(error, from: configuration)
        }
    }
}
