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
