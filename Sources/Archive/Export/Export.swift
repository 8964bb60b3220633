import Files
import Threads

/// One export: what is written, where and how.
public struct Export: Sendable {
    public var path: String
    public var format: ExportFormat
    /// A file that stands there gives way; a folder of CSV replaces nothing.
    public var mayReplace: Bool
    /// `nil` writes it as it is. For `.json` alone: a folder cannot be sealed.
    public var opener: ByteSinkOpener?
    public var head: ExportHead
    /// 0 where it is not known.
    public var expectedRows: Int
    /// Each writes its tables, called one after the other.
    public var tables: [@Sendable (any TableOutput) throws -> Void]

    public init(
        path: String, format: ExportFormat, mayReplace: Bool = false, opener: ByteSinkOpener? = nil, head: ExportHead,
        expectedRows: Int = 0, tables: [@Sendable (any TableOutput) throws -> Void]
    ) {
        self.path = path
        self.format = format
        self.mayReplace = mayReplace
        self.opener = opener
        self.head = head
        self.expectedRows = expectedRows
        self.tables = tables
    }

    /// Writes it on a thread of its own. When this throws, or the task is cancelled, nothing of it is left.
    /// - Parameter progress: called now and then from that thread, and at the end.
    public func write(
        progress: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> ExportProgress {
        try await DedicatedThread.run { isCancelled in
            try write { done in
                progress(done)
                return !isCancelled()
            }
        }
    }

    /// - Parameter report: asked now and then; `false` stops with `.cancelled`.
    func write(report: @escaping (ExportProgress) -> Bool) throws -> ExportProgress {
        switch format {
        case .json: try writeJSON(report)
        case .csv: try writeCSV(report)
        }
    }

    private func writeJSON(_ report: @escaping (ExportProgress) -> Bool) throws -> ExportProgress {
        let sink = try PrivateFile.open(path, mayReplace: mayReplace, by: opener)
        do {
            let output = JSONExport(to: sink, head: head, expectedRows: expectedRows, report: report)
            for table in tables { try table(output) }
            var done = try output.finish()
            done.bytes = FileTree.entry(path)?.byteCount ?? done.bytes
            return done
        } catch {
            sink.abandon()
            throw error
        }
    }

    private func writeCSV(_ report: @escaping (ExportProgress) -> Bool) throws -> ExportProgress {
        precondition(opener == nil, "a folder cannot be sealed")
        let folder = try PrivateFolder(path: path)
        do {
            let output = CSVExport(head: head, expectedRows: expectedRows, report: report) {
                name throws(ArchiveError) in
                try folder.file(name)
            }
            for table in tables { try table(output) }
            let done = try output.finish()
            try folder.finish()
            return done
        } catch {
            folder.abandon()
            throw error
        }
    }
}
