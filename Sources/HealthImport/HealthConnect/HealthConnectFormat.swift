import HealthModel
import ImportKit

/// The database in the zip of Android's Health Connect (`health_connect_export.db`).
enum HealthConnectFormat: HealthFormat {
    static let id = "health-connect"

    static func recognises(_ document: HealthDocument) -> Bool {
        guard document.head.starts(with: UntrustedDatabase.magic) else { return false }
        // The schema stands on the first pages; in a very large one, the name has to do.
        return document.head.holds("_record_table") && document.head.holds("app_info_id")
            || document.lastComponent == "health_connect_export.db"
    }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let database = try UntrustedDatabase(document, temporaryFolder: context.temporaryFolder)
        guard database.tables.keys.contains(where: { $0.hasSuffix("_record_table") }) else {
            throw ImportError.refused(path: document.name, reason: "the database in it is not one of Health Connect")
        }
        return try DocumentImport.perform(document, sink, context, progress) { reading in
            try HealthConnectReader(reading, database).read()
        }
    }
}

extension [UInt8] {
    /// Whether a word of ASCII stands anywhere in it.
    fileprivate func holds(_ word: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard let first = wanted.first, count >= wanted.count else { return false }
        return withUnsafeBufferPointer { bytes in
            (0...(bytes.count - wanted.count)).contains { at in
                bytes[at] == first && bytes[at..<at + wanted.count].elementsEqual(wanted)
            }
        }
    }
}
