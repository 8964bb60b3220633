import LockScreen
import ScreenKit
import Canvas
import Foundation

/// The lock within the program: what else happens when it closes and opens.
extension AppState {
    /// Applies an action of the lock. While it is locked, nothing of the other screens is drawn or takes keys.
    public mutating func apply(lock action: LockAction, at date: Date) -> [AppEffect] {
        let wasLocked = lock.isLocked
        let effects = lock.apply(action).map(AppEffect.lock)
        switch (wasLocked, lock.isLocked) {
        case (false, true): return close(at: date) + effects
        case (true, false):
            notice = lock.noticeAfterUnlock
            lock.noticeAfterUnlock = nil
            settings.mayReplacePassphrase = lock.wasOpenedByCode
            return effects + coach.sendsWaiting.map(AppEffect.coach) + [.settings(.connection(.readDue))]
        case (true, true), (false, false): break
        }
        return effects
    }

    /// An answer that is arriving is stopped and what came of it kept; whatever lies over a screen goes.
    private mutating func close(at date: Date) -> [AppEffect] {
        let wasReplying = coach.isReplying
        let effects = coach.stop(at: date).map(AppEffect.coach)
        overlay = nil
        settings.dropSecrets()
        settings.mayReplacePassphrase = false
        lock.noticeAfterUnlock =
            wasReplying ? ScreenNotice("The answer was stopped when AirFit locked; Ctrl-G continues it.") : nil
        notice = nil
        return effects
    }

    /// Shows a notice, or keeps it until the lock is open: what it says is content too.
    public mutating func show(_ notice: ScreenNotice) {
        if lock.isLocked { lock.noticeAfterUnlock = notice } else { self.notice = notice }
    }

    /// Locks by wish; says why where there is nothing to lock with.
    public mutating func lockNow(at date: Date) -> [AppEffect] {
        guard lock.rules.hasPassphrase else {
            notice = ScreenNotice("There is no passphrase to lock with; Settings, App lock sets one.")
            return []
        }
        return apply(lock: .lockNow, at: date)
    }

    /// Everything goes to the lock, except what ends or stops the program.
    mutating func applyWhileLocked(_ event: InputEvent, at date: Date) -> [AppEffect] {
        switch event {
        case .resized(let size): self.size = size
        case .key(.control("q")): return [.quit]
        case .key(.control("z")): return [.suspend]
        case .key(let press): return apply(lock: .key(press), at: date)
        case .paste(let text): return apply(lock: .paste(text), at: date)
        case .focus(let hasFocus): self.hasFocus = hasFocus
        case .mouse, .pasteCut: break
        }
        return []
    }
}
