import ImportKit

/// TCX, Garmin's training center database: activities with laps and points. Courses, which are planned, are left out.
enum TCXFormat: HealthFormat {
    static let id = "tcx"

    static func recognises(_ document: HealthDocument) -> Bool {
        RootElement.name(of: document.head) == "TrainingCenterDatabase"
    }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        try read(try document.open(), path: document.name, into: sink, context: context, progress: progress)
    }

    static func read(
        _ blocks: any BlockReading, path: String, into sink: any ImportSink, context: ImportContext,
        progress: (Int64) -> Bool
    ) throws -> ImportTally {
        var reader = TCXReader(sink: sink, context: context)
        return try reader.read(try MarkupReader(blocks, path: path), progress: progress)
    }
}
