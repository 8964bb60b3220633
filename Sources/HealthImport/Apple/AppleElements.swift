import HealthModel
import ImportKit

/// Collects the elements of an export document: keeps the one below the root that is open, and hands it on when it is
/// whole.
struct AppleElements {
    /// The kind of the open element directly below the root.
    private enum Kind { case none, record, workout, finding, other }
    /// The kind of the open element directly below that one.
    private enum Inner { case beats, route, other }

    /// Seconds by which a day begins earlier in the easternmost zone than in UTC.
    private static let farthestZone: Int64 = 14 * 3_600

    private let sink: any ImportSink
    /// Unix seconds: what begins later has not happened yet.
    private let now: Int64
    private(set) var records: AppleRecordParser
    private var kind = Kind.none
    private var record: AppleRecordParser.Draft?
    private var workout: AppleWorkoutDraft?
    private var finding: AppleFindingDraft?
    private var inner = Inner.other
    /// In the open record.
    private var beats: AppleBeatList?
    /// In the open workout.
    private var route = AppleRouteDraft()
    private var workoutSources: [ImportedSource: Int32] = [:]
    private var profile = ImportedProfile()
    private var exportedAt: Int64?

    init(sink: any ImportSink, now: Int64) {
        self.sink = sink
        self.now = now
        records = AppleRecordParser(sink: sink, now: now)
    }

    // MARK: All of them

    /// Gives the sink what was read so far.
    mutating func flush() throws -> ImportTally {
        try records.flush()
        try records.flushSighting()
        profile.newestZoneName = records.newestZoneName
        try sink.set(profile: profile)
        var tally = ImportTally()
        records.fill(&tally)
        tally.exportedAt = exportedAt
        return tally
    }

    private enum Note {
        static let birth = "birth", sex = "sex"
    }

    /// The mark from which reading can resume; asked for between two elements below the root.
    mutating func mark(at position: Int64) throws -> ImportMark {
        var mark = ImportMark(position: position, tally: try flush())
        mark.notes[Note.birth] = profile.dateOfBirth?.iso
        mark.notes[Note.sex] = profile.sex?.rawValue
        records.complete(&mark)
        return mark
    }

    mutating func resume(from mark: ImportMark) {
        exportedAt = mark.tally.exportedAt
        profile.dateOfBirth = mark.notes[Note.birth].flatMap { CivilDay(iso: $0) }
        profile.sex = mark.notes[Note.sex].flatMap { Sex(rawValue: $0) }
        records.resume(from: mark)
    }

    /// One that could not be read.
    mutating func leaveOut(_ reason: SkipReason, isRecord: Bool) {
        if isRecord { records.countUnread(reason) } else { records.skip(reason) }
    }

    // MARK: One below the root

    /// A record, with its name passed: nearly all there is.
    @inline(__always) mutating func readRecord(_ tag: inout TagScanner) throws -> TagScanner.Step {
        var draft: AppleRecordParser.Draft?
        let step = try records.read(&tag, draft: &draft)
        switch step {
        case .selfClosed: if let draft { try records.complete(draft) }
        case .open: (record, kind) = (draft, .record)
        default: break
        }
        return step
    }

    /// Any element below the root but a record. One without content is whole at once.
    mutating func read(_ name: ByteSlice, _ tag: inout TagScanner) throws -> TagScanner.Step {
        guard let known = TopElement(name) else {
            let step = tag.skip()
            if step == .open || step == .selfClosed { kind = .other }
            return step
        }
        // Read twice only if the tag is cut by the end of a block.
        var step = TagScanner.Step.incomplete
        let attributes = AttributeList(&tag, step: &step)
        guard step == .open || step == .selfClosed else { return step }
        try handle(known, attributes)
        kind = known.isFinding ? .finding : known == .workout ? .workout : .other
        if step == .selfClosed { try complete() }
        return step
    }

    // MARK: Those in it

    /// - Parameter depth: of the element's parent: 1 for a child of one below the root.
    mutating func readInner(_ name: ByteSlice, _ tag: inout TagScanner, depth: Int) -> TagScanner.Step {
        switch (depth, kind, inner) {
        case (1, _, _): readChild(name, &tag)
        case (2, .record, .beats): readBeat(&tag)
        case (2, .workout, .route) where name.equals("Location"): readLocation(&tag)
        default: tag.skip()
        }
    }

    /// A child of the element below the root.
    private mutating func readChild(_ name: ByteSlice, _ tag: inout TagScanner) -> TagScanner.Step {
        inner = .other
        switch kind {
        case .record where name.equals("MetadataEntry"): return readMetadata(&tag)
        case .record where name.equals("HeartRateVariabilityMetadataList"):
            inner = .beats
            if beats == nil, let sample = record?.sample {
                beats = AppleBeatList(start: sample.start, source: sample.source)
            }
            return tag.skip()
        case .workout where name.equals("WorkoutRoute"):
            inner = .route
            return tag.skip()
        case .workout, .finding:
            var step = TagScanner.Step.incomplete
            let attributes = AttributeList(&tag, step: &step)
            guard step == .open || step == .selfClosed else { return step }
            if kind == .workout {
                takeWorkoutChild(name, attributes)
            } else {
                finding?.add(child: name, attributes)
            }
            return step
        case .record, .none, .other: return tag.skip()
        }
    }

    private mutating func readMetadata(_ tag: inout TagScanner) -> TagScanner.Step {
        var key = ByteSlice(start: tag.position, count: 0)
        var value = key
        while true {
            let step = tag.next()
            switch step {
            case .attribute:
                if tag.name.equals("key") { key = tag.value } else if tag.name.equals("value") { value = tag.value }
            case .open, .selfClosed:
                if var draft = record, !tag.isOverLimit {
                    records.read(key: key, value: value, in: &draft)
                    record = draft
                }
                return step
            case .incomplete, .malformed: return step
            }
        }
    }

    private mutating func readBeat(_ tag: inout TagScanner) -> TagScanner.Step {
        var bpm = ByteSlice(start: tag.position, count: 0)
        var time = bpm
        while true {
            let step = tag.next()
            switch step {
            case .attribute:
                if tag.name.equals("bpm") { bpm = tag.value } else if tag.name.equals("time") { time = tag.value }
            case .open, .selfClosed:
                if !tag.isOverLimit { beats?.add(bpm: bpm, time: time) }
                return step
            case .incomplete, .malformed: return step
            }
        }
    }

    private mutating func readLocation(_ tag: inout TagScanner) -> TagScanner.Step {
        var location = AppleLocation()
        while true {
            let step = tag.next()
            switch step {
            case .attribute: location.set(tag.name, tag.value)
            case .open, .selfClosed:
                if !tag.isOverLimit, workout != nil {
                    route.add(at: location.date.flatMap { records.instant($0) }, location)
                }
                return step
            case .incomplete, .malformed: return step
            }
        }
    }

    private mutating func handle(_ element: TopElement, _ attributes: AttributeList) throws {
        switch element {
        case .me: profile.read(attributes)
        case .exportDate:
            exportedAt = Array((attributes["value"] ?? "").utf8).withPaddedSlice { records.instant($0) }
        case .summary:
            guard let summary = ImportedActivitySummary(attributes), summary.day.number >= 0 else {
                records.skip(.impossibleDate)
                return
            }
            guard Int64(summary.day.number) * 86_400 - Self.farthestZone <= now else {
                records.skip(.inTheFuture)
                return
            }
            try sink.add(summary: summary)
        case .workout: workout = try makeWorkout(attributes)
        case .correlation: finding = try makeFinding(.correlation, attributes)
        case .audiogram: finding = try makeFinding(.audiogram, attributes)
        case .vision: finding = try makeFinding(.visionPrescription, attributes)
        }
    }

    /// `nil` where it has no time. It is no record and counted nowhere.
    private mutating func makeFinding(
        _ kind: ImportedFinding.Kind, _ attributes: AttributeList
    ) throws -> AppleFindingDraft? {
        guard let start = instant(attributes["startDate"] ?? attributes["dateIssued"]), (0...now).contains(start)
        else { return nil }
        let end = instant(attributes["endDate"]).map { min(max($0, start), start + AppleRecordParser.longest) }
        let source = ImportedSource(
            name: attributes["sourceName"] ?? "Health", rawDevice: attributes["device"] ?? "")
        return AppleFindingDraft(
            kind, source: try workoutSource(source), start: start, end: end ?? start, attributes)
    }

    private mutating func makeWorkout(_ attributes: AttributeList) throws -> AppleWorkoutDraft? {
        let start = Array((attributes["startDate"] ?? "").utf8)
        let end = Array((attributes["endDate"] ?? "").utf8)
        let span = start.withPaddedSlice { from in
            end.withPaddedSlice { to in records.span(from, to, isCategory: false) }
        }
        guard let (from, duration) = span else { return nil }
        let source = ImportedSource(name: attributes["sourceName"] ?? "", rawDevice: attributes["device"] ?? "")
        return AppleWorkoutDraft(
            source: try workoutSource(source), start: from, end: from + Int64(duration),
            attributes: AppleWorkoutDraft.Attributes(
                activity: attributes["workoutActivityType"], duration: attributes["duration"],
                durationUnit: attributes["durationUnit"], distance: attributes["totalDistance"],
                distanceUnit: attributes["totalDistanceUnit"], energy: attributes["totalEnergyBurned"],
                energyUnit: attributes["totalEnergyBurnedUnit"]))
    }

    private mutating func workoutSource(_ source: ImportedSource) throws -> Int32 {
        if let known = workoutSources[source] { return known }
        let number = try sink.number(of: source)
        if workoutSources.count < 10_000 { workoutSources[source] = number }
        return number
    }

    private mutating func takeWorkoutChild(_ name: ByteSlice, _ attributes: AttributeList) {
        if name.equals("WorkoutStatistics"), let type = attributes["type"] {
            workout?.add(
                statistics: type, sum: attributes["sum"], average: attributes["average"],
                minimum: attributes["minimum"], maximum: attributes["maximum"], unit: attributes["unit"])
        } else if name.equals("WorkoutEvent"), let type = attributes["type"] {
            let at = instant(attributes["date"])
            workout?.add(event: type, at: at, duration: attributes["duration"], unit: attributes["durationUnit"])
        } else if name.equals("WorkoutActivity") {
            let (from, to) = (instant(attributes["startDate"]), instant(attributes["endDate"]))
            workout?.add(activityFrom: from, to: to)
        } else if name.equals("MetadataEntry"), let key = attributes["key"], let value = attributes["value"] {
            if key == "HKTimeZone", let start = workout?.workout.start {
                workout?.zone = Array(value.utf8).withPaddedSlice { records.zone($0, at: start) }
            } else {
                workout?.read(key: key, value: value)
            }
        }
    }

    private mutating func instant(_ text: String?) -> Int64? {
        text.flatMap { Array($0.utf8).withPaddedSlice { records.instant($0) } }
    }

    /// The element below the root has ended: it is whole.
    mutating func complete() throws {
        switch kind {
        case .record:
            if let record {
                try records.complete(record)
                if record.zone != NameTable.empty { try records.sight(record) }
                if let beats = beats?.imported { try sink.add(beats: beats) }
            }
            record = nil
            beats = nil
        case .workout:
            if let workout { try complete(workout) }
            workout = nil
            route = AppleRouteDraft()
        case .finding:
            if let finding { try sink.add(finding: finding.finding) }
            finding = nil
        case .none, .other: break
        }
        kind = .none
    }

    private mutating func complete(_ draft: AppleWorkoutDraft) throws {
        var workout = draft.finished
        workout.zoneName = records.zoneName(draft.zone)
        try sink.add(workout: workout)
        if draft.zone != NameTable.empty { try records.sight(draft.zone, from: workout.start, to: workout.end) }
        guard route.points.count > 1 else { return }
        try sink.add(route: ImportedRoute(source: workout.source, points: route.points))
    }
}

/// An element below the root that is no record.
private enum TopElement {
    case workout, summary, me, exportDate, correlation, audiogram, vision
    init?(_ name: ByteSlice) {
        if name.equals("Workout") {
            self = .workout
        } else if name.equals("ActivitySummary") {
            self = .summary
        } else if name.equals("Correlation") {
            self = .correlation
        } else if name.equals("Audiogram") {
            self = .audiogram
        } else if name.equals("VisionPrescription") {
            self = .vision
        } else if name.equals("Me") {
            self = .me
        } else if name.equals("ExportDate") {
            self = .exportDate
        } else {
            return nil
        }
    }

    var isFinding: Bool { self == .correlation || self == .audiogram || self == .vision }
}
