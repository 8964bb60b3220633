import Foundation
import Passphrases

/// How the vault stands.
public enum VaultStanding: Equatable, Sendable {
    /// There is none yet.
    case none
    case locked(VaultFacts)
    case unlocked(VaultFacts)
    /// There is one that cannot be used; with a backup there is a way back (`restoreBackup`).
    case unusable(VaultError, hasBackup: Bool)

    /// `nil` where there is none, or none that can be used.
    public var facts: VaultFacts? {
        switch self {
        case .locked(let facts), .unlocked(let facts): facts
        case .none, .unusable: nil
        }
    }
}

/// The facts about a vault that are readable without opening it.
public struct VaultFacts: Equatable, Sendable {
    /// The ways to open it.
    public var slots: [VaultSlot]
    /// Under which names keys are kept, sorted.
    public var keyNames: [String]
    /// How often it was changed.
    public var generation: Int
    /// Whether the app lock is on.
    public var locksApp: Bool

    init(_ header: SealedHeader) {
        slots = header.slots.compactMap(VaultSlot.init)
        keyNames = header.holds
        generation = header.generation
        locksApp = header.locksApp ?? false
    }

    /// Whether the vault can be opened in that way.
    public func has(_ kind: VaultSlot.Kind) -> Bool { slots.contains { $0.kind == kind } }

    /// Whether its passphrase could be made dearer to guess: by setting it again.
    public var isCheapToGuess: Bool { slots.contains { $0.cost?.isWeaker(than: .least) == true } }
}

extension VaultSlot {
    init?(_ slot: KeySlot) {
        guard let kind = Kind(rawValue: slot.kind) else { return nil }
        self.init(
            id: slot.id, kind: kind, madeAt: Date(timeIntervalSince1970: TimeInterval(slot.made)), cost: slot.cost)
    }
}

/// A key as people see it: everything but the key.
public struct VaultKey: Equatable, Sendable {
    public var name: String
    /// Empty for a short key.
    public var lastFour: String
    /// When the key was entered.
    public var enteredAt: Date
    /// To the hour; `nil` when it was never used.
    public var lastUsed: Date?
    public var trial = KeyTrial.unknown
}

/// The secret that opens a vault.
public enum VaultOpener: Sendable {
    case passphrase(Secret)
    /// 32 random bytes that the system's keyring keeps.
    case keyring(Secret)
    case recovery(RecoveryCode)
    /// Nothing at all: whoever has the file has the keys.
    case unprotected

    func secret(_ cost: PassphraseCost) -> SlotSecret {
        switch self {
        case .passphrase(let text): .passphrase(text, cost)
        case .keyring(let bytes): .random(bytes, .keyring)
        case .recovery(let code): .random(code.secret, .recovery)
        case .unprotected: .unprotected
        }
    }

    /// Whether it can be guessed, so that wrong ones are counted.
    var isGuessable: Bool {
        switch self {
        case .passphrase, .recovery: true
        case .keyring, .unprotected: false
        }
    }

    var isPassphrase: Bool { if case .passphrase = self { true } else { false } }

    /// - Throws: `.passphraseRefused` for a passphrase that is easy to guess.
    func checkStrength() throws(VaultError) {
        guard case .passphrase(let text) = self, let problem = PassphraseStrength(text.revealed()).problem else {
            return
        }
        throw .passphraseRefused(problem)
    }
}
