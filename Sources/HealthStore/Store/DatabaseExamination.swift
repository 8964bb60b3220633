import Databases
import Dispatch
import Foundation
import GRDB
import HealthModel

/// The examination of a database of AirFit from outside. The file is opened for reading alone: nothing is made, moved
/// on or repaired.
public struct DatabaseExamination: Equatable, Sendable {
    /// SQLite's verdict on the file.
    public enum Integrity: Equatable, Sendable {
        case sound
        /// The first things found wrong, in SQLite's words.
        case damaged([String])
        /// Not all of it could be looked at in the time given; nothing wrong was found.
        case notFinished
    }

    public var integrity: Integrity
    /// With its `-wal`, in bytes.
    public var byteCount: Int
    /// Rows of each table asked for; tables that are not there are missing.
    public var rows: [String: Int]
    /// The highest number in the column asked for; `nil` where there is none.
    public var latest: Int?
    /// Whether it can be looked at and not be written: not even the index of its log can be made beside it.
    public var isReadOnly = false

    /// - Parameters:
    ///   - tables: whose rows are counted.
    ///   - latest: table and column of a time.
    ///   - limit: how long SQLite may look.
    /// - Throws: `.cannotOpen`, `.busy`, `.failed`.
    public static func of(
        path: String, countingRowsOf tables: [String], latest: (table: String, column: String)?, within limit: Duration
    ) throws(HealthStoreError) -> DatabaseExamination {
        do {
            return try examination(of: path, name: path, tables, latest, limit)
        } catch let error as DatabaseError
            where [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_IOERR].contains(error.resultCode)
        {
            // As the store does: where the log cannot be read, the file is read alone.
            do {
                var found = try examination(
                    of: path, name: FileConnection.immutableName(of: path), tables, latest, limit)
                found.isReadOnly = true
                return found
            } catch {
                throw HealthStoreError(opening: path, error)
            }
        } catch {
            throw HealthStoreError(opening: path, error)
        }
    }

    /// - Parameter name: the path, or the name by which SQLite reads the file alone.
    private static func examination(
        of path: String, name: String, _ tables: [String], _ latest: (table: String, column: String)?, _ limit: Duration
    ) throws -> DatabaseExamination {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(2)
        let queue = try DatabaseQueue(path: name, configuration: configuration)
        var found = DatabaseExamination(integrity: .sound, byteCount: 0, rows: [:], latest: nil)
        found.byteCount = [path, path + "-wal"].reduce(0) { $0 + size(of: $1) }
        try queue.read { db in
            let known = Set(try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'"))
            for table in tables where known.contains(table) {
                found.rows[table] = try Int.fetchOne(
                    db, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)")
            }
            if let latest, known.contains(latest.table) {
                let column = latest.column.quotedDatabaseIdentifier
                found.latest = try Int.fetchOne(
                    db, sql: "SELECT max(\(column)) FROM \(latest.table.quotedDatabaseIdentifier)")
            }
        }
        found.integrity = try integrity(queue, within: limit)
        return found
    }

    private static func integrity(_ queue: DatabaseQueue, within limit: Duration) throws -> Integrity {
        let interruption = DispatchWorkItem { queue.interrupt() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: interruption)
        defer { interruption.cancel() }
        do {
            let lines = try queue.read { db in try String.fetchAll(db, sql: "PRAGMA quick_check(5)") }
            return lines == ["ok"] ? .sound : .damaged(lines)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
            return .notFinished
        }
    }

    private static func size(of path: String) -> Int {
        var facts = stat()
        return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
    }
}
