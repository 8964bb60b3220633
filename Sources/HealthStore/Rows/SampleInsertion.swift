import GRDB
import GRDBSQLite
import ImportKit

/// Puts samples into their table, in blocks: a statement of many rows takes half the time of as many statements.
///
/// Used by one thread, inside one use of its connection.
final class SampleInsertion {
    private static let rowsPerBlock = 50
    /// In the order of the table: SQLite would copy each value once more for another one.
    private static let head = "INTO sample (type, start, source, duration, value, batch, flags, recorded_at) VALUES "
    /// `?1` is the file.
    private static let row = "(?, ?, ?, ?, ?, ?1, ?, ?)"
    /// Of nearly all samples: not typed in by the person, no matter when recorded.
    private static let plainRow = "(?, ?, ?, ?, ?, ?1, 0, NULL)"

    private let db: Database
    private let sets: RowSets
    /// Samples that are there are left alone.
    private let plainBlock, block: RawStatement
    /// Samples that are there are joined. Slower for new ones: SQLite keeps what it would need to take back half a block.
    private let joiningBlock, joiningOne: RawStatement
    /// Of a sample that is there.
    private let join: RawStatement
    /// Whether the block before had samples that were there. Files are all new or overlap over long stretches.
    private var meetsKnown = false

    init(_ db: Database, _ sets: RowSets) throws {
        self.db = db
        self.sets = sets
        func rows(_ row: String) -> String {
            // The first value of the first row is the second parameter.
            "(?2" + Array(repeating: row, count: Self.rowsPerBlock).joined(separator: ", ").dropFirst(2)
        }
        let joining = " ON CONFLICT DO UPDATE SET batch = joined(batch)"
        plainBlock = try RawStatement(db, "INSERT OR IGNORE " + Self.head + rows(Self.plainRow))
        block = try RawStatement(db, "INSERT OR IGNORE " + Self.head + rows(Self.row))
        joiningBlock = try RawStatement(db, "INSERT " + Self.head + rows(Self.row) + joining)
        joiningOne = try RawStatement(db, "INSERT " + Self.head + "(?2" + Self.row.dropFirst(2) + joining)
        join = try RawStatement(
            db,
            """
            UPDATE sample SET batch = joined(batch)
            WHERE type = ?2 AND start = ?3 AND source = ?4 AND duration = ?5 AND value = ?6 AND batch != ?1
            """)
    }

    /// - Parameters:
    ///   - type: of the samples for which it matters when they were recorded.
    ///   - added: gets pieces of which some were new, with how many.
    func insert(
        _ samples: [ImportedSample], keepingRecordedAtOf type: Int32,
        added: (_ piece: UnsafeBufferPointer<ImportedSample>, _ count: Int) -> Void
    ) throws {
        try samples.withUnsafeBufferPointer { samples in
            var first = 0
            while samples.count - first >= Self.rowsPerBlock {
                let piece = UnsafeBufferPointer(rebasing: samples[first..<first + Self.rowsPerBlock])
                let count = try insert(block: piece, type)
                if count > 0 { added(piece, count) }
                first += Self.rowsPerBlock
            }
            for index in first..<samples.count {
                let piece = UnsafeBufferPointer(rebasing: samples[index...index])
                let count = try insert(piece, with: joiningOne, type)
                if count > 0 { added(piece, count) }
            }
        }
    }

    /// - Returns: how many were new.
    private func insert(block samples: UnsafeBufferPointer<ImportedSample>, _ type: Int32) throws -> Int {
        if meetsKnown {
            let count = try insert(samples, with: joiningBlock, type)
            meetsKnown = count < samples.count
            return count
        }
        let isPlain = samples.allSatisfy { !$0.isUserEntered && $0.type != type }
        let count = isPlain ? try insert(plain: samples) : try insert(samples, with: block, type)
        if count < samples.count {
            meetsKnown = true
            for sample in samples {
                _ = bind(key: sample, to: join.handle, at: 2)
                try run(join)
            }
        }
        return count
    }

    private func insert(plain samples: UnsafeBufferPointer<ImportedSample>) throws -> Int {
        var index: Int32 = 2
        for sample in samples { index = bind(key: sample, to: plainBlock.handle, at: index) }
        return try run(plainBlock)
    }

    private func insert(
        _ samples: UnsafeBufferPointer<ImportedSample>, with statement: RawStatement, _ type: Int32
    ) throws -> Int {
        var index: Int32 = 2
        for sample in samples {
            index = bind(key: sample, to: statement.handle, at: index)
            sqlite3_bind_int64(statement.handle, index, sample.isUserEntered ? 1 : 0)
            if sample.type == type, sample.recordedAt != 0 {
                sqlite3_bind_int64(statement.handle, index + 1, sample.recordedAt)
            } else {
                sqlite3_bind_null(statement.handle, index + 1)
            }
            index += 2
        }
        return try run(statement)
    }

    /// - Returns: the index behind.
    private func bind(key sample: ImportedSample, to statement: OpaquePointer, at index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, Int64(sample.type))
        sqlite3_bind_int64(statement, index + 1, sample.start)
        sqlite3_bind_int64(statement, index + 2, Int64(sample.source))
        sqlite3_bind_int64(statement, index + 3, Int64(max(0, sample.duration)))
        sqlite3_bind_double(statement, index + 4, sample.value)
        return index + 5
    }

    /// - Returns: how many rows were new.
    @discardableResult private func run(_ statement: RawStatement) throws -> Int {
        sqlite3_bind_int64(statement.handle, 1, sets.part)
        let met = sets.met
        try statement.run()
        // Rows that were there are counted as changes too.
        return Int(sqlite3_changes(db.sqliteConnection)) - (sets.met - met)
    }
}
