/// Why a vault or a sealed file could not be read, opened or written. Holds no key, passphrase or content.
public enum VaultError: Error, Equatable, Sendable {
    // What the file is.
    /// It begins otherwise than a file of this kind.
    case notOurs
    /// Made by a newer version of AirFit: it is left as it is.
    case newerVersion
    /// Its bytes have changed since they were written, or some are missing.
    case damaged(Damage)
    /// It asks for more memory or time to open it than any of ours does.
    case costRefused

    // Opening it.
    /// Neither the passphrase nor what else was given opens it; the file itself is whole.
    case wrongSecret
    /// The typed text cannot be a recovery code: a letter is wrong or missing.
    case notARecoveryCode
    /// After wrong passphrases the next one is taken only then.
    case tooSoon(wait: Duration)
    case notEnoughMemory
    /// A passphrase too easy to guess for a new slot; one sentence.
    case passphraseRefused(String)

    // What state the vault is in.
    case noVault
    case alreadyThere
    case locked
    /// Another program changed its keys or slots so that it must be unlocked anew.
    case changedElsewhere
    case noSuchKey(name: String)
    case nameRefused
    case tooManyKeys
    case noSuchSlot
    case tooManySlots
    /// Without it nobody could open the vault any more.
    case lastSlot
    case noBackup
    /// The vault's file is gone, but the backup of it is there.
    case missing
    /// There was one, and neither it nor the backup of it is there; one sentence.
    case lost(String)

    // Files.
    /// No file of our own: a link, a folder, a pipe, or another user's.
    case notPrivate(path: String, reason: String)
    case tooLarge(path: String)
    case diskFull(path: String)
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// Another program has held the vault's lock for too long.
    case busy
    case cancelled

    /// How a file of the vault is damaged.
    public enum Damage: Equatable, Sendable {
        /// The file ends too early.
        case cutOff
        /// The change does not fit the vault's current contents.
        case changed
    }
}

extension VaultError {
    /// One sentence for people: what is wrong and what to do.
    public var sentence: String {
        switch self {
        case .notOurs: "This is no file that AirFit encrypted."
        case .newerVersion: "A newer version of AirFit made this file; it is left as it is. Use that version."
        case .damaged(.cutOff): "The encrypted file is cut off; go back to a copy of it."
        case .damaged(.changed): "The encrypted file is damaged; go back to a copy of it."
        case .costRefused:
            "The encrypted file asks for more memory or time than AirFit ever does; it is not opened."
        case .wrongSecret: "This does not open it: the passphrase or code is another one."
        case .notARecoveryCode: "This is no recovery code; look at it letter by letter."
        case .tooSoon(let wait): "After wrong tries the next one is taken in \(max(1, wait.roundedUpSeconds)) s."
        case .notEnoughMemory: "There is not enough memory free to check the passphrase; close something and try again."
        case .passphraseRefused(let sentence), .lost(let sentence): sentence
        default: sentenceOnFiles
        }
    }

    private var sentenceOnFiles: String {
        switch self {
        case .noVault: "There is no vault yet."
        case .alreadyThere: "There is a vault already; it is left as it is."
        case .locked: "The vault is locked; unlock it first."
        case .changedElsewhere: "Another AirFit changed the vault; unlock it anew."
        case .noSuchKey(let name): "There is no key of \(name) in the vault."
        case .nameRefused: "A key cannot be kept under this name."
        case .tooManyKeys: "The vault is full: remove a key first."
        case .tooManySlots: "The vault has too many ways to open it; remove one first."
        case .missing: "The file of the vault is gone; the last good copy of it can take its place."
        case .noSuchSlot: "The vault has no such way to open it."
        case .lastSlot: "This is the only way to open the vault; add another one first."
        case .noBackup: "There is no earlier copy of the vault to go back to."
        case .notPrivate(let path, let reason): "\(path) is not used: \(reason)."
        case .tooLarge(let path): "\(path) is larger than any vault; it is not read."
        case .diskFull(let path): "The disk is full: \(path) is as it was. Make room and try again."
        case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)."
        case .cannotWrite(let path, let reason): "\(path) cannot be written and is as it was: \(reason)."
        case .busy: "Another AirFit is busy with the vault; try again."
        default: "This was stopped."
        }
    }
}

extension Duration {
    /// Whole seconds, a begun one counted.
    fileprivate var roundedUpSeconds: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}
