/// The shape of the rows of a table, or of the entries of an index, which are told from rows by it.
struct RowShape {
    struct Column {
        var name: String
        /// `nil` where any value may stand.
        var storage: Record.Storage?
        var isOptional: Bool
    }

    /// The name of the table or index.
    let name: String
    let isTable: Bool
    /// Rows have numbers beside their values.
    let isNumbered: Bool
    /// In the order of the row's bytes.
    let columns: [Column]
    /// The column that is the number of the row, and is stored as NULL.
    let alias: Int?
    /// Values that a row has at least: columns that were added later are missing in older rows.
    let least: Int

    /// The list of tables.
    var isList: Bool { name == "sqlite_schema" }

    private init(_ name: String, isTable: Bool, isNumbered: Bool, columns: [Column], alias: Int?, added: Int = 0) {
        (self.name, self.isTable, self.isNumbered) = (name, isTable, isNumbered)
        (self.columns, self.alias) = (columns, alias)
        least = max(1, columns.count - added)
    }

    func fits(_ types: [Int]) -> Bool {
        guard types.count >= least, types.count <= columns.count else { return false }
        return types.indices.allSatisfy { index in
            let (storage, column) = (Record.storage(types[index]), columns[index])
            if index == alias { return storage == .null }
            if storage == .null { return column.isOptional }
            return column.storage == nil || column.storage == storage || column.storage == .real && storage == .integer
        }
    }

    /// Of every table and index of a database.
    /// - Parameter added: how many columns of a table were added after it was made.
    static func all(of database: FileConnection, added: [String: Int]) throws(SQLiteFailure) -> [RowShape] {
        var shapes: [RowShape] = []
        let tables = "FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow') AND wr ="
        for name in try database.texts("SELECT name \(tables) 0") {
            let literal = literal(name)
            let keys = try database.texts("SELECT upper(type) FROM pragma_table_info(\(literal)) WHERE pk > 0")
            let key = try database.number("SELECT cid FROM pragma_table_info(\(literal)) WHERE pk > 0")
            let columns = try columns(database, "pragma_table_info(\(literal)) c ORDER BY cid")
            shapes.append(
                RowShape(
                    name, isTable: true, isNumbered: true, columns: columns, alias: keys == ["INTEGER"] ? key : nil,
                    added: added[name] ?? 0))
            shapes += try indexes(of: name, database)
        }
        for name in try database.texts("SELECT name \(tables) 1") {
            shapes += try indexes(of: name, database, added: added[name] ?? 0)
        }
        return shapes
    }

    /// - Parameter added: of a table without row numbers, which is the index of its key; `nil` for another.
    private static func indexes(
        of table: String, _ database: FileConnection, added: Int? = nil
    ) throws(SQLiteFailure) -> [RowShape] {
        var shapes: [RowShape] = []
        let list = "FROM pragma_index_list(\(literal(table)))"
        let own = added == nil ? [] : try database.texts("SELECT name \(list) WHERE origin = 'pk'")
        for name in try database.texts("SELECT name \(list)") {
            let columns = try columns(
                database,
                """
                pragma_index_xinfo(\(literal(name))) x LEFT JOIN pragma_table_info(\(literal(table))) c ON c.cid = x.cid
                ORDER BY x.seqno
                """)
            let isTable = own.contains(name)
            shapes.append(
                RowShape(
                    isTable ? table : name, isTable: isTable, isNumbered: false, columns: columns, alias: nil,
                    added: isTable ? added ?? 0 : 0))
        }
        return shapes
    }

    private static func columns(_ database: FileConnection, _ from: String) throws(SQLiteFailure) -> [Column] {
        let statement = try FileStatement(
            database, "SELECT c.name, upper(c.type), c.\"notnull\" FROM \(from)")
        var columns: [Column] = []
        while try statement.step() {
            let type = statement.isNull(0) ? "INTEGER" : statement.text(1)
            let storage: Record.Storage? =
                type.hasPrefix("INT") ? .integer : ["REAL": .real, "TEXT": .text, "BLOB": .blob][type]
            // Without a name: the number of the row that an index leads to.
            columns.append(
                Column(
                    name: statement.isNull(0) ? "row number" : statement.text(0), storage: storage,
                    isOptional: !statement.isNull(0) && statement.int(2) == 0))
        }
        return columns
    }

    static func literal(_ name: String) -> String { "'\(name.replacing("'", with: "''"))'" }
    static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
}
