import Files
import Foundation
import GRDBSQLite

/// Why a database file cannot be used.
public struct SQLiteFailure: Error, Equatable, Sendable {
    /// SQLite's primary result code.
    public var code: Int32

    public init(code: Int32) { self.code = code & 0xFF }

    /// Its content is not as SQLite has written it.
    public var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
    public var isFull: Bool { code == SQLITE_FULL }
    public var isCancelled: Bool { code == SQLITE_INTERRUPT }

    /// As the end of a sentence; never a statement or a value.
    public var reason: String {
        switch code {
        case SQLITE_CORRUPT: "the database is damaged"
        case SQLITE_NOTADB: "it is not a database"
        case SQLITE_FULL: "the disk is full"
        case SQLITE_BUSY, SQLITE_LOCKED: "another program is writing"
        case SQLITE_INTERRUPT: "it was stopped"
        case SQLITE_READONLY: "it cannot be written to"
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: "it or a file beside it cannot be opened"
        case SQLITE_IOERR: "the disk reports an error"
        case SQLITE_NOMEM: "there is not enough memory"
        default: "SQLite reports error \(code)"
        }
    }

    /// Why a file of a database cannot be made or opened, with what to do about it, as the end of a sentence.
    public static func reason(of failure: FileFailure, at path: String) -> String {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        switch failure.code {
        case EACCES, EPERM: return "you may not write into \(folder); allow yourself to (chmod u+rwx), or own it"
        case EROFS: return "\(folder) is on a disk that is read-only; put it on one that can be written to"
        default:
            return failure.isDiskFull ? "the disk is full; free some space" : failure.reason
        }
    }
}
