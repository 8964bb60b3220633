import Files
import Foundation

/// Writes files into a backup.
public struct BackupWriter: Sendable {
    /// A file to be taken: its name in the backup and where its content is. It must not change meanwhile.
    public struct Part: Sendable {
        public var name: String
        /// Named in errors.
        public var path: String
        /// Its content where that has no name on the disk.
        var file: AnonymousFile?

        public init(name: String, path: String) {
            self.name = name
            self.path = path
        }

        /// - Parameter path: of the file that this is a copy of.
        public init(name: String, copy: AnonymousFile, of path: String) {
            self.name = name
            self.path = path
            file = copy
        }

        func source() throws(ArchiveError) -> FileSource {
            if let file { FileSource(file, path: path) } else { try FileSource(path: path) }
        }
    }

    public var path: String
    public var mayReplace: Bool
    /// `nil` writes the backup as it is.
    public var opener: ByteSinkOpener?
    /// When the backup is made.
    public var madeAt: Date
    public var madeBy: String

    public init(
        path: String, mayReplace: Bool = false, opener: ByteSinkOpener? = nil, madeAt: Date, madeBy: String
    ) {
        self.path = path
        self.mayReplace = mayReplace
        self.opener = opener
        self.madeAt = madeAt
        self.madeBy = madeBy
    }

    /// Blocks for seconds. When this throws, nothing of the backup is left.
    /// - Parameter progress: called now and then with the bytes taken and all there are; `false` stops with `.cancelled`.
    public func write(
        _ parts: [Part], progress: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
    ) throws(ArchiveError) -> BackupManifest {
        precondition(parts.allSatisfy { BackupName.isAllowed($0.name) }, "a reader would refuse it")
        let sink = try PrivateFile.open(path, mayReplace: mayReplace, by: opener)
        do throws(ArchiveError) {
            var manifest = BackupManifest(madeAt: madeAt, madeBy: madeBy, files: [])
            for part in parts { manifest.files.append(try Self.examine(part)) }
            try append(manifest.json, named: BackupManifest.fileName, to: sink)
            let total = manifest.files.reduce(0) { $0 + $1.bytes }
            var done = 0
            for (part, file) in zip(parts, manifest.files) {
                try append(part, file, to: sink) {
                    done += $0
                    return progress(done, total)
                }
            }
            try sink.write([UInt8](repeating: 0, count: 2 * TarHeader.size))
            try sink.finish()
            return manifest
        } catch {
            sink.abandon()
            throw error
        }
    }

    private static func examine(_ part: Part) throws(ArchiveError) -> BackupManifest.File {
        let source = try part.source()
        var checksum = Checksum()
        let block = Block()
        var bytes = 0
        while case let count = try source.read(into: block.buffer), count > 0 {
            checksum.add(block.prefix(count))
            bytes += count
        }
        return BackupManifest.File(name: part.name, bytes: bytes, crc32: checksum.text)
    }

    private func append(_ bytes: [UInt8], named name: String, to sink: any ByteSink) throws(ArchiveError) {
        try sink.write(TarHeader.bytes(name: name, byteCount: bytes.count, at: Int64(madeAt.timeIntervalSince1970)))
        try sink.write(bytes)
        try sink.write([UInt8](repeating: 0, count: TarHeader.padding(after: bytes.count)))
    }

    private func append(
        _ part: Part, _ file: BackupManifest.File, to sink: any ByteSink, progress: (Int) -> Bool
    ) throws(ArchiveError) {
        let source = try part.source()
        let block = Block()
        var checksum = Checksum()
        var bytes = 0
        try sink.write(TarHeader.bytes(name: file.name, byteCount: file.bytes, at: Int64(madeAt.timeIntervalSince1970)))
        while case let count = try source.read(into: block.buffer), count > 0 {
            checksum.add(block.prefix(count))
            try sink.write(block.prefix(count))
            bytes += count
            guard progress(count) else { throw .cancelled }
        }
        guard bytes == file.bytes, checksum.text == file.crc32 else {
            throw .cannotRead(path: part.path, reason: "it changed while it was read")
        }
        try sink.write([UInt8](repeating: 0, count: TarHeader.padding(after: bytes)))
    }
}
