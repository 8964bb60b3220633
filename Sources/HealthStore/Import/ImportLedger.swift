import Foundation
import GRDB
import HealthModel
import ImportKit
import JSON

/// The store's record of an import: the import, its files, and how far a large file was read. It also knows the records
/// of earlier imports.
final class ImportLedger {
    /// How far a file was read that is not whole.
    struct State: Codable {
        var mark: ImportMark
        var counts: ImportSession.Counts
        /// The categories that were kept: reading goes on only under the same.
        var kept: [String] = []
    }

    /// Its number in the list; that of the same import where it broke off, else one of its own.
    private(set) var batch: Int?
    /// Whether it is in the list, committed.
    var isBegun = false
    /// By which the files of this import are read; that of its beginning where it broke off.
    private(set) var home: HomeTime
    private let db: Database
    private let origin: ImportOrigin
    private let files: [ImportFile]
    private let startedAt: Date
    private let kept: Set<HealthCategory>
    private var before: [Int: ImportOutcome.File] = [:]
    /// Files of this import of which a part is in.
    private(set) var begun: [Int: ImportOutcome.File] = [:]
    /// Of the files that are to be written.
    private var parts: [Int: Int64] = [:]
    /// Positions that are to be written.
    private var unwritten: Set<Int> = []
    /// Whole files of this import, by fingerprint.
    private var fresh: [String: Int64] = [:]
    /// Of a feed: where its files of today begin in its import, the parts whose place they take, and the positions of both.
    private var firstPosition = 0
    private(set) var superseded: [Int64] = []
    private var places: [String: Int] = [:]

    init(
        _ db: Database, _ origin: ImportOrigin, _ files: [ImportFile], startedAt: Date, kept: Set<HealthCategory>,
        home: HomeTime
    ) throws {
        (self.db, self.origin, self.files, self.startedAt) = (db, origin, files, startedAt)
        self.home = home
        self.kept = kept
        if origin.isFeed { try findFeed() } else { try findUnfinished() }
    }

    /// The import of a feed that stands, and what its files of the same names gave that are other ones now.
    private func findFeed() throws {
        batch = try Int.fetchOne(
            db, sql: "SELECT max(id) FROM import_batch WHERE undone_at IS NULL AND format = ? AND path = ?",
            arguments: [origin.format, origin.path])
        guard let batch else { return }
        let wanted = Dictionary(files.map { ($0.name, $0.fingerprint) }, uniquingKeysWith: { $1 })
        let sql = """
            SELECT position, name, fingerprint, part FROM import_file WHERE batch = ?1 AND (name IN
            (SELECT value FROM json_each(?2)) OR position = (SELECT max(position) FROM import_file WHERE batch = ?1))
            """
        for row in try Row.fetchAll(db, sql: sql, arguments: [batch, try CodedJSON.text(wanted.keys.sorted())]) {
            firstPosition = max(firstPosition, row[0] + 1)
            places[row[1]] = row[0]
            guard let new = wanted[row[1]], let part = row[3] as Int64? else { continue }
            let isSame = new == row[2] as String
            if isSame, try !mayGiveMore(part) { continue }
            superseded.append(part)
        }
    }

    // MARK: - What was written before

    /// The same import, where it broke off: of the same content, with the same files in the same order.
    private func findUnfinished() throws {
        let unfinished = try Int.fetchAll(
            db,
            sql: """
                SELECT id FROM import_batch WHERE is_unfinished = 1 AND undone_at IS NULL AND fingerprint = ? AND format = ?
                ORDER BY id DESC
                """, arguments: [origin.fingerprint, origin.format])
        for batch in unfinished {
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT position, fingerprint, status, records, added, skipped, reason, skipped_reasons
                    FROM import_file WHERE batch = ?
                    """, arguments: [batch])
            guard rows.allSatisfy({ $0[0] < files.count && files[$0[0]].fingerprint == $0[1] }) else { continue }
            (self.batch, isBegun) = (batch, true)
            let clock = try String.fetchOne(db, sql: "SELECT clock FROM import_batch WHERE id = ?", arguments: [batch])
            home = clock.flatMap(HomeTime.init(encoded:)) ?? home
            for row in rows { record(row) }
            return
        }
    }

    private func record(_ row: Row) {
        guard let status = ImportOutcome.Status(rawValue: row[2]), status != .rejected, status != .duplicate else {
            return
        }
        let file = files[row[0]]
        var result = ImportOutcome.File(name: file.name, format: file.format, status: status)
        (result.records, result.added, result.skipped) = (row[3], row[4], row[5])
        result.skippedReasons = SkippedReasons.decoded(row[7])
        guard status != .unfinished else {
            begun[row[0]] = result
            return
        }
        if status == .partial { result.cutOff = row[6] } else { result.note = row[6] }
        before[row[0]] = result
    }

    /// The result of a file of this import before it broke off; `nil` when it is to be read.
    func resultBefore(at position: Int) -> ImportOutcome.File? { before[position] }

    /// Records that are in already.
    lazy var recordsBefore: Int = {
        var records = before.values.reduce(0) { $0 + $1.records }
        for (position, file) in files.enumerated() where before[position] == nil {
            // A checkpoint that cannot be read is met again when its file is.
            if let state = (try? checkpoint(of: file.fingerprint))?.state {
                records += ImportOutcome.File(file, state.mark.tally, state.counts).records
            }
        }
        return records
    }()

    /// The part of a file that the store has whole. Only one of an import that stands makes a later one needless, and only
    /// one of which nothing was left out that would be kept today.
    func part(ofWhole fingerprint: String) throws -> Int64? {
        if let part = fresh[fingerprint] { return part }
        let statement = try db.cachedStatement(
            sql: """
                SELECT DISTINCT part FROM import_file JOIN import_batch ON import_batch.id = batch
                WHERE import_file.fingerprint = ? AND undone_at IS NULL AND status IN ('imported', 'duplicate')
                    AND part IS NOT NULL
                """)
        return try Int64.fetchAll(statement, arguments: [fingerprint]).first { part in try !mayGiveMore(part) }
    }

    /// Whether something was left out of a file that would be kept today.
    private func mayGiveMore(_ part: Int64) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: """
                SELECT skipped_reasons, started_at FROM import_file JOIN import_batch ON import_batch.id = batch
                WHERE part = ? AND skipped_reasons IS NOT NULL
                """)
        let now = Int(startedAt.timeIntervalSince1970)
        return try Row.fetchAll(statement, arguments: [part]).contains { row in
            SkippedReasons.havePassed(SkippedReasons.decoded(row[0]), readAt: row[1], now: now, kept: kept)
        }
    }

    private var keptNames: [String] { kept.map(\.rawValue).sorted() }

    func add(whole fingerprint: String, _ part: Int64) { fresh[fingerprint] = part }

    /// The stored part of a file that is not whole; without a state where it has to be read from its beginning.
    func checkpoint(of fingerprint: String) throws -> (part: Int64, state: State?)? {
        let statement = try db.cachedStatement(sql: "SELECT part, state FROM import_checkpoint WHERE fingerprint = ?")
        guard let row = try Row.fetchOne(statement, arguments: [fingerprint]) else { return nil }
        // One of a later version of the program, for example.
        let state = try? CodedJSON.value(State.self, from: row[1] as String)
        return (row[0], state?.kept == keptNames ? state : nil)
    }

    // MARK: - Writing

    /// - Parameter part: `nil` for a file of which nothing is kept.
    func set(part: Int64?, at position: Int) {
        parts[position] = part
        unwritten.insert(position)
    }

    func keep(_ state: State, of position: Int) throws {
        var state = state
        state.kept = keptNames
        let text = try CodedJSON.text(state)
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO import_checkpoint VALUES (?, ?, ?)")
            .execute(arguments: [files[position].fingerprint, parts[position], text])
    }

    /// Writes the import and its files into the list as they are now.
    func write(
        _ outcome: ImportOutcome, _ results: [ImportOutcome.File?], isUnfinished: Bool, zone: TimeZone, finishedAt: Date
    ) throws {
        let batch = try batch ?? Int.fetchOne(db, sql: "SELECT coalesce(max(id), 0) + 1 FROM import_batch") ?? 1
        self.batch = batch
        try db.execute(
            sql: """
                INSERT INTO import_batch (
                    id, path, format, fingerprint, bytes, started_at, finished_at, records, added, skipped, zone, cut_off,
                    is_unfinished, clock
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET path = excluded.path, finished_at = excluded.finished_at,
                    records = excluded.records, added = excluded.added, skipped = excluded.skipped,
                    zone = excluded.zone, cut_off = excluded.cut_off, is_unfinished = excluded.is_unfinished,
                    clock = excluded.clock
                """,
            arguments: [
                batch, origin.path, origin.format, origin.fingerprint, origin.byteCount,
                Int(startedAt.timeIntervalSince1970), Int(finishedAt.timeIntervalSince1970), outcome.records,
                outcome.added, outcome.skipped, zone.identifier, outcome.cutOff, isUnfinished,
                isUnfinished ? home.encoded : nil,
            ])
        for position in unwritten.sorted() {
            guard let result = results[position] else { continue }
            try write(result, at: position, batch)
        }
        (unwritten, parts) = ([], [:])
        guard origin.isFeed else { return }
        try db.execute(
            sql: """
                UPDATE import_batch SET (records, added, skipped, bytes) =
                    (SELECT sum(records), sum(added), sum(skipped), sum(bytes) FROM import_file WHERE batch = ?1)
                WHERE id = ?1
                """, arguments: [batch])
    }

    private func write(_ result: ImportOutcome.File, at position: Int, _ batch: Int) throws {
        let file = files[position]
        if origin.isFeed {
            // What is known already stands where it stood.
            if result.status == .duplicate { return }
            try db.cachedStatement(sql: "DELETE FROM import_file WHERE batch = ? AND position = ?")
                .execute(arguments: [batch, places[file.name] ?? firstPosition + position])
        }
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO import_file VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .execute(arguments: [
                batch, firstPosition + position, file.name, file.format, file.fingerprint, file.byteCount,
                result.status.rawValue,
                result.records, result.added, result.skipped, result.error?.message ?? result.cutOff ?? result.note,
                parts[position], try SkippedReasons.encoded(result.skippedReasons),
            ])
        guard result.status != .unfinished else { return }
        try db.cachedStatement(sql: "DELETE FROM import_checkpoint WHERE fingerprint = ?")
            .execute(arguments: [file.fingerprint])
    }
}

/// How many records were left out for each reason, as the list of imports keeps it.
enum SkippedReasons {
    static func encoded(_ reasons: [String: Int]) throws -> String? {
        guard !reasons.isEmpty else { return nil }
        return try CodedJSON.text(reasons)
    }

    /// Whether one of the reasons holds no longer: records that lay in the future may have happened since, and what was not
    /// to be kept may be wanted now.
    /// - Parameters:
    ///   - readAt: Unix seconds of the import that left the records out.
    ///   - now: Unix seconds.
    static func havePassed(_ reasons: [String: Int], readAt: Int, now: Int, kept: Set<HealthCategory>) -> Bool {
        if reasons[SkipReason.inTheFuture.text] != nil, readAt < now { return true }
        // An earlier version did not say which categories they were of.
        return reasons["not kept, as set"] != nil
            || kept.contains { reasons[ImportOutcome.File.notKept($0)] != nil }
    }

    /// None of what an earlier version wrote: then only their number is known.
    static func decoded(_ text: String?) -> [String: Int] {
        text.flatMap { try? CodedJSON.value([String: Int].self, from: $0) } ?? [:]
    }
}
