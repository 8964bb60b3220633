import Dispatch
import Foundation
import GRDB
import HealthImport
import HealthModel
import Synchronization

extension HealthStore {
    /// Imports files in one transaction: all of them are in the store afterwards or, when this throws, nothing.
    ///
    /// They are read one after the other on a thread of its own. One that cannot be used is rejected alone; one that an
    /// earlier import gave whole is not read again. What a file that is cut off gave is kept. Cancelling the task makes the
    /// sink throw `CancellationError` and takes everything back.
    /// - Parameters:
    ///   - origin: what stands in the list of imports.
    ///   - progress: called now and then from the thread that reads.
    public nonisolated func importing(
        _ origin: ImportOrigin, files: [ImportFile],
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws(ImportFailure) -> ImportOutcome {
        let isCancelled = CancelFlag()
        let work = ImportRun(
            origin: origin, files: files, options: options, isCancelled: isCancelled, progress: progress)
        let result: Result<ImportOutcome, ImportFailure> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global(qos: .userInitiated).async { [path] in
                    continuation.resume(
                        returning: Result { () throws(ImportFailure) in try work.run(inDatabaseAt: path) })
                }
            }
        } onCancel: {
            isCancelled.set()
        }
        let outcome = try result.get()
        if outcome.batch != nil { broadcast.send() }
        return outcome
    }

    /// Imports one file.
    /// - Throws: `.reader` with what it threw when it cannot be used.
    public nonisolated func importing(
        _ origin: ImportOrigin, read: @escaping @Sendable (any ImportSink) throws -> ImportTally
    ) async throws(ImportFailure) -> ImportOutcome {
        let file = ImportFile(
            name: origin.path, format: origin.format, fingerprint: origin.fingerprint,
            byteCount: Int64(origin.byteCount)
        ) { sink, _, _ in try read(sink) }
        let outcome = try await importing(origin, files: [file])
        if let error = outcome.files.first?.error { throw .reader(error) }
        return outcome
    }
}

/// One import, from the first to the last of its files.
private struct ImportRun: Sendable {
    /// A larger file is not read behind a savepoint, which keeps all pages it changes in memory: when it is rejected, the
    /// import begins again without it.
    private static let largestBehindSavepoint: Int64 = 16 << 20

    let origin: ImportOrigin
    let files: [ImportFile]
    let options: HealthStore.Options
    let isCancelled: CancelFlag
    let progress: @Sendable (ImportProgress) -> Void

    private struct Refused: Error {
        var file: Int
        var error: ImportError
    }

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

    private func run(_ db: Database) throws -> ImportOutcome {
        var rejected: [Int: ImportError] = [:]
        while true {
            do {
                try db.beginAlone(patience: options.importPatience, isCancelled: { isCancelled.isSet }) {
                    progress(ImportProgress(phase: .waiting, fileCount: files.count, total: total))
                }
                let outcome = try fill(db, rejected: rejected)
                if outcome.batch == nil { try db.rollback() } else { try db.commit() }
                return outcome
            } catch let refused as Refused {
                try db.rollback()
                rejected[refused.file] = refused.error
            } catch {
                // The error is what matters; SQLite takes back an open transaction with its connection too.
                try? db.rollback()
                throw error
            }
        }
    }

    private var total: Int64 { files.reduce(0) { $0 + $1.byteCount } }

    private func fill(_ db: Database, rejected: [Int: ImportError]) throws -> ImportOutcome {
        let startedAt = Int(options.now().timeIntervalSince1970)
        let home = try HomeTime(db, options).clock
        let session = try ImportSession(db, kept: options.keptCategories, home: home) { isCancelled.isSet }
        let context = ImportContext(now: Int64(startedAt), home: home)
        var parts = FileParts(db)
        var reader = FileReading(
            run: self, db: db, session: session, context: context, savepoints: try Savepoints(db), total: total)
        var results: [(file: ImportOutcome.File, part: Int64?)] = []
        for (index, file) in files.enumerated() {
            if isCancelled.isSet { throw CancellationError() }
            if let part = try parts.known(file.fingerprint) {
                results.append((.init(name: file.name, format: file.format, status: .duplicate), part))
            } else if let error = rejected[index] {
                results.append((.init(file, rejectedFor: error), nil))
            } else {
                let result = try reader.read(index)
                if result.status != .rejected {
                    results.append((result, session.sets.part))
                } else {
                    results.append((result, nil))
                }
                if result.status == .imported { parts.add(file.fingerprint, session.sets.part) }
            }
            reader.done += file.byteCount
        }
        var outcome = ImportOutcome(of: results.map(\.file))
        guard outcome.status == .imported || outcome.status == .partial else { return outcome }
        reader.report(.computing, file: max(0, files.count - 1))
        try session.takeProfile()
        try session.finish()
        if isCancelled.isSet { throw CancellationError() }
        let zone = try HealthStore.homeZone(db, options)
        if zone.identifier != home.zoneName {
            // The files themselves said where home is.
            try WorkoutDays(db: db, clock: DayClock(zone: zone, trips: home.trips)).refresh(nil)
        }
        try RollUp.bringUpToDate(db, session.changed, home: zone) { share in
            reader.report(.computing, file: max(0, files.count - 1), share: share)
        }
        if isCancelled.isSet { throw CancellationError() }
        outcome.batch = try record(db, outcome, parts: results.map(\.part), startedAt: startedAt, zone: zone)
        return outcome
    }

    /// Reads one file after the other into the session.
    private struct FileReading {
        let run: ImportRun
        let db: Database
        let session: ImportSession
        let context: ImportContext
        let savepoints: Savepoints
        let total: Int64
        /// Bytes of the files before.
        var done: Int64 = 0
        var records = 0

        func report(_ phase: ImportProgress.Phase, file: Int, bytes: Int64 = 0, share: Double = 0) {
            run.progress(
                ImportProgress(
                    phase: phase, file: file, fileCount: run.files.count, done: min(total, done + bytes), total: total,
                    records: records + session.counts.given, computed: share))
        }

        mutating func read(_ index: Int) throws -> ImportOutcome.File {
            let file = run.files[index]
            let isSmall = run.files.count > 1 && file.byteCount <= ImportRun.largestBehindSavepoint
            if isSmall { try savepoints.begin() }
            session.begin()
            report(.reading, file: index)
            do {
                let tally = try file.read(session, context) { bytes in
                    report(.reading, file: index, bytes: bytes)
                    return !run.isCancelled.isSet
                }
                try session.end()
                if isSmall { try savepoints.release() }
                records += session.counts.given
                return ImportOutcome.File(file, tally, session.counts)
            } catch let error as ImportError where error != .cancelled {
                guard isSmall || run.files.count == 1 else { throw Refused(file: index, error: error) }
                if isSmall { try savepoints.rollBack() }
                session.forget()
                return ImportOutcome.File(file, rejectedFor: error)
            }
        }
    }

    /// Writes the import and its files into the list.
    private func record(
        _ db: Database, _ outcome: ImportOutcome, parts: [Int64?], startedAt: Int, zone: TimeZone
    ) throws -> Int {
        let batch = try Int.fetchOne(db, sql: "SELECT coalesce(max(id), 0) + 1 FROM import_batch") ?? 1
        try db.execute(
            sql: """
                INSERT INTO import_batch (
                    id, path, format, fingerprint, bytes, started_at, finished_at, records, added, skipped, zone, cut_off
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                batch, origin.path, origin.format, origin.fingerprint, origin.byteCount, startedAt,
                Int(options.now().timeIntervalSince1970), outcome.records, outcome.added, outcome.skipped,
                zone.identifier, outcome.cutOff,
            ])
        for (position, result) in outcome.files.enumerated() {
            let file = files[position]
            try db.cachedStatement(sql: "INSERT INTO import_file VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .execute(arguments: [
                    batch, position, file.name, file.format, file.fingerprint, file.byteCount, result.status.rawValue,
                    result.records, result.added, result.skipped, result.error?.message ?? result.cutOff ?? result.note,
                    parts[position],
                ])
        }
        return batch
    }
}

/// Which files the store has whole, by their fingerprint.
private struct FileParts {
    let db: Database
    private var fresh: [String: Int64] = [:]

    init(_ db: Database) { self.db = db }

    mutating func add(_ fingerprint: String, _ part: Int64) { fresh[fingerprint] = part }

    /// Only a whole file of an import that stands makes a later one needless.
    func known(_ fingerprint: String) throws -> Int64? {
        if let part = fresh[fingerprint] { return part }
        let statement = try db.cachedStatement(
            sql: """
                SELECT part FROM import_file JOIN import_batch ON import_batch.id = batch
                WHERE import_file.fingerprint = ? AND undone_at IS NULL AND status IN ('imported', 'duplicate')
                    AND part IS NOT NULL LIMIT 1
                """)
        return try Int64.fetchOne(statement, arguments: [fingerprint])
    }
}

/// What one file changes can be taken back alone.
private struct Savepoints {
    private let savepoint: RawStatement
    private let releasing: RawStatement
    private let rollingBack: RawStatement

    init(_ db: Database) throws {
        savepoint = try RawStatement(db, "SAVEPOINT file")
        releasing = try RawStatement(db, "RELEASE file")
        rollingBack = try RawStatement(db, "ROLLBACK TO file")
    }

    func begin() throws { try savepoint.run() }
    func release() throws { try releasing.run() }
    func rollBack() throws {
        try rollingBack.run()
        try releasing.run()
    }
}

extension ImportOutcome.File {
    fileprivate init(_ file: ImportFile, rejectedFor error: ImportError) {
        self.init(name: file.name, format: file.format, status: .rejected)
        self.error = error
    }
}

extension Database {
    /// Begins a transaction that writes, when nobody else writes any more.
    /// - Parameters:
    ///   - patience: how long to wait for others; an import can take minutes.
    ///   - waiting: called about once a second meanwhile.
    /// - Throws: `CancellationError`, or `SQLITE_BUSY` at the end of patience.
    func beginAlone(patience: Duration, isCancelled: () -> Bool, waiting: () -> Void) throws {
        let clock = ContinuousClock()
        let end = clock.now + patience
        while true {
            do {
                return try beginTransaction(.immediate)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && clock.now < end {
                if isCancelled() { throw CancellationError() }
                waiting()
            }
        }
    }
}

/// Set once, read by the importing thread.
final class CancelFlag: Sendable {
    private let flag = Atomic(false)
    func set() { flag.store(true, ordering: .relaxed) }
    var isSet: Bool { flag.load(ordering: .relaxed) }
}
