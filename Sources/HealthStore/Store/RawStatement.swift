import GRDB
import GRDBSQLite

/// A prepared statement used through SQLite's C interface, for work on millions of rows.
///
/// It lives and dies within one use of its connection.
final class RawStatement {
    let handle: OpaquePointer
    private let connection: OpaquePointer?

    init(_ db: Database, _ sql: String) throws {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(
            db.sqliteConnection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        handle = statement
        connection = db.sqliteConnection
    }

    deinit { sqlite3_finalize(handle) }

    /// Whether there is a row.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
        }
    }

    /// Runs it to its end and makes it ready to run again.
    func run() throws {
        defer { sqlite3_reset(handle) }
        while try step() {}
    }

    func reset() { sqlite3_reset(handle) }

    func bind(_ value: Int, at index: Int32) { sqlite3_bind_int64(handle, index, Int64(value)) }
    func bind(_ value: Int?, at index: Int32) {
        if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
    }
    func bind(_ value: Double, at index: Int32) { sqlite3_bind_double(handle, index, value) }
    func bind(_ value: Double?, at index: Int32) {
        if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
    }
    func bind(_ bytes: [UInt8], at index: Int32) {
        // SQLITE_TRANSIENT: SQLite copies the bytes. Without any, a blob of no length and not NULL.
        guard !bytes.isEmpty else {
            sqlite3_bind_zeroblob(handle, index, 0)
            return
        }
        bytes.withUnsafeBytes { raw in
            _ = sqlite3_bind_blob(
                handle, index, raw.baseAddress, Int32(raw.count),
                unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
    }
    func bind(_ text: String, at index: Int32) {
        // SQLITE_TRANSIENT: SQLite copies the bytes.
        sqlite3_bind_text(handle, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
    func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
    func bytes(_ column: Int32) -> [UInt8] {
        let count = Int(sqlite3_column_bytes(handle, column))
        return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(handle, column), count: count))
    }
    func optionalDouble(_ column: Int32) -> Double? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : double(column)
    }
    /// `nil` for NULL.
    func text(_ column: Int32) -> String? { sqlite3_column_text(handle, column).map { String(cString: $0) } }
    func optionalInt(_ column: Int32) -> Int? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : int(column)
    }
}
