/// A table of an export: its name, its columns in order, and what they hold.
public struct ExportTable: Sendable {
    /// A column of an exported table.
    public struct Column: Sendable {
        /// The type of a column's values.
        public enum Kind: Sendable {
            case integer, number, text, flag
            /// Unix seconds: a number in JSON, `2026-01-09T12:00:00Z` in CSV.
            case instant
            /// Unix milliseconds: a number in JSON, `2026-01-09T12:00:00.000Z` in CSV.
            case instantMs
            /// Days since 1 January 1970, written `2026-01-09`.
            case day
            /// A number that stands for one of these words, from 0; others are written as the number.
            case choice([String])
            /// The number of a row of another table: the number in JSON, the row's name in CSV.
            case reference(RowNames)
        }

        public var name: String
        public var kind: Kind
        /// Left out where the format has the value in another table.
        public var formats: Set<ExportFormat>

        public init(_ name: String, _ kind: Kind, in formats: Set<ExportFormat> = [.json, .csv]) {
            self.name = name
            self.kind = kind
            self.formats = formats
        }

        /// The column's heading, which says the unit of a time.
        public func heading(in format: ExportFormat) -> String {
            switch (kind, format) {
            case (.instant, .json): name + "_unix_s"
            case (.instantMs, .json): name + "_unix_ms"
            case (.instant, .csv), (.instantMs, .csv): name + "_utc"
            default: name
            }
        }
    }

    public var name: String
    public var columns: [Column]

    public init(_ name: String, _ columns: [Column]) {
        self.name = name
        self.columns = columns
    }

    /// The table with the columns that `format` has.
    public func written(in format: ExportFormat) -> ExportTable {
        ExportTable(name, columns.filter { $0.formats.contains(format) })
    }
}

/// The form health data are exported in.
public enum ExportFormat: String, CaseIterable, Codable, Sendable {
    /// One file that `airfit import` reads back.
    case json
    /// A folder with one file for each table, for spreadsheets.
    case csv
}

/// The names of a table's rows by their numbers, for formats that show names where others refer.
public struct RowNames: Sendable {
    /// UTF-8, by number.
    private(set) var names: [Int64: [UInt8]] = [:]

    public init(_ names: [(number: Int64, name: String)] = []) {
        for (number, name) in names { self.names[number] = Array(name.utf8) }
    }
}

/// Where the rows of an export go. A row is given cell by cell, in the order of the table's columns; what goes wrong with
/// the file is thrown at its end.
public protocol TableOutput: AnyObject {
    /// Tables begun are written with the columns of this format.
    var format: ExportFormat { get }
    /// Begins a table with its headings.
    func begin(_ table: ExportTable) throws
    /// A cell without a value.
    func null()
    /// A number as the column's kind says: an integer, an instant, a day, a choice, a reference or a flag.
    func integer(_ value: Int64)
    /// A number with decimals; one that is not finite counts as no value.
    func number(_ value: Double)
    /// UTF-8; what is not is repaired.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
    /// Ends a row that has a cell for each column.
    func endRow() throws
    /// Ends the table.
    func endTable() throws
}
