import HealthImport

/// Takes everything and keeps nothing: for `--dry-run`.
final class CountingSink: ImportSink {
    private var types: [ImportedType: Int32] = [:]
    private var sources: [ImportedSource: Int32] = [:]
    private(set) var records = 0

    func number(of type: ImportedType) -> Int32 { Self.number(of: type, in: &types) }
    func number(of source: ImportedSource) -> Int32 { Self.number(of: source, in: &sources) }
    func add(samples: [ImportedSample]) { records += samples.count }
    func add(sleep: [ImportedSleep]) { records += sleep.count }
    func add(workout: ImportedWorkout) {}
    func add(summary: ImportedActivitySummary) {}
    func set(profile: ImportedProfile) {}

    private static func number<Key: Hashable>(of key: Key, in known: inout [Key: Int32]) -> Int32 {
        if let number = known[key] { return number }
        known[key] = Int32(known.count)
        return Int32(known.count - 1)
    }
}

/// Hands everything on and counts it.
final class CountedSink: ImportSink {
    private let sink: any ImportSink
    private(set) var records = 0

    init(_ sink: any ImportSink) { self.sink = sink }

    func number(of type: ImportedType) throws -> Int32 { try sink.number(of: type) }
    func number(of source: ImportedSource) throws -> Int32 { try sink.number(of: source) }
    func add(samples: [ImportedSample]) throws {
        records += samples.count
        try sink.add(samples: samples)
    }
    func add(sleep: [ImportedSleep]) throws {
        records += sleep.count
        try sink.add(sleep: sleep)
    }
    func add(workout: ImportedWorkout) throws { try sink.add(workout: workout) }
    func add(summary: ImportedActivitySummary) throws { try sink.add(summary: summary) }
    func add(checkIn: ImportedCheckIn) throws { try sink.add(checkIn: checkIn) }
    func add(route: ImportedRoute) throws { try sink.add(route: route) }
    func add(beats: ImportedBeats) throws { try sink.add(beats: beats) }
    func add(finding: ImportedFinding) throws { try sink.add(finding: finding) }
    func note(zoneName: String, at unix: Int64) throws { try sink.note(zoneName: zoneName, at: unix) }
    func set(profile: ImportedProfile) throws { try sink.set(profile: profile) }
}
