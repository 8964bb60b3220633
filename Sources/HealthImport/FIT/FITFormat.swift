import ImportKit

/// FIT, the files of Garmin, Wahoo, Coros, Suunto, Zwift and many others: activities, all-day monitoring, sleep, heart
/// rate variability, weight and blood pressure.
///
/// Message and field numbers are those of Garmin's FIT profile 21.
package enum FITFormat: HealthFormat {
    package static let id = "fit"

    package static func recognises(_ document: HealthDocument) -> Bool { isFIT(document.head) }

    static func isFIT(_ head: [UInt8]) -> Bool {
        head.count >= 12 && head[0] >= 12 && head[8..<12].elementsEqual(".FIT".utf8)
    }

    package static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        do {
            return try read(try document.open(), into: sink, context: context, progress: progress)
        } catch let several as FITSeveralPeople {
            throw ImportError.severalPeople(
                path: document.name, people: several.numbers.prefix(ImportError.mostPeopleNamed).map(String.init),
                reason: several.reason)
        }
    }

    package static func read(
        _ blocks: any BlockReading, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let reader = FITReader(sink: sink, context: context)
        var decoder = FITDecoder(ByteWindow(blocks), handler: reader)
        try decoder.readAll(progress: progress)
        return try reader.finish(cutOff: decoder.cutOff)
    }

    /// The checksum that must stand behind the bytes of a file.
    package static func checksum(of bytes: [UInt8]) -> UInt16 { FITChecksum.of(bytes) }

    /// The same for bytes in memory.
    package static func read(
        _ bytes: [UInt8], into sink: any ImportSink, context: ImportContext
    ) throws -> ImportTally {
        try read(MemoryBlocks(bytes), into: sink, context: context) { _ in true }
    }
}
