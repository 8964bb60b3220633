import CZlib
import Glibc

/// An export of Apple's Health app: the `export.zip` of the phone under whatever name, its XML, or the unpacked folder.
/// What it is, is told by content.
///
/// Only the data XML is read, in constant memory; nothing is written to disk. A damaged archive throws, at the latest
/// at its end, and nothing of it should be kept; an XML that is cut off gives what was whole (`ImportTally.cutOff`).
public struct AppleHealthExport: Sendable {
    private enum Location: Sendable {
        case file(OpenFile)
        case entry(ZipEntry, ZipArchive)
    }

    private let location: Location
    private let path: String
    /// Bytes of XML, unpacked.
    public let byteCount: Int64
    /// The same for the same XML, in an archive or not: checksum and size. Equal ones can be taken to be equal files; a
    /// careful owner compares counts too, as 32 bits are no proof against intent.
    public let fingerprint: String

    /// Opens a file or folder and finds the XML in it. A bare XML is read once for its fingerprint, at over 1 GB/s.
    public static func open(path: String) throws(ImportError) -> AppleHealthExport {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            return try ExportFolder.find(in: path)
        }
        let file = try OpenFile(path: path)
        guard file.size > 0 else { throw .empty(path: path) }
        let head = try file.bytes(at: 0, count: ExportSniffer.headSize)
        if head.isEmpty { throw .empty(path: path) }
        // First, as a small archive shows the XML in its first bytes too.
        if ExportSniffer.isArchive(head) { return try AppleHealthExport(ZipArchive(file)) }
        try ExportSniffer.refuseWideText(head, path: path)
        guard ExportSniffer.isExport(head) else { throw .notAnAppleHealthExport(path: path) }
        return try AppleHealthExport(file)
    }

    private init(_ file: OpenFile) throws(ImportError) {
        location = .file(file)
        path = file.path
        byteCount = file.size
        file.adviseSequentialReading()
        fingerprint = Self.fingerprint(checksum: try Self.checksum(of: file), size: UInt64(file.size))
    }

    private init(_ archive: ZipArchive) throws(ImportError) {
        let entry = try ExportSniffer.findExport(in: archive)
        location = .entry(entry, archive)
        path = archive.file.path
        byteCount = Int64(entry.size)
        fingerprint = Self.fingerprint(checksum: entry.checksum, size: entry.size)
    }

    /// Gives everything in the export to `sink`, from the calling thread.
    /// - Parameters:
    ///   - now: Unix seconds; records dated more than a day later are left out.
    ///   - progress: called every few megabytes with the bytes of XML done; `false` cancels.
    /// - Throws: `ImportError`, or what `sink` throws. Then nothing of what was given should be kept.
    public func read(
        into sink: any ImportSink, now: Int64 = Int64(time(nil)), progress: (Int64) -> Bool
    ) throws -> ImportTally {
        var feeder = BlockFeeder(AppleDocumentParser(path: path, sink: sink, now: now))
        var done: Int64 = 0
        var reported: Int64 = 0
        try BlockPipeline.run(reading: opener) { bytes, count in
            try feeder.feed(bytes, count)
            done += Int64(count)
            guard done - reported >= Self.reportStep else { return }
            reported = done
            guard progress(done) else { throw ImportError.cancelled }
        }
        guard progress(done) else { throw ImportError.cancelled }
        return try feeder.finish()
    }

    private static let reportStep: Int64 = 4 << 20

    private var opener: @Sendable () throws(ImportError) -> any BlockReading {
        switch location {
        case .file(let file): { () throws(ImportError) in FileRange(file) }
        case .entry(let entry, let archive): { () throws(ImportError) in try archive.stream(of: entry) }
        }
    }

    private static func fingerprint(checksum: UInt32, size: UInt64) -> String {
        let hex = String(checksum, radix: 16)
        return "apple-health:\(String(repeating: "0", count: 8 - hex.count))\(hex):\(size)"
    }

    private static func checksum(of file: OpenFile) throws(ImportError) -> UInt32 {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
        defer { buffer.deallocate() }
        var reader = FileRange(file)
        var checksum = CZlib.crc32(0, nil, 0)
        while true {
            let count = try reader.read(into: buffer)
            guard count > 0 else { return UInt32(truncatingIfNeeded: checksum) }
            checksum = CZlib.crc32(checksum, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(count))
        }
    }
}
