import ImportKit

/// Takes everything and keeps nothing: for `--dry-run`.
final class CountingSink: ImportSink {
    private var types: [ImportedType: Int32] = [:]
    private var sources: [ImportedSource: Int32] = [:]
    private(set) var records = 0
    /// Whether the file that is read has given any record; set back for each.
    var hasRecords = false

    func number(of type: ImportedType) -> Int32 { Self.number(of: type, in: &types) }
    func number(of source: ImportedSource) -> Int32 { Self.number(of: source, in: &sources) }
    func add(samples: [ImportedSample]) { count(samples.count) }
    func add(sleep: [ImportedSleep]) { count(sleep.count) }
    func add(workout: ImportedWorkout) { count(1) }
    func add(summary: ImportedActivitySummary) { count(1) }
    func add(checkIn: ImportedCheckIn) { count(1) }
    func add(route: ImportedRoute) { count(1) }
    func add(beats: ImportedBeats) { count(1) }
    func add(finding: ImportedFinding) { count(1) }
    func set(profile: ImportedProfile) {}

    private func count(_ records: Int) {
        self.records += records
        hasRecords = hasRecords || records > 0
    }

    private static func number<Key: Hashable>(of key: Key, in known: inout [Key: Int32]) -> Int32 {
        if let number = known[key] { return number }
        known[key] = Int32(known.count)
        return Int32(known.count - 1)
    }
}
