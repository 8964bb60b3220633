import ImportKit

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
        var markup = try MarkupReader(blocks, path: path)
        var reader = GPXReader()
        var writer = RecordWriter(sink: sink, context: context)
        try reader.read(&markup, progress: progress) { try write($1, by: $0.creator, to: &writer) }
        if reader.waypoints > 0 { writer.skip(.waypoint, reader.waypoints) }
        if reader.plannedRoutes > 0 { writer.skip(.plannedRoute, reader.plannedRoutes) }
        if reader.surplus > 0 { writer.skip(.tooManyPoints, reader.surplus) }
        if markup.overLimit > 0 { writer.skip(.overLimit, markup.overLimit) }
        try writer.flush()
        return writer.tally(cutOff: markup.problem)
    }

    private static func write(_ track: RecordedTrack, by creator: String?, to writer: inout RecordWriter) throws {
        let timed = track.timed
        guard let from = timed.first?.atMs, let to = timed.last?.atMs, timed.count > 1 else {
            let isLone = track.points.count == 1 && !timed.isEmpty
            return writer.skip(isLone ? .lonePoint : track.isTooEarly ? .tooEarly : .trackWithoutTimes)
        }
        let source = ImportedSource(recorder: creator, format: "GPX")
        let number = try writer.number(of: source)
        try writer.add(ImportedRoute(source: number, points: track.route))
        if creator == ImportedSource.appleRoutes { return }
        try track.writeSamples(of: timed, source: number, to: &writer)
        let (seconds, pauses) = RecordedTrack.stretches(of: timed)
        var workout = ImportedWorkout(
            source: number, activity: track.activity, start: from / 1000, end: (to + 999) / 1000,
            durationSeconds: seconds)
        let meters = track.distance
        workout.distanceMeters = meters > 0 ? meters : nil
        workout.events = pauses
        track.fill(&workout, from: timed)
        guard try writer.add(workout) else { return }
        let totals = try writer.number(of: source.forTotals(format: "GPX"))
        try RecordedTrack.writeDayTotals(of: workout, source: totals, to: &writer)
    }
}
