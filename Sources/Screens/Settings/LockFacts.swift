/// What the lock has to open with, as found on the disk.
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

extension LockState.Rules {
    init(_ settings: SettingsState) {
        let (lock, facts) = (settings.settings.lock, settings.lockFacts)
        self.init(
            isEnabled: lock.isEnabled, hasPassphrase: facts.hasPassphrase, hasRecoveryCode: facts.hasRecoveryCode,
            takesFinger: lock.fingerprint && facts.fingerprint == .available, idleMinutes: lock.idleMinutes)
    }
}

extension LockState {
    /// How the program begins: locked where the settings say so and there is something to lock with, and where nobody can
    /// say whether there is.
    public init(atStartOf settings: SettingsState) {
        let facts = settings.lockFacts
        let isOn = settings.settings.lock.isEnabled
        self.init(Rules(settings), isLocked: isOn, wait: facts.wait, problem: isOn ? facts.problem : nil)
    }
}
