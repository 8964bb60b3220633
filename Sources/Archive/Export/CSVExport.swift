/// An export as one CSV file for each table: UTF-8, commas, lines end with LF, quotes by RFC 4180, times in UTC. The files
/// go where `open` says.
public final class CSVExport: TableOutput {
    public let format = ExportFormat.csv
    private let open: (String) throws(ArchiveError) -> any ByteSink
    private let head: ExportHead
    private let writing: RowWriting
    private var buffer: ByteBuffer { writing.buffer }
    private var sink: (any ByteSink)?
    private var columns: [ExportTable.Column] = []
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
        writing = RowWriting(expectedRows: expectedRows, report: report)
    }

    public func begin(_ table: ExportTable) throws {
        sink = try open(table.name + ".csv")
        columns = table.written(in: .csv).columns
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

    public func null() { beginCell() }

    public func integer(_ value: Int64) {
        let kind = columns[column].kind
        beginCell()
        switch kind {
        case .integer, .number, .text: buffer.append(integer: value)
        case .flag: buffer.append(value == 0 ? "false" : "true")
        case .day: buffer.append(day: value)
        case .instant: buffer.append(instant: value)
        case .instantMs: buffer.append(instantMs: value)
        case .choice(let words):
            if let index = Int(exactly: value), words.indices.contains(index) {
                buffer.append(words[index])
            } else {
                buffer.append(integer: value)
            }
        case .reference(let names): names[value]?.withUnsafeBufferPointer { buffer.append(csv: $0) }
        }
    }

    public func number(_ value: Double) {
        beginCell()
        if value.isFinite { buffer.append(number: value) }
    }

    public func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        beginCell()
        buffer.append(csv: bytes)
    }

    public func endRow() throws {
        buffer.append(UInt8(ascii: "\n"))
        column = 0
        guard let sink else { return }
        try writing.endRow(sink)
    }

    public func endTable() throws {
        try finishFile()
        try writing.tell()
    }

    private func finishFile() throws(ArchiveError) {
        guard let sink else { return }
        try writing.flush(to: sink)
        try sink.finish()
        self.sink = nil
    }

    /// Writes what the tables do not hold and ends the last file.
    /// - Returns: rows and bytes written.
    public func finish() throws(ArchiveError) -> ExportProgress {
        sink = try open(CSVExport.aboutFile)
        buffer.append("{\"format\":\"\(ExportHead.formatName)\",\"version\":\(ExportHead.version),\"exported_at\":\"")
        buffer.append(instant: head.madeAt)
        buffer.append("\",\"exported_by\":")
        buffer.append(json: head.madeBy)
        buffer.append(",\n\"settings\":\(head.settingsJSON)}\n")
        try finishFile()
        return writing.progress
    }

    /// The file by which a folder is known as an export.
    static let aboutFile = "about.json"
}
