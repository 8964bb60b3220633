import Foundation
import GRDB
import HealthModel
import Threads

/// The rows that undoing an import removes.
public struct UndoneImport: Equatable, Sendable {
    /// Samples and pieces of sleep that no other import gave.
    public var records = 0
    /// Workouts, routes, findings and lists of beats that no other import gave.
    public var recordsBesides = 0
    /// Days whose values are computed again.
    public var days = 0
    /// Samples that come back, as the import had put other values in their place.
    public var restored = 0
    /// Goals, entries, corrections and places in the order of sources that no other import gave and nobody made here.
    public var statements = 0

    public init(records: Int = 0, recordsBesides: Int = 0, days: Int = 0, restored: Int = 0, statements: Int = 0) {
        self.records = records
        self.recordsBesides = recordsBesides
        self.days = days
        self.restored = restored
        self.statements = statements
    }
}

extension HealthStore {
    /// Takes back an import in one transaction: what no other import gave goes, and its days are computed again. Values that
    /// it put in place of earlier ones give way to these again, and so do facts about the person and check-ins, unless
    /// something newer stands there. Goals, entries and corrections that it brought go too. It stays in the list, marked as
    /// undone, and its files can be imported again. What another import filled in of a workout that both have stays.
    ///
    /// Runs on a thread of its own.
    /// - Parameter progress: the share of days that is computed again, 0 to 1.
    /// - Throws: `.failed` where there is no such import, or where it is undone already.
    @discardableResult public nonisolated func undo(
        batch: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(HealthStoreError) -> UndoneImport {
        let options = options
        let undone = try await DedicatedThread.run { [path] () throws(HealthStoreError) in
            try Undoing.run(batch: batch, inDatabaseAt: path, options: options, progress: progress)
        }
        broadcast.send()
        return undone
    }

    /// Fingerprints of the files of one format in an import that no other import has which stands: what they gave elsewhere
    /// goes with it.
    public func fingerprints(of format: String, onlyIn batch: Int) throws(HealthStoreError) -> [String] {
        try reading { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT fingerprint FROM import_file WHERE batch = ?1 AND format = ?2
                    EXCEPT SELECT import_file.fingerprint FROM import_file JOIN import_batch ON import_batch.id = batch
                        WHERE batch != ?1 AND undone_at IS NULL
                    """, arguments: [batch, format])
        }
    }

    /// The rows that `undo` would remove. Looks at every row: in a store of millions it takes a second.
    /// - Throws: as `undo`.
    public nonisolated func undoForecast(of batch: Int) async throws(HealthStoreError) -> UndoneImport {
        let options = options
        return try await DedicatedThread.run { [path] () throws(HealthStoreError) in
            try Undoing.forecast(batch: batch, inDatabaseAt: path, options: options)
        }
    }
}

/// One undoing, inside one transaction.
private struct Undoing {
    private let db: Database
    private let batch: Int
    private var withdrawal: Withdrawal

    static func run(
        batch: Int, inDatabaseAt path: String, options: HealthStore.Options, progress: (Double) -> Void
    ) throws(HealthStoreError) -> UndoneImport {
        do {
            let queue = try StoreFile.open(path: path, for: .bulkImport)
            defer {
                // Best effort: a later connection empties the log, too.
                try? queue.inDatabase { db in try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            }
            return try queue.inDatabase { db in
                try db.execute(sql: "PRAGMA secure_delete = ON")
                try db.beginAlone(timeout: options.importTimeout, asks: true, isCancelled: { false }) { _ in }
                return try db.committing {
                    var undoing = try Undoing(db, batch: batch, options: options)
                    try undoing.withdrawal.count()
                    try undoing.remove(options, progress)
                    return undoing.withdrawal.undone
                }
            }
        } catch {
            throw HealthStoreError(error)
        }
    }

    static func forecast(
        batch: Int, inDatabaseAt path: String, options: HealthStore.Options
    ) throws(HealthStoreError) -> UndoneImport {
        do {
            let queue = try StoreFile.open(path: path)
            return try queue.inDatabase { db in
                var found = UndoneImport()
                try db.inTransaction(.deferred) {
                    var undoing = try Undoing(db, batch: batch, options: options)
                    try undoing.withdrawal.count()
                    found = undoing.withdrawal.undone
                    return .commit
                }
                return found
            }
        } catch {
            throw HealthStoreError(error)
        }
    }

    private init(_ db: Database, batch: Int, options: HealthStore.Options) throws {
        self.db = db
        self.batch = batch
        let row = try Row.fetchOne(db, sql: "SELECT undone_at FROM import_batch WHERE id = ?", arguments: [batch])
        guard let row else { throw HealthStoreError.failed(reason: "there is no import \(batch)") }
        guard row[0] as Int? == nil else {
            throw HealthStoreError.failed(reason: "import \(batch) is undone already")
        }
        let parts = try Int64.fetchAll(
            db,
            sql: """
                SELECT part FROM import_file WHERE batch = ?1 AND part IS NOT NULL
                EXCEPT SELECT part FROM import_file JOIN import_batch ON import_batch.id = batch
                    WHERE batch != ?1 AND undone_at IS NULL AND part IS NOT NULL
                """, arguments: [batch])
        // What was there before imports were told apart goes with the last of them.
        let others = try Int.fetchOne(
            db, sql: "SELECT 1 FROM import_batch WHERE undone_at IS NULL AND id != ?", arguments: [batch])
        withdrawal = try Withdrawal(
            db, of: parts, isLast: others == nil, clock: try HomeTime(db, options).clock)
    }

    private mutating func remove(_ options: HealthStore.Options, _ progress: (Double) -> Void) throws {
        let changed = try withdrawal.remove()
        try db.execute(
            sql: "UPDATE import_batch SET undone_at = ?, removed = ?, is_unfinished = 0 WHERE id = ?",
            arguments: [Int(options.now().timeIntervalSince1970), withdrawal.undone.records, batch])
        try RollUp.refresh(db, changed, home: try HealthStore.homeZone(db, options), progress: progress)
    }
}
