/// GPX 1.0 and 1.1: every track with times is a workout, every point's heart rate, cadence, power, temperature and speed
/// (in anybody's extensions, by their names) are samples. Waypoints, planned routes and tracks without times are left
/// out. A route of Apple's Health app belongs to a workout of its export: it is no workout itself.
enum GPXFormat: HealthFormat {
    static let id = "gpx"

    static func recognises(_ document: HealthDocument) -> Bool { RootElement.name(of: document.head) == "gpx" }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        try read(try document.open(), path: document.name, into: sink, context: context, progress: progress)
    }

    static func read(
        _ blocks: any BlockReading, path: String, into sink: any ImportSink, context: ImportContext,
        progress: (Int64) -> Bool
    ) throws -> ImportTally {
        var reader = GPXReader(sink: sink, context: context)
        return try reader.read(try MarkupReader(blocks, path: path), progress: progress)
    }
}
