import ImportKit

/// Keeps what it is given.
final class RecordingSink: ImportSink {
    var types: [ImportedType] = []
    var sources: [ImportedSource] = []
    var samples: [ImportedSample] = []
    var sleep: [ImportedSleep] = []
    var workouts: [ImportedWorkout] = []
    var summaries: [ImportedActivitySummary] = []
    var profile: ImportedProfile?
    var checkIns: [ImportedCheckIn] = []
    var goals: [ImportedGoal] = []
    var entries: [ImportedEntry] = []
    var routes: [ImportedRoute] = []
    var zones: [(name: String, at: Int64)] = []

    func number(of type: ImportedType) -> Int32 {
        types.append(type)
        return Int32(types.count - 1)
    }
    func number(of source: ImportedSource) -> Int32 {
        if let known = sources.firstIndex(of: source) { return Int32(known) }
        sources.append(source)
        return Int32(sources.count - 1)
    }
    func add(samples: [ImportedSample]) { self.samples += samples }
    func add(sleep: [ImportedSleep]) { self.sleep += sleep }
    func add(workout: ImportedWorkout) { workouts.append(workout) }
    func add(summary: ImportedActivitySummary) { summaries.append(summary) }
    func add(checkIn: ImportedCheckIn) { checkIns.append(checkIn) }
    func add(goal: ImportedGoal) { goals.append(goal) }
    func add(route: ImportedRoute) { routes.append(route) }
    func add(entry: ImportedEntry) { entries.append(entry) }
    func record(zoneName: String, at unix: Int64) { zones.append((zoneName, unix)) }
    func set(profile: ImportedProfile) { self.profile = profile }

    /// Samples of a type by the end of its identifier.
    func of(_ name: String) -> [ImportedSample] {
        guard let type = types.firstIndex(where: { $0.identifier.hasSuffix(name) }) else { return [] }
        return samples.filter { $0.type == Int32(type) }
    }
}
