import GRDBSQLite

/// A connection through SQLite's own interface, for work on whole files: copies, salvage, and files that cannot be written.
/// Not shared between threads.
public final class FileConnection {
    let handle: OpaquePointer

    /// How a database file is opened.
    public enum Mode: Sendable {
        case readOnly
        /// Reads the file as it is, without its log and without locks: for what lies where nothing can be written.
        case immutable
        case readWrite
    }

    public init(path: String, _ mode: Mode) throws(SQLiteFailure) {
        var opened: OpaquePointer?
        let flags =
            switch mode {
            case .readOnly: SQLITE_OPEN_READONLY
            case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            case .readWrite: SQLITE_OPEN_READWRITE
            }
        let name = mode == .immutable ? Self.immutableName(of: path) : path
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw SQLiteFailure(code: code)
        }
        handle = opened
        sqlite3_busy_timeout(handle, 5000)
    }

    deinit { sqlite3_close_v2(handle) }

    /// A connection that cannot write; where not even the log's index can be made, one that goes by the file alone.
    public static func readable(_ path: String) throws(SQLiteFailure) -> FileConnection {
        do throws(SQLiteFailure) {
            let connection = try FileConnection(path: path, .readOnly)
            _ = try connection.number("SELECT count(*) FROM sqlite_schema")
            return connection
        } catch {
            guard [SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR].contains(error.code) else { throw error }
        }
        let connection = try FileConnection(path: path, .immutable)
        _ = try connection.number("SELECT count(*) FROM sqlite_schema")
        return connection
    }

    /// A connection to a damaged database that cannot write. It knows the tables whose entries in the list of tables can be read,
    /// and takes a file that ends before its head says so.
    public static func salvaging(_ path: String) throws(SQLiteFailure) -> FileConnection {
        let connection: FileConnection
        do throws(SQLiteFailure) {
            connection = try lenient(path, .readOnly)
        } catch {
            guard [SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR].contains(error.code) else { throw error }
            connection = try lenient(path, .immutable)
        }
        return connection
    }

    private static func lenient(_ path: String, _ mode: Mode) throws(SQLiteFailure) -> FileConnection {
        let connection = try FileConnection(path: path, mode)
        // With it SQLite goes on where an entry of the list cannot be read.
        try connection.run("PRAGMA writable_schema = ON")
        let tables = try connection.number(
            "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'")
        guard tables ?? 0 > 0 else { throw SQLiteFailure(code: SQLITE_CORRUPT) }
        return connection
    }

    /// As `texts`, up to the first row that cannot be read; what was read counts, whatever ends it.
    func textsUntilDamage(_ sql: String) -> (texts: [String], isWhole: Bool) {
        var texts: [String] = []
        do throws(SQLiteFailure) {
            let statement = try FileStatement(self, sql)
            while try statement.step() { texts.append(statement.text(0)) }
            return (texts, true)
        } catch {
            return (texts, false)
        }
    }

    /// The name by which SQLite opens a file that nobody changes.
    public static func immutableName(of path: String) -> String {
        let name = path.replacing("%", with: "%25").replacing("?", with: "%3F").replacing("#", with: "%23")
        return "file:\(name)?immutable=1"
    }

    /// Runs statements that return no rows.
    public func run(_ statements: String) throws(SQLiteFailure) {
        let code = sqlite3_exec(handle, statements, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteFailure(code: code) }
    }

    /// The first column of the first row; `nil` without a row, or for NULL.
    public func number(_ sql: String) throws(SQLiteFailure) -> Int? {
        let statement = try FileStatement(self, sql)
        guard try statement.step(), !statement.isNull(0) else { return nil }
        return statement.int(0)
    }

    /// The first column of all rows; bytes that are no UTF-8 are replaced.
    public func texts(_ sql: String) throws(SQLiteFailure) -> [String] {
        let statement = try FileStatement(self, sql)
        var texts: [String] = []
        while try statement.step() { texts.append(statement.text(0)) }
        return texts
    }
}

/// A prepared statement of one connection.
public final class FileStatement {
    let handle: OpaquePointer
    /// Keeps it open.
    private let connection: FileConnection

    public init(_ connection: FileConnection, _ sql: String) throws(SQLiteFailure) {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(connection.handle, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw SQLiteFailure(code: code) }
        handle = statement
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Whether there is a row.
    public func step() throws(SQLiteFailure) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteFailure(code: code)
        }
    }

    /// The integer in a column of the current row; 0 for NULL.
    public func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
    /// Whether a column of the current row is NULL.
    public func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
    /// The text in a column of the current row; empty for NULL.
    public func text(_ column: Int32) -> String {
        sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
    }
}
