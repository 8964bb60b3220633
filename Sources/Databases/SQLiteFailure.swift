import Files
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
        default: String(cString: sqlite3_errstr(code))
        }
    }
}
