import JSON

/// An export as one CSV file for each table: UTF-8, commas, lines end with LF, quotes by RFC 4180, times in UTC. The files
/// go where `open` says.
public final class CSVExport: RowWriting, TableOutput {
    public let format = ExportFormat.csv
    private let open: (String) throws(ArchiveError) -> any ByteSink
    private let head: ExportHead
    private var column = 0

    /// - Parameters:
    ///   - report: asked now and then; `false` stops with `.cancelled`.
    ///   - open: called with the name of a file, after the file before it is finished.
    public init(
        head: ExportHead, expectedRows: Int, report: @escaping (ExportProgress) -> Bool,
        open: @escaping (String) throws(ArchiveError) -> any ByteSink
    ) {
        self.head = head
        self.open = open
        super.init(sink: nil, expectedRows: expectedRows, report: report)
    }

    /// Begins the file of a table with its row of headings.
    public func begin(_ table: ExportTable) throws {
        sink = try open(table.name + ".csv")
        let columns = table.written(in: .csv).columns
        setColumns(columns, in: .csv)
        for (index, column) in columns.enumerated() {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            buffer.append(column.heading(in: .csv))
        }
        buffer.append(UInt8(ascii: "\n"))
        column = 0
    }

    @inline(__always) private func beginCell() {
        if column > 0 { buffer.append(UInt8(ascii: ",")) }
        column += 1
    }

    /// Leaves a cell empty.
    public func null() { beginCell() }

    /// Writes a whole number as the column's kind says: instants and days as ISO 8601, choices and references as names.
    public func integer(_ value: Int64) {
        guard let form = forms?[column] else { return }
        beginCell()
        switch form.code {
        case .integer: buffer.append(integer: value)
        case .day: buffer.append(day: value)
        case .instant: buffer.append(instant: value)
        case .instantMs: buffer.append(instantMs: value)
        case .word:
            if let word = form.spelling(of: value) { buffer.append(word) } else { buffer.append(integer: value) }
        case .name: if let name = form.spelling(of: value) { buffer.append(name) }
        }
    }

    /// Writes a number; one that is not finite leaves the cell empty.
    public func number(_ value: Double) {
        beginCell()
        if value.isFinite { buffer.append(number: value) }
    }

    /// Writes text, quoted where it has to be.
    public func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        beginCell()
        buffer.append(csv: bytes)
    }

    /// Ends the line.
    /// - Throws: `ArchiveError.cancelled`, or why the bytes could not be written.
    public func endRow() throws {
        buffer.append(UInt8(ascii: "\n"))
        column = 0
        try countRow()
    }

    /// Finishes the table's file.
    /// - Throws: `ArchiveError.cancelled`, or why the bytes could not be written.
    public func endTable() throws {
        try finishFile()
        try reportProgress()
    }

    private func finishFile() throws(ArchiveError) {
        try flush()
        try sink?.finish()
        sink = nil
    }

    /// Writes what the tables do not hold and ends the last file.
    /// - Returns: rows and bytes written.
    public func finish() throws(ArchiveError) -> ExportProgress {
        sink = try open(CSVExport.aboutFile)
        buffer.append("{\"format\":\"\(ExportHead.formatName)\",\"version\":\(ExportHead.version),\"exported_at\":\"")
        buffer.append(instant: head.madeAt)
        buffer.append("\",\"exported_by\":")
        buffer.append(json: head.madeBy)
        buffer.append(",\n\"settings\":\(InertJSON.text(head.settingsJSON))}\n")
        try finishFile()
        return progress
    }

    /// The file by which a folder is known as an export.
    static let aboutFile = "about.json"
}
