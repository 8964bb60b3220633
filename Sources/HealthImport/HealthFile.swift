import Archive
import Glibc

/// A file or folder with health data, of any format that is known. What it is, is told by content.
public enum HealthFile: Sendable {
    case apple(AppleHealthExport)
    case airfit(AirFitExport)

    public static func open(path: String) throws(ImportError) -> HealthFile {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            let head = try OpenFile(path: path).bytes(at: 0, count: ExportSniffer.headSize)
            if ExportDocument.isExport(head) { return .airfit(try AirFitExport.open(path: path)) }
        }
        return .apple(try AppleHealthExport.open(path: path))
    }

    /// For example `apple-health`.
    public var format: String {
        switch self {
        case .apple: "apple-health"
        case .airfit: "airfit"
        }
    }

    /// Bytes to read, unpacked.
    public var byteCount: Int64 {
        switch self {
        case .apple(let export): export.byteCount
        case .airfit(let export): export.byteCount
        }
    }

    /// The same for the same content only.
    public var fingerprint: String {
        switch self {
        case .apple(let export): export.fingerprint
        case .airfit(let export): export.fingerprint
        }
    }

    /// Gives everything in the file to `sink`, from the calling thread.
    /// - Parameters:
    ///   - now: Unix seconds; records dated more than a day later are left out.
    ///   - progress: called every few megabytes with the bytes done; `false` cancels.
    /// - Throws: `ImportError`, or what `sink` throws. Then nothing of what was given should be kept.
    public func read(
        into sink: any ImportSink, now: Int64 = Int64(time(nil)), progress: (Int64) -> Bool
    ) throws -> ImportTally {
        switch self {
        case .apple(let export): try export.read(into: sink, now: now, progress: progress)
        case .airfit(let export): try export.read(into: sink, now: now, progress: progress)
        }
    }
}
