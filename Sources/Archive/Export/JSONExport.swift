import JSON

/// An export as one JSON document, a row a line:
///
///     {"format":"airfit-export","version":1,"exported_at":"2026-01-09T12:00:00Z","exported_by":"airfit 0.1.0",
///     "settings":{…},
///     "tables":{
///     "samples":{"columns":["type","start_unix_s",…],"rows":[
///     [1,1767960000,60,118,2,1,false,null],
///     …]}}}
///
/// Columns are found by their names: later versions may add some. Instants are Unix seconds (`_unix_s`) or milliseconds
/// (`_unix_ms`), days `2026-01-09`; what was not measured is `null`.
public final class JSONExport: RowWriting, TableOutput {
    public let format = ExportFormat.json
    private var column = 0
    private var tables = 0
    private var rowsOfTable = 0

    /// - Parameter report: asked now and then; `false` stops with `.cancelled`.
    public init(
        to sink: any ByteSink, head: ExportHead, expectedRows: Int, report: @escaping (ExportProgress) -> Bool
    ) {
        super.init(sink: sink, expectedRows: expectedRows, report: report)
        buffer.append("{\"format\":\"\(ExportHead.formatName)\",\"version\":\(ExportHead.version),\"exported_at\":\"")
        buffer.append(instant: head.madeAt)
        buffer.append("\",\"exported_by\":")
        buffer.append(json: head.madeBy)
        buffer.append(",\n\"settings\":")
        buffer.append(InertJSON.text(head.settingsJSON))
        buffer.append(",\n\"tables\":{")
    }

    /// Begins a table: its columns, then its rows as arrays.
    public func begin(_ table: ExportTable) throws {
        let columns = table.written(in: .json).columns
        setColumns(columns, in: .json)
        buffer.append(tables == 0 ? "\n" : ",\n")
        tables += 1
        rowsOfTable = 0
        column = 0
        buffer.append(json: table.name)
        buffer.append(":{\"columns\":[")
        for (index, column) in columns.enumerated() {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            buffer.append(json: column.heading(in: .json))
        }
        buffer.append("],\"rows\":[")
    }

    @inline(__always) private func beginCell() {
        if column == 0 {
            if rowsOfTable > 0 { buffer.append(UInt8(ascii: ",")) }
            buffer.append(UInt8(ascii: "\n"))
            buffer.append(UInt8(ascii: "["))
        } else {
            buffer.append(UInt8(ascii: ","))
        }
        column += 1
    }

    /// Writes `null`.
    public func null() {
        beginCell()
        buffer.append("null")
    }

    /// Writes a whole number as the column's kind says: days as `"2026-01-09"`, choices and flags as words.
    public func integer(_ value: Int64) {
        guard let form = forms?[column] else { return }
        beginCell()
        switch form.code {
        case .day:
            buffer.append(UInt8(ascii: "\""))
            buffer.append(day: value)
            buffer.append(UInt8(ascii: "\""))
        case .word:
            if let word = form.spelling(of: value) { buffer.append(word) } else { buffer.append(integer: value) }
        case .integer, .instant, .instantMs, .name: buffer.append(integer: value)
        }
    }

    /// Writes a number; one that is not finite is `null`.
    public func number(_ value: Double) {
        beginCell()
        if value.isFinite { buffer.append(number: value) } else { buffer.append("null") }
    }

    /// Writes text as a JSON string.
    public func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        beginCell()
        buffer.append(json: bytes)
    }

    /// Ends the array of the row.
    /// - Throws: `ArchiveError.cancelled`, or why the bytes could not be written.
    public func endRow() throws {
        buffer.append(UInt8(ascii: "]"))
        column = 0
        rowsOfTable += 1
        try countRow()
    }

    /// Ends the table's rows; the document goes on.
    /// - Throws: `ArchiveError.cancelled`.
    public func endTable() throws {
        buffer.append("]}")
        try reportProgress()
    }

    /// Ends the document and the file.
    /// - Returns: rows and bytes written.
    public func finish() throws(ArchiveError) -> ExportProgress {
        buffer.append("}}\n")
        try flush()
        try reportProgress()
        try sink?.finish()
        return progress
    }
}
