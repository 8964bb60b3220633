import Screens

/// What the lock started: the newest of each kind, all ended with the store.
struct LockTasks {
    var forgetting: Task<Void, Never>?
    var unlocking: Task<Void, Never>?
    var reading: Task<Void, Never>?
    var waiting: Task<Void, Never>?

    func cancel() {
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
        case .watchIdle(let minutes): services.lock.watchIdle(minutes)
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
        }
    }

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
