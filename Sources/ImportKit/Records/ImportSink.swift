/// Where a reader puts what it finds. Every call may throw to stop the reading; what was given before is the sink's to
/// keep or to roll back.
public protocol ImportSink: AnyObject {
    /// The number of a type or a source, the same for the same value. Readers ask once for each distinct one.
    func number(of type: ImportedType) throws -> Int32
    /// The number of a source.
    func number(of source: ImportedSource) throws -> Int32
    /// Up to a few thousand samples at a time, of any types and in any order.
    func add(samples: [ImportedSample]) throws
    /// The same for files that are written again and again with the value of now: another value of the same type, source, start
    /// and duration from an earlier file gives way.
    func add(correcting samples: [ImportedSample]) throws
    /// The same for samples that their program writes again under one identifier: the highest version stands.
    func add(versioned samples: [VersionedSample]) throws
    /// Up to a few thousand pieces of sleep at a time, in any order.
    func add(sleep: [ImportedSleep]) throws
    /// One workout; samples taken during it are given as such.
    func add(workout: ImportedWorkout) throws
    /// Apple's rings of one day.
    func add(summary: ImportedActivitySummary) throws
    /// The check-in of one day; of two of a day the one written later stands.
    func add(checkIn: ImportedCheckIn) throws
    /// One route, of the workout of the same time.
    func add(route: ImportedRoute) throws
    /// The beats that a watch recorded once.
    func add(beats: ImportedBeats) throws
    /// One finding.
    func add(finding: ImportedFinding) throws
    /// A record says in which IANA zone it was made. Readers tell of each zone at least with the first and the last record
    /// of a stay; a zone that is told again and again costs little.
    func record(zoneName: String, at unix: Int64) throws
    /// Facts about the person; those that are `nil` say nothing. A file may tell of them several times.
    func set(profile: ImportedProfile) throws
    /// The person's changes in another AirFit: a sample or a piece of sleep that no longer counts, and their order of
    /// sources.
    func add(exclusion: ImportedExclusion) throws
    /// - Parameter moment: Unix seconds.
    func add(exclusionOf piece: ImportedSleep, at moment: Int64) throws
    /// The place of one source in the person's order.
    func add(sourcePlace: ImportedSourcePlace) throws
    /// An entry of the person there, after the rows that came of it.
    func add(entry: ImportedEntry) throws
    /// A goal, also one that was ended or replaced.
    func add(goal: ImportedGoal) throws
    /// Whether the next mark is of use; asked once in every block. Only readers of large files tell of marks.
    var wantsMark: Bool { get }
    /// Everything before the mark was given.
    func reached(_ mark: ImportMark) throws
}

extension ImportSink {
    /// For sinks that keep nothing that could be corrected.
    public func add(correcting samples: [ImportedSample]) throws { try add(samples: samples) }
    /// For sinks that do not look for older versions.
    public func add(versioned samples: [VersionedSample]) throws { try add(samples: samples.map(\.sample)) }
    /// For sinks that have no use for them.
    public func add(exclusion: ImportedExclusion) throws {}
    /// Does nothing.
    public func add(exclusionOf piece: ImportedSleep, at moment: Int64) throws {}
    /// Does nothing.
    public func add(sourcePlace: ImportedSourcePlace) throws {}
    /// Does nothing.
    public func add(entry: ImportedEntry) throws {}
    /// Does nothing.
    public func add(goal: ImportedGoal) throws {}
    /// Does nothing.
    public func add(checkIn: ImportedCheckIn) throws {}
    /// Does nothing.
    public func add(route: ImportedRoute) throws {}
    /// Does nothing.
    public func add(beats: ImportedBeats) throws {}
    /// Does nothing.
    public func add(finding: ImportedFinding) throws {}
    /// Does nothing.
    public func record(zoneName: String, at unix: Int64) throws {}
}
