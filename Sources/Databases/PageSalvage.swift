import GRDBSQLite

/// Reads rows page by page where the way to them is destroyed: the first page of the file, or the upper part of a table's tree.
/// SQLite's recovery API does so too; the SQLite of most systems is built without it.
///
/// Pages that a tree still leads to are that tree's. Every other one belongs to the table whose columns its rows fit; where
/// they fit several, the pages beside it and conditions on the values decide, or its rows are counted and left out. Pages
/// that SQLite says are free are passed over, and rows that are there already are not doubled.
final class PageSalvage {
    /// One bit for each shape.
    private typealias Shapes = UInt128

    private let file: PageFile
    private let output: FileConnection
    private let shapes: [RowShape]
    /// The tables whose rows are looked for, by their place in the report.
    private let wanted: [Int: Int]
    private let conditions: [String: String]
    private var statements: [String: FileStatement] = [:]
    private var report: SalvageReport
    /// Pages of long rows that are still read: more than there are only where such rows are no rows.
    private var overflowLeft: Int

    init(
        of path: String, to output: FileConnection, _ report: SalvageReport, _ knowledge: Salvage.Knowledge
    ) throws(SQLiteFailure) {
        file = try PageFile(path)
        self.output = output
        self.report = report
        self.conditions = knowledge.conditions.merging([
            "sqlite_schema": "type IN ('table', 'index', 'view', 'trigger')"
        ]) { $1 }
        shapes = try RowShape.all(of: output, added: knowledge.added)
        precondition(shapes.count <= Shapes.bitWidth)
        var wanted: [Int: Int] = [:]
        for (place, table) in report.tables.enumerated() where table.loss != .none {
            if let shape = shapes.firstIndex(where: { $0.isTable && $0.name == table.name }) { wanted[shape] = place }
        }
        self.wanted = wanted
        overflowLeft = 4 * file.count
    }

    /// - Returns: the report with what was found.
    func run(progress: (_ table: String, _ rows: Int) -> Bool) throws(SQLiteFailure) -> SalvageReport {
        guard !wanted.isEmpty else { return report }
        try output.run("BEGIN")
        var candidates = try classified()
        for phase in Phase.allCases {
            for number in 1...file.count
            where candidates[number] != 0 && (candidates[number].nonzeroBitCount == 1) == (phase == .clear) {
                guard let tree = page(number) else { continue }
                if phase != .clear {
                    guard tree.isOfNumberedRows == (phase == .numbered) else { continue }
                    candidates[number] = try narrowed(candidates[number], tree)
                }
                guard try insert(tree, candidates[number], progress) else {
                    throw SQLiteFailure(code: SQLITE_INTERRUPT)
                }
            }
        }
        statements = [:]
        try output.run("COMMIT")
        return report
    }

    /// Pages that the types of their values tell apart, then those that conditions do: conditions refer to tables of numbered
    /// rows that were read before.
    private enum Phase: CaseIterable { case clear, numbered, other }

    private func page(_ number: Int) -> TreePage? {
        guard !file.free.contains(number), let bytes = file.page(number) else { return nil }
        return TreePage(bytes, number: number, usable: file.usable)
    }

    // MARK: - Which page is whose

    /// The shapes that the rows of each page can have; none where nothing of it is wanted.
    private func classified() throws(SQLiteFailure) -> [Shapes] {
        var candidates = [Shapes](repeating: 0, count: file.count + 1)
        var (owners, isWhole) = try owners()
        for (index, shape) in shapes.enumerated() where shape.isTable && wanted[index] == nil {
            let isReported = report.tables.contains { $0.name == shape.name }
            if isReported { isWhole |= 1 << index }
        }
        var families: [[Int]] = []
        for number in 1...file.count {
            guard let tree = page(number) else { continue }
            let owner = owners[number]
            if let owner, wanted[owner] == nil { continue }
            let fitting = fitting(tree)
            if let owner {
                candidates[number] = fitting & (1 << owner)
                continue
            }
            if fitting == 0 { report.unassigned += tree.cells.count }
            candidates[number] = fitting & ~isWhole
            if !tree.children.isEmpty { families.append([number] + tree.children) }
        }
        // The pages below one page are of one tree.
        for family in families {
            let members = family.filter { candidates.indices.contains($0) && candidates[$0] != 0 }
            let common = members.reduce(Shapes.max) { $0 & candidates[$1] }
            if common != 0 { for member in members { candidates[member] = common } }
        }
        return candidates
    }

    /// The shapes that most rows of a page have, three of four at least; a damaged row has none, or another.
    private func fitting(_ tree: TreePage) -> Shapes {
        var rows = [Int](repeating: 0, count: shapes.count)
        for cell in tree.cells {
            guard let record = Record(cell, on: tree) else { continue }
            for (index, shape) in shapes.enumerated()
            where shape.isNumbered == tree.isOfNumberedRows && shape.fits(record.types) { rows[index] += 1 }
        }
        return most(rows, of: tree)
    }

    private func most(_ rows: [Int], of tree: TreePage) -> Shapes {
        guard let most = rows.max(), most > 0, most * 4 >= tree.cells.count * 3 else { return 0 }
        return rows.indices.reduce(0) { rows[$1] == most ? $0 | 1 << $1 : $0 }
    }

    /// By the conditions on their values.
    private func narrowed(_ candidates: Shapes, _ tree: TreePage) throws(SQLiteFailure) -> Shapes {
        var rows = [Int](repeating: 0, count: shapes.count)
        for cell in tree.cells {
            guard let record = Record(cell, on: tree), let bytes = payload(cell, tree) else { continue }
            for (index, shape) in shapes.enumerated()
            where candidates & (1 << index) != 0 && shape.fits(record.types) {
                if try holds(shape, cell, record, bytes) { rows[index] += 1 }
            }
        }
        return most(rows, of: tree)
    }

    private func holds(
        _ shape: RowShape, _ cell: TreePage.Cell, _ record: Record, _ bytes: [UInt8]
    ) throws(SQLiteFailure) -> Bool {
        guard let condition = conditions[shape.name] else { return true }
        let names = shape.columns.map { "? AS \(RowShape.quoted($0.name))" }.joined(separator: ", ")
        let statement = try statement("SELECT (\(condition)) FROM (SELECT \(names))")
        defer { sqlite3_reset(statement.handle) }
        sqlite3_clear_bindings(statement.handle)
        bind(record, bytes, to: statement, at: 1)
        if let alias = shape.alias { sqlite3_bind_int64(statement.handle, Int32(alias + 1), cell.number) }
        return try statement.step() && statement.int(0) == 1
    }

    /// The tree of each page that one leads to, and the trees that are whole, by the entries of the list of tables.
    private func owners() throws(SQLiteFailure) -> ([Int: Int], isWhole: Shapes) {
        var owners: [Int: Int] = [:]
        var isWhole: Shapes = 0
        let roots = try roots(&owners)
        for (index, shape) in shapes.enumerated() {
            guard let root = roots[shape.name] else { continue }
            var (open, isDamaged) = ([root], false)
            while let number = open.popLast() {
                guard owners[number] == nil, let tree = page(number), tree.isOfNumberedRows == shape.isNumbered else {
                    isDamaged = true
                    continue
                }
                owners[number] = index
                open += tree.children
            }
            if !isDamaged { isWhole |= 1 << index }
        }
        return (owners, isWhole)
    }

    /// The first page of each tree that the list of tables names, whose own pages are found by what they say.
    private func roots(_ owners: inout [Int: Int]) throws(SQLiteFailure) -> [String: Int] {
        var roots: [String: Int] = [:]
        guard let list = shapes.firstIndex(where: { $0.isList }) else { return roots }
        for number in 1...file.count {
            guard let tree = page(number), tree.kind == .tableLeaf else { continue }
            for cell in tree.cells {
                guard let record = Record(cell, on: tree), shapes[list].fits(record.types), record.types.count == 5,
                    Record.storage(record.types[3]) == .integer, Record.storage(record.types[1]) == .text,
                    let bytes = payload(cell, tree), try holds(shapes[list], cell, record, bytes)
                else { continue }
                owners[number] = list
                let places = record.types.reduce(into: [record.start]) {
                    $0.append($0[$0.count - 1] + Record.length($1))
                }
                let name = String(decoding: bytes[places[1]..<places[2]], as: UTF8.self)
                // Of two entries of a name neither is believed.
                roots[name] = roots[name] == nil ? bytes.number(places[4] - places[3], at: places[3]) : 0
            }
        }
        return roots
    }

    // MARK: - Rows

    /// - Returns: `false` to stop.
    private func insert(
        _ tree: TreePage, _ candidates: Shapes, _ progress: (String, Int) -> Bool
    ) throws(SQLiteFailure) -> Bool {
        let index = candidates.trailingZeroBitCount
        guard candidates.nonzeroBitCount == 1 else {
            let isMissed = candidates == 0 || wanted.keys.contains { candidates & (1 << $0) != 0 }
            if isMissed { report.unassigned += tree.cells.count }
            return true
        }
        guard let place = wanted[index] else { return true }
        var found = 0
        for cell in tree.cells {
            guard let record = Record(cell, on: tree), shapes[index].fits(record.types),
                let bytes = payload(cell, tree)
            else {
                report.tables[place].refused += 1
                continue
            }
            if try insert(cell, record, bytes, into: shapes[index]) { found += 1 }
        }
        report.tables[place].found += found
        if case .atMost(let rows) = report.tables[place].loss {
            report.tables[place].loss = rows > found ? .atMost(rows - found) : .none
        }
        return progress(shapes[index].name, report.tables[place].found)
    }

    /// - Returns: whether it was not there yet, and is as the table takes it.
    private func insert(
        _ cell: TreePage.Cell, _ record: Record, _ bytes: [UInt8], into shape: RowShape
    ) throws(SQLiteFailure) -> Bool {
        var names = shape.columns.prefix(record.types.count).map { RowShape.quoted($0.name) }
        let hasNumberApart = shape.isNumbered && shape.alias == nil
        if hasNumberApart { names.insert("rowid", at: 0) }
        let statement = try statement(
            """
            INSERT OR IGNORE INTO \(RowShape.quoted(shape.name)) (\(names.joined(separator: ", ")))
            VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
            """)
        bind(record, bytes, to: statement, at: hasNumberApart ? 2 : 1)
        if shape.isNumbered { sqlite3_bind_int64(statement.handle, Int32(shape.alias ?? 0) + 1, cell.number) }
        let code = sqlite3_step(statement.handle)
        sqlite3_reset(statement.handle)
        guard [SQLITE_DONE, SQLITE_CONSTRAINT, SQLITE_MISMATCH].contains(code & 0xFF) else {
            throw SQLiteFailure(code: code)
        }
        return code == SQLITE_DONE && sqlite3_changes(output.handle) == 1
    }

    private func statement(_ sql: String) throws(SQLiteFailure) -> FileStatement {
        if let made = statements[sql] { return made }
        let statement = try FileStatement(output, sql)
        statements[sql] = statement
        return statement
    }

    /// All bytes of a row; `nil` where the pages on which it goes on do not have them.
    private func payload(_ cell: TreePage.Cell, _ tree: TreePage) -> [UInt8]? {
        var bytes = Array(tree.bytes[cell.local])
        var next = cell.overflow
        while bytes.count < cell.size {
            guard overflowLeft > 0, let page = file.page(next) else { return nil }
            overflowLeft -= 1
            next = page.number(4, at: 0)
            bytes += page[4..<min(file.usable, 4 + cell.size - bytes.count)]
        }
        return bytes
    }

    private func bind(_ record: Record, _ bytes: [UInt8], to statement: FileStatement, at first: Int32) {
        // SQLITE_TRANSIENT: SQLite copies the bytes.
        let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        var (place, column) = (record.start, first)
        for type in record.types {
            let length = Record.length(type)
            switch type {
            case 0: sqlite3_bind_null(statement.handle, column)
            case 7: sqlite3_bind_double(statement.handle, column, Double(bitPattern: UInt64(bytes.bits(8, at: place))))
            case 8, 9: sqlite3_bind_int64(statement.handle, column, Int64(type - 8))
            case 1...6:
                let shift = 64 - 8 * Int64(length)
                let number = Int64(bitPattern: bytes.bits(length, at: place) << UInt64(shift)) >> shift
                sqlite3_bind_int64(statement.handle, column, number)
            default:
                bytes.withUnsafeBytes { all in
                    // Not `nil` where nothing is in it: that is NULL.
                    let start = all.baseAddress.map { $0 + place }
                    if Record.storage(type) == .blob {
                        if length == 0 {
                            sqlite3_bind_zeroblob(statement.handle, column, 0)
                        } else {
                            sqlite3_bind_blob(statement.handle, column, start, Int32(length), copying)
                        }
                    } else {
                        sqlite3_bind_text(
                            statement.handle, column, start?.assumingMemoryBound(to: CChar.self), Int32(length), copying
                        )
                    }
                }
            }
            place += length
            column += 1
        }
    }
}

extension [UInt8] {
    /// Up to eight bytes, the highest first.
    fileprivate func bits(_ length: Int, at offset: Int) -> UInt64 {
        self[offset..<offset + length].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
