import Files
import GRDBSQLite
import Glibc
import ImportKit

/// An SQLite file from outside, opened so that nothing in it can act: a copy of its own, read-only and without journals,
/// only plain tables and columns that are asked for by name; no views, triggers, virtual tables, functions or pragmas of
/// the file; and a limit to the work that a query may make.
final class UntrustedDatabase {
    static let magic = Array("SQLite format 3\0".utf8)
    static let mostBytes: Int64 = 2 << 30

    private let connection: OpaquePointer
    private let path: String
    /// Columns of the plain tables, by name.
    private(set) var tables: [String: Set<String>] = [:]
    private let guardian = CallbackContext()

    /// The context of SQLite's callbacks; they run on the thread that reads.
    private final class CallbackContext {
        var allowed: Set<String> = []
        var workLeft: Int64 = 0
    }

    /// A row of the query that runs.
    struct Row {
        fileprivate let statement: OpaquePointer

        func integer(_ column: Int32) -> Int64? {
            sqlite3_column_type(statement, column) == SQLITE_INTEGER ? sqlite3_column_int64(statement, column) : nil
        }

        func number(_ column: Int32) -> Double? {
            switch sqlite3_column_type(statement, column) {
            case SQLITE_INTEGER, SQLITE_FLOAT: sqlite3_column_double(statement, column)
            default: nil
            }
        }

        func text(_ column: Int32) -> String? {
            guard sqlite3_column_type(statement, column) == SQLITE_TEXT,
                let text = sqlite3_column_text(statement, column)
            else { return nil }
            return String(decoding: UnsafeBufferPointer(start: text, count: Int(bytes(column))), as: UTF8.self)
        }

        /// A blob as hexadecimal digits, at most 64 bytes of it.
        func hexadecimal(_ column: Int32) -> String? {
            guard sqlite3_column_type(statement, column) == SQLITE_BLOB,
                let blob = sqlite3_column_blob(statement, column)
            else { return nil }
            let bytes = UnsafeRawBufferPointer(start: blob, count: min(64, Int(bytes(column))))
            return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }

        private func bytes(_ column: Int32) -> Int32 { sqlite3_column_bytes(statement, column) }
    }

    init(_ document: HealthDocument, temporaryFolder: String) throws(ImportError) {
        path = document.name
        guard document.byteCount <= Self.mostBytes else {
            throw .refused(path: path, reason: "the database in it has more than \(Self.mostBytes >> 30) GB")
        }
        let copy = try Self.copy(document, into: temporaryFolder)
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
        let status = sqlite3_open_v2("file:\(Self.escaped(copy))?immutable=1&cache=private", &connection, flags, nil)
        // The connection has the file open; its name is no longer needed.
        unlink(copy)
        guard status == SQLITE_OK, let connection else {
            sqlite3_close_v2(connection)
            throw .damagedArchive(path: path, reason: "its database cannot be opened")
        }
        self.connection = connection
        setLimits()
        try findTables()
        restrict()
    }

    deinit { sqlite3_close_v2(connection) }

    // MARK: - The copy

    private static func copy(_ document: HealthDocument, into folder: String) throws(ImportError) -> String {
        let file: TemporaryFile
        do throws(FileFailure) { file = try TemporaryFile("\(folder)/airfit-") } catch {
            throw .notReadable(
                path: document.name,
                reason: "no temporary file can be made in \(folder): \(OpenFile.text(ofError: error.code))")
        }
        defer { close(file.descriptor) }
        do throws(ImportError) {
            try write(document, to: file.descriptor)
        } catch {
            unlink(file.path)
            throw error
        }
        return file.path
    }

    private static func write(_ document: HealthDocument, to descriptor: Int32) throws(ImportError) {
        var reader = try document.open()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
        defer { buffer.deallocate() }
        var total: Int64 = 0
        while case let count = try reader.read(into: buffer), count > 0 {
            total += Int64(count)
            guard total <= mostBytes else {
                throw .refused(path: document.name, reason: "the database in it has more than \(mostBytes >> 30) GB")
            }
            do throws(FileFailure) {
                try FileBytes.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: descriptor)
            } catch {
                throw .notReadable(
                    path: document.name,
                    reason: "there is no room to unpack it: \(OpenFile.text(ofError: error.code))")
            }
        }
    }

    /// For a file name in a URI.
    private static func escaped(_ path: String) -> String {
        path.utf8.map { byte in
            let isPlain = byte | 0x20 &- 0x61 < 26 || byte &- 0x30 <= 9 || [0x2F, 0x2D, 0x2E, 0x5F].contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    // MARK: - What is allowed

    private func setLimits() {
        let limits: [(Int32, Int32)] = [
            (SQLITE_LIMIT_LENGTH, 16 << 20), (SQLITE_LIMIT_SQL_LENGTH, 1 << 20), (SQLITE_LIMIT_COLUMN, 500),
            (SQLITE_LIMIT_EXPR_DEPTH, 50), (SQLITE_LIMIT_COMPOUND_SELECT, 2), (SQLITE_LIMIT_ATTACHED, 0),
            (SQLITE_LIMIT_VARIABLE_NUMBER, 4), (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
        ]
        for (limit, value) in limits { sqlite3_limit(connection, limit, value) }
        for pragma in ["trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0", "query_only=ON", "temp_store=MEMORY"]
        {
            sqlite3_exec(connection, "PRAGMA \(pragma)", nil, nil, nil)
        }
        let context = Unmanaged.passUnretained(guardian).toOpaque()
        sqlite3_progress_handler(
            connection, 10_000,
            { context in
                guard let context else { return 1 }
                let guardian = Unmanaged<CallbackContext>.fromOpaque(context).takeUnretainedValue()
                guardian.workLeft -= 10_000
                return guardian.workLeft > 0 ? 0 : 1
            }, context)
        guardian.workLeft = 50_000_000
    }

    /// Reads only, and only of the tables found.
    private func restrict() {
        guardian.allowed = Set(tables.keys)
        sqlite3_set_authorizer(
            connection,
            { context, action, table, _, _, _ in
                switch action {
                case SQLITE_SELECT: return SQLITE_OK
                case SQLITE_READ:
                    guard let context, let table else { return SQLITE_DENY }
                    let guardian = Unmanaged<CallbackContext>.fromOpaque(context).takeUnretainedValue()
                    return guardian.allowed.contains(String(cString: table)) ? SQLITE_OK : SQLITE_DENY
                default: return SQLITE_DENY
                }
            }, Unmanaged.passUnretained(guardian).toOpaque())
    }

    private func findTables() throws(ImportError) {
        var names: [String] = []
        try run("SELECT name, sql FROM sqlite_schema WHERE type = 'table'") { row throws(ImportError) in
            guard let name = row.text(0), let sql = row.text(1), names.count < 1000, name.utf8.count <= 100,
                name.utf8.allSatisfy({ $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 <= 9 || $0 == 0x5F }),
                sql.lowercased().hasPrefix("create table")
            else { return }
            names.append(name)
        }
        for name in names {
            var columns: Set<String> = []
            try run("PRAGMA table_info(\(name))") { row throws(ImportError) in
                if let column = row.text(1) { columns.insert(column) }
            }
            tables[name] = columns
        }
    }

    // MARK: - Queries

    /// Calls `body` with some columns of every row of a table, in the order of the names. Columns that the table does not
    /// have are NULL.
    /// - Parameter parent: a table and the columns of it that stand behind the own ones, found by `parent_key`.
    func rows<Failure: Error>(
        of table: String, _ columns: [String], parent: (table: String, columns: [String])? = nil,
        work: Int64, _ body: (Row) throws(Failure) -> Void
    ) throws {
        guard let own = tables[table] else { return }
        var list = columns.map { own.contains($0) ? "t.\($0)" : "NULL" }
        var from = "\(table) AS t"
        if let parent {
            guard let theirs = tables[parent.table], own.contains("parent_key"), theirs.contains("row_id") else {
                return
            }
            list += parent.columns.map { theirs.contains($0) ? "p.\($0)" : "NULL" }
            from += " JOIN \(parent.table) AS p ON p.row_id = t.parent_key"
        }
        guardian.workLeft = work
        try run("SELECT \(list.joined(separator: ", ")) FROM \(from)", body)
    }

    private func run<Failure: Error>(_ sql: String, _ body: (Row) throws(Failure) -> Void) throws(ImportError) {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw .damagedArchive(path: path, reason: "its database cannot be read")
        }
        defer { sqlite3_finalize(statement) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                do {
                    try body(Row(statement: statement))
                } catch let error as ImportError {
                    throw error
                } catch {
                    throw .notReadable(path: path, reason: "\(error)")
                }
            case SQLITE_DONE: return
            case SQLITE_INTERRUPT:
                throw .refused(path: path, reason: "its database takes far more work than a health export needs")
            default: throw .damagedArchive(path: path, reason: "its database cannot be read to the end")
            }
        }
    }
}
