import Databases
import Files
import Foundation
import GRDB
import GRDBSQLite
import HealthModel

/// Opens the database file: its folder, its mode, its version and how a connection behaves.
enum StoreFile {
    enum Purpose { case everyday, bulkImport, readOnly }

    /// A connection to the database at `path`, made and brought to the newest schema where that is needed. One for every day
    /// that cannot be had, as the file or its folder cannot be written or the disk is full, cannot write then.
    static func open(path: String, for purpose: Purpose = .everyday) throws(HealthStoreError) -> DatabaseQueue {
        do throws(HealthStoreError) {
            return try openPatiently(path: path, for: purpose)
        } catch {
            let mayBeUnwritable =
                switch error {
                case .cannotOpen, .diskFull, .readOnly: purpose == .everyday
                default: false
                }
            // What is wrong with a file that cannot even be read was found out before.
            guard mayBeUnwritable, let queue = try? current(path) else { throw error }
            return queue
        }
    }

    private static func openPatiently(path: String, for purpose: Purpose) throws(HealthStoreError) -> DatabaseQueue {
        // While two programs make the file at one moment, SQLite does not wait for the other: two seconds here.
        for _ in 0..<20 {
            do throws(HealthStoreError) {
                return try openOnce(path: path, for: purpose)
            } catch {
                guard error == .busy else { throw error }
                usleep(100_000)
            }
        }
        return try openOnce(path: path, for: purpose)
    }

    /// A connection that cannot write, to a database that is there and of the newest schema afterwards.
    static func openReadOnly(path: String) throws(HealthStoreError) -> DatabaseQueue {
        if let queue = try current(path) { return queue }
        do { try open(path: path).close() } catch { throw HealthStoreError(error) }
        guard let queue = try current(path) else {
            throw .cannotOpen(path: path, reason: "it cannot be brought up to date")
        }
        return queue
    }

    /// `nil` where there is no file, or one of another version.
    private static func current(_ path: String) throws(HealthStoreError) -> DatabaseQueue? {
        guard access(path, F_OK) == 0 else { return nil }
        do {
            return try current(name: path)
        } catch let error as DatabaseError
            where [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_IOERR].contains(error.resultCode)
        {
            // Where not even the index of the log can be made, the file is read alone.
            do {
                return try current(name: FileConnection.immutableName(of: path))
            } catch {
                throw HealthStoreError(opening: path, error)
            }
        } catch {
            throw HealthStoreError(opening: path, error)
        }
    }

    private static func current(name: String) throws -> DatabaseQueue? {
        let queue = try DatabaseQueue(path: name, configuration: configuration(for: .readOnly))
        let isCurrent = try queue.inDatabase { db in
            recordNothingRead(db)
            return try number(db, "user_version") == Schema.version && applicationID(db) == Schema.applicationID
        }
        if isCurrent { return queue }
        try queue.close()
        return nil
    }

    private static func openOnce(path: String, for purpose: Purpose) throws(HealthStoreError) -> DatabaseQueue {
        do {
            try makeFile(path: path)
            let queue = try DatabaseQueue(path: path, configuration: configuration(for: purpose))
            try queue.inDatabase { db in
                try migrate(db, path: path)
                recordNothingRead(db)
            }
            return queue
        } catch let error as HealthStoreError {
            throw error
        } catch {
            throw HealthStoreError(opening: path, error)
        }
    }

    /// SQLite would make the file readable by others; its -wal and -shm take over the mode of the file.
    static func makeFile(path: String) throws {
        if access(path, F_OK) == 0 { return }
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty, access(folder, F_OK) != 0 {
            do {
                try Folder.make(folder)
            } catch {
                throw HealthStoreError.cannotOpen(path: path, reason: "its folder cannot be made: \(error.reason)")
            }
        }
        let descriptor = Foundation.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw HealthStoreError.cannotOpen(path: path, reason: SQLiteFailure.reason(of: .last, at: path))
        }
        close(descriptor)
    }

    private static func configuration(for purpose: Purpose) -> Configuration {
        var configuration = Configuration()
        configuration.label = "health"
        // An import asks again until the timeout, and hears between that it is cancelled.
        configuration.busyMode = .timeout(purpose == .bulkImport ? 1 : 5)
        configuration.foreignKeysEnabled = false
        // A bulk import begins and ends its transaction in accesses of its own.
        configuration.allowsUnsafeTransactions = purpose == .bulkImport
        configuration.readonly = purpose == .readOnly
        configuration.prepareDatabase { db in
            try set(db, "PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY;")
            try SampleRows.addFunction(to: db)
            switch purpose {
            case .everyday:
                // 4 MB of pages wait at most to be moved into the database file.
                try set(
                    db,
                    """
                    PRAGMA cell_size_check = ON; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
                    PRAGMA wal_autocheckpoint = 250;
                    """)
            // 16 MB of pages: ten years of days are read at once.
            case .readOnly: try set(db, "PRAGMA query_only = ON; PRAGMA cache_size = -16384;")
            // A lost import is imported again: one sync at the checkpoint is enough. 24 MB of pages.
            case .bulkImport:
                try set(
                    db,
                    "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -24576; PRAGMA journal_size_limit = 1048576;")
            }
        }
        return configuration
    }

    /// Runs statements without a result at once: one by one they would take as long as reading the day.
    private static func set(_ db: Database, _ statements: String) throws {
        let code = sqlite3_exec(db.sqliteConnection, statements, nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// Spares new statements the list of what they read. It is for observers of tables, of which there are none here, and
    /// making it takes as long as reading a day.
    private static func recordNothingRead(_ db: Database) {
        sqlite3_set_authorizer(db.sqliteConnection, nil, nil)
    }

    /// The number that a pragma answers.
    private static func number(_ db: Database, _ pragma: String) throws -> Int {
        let statement = try RawStatement(db, "PRAGMA \(pragma)")
        return try statement.step() ? statement.int(0) : 0
    }

    private static func migrate(_ db: Database, path: String) throws {
        let version = try number(db, "user_version")
        if version == Schema.version, try applicationID(db) == Schema.applicationID { return }
        try refuseForeign(db, version: version, path: path)
        // Large pages: an import writes and reads each several times, a call of the system each time.
        if version == 0 { try db.execute(sql: "PRAGMA page_size = 16384; PRAGMA journal_mode = WAL") }
        try db.inTransaction(.immediate) {
            // Another process may have been faster.
            let current = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            for step in Schema.steps.dropFirst(current) { try db.execute(sql: step) }
            try db.execute(
                sql: "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)")
            return .commit
        }
    }

    private static func refuseForeign(_ db: Database, version: Int, path: String) throws {
        let identifier = try applicationID(db)
        let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
        guard identifier == Schema.applicationID || (identifier == 0 && isEmpty) else {
            throw HealthStoreError.cannotOpen(path: path, reason: "it is a database of another program")
        }
        if version > Schema.version { throw HealthStoreError.tooNew(path: path) }
    }

    private static func applicationID(_ db: Database) throws -> Int {
        try number(db, "application_id")
    }
}

extension HealthStoreError {
    /// SQLite's own result codes in words; statements and values never get into a reason.
    init(_ error: any Error) {
        if let known = error as? HealthStoreError {
            self = known
            return
        }
        guard let error = error as? DatabaseError else {
            // What was given up waits no more for whoever is writing.
            self = error is CancellationError ? .busy : .failed(reason: "unexpected error")
            return
        }
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        // SQLite makes room for its index of the log before it writes.
        case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_READONLY: self = .readOnly
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
        default: self = .failed(reason: SQLiteFailure(code: error.resultCode.rawValue).reason)
        }
    }

    private static let advice =
        "airfit restore --list shows backups to put back, airfit doctor --salvage reads what can still be read"

    init(opening path: String, _ error: any Error) {
        guard let failure = error as? DatabaseError else {
            self = .cannotOpen(path: path, reason: (error as NSError).localizedDescription)
            return
        }
        switch failure.resultCode {
        case .SQLITE_NOTADB:
            self = .cannotOpen(path: path, reason: "it is not a database; \(Self.advice)")
        case .SQLITE_CORRUPT:
            self = .cannotOpen(path: path, reason: "the database is damaged; \(Self.advice)")
        case .SQLITE_CANTOPEN, .SQLITE_PERM:
            let isClosed = access((path as NSString).deletingLastPathComponent, W_OK) != 0
            self = .cannotOpen(path: path, reason: isClosed ? "its folder cannot be written to" : "it cannot be opened")
        case .SQLITE_READONLY: self = .cannotOpen(path: path, reason: "it is read-only")
        default: self.init(failure)
        }
    }
}

extension DatabaseQueue {
    /// Runs `body` on one consistent state of the database.
    func consistently<Value>(_ body: (Database) throws -> Value) throws(HealthStoreError) -> Value {
        do {
            return try inDatabase { db in
                var value: Value?
                try db.inTransaction(.deferred) {
                    value = try body(db)
                    return .commit
                }
                guard let value else { throw HealthStoreError.failed(reason: "the read was not committed") }
                return value
            }
        } catch {
            throw HealthStoreError(error)
        }
    }
}
