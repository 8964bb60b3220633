import ChatModel

/// The settings that a provider has, and what it sends besides.
public struct ProviderTraits: Equatable, Sendable {
    /// Whether it cannot be asked without a key.
    public var needsKey: Bool
    /// Whether it offers a choice of interfaces.
    public var hasInterfaces: Bool
    /// `false` for one that the configuration added.
    public var isBuiltIn: Bool
    /// Sent with every request besides the key. They may hold secrets of the person.
    public var headers: [String: String]
}

extension ProviderDirectory {
    /// `nil` for a name that means nothing.
    public func traits(of id: ProviderID) -> ProviderTraits? {
        guard let provider = provider(id) else { return nil }
        return ProviderTraits(
            needsKey: provider.needsKey, hasInterfaces: !provider.interfaces.isEmpty,
            isBuiltIn: Self.builtIn.contains { $0.id == id },
            headers: provider.headers.merging(settings(of: id).headers) { _, own in own })
    }
}
