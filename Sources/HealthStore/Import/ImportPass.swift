import Files
import Foundation
import GRDB
import HealthImport
import HealthModel
import ImportKit

/// Reads the files of an import one after the other and commits what is whole now and then. It begins inside a transaction
/// and leaves none open.
///
/// Used by one thread, inside one use of its connection.
final class ImportPass {
    /// A larger file is not read behind a savepoint, which keeps all pages it changes in memory: what came before it is
    /// committed, so that it can be taken back alone.
    private static let largestBehindSavepoint: Int64 = 16 << 20
    /// A smaller file is read sooner than a thread for it has begun: all of them have one.
    private static let smallestReadAhead: Int64 = 1 << 20

    private let job: ImportRun
    private let db: Database
    private let home: DayClock
    private let session: ImportSession
    private let context: ImportContext
    private let savepoints: Savepoints
    private let ledger: ImportLedger
    private var pace: CheckpointPace
    private var smallFiles: FileReadAhead?
    /// By position, with those from before the import broke off; `nil` for a file of which nothing is in.
    private var results: [ImportOutcome.File?]
    /// Files that are whole in the open transaction and in no earlier one.
    private var pending: [Int] = []
    /// Records by type: of the files that are committed, of those that are pending, and of the committed part of one.
    private var types: (kept: [String: Int], pending: [String: Int], ofPart: [String: Int]) = ([:], [:], [:])
    /// Whether one of them is worth a commit, and whether one has a record or was imported before.
    private var hasGivenAnything = false
    private var hasGivenRecords = false
    private var committedVersion = 0
    /// Bytes of all files, and of those before.
    private let total: Int64
    private var done: Int64 = 0
    private var records = 0

    init(_ run: ImportRun, _ db: Database) throws {
        job = run
        total = run.total
        self.db = db
        let now = job.options.now()
        ledger = try ImportLedger(
            db, job.origin, job.files, startedAt: now, kept: job.options.keptCategories,
            home: try HomeTime(db, job.options))
        home = ledger.home.clock
        session = try ImportSession(db, kept: run.options.keptCategories, admission: run.admission, home: home) {
            run.isCancelled()
        }
        context = ImportContext(now: Int64(now.timeIntervalSince1970), home: home)
        savepoints = try Savepoints(db)
        pace = CheckpointPace(
            least: job.options.checkpointInterval, requests: db.writeAheadLog.map(WriteRequests.init))
        results = run.files.indices.map { [ledger] in ledger.resultBefore(at: $0) ?? ledger.begun[$0] }
    }

    /// Records that an import that broke off had brought in; 0 where this one begins anew.
    var recordsBefore: Int { ledger.recordsBefore }

    func run() throws -> ImportOutcome {
        do {
            try importAll()
            return try finish()
        } catch let interrupted as ImportRun.Interrupted {
            throw interrupted
        } catch {
            return try breakOff(error)
        }
    }

    // MARK: - Files

    private func importAll() throws {
        try withdraw(ledger.superseded)
        smallFiles = try readSmallFilesAhead()
        defer { smallFiles?.stop() }
        for index in job.files.indices {
            if job.isCancelled() { throw CancellationError() }
            try importFile(index)
            done += job.files[index].byteCount
            // Until there is a record it may turn out that nothing was to be imported.
            if !job.origin.isFeed, hasGivenRecords, hasGivenAnything, pace.isDue() { try checkpoint() }
        }
    }

    /// Those that are to be read, as far as is known now.
    private func readSmallFilesAhead() throws -> FileReadAhead? {
        guard job.files.count > 1 else { return nil }
        var seen: Set<String> = []
        let indices = try job.files.indices.filter { index in
            let file = job.files[index]
            guard file.byteCount < Self.smallestReadAhead, ledger.resultBefore(at: index) == nil else { return false }
            return try seen.insert(file.fingerprint).inserted && ledger.part(ofWhole: file.fingerprint) == nil
        }
        return FileReadAhead(indices.map { ($0, job.files[$0].byteCount) }, isCancelled: job.isCancelled) {
            [job, context] index, sink, progress in try job.files[index].read(sink, context, progress)
        }
    }

    private func importFile(_ index: Int) throws {
        let file = job.files[index]
        if let before = ledger.resultBefore(at: index) {
            results[index] = before
        } else if let part = try ledger.part(ofWhole: file.fingerprint)
            ?? file.fullerFingerprint.flatMap({ try ledger.part(ofWhole: $0) })
        {
            results[index] = .init(name: file.name, format: file.format, status: .duplicate)
            ledger.set(part: part, at: index)
            appendPending(index)
        } else if job.files.count > 1, file.byteCount <= Self.largestBehindSavepoint {
            try readBehindSavepoint(index)
            appendPending(index)
        } else {
            if hasGivenAnything { try checkpoint() }
            try readLarge(index)
            appendPending(index)
        }
    }

    private func appendPending(_ index: Int) {
        pending.append(index)
        guard let result = results[index] else { return }
        if result.status == .imported || result.status == .partial { hasGivenAnything = true }
        if !result.isWithoutRecords { hasGivenRecords = true }
    }

    private func readBehindSavepoint(_ index: Int) throws {
        try savepoints.begin()
        session.begin()
        do {
            try read(index, context)
            try savepoints.release()
        } catch let error as ImportError where error != .cancelled {
            try savepoints.rollBack()
            try reject(index, error)
        } catch is CancellationError {
            try savepoints.rollBack()
            session.forget()
            throw CancellationError()
        } catch ImportError.cancelled {
            try savepoints.rollBack()
            session.forget()
            throw CancellationError()
        }
    }

    /// The open transaction holds nothing but this file.
    private func readLarge(_ index: Int) throws {
        let file = job.files[index]
        var context = context
        if let point = try ledger.checkpoint(of: file.fingerprint) {
            context.resumed = point.state?.mark
            try session.resume(with: point.part, point.state?.counts ?? .init())
        } else {
            session.begin()
        }
        session.marks = (
            { [self] in !job.origin.isFeed && pace.isDue() }, { [self] mark in try checkpoint(mark, at: index) }
        )
        defer { session.marks = nil }
        do {
            try read(index, context)
        } catch let error as ImportError where error != .cancelled {
            let version = try dataVersion()
            try db.rollback()
            try reopen(since: version)
            try remove(index)
            try reject(index, error)
        }
    }

    /// Removes the committed part of a file when the rest of it shows that it cannot be used.
    private func remove(_ index: Int) throws {
        guard let point = try ledger.checkpoint(of: job.files[index].fingerprint) else { return }
        try withdraw([point.part])
    }

    /// Takes away what only these files gave.
    private func withdraw(_ parts: [Int64]) throws {
        guard !parts.isEmpty else { return }
        var withdrawal = try Withdrawal(db, of: parts, isLast: false, clock: home)
        try withdrawal.count()
        session.changed = try withdrawal.remove()
    }

    private func reject(_ index: Int, _ error: ImportError) throws {
        // Another one was taken away to make room for it: that comes back.
        if job.origin.isFeed { throw error }
        session.forget()
        types.ofPart = [:]
        let file = job.files[index]
        var result = ImportOutcome.File(name: file.name, format: file.format, status: .rejected)
        result.error = error
        results[index] = result
        ledger.set(part: nil, at: index)
    }

    private func read(_ index: Int, _ context: ImportContext) throws {
        let file = job.files[index]
        report(.reading, file: index)
        let tally = try tally(ofFileAt: index, context) { [self] bytes in
            report(.reading, file: index, bytes: bytes)
            return !job.isCancelled()
        }
        try session.end()
        records += session.counts.given
        var result = ImportOutcome.File(file, tally, session.counts)
        result.isWithoutRecords = !session.hasRecords && context.resumed == nil && !file.holdsMore
        results[index] = result
        types.pending.merge(tally.byType, uniquingKeysWith: +)
        types.ofPart = [:]
        session.counts = .init()
        ledger.set(part: session.sets.part, at: index)
        if result.status == .imported { ledger.add(whole: file.fingerprint, session.sets.part) }
    }

    private func tally(
        ofFileAt index: Int, _ context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        if let tally = try smallFiles?.tally(ofFileAt: index, into: session, progress: progress) { return tally }
        let file = job.files[index]
        guard file.byteCount >= Self.smallestReadAhead else { return try file.read(session, context, progress) }
        return try ReadAhead.tally(into: session, progress: progress) { sink, progress in
            try file.read(sink, context, progress)
        }
    }

    private func report(_ phase: ImportProgress.Phase, file: Int, bytes: Int64 = 0, share: Double = 0) {
        job.progress(
            ImportProgress(
                phase: phase, file: file, fileCount: job.files.count, done: min(total, done + bytes), total: total,
                records: records + session.counts.given, computed: share))
    }

    // MARK: - Commits

    /// Commits what is whole, with its days and nights, and goes on in a new transaction.
    private func checkpoint(_ mark: ImportMark? = nil, at index: Int? = nil) throws {
        let began = ContinuousClock.now
        if let mark, let index {
            try session.end()
            let before = results[index]
            var part = ImportOutcome.File(job.files[index], mark.tally, session.counts)
            part.status = .unfinished
            results[index] = part
            ledger.set(part: session.sets.part, at: index)
            do {
                try rollUpChanges { _ in }
                try ledger.keep(.init(mark: mark, counts: session.counts), of: index)
                try commit(isUnfinished: true)
                types.ofPart = mark.tally.byType
            } catch {
                results[index] = before
                throw error
            }
        } else {
            try rollUpChanges { _ in }
            try commit(isUnfinished: true)
        }
        let version = committedVersion
        pace.end(began: began)
        pace.makeWay()
        try reopen(since: version)
    }

    private func commit(isUnfinished: Bool) throws {
        try ledger.write(
            totals, results, isUnfinished: isUnfinished, zone: try HealthStore.homeZone(db, job.options),
            finishedAt: job.options.now())
        committedVersion = try dataVersion()
        try db.commit()
        ledger.isBegun = true
        types.kept.merge(types.pending, uniquingKeysWith: +)
        types.pending = [:]
        (pending, hasGivenAnything, hasGivenRecords) = ([], false, false)
    }

    /// - Parameter version: of the database when this connection still had it for itself.
    private func reopen(since version: Int) throws {
        try job.begin(db)
        guard try dataVersion() == version else { throw ImportRun.Interrupted() }
    }

    /// Changes when another connection commits.
    private func dataVersion() throws -> Int { try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0 }

    private func rollUpChanges(_ progress: (Double) -> Void) throws {
        let changed = try session.flushChanges()
        let zone = try HealthStore.homeZone(db, job.options)
        if zone.identifier != home.zoneName {
            // The files themselves said where home is.
            try WorkoutDays(db: db, clock: DayClock(zone: zone, trips: home.trips)).refresh(nil)
        }
        try RollUp.refresh(db, changed, home: zone, progress: progress)
    }

    // MARK: - The end

    /// The sums of all files so far, without the list of them.
    private var totals: ImportOutcome {
        var totals = ImportOutcome(totalsOf: results.lazy.compactMap { $0 })
        for part in [types.kept, types.pending, types.ofPart] { totals.byType.merge(part, uniquingKeysWith: +) }
        return totals
    }

    /// The totals with the list of all files, which is held there alone from now on.
    private func outcome() -> ImportOutcome {
        var outcome = totals
        outcome.files = results.compactMap { $0 }
        results = []
        return outcome
    }

    private func finish() throws -> ImportOutcome {
        if !ledger.isBegun {
            var files = results.compactMap { $0 }
            ImportOutcome.File.rejectEmpty(&files)
            if files.count == results.count { results = files }
        }
        let status = totals.status
        guard status == .imported || status == .partial || ledger.isBegun else {
            try db.rollback()
            return outcome()
        }
        report(.computing, file: max(0, job.files.count - 1))
        try rollUpChanges { report(.computing, file: max(0, job.files.count - 1), share: $0) }
        try commit(isUnfinished: false)
        var outcome = outcome()
        outcome.batch = ledger.batch
        return outcome
    }

    /// Keeps the files that are whole. The error is thrown where there are none.
    private func breakOff(_ error: any Error) throws -> ImportOutcome {
        let isStopped = ImportFailure(error) == .cancelled
        if db.isInsideTransaction, isStopped, hasGivenAnything, !job.origin.isFeed {
            try rollUpChanges { _ in }
            try commit(isUnfinished: true)
        } else {
            if db.isInsideTransaction { try db.rollback() }
            for index in pending { results[index] = nil }
            types.pending = [:]
        }
        guard ledger.isBegun, let batch = ledger.batch else { throw error }
        for index in results.indices where results[index] == nil {
            let file = job.files[index]
            results[index] = .init(name: file.name, format: file.format, status: .unfinished)
        }
        var outcome = outcome()
        outcome.batch = batch
        outcome.stoppedBy = ImportFailure(error)
        return outcome
    }
}

/// Decides when to commit: seldom enough that it costs no more than a tenth of the time, and sooner where somebody else asks
/// to write, but for half of the time at most.
private struct CheckpointPace {
    /// Reading goes on for so long before somebody else is heard.
    private static let shortest = Duration.milliseconds(250)

    private let least: Duration
    private let requests: WriteRequests?
    private var due: ContinuousClock.Instant
    /// When requests are looked for; `nil` until reading has begun.
    private var nextLook: ContinuousClock.Instant?

    init(least: Duration, requests: WriteRequests?) {
        self.least = least
        self.requests = requests
        due = .now + least
    }

    /// Stays true until the next commit.
    mutating func isDue() -> Bool {
        let now = ContinuousClock.now
        let look = nextLook ?? now + Self.shortest
        nextLook = now < look ? look : now + .milliseconds(10)
        if now >= look, requests?.isAny ?? false { due = now }
        return now >= due
    }

    mutating func end(began: ContinuousClock.Instant) {
        let now = ContinuousClock.now
        due = least == .zero ? now : now + max(least, (now - began) * 10)
        nextLook = now + max(Self.shortest, now - began)
    }

    /// Waits until those who asked have begun to write, for two seconds at most: one of them may be stopped.
    func makeWay() {
        let end = ContinuousClock.now + .seconds(2)
        while requests?.isAny ?? false, .now < end { usleep(1_000) }
    }
}

/// Savepoints, by which the changes of one file can be taken back alone.
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
