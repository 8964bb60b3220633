/// Hands what a reader finds to a sink in batches, leaves out what cannot be, and counts both.
package struct RecordWriter {
    /// A type of sample, once asked for.
    package struct Measure: Equatable { fileprivate var index: Int }

    private struct Known {
        var identifier: String
        var number: Int32
        var plausible: ClosedRange<Double>
        var records = 0
    }

    package let sink: any ImportSink
    /// Unix seconds: what begins later has not happened yet.
    package let now: Int64
    /// Where a total of the whole day ends at the latest, as today's does.
    package let latest: Int64
    private var known: [Known] = []
    private var measures: [String: Measure] = [:]
    private var sources: [ImportedSource: Int32] = [:]
    private var samples: [ImportedSample] = []
    private var sleep: [ImportedSleep] = []
    private var skipped = [Int](repeating: 0, count: SkipReason.allCases.count)
    private var records = 0
    /// When the file was made, Unix seconds.
    package var exportedAt: Int64?

    /// Samples, or pieces of sleep, that are given at once.
    package static let batch = 4096
    /// Seconds of the longest record that is kept: seven days.
    package static let longest: Int64 = 7 * 86_400

    package init(sink: any ImportSink, context: ImportContext) {
        self.sink = sink
        now = context.now
        latest = now + 86_400
        samples.reserveCapacity(Self.batch)
    }

    // MARK: What samples are of

    /// - Parameters:
    ///   - unit: of a type that is not in Apple's table; the others have theirs.
    ///   - aggregation: likewise.
    package mutating func measure(
        _ identifier: String, unit: String = "", aggregation: SampleAggregation? = nil
    ) throws -> Measure {
        if let measure = measures[identifier] { return measure }
        let definition = AppleType(identifier: identifier)
        let isInTable = definition.unit != nil
        let number = try sink.number(
            of: ImportedType(
                identifier: identifier, unit: definition.unit ?? unit,
                aggregation: isInTable ? definition.aggregation : aggregation ?? definition.aggregation))
        let measure = Measure(index: known.count)
        known.append(Known(identifier: identifier, number: number, plausible: definition.plausible))
        measures[identifier] = measure
        return measure
    }

    /// The sink's number of a source, asked for once.
    package mutating func number(of source: ImportedSource) throws -> Int32 {
        if let number = sources[source] { return number }
        let number = try sink.number(of: source)
        sources[source] = number
        return number
    }

    // MARK: Records

    /// Counts records as left out.
    package mutating func skip(_ reason: SkipReason, _ count: Int = 1) {
        records += count
        skipped[reason.rawValue] += count
    }

    /// - Parameters:
    ///   - start: Unix seconds.
    ///   - duration: seconds, 0 for an instant.
    ///   - value: in the type's canonical unit.
    @inline(__always) package mutating func add(
        _ measure: Measure, source: Int32, start: Int64, duration: Int64 = 0, value: Double, isUserEntered: Bool = false
    ) throws {
        if let reason = problem(start: start, duration: duration, mayGoOn: WholeDay.seconds.contains(duration)) {
            return skip(reason)
        }
        guard known[measure.index].plausible.contains(value) else { return skip(.implausible) }
        records += 1
        known[measure.index].records += 1
        samples.append(
            ImportedSample(
                type: known[measure.index].number, source: source, start: start, duration: Int32(duration),
                isUserEntered: isUserEntered, value: value))
        if samples.count >= Self.batch { try flush() }
    }

    /// Gives a piece of sleep, or counts it as left out.
    package mutating func add(_ piece: ImportedSleep) throws {
        if let reason = problem(start: piece.start, duration: Int64(piece.duration)) { return skip(reason) }
        count("HKCategoryTypeIdentifierSleepAnalysis")
        sleep.append(piece)
        if sleep.count >= Self.batch { try flush() }
    }

    /// - Returns: whether it was kept.
    @discardableResult package mutating func add(_ workout: ImportedWorkout) throws -> Bool {
        if let reason = problem(start: workout.start, duration: workout.end - workout.start) {
            skip(reason)
            return false
        }
        count("Workout")
        try sink.add(workout: workout)
        return true
    }

    /// Gives a route, or counts it as left out; one of fewer than two points is neither.
    package mutating func add(_ route: ImportedRoute) throws {
        guard let first = route.points.first, let last = route.points.last, route.points.count > 1 else { return }
        let start = first.atMs / 1000
        if let reason = problem(start: start, duration: last.atMs / 1000 - start) { return skip(reason) }
        count("Route")
        try sink.add(route: route)
    }

    /// Gives a list of beats, or counts it as left out.
    package mutating func add(_ beats: ImportedBeats) throws {
        if let reason = problem(start: beats.start, duration: 0) { return skip(reason) }
        count("Heartbeats")
        try sink.add(beats: beats)
    }

    /// Gives a finding, or counts it as left out.
    package mutating func add(_ finding: ImportedFinding) throws {
        if let reason = problem(start: finding.start, duration: finding.end - finding.start, mayGoOn: true) {
            return skip(reason)
        }
        count("Finding")
        try sink.add(finding: finding)
    }

    /// Why a record cannot be kept; `nil` for one that can.
    /// - Parameters:
    ///   - start: Unix seconds, from 1970 to `now`.
    ///   - duration: seconds, at most `longest`.
    ///   - mayGoOn: whether it may end after now, by `latest`: as totals of today and findings do.
    @inline(__always) package func problem(start: Int64, duration: Int64, mayGoOn: Bool = false) -> SkipReason? {
        let end = mayGoOn ? latest : now
        if start >= 0, duration >= 0, duration <= Self.longest, start <= now, start + duration <= end { return nil }
        if start < 0 { return .tooEarly }
        if duration < 0 { return .endsBeforeStart }
        return start > now || duration <= Self.longest ? .inTheFuture : .tooLong
    }

    private var others: [String: Int] = [:]

    private mutating func count(_ name: String) {
        records += 1
        others[name, default: 0] += 1
    }

    // MARK: The end

    /// Gives the sink the samples and pieces of sleep that wait for a full batch.
    package mutating func flush() throws {
        if !samples.isEmpty { try sink.add(samples: samples) }
        samples.removeAll(keepingCapacity: true)
        if !sleep.isEmpty { try sink.add(sleep: sleep) }
        sleep.removeAll(keepingCapacity: true)
    }

    /// - Parameter cutOff: why reading stopped early; `nil` for a whole file.
    package func tally(cutOff: String?) -> ImportTally {
        var tally = ImportTally()
        tally.records = records
        for reason in SkipReason.allCases where skipped[reason.rawValue] > 0 {
            tally.skipped[reason.text] = skipped[reason.rawValue]
        }
        tally.byType = others
        for type in known where type.records > 0 { tally.byType[type.identifier, default: 0] += type.records }
        tally.exportedAt = exportedAt
        tally.cutOff = cutOff
        return tally
    }
}
