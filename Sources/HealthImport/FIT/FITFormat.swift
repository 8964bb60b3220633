import ImportKit

/// FIT, the files of Garmin, Wahoo, Coros, Suunto, Zwift and many others: activities, all-day monitoring, sleep, heart
/// rate variability, weight and blood pressure.
///
/// Message and field numbers are those of Garmin's FIT profile 21.
package enum FITFormat: HealthFormat {
    package static let id = "fit"

    /// Whether it begins with a FIT header, whatever its name.
    package static func recognises(_ document: HealthDocument) -> Bool { isFIT(document.head) }

    static func isFIT(_ head: [UInt8]) -> Bool {
        head.count >= 12 && head[0] >= 12 && head[8..<12].elementsEqual(".FIT".utf8)
    }

    /// Reads a document with one or several FIT files behind each other.
    /// - Throws: `.severalPeople` where the values of more than one person are in it and none was chosen.
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

    /// The same for blocks of bytes; several people are told as `FITSeveralPeople`.
    package static func read(
        _ blocks: any BlockReading, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let reader = FITReader(sink: sink, context: context)
        var decoder = FITDecoder(ByteWindow(blocks), handler: reader)
        try decoder.readAll(progress: progress)
        return try reader.finish(cutOff: decoder.cutOff)
    }

    /// Whether the bytes are a FIT file whose checksum is right.
    package static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard isFIT(bytes), bytes.count >= 14 else { return false }
        let length = Int(bytes[0]) + (0..<4).reduce(0) { $0 + Int(bytes[4 + $1]) << (8 * $1) }
        guard length + 2 <= bytes.count else { return false }
        return checksum(of: Array(bytes[..<length])) == UInt16(bytes[length]) | UInt16(bytes[length + 1]) << 8
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
