import Files
import Foundation

extension VaultError {
    static func writing(_ path: String, _ number: Int32) -> VaultError {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
        default: .cannotWrite(path: path, reason: String(cString: strerror(number)))
        }
    }

    static func reading(_ path: String, _ number: Int32) -> VaultError {
        number == ELOOP
            ? .notPrivate(path: path, reason: "it is a link to another place")
            : .cannotRead(path: path, reason: String(cString: strerror(number)))
    }

    /// Runs `body` on a file at `path` and says in our words what went wrong.
    static func writing<Result>(
        _ path: String, _ body: () throws(FileFailure) -> Result
    ) throws(VaultError) -> Result {
        do { return try body() } catch { throw .writing(path, error.code) }
    }
}
