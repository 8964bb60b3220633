import GRDBSQLite

/// The report on a salvaged database.
public struct SalvageReport: Equatable, Sendable {
    /// The rows recovered of one table.
    public struct Table: Equatable, Sendable {
        public var name: String
        /// Rows that were read and taken.
        public var found: Int
        /// Rows that were read, but are not as the table takes them.
        public var refused: Int
        /// The part that cannot be read.
        public var loss: Loss
    }

    /// How many rows of a table could not be recovered.
    public enum Loss: Equatable, Sendable {
        case none
        /// At most so many rows: as many numbers are missing where rows have numbers.
        case atMost(Int)
        case unknown
    }

    public var tables: [Table]
    /// Rows on pages that fit no table, or several.
    public var unassigned = 0

    /// Tables of which not everything is there.
    public var incomplete: [Table] { tables.filter { $0.loss != .none || $0.refused > 0 } }
}

/// Recovers rows of a damaged database into a new one, which has the tables already. They are suspect: values may have
/// changed, and rows that had been deleted may be there again.
///
/// Each table is read in the order of its key, forward until SQLite gives up, then backward from the end, and what lies
/// between is looked for by halving the range of keys. What is missing then is looked for page by page. Values go over as
/// SQLite has them; text is bytes, whatever they are.
public enum Salvage {
    /// A damaged database, and how it can be read.
    public struct Source {
        /// The database, or a copy of it with a new head.
        let path: String
        /// Knows the tables that SQLite still finds; `nil` where it finds none.
        public let connection: FileConnection?
        /// `user_version`; 0 where it is not known.
        public let version: Int

        /// - Parameter copy: as in `HeadRepair.readable`.
        public init(_ damaged: String, copy: String) throws(SQLiteFailure) {
            do throws(SQLiteFailure) {
                let readable = try HeadRepair.readable(damaged, copy: copy)
                let known = try FileConnection.salvaging(readable)
                (path, connection, version) = (readable, known, try known.number("PRAGMA user_version") ?? 0)
            } catch {
                guard error.isDamage else { throw error }
                (path, connection, version) = (damaged, nil, 0)
            }
        }
    }

    /// The knowledge by which rows that are read page by page are given to their table.
    public struct Knowledge {
        /// The condition that every row of a table, or entry of an index, meets, as SQL on its columns.
        let conditions: [String: String]
        /// How many columns of a table were added after it was made: older rows are without them.
        let added: [String: Int]

        /// - Parameter steps: the statements that made the schema and changed it since.
        public init(conditions: [String: String] = [:], steps: [String] = []) {
            self.conditions = conditions
            added = steps.reduce(into: [:]) { added, step in
                for match in step.matches(of: /ALTER TABLE (\w+) ADD COLUMN/) {
                    added[String(match.1), default: 0] += 1
                }
            }
        }
    }

    /// Blocks for as long as copying the database takes.
    /// - Parameters:
    ///   - source: is only read.
    ///   - target: a database of the same tables, empty.
    ///   - leavingOut: names of tables, or their beginnings where they end with `*`, that are made anew from others.
    ///   - progress: told the table and its rows so far, now and then; `false` stops with `SQLITE_INTERRUPT`.
    /// - Throws: when nothing of it can be read, or the target cannot be written.
    public static func copy(
        from source: Source, to target: String, leavingOut: [String] = [], knowing knowledge: Knowledge = Knowledge(),
        progress: @escaping (_ table: String, _ rows: Int) -> Bool = { _, _ in true }
    ) throws(SQLiteFailure) -> SalvageReport {
        let isListWhole = source.connection?.textsUntilDamage("SELECT name FROM sqlite_schema").isWhole == true
        let output = try FileConnection(path: target, .readWrite)
        try output.run("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA secure_delete = OFF")
        var report = SalvageReport(tables: [])
        for name in try output.texts(
            "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        )
        where !leavingOut.contains(where: { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 }) {
            guard let connection = source.connection else {
                report.tables.append(.init(name: name, found: 0, refused: 0, loss: .unknown))
                continue
            }
            report.tables.append(
                try SalvagedTable(name, connection, output, isListWhole, progress: { progress(name, $0) }).copy())
        }
        report = try PageSalvage(of: source.path, to: output, report, knowledge).run(progress: progress)
        guard source.connection != nil || report.tables.contains(where: { $0.found > 0 }) else {
            throw SQLiteFailure(code: SQLITE_NOTADB)
        }
        return report
    }
}

/// One table on its way from a damaged database to a new one.
final class SalvagedTable {
    /// A value of a key.
    enum Value: Equatable { case int(Int), double(Double), text([UInt8]), blob([UInt8]), null }
    /// A key, or the beginning of one.
    typealias Key = [Value]
    struct Bound: Equatable {
        var key: Key
        var isInclusive: Bool
    }

    /// How far a scan came.
    private struct Scan {
        var rows = 0
        var last: Key?
        var isWhole = false
    }

    private let name: String
    private let source: FileConnection
    private let output: FileConnection
    private let progress: (Int) -> Bool
    /// Every entry of the list of tables could be read: a table that is not in it was never there.
    private let isListWhole: Bool
    /// The columns of the key: `rowid`, or the primary key of a table without row numbers.
    private var key: [String] = []
    private var columns: [String] = []
    private let hasRowNumbers: Bool
    private var insert: FileStatement?
    private var found = 0
    private var refused = 0
    /// Looks into the gaps that are left; each takes up to half a millisecond.
    private var probesLeft = 4_000

    init(
        _ name: String, _ source: FileConnection, _ output: FileConnection, _ isListWhole: Bool,
        progress: @escaping (Int) -> Bool
    ) throws(SQLiteFailure) {
        (self.name, self.source, self.output, self.progress) = (name, source, output, progress)
        self.isListWhole = isListWhole
        let literal = "'\(name.replacing("'", with: "''"))'"
        hasRowNumbers = try output.number("SELECT wr FROM pragma_table_list(\(literal))") != 1
        let wanted = try output.texts("SELECT name FROM pragma_table_info(\(literal)) ORDER BY cid")
        // A damaged list of columns: those of the new table are tried.
        let there = (try? source.texts("SELECT name FROM pragma_table_info(\(literal))")) ?? wanted
        columns = wanted.filter(there.contains)
        if hasRowNumbers {
            key = ["rowid"]
            let alias = try output.texts(
                "SELECT name FROM pragma_table_info(\(literal)) WHERE pk > 0 AND upper(type) = 'INTEGER'")
            let keyCount = try output.number("SELECT count(*) FROM pragma_table_info(\(literal)) WHERE pk > 0") ?? 0
            // Where a column is the number of the row, it has it already.
            if alias.isEmpty || keyCount != 1 { columns.insert("rowid", at: 0) }
        } else {
            key = try output.texts("SELECT name FROM pragma_table_info(\(literal)) WHERE pk > 0 ORDER BY pk")
        }
    }

    func copy() throws(SQLiteFailure) -> SalvageReport.Table {
        let isThere = columns.contains { $0 != "rowid" }
        guard isThere else { return .init(name: name, found: 0, refused: 0, loss: isListWhole ? .none : .unknown) }
        let names = columns.map(quoted).joined(separator: ", ")
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        try output.run("BEGIN")
        insert = try FileStatement(output, "INSERT INTO \(quoted(name)) (\(names)) VALUES (\(places))")
        defer { insert = nil }
        let gaps = try rescue()
        insert = nil
        try output.run("COMMIT")
        return .init(name: name, found: found, refused: refused, loss: loss(gaps))
    }

    /// A gap of more row numbers than any table has tells nothing.
    private static let mostNumbers = 1 << 40

    private func loss(_ gaps: [(low: Bound?, high: Bound?)]) -> SalvageReport.Loss {
        if gaps.isEmpty { return .none }
        guard hasRowNumbers else { return .unknown }
        var rows = 0
        for gap in gaps {
            guard case .int(let low)? = gap.low?.key.first, case .int(let high)? = gap.high?.key.first else {
                return .unknown
            }
            // A number that was read of a damaged page can be any.
            let (distance, isTooFar) = high.subtractingReportingOverflow(low)
            guard !isTooFar, distance < Self.mostNumbers else { return .unknown }
            rows += max(
                0, distance - 1 + (gap.low?.isInclusive == true ? 1 : 0) + (gap.high?.isInclusive == true ? 1 : 0))
        }
        return .atMost(rows)
    }

    /// - Returns: the ranges of keys of which nothing can be read.
    private func rescue() throws(SQLiteFailure) -> [(low: Bound?, high: Bound?)] {
        let forward = try scan(from: nil, to: nil, isForward: true)
        if forward.isWhole { return [] }
        let low = forward.last.map { Bound(key: $0, isInclusive: false) }
        let backward = try scan(from: low, to: nil, isForward: false)
        if backward.isWhole { return [] }
        let high = backward.last.map { Bound(key: $0, isInclusive: false) }
        // Breadth first, so that the looks that are left go everywhere.
        var open: [(low: Bound?, high: Bound?)] = low == nil && high == nil ? try outset() : [(low, high)]
        var lost: [(low: Bound?, high: Bound?)] = []
        var next = 0
        while next < open.count {
            let gap = open[next]
            next += 1
            guard probesLeft > 0, let middle = middle(of: gap.low, gap.high) else {
                lost.append(gap)
                continue
            }
            probesLeft -= 1
            let up = try scan(from: Bound(key: middle, isInclusive: true), to: gap.high, isForward: true)
            let down = try scan(from: gap.low, to: Bound(key: middle, isInclusive: false), isForward: false)
            if !down.isWhole {
                open.append((gap.low, Bound(key: down.last ?? middle, isInclusive: false)))
            }
            if !up.isWhole {
                open.append(
                    (
                        up.last.map { Bound(key: $0, isInclusive: false) } ?? Bound(key: middle, isInclusive: true),
                        gap.high
                    ))
            }
        }
        return lost
    }

    /// Where neither end can be read: looks for rows at keys that are ever further away, and goes on from the first there are.
    /// - Returns: what is left to look for.
    private func outset() throws(SQLiteFailure) -> [(low: Bound?, high: Bound?)] {
        for power in 0..<40 {
            let key = [Value.int(1 << power)]
            let up = try scan(from: Bound(key: key, isInclusive: true), to: nil, isForward: true)
            guard up.rows > 0 || up.isWhole else { continue }
            let below: (low: Bound?, high: Bound?) = (nil, Bound(key: key, isInclusive: false))
            return up.isWhole ? [below] : [below, (up.last.map { Bound(key: $0, isInclusive: false) }, nil)]
        }
        return [(nil, nil)]
    }

    /// A key between two, by the first column in which they differ, where that is a number; `nil` where there is none. An end
    /// that nothing was read of is taken for far away.
    private func middle(of low: Bound?, _ high: Bound?) -> Key? {
        guard let known = low?.key ?? high?.key else { return nil }
        for index in 0..<key.count {
            let first = value(low, index, or: known, isLow: true)
            let last = value(high, index, or: known, isLow: false)
            guard let first, let last else { return nil }
            if first == last { continue }
            guard case .int(let from) = first, case .int(let to) = last, to > from else { return nil }
            let step = Int((UInt(bitPattern: to) &- UInt(bitPattern: from)) / 2)
            // The key of an end that counts itself is no place to cut at.
            let middle = step == 0 ? to : from + step
            if step == 0, high?.key.count == index + 1, high?.isInclusive == false { return nil }
            return Array(known.prefix(index)) + [.int(middle)]
        }
        return nil
    }

    /// A million rows, or seconds, beyond the last that was read: far enough to find more, near enough to halve in twenty steps.
    private static let reach = 1 << 20

    private func value(_ bound: Bound?, _ index: Int, or known: Key, isLow: Bool) -> Value? {
        if let bound { return index < bound.key.count ? bound.key[index] : nil }
        guard index < known.count else { return nil }
        // Composite keys begin with a kind; the range is open in what follows it.
        guard index == min(1, key.count - 1), case .int(let number) = known[index] else { return known[index] }
        if isLow { return .int(number > 0 ? 0 : number &- Self.reach) }
        return .int(number &+ Self.reach)
    }

    // MARK: - Rows

    private func scan(from low: Bound?, to high: Bound?, isForward: Bool) throws(SQLiteFailure) -> Scan {
        var scan = Scan()
        let statement: FileStatement
        do throws(SQLiteFailure) {
            statement = try select(low, high, isForward)
        } catch {
            guard error.isDamage || error.code == SQLITE_ERROR else { throw error }
            return scan
        }
        while true {
            do throws(SQLiteFailure) {
                guard try statement.step() else {
                    scan.isWhole = true
                    return scan
                }
            } catch {
                // Any failure to read is an end of this scan; it is the gap that counts.
                guard error.code != SQLITE_INTERRUPT, error.code != SQLITE_NOMEM else { throw error }
                return scan
            }
            try put(statement)
            scan.rows += 1
            scan.last = (0..<key.count).map { value(statement, Int32($0)) }
        }
    }

    private func select(_ low: Bound?, _ high: Bound?, _ isForward: Bool) throws(SQLiteFailure) -> FileStatement {
        let keys = key.map(quoted)
        func condition(_ bound: Bound, _ sign: String) -> String {
            let columns = keys.prefix(bound.key.count).joined(separator: ", ")
            let places = bound.key.map { _ in "?" }.joined(separator: ", ")
            return "(\(columns)) \(sign)\(bound.isInclusive ? "=" : "") (\(places))"
        }
        let conditions = [low.map { condition($0, ">") }, high.map { condition($0, "<") }].compactMap(\.self)
        let sql =
            "SELECT \((keys + columns.map(quoted)).joined(separator: ", ")) FROM \(quoted(name)) NOT INDEXED"
            + (conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))")
            + " ORDER BY \(keys.map { $0 + (isForward ? "" : " DESC") }.joined(separator: ", "))"
        let statement = try FileStatement(source, sql)
        for (index, value) in ((low?.key ?? []) + (high?.key ?? [])).enumerated() {
            bind(value, to: statement, at: Int32(index + 1))
        }
        return statement
    }

    private func put(_ row: FileStatement) throws(SQLiteFailure) {
        guard let insert else { return }
        for index in columns.indices {
            sqlite3_bind_value(
                insert.handle, Int32(index + 1), sqlite3_column_value(row.handle, Int32(key.count + index)))
        }
        let code = sqlite3_step(insert.handle)
        sqlite3_reset(insert.handle)
        switch code {
        case SQLITE_DONE: found += 1
        // A row that was found twice, or is not what the table takes.
        case SQLITE_CONSTRAINT, SQLITE_MISMATCH: refused += 1
        default: throw SQLiteFailure(code: code)
        }
        if found % 10_000 == 0, !progress(found) { throw SQLiteFailure(code: SQLITE_INTERRUPT) }
    }

    private func value(_ row: FileStatement, _ column: Int32) -> Value {
        let handle = row.handle
        func bytes(_ start: UnsafeRawPointer?) -> [UInt8] {
            Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
        }
        return switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: .int(Int(sqlite3_column_int64(handle, column)))
        case SQLITE_FLOAT: .double(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: .text(bytes(sqlite3_column_text(handle, column)))
        case SQLITE_BLOB: .blob(bytes(sqlite3_column_blob(handle, column)))
        default: .null
        }
    }

    private func bind(_ value: Value, to statement: FileStatement, at index: Int32) {
        // SQLITE_TRANSIENT: SQLite copies the bytes.
        let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .int(let number): sqlite3_bind_int64(statement.handle, index, Int64(number))
        case .double(let number): sqlite3_bind_double(statement.handle, index, number)
        case .text(let bytes):
            bytes.withUnsafeBytes {
                _ = sqlite3_bind_text(
                    statement.handle, index, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), copying)
            }
        case .blob(let bytes):
            bytes.withUnsafeBytes {
                _ = sqlite3_bind_blob(statement.handle, index, $0.baseAddress, Int32($0.count), copying)
            }
        case .null: sqlite3_bind_null(statement.handle, index)
        }
    }

    private func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
}
