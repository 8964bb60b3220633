/// The ways to open the lock, as found on the disk.
public struct LockFacts: Equatable, Sendable {
    /// Whether a finger can open it.
    public enum Fingerprint: Equatable, Sendable {
        case available
        /// One sentence: why not.
        case absent(String)
    }

    public var hasVault = false
    public var hasPassphrase = false
    public var hasRecoveryCode = false
    /// The vault's keys cannot be reached at this moment.
    public var isVaultLocked = false
    public var fingerprint = Fingerprint.absent("Not looked for yet.")
    /// Why the vault cannot be used; one sentence.
    public var problem: String?
    /// Seconds that are left of the pause after wrong tries.
    public var wait = 0

    public init() {}
}
