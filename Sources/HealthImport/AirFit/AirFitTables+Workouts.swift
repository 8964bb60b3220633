import ImportKit
import JSON

/// The tables of an AirFit export with what belongs to workouts, and other things of one moment.
extension AirFitTables {
    struct WorkoutKey: Hashable {
        var start: Int64
        var source: Int32
    }

    /// More than anybody has; what is above is left out.
    private static let mostEvents = 1_000_000
    private static let mostPoints = RecordedTrack.mostPoints

    func flag(_ column: String) -> Bool? {
        if case .flag(let value) = cell(column) { return value }
        return nil
    }

    private func source() -> Int32? { integer("source").flatMap { sources[$0] } }

    /// Kept until the workouts come, which stand behind.
    func takeEvent() {
        let kinds: [String: ImportedWorkoutEvent.Kind] = [
            "pause": .pause, "lap": .lap, "segment": .segment, "marker": .marker,
        ]
        guard let source = source(), let start = integer("workout_start_unix_s"), let at = integer("at_unix_s"),
            let kind = text("kind").flatMap({ kinds[$0] }), let duration = number("duration_s")
        else { return skip(.malformed) }
        guard eventCount < Self.mostEvents else { return skip(.malformed) }
        eventCount += 1
        events[WorkoutKey(start: start, source: source), default: []].append(
            ImportedWorkoutEvent(kind: kind, start: at, durationSeconds: duration))
    }

    /// The points of one route follow each other.
    func takePoint() throws {
        guard let number = integer("route"), let source = source(), let at = integer("at_unix_ms"),
            let latitude = self.number("latitude"), let longitude = self.number("longitude"),
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return skip(.malformed) }
        if route?.number != number { try flushRoute() }
        var points = route?.route.points ?? []
        route = nil  // so that the points are not copied
        guard points.count < Self.mostPoints, isPlausible(at / 1000, 0) else {
            route = (number, ImportedRoute(source: source, points: points))
            return
        }
        points.append(
            ImportedRoute.Point(
                atMs: at, latitude: latitude, longitude: longitude, altitude: self.number("altitude_m"),
                isAfterGap: flag("after_gap") ?? false))
        route = (number, ImportedRoute(source: source, points: points))
    }

    func flushRoute() throws {
        guard let route else { return }
        self.route = nil
        if route.route.points.count > 1 { try sink.add(route: route.route) }
    }

    /// The beats of one list follow each other.
    func takeBeat() throws {
        guard let start = integer("start_unix_s"), let source = source(), let bpm = number("bpm"),
            let offset = integer("offset_ms").flatMap(Int32.init(exactly:))
        else { return skip(.malformed) }
        guard isPlausible(start, 0) else { return }
        if beats?.start != start || beats?.source != source {
            try flushBeats()
            beats = ImportedBeats(source: source, start: start, beats: [])
        }
        guard beats?.beats.count ?? 0 < Self.mostPoints else { return }
        beats?.beats.append(ImportedBeats.Beat(offsetMs: offset, bpm: bpm))
    }

    func flushBeats() throws {
        guard let beats else { return }
        self.beats = nil
        try sink.add(beats: beats)
    }

    func takeFinding() throws {
        guard let kind = text("kind").flatMap(ImportedFinding.Kind.init(rawValue:)), let source = source(),
            let start = integer("start_unix_s"), let end = integer("end_unix_s"),
            let title = text("title")?.cut(toScalars: 512),
            let text = text("fields")
        else { return skip(.malformed) }
        guard isPlausible(start, 0) else { return }
        do {
            let fields = try CodedJSON.value([ImportedFinding.Field].self, from: text)
            try sink.add(
                finding: ImportedFinding(
                    kind: kind, source: source, start: start, end: end, title: title, fields: fields))
        } catch is DecodingError {
            skip(.malformed)
        }
    }

    func takeSighting() throws {
        guard let zone = integer("zone").flatMap({ zones[$0] }), let first = integer("first_at_unix_s"),
            let last = integer("last_at_unix_s")
        else { return skip(.malformed) }
        guard isPlausible(first, 0) else { return }
        try sink.record(zoneName: zone, at: first)
        try sink.record(zoneName: zone, at: last)
    }
}
