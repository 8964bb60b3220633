import GRDB
import GRDBSQLite

/// Keeps for each row which files gave it, see the table `batch_set`: a row that comes again goes from its set of files to
/// the set that has the new file too.
///
/// Statements ask for it with the SQL function `joined(batch)`, once for each row that was there before. Used by one
/// connection, from its thread.
final class RowSets {
    /// Where a row stands in more files of one import than this, the others are not noted: a value that thousands of files
    /// repeat would make a set of each number of them.
    private static let mostOfOneImport = 8

    private var next: Int64
    /// The file that is being read.
    private(set) var part: Int64 = 0
    /// Rows so far that were there before.
    private(set) var met = 0
    /// Rows that the file that is read gave before itself.
    private(set) var repeated = 0
    /// Sets that have the file that is read.
    private var withPart: Set<Int64> = []
    private var joined: [Int64: Int64] = [:]
    /// Nearly all rows are of the same set as the row before.
    private var last: (from: Int64, to: Int64) = (-1, -1)
    private var made: [(set: Int64, from: Int64)] = []
    /// The first set of this import: all from there on have one of its files at least.
    private let first: Int64
    /// How many files of this import are in a set, where that is not said by its number.
    private var filesOfImport: [Int64: Int] = [:]

    init(_ db: Database) throws {
        next =
            try Int64.fetchOne(
                db,
                sql: """
                    SELECT 1 + max(coalesce((SELECT max(id) FROM batch_set), 0),
                        coalesce((SELECT max(part) FROM import_file), 0))
                    """) ?? 1
        first = next
        let code = sqlite3_create_function_v2(
            db.sqliteConnection, "joined", 1, SQLITE_UTF8 | SQLITE_DIRECTONLY,
            Unmanaged.passRetained(self).toOpaque(),
            { context, _, values in
                guard let context, let values, let sets = sqlite3_user_data(context) else { return }
                let set = Unmanaged<RowSets>.fromOpaque(sets).takeUnretainedValue()
                    .joining(sqlite3_value_int64(values[0]))
                sqlite3_result_int64(context, set)
            }, nil, nil, { if let sets = $0 { Unmanaged<RowSets>.fromOpaque(sets).release() } })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// From now on rows are of a new file.
    func begin() {
        part = next
        next += 1
        joined = [part: part]
        withPart = [part]
        last = (part, part)
        made = []
    }

    /// From now on rows are of a file of which some are in already.
    func resume(with part: Int64, _ db: Database) throws {
        (self.part, joined, last, made) = (part, [part: part], (part, part), [])
        filesOfImport[part] = 1
        withPart = [part]
        for set in try Int64.fetchAll(db, sql: "SELECT id FROM batch_set WHERE part = ?", arguments: [part]) {
            joined[set] = set
            withPart.insert(set)
        }
    }

    /// Writes the sets that came about since the last time.
    func write(_ db: Database) throws {
        try add(part, to: part, db)
        defer { made = [] }
        for (set, from) in made {
            try db.cachedStatement(sql: "INSERT INTO batch_set SELECT ?, part FROM batch_set WHERE id = ?")
                .execute(arguments: [set, from])
            try add(part, to: set, db)
        }
    }

    private func add(_ part: Int64, to set: Int64, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO batch_set VALUES (?, ?)").execute(arguments: [set, part])
    }

    private func joining(_ set: Int64) -> Int64 {
        met += 1
        if withPart.contains(set) { repeated += 1 }
        if set == last.from { return last.to }
        let new = joined[set] ?? make(from: set)
        last = (set, new)
        return new
    }

    private func make(from set: Int64) -> Int64 {
        let files = filesOfImport[set] ?? (set >= first ? 1 : 0)
        guard files < Self.mostOfOneImport else {
            joined[set] = set
            return set
        }
        let new = next
        next += 1
        joined[set] = new
        joined[new] = new
        withPart.insert(new)
        if files > 0 { filesOfImport[new] = files + 1 }
        made.append((new, set))
        return new
    }
}
