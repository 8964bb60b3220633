import Foundation
import GRDB
import HealthModel
import Threads

/// The rows that `eraseTakenBack` removed.
public struct ErasedTakenBack: Equatable, Sendable {
    /// Entries that went for good.
    public var entries = 0
    /// Imports whose rows went for good.
    public var imports = 0

    public init(entries: Int = 0, imports: Int = 0) {
        self.entries = entries
        self.imports = imports
    }
}

extension HealthStore {
    /// Removes for good what was taken back and could still be put back or looked up: entries of the log, and of undone
    /// imports the names of their files and of sources that nothing else came from. Then all pages are written anew and the
    /// log is emptied, so that neither pages, free pages nor the log hold a byte of it, nor of what was deleted before.
    ///
    /// An entry that was erased comes back with an export of AirFit from before it was taken back.
    ///
    /// Runs on a thread of its own; takes as long as copying the file.
    /// - Throws: `.busy` while another program has the file open.
    public nonisolated func eraseTakenBack() async throws(HealthStoreError) -> ErasedTakenBack {
        let erased = try await DedicatedThread.run { [path] () throws(HealthStoreError) in
            try TakenBack.erase(inDatabaseAt: path)
        }
        broadcast.send()
        return erased
    }
}

private enum TakenBack {
    /// Stands for the names of what is gone.
    static let erasedName = "(erased)"
    /// A larger file is not written anew in memory.
    private static let largestInMemory = 256 << 20

    static func erase(inDatabaseAt path: String) throws(HealthStoreError) -> ErasedTakenBack {
        do {
            let queue = try StoreFile.open(path: path)
            let erased = try queue.inDatabase { db in
                var erased = ErasedTakenBack()
                try db.inTransaction(.immediate) {
                    erased = try erase(db)
                    return .commit
                }
                try writeAnew(db, path: path)
                return erased
            }
            try queue.close()
            return erased
        } catch {
            throw HealthStoreError(error)
        }
    }

    private static func erase(_ db: Database) throws -> ErasedTakenBack {
        var erased = ErasedTakenBack()
        try db.execute(sql: "DELETE FROM log_entry WHERE undone_at IS NOT NULL")
        erased.entries = db.changesCount
        try db.execute(
            sql: """
                UPDATE import_file SET name = ?1, fingerprint = '', reason = NULL, skipped_reasons = NULL
                WHERE batch IN (SELECT id FROM import_batch WHERE undone_at IS NOT NULL)
                """, arguments: [erasedName])
        try db.execute(
            sql: """
                UPDATE import_batch SET path = ?1, fingerprint = '', cut_off = NULL
                WHERE undone_at IS NOT NULL AND path != ?1
                """, arguments: [erasedName])
        erased.imports = db.changesCount
        try deleteUnused("source", db)
        try deleteUnused("type", db)
        return erased
    }

    /// Deletes the rows of a table of names that no row of another table has in its column of that name.
    private static func deleteUnused(_ table: String, _ db: Database) throws {
        let users = try String.fetchAll(
            db,
            sql: """
                SELECT schema.name FROM sqlite_schema AS schema
                WHERE schema.type = 'table' AND schema.name != ?1
                    AND EXISTS (SELECT 1 FROM pragma_table_info(schema.name) AS field
                        WHERE field.name = ?1 AND field.type = 'INTEGER')
                """, arguments: [table])
        guard !users.isEmpty else { return }
        let used = users.map { "SELECT \(table) FROM \($0.quotedDatabaseIdentifier)" }.joined(separator: " UNION ")
        try db.execute(sql: "DELETE FROM \(table) WHERE id NOT IN (\(used))")
    }

    /// Pages that were rearranged keep bytes of what stood on them, so all are written anew.
    private static func writeAnew(_ db: Database, path: String) throws {
        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
        let isLarge = pages * pageSize > largestInMemory
        if isLarge {
            // Beside the database, in a file without a name.
            let folder = (path as NSString).deletingLastPathComponent
            try db.execute(sql: "PRAGMA temp_store = FILE")
            try db.execute(sql: "PRAGMA temp_store_directory = '\(folder.replacing("'", with: "''"))'")
        }
        try db.execute(sql: "VACUUM")
        if isLarge { try db.execute(sql: "PRAGMA temp_store_directory = ''") }
        let isBusy = try Int.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? 1
        guard isBusy == 0 else { throw HealthStoreError.busy }
    }
}
