import Foundation
import GRDB
import HealthModel

/// The pieces of sleep that the person took out by hand: table `sleep_exclusion`. The pieces are kept, and a later
/// import does not bring them back.
extension HealthStore {
    /// Lets a piece of sleep count nowhere.
    /// - Throws: `.failed` when there is no such piece.
    public nonisolated func exclude(_ key: SleepPieceKey) async throws(HealthStoreError) {
        try await setExcluded(key, true)
    }

    /// Takes an exclusion back.
    /// - Throws: `.failed` when there is no such piece.
    public nonisolated func include(_ key: SleepPieceKey) async throws(HealthStoreError) {
        try await setExcluded(key, false)
    }

    /// Pieces that count nowhere, the newest first.
    public func excludedSleep(limit: Int) throws(HealthStoreError) -> [SleepPieceRecord] {
        let options = options
        return try reading { db in
            var sets = ImportSets()
            return try SleepPieces(db: db, clock: HomeTime(db, options).clock).read(
                "excluded_at IS NOT NULL", [], newestFirst: limit, &sets)
        }
    }

    private nonisolated func setExcluded(_ key: SleepPieceKey, _ isExcluded: Bool) async throws(HealthStoreError) {
        let options = options
        try await writingInBackground { db in
            let isThere = try Bool.fetchOne(
                db,
                sql: """
                    SELECT 1 FROM sleep_segment WHERE start = ? AND source = ? AND duration = ? AND stage = ?
                    """, arguments: key.arguments)
            guard isThere != nil else {
                throw HealthStoreError.failed(reason: "this piece of sleep is not there any more")
            }
            if isExcluded {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO sleep_exclusion VALUES (?, ?, ?, ?, ?)",
                    arguments: key.arguments + [Int(options.now().timeIntervalSince1970)])
            } else {
                try db.execute(
                    sql: """
                        DELETE FROM sleep_exclusion WHERE start = ? AND source = ? AND duration = ? AND stage = ?
                        """, arguments: key.arguments)
            }
            var changed = ChangedData()
            changed.sleep = key.start...(key.start + key.duration)
            try RollUp(db, clock: HomeTime(ofDays: db, options).clock).refresh(changed)
        }
    }
}

extension SleepPieceKey {
    fileprivate var arguments: StatementArguments { [start, source, duration, stage.rawValue] }
}

/// Reads stored pieces of sleep, those that were taken out too.
struct SleepPieces {
    var db: Database
    /// The clock of wherever the person was, for pieces that do not say.
    var clock: DayClock

    /// - Parameter newestFirst: as many at most; `nil` for all in order of time.
    func read(
        _ condition: String, _ arguments: StatementArguments, newestFirst limit: Int? = nil, _ sets: inout ImportSets
    ) throws -> [SleepPieceRecord] {
        let order = limit.map { "start DESC, source.name LIMIT \($0)" } ?? "start, source.name"
        return try Row.fetchAll(
            db,
            sql: """
                SELECT start, duration, stage, source.name, zone.name, batch, source.id, excluded_at IS NOT NULL
                FROM sleep_segment LEFT JOIN sleep_exclusion USING (start, source, duration, stage)
                JOIN source ON source.id = source LEFT JOIN zone ON zone.id = zone
                WHERE \(condition) ORDER BY \(order)
                """, arguments: arguments
        ).compactMap { row in
            guard let stage = SleepStage(rawValue: row[2]) else { return nil }
            let key = SleepPieceKey(start: row[0], source: row[6], duration: row[1], stage: stage)
            let zone = (row[4] as String?).flatMap(TimeZone.init(identifier:))
            let start = Date(timeIntervalSince1970: Double(key.start))
            return SleepPieceRecord(
                key: key, sourceName: row[3],
                offset: zone?.secondsFromGMT(for: start) ?? clock.offset(atUnix: key.start),
                isExcluded: row[7], imports: try sets.imports(db, set: row[5]))
        }
    }
}
