/// The common base of both formats: buffered bytes, the row count, progress and cancellation.
public class RowWriting {
    final let buffer = ByteBuffer()
    final var sink: (any ByteSink)?
    private(set) final var progress: ExportProgress
    private final var shape: RowShape?
    /// Of the columns of the table that is being written.
    private(set) final var forms: UnsafeMutablePointer<CellForm>?
    private final var rows = 0
    private final let report: (ExportProgress) -> Bool
    private static let rowsPerReport = 1 << 14
    private static let fullBuffer = 512 << 10

    /// - Parameter report: asked now and then; `false` stops.
    init(sink: (any ByteSink)?, expectedRows: Int, report: @escaping (ExportProgress) -> Bool) {
        self.sink = sink
        progress = ExportProgress(expectedRows: expectedRows)
        self.report = report
    }

    final func setColumns(_ columns: [ExportTable.Column], in format: ExportFormat) {
        let shape = RowShape(columns, in: format)
        self.shape = shape
        forms = shape.forms
    }

    @inline(__always) final func countRow() throws(ArchiveError) {
        rows += 1
        if rows % Self.rowsPerReport == 0 || buffer.count >= Self.fullBuffer { try pause() }
    }

    private final func pause() throws(ArchiveError) {
        if buffer.count >= Self.fullBuffer { try flush() }
        if rows % Self.rowsPerReport == 0 { try reportProgress() }
    }

    final func flush() throws(ArchiveError) {
        progress.bytes += buffer.count
        try sink?.write(buffer.bytes)
        buffer.clear()
    }

    final func reportProgress() throws(ArchiveError) {
        progress.rows = rows
        guard report(progress) else { throw .cancelled }
    }
}
