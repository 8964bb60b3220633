import ScreenKit
import Canvas

/// The lock in front of the program. While it is locked nothing else is drawn or reached.
///
/// It fails closed: whatever goes wrong while unlocking leaves it locked, with a sentence.
public struct LockState: Equatable, Sendable {
    /// Whether the program is open, locked, or on its way out of the lock.
    public enum Phase: Equatable, Sendable {
        case open
        case locked(Failure?)
        /// The vault is being asked.
        case unlocking
    }

    /// Why it did not open.
    public enum Failure: Equatable, Sendable {
        case wrongPassphrase, wrongCode
        /// The reader did not know the finger.
        case unknownFinger
        /// The reader could not be asked, or nobody came; one sentence.
        case reader(String)
        /// The vault cannot be opened; one sentence.
        case vault(String)
    }

    /// The kind of secret that is asked for.
    public enum Asking: Equatable, Sendable { case passphrase, recoveryCode }

    /// The system's reader of fingerprints.
    public enum Finger: Equatable, Sendable {
        /// Not there, or not wanted.
        case absent
        case offered
        /// It waits for a finger.
        case reading
        /// It wants to see the finger again.
        case again
    }

    /// When it locks, and what opens it.
    public struct Rules: Equatable, Sendable {
        /// Locks at the start, when nobody is there, and on leaving for the shell.
        public var isEnabled: Bool
        /// Without a passphrase there is nothing to lock with.
        public var hasPassphrase: Bool
        public var hasRecoveryCode: Bool
        public var takesFinger: Bool
        /// Minutes without a key after which it locks, 1 to 720.
        public var idleMinutes: Int

        public init(
            isEnabled: Bool = false, hasPassphrase: Bool = false, hasRecoveryCode: Bool = false,
            takesFinger: Bool = false, idleMinutes: Int = 5
        ) {
            self.isEnabled = isEnabled
            self.hasPassphrase = hasPassphrase
            self.hasRecoveryCode = hasRecoveryCode
            self.takesFinger = takesFinger
            self.idleMinutes = idleMinutes
        }

        var locksByItself: Bool { isEnabled && hasPassphrase }
    }

    public private(set) var rules: Rules
    public private(set) var phase: Phase
    public private(set) var asking = Asking.passphrase
    public private(set) var finger = Finger.absent
    public private(set) var entry = SecretEntry()
    /// Seconds until the next try is taken.
    public private(set) var wait: Int
    /// Numbers the tries, so that a late answer is told from that of the current one.
    public private(set) var attempt = 0
    /// The last time it opened by the recovery code: the passphrase is forgotten, so the new one needs no old one.
    public private(set) var wasOpenedByCode = false
    /// The notice that came while it was locked; `nil` for none.
    public var noticeAfterUnlock: ScreenNotice?

    /// - Parameters:
    ///   - isLocked: at the start of the program. Counts only where there is something to lock with.
    ///   - wait: seconds that are left of the pause after wrong tries, from an earlier run.
    ///   - problem: why the vault cannot be opened; one sentence. It is locked then whatever the rules say.
    public init(_ rules: Rules = Rules(), isLocked: Bool = false, wait: Int = 0, problem: String? = nil) {
        self.rules = rules
        self.wait = wait
        let locks = isLocked && rules.locksByItself
        phase = problem.map { .locked(.vault($0)) } ?? (locks ? .locked(nil) : .open)
        if locks, rules.takesFinger { finger = .offered }
    }

    public var isLocked: Bool { phase != .open }
}

/// Actions on the lock's state.
public enum LockAction: Equatable, Sendable {
    /// The program has begun.
    case begun
    case rulesChanged(LockState.Rules)
    /// The person asked for it.
    case lockNow
    /// Nobody was there for long enough, or the person leaves for the shell.
    case leftAlone
    case key(KeyPress)
    case paste(String)
    case answered(UnlockOutcome, attempt: Int)
    /// One second of the pause after a wrong try is over.
    case secondPassed(attempt: Int)
    case finger(FingerEvent, attempt: Int)
}

/// The vault's answer to a passphrase or a code.
public enum UnlockOutcome: Equatable, Sendable {
    case opened
    /// - Parameter wait: seconds until the next try is taken.
    case wrong(wait: Int)
    /// A try before the pause was over; it was not looked at.
    case tooSoon(wait: Int)
    /// One sentence: why nothing can be said of it.
    case failed(String)
}

/// An event of the fingerprint reader.
public enum FingerEvent: Equatable, Sendable {
    case matched, notMatched
    /// Too short, or askew: once more.
    case again
    /// It stopped; one sentence.
    case failed(String)
}

/// Effects of the lock, run outside of its state.
public enum LockEffect: Equatable, Sendable {
    /// Forgets every key that is in memory.
    case dropKeys
    /// Sends the whole screen again, so that nothing of the one before stays in the terminal.
    case redraw
    /// Lock after so many minutes without a key from now on; `nil` never.
    case watchIdle(minutes: Int?)
    case unlock(SecretEntry, as: LockState.Asking, attempt: Int)
    /// The finger was known: the keyring's slot of the vault is opened.
    case unlockByKeyring(attempt: Int)
    case waitASecond(attempt: Int)
    case readFinger(attempt: Int)
    case stopFinger
    /// Looks at how the vault stands on the disk.
    case readFacts
}

extension LockState {
    /// The only place where the lock's state changes.
    public mutating func apply(_ action: LockAction) -> [LockEffect] {
        switch action {
        case .begun: return begin()
        case .rulesChanged(let new):
            rules = new
            return isLocked ? [] : [watchIdle]
        case .lockNow: return rules.hasPassphrase ? lock() : []
        case .leftAlone: return rules.locksByItself ? lock() : []
        case .key(let press): return isLocked ? apply(press) : []
        case .paste(let text):
            if isLocked, phase != .unlocking { entry.append(text) }
            return []
        case .answered(let outcome, let attempt): return attempt == self.attempt ? receive(outcome) : []
        case .secondPassed(let attempt):
            guard attempt == self.attempt, wait > 0 else { return [] }
            wait -= 1
            return countDown
        case .finger(let event, let attempt): return attempt == self.attempt ? receive(event) : []
        }
    }

    private var watchIdle: LockEffect { .watchIdle(minutes: rules.locksByItself ? rules.idleMinutes : nil) }
    private var countDown: [LockEffect] { wait > 0 ? [.waitASecond(attempt: attempt)] : [] }

    private mutating func begin() -> [LockEffect] {
        isLocked ? countDown + readFinger() : [watchIdle, .readFacts]
    }

    private mutating func lock() -> [LockEffect] {
        guard phase == .open else { return [] }
        phase = .locked(nil)
        asking = .passphrase
        attempt += 1
        wait = 0
        entry.wipe()
        finger = rules.takesFinger ? .offered : .absent
        return [.dropKeys, .redraw, .watchIdle(minutes: nil)] + readFinger()
    }

    private mutating func readFinger() -> [LockEffect] {
        guard finger == .offered else { return [] }
        finger = .reading
        return [.readFinger(attempt: attempt)]
    }

    private mutating func stopFinger() -> [LockEffect] {
        guard finger == .reading || finger == .again else { return [] }
        finger = .offered
        return [.stopFinger]
    }

    // MARK: Keys

    private mutating func apply(_ press: KeyPress) -> [LockEffect] {
        guard phase != .unlocking else { return [] }  // the vault is being asked; a moment
        switch (press.key, press.modifiers) {
        case (.enter, _): return submit()
        case (.escape, _): return leave()
        case (.backspace, _): entry.deleteLast()
        case (.character("u"), .control): entry.wipe()
        case (.tab, _): switchAsking()
        case (.character("f"), .control): return readFinger()
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
            entry.append(String(letter))
        default: break
        }
        return []
    }

    private mutating func submit() -> [LockEffect] {
        guard !entry.isEmpty, wait == 0 else { return [] }
        let effects = stopFinger()
        attempt += 1
        phase = .unlocking
        return effects + [.unlock(entry.taken(), as: asking, attempt: attempt)]
    }

    /// One step back: from the reader, from the recovery code, from what was typed.
    private mutating func leave() -> [LockEffect] {
        let effects = stopFinger()
        guard effects.isEmpty else { return effects }
        entry.wipe()
        asking = .passphrase
        return []
    }

    private mutating func switchAsking() {
        guard rules.hasRecoveryCode else { return }
        asking = asking == .passphrase ? .recoveryCode : .passphrase
        entry.wipe()
    }

    // MARK: Answers

    private mutating func receive(_ outcome: UnlockOutcome) -> [LockEffect] {
        guard phase == .unlocking else { return [] }
        switch outcome {
        case .opened:
            phase = .open
            wait = 0
            wasOpenedByCode = asking == .recoveryCode
            if wasOpenedByCode {
                noticeAfterUnlock = .init("Opened by the recovery code. Set a new passphrase in Settings, App lock.")
            }
            asking = .passphrase
            return [watchIdle]
        case .wrong(let wait):
            phase = .locked(asking == .passphrase ? .wrongPassphrase : .wrongCode)
            self.wait = max(0, wait)
        case .tooSoon(let wait):
            phase = .locked(nil)
            self.wait = max(1, wait)
        case .failed(let sentence): phase = .locked(.vault(sentence))
        }
        return countDown
    }

    private mutating func receive(_ event: FingerEvent) -> [LockEffect] {
        guard case .locked = phase, finger == .reading || finger == .again else { return [] }
        switch event {
        case .matched:
            finger = .offered
            phase = .unlocking
            return [.unlockByKeyring(attempt: attempt)]
        case .again: finger = .again
        case .notMatched: stopReading(.unknownFinger)
        case .failed(let sentence): stopReading(.reader(sentence))
        }
        return []
    }

    private mutating func stopReading(_ failure: Failure) {
        finger = .offered
        phase = .locked(failure)
    }
}
