import Foundation
import GRDB
import HealthModel

extension HealthStore {
    /// Lets the file go; the next use opens it again.
    public func close() throws(HealthStoreError) {
        let open = [readOnlyConnection, limitedConnection?.queue, connection].compactMap { $0 }
        (readOnlyConnection, limitedConnection, connection) = (nil, nil, nil)
        do { try open.forEach { try $0.close() } } catch { throw HealthStoreError(error) }
    }

    /// The schema that every file is brought to when it is opened.
    public static var schemaVersion: Int { Schema.version }

    /// Whether a file is a database of health data that this version can use, and whole. Changes nothing in it.
    /// - Throws: `.cannotOpen` with the reason, `.tooNew`.
    public static func verify(_ path: String) throws(HealthStoreError) {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.read { db in
                let application = try Int.fetchOne(db, sql: "PRAGMA application_id")
                guard application == Schema.applicationID else {
                    throw HealthStoreError.cannotOpen(path: path, reason: "it holds no health data of AirFit")
                }
                let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
                guard (1...Schema.version).contains(version) else { throw HealthStoreError.tooNew(path: path) }
                // AirFit makes none: they would run, or answer, in the place of what it stores.
                let strangers = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
                guard try Int.fetchOne(db, sql: strangers) == 0 else {
                    throw HealthStoreError.cannotOpen(
                        path: path, reason: "it holds triggers or views, which AirFit does not make")
                }
                guard try String.fetchAll(db, sql: "PRAGMA quick_check(1)") == ["ok"] else {
                    throw HealthStoreError.cannotOpen(path: path, reason: "the database is damaged")
                }
            }
            try queue.close()
        } catch let error as HealthStoreError {
            throw error
        } catch {
            throw HealthStoreError(opening: path, error)
        }
    }

    /// Makes sure that no other program has the file open, and that all of it is in the one file: it can be moved or
    /// removed then. A file that is damaged or not there is nobody's.
    /// - Returns: `false` when somebody has it open.
    public static func isAlone(_ path: String) -> Bool { DatabaseUsers.isAlone(path) }
}

/// Who else uses a database.
enum DatabaseUsers {
    static func isAlone(_ path: String) -> Bool {
        guard access(path, F_OK) == 0 else { return true }
        var configuration = Configuration()
        configuration.busyMode = .timeout(0.5)
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            // Leaving the log behind needs the file alone: SQLite refuses as long as another connection is open.
            let mode = try queue.writeWithoutTransaction { db in
                try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
            }
            guard mode == "delete" else { return false }
            try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = WAL") }
            try queue.close()
            return true
        } catch let error as DatabaseError {
            return ![.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode)
        } catch {
            return true
        }
    }
}
