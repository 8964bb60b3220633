import ChatModel

/// The guide to getting a key of a provider.
enum KeyGuide {
    /// Steps, each one sentence.
    static func steps(_ id: ProviderID) -> [String] {
        KnownProvider[id]?.keySteps ?? KnownProvider.ownServer
    }

    /// A doubt about a key, in one sentence; `nil` for none. Keys change their look, so it is never refused for it.
    static func oddity(of key: SecretField, for id: ProviderID, name: String) -> String? {
        guard !key.isEmpty else { return nil }
        let own = KnownProvider[id]?.keyBeginnings ?? []
        // `sk-ant-` is also `sk-`: the longest beginning tells.
        let looksLike = KnownProvider.all.compactMap { provider in
            provider.keyBeginnings.filter(key.begins(with:)).map(\.count).max().map { (provider, length: $0) }
        }.max { $0.length < $1.length }?.0
        if let looksLike, looksLike.id != id, !own.isEmpty {
            return "It looks like a key of \(looksLike.name), not of \(name)."
        }
        guard !own.isEmpty, !own.contains(where: key.begins(with:)) else { return nil }
        return "Keys of \(name) mostly begin with \(own[0]); this one does not. It can be tried all the same."
    }
}
