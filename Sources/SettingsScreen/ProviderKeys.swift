import ChatModel
import Foundation

/// The keys of one provider, as the settings show them: everything but the keys.
public struct ProviderKeys: Equatable, Identifiable, Sendable {
    public var id: ProviderID
    /// For people.
    public var name: String
    /// Where keys of it are held, the one that counts first.
    public var holdings: [KeyLocation]
    /// Whether it cannot be asked without one.
    public var needsKey: Bool
    /// Where a person gets one; `nil` where nobody can say.
    public var keyPage: String?
    /// A remark on keys that the service refuses; `nil` for none.
    public var refusalNote: String?

    public init(
        id: ProviderID, name: String, holdings: [KeyLocation] = [], needsKey: Bool = true, keyPage: String? = nil
    ) {
        self.id = id
        self.name = name
        self.holdings = holdings
        self.needsKey = needsKey
        self.keyPage = keyPage
    }

    var inVault: KeyLocation? { holdings.first { $0.source == .vault } }
}

/// A place that holds a key.
public struct KeyLocation: Equatable, Sendable {
    /// The place that a key comes from, in order of precedence.
    public enum Source: Equatable, Sendable {
        case environment(variable: String)
        /// The name of the program that prints it.
        case command(String)
        case vault
    }

    public var source: Source
    /// Empty where it is not known, and for a short key.
    public var lastFour: String
    /// `nil` where it is not known.
    public var enteredAt: Date?
    /// To the hour; `nil` when it was never used or nobody knows.
    public var lastUsed: Date?
    /// Whether it was kept without a test.
    public var isUntested = false

    public init(
        _ source: Source, lastFour: String = "", enteredAt: Date? = nil, lastUsed: Date? = nil, isUntested: Bool = false
    ) {
        self.isUntested = isUntested
        self.source = source
        self.lastFour = lastFour
        self.enteredAt = enteredAt
        self.lastUsed = lastUsed
    }
}

/// How the vault stands.
public enum VaultCondition: Equatable, Sendable {
    /// The protection of the vault besides the passphrase typed now.
    public enum Protection: Equatable, Sendable {
        case keyring, passphrase, keyringAndPassphrase
        /// Nothing: whoever has the file has the keys.
        case nothing
    }

    /// There is none yet; the first key makes one.
    case none(hasKeyring: Bool)
    case locked(Protection)
    case unlocked(Protection)
    /// Why it cannot be used; one sentence.
    case unusable(String)

    /// Whether nobody but the person can make it usable: there is none, or a passphrase alone opens it.
    var waitsForPerson: Bool {
        switch self {
        case .none, .locked(.passphrase): true
        case .locked, .unlocked, .unusable: false
        }
    }
}

/// A key that lies about elsewhere on this machine.
public struct FoundKey: Equatable, Identifiable, Sendable {
    /// The place and the name in it.
    public var id: String
    public var provider: ProviderID
    /// For people: `GOOGLE_API_KEY`, `~/.codex/auth.json`.
    public var place: String
    /// Empty for a short key.
    public var lastFour: String

    public init(id: String, provider: ProviderID, place: String, lastFour: String) {
        self.id = id
        self.provider = provider
        self.place = place
        self.lastFour = lastFour
    }
}

/// All that can be told of keys without showing one.
public struct KeyListing: Equatable, Sendable {
    public var entries: [ProviderKeys]
    /// Of the weather services.
    public var weather: [ProviderKeys]
    public var vault: VaultCondition
    public var found: [FoundKey]

    public init(
        entries: [ProviderKeys] = [], weather: [ProviderKeys] = [], vault: VaultCondition = .none(hasKeyring: false),
        found: [FoundKey] = []
    ) {
        self.entries = entries
        self.weather = weather
        self.vault = vault
        self.found = found
    }
}
