import GRDB
import GRDBSQLite
import ImportKit

/// Samples that a file put another value in place of: table `replaced_sample`. They come back when it is undone.
enum ReplacedSamples {
    /// Keeps rows of `sample` that are about to go.
    /// - Parameters:
    ///   - from: the end of a query, from its FROM.
    ///   - by: the part that replaces them.
    static func keep(from: String, by part: String, identifier: String = "NULL", version: String = "NULL") -> String {
        """
        INSERT OR REPLACE INTO replaced_sample (
            type, start, source, duration, value, part, batch, flags, recorded_at, identifier, version
        ) SELECT type, start, source, duration, value, \(part), batch, flags, recorded_at, \(identifier), \(version) \(from)
        """
    }
}

/// Sees to it that of samples that their program numbers the one with the highest version stands. Used by one connection,
/// from its thread.
final class SampleVersions {
    enum Standing {
        case current
        /// The one before gave way and its day changed.
        case replaces(ImportedSample)
        /// A newer one stands; it is not to be added.
        case isOld
    }

    private let newest: RawStatement
    private let add: RawStatement
    private let keep: RawStatement
    private let remove: RawStatement
    private let keepOld: RawStatement

    init(_ db: Database) throws {
        newest = try RawStatement(
            db,
            """
            SELECT version, start, duration, value, batch FROM sample_version
            WHERE type = ? AND source = ? AND identifier = ? ORDER BY version DESC LIMIT 1
            """)
        add = try RawStatement(
            db,
            """
            INSERT INTO sample_version (type, source, identifier, version, start, duration, value, batch)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET batch = joined(batch)
            """)
        // What the person took out or changed stays.
        let old = """
            FROM sample WHERE type = ?1 AND start = ?2 AND source = ?3 AND duration = ?4 AND value = ?5
                AND flags & 2 = 0 AND batch != 0
            """
        keep = try RawStatement(db, ReplacedSamples.keep(from: old, by: "?6", identifier: "?7", version: "?8"))
        remove = try RawStatement(db, "DELETE " + old)
        // In place of an old one stands what another file gave.
        keepOld = try RawStatement(
            db,
            """
            INSERT INTO replaced_sample (
                type, start, source, duration, value, part, batch, flags, recorded_at, identifier, version
            ) VALUES (?1, ?2, ?3, ?4, ?5, coalesce((SELECT min(part) FROM batch_set WHERE id = ?9), ?6), ?6, ?10, ?11,
                ?7, ?8)
            ON CONFLICT DO UPDATE SET batch = joined(batch)
            """)
    }

    /// Records a version and decides what becomes of its sample.
    func record(_ new: VersionedSample, of part: Int64) throws -> Standing {
        let sample = new.sample
        newest.bind(Int(sample.type), at: 1)
        newest.bind(Int(sample.source), at: 2)
        newest.bind(Int(new.identifier), at: 3)
        guard try newest.step() else {
            newest.reset()
            try record(new, part)
            return .current
        }
        let version = Int64(newest.int(0))
        var other = sample
        (other.start, other.duration) = (Int64(newest.int(1)), Int32(clamping: newest.int(2)))
        other.value = newest.double(3)
        let set = newest.int(4)
        newest.reset()
        try record(new, part)
        if version == new.version { return .current }
        if version > new.version {
            try archive(new, part, set: set)
            return .isOld
        }
        if other.start == sample.start, other.duration == sample.duration, other.value == sample.value {
            return .current
        }
        bind(other, new.identifier, version, part, to: keep)
        try keep.run()
        for (index, value) in [Int(other.type), Int(other.start), Int(other.source), Int(other.duration)].enumerated() {
            remove.bind(value, at: Int32(index + 1))
        }
        remove.bind(other.value, at: 5)
        try remove.run()
        return .replaces(other)
    }

    private func record(_ new: VersionedSample, _ part: Int64) throws {
        let sample = new.sample
        add.bind(Int(sample.type), at: 1)
        add.bind(Int(sample.source), at: 2)
        add.bind(Int(new.identifier), at: 3)
        add.bind(Int(new.version), at: 4)
        add.bind(Int(sample.start), at: 5)
        add.bind(Int(max(0, sample.duration)), at: 6)
        add.bind(sample.value, at: 7)
        add.bind(Int(part), at: 8)
        try add.run()
    }

    private func archive(_ old: VersionedSample, _ part: Int64, set: Int) throws {
        bind(old.sample, old.identifier, old.version, part, to: keepOld)
        keepOld.bind(set, at: 9)
        keepOld.bind(old.sample.isUserEntered ? 1 : 0, at: 10)
        keepOld.bind(old.sample.recordedAt == 0 ? nil : Int(old.sample.recordedAt), at: 11)
        try keepOld.run()
    }

    private func bind(
        _ sample: ImportedSample, _ identifier: Int64, _ version: Int64, _ part: Int64, to statement: RawStatement
    ) {
        statement.bind(Int(sample.type), at: 1)
        statement.bind(Int(sample.start), at: 2)
        statement.bind(Int(sample.source), at: 3)
        statement.bind(Int(max(0, sample.duration)), at: 4)
        statement.bind(sample.value, at: 5)
        statement.bind(Int(part), at: 6)
        statement.bind(Int(identifier), at: 7)
        statement.bind(Int(version), at: 8)
    }
}
