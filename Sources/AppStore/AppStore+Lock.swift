import LockScreen
import SettingsScreen

/// The tasks of the lock: the newest of each kind, all cancelled with the store.
struct LockTasks {
    var forgetting: Task<Void, Never>?
    var unlocking: Task<Void, Never>?
    var reading: Task<Void, Never>?
    var waiting: Task<Void, Never>?
    var changing: Task<Void, Never>?
    var looking: Task<Void, Never>?

    func cancel() {
        looking?.cancel()
        unlocking?.cancel()
        reading?.cancel()
        waiting?.cancel()
    }
}

extension AppStore {
    func run(_ effect: LockEffect) {
        let vault = services.lock.vault
        switch effect {
        case .dropKeys: lockTasks.forgetting = Task { await vault.lock() }
        case .redraw: perform(.redraw)
        case .watchIdle(let minutes): perform(.watchIdle(minutes: minutes))
        case .unlock(let entry, let asking, let attempt):
            unlock(attempt: attempt) { await vault.unlock(entry, as: asking) }
        case .unlockByKeyring(let attempt): unlock(attempt: attempt) { await vault.unlockByKeyring() }
        case .waitASecond(let attempt):
            let pause = services.pause
            lockTasks.waiting = Task {
                await pause(1)
                if !Task.isCancelled { sendToLock(.secondPassed(attempt: attempt)) }
            }
        case .readFinger(let attempt): readFinger(attempt: attempt)
        case .stopFinger: lockTasks.reading?.cancel()
        case .readFacts: runLock(.readLockFacts)
        }
    }

    /// Runs the settings' effects on the vault.
    func runLock(_ effect: SettingsEffect) {
        let vault = services.lock.vault
        switch effect {
        case .lockNow: sendToLock(.lockNow)
        case .readLockFacts:
            lockTasks.looking?.cancel()
            lockTasks.looking = Task {
                let facts = await vault.facts()
                if !Task.isCancelled { send(.settings(.lockFactsRead(facts))) }
            }
        case .setPassphrase(let new, let old):
            change { [weak self] in
                var (new, old) = (new, old)
                let problem = await vault.setPassphrase(new, old: old)
                new.wipe()
                old?.wipe()
                await self?.send(.settings(.passphraseAnswered(problem: problem)))
                // The present passphrase opens the vault, too.
                if problem == nil { await self?.resumeClouds() }
            }
        case .makeRecoveryCode:
            change { [weak self] in
                switch await vault.makeRecoveryCode() {
                case .made(let code): await self?.send(.settings(.recoveryCodeMade(code)))
                case .failed(let sentence): await self?.send(.noticed(.init(sentence, .problem)))
                }
            }
        default: break
        }
    }

    /// One change of the vault after the other.
    private func change(_ work: @escaping @Sendable () async -> Void) {
        let before = lockTasks.changing
        lockTasks.changing = Task {
            await before?.value
            await work()
        }
    }

    /// Applies an action of the lock at the present time.
    public func sendToLock(_ action: LockAction) { send(.lock(action, at: services.now())) }

    private func unlock(attempt: Int, _ open: @escaping @Sendable () async -> UnlockOutcome) {
        let forgetting = lockTasks.forgetting
        lockTasks.waiting?.cancel()
        lockTasks.unlocking = Task {
            await forgetting?.value  // or it would close again what is opened now
            let outcome = await open()
            sendToLock(.answered(outcome, attempt: attempt))
        }
    }

    private func readFinger(attempt: Int) {
        let events = services.lock.readFinger()
        lockTasks.reading?.cancel()
        lockTasks.reading = Task {
            for await event in events {
                if Task.isCancelled { return }
                sendToLock(.finger(event, attempt: attempt))
            }
        }
    }
}
