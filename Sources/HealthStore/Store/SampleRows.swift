import GRDB
import GRDBSQLite

/// A row of `sample` as its day is computed from it.
struct SampleRow {
    /// Unix seconds.
    var start: Int
    var source: Int
    /// Seconds.
    var duration: Int
    var value: Double
    /// As `SampleFlags`.
    var flags: Int
}

/// Reads the samples of one type, in order of time, in blocks: days are made of millions of them.
///
/// SQLite calls a function of ours for each row, which takes half the time of as many steps from row to row.
struct SampleRows {
    /// Where a block is gathered, and who gets it.
    private struct Batch {
        let rows: UnsafeMutableBufferPointer<SampleRow>
        let use: (UnsafeBufferPointer<SampleRow>) -> Void
        var count = 0

        mutating func flush() {
            use(UnsafeBufferPointer(rebasing: rows[..<count]))
            count = 0
        }
    }

    private static let blockSize = 1024
    private static let function = "gathered"
    /// By which SQLite tells pointers apart.
    private static let pointerType: StaticString = "SampleRows"

    private let query: RawStatement

    /// - Parameter db: a connection that `addFunction` was called for.
    init(_ db: Database) throws {
        // The rows come in the order of the key: it is how they are found.
        query = try RawStatement(
            db,
            """
            SELECT \(Self.function)(?4, start, source, duration, value, flags) FROM sample
            WHERE type = ?1 AND start >= ?2 AND start < ?3
            """)
    }

    /// Calls `use` with one block after the other.
    /// - Parameters:
    ///   - from: Unix seconds, of the first start.
    ///   - to: Unix seconds, behind the last start.
    func forEachBlock(
        type: Int, from: Int, to: Int, _ use: (UnsafeBufferPointer<SampleRow>) -> Void
    ) throws {
        try withUnsafeTemporaryAllocation(of: SampleRow.self, capacity: Self.blockSize) { rows in
            try withoutActuallyEscaping(use) { use in
                var batch = Batch(rows: rows, use: use)
                try withUnsafeMutablePointer(to: &batch) { batch in
                    query.bind(type, at: 1)
                    query.bind(from, at: 2)
                    query.bind(to, at: 3)
                    sqlite3_bind_pointer(query.handle, 4, batch, Self.pointerName, nil)
                    defer { sqlite3_bind_null(query.handle, 4) }
                    try query.run()
                }
                batch.flush()
            }
        }
    }

    /// Makes the function known to a connection.
    static func addFunction(to db: Database) throws {
        let code = sqlite3_create_function_v2(
            db.sqliteConnection, function, 6, SQLITE_UTF8 | SQLITE_DIRECTONLY, nil, nil,
            { _, _, values in
                guard let values, let pointer = sqlite3_value_pointer(values[0], SampleRows.pointerName) else { return }
                let batch = pointer.assumingMemoryBound(to: Batch.self)
                let row = SampleRow(
                    start: Int(sqlite3_value_int64(values[1])), source: Int(sqlite3_value_int64(values[2])),
                    duration: Int(sqlite3_value_int64(values[3])), value: sqlite3_value_double(values[4]),
                    flags: Int(sqlite3_value_int64(values[5])))
                guard StoredBounds.hold(start: row.start, duration: row.duration, value: row.value) else { return }
                batch.pointee.rows[batch.pointee.count] = row
                batch.pointee.count += 1
                if batch.pointee.count == SampleRows.blockSize { batch.pointee.flush() }
            }, { _ in }, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private static var pointerName: UnsafePointer<CChar> {
        UnsafeRawPointer(pointerType.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
