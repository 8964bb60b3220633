import ChatModel

extension ProviderDirectory {
    /// The places that hold keys of a provider, and which one counts.
    public func keySources(of id: ProviderID) -> KeySources {
        let others = otherKeys(id)
        guard let variable = keyVariable(of: id), let text = setting(variable) else {
            let key = others.first?.key
            return KeySources(all: others.map(\.source), isReadable: key != nil, lastFour: key?.lastFour ?? "")
        }
        let key = APIKey(text)
        return KeySources(
            all: [.environment(variable: variable)] + others.map(\.source), isReadable: true,
            lastFour: key?.lastFour ?? "")
    }

    /// The model that would be talked with when none is named; empty where the person has to name one.
    public func defaultModel(of id: ProviderID) -> String {
        let given = settings(of: id)
        return given.model ?? given.models.first ?? provider(id)?.defaultModel ?? ""
    }

    /// The doubt about a key for this provider, as a sentence; `nil` for none. Keys change their form over the years:
    /// whether one is good, the provider alone can tell.
    public func doubt(about key: APIKey, of id: ProviderID) -> String? {
        guard let provider = provider(id), let usual = KnownProvider[id]?.keyBeginnings.first else { return nil }
        if !key.value.hasPrefix(usual) { return "Keys of \(provider.name) usually begin with \(usual)." }
        let other = KnownProvider.all.first { other in
            guard other.id != id, let beginning = other.keyBeginnings.first else { return false }
            return beginning.count > usual.count && key.value.hasPrefix(beginning)
        }
        if let other { return "This looks like a key of \(other.name)." }
        return key.value.count < 20 ? "This is shorter than keys of \(provider.name) usually are." : nil
    }
}
