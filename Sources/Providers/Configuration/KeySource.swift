import ChatModel

/// Where a key is. Names a place, never the key.
public enum KeySource: Equatable, Sendable {
    case environment(variable: String)
    /// A program of the person's own prints it: `key_command` of the configuration.
    case command
    case vault
    case none
}

/// A place besides the environment that holds a key of a provider.
public struct KeyHolding: Equatable, Sendable {
    public var source: KeySource
    /// `nil` while it cannot be read: the vault is locked, the command has not been run.
    public var key: APIKey?

    public init(_ source: KeySource, key: APIKey? = nil) {
        self.source = source
        self.key = key
    }
}

/// Every place that holds a key of a provider, in the order in which they count.
public struct KeySources: Equatable, Sendable {
    /// The environment's variable, then the command, then the vault, as far as there is something; the first one counts.
    public var all: [KeySource]
    /// Whether the key of the one that counts can be read at this moment.
    public var isReadable: Bool
    /// The end of the key that counts; empty where it cannot be read or is too short to show a part of it.
    public var lastFour: String

    /// The one whose key is sent; `.none` without any.
    public var counting: KeySource { all.first ?? .none }
    /// There is a key, but it has to be unlocked or asked for first.
    public var isWaiting: Bool { !all.isEmpty && !isReadable }
}

extension ProviderDirectory {
    /// Where keys of a provider are, and which one counts.
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

    /// What is odd about a key for this provider, as a sentence; `nil` where nothing is. Keys change their form over the
    /// years: whether one is good, the provider alone can tell.
    public func doubt(about key: APIKey, of id: ProviderID) -> String? {
        let beginnings: [ProviderID: String] = [
            .openAI: "sk-", .anthropic: "sk-ant-", .gemini: "AIza", .openRouter: "sk-or-",
        ]
        guard let provider = provider(id), let usual = beginnings[id] else { return nil }
        if !key.value.hasPrefix(usual) { return "Keys of \(provider.name) usually begin with \(usual)." }
        let other = beginnings.first { $0.key != id && $0.value.count > usual.count && key.value.hasPrefix($0.value) }
        if let other, let owner = self.provider(other.key) { return "This looks like a key of \(owner.name)." }
        return key.value.count < 20 ? "This is shorter than keys of \(provider.name) usually are." : nil
    }
}
