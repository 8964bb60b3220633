import GRDB
import HealthModel
import Synchronization

/// How many samples each source gave of each type, and when: one walk through all of them, kept until something changes.
struct SampleCounts: Sendable {
    struct Count: Sendable {
        var samples = 0
        /// Unix seconds of the first and the last start.
        var first = Int.max
        var last = Int.min

        mutating func add(_ start: Int) {
            samples += 1
            first = min(first, start)
            last = max(last, start)
        }

        mutating func add(_ other: Count) {
            samples += other.samples
            first = min(first, other.first)
            last = max(last, other.last)
        }
    }

    /// By type, then by source.
    private(set) var samples: [Int: [Int: Count]] = [:]
    /// Pieces of sleep by source.
    private(set) var sleep: [Int: Count] = [:]
    private(set) var workouts: [Int: Int] = [:]

    init(_ db: Database) throws {
        let sources = (try Int.fetchOne(db, sql: "SELECT max(id) FROM source") ?? 0) + 1
        var bySource = [Count](repeating: Count(), count: sources)
        var type = -1
        let rows = try RawStatement(db, "SELECT type, start, source FROM sample")
        func finish(_ counts: [Count]) -> [Int: Count] {
            Dictionary(uniqueKeysWithValues: counts.enumerated().filter { $1.samples > 0 }.map { ($0, $1) })
        }
        while try rows.step() {
            if rows.int(0) != type {
                if type >= 0 { samples[type] = finish(bySource) }
                type = rows.int(0)
                bySource = [Count](repeating: Count(), count: sources)
            }
            bySource[rows.int(2)].add(rows.int(1))
        }
        if type >= 0 { samples[type] = finish(bySource) }
        let pieces = try RawStatement(db, "SELECT start, source FROM sleep_segment")
        while try pieces.step() { sleep[pieces.int(1), default: Count()].add(pieces.int(0)) }
        for row in try Row.fetchAll(db, sql: "SELECT source, count(*) FROM workout GROUP BY source") {
            workouts[row[0]] = row[1]
        }
    }
}

/// The counts of one store with the state of the file that they are of.
final class SampleCountsCache: Sendable {
    private let cached = Mutex<(state: String, counts: SampleCounts)?>(nil)

    func counts(_ db: Database) throws -> SampleCounts {
        let state = try Self.state(db)
        if let cached = cached.withLock({ $0 }), cached.state == state { return cached.counts }
        let counts = try SampleCounts(db)
        cached.withLock { $0 = (state, counts) }
        return counts
    }

    /// Changes with every import, undone import and edited sample.
    private static func state(_ db: Database) throws -> String {
        try String.fetchOne(
            db,
            sql: """
                SELECT (SELECT count(*) || ' ' || coalesce(max(id), 0) || ' ' || count(undone_at) || ' ' || coalesce(sum(records), 0)
                    FROM main.import_batch)
                    || ' ' || (SELECT count(*) || ' ' || count(replacement) || ' ' || coalesce(max(excluded_at), 0)
                        FROM sample_exclusion)
                    -- What the connection is limited to: see `LastDay`.
                    || ' ' || coalesce((SELECT sql FROM temp.sqlite_master WHERE name = 'sample'), '')
                """) ?? ""
    }
}
