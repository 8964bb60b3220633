import HealthModel

/// A sink that hands on what it is given to another one, in a way of its own.
public protocol ForwardingSink: ImportSink {
    /// - Parameters:
    ///   - count: how many records it is, about.
    ///   - step: gives it to the other sink.
    func relay(_ count: Int, _ step: @escaping @Sendable (any ImportSink) throws -> Void) throws
}

extension ForwardingSink {
    /// Relays samples, each counted as a record.
    public func add(samples: [ImportedSample]) throws { try relay(samples.count) { try $0.add(samples: samples) } }
    /// Relays samples, each counted as a record.
    public func add(correcting samples: [ImportedSample]) throws {
        try relay(samples.count) { try $0.add(correcting: samples) }
    }
    /// Relays samples, each counted as a record.
    public func add(versioned samples: [VersionedSample]) throws {
        try relay(samples.count) { try $0.add(versioned: samples) }
    }
    /// Relays pieces, each counted as a record.
    public func add(sleep: [ImportedSleep]) throws { try relay(sleep.count) { try $0.add(sleep: sleep) } }
    /// Relays it, counted as one record.
    public func add(workout: ImportedWorkout) throws { try relay(1) { try $0.add(workout: workout) } }
    /// Relays it, counted as one record.
    public func add(summary: ImportedActivitySummary) throws {
        try relay(1) { try $0.add(summary: summary) }
    }
    /// Relays it, counted as one record.
    public func add(checkIn: ImportedCheckIn) throws { try relay(1) { try $0.add(checkIn: checkIn) } }
    /// Relays it, counted as a record for each point.
    public func add(route: ImportedRoute) throws { try relay(route.points.count) { try $0.add(route: route) } }
    /// Relays it, counted as a record for each beat.
    public func add(beats: ImportedBeats) throws { try relay(beats.beats.count) { try $0.add(beats: beats) } }
    /// Relays it, counted as one record and another for each field.
    public func add(finding: ImportedFinding) throws {
        try relay(1 + finding.fields.count) { try $0.add(finding: finding) }
    }
    /// Relays it, counted as one record.
    public func record(zoneName: String, at unix: Int64) throws {
        try relay(1) { try $0.record(zoneName: zoneName, at: unix) }
    }
    /// Relays it, counted as one record.
    public func set(profile: ImportedProfile) throws { try relay(1) { try $0.set(profile: profile) } }
    /// Relays it, counted as one record.
    public func add(exclusion: ImportedExclusion) throws {
        try relay(1) { try $0.add(exclusion: exclusion) }
    }
    /// Relays it, counted as one record.
    public func add(exclusionOf piece: ImportedSleep, at moment: Int64) throws {
        try relay(1) { try $0.add(exclusionOf: piece, at: moment) }
    }
    /// Relays it, counted as one record.
    public func add(sourcePlace: ImportedSourcePlace) throws {
        try relay(1) { try $0.add(sourcePlace: sourcePlace) }
    }
    /// Relays it, counted as one record.
    public func add(entry: ImportedEntry) throws { try relay(1) { try $0.add(entry: entry) } }
    /// Relays it, counted as one record.
    public func add(goal: ImportedGoal) throws { try relay(1) { try $0.add(goal: goal) } }
}
