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
public struct ProviderKeyLocation: Equatable, Sendable {
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
