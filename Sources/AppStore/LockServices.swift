import ScreenKit
import LockScreen
import SettingsScreen

/// The services of the lock.
public struct LockServices: Sendable {
    public var vault: any Unlocking
    /// Asks the system's reader of fingerprints; its last element is `.matched`, `.notMatched` or `.failed`.
    /// Cancelling the task that reads it stops the reader.
    public var readFinger: @Sendable () -> AsyncStream<FingerEvent>

    public init(
        vault: any Unlocking,
        readFinger: @escaping @Sendable () -> AsyncStream<FingerEvent> = { AsyncStream { $0.finish() } }
    ) {
        self.vault = vault
        self.readFinger = readFinger
    }

    /// For a program without a vault: nothing opens it, since nothing locks it.
    public static let absent = LockServices(vault: NoVault())
}

/// The part of the vault that the lock sees.
public protocol Unlocking: Sendable {
    /// Looks at what was typed. It is overwritten when that is done.
    func unlock(_ entry: SecretEntry, as asking: LockState.Asking) async -> UnlockOutcome
    /// Opens the slot of the system's keyring, after the reader knew the finger.
    func unlockByKeyring() async -> UnlockOutcome
    /// Forgets every key that is in memory.
    func lock() async
    /// How it stands on the disk.
    func facts() async -> LockFacts
    /// Sets a passphrase; makes the vault where there is none.
    /// - Parameter old: the one there is; `nil` where there is none, or where the recovery code opened the vault.
    /// - Returns: one sentence why it is not set; `nil` when it is.
    func setPassphrase(_ new: SecretEntry, old: SecretEntry?) async -> String?
    /// Makes a recovery code in the place of an earlier one. Needs the vault to be unlocked.
    func makeRecoveryCode() async -> RecoveryOutcome
}

/// The result of making a new recovery code.
public enum RecoveryOutcome: Equatable, Sendable {
    /// To be shown once.
    case made(String)
    /// One sentence.
    case failed(String)
}

private struct NoVault: Unlocking {
    func unlock(_ entry: SecretEntry, as asking: LockState.Asking) async -> UnlockOutcome { .failed(sentence) }
    func unlockByKeyring() async -> UnlockOutcome { .failed(sentence) }
    func lock() async {}
    func facts() async -> LockFacts { LockFacts() }
    func setPassphrase(_ new: SecretEntry, old: SecretEntry?) async -> String? { sentence }
    func makeRecoveryCode() async -> RecoveryOutcome { .failed(sentence) }

    private var sentence: String { "There is no vault here." }
}
