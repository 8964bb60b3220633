import Databases
import ImportKit

/// Types, sources and zones by the indexes that hold all of their names. The table of each is one page, and without its row
/// of a type no sample of it could be used.
struct SalvagedNames {
    private let damaged: FileConnection
    private let database: FileConnection

    init(from damaged: FileConnection, to database: FileConnection) {
        (self.damaged, self.database) = (damaged, database)
    }

    /// The columns of each index.
    private static let indexes = [
        "source": ["name", "device", "class"], "type": ["identifier", "unit"], "zone": ["name"],
    ]

    /// Adds the rows that the tables have lost.
    func add(to report: inout SalvageReport) throws(SQLiteFailure) {
        for index in report.tables.indices where report.tables[index].loss != .none {
            guard let columns = Self.indexes[report.tables[index].name] else { continue }
            try add(columns, to: &report.tables[index])
        }
    }

    private func add(_ columns: [String], to table: inout SalvageReport.Table) throws(SQLiteFailure) {
        var rows: [(id: Int, texts: [String])] = []
        let isWhole: Bool
        do throws(SQLiteFailure) {
            let names = (["id"] + columns).joined(separator: ", ")
            let statement = try FileStatement(
                damaged, "SELECT \(names) FROM \(table.name) INDEXED BY sqlite_autoindex_\(table.name)_1")
            while try statement.step() {
                rows.append((statement.int(0), (1...Int32(columns.count)).map { statement.text($0) }))
            }
            isWhole = true
        } catch {
            // What was read until there is used.
            isWhole = false
        }
        for row in rows {
            var values = [String(row.id)] + row.texts.map { "'\($0.replacing("'", with: "''"))'" }
            var names = ["id"] + columns
            if table.name == "type" {
                names.append("aggregation")
                values.append(String(ImportedType.aggregation(of: row.texts[0]).rawValue))
            }
            try database.run(
                """
                INSERT OR IGNORE INTO \(table.name) (\(names.joined(separator: ", ")))
                VALUES (\(values.joined(separator: ", ")))
                """)
            table.found += try database.number("SELECT changes()") ?? 0
        }
        if isWhole { table.loss = .none }
    }
}
