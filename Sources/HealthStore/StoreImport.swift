import Dispatch
import Foundation
import GRDB
import HealthImport
import HealthModel
import Synchronization

extension HealthStore {
    /// Imports one file in one transaction: all of it is in the store afterwards or, when this throws, nothing.
    ///
    /// `read` runs on a thread of its own and gives what it finds to the sink. What a file that is cut off gave is kept.
    /// Cancelling the task makes the sink throw `CancellationError` and takes everything back.
    public nonisolated func importing(
        _ origin: ImportOrigin, read: @escaping @Sendable (any ImportSink) throws -> ImportTally
    ) async throws(ImportFailure) -> ImportOutcome {
        let isCancelled = CancelFlag()
        let result: Result<ImportOutcome, ImportFailure> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global(qos: .userInitiated).async { [self] in
                    continuation.resume(
                        returning: Result { () throws(ImportFailure) in
                            try run(origin, isCancelled: isCancelled, read: read)
                        })
                }
            }
        } onCancel: {
            isCancelled.set()
        }
        let outcome = try result.get()
        if outcome.added + outcome.addedBesides > 0 { broadcast.send() }
        return outcome
    }

    private nonisolated func run(
        _ origin: ImportOrigin, isCancelled: CancelFlag, read: (any ImportSink) throws -> ImportTally
    ) throws(ImportFailure) -> ImportOutcome {
        let clock = ContinuousClock()
        let began = clock.now
        do {
            let queue = try StoreFile.open(path: path, for: .bulkImport)
            defer {
                // Best effort: what is not moved into the database file now is moved by a later connection.
                try? queue.inDatabase { db in try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            }
            var outcome = try queue.inDatabase { db in
                var outcome = ImportOutcome(status: .duplicate)
                try db.inTransaction(.immediate) {
                    if try Self.isKnown(origin, db) { return .rollback }
                    outcome = try Self.fill(db, from: origin, options: options, isCancelled: isCancelled, read: read)
                    return .commit
                }
                return outcome
            }
            outcome.seconds = (clock.now - began) / .seconds(1)
            return outcome
        } catch is CancellationError {
            throw .cancelled
        } catch let error as ImportError {
            throw error == .cancelled ? .cancelled : .reader(error)
        } catch let error as HealthStoreError {
            throw .store(error)
        } catch let error as DatabaseError {
            throw .store(HealthStoreError(error))
        } catch {
            throw .reader(error)
        }
    }

    /// Only a whole import makes a later one needless.
    private static func isKnown(_ origin: ImportOrigin, _ db: Database) throws -> Bool {
        try Int.fetchOne(
            db, sql: "SELECT 1 FROM import_batch WHERE fingerprint = ? AND cut_off IS NULL",
            arguments: [origin.fingerprint]) != nil
    }

    private static func fill(
        _ db: Database, from origin: ImportOrigin, options: Options, isCancelled: CancelFlag,
        read: (any ImportSink) throws -> ImportTally
    ) throws -> ImportOutcome {
        let startedAt = Int(options.now().timeIntervalSince1970)
        let batch = try Int.fetchOne(db, sql: "SELECT coalesce(max(id), 0) + 1 FROM import_batch") ?? 1
        let session = try ImportSession(db, batch: batch) { isCancelled.isSet }
        let tally = try read(session)
        try session.takeProfile()
        let time = try HomeTime(db, options)
        let home = time.clock
        try session.finish(home: home)
        if isCancelled.isSet { throw CancellationError() }
        try RollUp.bringUpToDate(db, session.changed, home: time.zone)
        var outcome = ImportOutcome(status: tally.cutOff == nil ? .imported : .partial)
        outcome.records = tally.records
        outcome.added = session.added
        outcome.addedBesides = session.addedBesides
        outcome.skipped = tally.skipped.values.reduce(0, +)
        outcome.skippedReasons = tally.skipped
        outcome.byType = tally.byType
        outcome.cutOff = tally.cutOff
        try db.execute(
            sql: """
                INSERT INTO import_batch (
                    id, path, format, fingerprint, bytes, started_at, finished_at, records, added, skipped, zone, cut_off
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                batch, origin.path, origin.format, origin.fingerprint, origin.byteCount, startedAt,
                Int(options.now().timeIntervalSince1970), outcome.records, outcome.added, outcome.skipped,
                home.zoneName, tally.cutOff,
            ])
        return outcome
    }
}

/// Set once, read by the importing thread.
final class CancelFlag: Sendable {
    private let flag = Atomic(false)
    func set() { flag.store(true, ordering: .relaxed) }
    var isSet: Bool { flag.load(ordering: .relaxed) }
}
