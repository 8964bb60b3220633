import Archive
import ImportKit

/// An export that AirFit made itself, as JSON: everything comes back but what can be computed again and the settings.
enum AirFitFormat: HealthFormat {
    static let id = "airfit"

    static func recognises(_ document: HealthDocument) -> Bool { ExportDocument.isExport(document.head) }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let reader = AirFitTables(path: document.name, sink: sink, context: context)
        return try reader.finish(try read(document, tablesInto: reader, progress: progress))
    }

    /// Gives every table to `reader`.
    /// - Throws: `ImportError`, or what `reader` throws.
    static func read(
        _ document: HealthDocument, tablesInto reader: any ExportTableVisitor, progress: (Int64) -> Bool
    ) throws -> ExportDocument.Ending {
        do {
            return try ExportDocument.read(
                ExportBytes(try document.open()), path: document.name, into: reader,
                progress: { progress(Int64($0)) })
        } catch let error as ArchiveError {
            throw ImportError(error)
        }
    }

    /// Its checksum is written without zeros in front.
    static func fingerprint(of document: HealthDocument) -> String {
        "\(id):\(document.contentID.drop { $0 == "0" })"
    }
}

/// Hands the bytes of a document to the reader of exports.
private final class ExportBytes: ByteSource {
    private var reader: any BlockReading

    init(_ reader: any BlockReading) { self.reader = reader }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        do throws(ImportError) {
            return try reader.read(into: buffer)
        } catch {
            switch error {
            case .notReadable(let path, let reason): throw .cannotRead(path: path, reason: reason)
            case .damagedArchive(let path, let reason): throw .damaged(path: path, reason: reason)
            default: throw .cannotRead(path: "the file", reason: error.message)
            }
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
