import ChatModel
import Networking

extension ProviderDirectory {
    /// The scheme, host and port that the configuration names for a provider, where nothing may go before the person has said
    /// yes to it: `https://llm.example.org`, `http://10.0.0.9:8000`.
    ///
    /// `nil` where nothing has to be confirmed: the address is the provider's own or one of the environment, which the person
    /// set in their own shell; it was confirmed; or it is of this machine, and no key and no header of the person's own goes
    /// along.
    /// - Parameter withKey: whether a key goes along; without it, whether there is one.
    public func unconfirmedHost(of id: ProviderID, withKey: Bool? = nil) -> String? {
        guard let provider = provider(id), setting(id.variable("BASE_URL")) == nil,
            settings(of: id).baseURL != nil, let address = address(of: id), let host = Self.origin(of: address),
            host != provider.baseURL(environment: [:]).flatMap(Self.origin)
        else { return nil }
        let hasSecret = withKey ?? !keySources(of: id).all.isEmpty || !settings(of: id).headers.isEmpty
        if !hasSecret, HTTPRequest(.post, address).isToThisMachine { return nil }
        return isHostConfirmed(id, host) ? nil : host
    }

    /// The origin by which an address is confirmed; `nil` for one that cannot be asked.
    public static func origin(of address: String) -> String? {
        guard let authority = HTTPRequest(.post, address).authority else { return nil }
        return "\(address.prefix { $0 != ":" }.lowercased())://\(authority)"
    }

    /// - Throws: `.invalidConfiguration`, which says how the host is confirmed.
    func checkHost(of id: ProviderID) throws(ServiceError) {
        guard let host = unconfirmedHost(of: id) else { return }
        let name = provider(id)?.name ?? id.rawValue
        throw .invalidConfiguration(
            "The address of \(name) is new or has changed: nothing goes to \(host) before you have confirmed it; "
                + "airfit keys confirm \(id.rawValue) asks")
    }
}
