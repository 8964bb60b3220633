import Files
import Foundation
import GRDB
import GRDBSQLite
import HealthModel
import ImportKit
import Threads

extension HealthStore {
    /// Imports files: each is in the store whole or not at all, and nothing is in it twice.
    ///
    /// They are read one after the other on a thread of its own. One that cannot be used is rejected alone; one that an
    /// earlier import gave whole is not read again. What a file that is cut off gave is kept.
    ///
    /// A long import is committed piece by piece, days and nights with it, see `Options.checkpointInterval`: file by file,
    /// and within a file where its reader can go on. When the import breaks off, by cancelling the task or a kill, the
    /// pieces stay, as an import that is unfinished; importing the same again goes on behind them.
    /// - Parameters:
    ///   - origin: what stands in the list of imports.
    ///   - admission: `.measured` leaves out what a person said; what was left out stands in the outcome.
    ///   - progress: called now and then from the thread that stores.
    /// - Throws: when nothing was kept. An import that breaks off with files in the store is an outcome: `stoppedBy`.
    public nonisolated func importing(
        _ origin: ImportOrigin, files: [ImportFile], admission: ImportAdmission = .everything,
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws(ImportFailure) -> ImportOutcome {
        let outcome = try await DedicatedThread.run { [path, options] isCancelled throws(ImportFailure) in
            try ImportRun(
                origin: origin, files: files, admission: admission, options: options, isCancelled: isCancelled,
                progress: progress
            ).run(inDatabaseAt: path)
        }
        if outcome.batch != nil { broadcast.send() }
        return outcome
    }

    /// Imports one file.
    /// - Throws: `.reader` with what it threw when it cannot be used.
    public nonisolated func importing(
        _ origin: ImportOrigin, read: @escaping @Sendable (any ImportSink) throws -> ImportTally
    ) async throws(ImportFailure) -> ImportOutcome {
        var file = ImportFile(
            name: origin.path, format: origin.format, fingerprint: origin.fingerprint,
            byteCount: Int64(origin.byteCount)
        ) { sink, _, _ in try read(sink) }
        file.holdsMore = true  // facts of the person alone are no mistake here
        let outcome = try await importing(origin, files: [file])
        if let error = outcome.files.first?.error { throw .reader(error) }
        if let failure = outcome.stoppedBy { throw failure }
        return outcome
    }
}

/// One import, from the first to the last of its files.
struct ImportRun: Sendable {
    let origin: ImportOrigin
    let files: [ImportFile]
    let admission: ImportAdmission
    let options: HealthStore.Options
    let isCancelled: @Sendable () -> Bool
    let progress: @Sendable (ImportProgress) -> Void

    /// Somebody else wrote between two pieces: what was looked up before may be wrong.
    struct Interrupted: Error {}

    func run(inDatabaseAt path: String) throws(ImportFailure) -> ImportOutcome {
        let clock = ContinuousClock()
        let began = clock.now
        do {
            let queue = try StoreFile.open(path: path, for: .bulkImport)
            defer {
                // Best effort: what is not moved into the database file now is moved by a later connection.
                try? queue.inDatabase { db in try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            }
            var outcome = try queue.inDatabase { db in try run(db) }
            outcome.seconds = (clock.now - began) / .seconds(1)
            return outcome
        } catch {
            throw ImportFailure(error)
        }
    }

    private func run(_ db: Database) throws -> ImportOutcome {
        var resumed: Int?
        while true {
            do {
                try begin(db)
                let pass = try ImportPass(self, db)
                if resumed == nil { resumed = pass.recordsBefore }
                var outcome = try pass.run()
                outcome.resumed = resumed.flatMap { $0 == 0 ? nil : $0 }
                return outcome
            } catch is Interrupted {
                // The next pass goes on behind what is committed.
                if db.isInsideTransaction { try db.rollback() }
            } catch {
                // The error is what matters; SQLite takes back an open transaction with its connection too.
                try? db.rollback()
                throw error
            }
        }
    }

    /// Begins a transaction that writes, when nobody else writes any more.
    func begin(_ db: Database) throws {
        try db.beginAlone(timeout: options.importTimeout, isCancelled: isCancelled) { _ in
            progress(ImportProgress(phase: .waiting, fileCount: files.count, total: total))
        }
    }

    var total: Int64 { files.reduce(0) { $0 + $1.byteCount } }
}

extension ImportFailure {
    init(_ error: any Error) {
        switch error {
        case is CancellationError, ImportError.cancelled: self = .cancelled
        case let error as HealthStoreError: self = .store(error)
        case let error as DatabaseError: self = .store(HealthStoreError(error))
        default: self = .reader(error)
        }
    }
}

extension Database {
    /// Begins a transaction that writes, when nobody else writes any more.
    /// - Parameters:
    ///   - timeout: how long to wait for others, looked at each time; an import can take minutes.
    ///   - asks: whether an import is asked to make way.
    ///   - waiting: called each time that the connection's own timeout is over; once with `true`, after a second.
    /// - Throws: `CancellationError`, or `SQLITE_BUSY` at the end of the timeout.
    func beginAlone(
        timeout: @autoclosure () -> Duration, asks: Bool = false, isCancelled: () -> Bool, waiting: (Bool) -> Void
    ) throws {
        let began = ContinuousClock.now
        var isLong = false
        var request: WriteRequest?
        while true {
            do {
                return try beginTransaction(.immediate)
            } catch let error as DatabaseError
                where error.resultCode == .SQLITE_BUSY && ContinuousClock.now - began < timeout()
            {
                if isCancelled() { throw CancellationError() }
                if asks, request == nil { request = writeAheadLog.flatMap(WriteRequest.init) }
                let wasLong = isLong
                isLong = ContinuousClock.now - began >= .seconds(1)
                waiting(isLong && !wasLong)
            }
        }
    }

    /// Ends the open transaction with what `body` does; where it throws, with nothing.
    func committing<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            let value = try body()
            try commit()
            return value
        } catch {
            // The error is what matters; SQLite takes back an open transaction with its connection too.
            try? rollback()
            throw error
        }
    }

    /// The path of the log, on which requests to make way are made: SQLite itself locks other files.
    var writeAheadLog: String? {
        guard let path = sqlite3_db_filename(sqliteConnection, "main"), path.pointee != 0 else { return nil }
        return String(cString: sqlite3_filename_wal(path))
    }
}
