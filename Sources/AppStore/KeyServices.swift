import ChatModel
import SettingsScreen

/// The services that work on keys. A `SecretField` handed in is not kept.
public struct KeyServices: Sendable {
    /// All that can be told without showing a key; `nil` where there is nothing to tell.
    public var list: @Sendable () async -> KeyListing?
    /// Asks the provider whether it takes a key; `nil` when it does.
    public var tryKey: @Sendable (ProviderID, SecretField) async -> ServiceError?
    /// Asks a weather service with the key that is kept; what it said.
    public var tryKept: @Sendable (ProviderID) async -> (sentence: String, isProblem: Bool)
    /// Opens the vault, with a passphrase or else by the keyring.
    public var unlock: @Sendable (SecretField?) async throws(Failure) -> Void
    public var makeVault: @Sendable (VaultProtection) async throws(Failure) -> Void
    /// Does what the vault must be open for.
    public var perform: @Sendable (KeyWork) async throws(Failure) -> Void

    /// Why it was not done; one sentence for people.
    public struct Failure: Error, Equatable, Sendable {
        public var sentence: String
        /// The vault was locked meanwhile.
        public var isLocked: Bool

        public init(_ sentence: String, isLocked: Bool = false) {
            self.sentence = sentence
            self.isLocked = isLocked
        }
    }

    public init(
        list: @escaping @Sendable () async -> KeyListing? = { nil },
        tryKey: @escaping @Sendable (ProviderID, SecretField) async -> ServiceError? = { _, _ in nil },
        tryKept: @escaping @Sendable (ProviderID) async -> (sentence: String, isProblem: Bool) = { _ in ("", false) },
        unlock: @escaping @Sendable (SecretField?) async throws(Failure) -> Void = { _ throws(Failure) in },
        makeVault: @escaping @Sendable (VaultProtection) async throws(Failure) -> Void = { _ throws(Failure) in },
        perform: @escaping @Sendable (KeyWork) async throws(Failure) -> Void = { _ throws(Failure) in }
    ) {
        self.list = list
        self.tryKey = tryKey
        self.tryKept = tryKept
        self.unlock = unlock
        self.makeVault = makeVault
        self.perform = perform
    }
}
