import ScreenKit
import AppStore
import EventLoop
import Foundation
import KeySupply
import LockScreen
import ProgramContext
import SettingsScreen
import Vault

/// The vault as the lock sees it.
struct VaultLock: Unlocking {
    let vault: Vault
    let keyring: SecretService
    let reader: FingerprintReader
    /// Whether the app lock is on: an unlocked vault is told so, which an edit of the configuration does not take back.
    let isOn: @Sendable () -> Bool
    let variables: KeyVariables
    /// Called when the keys are dropped, for whoever holds one besides the vault.
    let forget: @Sendable () async -> Void

    /// - Parameter models: made anew after locking, as they hold keys.
    init(_ context: Context, reader: FingerprintReader, models: ModelPool, live: LiveContext) {
        let keys = context.keys
        (vault, keyring, variables, self.reader) = (keys.vault, keys.keyring, keys.variables, reader)
        isOn = { context.settings.lock.isEnabled && !context.isDemo }
        forget = {
            models.clear()
            live.keysChanged()
            keys.forget()
            context.client.closeConnections()
        }
    }

    func unlock(_ entry: SecretEntry, as asking: LockState.Asking) async -> UnlockOutcome {
        var entry = entry
        defer { entry.wipe() }
        do throws(VaultError) {
            try await vault.unlock(with: try opener(entry, asking))
            await openVariables()
            return .opened
        } catch {
            return await outcome(of: error)
        }
    }

    func unlockByKeyring() async -> UnlockOutcome {
        do {
            // Nobody is asked for anything: the finger was to be enough.
            try await vault.unlock(with: keyring, mayAsk: false)
            await openVariables()
            return .opened
        } catch let error as SecretService.Problem {
            return .failed("\(error.sentence) The passphrase opens.")
        } catch VaultError.wrongSecret, VaultError.noSuchSlot {
            return .failed("\(FingerprintReader.noKeyring) The passphrase opens.")
        } catch {
            return .failed((error as? VaultError)?.sentence ?? "The keyring cannot be asked. The passphrase opens.")
        }
    }

    /// Opens the keys in memory and notes in the vault that it locks the program.
    private func openVariables() async {
        await variables.open(with: vault)
        guard isOn() else { return }
        // A vault that cannot be written to is open all the same; the setting of the file holds the lock.
        try? await vault.setLocksApp(true)
    }

    func lock() async {
        await variables.seal(with: vault)
        await vault.lock()
        await forget()
    }

    private func opener(_ entry: SecretEntry, _ asking: LockState.Asking) throws(VaultError) -> VaultOpener {
        switch asking {
        case .passphrase: .passphrase(try secret(entry))
        case .recoveryCode: .recovery(try RecoveryCode(entry.withText { $0 }))
        }
    }

    /// The secret of an entry. Text that cannot be a passphrase is refused without a try.
    private func secret(_ entry: SecretEntry) throws(VaultError) -> Secret {
        do throws(SecretTextProblem) {
            return try Secret(passphrase: entry.withText { $0 })
        } catch {
            throw .wrongSecret
        }
    }

    private func outcome(of error: VaultError) async -> UnlockOutcome {
        switch error {
        case .wrongSecret: .wrong(wait: seconds(await vault.waitBeforeNextTry()))
        case .tooSoon(let wait): .tooSoon(wait: seconds(wait))
        default: .failed(error.sentence)
        }
    }

    private func seconds(_ wait: Duration) -> Int { Int((wait / .seconds(1)).rounded(.up)) }

    // MARK: - What the settings ask

    func facts() async -> LockFacts {
        var facts = LockFacts()
        let standing = await vault.standing()
        switch standing {
        case .none, .unlocked: break
        case .locked: facts.isVaultLocked = true
        case .unusable(let error, _): facts.problem = error.sentence
        }
        facts.hasVault = standing != .none
        facts.hasPassphrase = standing.facts?.has(.passphrase) ?? false
        facts.hasRecoveryCode = standing.facts?.has(.recovery) ?? false
        facts.fingerprint = reader.support(hasKeyring: standing.facts?.has(.keyring) ?? false)
        facts.wait = seconds(await vault.waitBeforeNextTry())
        return facts
    }

    func setPassphrase(_ new: SecretEntry, old: SecretEntry?) async -> String? {
        do throws(VaultError) {
            let new = try secret(new)
            switch await vault.standing() {
            case .none: try await vault.create(with: [.passphrase(new)])
            case .unusable(let error, _): throw error
            case .locked(let facts) where facts.has(.passphrase), .unlocked(let facts) where facts.has(.passphrase):
                // Without the old one only into a vault that is open: by the recovery code.
                guard let old else { return try await replacePassphrase(new) }
                try await vault.changePassphrase(from: try secret(old), to: new)
            case .locked, .unlocked: try await addPassphrase(new)
            }
            return nil
        } catch .wrongSecret {
            return "That is not the present passphrase."
        } catch {
            return error.sentence
        }
    }

    private func replacePassphrase(_ new: Secret) async throws(VaultError) -> String? {
        try await vault.setPassphrase(new)
        return nil
    }

    /// To a vault that was opened without one until now. What needs nothing at all to open it goes.
    private func addPassphrase(_ new: Secret) async throws(VaultError) {
        if case .locked(let facts) = await vault.standing() {
            if facts.has(.unprotected) { try await vault.unlock(with: .unprotected) } else { try await openByKeyring() }
        }
        try await vault.addSlot(.passphrase(new))
        for slot in await vault.standing().facts?.slots ?? [] where slot.kind == .unprotected {
            try await vault.removeSlot(slot.id)
        }
    }

    /// A dialog on the desktop may ask for the keyring's own password.
    private func openByKeyring() async throws(VaultError) {
        do {
            try await vault.unlock(with: keyring, mayAsk: true)
        } catch {
            throw (error as? VaultError) ?? .locked
        }
    }

    func makeRecoveryCode() async -> RecoveryOutcome {
        do throws(VaultError) {
            let earlier = (await vault.standing().facts?.slots ?? []).filter { $0.kind == .recovery }
            let code = RecoveryCode.random()
            try await vault.addSlot(.recovery(code))
            for slot in earlier { try await vault.removeSlot(slot.id) }
            return .made(code.text)
        } catch {
            return .failed(error.sentence)
        }
    }
}

/// Calls for the lock when nobody has been there for long enough.
///
/// One timer for the nearest moment at which that may be so; a key moves only a number, and the timer is set again when it
/// rings too early. Where the kernel gives no timer, the next key finds out.
@MainActor final class IdleLock {
    private var rule: IdleRule?
    private var lock: @MainActor () -> Void = {}
    private var timer: BootTimer?

    init() {
        timer = BootTimer { [weak self] in self?.check() }
    }

    /// Watches from now on; `nil` for never.
    /// - Parameter lock: called when nobody has been there for so many minutes.
    func watch(minutes: Int?, lock: @escaping @MainActor () -> Void) {
        self.lock = lock
        rule = minutes.map { IdleRule(minutes: $0, openedAt: BootTimer.now) }
        timer?.set(at: rule?.deadline)
    }

    /// Somebody is there. Before what they did is looked at: it may come too late.
    func noticeInput() {
        guard rule != nil else { return }
        let now = BootTimer.now
        if rule?.isOver(at: now) == true { lock() } else { rule?.noticeInput(at: now) }
    }

    func cancel() { timer?.cancel() }

    private func check() {
        guard let rule else { return }
        if rule.isOver(at: BootTimer.now) { lock() } else { timer?.set(at: rule.deadline) }
    }
}
