/// Why an export, a backup or what is done with one did not happen. Nothing of it is left behind then.
public enum ArchiveError: Error, Equatable, Sendable {
    /// Something is there already and may not be replaced.
    case exists(path: String)
    case noFolder(path: String)
    /// Something stands there that is no regular file, for example `a link`; it is never replaced.
    case notAFile(path: String, kind: String)
    /// Something stands where a folder is to be made; nothing is replaced by one, whatever was asked for.
    case folderExists(path: String)
    /// `reason` ends a sentence.
    case cannotWrite(path: String, reason: String)
    case cannotRead(path: String, reason: String)
    case notFound(path: String)
    case diskFull(path: String)
    case cancelled
    case notABackup(path: String)
    /// Made by a later version of AirFit.
    case tooNew(path: String)
    /// `reason` ends a sentence.
    case damaged(path: String, reason: String)
    /// The file itself is whole.
    case wrongPassphrase(path: String)
    /// Why it cannot be encrypted or opened: a whole sentence.
    case sealing(String)
    /// Another program has the data open.
    case inUse
    /// Reading or writing a database failed; a whole sentence.
    case store(String)

    /// One sentence: what is wrong and what to do.
    public var sentence: String {
        switch self {
        case .exists(let path): "\(path) is there already; choose another name, or replace it with --force."
        case .noFolder(let path): "There is no folder \(path); make it first, or choose another place."
        case .notAFile(let path, let kind):
            "\(path) is \(kind) and was left alone, since only files are replaced; choose another name."
        case .folderExists(let path):
            "\(path) is there already, and a folder never replaces anything; choose another name, or remove it first."
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
        case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)."
        case .notFound(let path): "There is no file at \(path); check the path."
        case .diskFull(let path): "The disk is full, so \(path) was not written; make room and try again."
        case .cancelled: "It was stopped before its end, and nothing of it is left."
        case .notABackup(let path): "\(path) is not a backup of AirFit, and nothing was changed."
        case .tooNew(let path): "\(path) was made by a newer AirFit; update AirFit first. Nothing was changed."
        case .damaged(let path, let reason): "\(path) is damaged, so nothing was changed: \(reason)."
        case .wrongPassphrase(let path): "This is not the passphrase of \(path), and nothing was changed."
        case .sealing(let sentence): sentence
        case .inUse: "Another AirFit has the data open; quit it and try again. Nothing was changed."
        case .store(let sentence): sentence
        }
    }
}
