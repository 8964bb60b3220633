import Archive
import CZlib
import Glibc

/// An export that AirFit made itself, as JSON: everything comes back but what can be computed again and the settings.
public struct AirFitExport: Sendable {
    public let path: String
    public let byteCount: Int64
    /// The same for the same content: checksum and size.
    public let fingerprint: String

    /// Reads the file once for its fingerprint, at over 1 GB/s.
    public static func open(path: String) throws(ImportError) -> AirFitExport {
        do throws(ArchiveError) {
            let file = try FileSource(path: path)
            var checksum = CZlib.crc32(0, nil, 0)
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
            defer { buffer.deallocate() }
            while case let count = try file.read(into: buffer), count > 0 {
                checksum = CZlib.crc32(
                    checksum, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(count))
            }
            let hex = String(checksum, radix: 16)
            return AirFitExport(
                path: path, byteCount: Int64(file.byteCount), fingerprint: "airfit:\(hex):\(file.byteCount)")
        } catch {
            throw ImportError(error)
        }
    }

    /// Gives the health data of the export to `sink`, from the calling thread.
    /// - Parameters:
    ///   - now: Unix seconds; what is dated more than a day later is left out.
    ///   - progress: called now and then with the bytes done; `false` cancels.
    /// - Throws: `ImportError`, or what `sink` throws. Then nothing of what was given should be kept.
    public func read(
        into sink: any ImportSink, now: Int64 = Int64(time(nil)), progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let reader = AirFitTables(path: path, sink: sink, now: now)
        do {
            let ending = try ExportDocument.read(
                try FileSource(path: path), path: path, into: reader, progress: { progress(Int64($0)) })
            return try reader.finish(ending)
        } catch let error as ArchiveError {
            throw ImportError(error)
        }
    }

    /// Gives every table to `reader`; for what is not health data.
    /// - Throws: `ImportError`, or what `reader` throws.
    public func read(tablesInto reader: any TableReading) throws {
        do {
            _ = try ExportDocument.read(try FileSource(path: path), path: path, into: reader) { _ in true }
        } catch let error as ArchiveError {
            throw ImportError(error)
        }
    }
}

extension ImportError {
    init(_ error: ArchiveError) {
        switch error {
        case .notFound(let path): self = .notFound(path: path)
        case .cannotRead(let path, let reason): self = .notReadable(path: path, reason: reason)
        case .tooNew(let path):
            self = .refused(path: path, reason: "it was made by a newer AirFit; update AirFit first")
        case .damaged(let path, let reason): self = .refused(path: path, reason: "it is damaged, as \(reason)")
        case .cancelled: self = .cancelled
        default: self = .refused(path: "the file", reason: error.sentence)
        }
    }
}
