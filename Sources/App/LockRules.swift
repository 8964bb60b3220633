import LockScreen
import SettingsScreen

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
