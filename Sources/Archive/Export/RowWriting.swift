/// What both formats share: counting rows, writing full buffers, telling of progress, stopping.
final class RowWriting {
    let buffer = ByteBuffer()
    private(set) var progress: ExportProgress
    private let report: (ExportProgress) -> Bool
    private static let rowsPerReport = 20_000
    private static let fullBuffer = 512 << 10

    /// - Parameter report: asked now and then; `false` stops.
    init(expectedRows: Int, report: @escaping (ExportProgress) -> Bool) {
        progress = ExportProgress(expectedRows: expectedRows)
        self.report = report
    }

    @inline(__always) func endRow(_ sink: any ByteSink) throws(ArchiveError) {
        progress.rows += 1
        if buffer.count >= Self.fullBuffer { try flush(to: sink) }
        if progress.rows % Self.rowsPerReport == 0 { try tell() }
    }

    func flush(to sink: any ByteSink) throws(ArchiveError) {
        progress.bytes += buffer.count
        try sink.write(buffer.bytes)
        buffer.clear()
    }

    func tell() throws(ArchiveError) {
        guard report(progress) else { throw .cancelled }
    }
}
