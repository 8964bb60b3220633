import HealthModel
import ImportKit

/// Takes what a reader gives, looks at each value, and keeps a checksum of all of it.
final class CheckingSink: ImportSink {
    private var types: [ImportedType: Int32] = [:]
    private var sources: [ImportedSource: Int32] = [:]
    /// What the reader promised and did not keep; the first of it.
    private(set) var violation: String?
    /// Independent of how the reader groups what it gives.
    private(set) var checksum: UInt64 = 0
    private(set) var records = 0
    private let now: Int64
    var wantsMark: Bool { false }

    init(now: Int64) { self.now = now }

    func number(of type: ImportedType) -> Int32 {
        text(type.identifier, most: 256)
        return Self.number(of: type, in: &types)
    }
    func number(of source: ImportedSource) -> Int32 {
        text(source.name, most: 256)
        text(source.device, most: 2048)
        return Self.number(of: source, in: &sources)
    }
    func add(samples: [ImportedSample]) {
        for sample in samples {
            note(1, sample.type, sample.source, sample.start, sample.duration, sample.value.bitPattern)
            span(sample.start, Int64(sample.duration))
            finite(sample.value)
            reference(sample.type, types.count)
            reference(sample.source, sources.count)
        }
    }
    func add(sleep: [ImportedSleep]) {
        for piece in sleep {
            note(2, piece.source, piece.start, piece.duration, piece.stage)
            span(piece.start, Int64(piece.duration))
            reference(piece.source, sources.count)
        }
    }
    func add(workout: ImportedWorkout) {
        note(3, workout.source, workout.start, workout.end, workout.activity, workout.title)
        span(workout.start, workout.end - workout.start)
        finite(workout.durationSeconds)
        for value in [
            workout.energyKcal, workout.distanceMeters, workout.averageHeartRateBPM, workout.maximumHeartRateBPM,
            workout.elevationGainMeters, workout.steps, workout.averagePowerWatts, workout.averageCadence,
        ] {
            finite(value ?? 0)
        }
        text(workout.title ?? "", most: 512)
    }
    func add(summary: ImportedActivitySummary) {
        note(4, summary.day.number)
        for value in [
            summary.activeEnergyKcal, summary.activeEnergyGoalKcal, summary.exerciseMinutes, summary.standHours,
        ] {
            finite(value)
        }
    }
    func add(checkIn: ImportedCheckIn) {
        note(5, checkIn.day.number, checkIn.answers.notes)
        for scale in CheckIn.Scale.allCases {
            if let level = checkIn.answers[scale], !(1...5).contains(level) { violate("a level of \(level)") }
        }
    }
    func add(route: ImportedRoute) {
        note(6, route.source, route.points.count)
        if route.points.count < 2 { violate("a route of \(route.points.count) points") }
        var last = Int64.min
        for point in route.points {
            note(7, point.atMs, point.latitude, point.longitude)
            if point.atMs < last { violate("a route that goes back in time") }
            last = point.atMs
            finite(point.latitude)
            finite(point.longitude)
            finite(point.altitude ?? 0)
            if abs(point.latitude) > 90 || abs(point.longitude) > 180 { violate("a place that is not on the earth") }
        }
    }
    func add(beats: ImportedBeats) {
        note(8, beats.source, beats.start, beats.beats.count)
        for beat in beats.beats { finite(beat.bpm) }
    }
    func add(finding: ImportedFinding) {
        note(9, finding.kind, finding.start, finding.title, finding.fields.count)
        span(finding.start, finding.end - finding.start)
        text(finding.title, most: 512)
    }
    func record(zoneName: String, at unix: Int64) {}
    func set(profile: ImportedProfile) {}
    func reached(_ mark: ImportMark) {}

    // MARK: Checks

    private func violate(_ what: String) { if violation == nil { violation = what } }

    private func finite(_ value: Double) {
        if !value.isFinite { violate("a value of \(value)") }
    }

    private func reference(_ number: Int32, _ count: Int) {
        if number < 0 || number >= count { violate("a number that was not given out") }
    }

    /// From 1970 (AirFit's own workouts may be older) to tomorrow.
    private func span(_ start: Int64, _ seconds: Int64) {
        records += 1
        if start < -2_208_988_800 || start > now + 2 * 86_400 { violate("an instant of \(start)") }
        if seconds < 0 { violate("a duration of \(seconds) s") }
    }

    private func text(_ text: String, most: Int) {
        if text.unicodeScalars.count > most { violate("a text of \(text.unicodeScalars.count) characters") }
    }

    /// Sums, so that the order of what is given does not count.
    private func note(_ parts: Any?...) {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for part in parts {
            for byte in "\(part ?? "-")|".utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
        checksum &+= hash
    }

    private static func number<Key: Hashable>(of key: Key, in known: inout [Key: Int32]) -> Int32 {
        if let number = known[key] { return number }
        known[key] = Int32(known.count)
        return Int32(known.count - 1)
    }
}
